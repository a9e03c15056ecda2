import fc from 'fast-check';
import {
  bandOf,
  type Disc,
  distanceBetween,
  echoed,
  isInArc,
  isInStartingArea,
  isObstructed,
  MM,
  overlaps,
  poseAtMm,
  rangeBetween,
  sightOf,
} from '../../../../shared/games/attackWing/geometry';
import { posed } from './scatter';

test.each([
  [0, 1],
  [100_000, 1],
  [100_000.01, 2],
  [200_000, 2],
  [200_001, 3],
  [300_000, 3],
  [300_001, 0],
])('%p micrometres are range %p', (distance, band) => expect(bandOf(distance)).toBe(band));

test.each([
  ['touching', [100, 100, 0], [140, 100, 0], 0, 1],
  ['exactly range 1', [100, 100, 0], [100, 240, 0], 100_000, 1],
  ['exactly range 3', [100, 100, 0], [100, 440, 90], 300_000, 3],
  ['corner to corner', [100, 100, 0], [170, 180, 0], 50_000, 1],
  ['out of range', [100, 100, 0], [100, 441, 0], 301_000, 0],
] as const)('distance %s', (_, a, b, distance, band) => {
  expect(Math.abs(distanceBetween(posed(a), posed(b)) - distance)).toBeLessThan(0.001);
  expect(rangeBetween(posed(a), posed(b))).toBe(band);
  expect(rangeBetween(posed(b), posed(a))).toBe(band);
});

/** The attacker stands at (457, 457) and looks north. */
test.each([
  ['dead ahead', [457, 557, 0], { forward90: true, forward180: true, rear90: false }],
  ['dead astern', [457, 357, 0], { forward90: false, forward180: false, rear90: true }],
  ['abeam, half of it ahead', [557, 457, 0], { forward90: false, forward180: true, rear90: false }],
  ['abeam, just behind', [557, 436, 0], { forward90: false, forward180: false, rear90: false }],
  ['abeam, its edge on the border', [557, 437, 0], { forward90: false, forward180: true, rear90: false }],
  [
    'its corner on the border of 90 degrees',
    [577, 537, 0],
    { forward90: true, forward180: true, rear90: false },
  ],
  [
    'a millimetre outside of 90 degrees',
    [578, 537, 0],
    { forward90: false, forward180: true, rear90: false },
  ],
  ['its corner on the border astern', [337, 377, 0], { forward90: false, forward180: false, rear90: true }],
  ['a millimetre outside astern', [336, 377, 0], { forward90: false, forward180: false, rear90: false }],
] as const)('%s', (_, at, wanted) => {
  const from = poseAtMm(457, 457, 0);
  const to = posed(at);
  expect({
    forward90: isInArc(from, to, 'forward90'),
    forward180: isInArc(from, to, 'forward180'),
    rear90: isInArc(from, to, 'rear90'),
  }).toEqual(wanted);
});

test('the attack range is measured between the parts inside the arc', () => {
  const from = poseAtMm(457, 457, 0);
  // Base to base 40 mm, but only its far half lies in the forward 90 degrees.
  const to = poseAtMm(517, 517, 0);
  expect(distanceBetween(from, to) / MM).toBeCloseTo(Math.hypot(20, 20), 3);
  expect(sightOf(from, to, 'forward90')?.distance).toBeCloseTo(Math.hypot(20, 20) * MM, 0);
  const beside = poseAtMm(537, 487, 0);
  expect(isInArc(from, beside, 'forward90')).toBe(false);
  expect(sightOf(from, beside, 'forward180')?.distance).toBeCloseTo(40 * MM, 3);
});

test('an arc ends at range 3', () => {
  const from = poseAtMm(457, 100, 0);
  expect(sightOf(from, poseAtMm(457, 440, 0), 'forward90')?.range).toBe(3);
  expect(sightOf(from, poseAtMm(457, 441, 0), 'forward90')).toBeUndefined();
  expect(isInArc(from, poseAtMm(457, 441, 0), 'forward90')).toBe(true);
});

const anyPose = fc
  .tuple(
    fc.integer({ min: 100, max: 800 }),
    fc.integer({ min: 100, max: 800 }),
    fc.integer({ min: 0, max: 23 }),
  )
  .map(([x, y, steps]) => poseAtMm(x, y, steps * 15));

test('what the arc sees is never nearer than the bases are, and 180 degrees see at least what 90 see', () => {
  fc.assert(
    fc.property(anyPose, anyPose, (from, to) => {
      fc.pre(!overlaps(from, to));
      const narrow = sightOf(from, to, 'forward90');
      const wide = sightOf(from, to, 'forward180');
      if (narrow) expect(narrow.distance).toBeGreaterThanOrEqual(distanceBetween(from, to) - 0.01);
      if (narrow) expect(wide?.distance ?? Infinity).toBeLessThanOrEqual(narrow.distance + 0.01);
    }),
    { seed: 4, numRuns: 3000 },
  );
});

test('arcs do not care where on the mat and which way round it all stands', () => {
  const turned = { ...poseAtMm(0, 0, 90) };
  fc.assert(
    fc.property(anyPose, anyPose, (from, to) => {
      fc.pre(!overlaps(from, to));
      const turn = (one: typeof from) => ({ x: one.y, y: 914_000 - one.x, ux: one.uy, uy: 0 - one.ux });
      expect(turned.ux).toBe(2 ** 30);
      const before = sightOf(from, to, 'forward90');
      const after = sightOf(turn(from), turn(to), 'forward90');
      expect(after?.range).toBe(before?.range);
    }),
    { seed: 5, numRuns: 2000 },
  );
});

const disc = (x: number, y: number, radius: number): Disc => ({ x: x * MM, y: y * MM, radius: radius * MM });

test.each([
  ['a planet between two ships head on', [disc(457, 500, 50)], true],
  ['a planet aside', [disc(557, 500, 50)], false],
  ['a disc that covers one end of the equally short lines only', [disc(437, 500, 15)], false],
  ['discs on both ends leave the middle', [disc(437, 500, 15), disc(477, 500, 15)], false],
  ['discs on both ends and the middle', [disc(437, 500, 15), disc(477, 500, 15), disc(457, 520, 10)], true],
  ['nothing', [], false],
] as const)('obstruction: %s', (_, discs, wanted) => {
  const from = poseAtMm(457, 400, 0);
  const sight = sightOf(from, poseAtMm(457, 600, 180), 'forward90');
  expect(isObstructed(from, sight!, discs)).toBe(wanted);
});

test('obstruction turns with the attacker', () => {
  const from = poseAtMm(400, 457, 90);
  const sight = sightOf(from, poseAtMm(600, 457, 0), 'forward90');
  expect(isObstructed(from, sight!, [disc(500, 457, 30)])).toBe(true);
  expect(isObstructed(from, sight!, [disc(457, 600, 30)])).toBe(false);
});

test.each([
  ['to the right', [457, 457, 0], 1, 0, [577, 457, 0]],
  ['to the left and ahead', [457, 457, 0], -1, 20, [337, 477, 0]],
  ['to the right, heading east, astern', [457, 457, 90], 1, -20, [437, 337, 90]],
] as const)('sensor echo %s', (_, from, side, offset, wanted) => {
  expect(echoed(posed(from), side, offset)).toEqual(posed(wanted));
});

test('sensor echo with the straight 1 template goes 80 mm', () => {
  expect(echoed(poseAtMm(457, 457, 0), 1, 0, 40 * MM)).toEqual(poseAtMm(537, 457, 0));
});

test.each([
  [[457, 20, 0], 'south', true],
  [[457, 80, 0], 'south', true],
  [[457, 81, 0], 'south', false],
  [[457, 71, 45], 'south', true],
  [[457, 72, 45], 'south', false],
  [[457, 834, 180], 'north', true],
  [[457, 833, 180], 'north', false],
  [[10, 50, 0], 'south', false],
] as const)('a base at %p is inside the %s starting area: %p', (at, edge, wanted) => {
  expect(isInStartingArea(posed(at), edge)).toBe(wanted);
});
