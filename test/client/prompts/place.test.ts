import {
  findClear,
  fitting,
  keepOff,
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

test('an area keeps off another by the shortest way', () => {
  const other = open(0, 0, 0.4, 0.2);
  expect(keepOff({ x: 0.5, y: 0, w: 0.2, h: 0.1 }, [other], WINDOW)).toMatchObject({ x: 0.5, y: 0 });
  const moved = keepOff({ x: 0.05, y: 0.08, w: 0.2, h: 0.1 }, [other], WINDOW);
  expect(moved.x).toBe(0.05);
  expect(moved.y).toBeGreaterThanOrEqual(0.15);
  const shut = { ...other, isOpen: false };
  expect(keepOff({ x: 0.05, y: 0.08, w: 0.2, h: 0.1 }, [shut], WINDOW)).toMatchObject({ x: 0.05, y: 0.08 });
});

test('it does not flee from one onto the other', () => {
  const others = [open(0, 0, 0.4, 0.2), open(0, 0.2, 0.4, 0.15)];
  const moved = keepOff({ x: 0, y: 0.08, w: 0.2, h: 0.1 }, others, WINDOW);
  expect(moved.y).toBeLessThanOrEqual(-0.15);
});

test('without a free place it stays where it is', () => {
  const area = keepOff({ x: 0, y: 0, w: 1.3, h: 0.7 }, [open(0, 0, 1, 0.5)], WINDOW);
  expect(area).toMatchObject({ x: 0, y: 0 });
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
