import type { Seat } from '../../engine/game';
import {
  locationIndex,
  NEIGHBOURS,
  NEIGHBOURS_OUTSIDE_ZONE,
  crossesNeutralZone,
  LINKED,
  SIZE,
} from './data/map';
import { type Mission, MISSION_RULES } from './data/missions';
import { flagOf, hasFlag, leastFlag } from './flags';
import { ALIENS, EMPTY, type Flag, NOBODY, type RiskState, type Truce } from './types';

/** What rules read of the map; a public view has it too, so bots ask the same questions. */
export interface Position {
  readonly mission: Mission;
  readonly owner: readonly number[];
  readonly units: readonly number[];
  /** By seat. */
  readonly held: readonly number[];
  /** Alpha end, Beta end. */
  readonly wormhole: readonly number[];
  readonly flags: readonly Flag[];
  readonly truces: readonly Truce[];
}

/** Most dice an attacker and a defender roll (rulebook p. 9). */
export const MOST_ATTACK_DICE = 3;
export const MOST_DEFENCE_DICE = 2;

export const ownerAt = (position: Position, location: number): number => position.owner[location] as number;
export const unitsAt = (position: Position, location: number): number => position.units[location] as number;
export const isCaptain = (occupant: number): occupant is Seat => occupant < ALIENS;

/** Printed neighbours as captains have them: a sealed Neutral Zone parts its two sides. */
export const neighboursOf = (position: Position, location: number): readonly number[] =>
  (hasFlag(position, 'neutralZoneClosed', NOBODY) ? NEIGHBOURS_OUTSIDE_ZONE : NEIGHBOURS)[
    location
  ] as readonly number[];

/** The far end of the wormhole, seen from one of its ends; −1 from anywhere else, or where it is closed. */
export const wormholeFrom = (position: Position, location: number): number => {
  const { wormhole } = position;
  const far = wormhole[0] === location ? wormhole[1] : wormhole[1] === location ? wormhole[0] : -1;
  return far !== -1 && hasFlag(position, 'wormholeClosed', NOBODY) ? -1 : (far as number);
};

/** Whether a border, a line, the nebula or the wormhole joins two locations. */
export const isAdjacent = (position: Position, a: number, b: number): boolean =>
  (LINKED[a * SIZE + b] === 1 && !isSealed(position, a, b)) || wormholeFrom(position, a) === b;
const isSealed = (position: Position, a: number, b: number): boolean =>
  hasFlag(position, 'neutralZoneClosed', NOBODY) && crossesNeutralZone(a, b);

/** Neighbours by index: the printed ones, then the far end of the wormhole unless it is one of them. */
export const countNeighbours = (position: Position, location: number): number => {
  const far = wormholeFrom(position, location);
  return neighboursOf(position, location).length + (far >= 0 && LINKED[location * SIZE + far] !== 1 ? 1 : 0);
};
export const neighbourAt = (position: Position, location: number, index: number): number =>
  neighboursOf(position, location)[index] ?? wormholeFrom(position, location);

/** Ships that may leave a location: one always stays behind (rulebook pp. 8 to 10). */
export const spareShips = (position: Position, location: number): number => unitsAt(position, location) - 1;

/** Rulebook p. 18, To the Death: an invasion may commit the very last ship of its origin. */
export const fightsToTheDeath = (position: Position, seat: number): boolean =>
  hasFlag(position, 'toTheDeath', seat);

/** Ships of a location that may be committed to an invasion. */
export const committable = (position: Position, from: number): number =>
  fightsToTheDeath(position, ownerAt(position, from)) ? unitsAt(position, from) : spareShips(position, from);

/** Most dice of an attack from one location on another: three (rulebook p. 9), fewer where a rule says so. */
export const attackDiceFor = (position: Position, from: number, to: number): number => {
  const zone = MISSION_RULES[position.mission].neutralZoneDice;
  const most = zone < MOST_ATTACK_DICE && crossesNeutralZone(from, to) ? zone : MOST_ATTACK_DICE;
  if (position.flags.length === 0) return most;
  return leastFlag(position, 'attackDiceMax', ownerAt(position, from), most);
};

/** Most ships an origin may commit to one engagement: no more than it has to spare. */
export const attackLimit = (position: Position, from: number, to: number): number =>
  Math.min(
    attackDiceFor(position, from, to),
    position.flags.length === 0 ? spareShips(position, from) : committable(position, from),
  );

/** Most ships a location may defend with. */
export const defenceLimit = (position: Position, location: number): number =>
  Math.min(MOST_DEFENCE_DICE, unitsAt(position, location));

/** Whether the seat holds a location and has a ship there that may leave it. */
export const hasShipToSpare = (position: Position, seat: Seat, location: number): boolean =>
  ownerAt(position, location) === seat && spareShips(position, location) > 0;

/** The Cloud: no invasion starts from or aims at the locations it names. */
export const isClouded = (position: Position, seat: Seat, location: number): boolean => {
  const flag = position.flags.length > 0 ? flagOf(position, 'cloudLock', seat) : undefined;
  return flag?.value.some((id) => locationIndex(id) === location) ?? false;
};

export type Test = (position: Position, seat: Seat, from: number) => boolean;
export const anywhere = (position: Position, seat: Seat, test: Test): boolean => {
  for (let location = 0; location < SIZE; location++) if (test(position, seat, location)) return true;
  return false;
};

/** The locations a seat holds. */
export const holdings = (position: Position, seat: Seat): number[] => {
  const held: number[] = [];
  for (let location = 0; location < SIZE; location++) {
    if (ownerAt(position, location) === seat) held.push(location);
  }
  return held;
};

/** The locations a chain of held locations joins to this one, itself included (rulebook p. 10). */
export const connected = (position: Position, from: number): number[] => {
  const seat = ownerAt(position, from);
  const reached = [from];
  const seen = new Uint8Array(SIZE);
  seen[from] = 1;
  // The list grows while it is walked.
  for (const here of reached) {
    const count = countNeighbours(position, here);
    for (let i = 0; i < count; i++) {
      const there = neighbourAt(position, here, i);
      if (seen[there] === 1 || ownerAt(position, there) !== seat) continue;
      seen[there] = 1;
      reached.push(there);
    }
  }
  return reached;
};

const allConnected = (position: Position, from: number): boolean[] => {
  const reached = [from];
  const seen = Array.from({ length: SIZE }, (_, location) => location === from);
  for (const here of reached) {
    for (let i = countNeighbours(position, here) - 1; i >= 0; i--) {
      const there = neighbourAt(position, here, i);
      if (seen[there] === true) continue;
      seen[there] = true;
      reached.push(there);
    }
  }
  return seen;
};

/** Where a maneuver from here may end, the start aside: a chain of held locations, unless something changes that. */
export const maneuverGoals = (position: Position, seat: Seat, from: number): number[] => {
  if (position.flags.length === 0) return connected(position, from).slice(1);
  if (hasFlag(position, 'noManeuver', seat)) return [];
  if (hasFlag(position, 'maneuverAdjacentOnly', seat))
    return holdings(position, seat).filter((to) => isAdjacent(position, from, to));
  if (!hasFlag(position, 'maneuverThroughOthers', seat)) return connected(position, from).slice(1);
  const joined = allConnected(position, from);
  return holdings(position, seat).filter((to) => to !== from && joined[to] === true);
};

/** The captain whose turn it is. */
export const active = (state: Pick<RiskState, 'order' | 'turn'>): Seat => state.order[state.turn] ?? 0;

export const isEmpty = (position: Position, location: number): boolean =>
  ownerAt(position, location) === EMPTY;

/** Living captains in order of play, from one of them on. */
export const livingFrom = (state: Pick<RiskState, 'order' | 'alive'>, seat: Seat): Seat[] => {
  const start = Math.max(0, state.order.indexOf(seat));
  return state.order
    .map((_, i) => state.order[(start + i) % state.order.length] ?? 0)
    .filter((one) => state.alive[one] === 1);
};
