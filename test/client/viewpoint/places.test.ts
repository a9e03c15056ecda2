import { onGlass } from '../../../client/viewpoint/glass';
import { inRow, ROWS } from '../../../client/viewpoint/place';
import { consoleOf, farPose, ONLOOKER } from '../../../client/viewpoint/seating';

test.each([2, 3, 4, 5, 6])(
  'with %i players everybody has a console, clockwise from whoever looks',
  (players) => {
    for (let me = -1; me < players; me++) {
      const seats = Array.from({ length: players }, (_, seat) => consoleOf(seat, me, players));
      expect(new Set(seats).size).toBe(players);
      const from = Math.max(0, me);
      const order = seats.map((_, at) => (seats[(from + at) % players]! - seats[from]! + 6) % 6);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  },
);

test.each([
  ['wide', { aspect: 16 / 9, right: 0 }],
  ['beside a panel', { aspect: 16 / 9, right: 0.25 }],
  ['square', { aspect: 1, right: 0 }],
] as const)('on a %s screen hands and spread cards stay in the picture, each apart', (_name, screen) => {
  const edge = screen.aspect * (1 - 2 * screen.right);
  for (let of = 1; of <= 12; of++) {
    const hand = Array.from({ length: of }, (__, nth) => onGlass(inRow('hand', nth, of), screen));
    for (const { x } of hand) {
      expect(x).toBeGreaterThan(-screen.aspect);
      expect(x).toBeLessThan(edge);
    }
    expect(new Set(hand.map(({ x }) => x)).size).toBe(of);
  }
  const spread = Array.from({ length: 40 }, (__, nth) => onGlass(inRow('held', nth, 40), screen));
  expect(new Set(spread.map(({ x, y }) => `${x} ${y}`)).size).toBe(40);
  for (const { x, y } of spread) {
    expect(Math.abs(y)).toBeLessThan(1);
    expect(x).toBeGreaterThan(-screen.aspect);
    expect(x).toBeLessThan(edge);
  }
});

test.each([
  ['wide', { aspect: 16 / 9, right: 0 }, 10],
  ['wide, beside the plain table', { aspect: 16 / 9, right: 0.25 }, 7],
  ['1024×768', { aspect: 4 / 3, right: 0 }, 7],
] as const)('on a %s screen no card of a hand lies over the name of another', (_name, screen, most) => {
  for (let of = 1; of <= most; of++) {
    const hand = Array.from({ length: of }, (__, nth) => onGlass(inRow('hand', nth, of), screen));
    for (const [at, { x, size }] of hand.slice(1).entries())
      expect(x - hand[at]!.x).toBeGreaterThanOrEqual(0.063 * size);
    // Nor does the hand lie over what one has to its left, or over the piles to its right.
    const own = onGlass(inRow('own', 0, 1), screen);
    const pile = onGlass(inRow('piles', 1, 2), screen);
    const half = 0.0315;
    expect(hand[0]!.x - half * hand[0]!.size).toBeGreaterThan(own.x + half * own.size);
    expect(hand.at(-1)!.x + half * hand.at(-1)!.size).toBeLessThan(pile.x - half * pile.size);
  }
});

test('what lies under another peeps out behind it, what lies on it is before it', () => {
  const screen = { aspect: 16 / 9, right: 0 };
  for (const slot of ['common', 'piles'] as const) {
    const [under, on, over] = [-1, 0, 1].map((layer) => onGlass(inRow(slot, 0, 1, { layer }), screen).z);
    expect(under!).toBeGreaterThan(on!);
    expect(on!).toBeGreaterThan(over!);
  }
});

test('cards before something worth seeing go into the corner where the table leaves no room beside it', () => {
  const quests = (right: number) =>
    [0, 1, 2, 3, 4, 5].map((nth) =>
      onGlass(inRow('common', nth % 2, 2, { row: 1 + Math.floor(nth / 2), sunk: true }), {
        ...{ aspect: 16 / 9, right },
      }),
    );
  for (const { y } of quests(0)) expect(y).toBeLessThan(0.2);
  const small = quests(0.25);
  for (const [nth, { x, y, size }] of small.entries()) {
    expect(y - 0.044 * size).toBeGreaterThan(0.19);
    expect(x - 0.0315 * size).toBeGreaterThan(-16 / 9);
    expect(x + 0.0315 * size).toBeLessThan(-1.37);
    for (const other of small.slice(nth + 1))
      expect(Math.abs(other.x - x) >= 0.063 * size || Math.abs(other.y - y) >= 0.088 * size).toBe(true);
  }
});

test.each([
  ['a desk', { aspect: 16 / 9, right: 0, letters: 1 }, 720],
  ['a phone held upright', { aspect: 390 / 844, right: 0, bottom: 0.32, letters: 1 }, 844],
  ['a phone on its side', { aspect: 844 / 390, right: 0.322, letters: 1.5 }, 390],
] as const)(
  'keys of a board are beside each other, in the picture, and as large as a finger on %s',
  (_name, screen, high) => {
    const keys = [0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 7 }, (__, nth) => onGlass(inRow('board', nth, 7, { row }), screen)),
    );
    const wide = 0.088 * keys[0]!.size;
    expect((wide * high) / 2).toBeGreaterThan(40);
    expect(keys[1]!.x - keys[0]!.x).toBeGreaterThanOrEqual(wide - 1e-9);
    expect(keys[7]!.y - keys[0]!.y).toBeGreaterThanOrEqual(wide - 1e-9);
    const edge = screen.aspect - 2 * screen.aspect * screen.right;
    for (const { x, y } of keys) {
      expect(x - wide / 2).toBeGreaterThan(-screen.aspect);
      expect(x + wide / 2).toBeLessThan(edge);
      expect(y - wide / 2).toBeGreaterThan(-1 + 2 * ('bottom' in screen ? screen.bottom : 0));
    }
  },
);

test('no two slots lie at the same place', () => {
  const screen = { aspect: 16 / 9, right: 0 };
  const places = ROWS.map((slot) => onGlass(inRow(slot, 0, 1), screen));
  expect(new Set(places.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(ROWS.length);
});

test.each([
  ['wide', { aspect: 16 / 9, right: 0 }],
  ['upright', { aspect: 0.46, right: 0, bottom: 0.32 }],
] as const)('in a %s picture what is sunk lies lower, and its head still shows', (_name, screen) => {
  const foot = -1 + 2 * ('bottom' in screen ? screen.bottom : 0);
  for (const slot of ['hand', 'own'] as const) {
    const [usual, sunk] = [false, true].map((low) => onGlass(inRow(slot, 0, 3, { sunk: low }), screen));
    expect(sunk!.y).toBeLessThan(usual!.y);
    expect(sunk!.y + (0.088 * sunk!.size) / 2 - foot).toBeGreaterThan(0.1);
  }
});

test.each([2, 3, 4, 5, 6])('whoever looks on at %i players has no hand over another', (players) => {
  const hands = Array.from({ length: players }, (_, seat) => {
    const console = consoleOf(seat, -1, players);
    const cards = [-1, 0, 1, 2, 3, 4].map((nth) => farPose(console, { nth, of: 5 }, undefined, ONLOOKER));
    const xs = cards.map(({ x }) => x);
    return { left: Math.min(...xs), right: Math.max(...xs), z: cards[1]!.z };
  });
  for (const [at, one] of hands.entries())
    for (const other of hands.slice(at + 1))
      if (Math.abs(one.z - other.z) < 0.3)
        expect(one.right < other.left || other.right < one.left).toBe(true);
});

test('a hand of which only backs are seen is small and slim, whoever looks', () => {
  for (const console of [0, 1, 2, 3, 4, 5]) {
    const pose = (nth: number, closed: boolean) =>
      farPose(console, { nth, of: 6, closed }, undefined, ONLOOKER);
    const wide = (closed: boolean): number => pose(5, closed).x - pose(-1, closed).x;
    expect(pose(0, true).size).toBeLessThan(0.55 * pose(0, false).size);
    expect(wide(true)).toBeLessThan(0.3 * wide(false));
  }
});

test('a hand at the side of a narrow picture lies as far in as it must', () => {
  const reach = (): readonly [number, number] => [-0.9, 0.9];
  for (const console of [0, 1, 2, 3, 4, 5]) {
    const cards = [-1, 0, 1, 2, 3, 4].map((nth) => farPose(console, { nth, of: 5 }, reach));
    for (const { x, size } of cards) expect(Math.abs(x) + 0.0315 * size).toBeLessThanOrEqual(0.91);
  }
});
