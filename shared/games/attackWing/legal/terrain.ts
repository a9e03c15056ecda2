import type { Disc, Pose } from '../geometry';
import { BAND, liesOn, MAT, MM } from '../geometry';
import type { Seat } from '../../../engine/game';
import { OBSTACLE_RADIUS, OBSTACLES } from '../data/terrain';
import type { MoveOf } from '../moves';
import { opponentOf } from '../play';
import type { RefusalCode } from '../refusals';
import type { State, Terrain, TerrainKind } from '../types';

/* Rules 12: the planet and the obstacles. */

export type Lying = Readonly<{ terrain: readonly Terrain[] }>;
type ObstacleMove = MoveOf<'placeObstacle'>;

const NO_TERRAIN: readonly Terrain[] = [];

const ofKind = ({ terrain }: Lying, wanted: TerrainKind): readonly Terrain[] =>
  terrain.length === 0 ? NO_TERRAIN : terrain.filter(({ kind }) => kind === wanted);

export const planetsOf = (state: Lying): readonly Terrain[] => ofKind(state, 'planet');
export const obstaclesOf = (state: Lying): readonly Terrain[] => ofKind(state, 'obstacle');

/** How many are still to be placed: all of them before the first ship is. */
export const obstaclesLeft = (state: Lying): number =>
  state.terrain.length === 0 ? 0 : OBSTACLES - obstaclesOf(state).length;

/** Who places the next one: by turns, from the initiative player. */
export const obstaclePlacer = (state: Lying, initiative: Seat): Seat =>
  obstaclesOf(state).length % 2 === 0 ? initiative : opponentOf(initiative);

/** Whether a base there rests on an obstacle, and cannot attack. */
export const restsOnObstacle = (state: Lying, pose: Pose): boolean =>
  obstaclesOf(state).some((obstacle) => liesOn(pose, obstacle));

export const obstacleAt = (x: number, y: number): Disc => ({
  x: x * MM,
  y: y * MM,
  radius: OBSTACLE_RADIUS,
});

/** No part of it within range 2 of an edge (which is range 1 of a starting area, too). */
export const EDGE_FREE = 2 * BAND;
const FROM_EDGE = EDGE_FREE + OBSTACLE_RADIUS;

const isNearEdge = ({ x, y }: Disc): boolean => Math.min(x, y, MAT - x, MAT - y) <= FROM_EDGE;

/** Nor within range 1 of other terrain: what that keeps free around it. */
export const freeAround = ({ x, y, radius }: Disc): Disc => ({ x, y, radius: radius + BAND });

const isNear = (one: Disc, other: Disc): boolean => {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  return Math.sqrt(dx * dx + dy * dy) <= one.radius + freeAround(other).radius;
};

export const obstacleProblem = (
  { terrain }: Lying,
  { x, y }: Pick<ObstacleMove, 'x' | 'y'>,
): RefusalCode | undefined => {
  const placed = obstacleAt(x, y);
  if (isNearEdge(placed)) return 'nearEdge';
  return terrain.some((other) => isNear(placed, other)) ? 'nearTerrain' : undefined;
};

/*
 * There is always room for the sixth. The middles lie in a square of 472 mm; what is there keeps 140 mm free around it, the
 * planet 170, which does not reach the sides of the square. Each corner needs an obstacle of its own near it, which covers
 * 396 mm of the sides at most; with the 280 of a fifth that is 1,864 of their 1,888 mm.
 */
const LEAST_MM = FROM_EDGE / MM + 1;
const MOST_MM = MAT / MM - LEAST_MM;
/** The menu: a lattice over that square. */
const LATTICE_MM = 59;

const along = (step: number): readonly number[] =>
  Array.from({ length: Math.floor((MOST_MM - LEAST_MM) / step) + 1 }, (_, at) => LEAST_MM + at * step);

const COLUMNS = along(LATTICE_MM);
const SIDE = along(1);

export const obstacleMenu = (state: Readonly<State>): ObstacleMove[] => {
  const lawful = (x: number, y: number): ObstacleMove[] =>
    obstacleProblem(state, { x, y }) === undefined ? [{ type: 'placeObstacle', x, y }] : [];
  const menu = COLUMNS.flatMap((x) => COLUMNS.flatMap((y) => lawful(x, y)));
  if (menu.length > 0) return menu;
  return SIDE.flatMap((at) => [
    ...lawful(at, LEAST_MM),
    ...lawful(at, MOST_MM),
    ...lawful(LEAST_MM, at),
    ...lawful(MOST_MM, at),
  ]);
};

/** Anywhere in that square. */
export const obstacleSquare = { least: LEAST_MM, count: MOST_MM - LEAST_MM + 1 } as const;
