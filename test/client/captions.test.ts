import { makeCaptions } from '../../client/ui/table/captions';
import type { AnyWords, People } from '../../shared/engine/game';

/** Words that look at the table, as a game's do. */
const words = {
  event: ({ type }: { type: string }, pub: { seats?: readonly string[] }, people: People) =>
    type === 'silent' ? '' : `${people[0]!} (${pub.seats![0]!}) ${type}.`,
} as unknown as AnyWords;

const play = { module: { words }, people: ['Hikaru'] };

const line = () => {
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => void classes.add(name),
    remove: (name: string) => void classes.delete(name),
  };
  return { element: { textContent: '', classList } as unknown as HTMLElement, classes };
};
const beat = (pace = 1) => ({ pace, signal: new AbortController().signal });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('of a table that has not been seen yet nothing is said, and it takes no time', async () => {
  const { element } = line();
  const captions = makeCaptions(element, () => play);
  expect(captions.length({ type: 'rolls' })).toBe(0);
  await captions.play({ type: 'rolls' }, beat());
  expect(element.textContent).toBe('');
});

test('a line stays as long as it says it does, by the pace; what is not said takes no time', async () => {
  const { element, classes } = line();
  const captions = makeCaptions(element, () => play);
  captions.snap({ seats: ['Sulu'] }, undefined);
  expect(classes.has('told')).toBe(true);
  expect(captions.length({ type: 'silent' })).toBe(0);
  let over = false;
  void captions.play({ type: 'rolls' }, beat(2)).then(() => (over = true));
  expect(element.textContent).toBe('Hikaru (Sulu) rolls.');
  expect(classes.has('told')).toBe(false);
  const ms = captions.length({ type: 'rolls' }) / 2;
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(over).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(over).toBe(true);
});
