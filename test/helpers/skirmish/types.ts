import * as v from 'valibot';
import { json, type PublicOf, text } from '../../../shared/engine/board';
import type { BaseState, Seat, Tagged } from '../../../shared/engine/game';
import type { Pile } from '../../../shared/engine/piles';

/**
 * Skirmish: the smallest game with every hard feature. Captains take a place on a field, pick a card in secret, may lay one
 * face down, attack in order of strength with as much energy as they like, and may be ambushed; they vote on shuffling the
 * deck, and one of them peeks at it.
 */
export const BLADES = Array.from({ length: 24 }, (_, i) => `blade-${String(i)}-of-${String(1 + (i % 6))}`);
export const AMBUSHES = Array.from({ length: 6 }, (_, i) => `ambush-${String(i)}`);
/** Every card has a name of its own, so that a leak is found by searching for it. */
export const CARDS = [...BLADES, ...AMBUSHES];
export const isAmbush = (card: string): boolean => card.startsWith('ambush');
export const strengthOf = (card: string): number => (isAmbush(card) ? 0 : Number(card.slice(-1)));

/** The field is a square of this side; who names no row stands in its middle. */
export const LINE_LENGTH = 100;
export const MIDDLE = LINE_LENGTH / 2;
/** Spent in attacks: every three add one to a blow. */
export const ENERGY = 12;
export const HAND_SIZE = 4;

export const moveShape = v.variant('type', [
  v.strictObject({
    type: v.literal('place'),
    spot: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LINE_LENGTH)),
    row: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LINE_LENGTH))),
  }),
  v.strictObject({ type: v.literal('pick'), card: v.string() }),
  v.strictObject({ type: v.literal('lay'), card: v.string() }),
  v.strictObject({
    type: v.literal('attack'),
    target: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
    charge: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ENERGY)),
  }),
  v.strictObject({ type: v.literal('ambush') }),
  v.strictObject({ type: v.literal('vote'), shuffle: v.boolean() }),
  v.strictObject({ type: v.literal('peek') }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('concede') }),
  v.strictObject({ type: v.literal('callTime') }),
]);
export type Move = v.InferOutput<typeof moveShape>;

export const optionsShape = v.strictObject({
  hull: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9), v.title('Hull')), 4),
  rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9), v.title('Rounds')), 5),
  start: v.optional(v.pipe(v.picklist(['first', 'random']), v.title('Who begins')), 'first'),
  calm: v.optional(v.pipe(v.boolean(), v.title('No ambushes')), false),
});
export type Options = v.InferOutput<typeof optionsShape>;

export type Event =
  | { type: 'began'; seats: number; first: Seat }
  | { type: 'placed'; seat: Seat; spot: number; row: number }
  | { type: 'roundBegan'; round: number }
  | { type: 'picked'; seat: Seat; card: string; at: number }
  | { type: 'showed'; cards: string[] }
  | { type: 'laid'; seat: Seat; card: string; at: number }
  | { type: 'attacked'; seat: Seat; target: Seat; charge: number }
  | { type: 'ambushed'; seat: Seat; attacker: Seat; card: string }
  | { type: 'rolled'; seat: Seat; target: Seat; own: number; other: number; hit: boolean }
  | { type: 'voted'; seat: Seat; shuffle: boolean; hidden: boolean }
  | { type: 'counted'; ayes: Seat[]; shuffled: boolean }
  | { type: 'peeked'; seat: Seat; card: string }
  | { type: 'drew'; seat: Seat; card: string; knownBy: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'sank'; seat: Seat; conceded: boolean }
  | { type: 'timeCalled' }
  | { type: 'ended'; winners: Seat[] };

export type Vote = 'none' | 'aye' | 'nay';

/** By seat, wherever there is a list; an empty place in `picks` and `traps` is `''`. */
export interface State extends BaseState {
  hull: number[];
  spot: number[];
  row: number[];
  energy: number[];
  votes: Vote[];
  hands: Pile[];
  /** The cards picked and laid face down, and the places in the hands they came from: everybody saw that. */
  picks: Pile;
  pickFrom: number[];
  traps: Pile;
  trapFrom: number[];
  deck: Pile;
  discard: string[];
  round: number;
  rounds: number;
  first: Seat;
  calm: boolean;
  /** The attack under way; −1: none. */
  attacker: number;
  target: number;
  charge: number;
  /** Votes are on the table, from the count until the next vote. */
  counted: boolean;
  over: boolean;
}

/** Work on the agenda, besides `begin`. */
export type Work = Tagged & { order?: Seat[]; at?: number };

export const BOARD = {
  captains: {
    list: {
      hull: 'uint8',
      spot: 'uint8',
      row: 'uint8',
      energy: 'uint8',
      hand: { list: 'uint8' },
      /** Who has seen it, raised by one; 0: there is none. */
      pick: 'uint8',
      pickFrom: 'uint8',
      picked: 'string',
      trap: 'uint8',
      trapFrom: 'uint8',
      vote: text<Vote | 'hidden'>(),
    },
  },
  deck: { list: 'uint8' },
  discard: { list: 'string' },
  round: 'uint8',
  rounds: 'uint8',
  first: 'uint8',
  calm: 'boolean',
  attacker: 'int8',
  target: 'int8',
  charge: 'uint8',
  over: 'boolean',
  counted: 'boolean',
  agenda: json<Work[]>(),
} as const;
export type Public = PublicOf<typeof BOARD>;

/** Every place as this seat knows it: a name, or `''`. */
export interface Private {
  deck: string[];
  hands: string[][];
  picks: string[];
  traps: string[];
  vote: Vote;
}
