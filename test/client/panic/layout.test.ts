import { handPlace, spreadPlace } from '../../../client/games/panic/glass';
import { consoleOf, tokenPlace } from '../../../client/games/panic/place';
import { TABLE } from '../../../client/holodeck/measures';

const EDGES = [TABLE.centre, TABLE.short, TABLE.medium, TABLE.long];
const spaces = [1, 2, 3, 4, 5, 6].flatMap((sector) => [1, 2, 3].map((range) => [sector, range] as const));

test.each(spaces)(
  'however many tokens there are in sector %i, range %i, each stands there and apart',
  (sector, range) => {
    for (let of = 1; of <= 12; of++) {
      const places = Array.from({ length: of }, (_, nth) => tokenPlace(sector, range, nth, of));
      for (const { x, z } of places) {
        const [radius, turn] = [Math.hypot(x, z), (Math.atan2(x, z) + 2 * Math.PI) % (2 * Math.PI)];
        expect(Math.floor(turn / (Math.PI / 3)) + 1).toBe(sector);
        expect(radius).toBeGreaterThan(EDGES[range - 1]!);
        expect(radius).toBeLessThan(EDGES[range]!);
      }
      places.forEach((a, at) =>
        places.slice(at + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(0.035)),
      );
    }
  },
);

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
    const hand = Array.from({ length: of }, (__, nth) => handPlace(nth, of, screen, false));
    for (const { x } of hand) {
      expect(x).toBeGreaterThan(-screen.aspect);
      expect(x).toBeLessThan(edge);
    }
    expect(new Set(hand.map(({ x }) => x)).size).toBe(of);
  }
  const spread = Array.from({ length: 40 }, (__, nth) => spreadPlace(nth, 40, screen));
  expect(new Set(spread.map(({ x, y }) => `${x} ${y}`)).size).toBe(40);
  for (const { x, y } of spread) {
    expect(Math.abs(y)).toBeLessThan(1);
    expect(x).toBeGreaterThan(-screen.aspect);
    expect(x).toBeLessThan(edge);
  }
});
