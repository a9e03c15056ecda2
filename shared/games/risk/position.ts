import type { Seat } from '../../engine/game';
import { crossesNeutralZone, LINKED, NEIGHBOURS, SIZE } from './data/map';
import { MISSION_RULES } from './data/missions';
import { ALIENS, EMPTY, type Mission, type RiskState } from './types';

/** What rules read of the map; a public view has it too, so bots ask the same questions. */
export interface Position {
  readonly mission: Mission;
  readonly owner: readonly number[];
  readonly units: readonly number[];
  /** Alpha end, Beta end. */
  readonly wormhole: readonly number[];
}

/** Most dice an attacker and a defender roll (rulebook p. 9). */
export const MOST_ATTACK_DICE = 3;
export const MOST_DEFENCE_DICE = 2;

export const ownerAt = (position: Position, location: number): number => position.owner[location] as number;
export const unitsAt = (position: Position, location: number): number => position.units[location] as number;
export const isCaptain = (occupant: number): occupant is Seat => occupant < ALIENS;
export const neighboursOf = (location: number): readonly number[] =>
  NEIGHBOURS[location] as readonly number[];

/** The far end of the wormhole, seen from one of its ends; −1 from anywhere else. */
export const wormholeFrom = (position: Position, location: number): number => {
  const { wormhole } = position;
  if (wormhole[0] === location) return wormhole[1] as number;
  return wormhole[1] === location ? (wormhole[0] as number) : -1;
};

/** Whether a border, a line, the nebula or the wormhole joins two locations. */
export const isAdjacent = (position: Position, a: number, b: number): boolean =>
  LINKED[a * SIZE + b] === 1 || wormholeFrom(position, a) === b;

/** Neighbours by index: the printed ones, then the far end of the wormhole unless it is one of them. */
export const countNeighbours = (position: Position, location: number): number => {
  const far = wormholeFrom(position, location);
  return neighboursOf(location).length + (far >= 0 && LINKED[location * SIZE + far] !== 1 ? 1 : 0);
};
export const neighbourAt = (position: Position, location: number, index: number): number =>
  neighboursOf(location)[index] ?? wormholeFrom(position, location);

/** Ships that may leave a location: one always stays behind (rulebook pp. 8 to 10). */
export const spareShips = (position: Position, location: number): number => unitsAt(position, location) - 1;

/** Most ships an origin may commit to one engagement: three at most (rulebook p. 9). */
export const attackLimit = (position: Position, from: number, to: number): number => {
  const zone = MISSION_RULES[position.mission].neutralZoneDice;
  const most = zone < MOST_ATTACK_DICE && crossesNeutralZone(from, to) ? zone : MOST_ATTACK_DICE;
  return Math.min(most, spareShips(position, from));
};

/** Most ships a location may defend with. */
export const defenceLimit = (position: Position, location: number): number =>
  Math.min(MOST_DEFENCE_DICE, unitsAt(position, location));

/** Whether the seat holds a location and has a ship there that may leave it. */
export const hasShipToSpare = (position: Position, seat: Seat, location: number): boolean =>
  ownerAt(position, location) === seat && spareShips(position, location) > 0;

export type Test = (position: Position, seat: Seat, from: number) => boolean;
export const anywhere = (position: Position, seat: Seat, test: Test): boolean => {
  for (let location = 0; location < SIZE; location++) if (test(position, seat, location)) return true;
  return false;
};

/** Whether a chain of held locations joins two of them (rulebook p. 10). */
export const reaches = (position: Position, from: number, to: number): boolean =>
  connected(position, from).includes(to);

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

/** The captain whose turn it is. */
export const active = (state: Pick<RiskState, 'order' | 'turn'>): Seat => state.order[state.turn] ?? 0;

export const isEmpty = (position: Position, location: number): boolean =>
  ownerAt(position, location) === EMPTY;
