import type { GameDefinition } from '../../engine/game';
import { apply, resume } from './apply';
import { board, type Private, type Public } from './board';
import { heuristic } from './bots/heuristic';
import { value } from './bots/value';
import { check } from './check';
import { checkOptions } from './checkOptions';
import { cloneState } from './clone';
import type { Event } from './events';
import { guess } from './guess';
import { legalMoves, quiet, quietFor } from './legal';
import { type Move, moveShape } from './moves';
import { clockOf, type Options, optionsShape, publicOptions, reactionMsOf } from './options';
import { outcome } from './outcome';
import { redact } from './redact';
import { sampleMove } from './sample';
import { setup } from './setup';
import type { State } from './types';
import { privateView, publicView } from './view';
import { weights } from './weights';

export { words } from './words/en';

/** Attack Wing: two fleets, one mat. */
export const game: GameDefinition<State, Move, Event, Public, Private, Options> = {
  id: 'attackWing',
  version: 7,
  seats: { min: 2, max: 2 },
  cooperative: false,
  options: optionsShape,
  move: moveShape,
  board,
  standing: ['concede'],
  longest: 6000,
  checkOptions,
  publicOptions,
  clock: clockOf,
  reactionMs: reactionMsOf,
  setup,
  legalMoves,
  sampleMove,
  quiet,
  quietFor,
  check,
  apply,
  resume,
  outcome,
  publicView,
  privateView,
  redact,
  guess,
  bots: { heuristic },
  clone: cloneState,
  value,
  weights,
};
