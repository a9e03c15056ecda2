import type { SceneMaker } from '../../tabletop/scene';
import { openKit } from './kit';
import { PanicScene } from './panicScene';

/** Puts Panic on the holodeck's table. */
export const openPanic: SceneMaker = async (ground) =>
  new PanicScene(ground, await openKit(ground.deck, ground.canvas));
