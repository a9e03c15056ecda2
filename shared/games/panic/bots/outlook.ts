import { tokenOf } from '../data/tokens';
import { FACINGS_COUNT, INTACT, SHORT } from '../data/ship';
import { facingOf } from '../geometry';
import { isTeam } from '../rules';
import type { PanicState, Token } from '../types';
import { WEIGHTS } from './weights';

type Table = Readonly<PanicState>;

/** A ship as the forecast moves it along. */
interface Ship {
  readonly sector: number;
  range: number;
  readonly defence: number;
  readonly fire: number;
  readonly cloaking: boolean;
  readonly tholian: boolean;
  readonly boards: boolean;
  hidden: boolean;
  held: boolean;
  gone: boolean;
}

const shipOf = (token: Token): Ship => {
  const fact = tokenOf(token.id);
  return {
    sector: token.sector,
    range: token.range,
    defence: token.defence,
    fire: fact.fire,
    cloaking: fact.cloaking,
    tholian: fact.kind === 'tholian',
    boards: fact.kind !== 'tholian' && !fact.ofMission,
    hidden: token.cloaked,
    held: token.forceField,
    gone: false,
  };
};

/** What one phase of threats is expected to bring on each facing. */
interface Storm {
  readonly fire: number[];
  readonly boarders: number[];
}

/** Moves one ship through one phase and adds what it does; shots from the cloak may come from either side. */
const advance = (ship: Ship, heading: number, shields: readonly number[], storm: Storm): void => {
  const facing = facingOf(ship.sector, heading);
  if (ship.held) {
    ship.held = false;
    return;
  }
  if (ship.hidden) {
    ship.hidden = false;
    for (const shift of [FACINGS_COUNT - 1, 0, 1]) {
      const at = (facing + shift) % FACINGS_COUNT;
      storm.fire[at] = (storm.fire[at] ?? 0) + ship.fire / 3;
    }
    return;
  }
  if (ship.range === SHORT) {
    if (ship.tholian) return;
    if (ship.boards && (shields[facing] ?? 0) < 0.5) {
      storm.boarders[facing] = (storm.boarders[facing] ?? 0) + ship.defence;
      ship.gone = true;
      return;
    }
  } else ship.range--;
  if (ship.cloaking) ship.hidden = true;
  else if (!ship.tholian || ship.range > SHORT) storm.fire[facing] = (storm.fire[facing] ?? 0) + ship.fire;
};

const zeros = (): number[] => [0, 0, 0, 0, 0, 0];

/** Expected loss on one facing in one phase; lowers its shield and hull. */
const endure = (
  facing: number,
  fire: number,
  boarders: number,
  shields: number[],
  hulls: number[],
): number => {
  let cost = 0;
  let onHull = boarders;
  const shield = shields[facing] ?? 0;
  if (shield >= 0.5) {
    const taken = Math.min(shield, fire);
    shields[facing] = shield - taken;
    cost += taken * WEIGHTS.shieldPoint;
    if (shield - taken < 0.5) cost += WEIGHTS.shieldDown;
  } else onHull += fire;
  if (onHull <= 0) return cost;
  const hull = hulls[facing] ?? 0;
  const hurt = Math.min(hull, onHull);
  hulls[facing] = hull - hurt;
  const down = hull >= 0.5 && hull - hurt < 0.5;
  cost += hurt * WEIGHTS.hullPoint + (onHull - hurt) * WEIGHTS.cardRemoved;
  return down ? cost + downCost(hulls) : cost;
};

const countDown = (sections: readonly number[]): number => {
  let down = 0;
  for (const points of sections) if (points < 0.5) down++;
  return down;
};

const downCost = (hulls: readonly number[]): number => WEIGHTS.hullDown[countDown(hulls)] ?? 0;

/** Security Teams in all hands: boarders will meet them. */
const teams = (state: Table): number => {
  let count = 0;
  for (const hand of state.hands) for (const card of hand) if (isTeam(card)) count++;
  return count;
};

/** What the ships on the board are expected to do to the Enterprise if nobody stops them. */
export const forecast = (state: Table): number => {
  const shields = state.shields.slice();
  const hulls = state.hulls.slice();
  const ships: Ship[] = [];
  for (const token of state.tokens) if (tokenOf(token.id).type === 'ship') ships.push(shipOf(token));
  let defenders = teams(state) * 0.7;
  let cost = 0;
  for (const weight of WEIGHTS.horizon) {
    const storm: Storm = { fire: zeros(), boarders: zeros() };
    for (const ship of ships) if (!ship.gone) advance(ship, state.heading, shields, storm);
    for (let facing = 0; facing < FACINGS_COUNT; facing++) {
      const boarders = storm.boarders[facing] ?? 0;
      const stopped = Math.min(defenders, boarders);
      defenders -= stopped;
      const lost = endure(facing, storm.fire[facing] ?? 0, boarders - stopped, shields, hulls);
      cost += weight * (lost + stopped * 0.8);
    }
  }
  return cost;
};

/** What has been lost already. */
export const damageSoFar = (state: Table): number => {
  let cost = 0;
  for (const shield of state.shields) {
    cost += (INTACT - shield) * WEIGHTS.shieldPoint + (shield === 0 ? WEIGHTS.shieldDown : 0);
  }
  for (const hull of state.hulls) cost += (INTACT - hull) * WEIGHTS.hullPoint;
  const down = countDown(state.hulls);
  for (let n = 1; n <= down; n++) cost += WEIGHTS.hullDown[n] ?? 0;
  return cost + state.removed.length * WEIGHTS.cardRemoved;
};
