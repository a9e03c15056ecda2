import { settled } from '../../../shared/bots/chances';
import { askOf } from '../../../shared/engine/asks';
import type { Ask, Bot, GameDefinition, GameModule, Refusal, Seat } from '../../../shared/engine/game';
import { guessFrom } from '../../../shared/engine/kernel';
import { copyPile } from '../../../shared/engine/piles';
import type { Rng } from '../../../shared/engine/rng';
import { apply, check, legalMoves, outcome, resume, setup, winnersOf } from './rules';
import {
  BOARD,
  type Event,
  LINE_LENGTH,
  type Move,
  moveShape,
  type Options,
  optionsShape,
  type Private,
  type Public,
  type State,
  strengthOf,
} from './types';
import { guess, privateView, publicView, redact } from './view';
import { words } from './words';

/** A deck lasts for so many rounds and no more. */
const checkOptions = (options: Options, seats: number): Refusal | undefined =>
  options.rounds * seats > 24
    ? {
        code: 'tooLong',
        message: `rounds: expected at most ${String(Math.floor(24 / seats))} for ${String(seats)} captains`,
      }
    : undefined;

const sampleMove = (state: Readonly<State>, seat: Seat, rng: Rng): Move =>
  askOf(state, seat)?.type === 'place'
    ? { type: 'place', spot: rng.below(LINE_LENGTH + 1), row: rng.below(LINE_LENGTH + 1) }
    : rng.pick([...legalMoves(state, seat)]);

const quiet = (_state: Readonly<State>, ask: Ask): Move | undefined => {
  switch (ask.type) {
    case 'place':
    case 'pick':
      return undefined;
    case 'vote':
      return { type: 'vote', shuffle: false };
    default:
      return { type: 'pass' };
  }
};

/** Plays its strongest card, strikes the weakest captain, springs every ambush. */
const heuristic: Bot<Public, Private, Move> = {
  choose(view, ask, rng) {
    const state = guessFrom(game, view, rng);
    const moves = [...legalMoves(state, ask.seat)];
    const score = (move: Move): number => {
      if (move.type === 'pick') return strengthOf(move.card);
      if (move.type === 'lay') return strengthOf(move.card) === 0 ? 2 : -1;
      if (move.type === 'attack')
        return 10 - (state.hull[move.target] ?? 0) - Math.abs(move.charge - 3) / 100;
      return move.type === 'pass' ? 0 : 1;
    };
    return moves.reduce((best, move) => (score(move) > score(best) ? move : best));
  },
};

/** Every field by name: an object literal is the fastest copy there is. */
const clone = (state: Readonly<State>): State => ({
  seq: state.seq,
  rng: { key: state.rng.key, counter: state.rng.counter },
  lastAsk: state.lastAsk,
  open: state.open.slice(),
  reveals: state.reveals,
  agenda: state.agenda.slice(),
  hull: state.hull.slice(),
  spot: state.spot.slice(),
  row: state.row.slice(),
  energy: state.energy.slice(),
  votes: state.votes.slice(),
  hands: state.hands.map(copyPile),
  picks: copyPile(state.picks),
  pickFrom: state.pickFrom.slice(),
  traps: copyPile(state.traps),
  trapFrom: state.trapFrom.slice(),
  deck: copyPile(state.deck),
  discard: state.discard.slice(),
  round: state.round,
  rounds: state.rounds,
  first: state.first,
  calm: state.calm,
  attacker: state.attacker,
  target: state.target,
  charge: state.charge,
  counted: state.counted,
  over: state.over,
});

const value = (pub: Public): readonly number[] => {
  const { captains } = pub;
  if (pub.over) return settled(captains.length, winnersOf({ hull: captains.map(({ hull }) => hull) }));
  const total = captains.reduce((sum, { hull }) => sum + hull, 0);
  return captains.map(({ hull }) => (total === 0 ? 1 / captains.length : hull / total));
};

export const game: GameDefinition<State, Move, Event, Public, Private, Options> = {
  id: 'skirmish',
  version: 3,
  seats: { min: 2, max: 4 },
  cooperative: false,
  options: optionsShape,
  move: moveShape,
  board: BOARD,
  standing: ['concede'],
  longest: 600,
  checkOptions,
  setup,
  legalMoves,
  sampleMove,
  quiet,
  check,
  apply,
  resume,
  outcome,
  publicView,
  privateView,
  redact,
  guess,
  bots: { heuristic },
  clone,
  value,
};

export const skirmish: GameModule = { game, words };
