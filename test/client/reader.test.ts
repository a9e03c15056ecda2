import { Reader } from '../../client/kit/reader';

const degrees = (turn: number): number => (turn / 180) * Math.PI;
/** The shorter way between two bearings, in degrees. */
const between = (a: number, b: number): number => {
  const way = ((a - b) * 180) / Math.PI;
  return Math.abs(way - 360 * Math.round(way / 360));
};

test.each(Array.from({ length: 24 }, (_, i) => i * 15))(
  'seen first from %d°, writing is upright at once',
  (d) => {
    const reader = new Reader();
    reader.look(degrees(d), 3, false);
    expect(between(reader.bearing(3), degrees(d))).toBeLessThanOrEqual(15.001);
  },
);

test('it turns after the reader, softly and the shorter way', () => {
  const reader = new Reader();
  reader.look(degrees(-20), 0, false);
  const before = reader.bearing(0);
  reader.look(degrees(31), 10, false);
  expect(reader.bearing(10)).toBeCloseTo(before);
  const half = reader.bearing(10.3);
  expect(between(half, before)).toBeGreaterThan(10);
  expect(between(half, degrees(30))).toBeGreaterThan(10);
  expect(between(half, 0)).toBeLessThan(31);
  expect(between(reader.bearing(11), degrees(30))).toBeCloseTo(0);
});

test('an eye between two ways does not make it waver', () => {
  const reader = new Reader();
  reader.look(degrees(14), 0, false);
  const before = reader.bearing(0);
  for (let i = 1; i < 50; i++) {
    reader.look(degrees(15 + (i % 2 === 0 ? 2 : -2)), i, false);
    expect(reader.bearing(i)).toBe(before);
  }
});

test('while it is calm it is simply there', () => {
  const reader = new Reader();
  reader.look(0, 0, true);
  reader.look(degrees(90), 1, true);
  expect(between(reader.bearing(1), degrees(90))).toBeCloseTo(0);
});

test('all the way round, it is never more than a step behind (a 6 is never a 9)', () => {
  const reader = new Reader();
  for (let d = 0; d < 800; d++) {
    reader.look(degrees(d), d * 2, false);
    expect(between(reader.bearing(d * 2 + 1), degrees(d))).toBeLessThan(20);
  }
});

test('while time stands still, writing turns at once', () => {
  const reader = new Reader();
  reader.look(Math.PI, 5, false);
  reader.look(0, 5, false);
  expect(between(reader.bearing(5), 0)).toBeCloseTo(0);
});
