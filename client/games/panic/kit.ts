import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Holodeck } from '../../holodeck';
import type { Centrepiece } from '../../holodeck/centrepiece';
import { TABLE } from '../../holodeck/measures';
import { type Input, openInput } from '../../input';
import { type Cards, makeCards } from '../../kit/cards';
import { type Effects, makeEffects } from '../../kit/effects';
import { makePrompts, type Prompts } from '../../kit/prompts';
import { openSounds, type Sounds } from '../../kit/sound';
import { type Bag, type Die, type Fleet, loadFleet, makeBag, makeDie } from '../../kit/things';
import { THEMES } from '../../kit/theme';
import { makeFaces } from './faces';
import type { Frames } from './motion';
import { makeTargets, type Targets } from './targets';

/** All that a game of Panic is shown with. */
export interface Kit {
  readonly centre: Centrepiece;
  readonly fleet: Fleet;
  readonly cards: Cards;
  readonly effects: Effects;
  readonly sounds: Sounds;
  readonly prompts: Prompts;
  readonly input: Input;
  readonly die: Die;
  readonly bag: Bag;
  readonly targets: Targets;
  readonly frames: Frames;
  dispose(): void;
}

/** Loads and makes everything; what was made before a failure is cleared away again. */
export const openKit = async (deck: Holodeck, canvas: HTMLCanvasElement): Promise<Kit> => {
  const { scene, preset, eye } = deck;
  const input = openInput(scene, canvas, { surface: TABLE.height, camera: eye });
  const [centre, fleet, prompts] = await Promise.all([
    deck.centrepiece,
    loadFleet(scene, preset),
    makePrompts(scene, input),
  ]);
  const glass = new TransformNode('glass', scene);
  glass.parent = eye.camera;
  const made = {
    centre,
    fleet,
    input,
    cards: makeCards(scene, preset, makeFaces()),
    effects: makeEffects(scene, preset),
    sounds: openSounds(document),
    prompts,
    die: makeDie(scene, THEMES.standard),
    bag: makeBag(scene, THEMES.standard),
    targets: makeTargets(scene, centre.pivot, input),
    frames: { world: null, glass },
  };
  return {
    ...made,
    dispose: () => {
      const { targets, prompts: asking, sounds, effects, cards, die, bag } = made;
      for (const one of [targets, asking, sounds, effects, cards, die, bag, fleet, input, glass])
        one.dispose();
    },
  };
};
