import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Holodeck } from '../../../client/holodeck';
import { openOperator, type OperatorCamera } from '../../../client/viewpoint/operator';
import { inRow } from '../../../client/viewpoint/place';
import type { Sight } from '../../../client/viewpoint/viewpoint';
import { makeStand } from '../input/stand';

const SIGHT: Sight = { target: [0, 0.7, 0], steep: 0.8, far: 2.8 };

/** The stream's camera before an empty room; what its eye was sent to, and whether a hand may turn it. */
const film = (camera: OperatorCamera) => {
  const { scene, canvas } = makeStand();
  const eye = new ArcRotateCamera('filmed with', 0, 1, 3, Vector3.Zero(), scene);
  const detached = jest.spyOn(eye, 'detachControl').mockImplementation(() => undefined);
  const sent = jest.fn();
  const deck = { scene, eye: { camera: eye, look: sent } } as unknown as Holodeck;
  const operator = openOperator(deck, canvas as unknown as HTMLCanvasElement, camera);
  return { operator, sent, isHeld: () => detached.mock.calls.length === 0 };
};

test.each(['auto', 'free', 1] as const)(
  'camera %p films: no board, and nothing that lies before a person',
  (camera) => {
    const { operator } = film(camera);
    expect(operator.films).toBe(true);
    expect(operator.locate(inRow('hand', 0, 5)).frame?.isEnabled()).toBe(false);
  },
);

test('a free camera begins with the whole table, and then goes where a hand turns it and nowhere else', () => {
  const { operator, sent, isHeld } = film('free');
  expect(isHeld()).toBe(true);
  operator.look(SIGHT, 0);
  expect(sent).toHaveBeenCalledTimes(1);
  operator.look({ ...SIGHT, far: 1 }, 0);
  operator.follow([Vector3.Zero()], 1, 'close' as never);
  operator.sit(-1, 4);
  operator.calm(true);
  for (let time = 0; time < 20; time++) operator.update(time);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('the others are turned by no hand; one from behind a seat goes there once it is known where that is', () => {
  expect(film('auto').isHeld()).toBe(false);
  const { operator, sent, isHeld } = film(1);
  expect(isHeld()).toBe(false);
  operator.sit(-1, 4);
  expect(sent).toHaveBeenCalledTimes(1);
});
