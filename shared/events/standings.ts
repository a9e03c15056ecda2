import type { Round, Score, Scored } from './types';

/** How somebody stands. */
export interface Standing {
  readonly player: string;
  readonly battlePoints: number;
  readonly fleetPoints: number;
  /** The throws of the roll-off that broke a tie; empty where there was none. */
  readonly throws: readonly number[];
}

/** Rules 10.2: a win and a bye are worth two, a loss one. */
export const WIN_POINTS = 2;
export const BYE_POINTS = 2;
export const LOSS_POINTS = 1;

/** Everything scored in a round, the bye's included once it is known. */
export const scoresIn = ({ tables, bye, byePoints }: Round): Score[] => [
  ...tables.flatMap(({ scores }) => scores),
  ...(bye !== '' && byePoints >= 0
    ? [{ player: bye, result: 'B', battlePoints: BYE_POINTS, fleetPoints: byePoints } as const]
    : []),
];

const compareThrows = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (b[at] ?? -1) - (a[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Points first, then the roll-off thrown at the end of this round. */
export const compareStandings = (a: Standing, b: Standing): number =>
  b.battlePoints - a.battlePoints || b.fleetPoints - a.fleetPoints || compareThrows(a.throws, b.throws);

/**
 * Rules 10.11: cumulative battle points, then fleet points, then the roll-off of the last of these rounds. Rounds of a
 * final add no points. A crew is as good as its best game: its points are not added up.
 */
export const standingsAfter = ({ options, entrants, rounds }: Scored, count: number): Standing[] => {
  const counted = rounds.slice(0, count).filter(({ final }) => !final);
  const throws = new Map(counted.at(-1)?.rollOffs.map((one) => [one.player, one.throws]));
  const all = counted.flatMap(scoresIn);
  const best = options.format === 'crews';
  return entrants
    .map(({ id }) => {
      const own = all.filter(({ player }) => player === id);
      const [battlePoints, fleetPoints] = best ? bestOf(own) : sumOf(own);
      return { player: id, battlePoints, fleetPoints, throws: throws.get(id) ?? [] };
    })
    .sort(compareStandings);
};

/**
 * How things stand now: results of the round that runs count as they come in. Of those who are equal then the one goes
 * before who did after the last round.
 */
export const standingsNow = (event: Scored): Standing[] => {
  const before = standingsAfter(event, event.rounds.filter(({ closed }) => closed).length);
  const place = new Map(before.map(({ player }, at) => [player, at]));
  const throws = new Map(before.map((one) => [one.player, one.throws]));
  return standingsAfter(event, event.rounds.length)
    .map((one) => ({ ...one, throws: throws.get(one.player) ?? [] }))
    .sort(
      (a, b) =>
        b.battlePoints - a.battlePoints ||
        b.fleetPoints - a.fleetPoints ||
        (place.get(a.player) ?? 0) - (place.get(b.player) ?? 0),
    );
};

const sumOf = (scores: readonly Score[]): [number, number] => [
  scores.reduce((sum, one) => sum + one.battlePoints, 0),
  scores.reduce((sum, one) => sum + one.fleetPoints, 0),
];

const bestOf = (scores: readonly Score[]): [number, number] => {
  let best: [number, number] = [0, 0];
  for (const { battlePoints, fleetPoints } of scores)
    if (battlePoints > best[0] || (battlePoints === best[0] && fleetPoints > best[1]))
      best = [battlePoints, fleetPoints];
  return best;
};

/** Those whose points are equal, in groups of two and more, in the order of registration. */
export const tiedGroups = (tournament: Scored, count: number): string[][] => {
  const groups = new Map<string, string[]>();
  const order = new Map(tournament.entrants.map(({ id }, at) => [id, at]));
  for (const { player, battlePoints, fleetPoints } of standingsAfter(tournament, count)) {
    const key = `${String(battlePoints)}/${String(fleetPoints)}`;
    groups.set(key, [...(groups.get(key) ?? []), player]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
};
