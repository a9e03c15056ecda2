import { viewThrough } from '../../client/holodeck/viewThrough';

const UP = Math.tan(0.375);

test.each([
  ['beside a wide page', { left: 904, top: 100, width: 352, height: 620 }, { width: 1280, height: 720 }],
  [
    'under the title of a tall one',
    { left: 8, top: 200, width: 374, height: 270 },
    { width: 390, height: 844 },
  ],
  ['beside a low one', { left: 560, top: 90, width: 270, height: 300 }, { width: 844, height: 390 }],
])('a ship is seen whole in the part of the page that is left for it: %s', (_, part, page) => {
  const { radius, aside } = viewThrough(part, page, UP);
  const [x, y] = aside;
  expect((0.5 + x) * page.width).toBeCloseTo(part.left + part.width / 2, 6);
  expect((0.5 - y) * page.height).toBeCloseTo(part.top + part.height / 2, 6);
  // The longest ships on the table reach a quarter of a metre to each side of their middle.
  const metre = page.height / (2 * UP * radius);
  expect(0.25 * metre).toBeLessThan(part.width / 2);
  expect(0.12 * metre).toBeLessThan(part.height / 2);
});

test('it comes no nearer than a ship bears to be looked at, and no farther than it can be seen', () => {
  const page = { width: 4000, height: 1000 };
  const whole = { left: 0, top: 0, ...page };
  expect(viewThrough(whole, page, UP).radius).toBeGreaterThan(0.6);
  expect(viewThrough({ ...whole, width: 10 }, page, UP).radius).toBeLessThan(2.5);
});
