import {
  findClear,
  fitting,
  NOTHING_COVERED,
  placePanel,
  type Window,
} from '../../../client/kit/prompts/place';

const WINDOW: Window = { up: 0.4, across: 0.7, covered: NOTHING_COVERED };

/** Whether a panel lies wholly in the free part of the picture. */
const isFree = (
  at: { x: number; y: number; z: number },
  w: number,
  h: number,
  { up, across, covered }: Window,
): boolean =>
  at.x / at.z - w / 2 >= -across * (1 - 2 * covered.left) - 1e-9 &&
  at.x / at.z + w / 2 <= across * (1 - 2 * covered.right) + 1e-9 &&
  at.y / at.z - h / 2 >= -up * (1 - 2 * covered.bottom) - 1e-9 &&
  at.y / at.z + h / 2 <= up * (1 - 2 * covered.top) + 1e-9;

test('a panel stands above its place, and below it where there is no room', () => {
  expect(placePanel({ x: 0, y: 0, z: 2 }, WINDOW, 0.3, 0.2, 'above').y).toBeGreaterThan(0.2);
  expect(placePanel({ x: 0, y: 0.6, z: 2 }, WINDOW, 0.3, 0.2, 'above').y).toBeLessThan(0.4);
});

test('an explanation stands beside its place, on the side that has room', () => {
  expect(placePanel({ x: 0, y: 0, z: 2 }, WINDOW, 0.3, 0.2, 'beside').x).toBeGreaterThan(0.3);
  expect(placePanel({ x: 1, y: 0, z: 2 }, WINDOW, 0.3, 0.2, 'beside').x).toBeLessThan(0.7);
});

test.each(['above', 'beside', 'on'] as const)(
  'wherever it is, a panel %s it stays in the free part',
  (side) => {
    const covered = { left: 0.3, right: 0.05, top: 0.2, bottom: 0.1 };
    for (const window of [WINDOW, { ...WINDOW, covered }])
      for (let x = -4; x <= 4; x++)
        for (let y = -4; y <= 4; y++)
          for (const z of [-1, 0, 0.4, 3])
            expect(isFree(placePanel({ x, y, z }, window, 0.4, 0.3, side), 0.4, 0.3, window)).toBe(true);
  },
);

test('a panel too large for the picture shrinks to fit it', () => {
  expect(fitting(WINDOW, 0.5, 0.3)).toBe(1);
  expect(fitting(WINDOW, 2.8, 0.3)).toBeCloseTo(0.48);
  expect(fitting(WINDOW, 0.5, 1.6)).toBeCloseTo(0.48);
});

const open = (x: number, y: number, w: number, h: number) => ({ area: { x, y, w, h }, isOpen: true });

test('an area keeps off another by a short way, and off what must stay in sight', () => {
  const other = open(0, 0, 0.4, 0.2);
  const free = { x: 0.5, y: 0, w: 0.2, h: 0.1 };
  expect(findClear(free, WINDOW, [other], [])).toBe(0);
  expect(free).toMatchObject({ x: 0.5, y: 0 });
  const moved = { x: 0.05, y: 0.08, w: 0.2, h: 0.1 };
  expect(findClear(moved, WINDOW, [other], [{ x: 0, y: 0.2, w: 0.4, h: 0.15 }])).toBe(0);
  expect(Math.abs(moved.y - 0.08) + Math.abs(moved.x - 0.05)).toBeLessThan(0.35);
  const shut = { x: 0.05, y: 0.08, w: 0.2, h: 0.1 };
  expect(findClear(shut, WINDOW, [{ ...other, isOpen: false }], [])).toBe(0);
  expect(shut).toMatchObject({ x: 0.05, y: 0.08 });
});

test('a panel keeps off marks where there is room, and lies over one rather than over what must stay in sight', () => {
  const area = { x: 0, y: 0, w: 0.2, h: 0.1 };
  const mark = { x: 0, y: 0, w: 0.1, h: 0.04 };
  expect(findClear(area, WINDOW, [], [], undefined, [mark])).toBe(0);
  expect(Math.abs(area.x) >= 0.15 || Math.abs(area.y) >= 0.07).toBe(true);
  // All but the middle is taken: there it hides the mark and nothing else.
  const around = [
    { x: -0.45, y: 0, w: 0.5, h: 0.8 },
    { x: 0.45, y: 0, w: 0.5, h: 0.8 },
  ];
  const between = { x: 0, y: 0.1, w: 0.2, h: 0.7 };
  expect(findClear(between, WINDOW, [], around, undefined, [mark])).toBeGreaterThan(0);
  expect(Math.abs(between.x)).toBeLessThanOrEqual(0.1 + 1e-9);
});
