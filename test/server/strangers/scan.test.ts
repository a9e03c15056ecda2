import { Packr, unpack } from '@colyseus/msgpackr';
import { kindOf } from '../../../server/rooms/frames';
import { isPlainMessage, MOST_DEPTH, MOST_VALUES } from '../../../server/rooms/scan';
import { fastRng, type Rng } from '../../../shared/engine/rng';

const packr = new Packr({ useRecords: false });
const packed = (value: unknown): Uint8Array => Uint8Array.from(packr.pack(value));
const bytes = (...parts: (number | readonly number[])[]): Uint8Array => Uint8Array.from(parts.flat());
const repeat = (count: number, ...part: number[]): number[] =>
  Array.from({ length: count }, () => part).flat();
/** { a: … } */
const inMap = (...parts: (number | readonly number[])[]): Uint8Array => bytes(0x81, 0xa1, 0x61, ...parts);
const nest = (depth: number): unknown => (depth === 0 ? 1 : { a: nest(depth - 1) });

describe('what a page may send', () => {
  test.each([
    ['nothing in a map', {}],
    ['every kind of value', { a: [1, -1, 200, -200, 70_000, -70_000, 2 ** 40, 1.5, 'x', true, false, null] }],
    ['long text', { text: 'é'.repeat(4000) }],
    ['a list of many', { list: Array.from({ length: MOST_VALUES - 3 }, () => 0) }],
    ['as deep as may be', nest(MOST_DEPTH)],
  ])('%s', (_, value) => {
    expect(isPlainMessage(packed(value))).toBe(true);
    expect(unpack(packed(value))).toEqual(value);
  });

  test.each([
    ['nothing', bytes()],
    ['a list', packed([1])],
    ['a number', packed(5)],
    ['text', packed('text')],
    ['lists of lists of thirty-three million', bytes(repeat(13, 0xdd, 0x02, 0, 0, 0))],
    ['the same in a map', inMap(repeat(13, 0xdd, 0x02, 0, 0, 0))],
    ['a map of four thousand million', bytes(0xdf, 0xff, 0xff, 0xff, 0xff)],
    ['a list that says more than is there', inMap(0xdc, 0xff, 0xff, 0, 0)],
    ['a map that says more than is there', bytes(0xde, 0, 9, 0xa1, 0x61, 0)],
    ['text that says more than is there', inMap(0xd9, 200, 0x61)],
    ['text cut off in its length', inMap(0xda, 1)],
    ['text that ends within a letter', inMap(0xa1, 0xc3)],
    ['a name that ends within a letter', bytes(0x81, 0xa1, 0xe2, 5)],
    ['a whole number of 64 bits', inMap(0xcf, repeat(8, 1))],
    ['bytes', inMap(0xc4, 1, 0)],
    ['an extension', inMap(0xd4, 0x72, 0x40)],
    ['a bigint of 1000 bytes', inMap(0xc8, 0x03, 0xe8, 0x42, repeat(1000, 0xff))],
    ['a pointer into itself', inMap(0xd6, 0x70, 0, 0, 0, 1)],
    ['undefined', inMap(0xd4, 0, 0)],
    ['the head that is none', inMap(0xc1)],
    ['a name that is a number', bytes(0x81, 5, 5)],
    ['a name that is a list', bytes(0x81, 0x90, 5)],
    ['something behind it', bytes(0x80, 0)],
    ['too many values', packed({ list: Array.from({ length: MOST_VALUES }, () => 0) })],
    ['too deep', packed(nest(MOST_DEPTH + 1))],
    ['records, as the client library writes them by itself', Uint8Array.from(new Packr().pack({ a: 1 }))],
  ])('%s is refused', (_, message) => {
    expect(isPlainMessage(message)).toBe(false);
  });

  test.each([
    ['joins', [10]],
    ['leaves', [12]],
    ['asks', [13, 0xa3, 0x73, 0x69, 0x74]],
    ['asks', [13, 0xa3, 0x73, 0x69, 0x74, 0x80]],
    ['unknown', [13, 0xa2, 0x68, 0x69, 0x80]],
    ['malformed', []],
    ['malformed', [10, 1]],
    ['malformed', [13, 0xa3, 0x73, 0x69]],
    ['malformed', [13, 0xa3, 0x73, 0x69, 0x74, 0xc1]],
    ['malformed', [13, 0xd9, 3, 0x73, 0x69, 0x74]],
    ['malformed', [17, 0xa3, 0x73, 0x69, 0x74]],
  ])('a frame that %s: %j', (kind, frame) => {
    expect(kindOf(Uint8Array.from(frame))).toBe(kind);
  });
});

const HEADS = [
  0x80, 0x81, 0x91, 0xa1, 0xc0, 0xc4, 0xc7, 0xcb, 0xcf, 0xd4, 0xd9, 0xda, 0xdc, 0xde, 0xdd, 0xdf,
];
const anything = (rng: Rng): Uint8Array =>
  Uint8Array.from({ length: 1 + rng.below(60) }, () =>
    rng.below(3) === 0 ? rng.pick(HEADS) : rng.below(256),
  );
const value = (rng: Rng, depth: number): unknown => {
  switch (rng.below(depth > 4 ? 4 : 6)) {
    case 0:
      return rng.below(2 ** 31);
    case 1:
      return 'x'.repeat(rng.below(300));
    case 2:
      return rng.below(2) === 0;
    case 3:
      return null;
    case 4:
      return Array.from({ length: rng.below(6) }, () => value(rng, depth + 1));
    default:
      return message(rng, depth + 1);
  }
};
const message = (rng: Rng, depth = 0): object =>
  Object.fromEntries(
    Array.from({ length: rng.below(5) }, (_, at) => [`k${String(at)}`, value(rng, depth)] as const),
  );
const mutated = (rng: Rng): Uint8Array => {
  const made = packed(message(rng));
  for (let times = rng.below(4); times > 0; times--)
    made[rng.below(made.length)] = rng.below(2) === 0 ? rng.pick(HEADS) : rng.below(256);
  return made;
};
const count = (of: unknown): number =>
  typeof of !== 'object' || of === null
    ? 1
    : Array.isArray(of)
      ? of.reduce<number>((sum, one) => sum + count(one), 1)
      : Object.values(of).reduce<number>((sum, one) => sum + 1 + count(one), 1);

test('whatever passes is decoded to plain values, and whatever pages write passes (seed 31; npm run fuzz does more)', () => {
  const rng = fastRng(31);
  const wrong: unknown[] = [];
  let passed = 0;
  for (let i = 0; i < 20_000; i++) {
    const sound = message(rng);
    if (isPlainMessage(packed(sound)) !== count(sound) <= MOST_VALUES) wrong.push(sound);
    const wire = i % 2 === 0 ? anything(rng) : mutated(rng);
    if (!isPlainMessage(wire)) continue;
    passed++;
    const read: unknown = unpack(Buffer.from(wire));
    if (!(count(read) <= MOST_VALUES && typeof JSON.stringify(read) === 'string')) wrong.push(read);
  }
  expect(wrong).toEqual([]);
  expect(passed).toBeGreaterThan(1000);
});
