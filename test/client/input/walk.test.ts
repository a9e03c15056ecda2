import { samePick, type Rows, type Stop } from '../../../client/input/gesture';
import { stopOf, walk } from '../../../client/input/walk';

const stop = (id: string, across?: number): Stop => ({
  pick: { kind: 'stop', id },
  ...(across === undefined ? {} : { across }),
});
const ROWS: Rows = [
  [stop('yes')],
  [],
  [stop('a'), stop('b'), stop('c'), stop('d'), stop('e')],
  [stop('left', 0.1), stop('right', 0.9)],
];
const from = (id: string) => ({ kind: 'stop', id });

test.each([
  [undefined, 'right', 'yes'],
  [undefined, 'last', 'right'],
  ['yes', 'right', 'a'],
  ['yes', 'left', 'right'],
  ['e', 'right', 'left'],
  ['right', 'right', 'yes'],
  ['yes', 'down', 'c'],
  ['yes', 'up', 'left'],
  ['a', 'down', 'left'],
  ['e', 'down', 'right'],
  ['b', 'up', 'yes'],
  ['right', 'up', 'e'],
  ['left', 'up', 'a'],
  ['d', 'first', 'yes'],
  ['gone', 'down', 'yes'],
] as const)('from %s %s leads to %s', (at, direction, to) => {
  expect(walk(ROWS, at === undefined ? undefined : from(at), direction)?.pick.id).toBe(to);
});

test('without stops there is nowhere to go', () => {
  expect(walk([], undefined, 'right')).toBeUndefined();
  expect(walk([[], []], from('a'), 'down')).toBeUndefined();
});

test('a single stop leads to itself', () => {
  expect(walk([[stop('a')]], from('a'), 'left')?.pick.id).toBe('a');
});

test('a stop is found by its pick', () => {
  expect(stopOf(ROWS, from('d'))?.pick.id).toBe('d');
  expect(stopOf(ROWS, from('z'))).toBeUndefined();
  expect(samePick({ kind: 'a', id: '1' }, { kind: 'b', id: '1' })).toBe(false);
});
