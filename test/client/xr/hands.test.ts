import { Matrix } from '@babylonjs/core/Maths/math.vector';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import { XrHands } from '../../../client/xr/hands';
import { makeStand } from '../input/stand';

type Point = readonly [x: number, y: number, z: number];
const STILL = { x: 0, y: 0, z: 0, w: 1 };

/** One bare hand over a table with two cards and a threat; it looks straight ahead and does as it is told. */
const wear = () => {
  const session = Object.assign(new EventTarget(), { inputSources: [] as unknown[] });
  let at: Point = [0, 0.6, -1];
  // A person's space is right-handed: what is ahead is at −z.
  const pose = ([x, y, z]: Point) => ({ transform: { position: { x, y, z: -z }, orientation: STILL } });
  const source = {
    ...{ handedness: 'right', targetRayMode: 'tracked-pointer', targetRaySpace: {}, gripSpace: {} },
    hand: { get: (name: string) => name },
  };
  session.inputSources.push(source);
  const frame = {
    getPose: () => pose(at),
    // Thumb and finger are 2 cm apart, the finger before the thumb; the wrist is behind them.
    getJointPose: (name: string) => {
      const off = name === 'index-finger-tip' ? 0.01 : name === 'thumb-tip' ? -0.01 : -0.1;
      return pose([at[0], at[1], at[2] + off]);
    },
  };
  const grips: boolean[] = [];
  const stand = makeStand([]);
  stand.input.connect(
    (port) =>
      new XrHands(port, {
        ...{ session: session as unknown as XRSession, into: { matrix: Matrix.Identity(), unit: 1 } },
        ...{ frame: () => frame as unknown as XRFrame, space: () => ({}) as XRReferenceSpace },
        ...{ isLeftHanded: () => false, controls: () => undefined },
        grip: (_hand, closed) => void grips.push(closed),
      }),
  );
  stand.frame();
  const send = (name: string): void => {
    session.dispatchEvent(Object.assign(new Event(name), { inputSource: source }));
    stand.frame();
  };
  return {
    ...stand,
    grips,
    send,
    move: (to: Point) => {
      at = to;
      stand.frame();
    },
    over: ({ position: { x, y, z } }: Mesh, high = 0): Point => [x, y + high, z],
    lose: () => {
      session.inputSources.length = 0;
      stand.frame();
    },
  };
};

test('a pinch takes a card, carries it and puts it on what is under the hand', () => {
  const { meshes, move, over, send, told } = wear();
  move(over(meshes.card, 0.03));
  send('selectstart');
  move(over(meshes.card, 0.2));
  move(over(meshes.ship, 0.04));
  send('selectend');
  expect(told).toContain('drag phaser over -');
  expect(told).toContain('drop phaser over kor');
});

test('let go in empty air, it goes back', () => {
  const { meshes, move, over, send, told } = wear();
  move(over(meshes.card, 0.03));
  send('selectstart');
  move([0.9, 0.8, 0]);
  send('selectend');
  expect(told.at(-1)).toBe('drop phaser over -');
});

test('a fingertip presses what it touches, once, when it is taken away again', () => {
  const { meshes, move, told } = wear();
  const { x, z } = meshes.ship.position;
  // The front of the threat, from before it.
  for (const far of [0.1, 0.03, 0.004, 0.03, 0.1]) move([x, 0, z - 0.15 - far - 0.01]);
  expect(told.filter((line) => line === 'choose kor')).toHaveLength(1);
});

test('from afar a pinch chooses what the hand points at', () => {
  const { meshes, move, send, told } = wear();
  move([meshes.ship.position.x, 0, -0.5]);
  send('selectstart');
  send('selectend');
  expect(told.at(-1)).toBe('choose kor');
});

test('a hand that is lost lets go of what it held', () => {
  const { meshes, move, over, send, told, lose } = wear();
  move(over(meshes.card, 0.03));
  send('selectstart');
  move(over(meshes.card, 0.2));
  lose();
  expect(told).toContain('cancel phaser');
});

test('a grip over a thing takes it, a grip over nothing takes the table', () => {
  const { meshes, move, over, send, told, grips } = wear();
  move([0.9, 0.9, 0]);
  send('squeezestart');
  send('squeezeend');
  expect(grips).toEqual([true, false]);
  move(over(meshes.card, 0.03));
  send('squeezestart');
  move(over(meshes.ship, 0.04));
  send('squeezeend');
  expect(told).toContain('drop phaser over kor');
  expect(grips).toEqual([true, false, false]);
});
