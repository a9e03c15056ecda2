import type { GameDefinition } from '../../engine/game';
import { apply } from './apply';
import { resume } from './apply/resume';
import { heuristic } from './bots/heuristic';
import { value } from './bots/value';
import { board, type PanicPrivate, type PanicPublic } from './board';
import { check } from './check';
import { clone } from './clone';
import type { PanicEvent } from './events';
import { guess } from './guess';
import { legalMoves, quiet } from './legal';
import { moveShape, type PanicMove } from './moves';
import { checkOptions, optionsShape, type PanicOptions } from './options';
import { outcome } from './outcome';
import { redact } from './redact';
import { sampleMove } from './sample';
import { setup } from './setup';
import type { PanicState } from './types';
import { privateView, publicView } from './view';
import { weights } from './weights';

/** No number of turns ends a game (R22); this many moves are far beyond any that was played (RULES.md, "How long a game can be"). */
const LONGEST = 200_000;

export const game: GameDefinition<
  PanicState,
  PanicMove,
  PanicEvent,
  PanicPublic,
  PanicPrivate,
  PanicOptions
> = {
  id: 'panic',
  version: 3,
  seats: { min: 1, max: 6 },
  cooperative: true,
  options: optionsShape,
  move: moveShape,
  board,
  standing: [],
  longest: LONGEST,
  checkOptions,
  setup,
  clone,
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
  weights,
  value,
};

export { words } from './words/en';
