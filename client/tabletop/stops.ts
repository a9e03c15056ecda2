import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Rows } from '../input/gesture';
import { pickKey } from '../kit/pick';
import type { Gaze } from '../viewpoint/gaze';
import { inReadingOrder } from '../viewpoint/reading';
import type { Stage } from './stage';
import type { Standing, Surface } from './surface';

/** Points of the table are walked over in finer rows than things. */
const POINT_ROWS = 24;

const rowsOf = (gaze: Gaze, all: readonly Standing[], rows?: number): Rows =>
  inReadingOrder(gaze, all, rows).map((row) => row.map(({ thing, across }) => ({ ...thing, across })));

/** Everything that can be pointed at as whoever looks would read it, then the points where something may be put. */
export const stopsOf = (stage: Stage, surface: Surface, gaze: Gaze): Rows => {
  const seen = new Map<string, Standing>();
  for (const pick of stage.things()) {
    const at = new Vector3();
    if (!seen.has(pickKey(pick)) && stage.middle(pick, at)) seen.set(pickKey(pick), { pick, at });
  }
  return [...rowsOf(gaze, [...seen.values()]), ...rowsOf(gaze, surface.points(), POINT_ROWS)];
};
