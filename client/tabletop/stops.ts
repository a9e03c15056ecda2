import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Rows, Stop } from '../input/gesture';
import { pickKey } from '../kit/pick';
import type { Viewpoint } from '../viewpoint/viewpoint';
import type { Stage } from './stage';

/** Things this near to each other, of the height of what they lie in, stand in one row. */
const ROWS = 12;

/** Everything that can be pointed at, in reading order as whoever looks has it: rows from top to bottom, each from left to right. */
export const stopsOf = (stage: Stage, viewpoint: Pick<Viewpoint, 'screen'>): Rows => {
  const seen = new Map<string, { readonly stop: Stop; readonly x: number; readonly y: number }>();
  for (const pick of stage.things()) {
    const at = new Vector3();
    if (seen.has(pickKey(pick)) || !stage.middle(pick, at)) continue;
    seen.set(pickKey(pick), { stop: { pick, at }, ...viewpoint.screen(at) });
  }
  const all = [...seen.values()];
  const [top, foot] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const rows: (typeof all)[] = Array.from({ length: ROWS }, () => []);
  for (const one of all)
    rows[Math.min(ROWS - 1, Math.floor(((one.y - top) / (foot - top || 1)) * ROWS))]?.push(one);
  return rows
    .filter((row) => row.length > 0)
    .map((row) =>
      row
        .sort((a, b) => a.x - b.x)
        .map(({ stop, x }) => ({ ...stop, across: (x - left) / (right - left || 1) })),
    );
};
