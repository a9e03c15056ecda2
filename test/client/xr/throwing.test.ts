import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Throwing } from '../../../client/xr/throwing';

/** A hand that holds dice, moved frame by frame, and whether they have left it. */
const hold = (signal = new AbortController().signal) => {
  const throwing = new Throwing();
  const at = new Vector3();
  const tracked = { own: at, isSeen: true };
  let [time, thrown] = [5, false];
  throwing.update(time);
  const over = throwing.begin(signal, { tracked }).then(() => (thrown = true));
  /** So many frames of a headset, with so many metres a second ahead. */
  const move = async (speed: number, frames = 1): Promise<boolean> => {
    for (let frame = 0; frame < frames; frame++) {
      time += 1 / 72;
      at.z += speed / 72;
      throwing.update(time);
    }
    await Promise.resolve();
    return thrown;
  };
  const lose = (): void => {
    tracked.isSeen = false;
    throwing.update(time);
  };
  return { throwing, move, over, lose, isThrown: () => thrown };
};

test('flung, they leave the hand as it slows down', async () => {
  const { move, throwing } = hold();
  expect(await move(0.3, 20)).toBe(false);
  expect(await move(1.6, 5)).toBe(false);
  expect(throwing.holds).toBe(true);
  expect(await move(0.8)).toBe(true);
  expect(throwing.holds).toBe(false);
});

test('carried about, they stay; in the end they roll by themselves', async () => {
  const { move } = hold();
  expect(await move(0.5, 200)).toBe(false);
  expect(await move(0, 20)).toBe(true);
});

test.each([
  ['the hand opens', ({ throwing }: ReturnType<typeof hold>) => throwing.open()],
  ['the hand is lost from sight', ({ lose }: ReturnType<typeof hold>) => lose()],
])('they leave it at once when %s', async (_, act) => {
  const held = hold();
  await held.move(0, 3);
  act(held);
  await held.over;
  expect(held.isThrown()).toBe(true);
});

test('a story that is skipped waits for no throw', async () => {
  const skipped = new AbortController();
  const { move, over } = hold(skipped.signal);
  expect(await move(0, 3)).toBe(false);
  skipped.abort();
  await over;
  const { over: never } = hold(skipped.signal);
  await never;
});
