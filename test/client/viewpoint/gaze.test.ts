import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Aim, type Seen } from '../../../client/viewpoint/gaze';

const [FOV, WIDE, HIGH] = [0.75, 1280, 720];
const POINT = (2 * Math.tan(FOV / 2)) / HIGH;
const nothing = (): Seen => ({ x: 0, y: 0, scale: 0, seen: false });

const aimed = (eye = new Vector3(0, 0, -2)): Aim => {
  const gaze = new Aim();
  aimFrom(gaze, eye);
  return gaze;
};
const aimFrom = (gaze: Aim, eye: Vector3): void =>
  gaze.aim(
    Matrix.LookAtLH(eye, Vector3.Zero(), Vector3.Up()),
    Matrix.PerspectiveFovLH(FOV, WIDE / HIGH, 0.02, 140),
    POINT,
    POINT / 2,
  );

test('a gaze measures the picture and what is in it in points', () => {
  const gaze = aimed();
  expect(gaze.wide).toBeCloseTo(WIDE);
  expect(gaze.high).toBeCloseTo(HIGH);
  expect(gaze.grain).toBe(POINT / 2);
  const middle = gaze.see(0, 0, 0, nothing());
  expect(middle).toMatchObject({ seen: true });
  expect(middle.x).toBeCloseTo(WIDE / 2);
  expect(middle.y).toBeCloseTo(HIGH / 2);
  // A metre there is as many points long as its scale says.
  const beside = gaze.see(0.5, 0, 0, nothing());
  expect(beside.x - middle.x).toBeCloseTo(middle.scale / 2);
  expect(gaze.see(0, 0.2, 0, nothing()).y).toBeLessThan(middle.y);
});

test('what is behind the eye or beyond the edge is not seen', () => {
  const gaze = aimed();
  expect(gaze.see(0, 0, -3, nothing()).seen).toBe(false);
  expect(gaze.see(3, 0, 0, nothing()).seen).toBe(false);
});

test('it turns when it is aimed elsewhere, not when a hand trembles', () => {
  const gaze = aimed();
  const before = gaze.turns;
  aimFrom(gaze, new Vector3(0, 0, -2.000001));
  expect(gaze.turns).toBe(before);
  aimFrom(gaze, new Vector3(0.1, 0, -2));
  expect(gaze.turns).toBe(before + 1);
});
