import { chacha8 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Chance as rules use it. Every result is unbiased. */
export interface Rng {
  /** 32 random bits. */
  word(): number;
  /** 0 … n − 1. */
  below(n: number): number;
  /** 1 … sides. */
  die(sides?: number): number;
  pick<T>(items: readonly T[]): T;
  /** In place; gives the same array back. */
  shuffle<T>(items: T[]): T[];
}

/** A place in a ChaCha8 stream: the key, and how many 32-bit words have been taken. */
export interface RngState {
  readonly key: string;
  counter: number;
}

const WORDS_IN_BLOCK = 16;
const TWO_32 = 0x1_0000_0000;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(WORDS_IN_BLOCK * 4);

/** Everything but the source of words. */
abstract class Chance implements Rng {
  abstract word(): number;

  below(n: number): number {
    if (!(n >= 1 && n <= TWO_32)) throw new RangeError(`below(${String(n)}): expected 1 to 2^32`);
    // Words from the incomplete last run of n would favour small results: they are thrown away.
    const limit = TWO_32 - (TWO_32 % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  die(sides = 6): number {
    return 1 + this.below(sides);
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('pick: nothing to pick from');
    return items[this.below(items.length)] as T;
  }

  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const kept = items[last] as T;
      items[last] = items[other] as T;
      items[other] = kept;
    }
    return items;
  }
}

/** The block of the stream last worked out: most matches take several words from each, one move after another. */
const last = { key: '', number: -1, secret: new Uint8Array(32), bytes: new Uint8Array(ZEROS.length) };

const blockOf = (key: string, number: number): Uint8Array => {
  if (last.number !== number || last.key !== key) {
    if (last.key !== key) last.secret = hexToBytes(key);
    chacha8(last.secret, NONCE, ZEROS, last.bytes, number);
    last.key = key;
    last.number = number;
  }
  return last.bytes;
};

class StreamRng extends Chance {
  constructor(private readonly owner: { readonly rng: RngState; reveals: number }) {
    super();
  }

  word(): number {
    const { rng } = this.owner;
    const block = blockOf(rng.key, Math.floor(rng.counter / WORDS_IN_BLOCK));
    const at = (rng.counter % WORDS_IN_BLOCK) * 4;
    rng.counter++;
    this.owner.reveals++;
    // Little-endian by hand: typed arrays over the same bytes would differ between machines.
    return (
      ((block[at] as number) |
        ((block[at + 1] as number) << 8) |
        ((block[at + 2] as number) << 16) |
        ((block[at + 3] as number) << 24)) >>>
      0
    );
  }
}

/** The honest stream of a match. Taking from it moves its place in the state and raises `reveals`. */
export const streamRng = (owner: { readonly rng: RngState; reveals: number }): Rng => new StreamRng(owner);

/** xoshiro128**, for bots and guesses: fast, repeatable, and good for nothing that must be unpredictable. */
class FastRng extends Chance {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number) {
    super();
    // SplitMix32 spreads the seed over the four words.
    let at = seed | 0;
    const next = (): number => {
      at = (at + 0x9e3779b9) | 0;
      let z = at ^ (at >>> 16);
      z = Math.imul(z, 0x21f0aaad);
      z ^= z >>> 15;
      z = Math.imul(z, 0x735a2d97);
      return (z ^ (z >>> 15)) | 0;
    };
    this.a = next();
    this.b = next();
    this.c = next();
    this.d = next();
  }

  word(): number {
    const five = Math.imul(this.b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9);
    const t = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= t;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result >>> 0;
  }
}

export const fastRng = (seed: number): Rng => new FastRng(seed);

/** A key for games nobody needs to verify (simulations, tests): spread from a small number. */
export const keyFromSeed = (seed: number): string => {
  const rng = fastRng(seed);
  const bytes = new Uint8Array(32);
  for (let i = 0; i < bytes.length; i++) bytes[i] = rng.below(256);
  return bytesToHex(bytes);
};
