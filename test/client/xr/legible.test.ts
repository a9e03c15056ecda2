import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { arrowMet, ARROWS } from '../../../client/games/panic/fixtures/targetShapes';
import { SHIP_SCALE, TABLE } from '../../../client/holodeck/measures';
import { PLATE, PLATE_CAPITAL, PLATE_FIGURE } from '../../../client/kit/mat/plates';
import { NARROW } from '../../../client/kit/prompts';
import { ROW } from '../../../client/kit/prompts/questionLayout';
import { CAP, SIZES as LETTERS, TEXEL } from '../../../client/kit/prompts/text';
import { BASE } from '../../../client/kit/ship/base';
import { NUMERAL } from '../../../client/kit/things/label';
import { CAPITALS } from '../../../client/kit/names/scenery';
import { POINT } from '../../../client/viewpoint/headset';
import { CARD } from '../../../client/kit/cards/types';
import { SHEET } from '../../../client/kit/cards/pen';
import { inRow } from '../../../client/viewpoint/place';
import { EYES, withinReach } from '../../../client/viewpoint/reach';
import { SIZE, unitOf } from '../../../client/xr/stance';

Logger.LogLevels = Logger.NoneLogLevel;

/** Degrees that a capital and a target must be seen under. */
const [CAPITAL, TARGET] = [0.7, 2];
/** Metres of the person that a target must measure where it is seen under less. */
const BROAD = 0.022;
const SIZES = [SIZE.least, 1.35, SIZE.usual, 2, SIZE.most];
const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Units of the world from the eyes of somebody at a table of this size to a point of the table. */
const farOf = (size: number, x: number, z: number): number => {
  const unit = unitOf({ size, height: 0, distance: 0 });
  const [ey, ez] = [EYES.y * unit, -TABLE.radius + EYES.z * unit];
  return Math.hypot(x, ey, z - ez);
};

/** Points all over the table, out to its rim. */
const POINTS = [0, 0.3, 0.6, 0.9, TABLE.rim].flatMap((r) =>
  Array.from({ length: 12 }, (_, i): readonly [number, number] => [
    r * Math.sin((i / 6) * Math.PI),
    r * Math.cos((i / 6) * Math.PI),
  ]),
);

/** The least angle of something that grows with its distance, as its shader makes it grow. */
const leastOf = (
  size: number,
  high: number,
  { at, least, worn }: { at: number; least: number; worn: number },
): number =>
  Math.min(
    ...POINTS.map(([x, z]) => {
      const far = farOf(size, x, z);
      return degrees((high * Math.min(worn, Math.max(least, far / at))) / far);
    }),
  );

describe.each(SIZES)('at a table of %s m', (size) => {
  test.each([
    ['numerals of threats and fleets', NUMERAL.high, NUMERAL],
    ['names of ships', PLATE_CAPITAL, PLATE],
    ['the skill of captains', PLATE_FIGURE, PLATE],
  ])('%s are at least 0.7° high wherever they stand', (_name, high, grows) => {
    expect(leastOf(size, high, grows)).toBeGreaterThanOrEqual(CAPITAL);
  });
});

test.each([
  ['panels', Math.min(...Object.values(LETTERS)) * CAP * TEXEL],
  ['marks', Math.min(...Object.values(LETTERS)) * CAP * TEXEL * NARROW],
  ['names of worlds', CAPITALS * POINT],
])('%s are seen under the same angle from everywhere: at least 0.7°', (_name, radians) => {
  expect(degrees(radians)).toBeGreaterThanOrEqual(CAPITAL);
});

test('the smallest letters of a card that is held up are at least 0.7° high', () => {
  // No letter on any card is smaller than this: the test of the faces draws them all.
  const smallest = 32;
  const { x, y, z, size } = withinReach(inRow('held', 0, 1, { raised: true }));
  const far = Math.hypot(x - EYES.x, y - EYES.y, z - EYES.z);
  const high = (smallest * CAP * CARD.width * size) / SHEET.width;
  expect(degrees(high / far)).toBeGreaterThanOrEqual(CAPITAL);
});

test('what is pressed on a panel is at least 2° high', () => {
  expect(degrees(ROW * TEXEL)).toBeGreaterThanOrEqual(TARGET);
});

/** The less wide side of a thing with these corners as eyes see it: radians, and metres of the person. */
const seenAs = (corners: readonly Vector3[], eye: Vector3, unit: number): readonly [number, number] => {
  const middle = corners.reduce((sum, corner) => sum.add(corner.scale(1 / corners.length)), Vector3.Zero());
  const view = Matrix.LookAtLH(eye, middle, Vector3.Up());
  const seen = corners.map((corner) => Vector3.TransformCoordinates(corner, view));
  const spans = [seen.map(({ x, z }) => Math.atan2(x, z)), seen.map(({ y, z }) => Math.atan2(y, z))].map(
    (angles) => Math.max(...angles) - Math.min(...angles),
  );
  const angle = Math.min(...spans);
  return [angle, (2 * Math.tan(angle / 2) * Vector3.Distance(eye, middle)) / unit];
};

test.each(SIZES)('arrows that steer the ship are met at a table of %s m, whichever way she heads', (size) => {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const unit = unitOf({ size, height: 0, distance: 0 });
  const eye = new Vector3(0, TABLE.height + EYES.y * unit, -TABLE.radius + EYES.z * unit);
  const small = ARROWS.flatMap((arrow) => {
    const mesh = arrowMet(arrow).mesh(arrow.id, scene);
    mesh.scaling.setAll(SHIP_SCALE);
    mesh.position.y = TABLE.height + (10 - BASE.top) * SHIP_SCALE;
    return [0, 1, 2, 3, 4, 5].flatMap((turn) => {
      mesh.rotation.y = (turn / 3) * Math.PI;
      mesh.computeWorldMatrix(true);
      const [angle, broad] = seenAs(mesh.getBoundingInfo().boundingBox.vectorsWorld, eye, unit);
      return degrees(angle) < TARGET && broad < BROAD ? [[arrow.id, turn, degrees(angle), broad]] : [];
    });
  });
  expect(small).toEqual([]);
  engine.dispose();
});
