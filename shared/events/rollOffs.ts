import type { Rng } from '../engine/rng';
import { rollFace } from '../games/attackWing/data/dice';
import { tiedGroups } from './standings';
import type { RollOff, Tournament } from './types';

/** Rules 10.7: five attack dice; the larger number of Battle Stations wins. */
export const ROLL_OFF_DICE = 5;
/** So many equal throws in a row do not happen. */
const MOST_THROWS = 1000;

const throwDice = (rng: Rng): number => {
  let stations = 0;
  for (let die = 0; die < ROLL_OFF_DICE; die++) if (rollFace('attack', rng) === 'battleStations') stations++;
  return stations;
};

/** Those still equal throw again among themselves. Who has thrown in this round already keeps his throws. */
const settle = (group: readonly RollOff[], depth: number, rng: Rng): void => {
  if (group.length < 2 || depth >= MOST_THROWS) return;
  for (const one of group) one.throws[depth] ??= throwDice(rng);
  for (let stations = ROLL_OFF_DICE; stations >= 0; stations--)
    settle(
      group.filter(({ throws }) => throws[depth] === stations),
      depth + 1,
      rng,
    );
};

/** Breaks the ties there are after the last closed round; a roll-off between players who are still tied stands. */
export const breakTies = (tournament: Tournament, rng: Rng): void => {
  const count = tournament.rounds.filter(({ closed, final }) => closed && !final).length;
  const round = tournament.rounds[count - 1];
  if (!round) return;
  const before = new Map(round.rollOffs.map((one) => [one.player, one.throws]));
  const groups = tiedGroups(tournament, count).map((group) =>
    group.map((player): RollOff => ({ player, throws: [...(before.get(player) ?? [])] })),
  );
  for (const group of groups) settle(group, 0, rng);
  round.rollOffs = groups.flat();
};
