import { fastRng, keyFromSeed, type Rng, streamRng } from '../../shared/engine/rng';

const stream = (key: string, counter = 0) => ({ rng: { key, counter }, reveals: 0 });

const SOURCES: [string, () => Rng][] = [
  ['the ChaCha8 stream', () => streamRng(stream(keyFromSeed(7)))],
  ['the fast generator', () => fastRng(7)],
];

describe('the stream of a match', () => {
  test('is ChaCha8: the first words of the all-zero key are those of the published test vector', () => {
    // draft-strombergson-chacha-test-vectors-01, TC1: 256-bit zero key, zero IV, 8 rounds: 3e00ef2f 895f40d6 7f5bb8e8 1f09a5a1
    const rng = streamRng(stream('00'.repeat(32)));
    const bytes = [0, 1, 2, 3].flatMap(() => {
      const word = rng.word();
      return [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24];
    });
    expect(Buffer.from(bytes).toString('hex')).toBe('3e00ef2f895f40d67f5bb8e81f09a5a1');
  });

  test('keeps its place in the state: continuing from a saved place gives the same words', () => {
    const owner = stream(keyFromSeed(1));
    const rng = streamRng(owner);
    for (let i = 0; i < 37; i++) rng.word();
    const saved = JSON.parse(JSON.stringify(owner)) as typeof owner;
    const ahead = Array.from({ length: 50 }, () => rng.word());
    const again = streamRng(saved);
    expect(Array.from({ length: 50 }, () => again.word())).toEqual(ahead);
    expect(saved.rng.counter).toBe(87);
  });

  test('counts every use of chance as a reveal', () => {
    const owner = stream(keyFromSeed(1));
    streamRng(owner).die();
    expect(owner.reveals).toBe(1);
  });

  test('two streams used in turns do not disturb each other', () => {
    const [a, b] = [streamRng(stream(keyFromSeed(1))), streamRng(stream(keyFromSeed(2)))];
    const mixed = Array.from({ length: 40 }, () => [a.word(), b.word()]);
    const [c, d] = [streamRng(stream(keyFromSeed(1))), streamRng(stream(keyFromSeed(2)))];
    expect(Array.from({ length: 40 }, () => c.word())).toEqual(mixed.map(([first]) => first));
    expect(Array.from({ length: 40 }, () => d.word())).toEqual(mixed.map(([, second]) => second));
  });
});

describe.each(SOURCES)('%s', (_name, make) => {
  test('rolls every face of a die about equally often', () => {
    const rng = make();
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) faces[rng.die() - 1]!++;
    // Chi-squared with 5 degrees of freedom: above 25.7 once in ten thousand honest dice.
    expect(faces.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(25.7);
  });

  test('shuffles into every order about equally often', () => {
    const rng = make();
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = rng.shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    // 23 degrees of freedom: above 56 once in ten thousand.
    expect([...orders.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)).toBeLessThan(56);
  });

  test('stays in range and reaches both ends', () => {
    const rng = make();
    const drawn = new Set(Array.from({ length: 2000 }, () => rng.below(10)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test.each([0, -1, 0.5, Number.NaN, 2 ** 33])('refuses below(%p)', (n) => {
    expect(() => make().below(n)).toThrow(RangeError);
  });

  test('refuses to pick from nothing', () => {
    expect(() => make().pick([])).toThrow('nothing to pick from');
  });
});

test('below throws away the words that would favour small results', () => {
  // 2^32 mod 3·2^30 leaves a quarter of all words over; a biased generator would give the low third twice as often.
  const rng = fastRng(3);
  const n = 3 * 2 ** 30;
  const low = Array.from({ length: 30_000 }, () => rng.below(n)).filter((drawn) => drawn < 2 ** 30).length;
  expect(low).toBeGreaterThan(9_600);
  expect(low).toBeLessThan(10_400);
});

test('keys from different seeds differ and have 64 hex digits', () => {
  const keys = Array.from({ length: 500 }, (_, seed) => keyFromSeed(seed));
  expect(new Set(keys).size).toBe(500);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/u);
});
