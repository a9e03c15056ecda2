import type { Seat } from '../../../engine/game';
import { shipCard } from '../data/ships';
import { isAlive, opponentOf } from '../play';
import type { Ship, State } from '../types';

/** What is left of a ship, in squadron points: its hull counts double, being the last of it. */
const worthOf = (ship: Ship): number => {
  if (!isAlive(ship)) return 0;
  const { hull, shields } = shipCard(ship.card);
  const left = 2 * Math.max(0, hull - ship.damage.length) + ship.shields + ship.disabledShields;
  return ship.paid * (0.4 + (0.6 * left) / (2 * hull + shields));
};

const fleetWorth = (state: Readonly<State>, seat: Seat): number =>
  state.ships.reduce((sum, ship) => (ship.seat === seat ? sum + worthOf(ship) : sum), 0);

/** 0…1: a seat's share of all that is left, sharpened, because a small lead in ships grows. */
export const value = (state: Readonly<State>, seat: Seat): number => {
  if (state.result.reason !== '') return state.result.winner === seat ? 1 : 0;
  const own = fleetWorth(state, seat);
  const other = fleetWorth(state, opponentOf(seat));
  if (own + other === 0) return 0.5;
  const [a, b] = [own * own, other * other];
  return a / (a + b);
};
