import { BASE, MM, type Pose, shifted } from './pose';

/** Sensor Echo goes sideways by a base and the straight 2 template, with a free offset fore or aft of 20 mm. */
export const ECHO_OFFSET_MM = 20;
const ECHO_TEMPLATE = 80 * MM;

/** Where a ship stands after a Sensor Echo: `side` 1 to the right, −1 to the left; the heading stays. */
export const echoed = (from: Pose, side: number, offsetMm: number, template = ECHO_TEMPLATE): Pose =>
  shifted(from, side * (BASE + template), offsetMm * MM, 0, 1);
