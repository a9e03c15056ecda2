import type { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Marks } from '../../../client/kit/prompts/marks';
import { Sheet } from '../../../client/kit/prompts/sheet';
import { type Set, set } from './stage';

test('a label with several places leaves one where something lies, and another label’s, and goes back', async () => {
  const { prompts, draw } = await set();
  const [first, second, third] = [-0.3, 0, 0.3].map((x) => new Vector3(x, 0, 0));
  const xOf = (name: string): number => prompts.boxes!().find((box) => box.name === `label ${name}`)!.x;
  const label = (id: string, at: Vector3, or: readonly Vector3[]): void =>
    prompts.label(id, { text: '3', at, or, meaning: 'danger', loud: true });
  label('one', first!, [second!, third!]);
  for (let frame = 0; frame < 3; frame++) draw();
  const outside = xOf('one');
  prompts.keepClear!(() => [{ at: first!, wide: 0.05, high: 0.05 }]);
  label('two', second!, [third!]);
  for (let frame = 0; frame < 3; frame++) draw();
  expect(xOf('one')).toBeGreaterThan(outside + 0.05);
  expect(xOf('two')).toBeGreaterThan(xOf('one') + 0.05);
  // Nobody flees from what is only pointed at or asked for.
  for (const kind of [{ lit: true }, { pointed: true }]) {
    prompts.keepClear!(() => [{ at: first!, wide: 0.05, high: 0.05, ...kind }]);
    for (let frame = 0; frame < 3; frame++) draw();
    expect(xOf('one')).toBe(outside);
  }
});

test('while the eye moves a label looks for its place now and then, not in every frame, and soon after it rests', async () => {
  const { prompts, draw, scene } = await set();
  const [first, second] = [new Vector3(-0.3, 0, 0), new Vector3(0.3, 0, 0)];
  prompts.label('one', { text: '3', at: first, or: [second], meaning: 'danger', loud: true });
  prompts.keepClear!(() => [{ at: new Vector3(-0.9, 0, 0), wide: 0.05, high: 0.05 }]);
  draw();
  const eye = scene.activeCamera as ArcRotateCamera;
  const looks = jest.spyOn(Marks.prototype, 'settle');
  for (let frame = 0; frame < 38; frame++) {
    eye.alpha += 0.001;
    draw(0.05);
  }
  const moving = looks.mock.calls.length;
  expect(moving).toBeGreaterThan(0);
  expect(moving).toBeLessThan(4);
  for (let frame = 0; frame < 6; frame++) draw(0.05);
  expect(looks.mock.calls.length).toBe(moving + 1);
  looks.mockRestore();
});

test('a label that only moves is not written again', async () => {
  const { prompts, draw } = await set();
  const label = (text: string, x: number): void => {
    prompts.label('one', { text, at: new Vector3(x, 0, 0), meaning: 'danger', loud: true });
    draw();
  };
  const at = () => prompts.boxes!().find(({ name }) => name === 'label one')!;
  label('FIRE 3', 0);
  const [before, shows] = [at(), jest.spyOn(Sheet.prototype, 'show')];
  label('FIRE 3', 0.3);
  expect(at().x).toBeGreaterThan(before.x + 0.05);
  expect(shows).not.toHaveBeenCalled();
  label('FIRE 33', 0.3);
  expect(at().w).toBeGreaterThan(before.w);
  expect(shows).toHaveBeenCalledTimes(1);
  shows.mockRestore();
});

test('what the eye carries along is kept off a little later, without the eye going on', async () => {
  const { prompts, draw } = await set();
  const [first, second] = [new Vector3(-0.3, 0, 0), new Vector3(0.3, 0, 0)];
  const at = () => prompts.boxes!().find(({ name }) => name === 'label one')!.x;
  prompts.label('one', { text: '3', at: first, or: [second], meaning: 'danger', loud: true });
  draw();
  const before = at();
  prompts.keepClear!(() => [{ at: first, wide: 0.05, high: 0.05 }], true);
  draw(0.05);
  expect(at()).toBe(before);
  draw(0.3);
  draw();
  expect(at()).toBeGreaterThan(before + 0.05);
});

/** The table writes something where the odds stand; time enough passes for them to go elsewhere. */
const writeOver = ({ prompts, draw }: Pick<Set, 'prompts' | 'draw'>) => {
  const at = () => prompts.boxes!().find(({ name }) => name === 'label odds')!;
  const before = at();
  prompts.signs!([{ ...before, name: 'plate' }]);
  draw(0.3);
  draw();
  return { at, before };
};

test('a label keeps off what the table itself has written', async () => {
  const { prompts, draw } = await set();
  const here = Vector3.Zero();
  prompts.label('odds', { text: '63 %', at: here, or: [new Vector3(0.6, 0, 0)] });
  draw();
  const { at, before } = writeOver({ prompts, draw });
  expect(Math.abs(at().x - before.x)).toBeGreaterThan(before.w);
  prompts.signs!([]);
  draw(0.3);
  draw();
  expect(at().x).toBeCloseTo(before.x, 6);
});

test('a label lies over what is written before it leaves the picture', async () => {
  const { prompts, draw, scene } = await set();
  draw();
  const { m } = scene.activeCamera!.getProjectionMatrix();
  const away = new Vector3(0, 0, 0);
  // At the foot of the picture most of it would be cut off.
  const foot = Vector3.TransformCoordinates(
    new Vector3(0, -2.15 / m[5]!, 2),
    scene.activeCamera!.getWorldMatrix(),
  );
  prompts.label('odds', { text: '63 %', at: away, or: [foot], loud: true });
  draw();
  const { at, before } = writeOver({ prompts, draw });
  expect(at().y).toBeCloseTo(before.y, 6);
});

test('a label for which there is no room anywhere is written as briefly as can be, and in full again later', async () => {
  const { prompts, draw } = await set();
  const places = [new Vector3(-0.3, 0, 0), new Vector3(0.3, 0, 0)] as const;
  prompts.label('one', {
    text: 'Fire of 3',
    short: '3',
    at: places[0],
    or: [places[1]],
    meaning: 'danger',
    loud: true,
  });
  const wide = (): number => prompts.boxes!().find(({ name }) => name === 'label one')!.w;
  const settle = (): void => {
    for (let frame = 0; frame < 3; frame++) draw(0.3);
  };
  settle();
  const full = wide();
  // Something stands to the left of either place, so near that only a short label leaves it in sight.
  const beside = (reach: number) =>
    places.map(({ x }) => ({ at: new Vector3(x - reach, 0, 0), wide: 0.02, high: 0.05 }));
  prompts.keepClear!(() => beside(0.1));
  settle();
  expect(wide()).toBeLessThan(0.8 * full);
  prompts.keepClear!(() => []);
  settle();
  expect(wide()).toBeCloseTo(full, 6);
});
