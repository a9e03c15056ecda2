import type { Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { Roll } from '../events';

export interface RollOff {
  readonly rolls: readonly Roll[];
  readonly highest: Seat;
  readonly lowest: Seat;
}

const roll = (seats: readonly Seat[], rng: Rng, rolls: Roll[]): Roll => {
  const rolled = { seats, dice: seats.map(() => rng.die()) };
  rolls.push(rolled);
  return rolled;
};
const withDie = ({ seats, dice }: Roll, die: number): Seat[] => seats.filter((_, i) => dice[i] === die);
const most = ({ dice }: Roll): Seat => dice.reduce((best, die) => Math.max(best, die));
const least = ({ dice }: Roll): Seat => dice.reduce((best, die) => Math.min(best, die));

/** Only those tied roll again, until one of them stands out. */
const settle = (tied: Seat[], rng: Rng, rolls: Roll[], wanted: (rolled: Roll) => number): Seat => {
  let left = tied;
  while (left.length > 1) {
    const rolled = roll(left, rng, rolls);
    left = withDie(rolled, wanted(rolled));
  }
  return left[0] ?? 0;
};

/** Everybody rolls a die (rulebook p. 6). Highest and lowest are two captains, so if all tie, all roll again. */
export const rollOff = (seats: readonly Seat[], rng: Rng): RollOff => {
  const rolls: Roll[] = [];
  let first = roll(seats, rng, rolls);
  while (seats.length > 1 && most(first) === least(first)) first = roll(seats, rng, rolls);
  const highest = settle(withDie(first, most(first)), rng, rolls, most);
  const lowest = settle(withDie(first, least(first)), rng, rolls, least);
  return { rolls, highest, lowest };
};

/** One of several captains, by dice alone; a single one wins without a roll. */
export const rollForOne = (
  seats: readonly Seat[],
  rng: Rng,
): { readonly rolls: readonly Roll[]; readonly highest: Seat } => {
  const rolls: Roll[] = [];
  return { highest: settle([...seats], rng, rolls, most), rolls };
};

/** A place for everybody, highest first: those tied roll again among themselves (rulebook p. 12; ties designed). */
export const rollForPlaces = (
  seats: readonly Seat[],
  rng: Rng,
): { readonly rolls: readonly Roll[]; readonly ranked: Seat[] } => {
  const rolls: Roll[] = [];
  const rank = (among: readonly Seat[]): Seat[] => {
    if (among.length < 2) return [...among];
    const rolled = roll(among, rng, rolls);
    return [6, 5, 4, 3, 2, 1].flatMap((die) => rank(withDie(rolled, die)));
  };
  return { ranked: rank(seats), rolls };
};

/** The lowest of several captains, by dice alone. */
export const rollForLowest = (
  seats: readonly Seat[],
  rng: Rng,
): { readonly rolls: readonly Roll[]; readonly lowest: Seat } => {
  const rolls: Roll[] = [];
  const first = roll(seats, rng, rolls);
  return { lowest: settle(withDie(first, least(first)), rng, rolls, least), rolls };
};
