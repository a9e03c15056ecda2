import type { Scene } from '@babylonjs/core/scene';
import { ASSETS } from '../assets';
import type { Preset } from '../preset';
import { makeFleet } from './fleet';
import { loadNamed } from './models';
import type { Stands } from './stand';
import type { Fleet } from './types';

export type { Stand, Stands } from './stand';
export type { Fleet, Token } from './types';

/** Loads the models of a game's tokens once; tokens are then taken from it and given back. */
export const loadFleet = async <Kind extends string>(
  scene: Scene,
  preset: Preset,
  stands: Stands<Kind>,
): Promise<Fleet<Kind>> => {
  const kinds = Object.keys(stands) as Kind[];
  return makeFleet(scene, await loadNamed(scene, preset.relief, ASSETS.things, kinds), stands);
};
export { type Bag, makeBag } from './bag';
export { type Die, makeDie } from './die';
