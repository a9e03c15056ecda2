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

const roundFaults = ({ options }: Readonly<Tournament>, round: Round): string[] => {
  const faults: string[] = [];
  const seated = [
    ...round.tables.flatMap(({ players }) => players),
    ...(round.bye === '' ? [] : [round.bye]),
  ];
  const where = `round ${String(round.number)}`;
  if (new Set(seated).size < seated.length) faults.push(`${where}: somebody sits twice`);
  if (!round.closed || (options.format !== 'kit' && options.format !== 'swiss')) return faults;
  const fought = round.tables.filter(({ status }) => status === 'over').length;
  const due = (WIN_POINTS + LOSS_POINTS) * fought + (round.bye === '' ? 0 : BYE_POINTS);
  if (scoresIn(round).reduce((sum, one) => sum + one.battlePoints, 0) !== due)
    faults.push(`${where}: battle points are not conserved`);
  return faults;
};
