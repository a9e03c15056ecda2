import fc from 'fast-check';
import { shareUnchanged } from '../../../server/rooms/share';

test('what did not change is one and the same in both, and both say what they said', () => {
  const value = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(value, value, (before, after) => {
      const [was, is] = [structuredClone(before), structuredClone(after)];
      const shared = shareUnchanged(before, after);
      expect(shared).toEqual(is);
      expect(before).toEqual(was);
    }),
    { seed: 16, numRuns: 500 },
  );
});

test('a copy that differs in one place keeps only that', () => {
  const before = { turn: 1, hands: [['a'], ['b', 'c']], ship: { at: { x: 1, y: 2 }, marks: [] } };
  const after = structuredClone(before);
  after.hands[1]!.push('d');
  const { hands } = after;
  expect(shareUnchanged(before, after)).toBe(after);
  expect(after.ship).toBe(before.ship);
  expect(after.hands).toBe(hands);
  expect(after.hands[0]).toBe(before.hands[0]);
  expect(after.hands[1]).toEqual(['b', 'c', 'd']);
  expect(before.hands[1]).toEqual(['b', 'c']);
});

test('a copy that does not differ is given up; what is missing or empty differs', () => {
  const before: object = { a: { b: [1, 2] } };
  expect(shareUnchanged(before, structuredClone(before))).toBe(before);
  const empty = { a: { b: [1, 2] }, c: undefined };
  expect(shareUnchanged(before, empty)).toBe(empty);
  expect(shareUnchanged<object>(empty, { a: { b: [1, 2] } })).toEqual({ a: { b: [1, 2] } });
});
