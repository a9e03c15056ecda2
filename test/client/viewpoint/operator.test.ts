import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Holodeck } from '../../../client/holodeck';
import { TABLE } from '../../../client/holodeck/measures';
import { isShown, type View } from '../../../client/holodeck/views';
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
  const turn = (ratio: number): unknown =>
    jest.spyOn(scene.getEngine(), 'getAspectRatio').mockReturnValue(ratio);
  return { operator, sent, turn, isHeld: () => detached.mock.calls.length === 0 };
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

test('it goes back to the whole table where an act ends', () => {
  const { operator, sent } = film('auto');
  operator.look(SIGHT, 0);
  for (const time of [1, 10]) operator.update(time);
  operator.follow([new Vector3(0.5, 0.8, 0.4)], 1, { frame: 'target' });
  expect((sent.mock.lastCall?.[0] as View).radius).toBeLessThan(1);
  operator.reset?.();
  expect((sent.mock.lastCall?.[0] as View).radius).toBe(SIGHT.far);
});

test('things that are small are seen from nearer', () => {
  const nearestOf = (near?: number): number => {
    const { operator, sent } = film('auto');
    operator.look(near === undefined ? SIGHT : { ...SIGHT, near }, 0);
    for (const time of [1, 10]) operator.update(time);
    operator.follow([new Vector3(0.5, 0.8, 0.4)], 1, { frame: 'target' });
    return (sent.mock.lastCall?.[0] as View).radius;
  };
  expect([nearestOf(), nearestOf(0.5)]).toEqual([0.75, 0.5]);
});

test('the others are turned by no hand; one from behind a seat goes there once it is known where that is', () => {
  expect(film('auto').isHeld()).toBe(false);
  const { operator, sent, isHeld } = film(1);
  expect(isHeld()).toBe(false);
  operator.sit(-1, 4);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('an upright picture shows the table from edge to edge, and the eye stands where it is sent', () => {
  const { operator, sent, turn } = film('auto');
  operator.look(SIGHT, 0);
  turn(0.46);
  operator.update(1);
  const view = sent.mock.lastCall?.[0] as View;
  const frame = { up: Math.tan(0.4), across: Math.tan(0.4) * 0.46 };
  expect(isShown(view, [new Vector3(-TABLE.rim, 0.7, 0), new Vector3(TABLE.rim, 0.7, 0)], frame, 0)).toBe(
    true,
  );
  // Without it the eye would stand further off than was reckoned.
  expect(view.wide).toBeGreaterThan(0);
});
