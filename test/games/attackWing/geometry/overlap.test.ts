import fc from 'fast-check';
import {
  depthOf,
  fly,
  isOnMat,
  overlaps,
  type Pose,
  poseAtMm,
  templateOf,
} from '../../../../shared/games/attackWing/geometry';
import { poseAlong } from '../../../../shared/games/attackWing/geometry/slide';
import { TEMPLATES } from '../../../../shared/games/attackWing/geometry/templates';
import { manyManeuvers, penetration, posed } from './scatter';

test.each([
  ['side by side, touching', [100, 100, 0], [140, 100, 0], false],
  ['a millimetre into each other', [100, 100, 0], [139, 100, 0], true],
  ['corner to corner', [100, 100, 0], [140, 140, 0], false],
  ['the same place', [100, 100, 0], [100, 100, 45], true],
  ['a corner just short of an edge', [100, 100, 0], [149, 100, 45], false],
  ['a corner over an edge', [100, 100, 0], [148, 100, 45], true],
  ['far apart', [100, 100, 0], [300, 300, 15], false],
] as const)('%s', (_, a, b, wanted) => {
  expect(overlaps(posed(a), posed(b))).toBe(wanted);
  expect(overlaps(posed(b), posed(a))).toBe(wanted);
});

test('the depth of an overlap is the shortest way out', () => {
  expect(depthOf(poseAtMm(100, 100, 0), poseAtMm(130, 105, 0))).toBe(10_000);
  expect(depthOf(poseAtMm(100, 100, 0), poseAtMm(105, 125, 90))).toBe(15_000);
});

test('a come about that overlaps is a plain straight, slid back', () => {
  const { pose, touching } = fly(poseAtMm(457, 100, 0), templateOf('comeAbout3'), [poseAtMm(457, 270, 0)]);
  expect(pose).toEqual(poseAtMm(457, 230, 0));
  expect(touching).toBe(0);
});

test('a reverse slides back forward', () => {
  const { pose } = fly(poseAtMm(457, 457, 0), templateOf('reverse2'), [poseAtMm(457, 327, 0)]);
  expect(pose).toEqual(poseAtMm(457, 367, 0));
});

test('a ship with no free place stays where it is', () => {
  const from = poseAtMm(457, 100, 0);
  const ahead = [140, 175, 205, 235].map((y) => poseAtMm(457, y, 0));
  expect(fly(from, templateOf('straight2'), ahead)).toMatchObject({ pose: from, touching: 0 });
});

test('ships are passed over freely', () => {
  const { pose, touching } = fly(poseAtMm(457, 100, 0), templateOf('straight4'), [poseAtMm(457, 160, 0)]);
  expect(pose).toEqual(poseAtMm(457, 300, 0));
  expect(touching).toBe(-1);
});

test('the last ship backed away from is the one that is touched', () => {
  const others = [poseAtMm(457, 315, 0), poseAtMm(457, 260, 0)];
  expect(fly(poseAtMm(457, 100, 0), templateOf('straight4'), others)).toMatchObject({
    pose: poseAtMm(457, 220, 0),
    touching: 1,
  });
});

const mat = fc.integer({ min: 60, max: 240 });
const heading = fc.integer({ min: 0, max: 23 }).map((steps) => steps * 15);
const pose = fc.tuple(mat, mat, heading).map(([x, y, h]) => poseAtMm(x, y, h));
const template = fc.constantFrom(...TEMPLATES.values()).filter(({ speed }) => speed <= 4);

/** The rule as it is written: back in steps of half a millimetre, nothing skipped. */
const plainMarch = (from: Pose, along: ReturnType<typeof templateOf>, others: readonly Pose[]): number => {
  let rear = along.length;
  do rear -= 500;
  while (rear > -40_000 && others.some((other) => overlaps(poseAlong(from, along, rear), other)));
  return Math.max(rear, -40_000);
};

test('skipping steps while deep in another base leads to the same place as the plain march', () => {
  fc.assert(
    fc.property(pose, template, fc.array(pose, { minLength: 1, maxLength: 3 }), (from, along, others) => {
      fc.pre(others.every((other) => !overlaps(from, other)));
      const flight = fly(from, along, others);
      fc.pre(flight.touching >= 0);
      const rear = plainMarch(from, along, others);
      const low = rear === -40_000 ? from : poseAlong(from, along, rear);
      const ahead = Math.hypot(flight.pose.x - low.x, flight.pose.y - low.y);
      // Refined by less than one step of the march.
      expect(ahead).toBeLessThanOrEqual(500 * 1.3 + 2);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('what is touched really is touched: a hundredth of a millimetre farther would overlap', () => {
  fc.assert(
    fc.property(pose, template, pose, (from, along, other) => {
      fc.pre(!overlaps(from, other));
      const flight = fly(from, along, [other]);
      fc.pre(flight.touching === 0 && along.radius === 0);
      const nudge = along.way * 10;
      const farther = {
        ...flight.pose,
        x: flight.pose.x + (nudge * flight.pose.ux) / 2 ** 30,
        y: flight.pose.y + (nudge * flight.pose.uy) / 2 ** 30,
      };
      expect(overlaps(farther, other)).toBe(true);
    }),
    { seed: 2, numRuns: 150 },
  );
});

test('mirrored, everything happens mirrored', () => {
  const mirror = (one: Pose): Pose => ({ ...one, x: 914_000 - one.x, ux: 0 - one.ux });
  const opposite = (id: string): string =>
    id.includes('Left') ? id.replace('Left', 'Right') : id.replace('Right', 'Left');
  fc.assert(
    fc.property(pose, template, pose, (from, along, other) => {
      fc.pre(!overlaps(from, other));
      const one = fly(from, along, [other]);
      const two = fly(mirror(from), templateOf(opposite(along.id) as typeof along.id), [mirror(other)]);
      expect(two.touching).toBe(one.touching);
      const back = mirror(two.pose);
      expect(Math.max(Math.abs(back.x - one.pose.x), Math.abs(back.y - one.pose.y))).toBeLessThanOrEqual(1);
    }),
    { seed: 3, numRuns: 1000 },
  );
});

test('ten thousand random pairs of maneuvers: no two bases overlap (seed 1)', () => {
  const { overlapped, deepest, maneuvers } = manyManeuvers(10_000, 1);
  expect(maneuvers).toBe(20_000);
  expect(overlapped).toBeGreaterThan(1000);
  expect(deepest).toBeLessThan(0.001);
});

test('the check itself sees an overlap of a micrometre', () => {
  expect(penetration(poseAtMm(100, 100, 0), { ...poseAtMm(140, 100, 0), x: 139_999 })).toBeCloseTo(1, 6);
  expect(penetration(poseAtMm(100, 100, 0), poseAtMm(140, 100, 0))).toBe(0);
});

test.each([
  [[20, 20, 0], true],
  [[894, 894, 180], true],
  [[19, 100, 0], false],
  [[457, 895, 90], false],
  [[28, 100, 45], false],
  [[29, 100, 45], true],
] as const)('a base at %p is on the mat: %p', (at, wanted) => {
  expect(isOnMat(posed(at))).toBe(wanted);
});
