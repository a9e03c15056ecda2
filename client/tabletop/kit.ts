import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { openSounds, type Sounds } from '../kit/sound';
import { type Cards, makeCards } from '../kit/cards';
import { type Effects, makeEffects } from '../kit/effects';
import { type Lines, makeLines } from '../kit/lines';
import { makePrompts, type Prompts } from '../kit/prompts';
import { THEMES } from '../kit/theme';
import type { AnyTable, Body, Props } from './gameTable';
import type { SceneGround } from './scene';

/** All that a game is shown with: what every table has, and what this game brings. */
export interface TableKit {
  readonly effects: Effects;
  readonly sounds: Sounds;
  readonly prompts: Prompts;
  readonly lines: Lines;
  /** Absent where the game has no cards. */
  readonly cards: Cards | undefined;
  readonly props: Props<object>;
  dispose(): void;
}

/** Loads and makes everything. */
export const openKit = async (table: AnyTable, ground: SceneGround): Promise<TableKit> => {
  const { deck, viewpoint, settings } = ground;
  const { scene, preset } = deck;
  const { input, gaze } = viewpoint;
  const prompts = await makePrompts(scene, input);
  const made = {
    prompts,
    effects: makeEffects(scene, preset),
    sounds: openSounds(document, viewpoint.films === true),
    lines: makeLines(scene),
    cards: table.faces && makeCards(scene, preset, table.faces()),
  };
  const clear = (): void => {
    for (const one of [made.prompts, made.sounds, made.effects, made.lines]) one.dispose();
    made.cards?.dispose();
  };
  try {
    const hand = (): Vector3 | undefined => viewpoint.hand?.();
    const props = await table.fixtures({
      ...made,
      deck,
      input,
      gaze,
      hand,
      colours: THEMES[settings.colours],
    });
    return { ...made, props, dispose: clear };
  } catch (error) {
    clear();
    throw error;
  }
};

/** A card as a piece. */
export const cardBody = (cards: Cards, face: string): Body => {
  const card = cards.add(face);
  return {
    node: card.node,
    body: card.body,
    show: (piece, before) => {
      if (before !== undefined && before.face !== piece.face) card.face(piece.face);
    },
    glow: (meaning) => card.glow(meaning),
    dim: (on) => card.dim(on),
    remove: () => card.remove(),
  };
};
