import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { explosion } from '../../../client/kit/effects/recipes/blasts';
import type { Bench } from '../../../client/kit/effects/recipes/recipe';
import { TABLE } from '../../../client/kit/measures';
import { fastRng } from '../../../shared/engine/rng';

/** The ring of an explosion so far above the table: how low its rim is, and how far it leans. */
const ringAt = (
  above: number,
  size: number,
  seed: number,
): { readonly low: number; readonly lean: number } => {
  const rng = fastRng(seed);
  const rings: { readonly a: Vector3; readonly b: Vector3; readonly size: number }[] = [];
  const bench = {
    chance: () => rng.below(1000) / 1000,
    light: (kind: string, lit: { a: Vector3; b: Vector3; size: number; style: number; rise?: number }) => {
      if (kind === 'disc' && lit.b.y === 1 && (lit.b.x !== 0 || lit.b.z !== 0)) rings.push(lit);
    },
  } as unknown as Bench;
  explosion(bench, new Vector3(0, TABLE.height + above, 0), size, 1);
  const [ring] = rings;
  const lean = Math.hypot(ring?.b.x ?? 0, ring?.b.z ?? 0);
  return { low: above - (lean * (ring?.size ?? 0)) / 2, lean };
};

test('the ring of an explosion leans, and is never cut by the table under it', () => {
  for (let seed = 1; seed <= 50; seed++) {
    expect(ringAt(0.024, 0.13, seed).low).toBeGreaterThan(0);
    expect(ringAt(0.3, 0.06, seed).low).toBeGreaterThan(0);
  }
  expect(Math.max(...[1, 2, 3, 4, 5].map((seed) => ringAt(0.3, 0.06, seed).lean))).toBeGreaterThan(0.08);
});
