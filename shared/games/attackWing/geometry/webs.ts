import { type Box, boxOf } from './areas';
import { HALF, MM, type Pose, shifted } from './pose';

/* Rules 12: a token of the Energy Web is a strip of 80 by 10 mm, lying across the heading behind the ship. */

export const STRIP_WIDE = 40 * MM;
const STRIP_DEEP = 5 * MM;

/** Where a token lies that a ship puts down: its front side on the rear edge of the base. */
export const webBehind = (ship: Pose): Pose => shifted(ship, 0, -(HALF + STRIP_DEEP), 0, 1);

/** The same place, the other way round. */
export const turnedAbout = (pose: Pose): Pose => shifted(pose, 0, 0, 0, -1);

/** The mat a token covers. */
export const stripOf = (web: Pose): Box => boxOf(web, STRIP_WIDE, STRIP_DEEP);
