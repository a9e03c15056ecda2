import * as v from 'valibot';
import { battleOptions, hasFleets, type TournamentOptions } from './options';
import type { Entrant, Report, Table } from './types';

/** What is played at the tables of an event, and how. */
export interface Engagement {
  readonly game: 'attackWing' | 'panic' | 'risk';
  readonly options: object;
}

/** The game of a table, with the sheets of those who sit there handed over. */
export const engagementOf = (
  options: TournamentOptions,
  { players }: Pick<Table, 'players'>,
  entrants: readonly Pick<Entrant, 'id' | 'sheet'>[],
): Engagement => {
  if (options.format === 'crews') return { game: 'panic', options: {} };
  if (options.format === 'captains') return { game: 'risk', options: {} };
  const [one = '', other = ''] = players.map(
    (player) => entrants.find(({ id }) => id === player)?.sheet ?? '',
  );
  return { game: 'attackWing', options: battleOptions(options, [one, other]) };
};

const numbers = v.array(v.number());
/** What is read of a game's state; how games keep it is their own business, so it is looked at before it is used. */
const Battle = v.looseObject({
  result: v.looseObject({ winner: v.number(), surviving: numbers, stacks: numbers }),
});
const Crew = v.looseObject({ missionsDone: v.array(v.unknown()), hulls: numbers });
const Captains = v.looseObject({
  held: numbers,
  result: v.looseObject({ winners: numbers }),
});

/** What a table has to report, from the state its match has come to; nothing where that says no result. */
export const reportOf = (options: TournamentOptions, state: unknown): Report | undefined => {
  if (hasFleets(options)) {
    const read = v.safeParse(Battle, state);
    if (!read.success) return undefined;
    const { winner, surviving, stacks } = read.output.result;
    return { type: 'battle', winner, surviving, stacks };
  }
  if (options.format === 'crews') {
    const read = v.safeParse(Crew, state);
    if (!read.success) return undefined;
    const hull = read.output.hulls.reduce((sum, one) => sum + one, 0);
    return { type: 'crew', missions: read.output.missionsDone.length, hull };
  }
  const read = v.safeParse(Captains, state);
  return read.success ? placesOf(read.output.held, read.output.result.winners) : undefined;
};

/** Winners first, then who holds more; equal ones in the order of their seats. */
const placesOf = (held: readonly number[], winners: readonly number[]): Report => {
  const order = held
    .map((_, seat) => seat)
    .sort(
      (a, b) =>
        Number(winners.includes(b)) - Number(winners.includes(a)) || (held[b] ?? 0) - (held[a] ?? 0) || a - b,
    );
  return { type: 'places', order, held: [...held] };
};
