import { minimumPairs } from './matching';
import { hasFleets } from './options';
import { timesMet } from './pairing';
import { BYE_POINTS, LOSS_POINTS, scoresIn, WIN_POINTS } from './standings';
import { scoreSheet } from './scoreSheet';
import type { Round, Tournament } from './types';

/** What must hold of an event at any moment; empty: all of it does. */
export const faultsOf = (event: Readonly<Tournament>): string[] => {
  const faults = event.rounds.flatMap((round) => roundFaults(event, round));
  const ranks = scoreSheet(event).map(({ rank }) => rank);
  if (ranks.length !== event.entrants.length || ranks.some((rank, at) => rank !== at + 1))
    faults.push('two players share a rank, or one has none');
  return faults;
};

const roundFaults = ({ options, rounds }: Readonly<Tournament>, round: Round): string[] => {
  const faults: string[] = [];
  const seated = [
    ...round.tables.flatMap(({ players }) => players),
    ...(round.bye === '' ? [] : [round.bye]),
  ];
  const where = `round ${String(round.number)}`;
  if (new Set(seated).size < seated.length) faults.push(`${where}: somebody sits twice`);
  if (hasFleets(options) && !round.final)
    faults.push(...pairingFaults(rounds, round).map((what) => `${where}: ${what}`));
  if (!round.closed || !hasFleets(options)) return faults;
  const fought = round.tables.filter(({ status }) => status === 'over').length;
  const due = (WIN_POINTS + LOSS_POINTS) * fought + (round.bye === '' ? 0 : BYE_POINTS);
  if (scoresIn(round).reduce((sum, one) => sum + one.battlePoints, 0) !== due)
    faults.push(`${where}: battle points are not conserved`);
  return faults;
};

/** Nobody meets twice and nobody has a second bye while it can be helped. */
const pairingFaults = (rounds: readonly Round[], { number, tables, bye }: Round): string[] => {
  const before = rounds.slice(0, number - 1);
  const met = (one: string, other: string): number => Math.min(1, timesMet(before, one, other));
  const rematches = (pairs: readonly (readonly string[])[]): number =>
    pairs.reduce((sum, [one = '', other = '']) => sum + met(one, other), 0);
  const pairs = tables.map(({ players }) => players);
  const faults: string[] = [];
  if (rematches(pairs) > rematches(minimumPairs(pairs.flat(), () => 0, met)))
    faults.push('a rematch could have been helped');
  const byes = (player: string): number => before.filter((one) => one.bye === player).length;
  if (bye !== '' && pairs.flat().some((player) => byes(player) < byes(bye)))
    faults.push('a second bye could have been helped');
  return faults;
};
