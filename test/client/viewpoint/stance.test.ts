import { TABLE } from '../../../client/holodeck/measures';
import { inRow } from '../../../client/viewpoint/place';
import { ARM, EYES, withinReach } from '../../../client/viewpoint/reach';
import {
  bearingOf,
  carried,
  groundAt,
  groundFor,
  heightFor,
  PLACES,
  SIZE,
  spun,
  turned,
  unitOf,
  USUAL,
} from '../../../client/xr/stance';

const HEADS = [
  ['sitting', { x: 0.1, y: 1.2, z: -0.2, yaw: 0.4 }],
  ['standing', { x: -0.3, y: 1.68, z: 0.1, yaw: -2 }],
] as const;
const SIZES = [SIZE.least, SIZE.usual, SIZE.most];

/** Where a head on a ground is in the world. */
const inWorld = (ground: ReturnType<typeof groundFor>, unit: number, head: (typeof HEADS)[number][1]) => {
  const [sin, cos] = [Math.sin(ground.yaw), Math.cos(ground.yaw)];
  return {
    x: ground.x + unit * (head.x * cos + head.z * sin),
    y: ground.y + unit * head.y,
    z: ground.z + unit * (head.z * cos - head.x * sin),
  };
};

describe.each(HEADS)('somebody %s', (_name, head) => {
  test.each(SIZES)('is before a table of %s m, at every place round it', (size) => {
    const stance = { ...USUAL, size };
    const unit = unitOf(stance);
    for (let place = 0; place < PLACES; place++) {
      const bearing = bearingOf(place);
      const ground = groundFor(stance, bearing, head);
      const at = inWorld(ground, unit, head);
      expect(Math.hypot(at.x, at.z) - TABLE.radius).toBeCloseTo(-EYES.z * unit, 6);
      expect(Math.sin(Math.atan2(at.x, at.z) - bearing)).toBeCloseTo(0, 6);
      // The top is as high over their floor as suits them.
      expect((TABLE.height - ground.y) / unit).toBeCloseTo(heightFor(stance, head.y), 6);
      expect(Math.cos(ground.yaw + head.yaw - (bearing - Math.PI))).toBeCloseTo(1, 6);
    }
  });

  test('turns about the head, which stays where it is', () => {
    const unit = unitOf(USUAL);
    const ground = groundFor(USUAL, Math.PI, head);
    const [a, b] = [inWorld(ground, unit, head), inWorld(turned(ground, unit, head, 0.7), unit, head)];
    for (const axis of ['x', 'y', 'z'] as const) expect(b[axis]).toBeCloseTo(a[axis], 6);
  });
});

/** The least size of a letter on a card, of a card's height of 880. */
const LEAST = 34;
const CARD = 0.088;
const degrees = (size: number, far: number): number => (Math.atan2(size, far) * 180) / Math.PI;

describe('within reach', () => {
  const far = ({ x, y, z }: { x: number; y: number; z: number }, drop = 0): number =>
    Math.hypot(x - EYES.x, y - (EYES.y - drop), z - EYES.z);
  const rows = (['hand', 'own', 'piles'] as const).flatMap((slot) =>
    Array.from({ length: slot === 'hand' ? 7 : 2 }, (_, nth) => inRow(slot, nth, slot === 'hand' ? 7 : 2)),
  );

  test.each(rows)('$slot $nth can be taken by a hand, and is large enough to be', (place) => {
    const pose = withinReach(place);
    expect(far(pose, ARM.drop)).toBeLessThan(ARM.length);
    expect(0.063 * pose.size).toBeGreaterThanOrEqual(0.022);
  });

  test('a card that is held up has capitals of at least 0.7°', () => {
    const pose = withinReach(inRow('held', 0, 1, { raised: true }));
    expect(degrees((LEAST / 880) * CARD * pose.size, far(pose))).toBeGreaterThanOrEqual(0.7);
  });

  test('a card that is pointed at stays under the ray that points at it', () => {
    for (let nth = 0; nth < 5; nth++) {
      const [lying, lifted] = [false, true].map((raised) => withinReach(inRow('hand', nth, 5, { raised })));
      const off = Math.hypot(lying!.x - lifted!.x, lying!.y - lifted!.y, lying!.z - lifted!.z);
      expect(off).toBeLessThan((CARD * lifted!.size) / 2);
    }
  });
});

describe('carried about in one’s own room', () => {
  const stance = { ...USUAL, height: 0.72 };
  const unit = unitOf(stance);
  const [, head] = HEADS[0];
  /** Where a point of the world is for the person. */
  const own = (ground: ReturnType<typeof groundFor>, [x, y, z]: readonly [number, number, number]) => {
    const [sin, cos] = [Math.sin(ground.yaw), Math.cos(ground.yaw)];
    const [dx, dy, dz] = [x - ground.x, y - ground.y, z - ground.z];
    return [(dx * cos - dz * sin) / unit, dy / unit, (dx * sin + dz * cos) / unit] as const;
  };
  const MIDDLE = [0, TABLE.height, 0] as const;

  test.each([0, 2, 5])(
    'put where a hand lies, the table is behind it, as high as the hand (place %i)',
    (place) => {
      const bearing = bearingOf(place);
      const hand = { x: 0.4, y: 0.72, z: 0.3 };
      const ground = groundAt(stance, bearing, hand, head);
      const edge = [
        TABLE.radius * Math.sin(bearing),
        TABLE.height,
        TABLE.radius * Math.cos(bearing),
      ] as const;
      own(ground, edge).forEach((value, at) => expect(value).toBeCloseTo([hand.x, hand.y, hand.z][at]!, 6));
      const [x, y, z] = own(ground, MIDDLE);
      expect(y).toBeCloseTo(0.72, 6);
      const away = Math.hypot(hand.x - head.x, hand.z - head.z);
      expect(Math.hypot(x - head.x, z - head.z)).toBeCloseTo(away + stance.size / 2, 6);
    },
  );

  test('it goes with the hand that holds it, and turns about its middle', () => {
    const ground = groundFor(stance, Math.PI, head);
    const before = own(ground, MIDDLE);
    const after = own(carried(ground, unit, { x: 0.2, y: -0.1, z: 0.3 }), MIDDLE);
    [0.2, -0.1, 0.3].forEach((by, at) => expect(after[at]! - before[at]!).toBeCloseTo(by, 6));
    const turnedTable = spun(ground, 0.5);
    own(turnedTable, MIDDLE).forEach((value, at) => expect(value).toBeCloseTo(before[at]!, 6));
    const [edge, rim] = [own(ground, [1, 0.78, 0]), own(turnedTable, [1, 0.78, 0])];
    const bearing = (to: readonly number[]) => Math.atan2(to[0]! - before[0], to[2]! - before[2]);
    expect(Math.sin(bearing(rim) - bearing(edge) - 0.5)).toBeCloseTo(0, 6);
  });
});
