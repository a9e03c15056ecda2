import { RINGS } from '../../../client/games/panic/measures';
import { tokenPlace } from '../../../client/games/panic/place';

const EDGES = [RINGS.centre, RINGS.short, RINGS.medium, RINGS.long];
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
