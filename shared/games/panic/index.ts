import type { GameDefinition, Outcome } from '../../engine/game';
import { apply } from './apply';
import { isWin } from './apply/ending';
import { resume } from './apply/resume';
import { heuristic } from './bots/heuristic';
import { value } from './bots/value';
import { board, type PanicPublic } from './board';
import { copyState } from './copy';
import { LAST_TURN } from './data/limits';
import type { PanicEvent } from './events';
import { check } from './moves/check';
import { legalMoves, quiet } from './moves/legal';
import { sampleMove } from './moves/sample';
import { moveShape } from './moveShape';
import { checkOptions, optionsShape, type PanicOptions } from './options';
import { setup } from './setup';
import type { PanicMove, PanicState } from './types';
import { guess, type PanicPrivate, privateView, publicView, redact } from './view';

/** Characters are taken once; every turn has a bound (see RULES.md, "How long a game can be"). */
const MOVES_PER_TURN = 400;
const SET_UP_MOVES = 6;

const outcome = ({ ending, players, missionsDone }: Readonly<PanicState>): Outcome | undefined => {
  if (ending === '') return undefined;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    reason: ending,
    winners: isWin(ending) ? seats : [],
    scores: seats.map(() => missionsDone.length),
  };
};

export const game: GameDefinition<
  PanicState,
  PanicMove,
  PanicEvent,
  PanicPublic,
  PanicPrivate,
  PanicOptions
> = {
  id: 'panic',
  version: 1,
  seats: { min: 1, max: 6 },
  cooperative: true,
  options: optionsShape,
  move: moveShape,
  board,
  standing: [],
  longest: SET_UP_MOVES + LAST_TURN * MOVES_PER_TURN,
  checkOptions,
  setup,
  clone: copyState,
  legalMoves,
  sampleMove,
  quiet,
  check,
  apply,
  resume,
  outcome,
  cast: ({ characters }) => characters,
  publicView,
  privateView,
  redact,
  guess,
  bots: { heuristic },
  value,
};

export { words } from './words/en';
