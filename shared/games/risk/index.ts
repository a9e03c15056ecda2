import type { GameDefinition } from '../../engine/game';
import { apply, resume } from './apply';
import { BOARD, type Private, type Public } from './board';
import { heuristic } from './bots/heuristic';
import { value } from './bots/value';
import { check } from './check';
import { clone } from './clone';
import type { Event } from './events';
import { guess } from './guess';
import { legalMoves, quiet } from './legal';
import { type Move, moveShape, STANDING } from './moves';
import { checkOptions, type Options, optionsShape } from './options';
import { outcome } from './outcome';
import { redact } from './redact';
import { sampleMove } from './sample';
import { setup } from './setup';
import type { RiskState } from './types';
import { privateView, publicView } from './view';
import { weights } from './weights';

export { words } from './words/en';

export const game: GameDefinition<RiskState, Move, Event, Public, Private, Options> = {
  id: 'risk',
  version: 3,
  seats: { min: 2, max: 5 },
  cooperative: false,
  options: optionsShape,
  move: moveShape,
  board: BOARD,
  standing: STANDING,
  longest: 2_000_000,
  checkOptions,
  setup,
  legalMoves,
  sampleMove,
  quiet,
  check,
  apply,
  resume,
  outcome,
  cast: ({ captains }) => captains,
  publicView,
  privateView,
  redact,
  guess,
  bots: { heuristic },
  clone,
  value,
  weights,
};
