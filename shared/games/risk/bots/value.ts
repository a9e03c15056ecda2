import type { Seat } from '../../../engine/game';
import { isOver } from '../outcome';
import { starsOf } from '../data/cards';
import { baseShips, sectorBonus } from '../sectors';
import type { RiskState } from '../types';

/** Strength in ships: those on the map, those to come, and the locations themselves. */
const strength = (state: Readonly<RiskState>, seat: Seat): number => {
  if (state.alive[seat] !== 1) return 0;
  const held = state.held[seat] ?? 0;
  const income = baseShips(held) + sectorBonus(state, seat);
  const stars = (state.hands[seat]?.cards ?? []).reduce((sum, card) => sum + starsOf(card), 0);
  return (state.ships[seat] ?? 0) + 3 * income + held + stars;
};

/** The chance of winning, guessed from strength: its square against the squares of all. */
export const value = (state: Readonly<RiskState>, seat: Seat): number => {
  if (isOver(state)) return state.result.winners.includes(seat) ? 1 : 0;
  let all = 0;
  for (let other = 0; other < state.captains.length; other++) {
    const its = strength(state, other);
    all += its * its;
  }
  const own = strength(state, seat);
  return all === 0 ? 1 / state.captains.length : (own * own) / all;
};
