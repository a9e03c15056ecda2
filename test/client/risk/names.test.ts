import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { NAMED_WORLDS, RIM_LETTERS } from '../../../client/games/risk/map/named';
import { RISK_SIGHT } from '../../../client/games/risk/view';
import { type Box, type Placed, plateBox, type Scenery } from '../../../client/kit/names/options';
import { placeNames } from '../../../client/kit/names/place';
import { CAPITALS, sceneryFrom } from '../../../client/kit/names/scenery';
import { Aim } from '../../../client/viewpoint/gaze';
import { LOCATIONS } from '../../../shared/games/risk/data/locations';

const nameOf = (location: number): string => LOCATIONS[location]!.id;

const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** Pairs of shown labels that lie on one another. */
const meetings = ({ things, cap }: Scenery, placed: readonly Placed[]): string[] => {
  const boxes = placed.map((spot, i) => plateBox(things[i]!, spot, cap));
  return placed.flatMap((spot, i) =>
    placed.flatMap((other, k) =>
      k <= i || !spot.shown || !other.shown || apart(boxes[i]!, boxes[k]!)
        ? []
        : [`${nameOf(i)} meets ${nameOf(k)}`],
    ),
  );
};

const hidden = (placed: readonly Placed[]): string[] =>
  placed.flatMap(({ shown, brief }, i) => (shown && brief !== true ? [] : [nameOf(i)]));

interface Screen {
  readonly width: number;
  readonly height: number;
}

const FOV = 0.75;

/** Somebody at a screen who looks as the table wants it, turned about it by an angle. */
const seatAt = ({ width, height }: Screen, turn = 0, far = RISK_SIGHT.far, times = 1): Scenery => {
  const { steep } = RISK_SIGHT;
  const target = Vector3.FromArray(RISK_SIGHT.target);
  const [alpha, flat] = [-Math.PI / 2 + turn, far * Math.sin(steep)];
  const eye = target.add(new Vector3(flat * Math.cos(alpha), far * Math.cos(steep), flat * Math.sin(alpha)));
  const gaze = new Aim();
  const point = (2 * Math.tan(FOV / 2)) / height;
  gaze.aim(
    Matrix.LookAtLH(eye, target, Vector3.Up()),
    Matrix.PerspectiveFovLH(FOV, width / height, 0.02, 140),
    point,
    point,
  );
  return sceneryFrom(gaze, NAMED_WORLDS, RIM_LETTERS, times);
};

test('capitals are at least 11 pixels high', () => {
  expect(CAPITALS).toBeGreaterThanOrEqual(11);
});

test.each([
  [1280, 720],
  [1366, 768],
  [1920, 1080],
])(
  'at %i × %i every name can be read from the seat, none lies on another or beyond the picture',
  (width, height) => {
    const scenery = seatAt({ width, height });
    const placed = placeNames(scenery);
    expect(hidden(placed)).toEqual([]);
    expect(meetings(scenery, placed)).toEqual([]);
    const outside = placed.filter((spot, i) => {
      const { left, top, right, bottom } = plateBox(scenery.things[i]!, spot, scenery.cap);
      return left < 0 || top < 0 || right > width || bottom > height;
    });
    expect(outside).toEqual([]);
  },
);

test.each([
  ['a phone held upright', { width: 390, height: 844 }, 4.75],
  ['a phone held across', { width: 844, height: 390 }, 2.5],
])('on %s names that have no room are left out; those that matter are not', (_, screen, radius) => {
  const scenery = seatAt(screen, 0, radius);
  const crowded = placeNames(scenery);
  expect(meetings(scenery, crowded)).toEqual([]);
  expect(hidden(crowded).length).toBeGreaterThan(0);
  // Most of those have room for the number at least.
  const seen = scenery.things.filter(({ sight }) => sight.seen).length;
  expect(crowded.filter(({ shown }) => shown).length).toBeGreaterThan(0.9 * seen);
  const lost = crowded.findIndex(({ brief }) => brief === true);
  const again = placeNames({ ...scenery, weight: (location) => (location === lost ? 1 : 0) });
  expect(again[lost]).toMatchObject({ shown: true });
  expect(again[lost]!.brief).toBeUndefined();
  expect(meetings(scenery, again)).toEqual([]);
  // Looked at again, all stay where they are.
  expect(placeNames({ ...scenery, keep: crowded })).toEqual(crowded);
});

test('from every side of the table no two names meet', () => {
  for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 6) {
    const scenery = seatAt({ width: 1280, height: 720 }, turn);
    expect(meetings(scenery, placeNames(scenery))).toEqual([]);
  }
});

/** The board of three captains over a hand of cards; what lies beside the map in Mission 2: Quests, captain and crew, piles. */
const OVER: readonly Box[] = [
  { left: 150, top: 14, right: 1130, bottom: 156 },
  { left: 400, top: 604, right: 885, bottom: 720 },
];
const FRONTIER: readonly Box[] = [
  { left: 20, top: 352, right: 146, bottom: 630 },
  { left: 20, top: 636, right: 300, bottom: 720 },
  { left: 960, top: 576, right: 1252, bottom: 700 },
];
test.each([
  ['Mission 1', OVER],
  ['Mission 2', [...OVER, ...FRONTIER]],
])(
  'no name lies under the board, behind the hand or other cards in %s, and all are still there',
  (_, over) => {
    const scenery = seatAt({ width: 1280, height: 720 });
    const placed = placeNames({ ...scenery, panels: [...scenery.panels!, ...over] });
    expect(hidden(placed)).toEqual([]);
    expect(meetings(scenery, placed)).toEqual([]);
    const covered = placed.flatMap((spot, i) => {
      const box = plateBox(scenery.things[i]!, spot, scenery.cap);
      return over.every((panel) => apart(box, panel)) ? [] : [nameOf(i)];
    });
    expect(covered).toEqual([]);
  },
);

test('a world that lies under a panel has no name: half of one says nothing', () => {
  const scenery = seatAt({ width: 1280, height: 720 });
  const board = { left: 150, top: 14, right: 1130, bottom: 260 };
  const placed = placeNames({ ...scenery, panels: [...scenery.panels!, board] });
  expect(hidden(placed)).toContain('remus');
  const under = placed.flatMap((spot, i) => {
    const box = plateBox(scenery.things[i]!, spot, scenery.cap);
    const part = (Math.min(box.bottom, board.bottom) - box.top) / (box.bottom - box.top);
    return spot.shown && !apart(box, board) && part > 0.2 ? [nameOf(i)] : [];
  });
  expect(under).toEqual([]);
});

test('larger letters leave as many names as have room, and the numbers of the others', () => {
  const scenery = seatAt({ width: 1280, height: 720 }, 0, RISK_SIGHT.far, 1.5);
  const placed = placeNames(scenery);
  expect(meetings(scenery, placed)).toEqual([]);
  expect(placed.filter(({ shown }) => shown).length).toBeGreaterThan(41);
  expect(hidden(placed).length).toBeLessThan(12);
});

test('names stay where they are when the eye has not moved', () => {
  const scenery = seatAt({ width: 1280, height: 720 });
  const placed = placeNames(scenery);
  expect(placeNames({ ...scenery, keep: placed })).toEqual(placed);
});
