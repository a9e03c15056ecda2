import type { Seat } from '../../../engine/game';
import type { Public } from '../board';
import type { Move } from '../moves';
import { hasShipToSpare, holdings, maneuverGoals, spareShips, unitsAt } from '../position';
import { attackWorth, frontierOf, threatTo } from './worth';

/** How much good so many more ships do at a location: what they may take, and what they guard. */
export const useOf = (pub: Public, seat: Seat, location: number, more: number): number => {
  const ships = unitsAt(pub, location) + more;
  const targets = frontierOf(pub, seat, location);
  if (targets.length === 0) return -1;
  const worths = targets.map((to) => attackWorth(pub, seat, ships, location, to)).sort((a, b) => b - a);
  const attack = Math.max(0, worths[0] ?? 0) + 0.3 * Math.max(0, worths[1] ?? 0);
  const threat = threatTo(pub, seat, location);
  const guard = Math.min(more, Math.max(0, threat - unitsAt(pub, location))) * 0.2;
  return attack + guard + 0.01 * ships;
};

export const bestOf = (locations: readonly number[], score: (location: number) => number): number =>
  locations.reduce((best, location) => (score(location) > score(best) ? location : best), locations[0] ?? 0);

/** All reinforcements go where they do most. */
export const chooseDeploy = (pub: Public, seat: Seat): Move => {
  const location = bestOf(holdings(pub, seat), (at) => useOf(pub, seat, at, pub.pool));
  return { type: 'deploy', location, ships: pub.pool };
};

/** The largest idle group joins the place in its chain where it does most. */
export const chooseManeuver = (pub: Public, seat: Seat): Move => {
  const idle = holdings(pub, seat).filter(
    (at) => hasShipToSpare(pub, seat, at) && frontierOf(pub, seat, at).length === 0,
  );
  if (idle.length === 0) return { type: 'endTurn' };
  const from = bestOf(idle, (at) => unitsAt(pub, at));
  const ships = spareShips(pub, from);
  const fronts = maneuverGoals(pub, seat, from).filter((at) => frontierOf(pub, seat, at).length > 0);
  if (fronts.length === 0) return { type: 'endTurn' };
  const to = bestOf(fronts, (at) => useOf(pub, seat, at, ships) + 0.2 * threatTo(pub, seat, at));
  return { type: 'maneuver', from, to, ships };
};
