import type { Bot } from '../../../engine/game';
import type { Private, Public } from '../board';
import type { Move } from '../moves';
import { guess } from '../guess';
import { sampleMove } from '../legal';
import type { State } from '../types';

export const heuristic: Bot<Public, Private, Move> = {
  choose: (view, ask, rng) =>
    sampleMove(
      { ...guess(view.pub, view.priv, view.viewer, rng), open: [...view.open] } as unknown as State,
      ask.seat,
      rng,
    ),
};
