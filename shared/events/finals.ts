import type { Pairing } from './pairing';
import { standingsAfter } from './standings';
import { NONE, type Round, type Scored } from './types';

/** The rounds of the final so far. */
const finalRounds = ({ rounds }: Scored): Round[] => rounds.filter(({ final }) => final);

/** Who won a table; where nobody came, the one who stood higher. */
const winnersOf = ({ tables }: Round): string[] =>
  tables.map(
    ({ players, scores }) => scores.find(({ result }) => result === 'W')?.player ?? players[0] ?? '',
  );

const isPower = (count: number): boolean => count > 1 && (count & (count - 1)) === 0;

/** Who is still in the final: the best of the rounds, then those who have won every table of it. */
export const finalists = (tournament: Scored): string[] => {
  const last = finalRounds(tournament).at(-1);
  if (last) return winnersOf(last);
  const preliminary = tournament.rounds.length;
  const here = new Set(tournament.entrants.filter(({ leftAfter }) => leftAfter === NONE).map(({ id }) => id));
  const best = standingsAfter(tournament, preliminary)
    .map(({ player }) => player)
    .filter((player) => here.has(player));
  let size: number = tournament.options.cut;
  while (size > best.length) size /= 2;
  return isPower(size) ? best.slice(0, size) : [];
};

/** The first against the last, the second against the last but one. */
export const pairFinal = (tournament: Scored): Pairing => {
  const left = finalists(tournament);
  const tables = left
    .slice(0, left.length / 2)
    .map((player, at) => [player, left[left.length - 1 - at] ?? player]);
  return { tables, bye: '' };
};

/** The order after a final: who got farther is ahead; among equals the rounds decide. */
export const orderAfterFinal = (tournament: Scored, order: readonly string[]): string[] => {
  const rounds = finalRounds(tournament);
  const won = (player: string): number =>
    rounds.filter((round) => round.closed && winnersOf(round).includes(player)).length;
  const took = (player: string): number =>
    rounds.some(({ tables }) => tables.some(({ players }) => players.includes(player))) ? 1 : 0;
  const place = new Map(order.map((player, at) => [player, at]));
  return [...order].sort(
    (a, b) => won(b) - won(a) || took(b) - took(a) || (place.get(a) ?? 0) - (place.get(b) ?? 0),
  );
};
