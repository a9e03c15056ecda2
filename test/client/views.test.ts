import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { type Eye, makeEye, type View, VIEWS } from '../../client/holodeck/camera';
import { TABLE } from '../../client/holodeck/measures';
import { between, isSeen, leastMove, nearAngle, nearest, type Pose } from '../../client/holodeck/views';
import { FakeCanvas } from './input/stand';

Logger.LogLevels = Logger.NoneLogLevel;
const FRAME = { up: Math.tan(0.375), across: (Math.tan(0.375) * 16) / 9 };
const pose = ({ alpha, beta, radius, target: [x, y, z] }: (typeof VIEWS)[keyof typeof VIEWS]): Pose => ({
  alpha,
  beta,
  radius,
  x,
  y,
  z,
});
const edge = (degrees: number, r: number = TABLE.radius): Vector3 =>
  new Vector3(r * Math.sin((degrees * Math.PI) / 180), TABLE.height, r * Math.cos((degrees * Math.PI) / 180));

/** Close to one sixth of the table, from outside it. */
const aside = (sixth: number): View => {
  const a = ((30 + 60 * sixth) * Math.PI) / 180;
  const target = [0.5 * Math.sin(a), TABLE.height, 0.5 * Math.cos(a)] as const;
  return { target, alpha: Math.PI / 2 - a, beta: 0.95, radius: 1.35, aside: [0, 0] };
};

test.each(['table', 'overview'] as const)('the %s view shows the whole table', (name) => {
  for (let a = 0; a < 360; a += 30)
    expect(isSeen(pose(VIEWS[name]), FRAME, edge(a, TABLE.rim), 0)).toBe(true);
});

test('what is seen by the numbers is what the camera sees', () => {
  const { eye } = open();
  for (const view of [...Object.values(VIEWS), aside(1), aside(4)]) {
    eye.look({ ...view, aside: [0, 0] }, 0);
    eye.camera.targetScreenOffset.set(0, 0);
    const matrix = eye.camera.getViewMatrix(true).multiply(eye.camera.getProjectionMatrix(true));
    const from: Pose = { ...view, x: view.target[0], y: view.target[1], z: view.target[2] };
    for (let a = 0; a < 360; a += 15)
      for (const r of [0.1, 0.5, 0.9, 1.3, 2]) {
        const { x, y, z } = Vector3.TransformCoordinates(edge(a, r), matrix);
        const inside = Math.max(Math.abs(x), Math.abs(y)) <= 0.9 && z < 1 && z > 0;
        expect([a, r, isSeen(from, FRAME, edge(a, r), 0.1)]).toEqual([a, r, inside]);
      }
  }
});

test('with something over a side of the picture, the rest of it is what is seen', () => {
  const { eye, run } = open();
  for (const view of [VIEWS.table, VIEWS.overview, { ...VIEWS.start, aside: [0, 0] as const }]) {
    const aside = [-0.15, 0] as const;
    eye.look({ ...view, aside }, 0);
    run(0, 0);
    const matrix = eye.camera.getViewMatrix(true).multiply(eye.camera.getProjectionMatrix(true));
    const from: Pose = { ...view, x: view.target[0], y: view.target[1], z: view.target[2] };
    for (let a = 0; a < 360; a += 15)
      for (const r of [0.1, 0.5, 0.9, 1.3, 2]) {
        const { x, y, z } = Vector3.TransformCoordinates(edge(a, r), matrix);
        // Three tenths of the width, from the right, are covered.
        const inside = x >= -1 && x <= 0.4 && Math.abs(y) <= 1 && z < 1 && z > 0;
        expect([a, r, isSeen(from, { ...FRAME, aside }, edge(a, r), 0)]).toEqual([a, r, inside]);
      }
  }
});

test('the start view does not', () => {
  expect(isSeen(pose(VIEWS.start), FRAME, edge(200), 0)).toBe(false);
});

test('angles take the short way round', () => {
  expect(nearAngle(3, -3)).toBeCloseTo(-3 + 2 * Math.PI);
  expect(nearAngle(-3, 3)).toBeCloseTo(3 - 2 * Math.PI);
  expect(nearAngle(7, 1)).toBeCloseTo(1 + 2 * Math.PI);
  const half = between(
    { ...pose(VIEWS.table), alpha: 3 },
    { ...pose(VIEWS.table), alpha: -3 },
    0.5,
    pose(VIEWS.table),
  );
  expect(half.alpha).toBeCloseTo(Math.PI);
});

test('the eye moves only as far as it must', () => {
  const [near, home] = [pose(VIEWS.start), pose(VIEWS.table)];
  const into = pose(VIEWS.table);
  expect(leastMove(home, home, FRAME, [edge(10)], 0.1, into)).toBeUndefined();
  const way = leastMove(near, home, FRAME, [edge(200, 0.5)], 0.1, into)!;
  expect(way.radius).toBeGreaterThan(near.radius);
  expect(way.radius).toBeLessThan(home.radius);
  expect(isSeen(way, FRAME, edge(200, 0.5), 0.1)).toBe(true);
});

const open = (
  aspect = 16 / 9,
): {
  readonly eye: Eye;
  readonly canvas: FakeCanvas;
  run(from: number, to: number, calm?: boolean): void;
} => {
  const canvas = new FakeCanvas();
  const scene = new Scene(
    new NullEngine({
      renderWidth: Math.round(720 * aspect),
      renderHeight: 720,
      textureSize: 16,
      deterministicLockstep: false,
      lockstepMaxSteps: 1,
    }),
  );
  const eye = makeEye(scene, canvas as unknown as HTMLCanvasElement);
  const run = (from: number, to: number, calm = false): void => {
    for (let t = from; t <= to + 1e-9; t += 0.1) eye.update(t, calm);
  };
  return { eye, canvas, run };
};

test('a view asked for is reached, in calm mode at once', () => {
  const { eye, run } = open();
  eye.look(VIEWS.table, 1);
  run(0, 0.5);
  expect(eye.camera.radius).toBeLessThan(2.75);
  run(0.6, 1.2);
  expect(eye.camera.radius).toBeCloseTo(2.75);
  eye.look(VIEWS.start, 1);
  eye.update(1.3, true);
  expect(eye.camera.radius).toBeCloseTo(0.7);
});

test('a suggestion is followed when no hand is there, and not when everything is seen already', () => {
  const { eye, run } = open();
  eye.look(VIEWS.table, 0);
  run(0, 0.1);
  expect(eye.suggest(VIEWS.table, 1, [edge(30)])).toBe(false);
  expect(eye.suggest(aside(2), 1)).toBe(true);
  run(0.2, 1.4);
  expect(eye.camera.radius).toBeCloseTo(1.35);
});

test('a suggestion does not end a journey that is under way', () => {
  const { eye, run } = open();
  eye.look(VIEWS.table, 2);
  run(0, 1);
  expect(eye.suggest(VIEWS.start, 0.3)).toBe(false);
  run(1.1, 2.1);
  expect(eye.camera.radius).toBeCloseTo(VIEWS.table.radius);
});

test('a suggestion never fights a hand, nor moves in calm mode', () => {
  const { eye, canvas, run } = open();
  run(0, 0.1, true);
  expect(eye.suggest(VIEWS.table, 1)).toBe(false);
  run(0.2, 0.2);
  canvas.send('pointerdown', { buttons: 1 });
  run(0.3, 20);
  expect(eye.suggest(VIEWS.table, 1)).toBe(false);
  eye.camera.alpha += 0.3;
  canvas.send('pointerup', { buttons: 0 });
  run(20.1, 23);
  expect(eye.suggest(VIEWS.table, 1)).toBe(false);
  run(23.1, 25);
  expect(eye.suggest(VIEWS.table, 1)).toBe(true);
});

test('a press that turns nothing was meant for the table: the eye is still free', () => {
  const { eye, canvas, run } = open();
  run(0, 0.1);
  canvas.send('pointerdown', { buttons: 1 });
  canvas.send('pointerup', { buttons: 0 });
  expect(eye.suggest(VIEWS.table, 1)).toBe(true);
});

test('the wheel brings what is pointed at nearer and keeps it where it is in the picture', () => {
  const { eye, canvas, run } = open();
  eye.look(VIEWS.table, 0);
  run(0, 0.1);
  const meant = edge(60, 0.6);
  const seen = (): Vector3 => {
    const matrix = eye.camera.getViewMatrix(true).multiply(eye.camera.getProjectionMatrix(true));
    return Vector3.TransformCoordinates(meant, matrix);
  };
  const before = seen();
  const pixel = {
    offsetX: ((before.x + 1) / 2) * canvas.clientWidth,
    offsetY: ((1 - before.y) / 2) * canvas.clientHeight,
  };
  for (let notch = 0; notch < 5; notch++)
    canvas.send('wheel', { ...pixel, deltaY: -100, deltaMode: 0, preventDefault: () => undefined });
  run(0.2, 0.3);
  expect(eye.camera.radius).toBeLessThan(VIEWS.table.radius * 0.7);
  expect(seen().x).toBeCloseTo(before.x, 2);
  expect(seen().y).toBeCloseTo(before.y, 2);
  // Far enough away, the whole table is in the middle again.
  for (let notch = 0; notch < 20; notch++)
    canvas.send('wheel', { ...pixel, deltaY: 100, deltaMode: 0, preventDefault: () => undefined });
  expect(Math.hypot(eye.camera.target.x, eye.camera.target.z)).toBeLessThan(0.1);
  eye.reset();
  run(0.4, 2);
  expect(eye.camera.radius).toBeCloseTo(VIEWS.table.radius);
  expect(eye.camera.target.x).toBeCloseTo(0);
});

test('two fingers bring what is between them nearer', () => {
  const { eye, canvas, run } = open();
  eye.look(VIEWS.table, 0);
  run(0, 0.1);
  const finger = (pointerId: number, offsetX: number) => ({
    pointerType: 'touch',
    pointerId,
    offsetX,
    offsetY: 60,
  });
  canvas.send('pointerdown', finger(1, 20));
  canvas.send('pointerdown', finger(2, 60));
  run(0.2, 0.2);
  eye.camera.radius *= 0.5;
  run(0.3, 0.3);
  expect(eye.camera.target.x).toBeLessThan(-0.05);
  expect(eye.camera.radius).toBeCloseTo(VIEWS.table.radius / 2);
});

test('two fingers that move together take the table along, but never off the picture', () => {
  const { eye, canvas, run } = open();
  eye.look(VIEWS.table, 0);
  run(0, 0.1);
  const move = (name: 'pointerdown' | 'pointermove', by: number): void => {
    for (const [pointerId, offsetX] of [
      [1, 60],
      [2, 100],
    ] as const)
      canvas.send(name, { pointerType: 'touch', pointerId, offsetX: offsetX + by, offsetY: 60 + by });
  };
  move('pointerdown', 0);
  run(0.2, 0.2);
  move('pointermove', 10);
  run(0.3, 0.3);
  // What the fingers are over goes right and down: the eye turns to what is further left and further off.
  expect(eye.camera.target.x).toBeLessThan(-0.05);
  expect(eye.camera.target.z).toBeGreaterThan(0.05);
  expect(eye.camera.radius).toBeCloseTo(VIEWS.table.radius);
  move('pointermove', 5000);
  run(0.4, 0.4);
  expect(Math.hypot(eye.camera.target.x, eye.camera.target.z)).toBeLessThan(0.91);
});

test('what strikes is seen a little nearer, and the eye goes back; never against a hand, nor in calm mode', () => {
  const { eye, run } = open();
  const at = [edge(90, 0.6)];
  run(0, 0.1, true);
  eye.look(VIEWS.table, 0);
  expect(eye.push(VIEWS.table, 1, at, 0.15)).toBe(false);
  run(0.2, 0.3);
  expect(eye.push(VIEWS.table, 1, at, 0.15)).toBe(true);
  run(0.4, 1.1);
  expect(eye.camera.radius).toBeCloseTo(VIEWS.table.radius * 0.85, 1);
  expect(eye.camera.target.x).toBeGreaterThan(0.05);
  run(1.2, 3);
  expect(eye.camera.radius).toBeCloseTo(VIEWS.table.radius);
  // Turned by a hand, it is as somebody likes it.
  eye.turn(0.5, 0);
  run(3.1, 9);
  expect(eye.push(VIEWS.table, 1, at, 0.15)).toBe(false);
});

test.each([0.46, 0.75, 1, 1.33, 2.2])('at an aspect of %f the table is as wide as it has to be', (aspect) => {
  const { eye, run } = open(aspect);
  eye.look({ ...VIEWS.table, wide: 1.13 }, 0);
  run(0, 0.1);
  const across = Math.tan(eye.camera.fov / 2) * aspect * eye.camera.radius;
  expect(across).toBeGreaterThanOrEqual(1.13 - 1e-6);
  expect(eye.camera.radius).toBeGreaterThanOrEqual(VIEWS.table.radius);
});

test('touching the scene ends a journey where it is', () => {
  const { eye, canvas, run } = open();
  eye.look(VIEWS.table, 2);
  run(0, 1);
  const { radius } = eye.camera;
  canvas.send('wheel', { deltaY: 0, deltaMode: 0, offsetX: 0, offsetY: 0, preventDefault: () => undefined });
  run(1.1, 3);
  expect(eye.camera.radius).toBe(radius);
});

test('a release that was not told does not hold the camera for ever', () => {
  const { eye, canvas, run } = open();
  canvas.send('pointerdown', { buttons: 1 });
  canvas.send('pointermove', { buttons: 0 });
  run(0, 5);
  expect(eye.suggest(VIEWS.table, 1)).toBe(true);
});

test('a question is looked at from as near as all of it is seen, and from the whole table where there is nothing in particular', () => {
  const home: View = { ...VIEWS.table, aside: [-0.13, 0] };
  expect(nearest(home, [], FRAME)).toBe(home);
  const places = [new Vector3(0.2, TABLE.height, 0.3), new Vector3(0.6, TABLE.height, 0.5)];
  const near = nearest(home, places, FRAME);
  expect(near.radius).toBeLessThan(home.radius * 0.6);
  const at = { ...near, x: near.target[0], y: near.target[1], z: near.target[2] };
  for (const place of places) expect(isSeen(at, { ...FRAME, aside: near.aside }, place, 0)).toBe(true);
  const all = Array.from({ length: 12 }, (_, nth) => edge(nth * 30, TABLE.rim));
  expect(nearest(home, all, FRAME).radius).toBeGreaterThan(home.radius * 0.9);
});

test('the eye attends to a question unless it is on its way, in calm mode, or as a hand has turned it', () => {
  const { eye, run } = open();
  const view: View = { ...VIEWS.table, radius: 1.4, wide: 1e-3 };
  eye.look(VIEWS.table, 1);
  run(0, 0.5);
  expect(eye.attend(view, 0.5)).toBe('busy');
  run(0.5, 2);
  expect(eye.attend(view, 0.5)).toBe('going');
  run(2, 3);
  expect(eye.camera.radius).toBeCloseTo(1.4);
  eye.zoom(0.8);
  run(3, 10);
  expect(eye.attend(VIEWS.table, 0.5)).toBe('held');
  eye.reset();
  run(10, 12);
  expect(eye.attend(VIEWS.table, 0.5)).toBe('going');
  run(12, 13, true);
  expect(eye.attend(view, 0.5)).toBe('held');
});

test('while something is held the hand turns nothing', () => {
  const { eye } = open();
  const { pointers } = eye.camera.inputs.attached as unknown as { pointers: { angularSensibilityX: number } };
  eye.hold(true);
  expect(1 / pointers.angularSensibilityX).toBe(0);
  eye.hold(false);
  expect(pointers.angularSensibilityX).toBe(1000);
});

test('turning and nearing keep within the room; the arrow keys are not the camera’s', () => {
  const { eye } = open();
  eye.turn(0.3, 99);
  expect(eye.camera.beta).toBeLessThanOrEqual(1.52);
  eye.zoom(0.0001);
  expect(eye.camera.radius).toBe(0.5);
  eye.zoom(1e6);
  expect(eye.camera.radius).toBe(8);
  expect(Object.keys(eye.camera.inputs.attached)).not.toContain('keyboard');
  eye.dispose();
});
