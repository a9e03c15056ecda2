import type { Refusal } from '../engine/result';
import { LOSS_POINTS, WIN_POINTS } from './standings';
import type { TournamentOptions } from './options';
import type { Entrant, Report, Round, Score, Table } from './types';

/** Rules 9.5. */
const GUESS_BONUS = 10;

const refuse = (message: string): Refusal => ({ code: 'badResult', message });
const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

const MOST_STACK = 200;
const MOST_SCORE = 10_000;

/** Why a report does not fit its table. */
export const reportProblem = (
  { format, fleetMaxSp }: TournamentOptions,
  { players }: Table,
  report: Report,
): Refusal | undefined => {
  const count = players.length;
  switch (report.type) {
    case 'battle': {
      if (format !== 'kit' && format !== 'swiss') return refuse('This evening has no battles of fleets.');
      const whole = report.surviving.length === count && report.stacks.length === count;
      if (!whole || !isCount(report.winner, count - 1))
        return refuse('A battle has two sides and one winner.');
      if (!report.surviving.every((sp) => isCount(sp, fleetMaxSp)))
        return refuse('Surviving squadron points lie between 0 and the largest fleet.');
      return report.stacks.every((stack) => isCount(stack, MOST_STACK))
        ? undefined
        : refuse('Right guesses are a whole number.');
    }
    case 'crew':
      if (format !== 'crews') return refuse('This evening has no crews.');
      return isCount(report.missions, 99) && isCount(report.hull, 99)
        ? undefined
        : refuse('Missions and hull are whole numbers.');
    case 'places': {
      if (format !== 'captains') return refuse('This evening has no places.');
      const order = [...report.order].sort((a, b) => a - b);
      if (order.length !== count || order.some((seat, at) => seat !== at))
        return refuse('Every captain at the table has one place.');
      return report.held.length === count && report.held.every((held) => isCount(held, MOST_SCORE))
        ? undefined
        : refuse('What captains hold are whole numbers.');
    }
  }
};

/** Rules 10.3: the largest fleet less what is left of the opponent's, and ten for every right guess. */
const fleetPoints = (fleetMax: number, theirs: number, stack: number): number =>
  Math.max(0, fleetMax - theirs) + GUESS_BONUS * stack;

/** What a report is worth to each at the table. */
export const scoresOf = (
  { fleetMaxSp }: TournamentOptions,
  { players }: Pick<Table, 'players'>,
  report: Report,
): Score[] =>
  players.map((player, side): Score => {
    switch (report.type) {
      case 'battle': {
        const won = report.winner === side;
        const points = fleetPoints(fleetMaxSp, report.surviving[1 - side] ?? 0, report.stacks[side] ?? 0);
        return {
          player,
          result: won ? 'W' : 'L',
          battlePoints: won ? WIN_POINTS : LOSS_POINTS,
          fleetPoints: points,
        };
      }
      case 'crew':
        return { player, result: 'W', battlePoints: report.missions, fleetPoints: report.hull };
      case 'places': {
        // One for every captain who is left behind.
        const place = report.order.indexOf(side);
        return {
          player,
          result: place === 0 ? 'W' : 'L',
          battlePoints: players.length - 1 - place,
          fleetPoints: report.held[side] ?? 0,
        };
      }
    }
  });

/** Rules 10.13: who does not come, or leaves, gives his battle up: all his ships count as destroyed. */
export const givenUp = (
  { players }: Pick<Table, 'players'>,
  entrants: readonly Entrant[],
  loser: string,
): Report => {
  const side = players.indexOf(loser);
  const surviving = players.map((player, at) =>
    at === side ? 0 : (entrants.find(({ id }) => id === player)?.sp ?? 0),
  );
  return { type: 'battle', winner: 1 - side, surviving, stacks: players.map(() => 0) };
};

/** Rules 10.11: the mean of all who had a battle, rounded up; if there was none, half the largest fleet. */
export const byePointsOf = ({ fleetMaxSp }: TournamentOptions, { tables }: Round): number => {
  const scores = tables.flatMap((table) => table.scores);
  if (scores.length === 0) return Math.ceil(fleetMaxSp / 2);
  return Math.ceil(scores.reduce((sum, one) => sum + one.fleetPoints, 0) / scores.length);
};
