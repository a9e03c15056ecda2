import {
  distanceBetween,
  fly,
  type ManeuverId,
  type Pose,
  poseAtMm,
  rangeBetween,
  sightOf,
  templateOf,
} from '../../../../shared/games/attackWing/geometry';

/** Degrees exist on screen and here. */
const degreesOf = (pose: Pose): number => ((Math.atan2(pose.ux, pose.uy) * 180) / Math.PI + 360) % 360;
const NEAR = 0.001;

const near = (got: number, wanted: number): void => expect(Math.abs(got - wanted)).toBeLessThanOrEqual(NEAR);

type Start = readonly [number, number, number];

/** Results of the table are printed to 0.001 mm, so that half of that is theirs. */
const VECTORS: readonly (readonly [Start, ManeuverId, Start])[] = [
  [[457, 100, 0], 'straight2', [457, 220, 0]],
  [[457, 100, 0], 'bankRight1', [494.574, 190.711, 45]],
  [[457, 457, 90], 'turnLeft2', [539.5, 539.5, 0]],
  [[457, 457, 180], 'bankLeft3', [523.863, 295.579, 135]],
  [[200, 200, 0], 'comeAbout3', [200, 360, 180]],
  [[457, 457, 0], 'reverse2', [457, 337, 0]],
];

test.each(VECTORS)('from %p by %s to %p', ([x, y, h], maneuver, [wx, wy, wh]) => {
  const { pose, touching } = fly(poseAtMm(x, y, h), templateOf(maneuver), []);
  near(pose.x / 1000, wx);
  near(pose.y / 1000, wy);
  near(degreesOf(pose), wh);
  expect(touching).toBe(-1);
});

const OVERLAPS: readonly (readonly [Start, ManeuverId, Start, Start])[] = [
  [[457, 100, 0], 'straight2', [457, 240, 0], [457, 200, 0]],
  [[457, 100, 0], 'bankRight2', [520, 235, 0], [486.543, 200.146, 38.414]],
];

test.each(OVERLAPS)('from %p by %s with a ship at %p to %p, touching', (start, maneuver, other, wanted) => {
  const others = [poseAtMm(...other)];
  const { pose, touching } = fly(poseAtMm(...start), templateOf(maneuver), others);
  near(pose.x / 1000, wanted[0]);
  near(pose.y / 1000, wanted[1]);
  near(degreesOf(pose), wanted[2]);
  expect(touching).toBe(0);
});

test('range from (457, 300, 0) to (457, 500, 180): 160 mm, range 2, in every forward arc', () => {
  const from = poseAtMm(457, 300, 0);
  const to = poseAtMm(457, 500, 180);
  expect(distanceBetween(from, to)).toBe(160_000);
  expect(rangeBetween(from, to)).toBe(2);
  expect(sightOf(from, to, 'forward90')).toMatchObject({ distance: 160_000, range: 2 });
  expect(sightOf(from, to, 'forward180')).toMatchObject({ distance: 160_000, range: 2 });
  expect(sightOf(from, to, 'rear90')).toBeUndefined();
});

test('arc from (457, 457, 0) to (577, 517, 0): outside 90 degrees, inside 180 at 82.46 mm, range 1', () => {
  const from = poseAtMm(457, 457, 0);
  const to = poseAtMm(577, 517, 0);
  expect(sightOf(from, to, 'forward90')).toBeUndefined();
  const sight = sightOf(from, to, 'forward180');
  expect(sight?.range).toBe(1);
  expect(Math.abs((sight?.distance ?? 0) / 1000 - Math.sqrt(80 * 80 + 20 * 20))).toBeLessThan(NEAR);
});
