import type { Pick } from '../../../client/input/gesture';
import type { Body } from './body';

type Point = readonly number[];

interface Known {
  readonly pick: Pick;
  readonly options: { readonly part?: unknown };
  readonly mesh: {
    isEnabled(): boolean;
    isVisible: boolean;
    computeWorldMatrix(force: boolean): unknown;
    getBoundingInfo(): { boundingBox: { vectorsWorld: readonly { x: number; y: number; z: number }[] } };
  };
}

/** How large what can be met is to somebody with an emulated headset on. */
export interface Targets {
  /** What can be met at a table of each of these sizes in metres, and how many; what is smaller than 22 mm and than 2°. */
  targets(sizes: readonly number[]): Promise<{ readonly met: number; readonly small: readonly string[] }>;
}

/** Runs in the page: it may use nothing from outside itself. */
export const openTargets = ({ frames, visit }: Body): Targets => {
  /** The less wide side of a thing as the eyes see it, in radians, and how far away it is in metres of the person. */
  const seenAs = (corners: readonly { x: number; y: number; z: number }[]): readonly [number, number] => {
    const { x, y, z } = visit().eye();
    const from = corners.map((corner) => [corner.x - x, corner.y - y, corner.z - z] as const);
    const middle = [0, 1, 2].map((axis) => from.reduce((sum, way) => sum + way[axis]! / from.length, 0));
    const far = Math.hypot(...middle);
    const ahead = middle.map((part) => part / far);
    const level = Math.hypot(ahead[0]!, ahead[2]!) || 1;
    const right = [ahead[2]! / level, 0, -ahead[0]! / level];
    const up = [
      ahead[1]! * right[2]! - ahead[2]! * right[1]!,
      ahead[2]! * right[0]! - ahead[0]! * right[2]!,
      ahead[0]! * right[1]! - ahead[1]! * right[0]!,
    ];
    const dot = (a: Point, b: Point): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
    const spans = [right, up].map((side) => {
      const angles = from.map((way) => Math.atan2(dot(way, side), dot(way, ahead)));
      return Math.max(...angles) - Math.min(...angles);
    });
    return [Math.min(...spans), far / visit().rig.unit];
  };
  const targets: Targets['targets'] = async (sizes) => {
    const { table } = visit() as unknown as {
      table: { input: { picker: { all(): readonly Known[] } } };
    };
    const small = new Set<string>();
    let met = 0;
    for (const size of sizes) {
      visit().rig.recentre({ size, height: 0, distance: 0 });
      await frames(4);
      for (const { pick, options, mesh } of table.input.picker.all()) {
        // Panels are measured by their letters.
        if (options.part !== undefined || !mesh.isEnabled() || !mesh.isVisible) continue;
        mesh.computeWorldMatrix(true);
        const [angle, far] = seenAs(mesh.getBoundingInfo().boundingBox.vectorsWorld);
        met += 1;
        const degrees = (angle * 180) / Math.PI;
        const millimetres = 2000 * Math.tan(angle / 2) * far;
        if (degrees < 2 && millimetres < 22)
          small.add(`${pick.kind} at ${size} m: ${degrees.toFixed(2)}°, ${millimetres.toFixed(0)} mm`);
      }
    }
    visit().rig.recentre({ size: 1.6, height: 0, distance: 0 });
    await frames(4);
    return { met, small: [...small] };
  };
  return { targets };
};
