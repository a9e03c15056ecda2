import type { Seat } from '../../../engine/game';
import { dialOf, maneuverOn } from '../data/dials';
import { shipCard } from '../data/ships';
import { OUT_OF_RANGE, rangeBetween } from '../geometry';
import type { Move, MoveOf } from '../moves';
import { isAlive, opponentOf, shipAt } from '../play';
import type { RefusalCode } from '../refusals';
import type { State } from '../types';

/** Rules 9.3: the opponent's ships with a Mission token within range 3 of the ship that is about to move. */
export const guessersOf = (state: Readonly<State>, active: number): number[] => {
  const ship = shipAt(state, active);
  const seat: Seat = opponentOf(ship.seat);
  // Ruling 7: who set the dial with a card does not guess what it shows.
  if (ship.forcedBy === seat) return [];
  return state.ships.flatMap((other, at) =>
    other.seat === seat &&
    isAlive(other) &&
    other.mission > 0 &&
    rangeBetween(other.pose, ship.pose) !== OUT_OF_RANGE
      ? [at]
      : [],
  );
};

/** Ruling 3: an entry of the printed dial, red ones included, whatever the ship may fly now. */
export const anticipateProblem = (
  state: Readonly<State>,
  active: number,
  guessers: readonly number[],
  { ship, maneuver }: MoveOf<'anticipate'>,
): RefusalCode | undefined => {
  if (!guessers.includes(ship)) return 'cannotGuess';
  return maneuverOn(shipCard(shipAt(state, active).card).shipClass, maneuver) ? undefined : 'notOnDial';
};

export const anticipateMoves = (
  state: Readonly<State>,
  active: number,
  guessers: readonly number[],
): Move[] => {
  const dial = dialOf(shipCard(shipAt(state, active).card).shipClass);
  return [
    ...guessers.flatMap((ship) => dial.map(({ id }): Move => ({ type: 'anticipate', ship, maneuver: id }))),
    { type: 'letPass' },
  ];
};
