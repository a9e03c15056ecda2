import type { SheetLine } from './scoreSheet';

/** What a league needs to know of a closed event. */
export type RankedLine = Pick<SheetLine, 'player' | 'name' | 'rank'>;

/** What a rank is worth in a league: the first ten, then one for taking part. */
export const LEAGUE_POINTS = [25, 18, 15, 12, 10, 8, 6, 4, 3, 2] as const;
export const TAKING_PART = 1;

export interface LeagueLine {
  readonly rank: number;
  readonly player: string;
  readonly name: string;
  readonly points: number;
  readonly events: number;
  /** The best rank, and how often. */
  readonly best: number;
}

const pointsOf = (rank: number): number => LEAGUE_POINTS[rank - 1] ?? TAKING_PART;

/**
 * The table of a league over the score sheets of several closed events: points, then wins, then better ranks in the last
 * event, which no two share.
 */
export const leagueTable = (events: readonly (readonly RankedLine[])[]): LeagueLine[] => {
  const players = new Map<string, { name: string; ranks: number[]; last: number }>();
  for (const sheet of events)
    for (const { player, name, rank } of sheet) {
      const known = players.get(player) ?? { name, ranks: [], last: rank };
      players.set(player, { name, ranks: [...known.ranks, rank], last: rank });
    }
  const wins = (ranks: readonly number[]): number => ranks.filter((rank) => rank === 1).length;
  return [...players]
    .map(([player, { name, ranks, last }]) => ({
      player,
      name,
      last,
      wins: wins(ranks),
      points: ranks.reduce((sum, rank) => sum + pointsOf(rank), 0),
      events: ranks.length,
      best: Math.min(...ranks),
    }))
    .sort(
      (a, b) => b.points - a.points || b.wins - a.wins || a.last - b.last || (a.player < b.player ? -1 : 1),
    )
    .map(({ player, name, points, events: count, best }, at) => ({
      rank: at + 1,
      player,
      name,
      points,
      events: count,
      best,
    }));
};
