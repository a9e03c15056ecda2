import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import {
  type Box,
  labelBox,
  type Placed,
  placeLabels,
  type Scenery,
} from '../../../client/games/risk/labels/place';
import { sceneryFrom } from '../../../client/games/risk/labels/sight';
import { CAPITALS, capitalsIn, RISK_SIGHT } from '../../../client/games/risk/view';
import { Aim } from '../../../client/viewpoint/gaze';
import { LOCATIONS } from '../../../shared/games/risk/data/locations';

const nameOf = (location: number): string => LOCATIONS[location]!.id;

const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** Pairs of shown labels that lie on one another. */
const meetings = ({ sights, cap }: Scenery, placed: readonly Placed[]): string[] => {
  const boxes = placed.map((spot, i) => labelBox(i, sights[i]!, spot, cap));
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
const seatAt = ({ width, height }: Screen, turn = 0, far = RISK_SIGHT.far): Scenery => {
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
  return sceneryFrom(gaze, capitalsIn(height));
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
    const placed = placeLabels(scenery);
    expect(hidden(placed)).toEqual([]);
    expect(meetings(scenery, placed)).toEqual([]);
    const outside = placed.filter((spot, i) => {
      const { left, top, right, bottom } = labelBox(i, scenery.sights[i]!, spot, scenery.cap);
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
  const crowded = placeLabels(scenery);
  expect(meetings(scenery, crowded)).toEqual([]);
  expect(hidden(crowded).length).toBeGreaterThan(0);
  // Most of those have room for the number at least.
  const seen = scenery.sights.filter((sight) => sight.seen).length;
  expect(crowded.filter(({ shown }) => shown).length).toBeGreaterThan(0.75 * seen);
  const lost = crowded.findIndex(({ brief }) => brief === true);
  const again = placeLabels({ ...scenery, weight: (location) => (location === lost ? 1 : 0) });
  expect(again[lost]).toMatchObject({ shown: true });
  expect(again[lost]!.brief).toBeUndefined();
  expect(meetings(scenery, again)).toEqual([]);
});

test('from every side of the table no two names meet', () => {
  for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 6) {
    const scenery = seatAt({ width: 1280, height: 720 }, turn);
    expect(meetings(scenery, placeLabels(scenery))).toEqual([]);
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
    const placed = placeLabels({ ...scenery, lettering: [...(scenery.lettering ?? []), ...over] });
    expect(hidden(placed)).toEqual([]);
    expect(meetings(scenery, placed)).toEqual([]);
    const covered = placed.flatMap((spot, i) => {
      const box = labelBox(i, scenery.sights[i]!, spot, scenery.cap);
      return over.every((panel) => apart(box, panel)) ? [] : [nameOf(i)];
    });
    expect(covered).toEqual([]);
  },
);

test('names stay where they are when the eye has not moved', () => {
  const scenery = seatAt({ width: 1280, height: 720 });
  const placed = placeLabels(scenery);
  expect(placeLabels({ ...scenery, keep: placed })).toEqual(placed);
});
