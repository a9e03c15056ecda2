import type { Rng } from '../engine/rng';
import { pairFromTop } from './kit';
import { minimumPairs } from './matching';
import { standingsAfter } from './standings';
import { NONE, type Round, type Tournament } from './types';

/** Who sits where in a round. */
export interface Pairing {
  readonly tables: readonly (readonly string[])[];
  /** Empty: nobody. */
  readonly bye: string;
}

/** Those still in, who have entered by this round. */
export const present = ({ entrants, rounds }: Tournament): string[] =>
  entrants
    .filter(({ leftAfter, from }) => leftAfter === NONE && from <= rounds.length + 1)
    .map(({ id }) => id);

export const timesMet = (rounds: readonly Round[], one: string, other: string): number =>
  rounds.reduce(
    (sum, { tables }) =>
      sum + tables.filter(({ players }) => players.includes(one) && players.includes(other)).length,
    0,
  );

const byesOf = ({ rounds }: Tournament, player: string): number =>
  rounds.filter(({ bye }) => bye === player).length;

/** The pairs or groups of the next round. Chance is used in the first alone. */
export const pairNext = (tournament: Tournament, rng: Rng): Pairing => {
  const { options, rounds } = tournament;
  const order = rounds.length === 0 ? rng.shuffle(present(tournament)) : inOrder(tournament);
  switch (options.format) {
    case 'crews':
      return { tables: order.map((crew) => [crew]), bye: '' };
    case 'captains':
      return { tables: groups(order, options.tableSize), bye: '' };
    default:
      return pairUp(tournament, order);
  }
};

/** Those still in, as they stand. */
const inOrder = (tournament: Tournament): string[] => {
  const here = new Set(present(tournament));
  return standingsAfter(tournament, tournament.rounds.length)
    .map(({ player }) => player)
    .filter((player) => here.has(player));
};

const pairUp = (tournament: Tournament, order: readonly string[]): Pairing => {
  const bye = order.length % 2 === 0 ? '' : byeOf(tournament, order);
  const rest = order.filter((player) => player !== bye);
  if (tournament.rounds.length === 0) return { tables: pairsOf(rest), bye };
  const met = (one: string, other: string): number => timesMet(tournament.rounds, one, other);
  if (tournament.options.format === 'kit') return { tables: pairFromTop(rest, met), bye };
  const points = new Map(
    standingsAfter(tournament, tournament.rounds.length).map((one) => [one.player, one.battlePoints]),
  );
  return { tables: minimumPairs(rest, (player) => points.get(player) ?? 0, met), bye };
};

/** Rules 10.11: the lowest who has had none; if all have had one, the lowest of those with the fewest. */
const byeOf = (tournament: Tournament, order: readonly string[]): string => {
  const fewest = Math.min(...order.map((player) => byesOf(tournament, player)));
  return order.findLast((player) => byesOf(tournament, player) === fewest) ?? '';
};

const pairsOf = (players: readonly string[]): [string, string][] => {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < players.length; at += 2) {
    const [one, other] = [players[at], players[at + 1]];
    if (one !== undefined && other !== undefined) pairs.push([one, other]);
  }
  return pairs;
};

/** Tables as equal in size as can be, from the top, none larger than asked for and none of one alone. */
const groups = (players: readonly string[], most: number): string[][] => {
  const count = Math.ceil(players.length / most);
  const tables: string[][] = [];
  for (let table = 0, at = 0; table < count; table++) {
    const size = Math.ceil((players.length - at) / (count - table));
    tables.push(players.slice(at, at + size));
    at += size;
  }
  return tables;
};
