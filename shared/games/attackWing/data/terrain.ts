import { MAT, MM } from '../geometry';
import { NONE, type Terrain } from '../types';

/* Rules 12. The planet's radius is designed there; its number and place and the size of an obstacle are designed here. */

/** One planet, in the middle of the mat. */
export const PLANET: Terrain = { kind: 'planet', seat: NONE, x: MAT / 2, y: MAT / 2, radius: 50 * MM };

/** As wide as a base. */
export const OBSTACLE_RADIUS = 20 * MM;
/** Three for each player. */
export const OBSTACLES = 6;
