import type { Shape } from './shape';

type P = readonly [x: number, z: number];

/** A flat strip along a line of middle points, so high and half so wide, ending in a head. */
export const layArrow = (shape: Shape, way: readonly P[], y: number, half: number, head: number): void => {
  const up = [0, 1, 0] as const;
  const sides = way.map((p, i) => {
    const [a, b] = [way[Math.max(0, i - 1)] ?? p, way[Math.min(way.length - 1, i + 1)] ?? p];
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
    const size = Math.hypot(dx, dz) || 1;
    return { p, across: [-dz / size, dx / size] as const, along: [dx / size, dz / size] as const };
  });
  const put = (p: P, u: number, v: number): number => shape.vertex([p[0], y, p[1]], up, [u, v]);
  let before: readonly [number, number] | undefined;
  sides.forEach(({ p, across }, i) => {
    const v = i / way.length;
    const left = put([p[0] + across[0] * half, p[1] + across[1] * half], 0, v);
    const right = put([p[0] - across[0] * half, p[1] - across[1] * half], 1, v);
    if (before) shape.quad(before[0], left, right, before[1]);
    before = [left, right];
  });
  const last = sides[sides.length - 1];
  if (!last) return;
  const { p, across, along } = last;
  const a = put([p[0] + across[0] * half * 2.3, p[1] + across[1] * half * 2.3], 0, 1);
  const b = put([p[0] - across[0] * half * 2.3, p[1] - across[1] * half * 2.3], 1, 1);
  const tip = put([p[0] + along[0] * head, p[1] + along[1] * head], 0.5, 1);
  shape.triangle(a, tip, b);
};
