import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical';
import type { Origin } from './origin';

/** What a match is, before anything has happened: bound into the commitment, so that none of it can change later. */
export interface Terms {
  readonly match: string;
  readonly game: string;
  readonly version: number;
  readonly options: object;
  readonly seats: number;
  /** The record of another match that this one goes on from; absent: it begins at the beginning. */
  readonly origin?: Origin | undefined;
}

const hash = (label: string, ...parts: readonly string[]): string => {
  // Each part is preceded by its length, so that no two lists of parts run together to the same bytes.
  const text = [label, ...parts].map((part) => `${String(part.length)}:${part}`).join('');
  return bytesToHex(sha256(utf8ToBytes(text)));
};

/** Published before set-up: binds the table to its secret seed. `seed` is 64 hex digits. */
export const commitmentOf = (seed: string, terms: Terms): string =>
  hash('starboard commitment 1', seed, canonical(terms));

/** Sent by a seat with *ready*, before any nonce is shown. An empty nonce (bots, silent seats) has an empty hash. */
export const nonceHashOf = (nonce: string): string => (nonce === '' ? '' : hash('starboard nonce 1', nonce));

/** The key of the match's stream of chance: nobody who kept one part secret until the others were fixed chose it. */
export const matchKey = (seed: string, nonces: readonly string[]): string =>
  hash('starboard key 1', seed, ...nonces);

/** A short name for a whole state, equal on every machine. */
export const digestOf = (state: object): string => hash('starboard state 1', canonical(state));

/** Whether a text is `bytes` bytes in lower-case hex. */
export const isHex = (text: string, bytes: number): boolean => {
  if (text.length !== bytes * 2) return false;
  try {
    return bytesToHex(hexToBytes(text)) === text;
  } catch {
    return false;
  }
};
