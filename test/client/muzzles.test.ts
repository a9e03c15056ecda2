import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { makeSections } from '../../assets/make/enterprise';
import { join } from '../../assets/make/lib/mesh';
import { cross, dot, sub, type V3 } from '../../assets/make/lib/vector';
import { bearing, FACINGS } from '../../client/kit/facings';
import { MUZZLES, muzzleToRef, WEAPONS } from '../../client/kit/ship/weapons';

Logger.LogLevels = Logger.WarningLogLevel | Logger.ErrorLogLevel;

const hull = join(Object.values(makeSections()));
const cases = WEAPONS.flatMap((weapon) => FACINGS.map((facing, i) => [weapon, facing, i] as const));

/** How far along a way the hull is met; Infinity when it is not. */
const meets = (from: V3, way: V3): number => {
  let nearest = Infinity;
  for (const triangle of hull.triangles) {
    const [a, b, c] = triangle.map((i) => hull.vertices[i]!.p) as [V3, V3, V3];
    const [u, v] = [sub(b, a), sub(c, a)];
    const p = cross(way, v);
    const det = dot(u, p);
    if (Math.abs(det) < 1e-9) continue;
    const s = sub(from, a);
    const x = dot(s, p) / det;
    const q = cross(s, u);
    const y = dot(way, q) / det;
    if (x < 0 || y < 0 || x + y > 1) continue;
    const t = dot(v, q) / det;
    if (t > 1e-3) nearest = Math.min(nearest, t);
  }
  return nearest;
};

const outward = (i: number, down = 0): V3 => [Math.sin(bearing(i)), down, Math.cos(bearing(i))];

test.each(cases)('%s %s: sits on the skin', (weapon, facing) => {
  const at = MUZZLES[weapon][facing];
  const nearest = hull.vertices.reduce((least, { p }) => {
    const off = sub(p, at);
    return Math.min(least, Math.sqrt(dot(off, off)));
  }, Infinity);
  expect(nearest).toBeLessThan(3);
});

test.each(cases)('%s %s: nothing of hers stands in the way of its fire', (weapon, facing, i) => {
  const at = MUZZLES[weapon][facing];
  // Level, and down to a threat that hovers lower over the table than she does.
  for (const down of [0, -0.12, -0.25]) expect(meets(at, outward(i, down))).toBe(Infinity);
});

test.each(cases)('%s %s: lies on its own side', (weapon, facing, i) => {
  const [x, , z] = MUZZLES[weapon][facing];
  const [ox, , oz] = outward(i);
  expect(Math.sign(x)).toBe(Math.sign(ox));
  if (Math.abs(oz) > 0.5) expect(Math.sign(z)).toBe(Math.sign(oz));
});

test('muzzles turn with her', () => {
  const scene = new Scene(new NullEngine());
  const pivot = new TransformNode('heading', scene);
  pivot.scaling.setAll(0.001);
  pivot.rotation.y = Math.PI / 2;
  pivot.computeWorldMatrix(true);
  const [x, y, z] = MUZZLES.phaser.FR;
  const at = muzzleToRef(pivot, 'phaser', 0, new Vector3());
  expect(at.x).toBeCloseTo(z * 0.001);
  expect(at.y).toBeCloseTo(y * 0.001);
  expect(at.z).toBeCloseTo(-x * 0.001);
});
