import { isUtf8 } from 'node:buffer';

/** A message is a map of names and values, and values in it are nested no deeper than this. */
export const MOST_DEPTH = 16;
/** Names and values in one message. Each may cost a hundred bytes once decoded, whatever it took on the wire. */
export const MOST_VALUES = 512;

const BAD = -1;

/** Bytes of a value whose head says all about its length; 0: the head is none of these. */
const sizes = new Uint8Array(256);
sizes.fill(1, 0x00, 0x80).fill(1, 0xe0);
for (const [head, size] of [
  [0xc0, 1], // nil
  [0xc2, 1], // false
  [0xc3, 1], // true
  [0xca, 5], // float 32
  [0xcb, 9], // float 64
  [0xcc, 2],
  [0xcd, 3],
  [0xce, 5], // unsigned
  [0xd0, 2],
  [0xd1, 3],
  [0xd2, 5], // signed
] as const)
  sizes[head] = size;

/**
 * Looks at a msgpack message without decoding it. True: it is one map that ends where the bytes end, made of nil, booleans,
 * numbers up to 32 bits or floating, text, lists and maps with names for keys; no list or map claims more than the
 * bytes that are left could hold. Extensions, which decoders turn into anything, are refused, and so are raw bytes and
 * all heads with lengths of 32 bits, which no page needs.
 */
export const isPlainMessage = (bytes: Uint8Array, from = 0): boolean => {
  if (countAt(bytes, from, true) === BAD) return false;
  const scan = { bytes, left: MOST_VALUES };
  return afterValue(scan, from, 1) === bytes.length;
};

interface Scan {
  readonly bytes: Uint8Array;
  /** Values it may still come upon. */
  left: number;
}

/** Where the value at `at` ends; BAD when it is not whole or not allowed. */
const afterValue = (scan: Scan, at: number, depth: number): number => {
  const { bytes } = scan;
  const head = bytes[at];
  if (head === undefined || --scan.left < 0) return BAD;
  const fixed = sizes[head] ?? 0;
  if (fixed > 0) return at + fixed <= bytes.length ? at + fixed : BAD;
  if (isText(head) || head === LONG_TEXT) return afterText(bytes, at, head);
  if (depth > MOST_DEPTH) return BAD;
  const pairs = countAt(bytes, at, true);
  return pairs === BAD ? afterList(scan, at, depth) : afterMap(scan, at, pairs, depth);
};

/** Text of up to 255 bytes, and up to 64 KB. */
const isText = (head: number): boolean => (head >= 0xa0 && head <= 0xbf) || head === 0xd9;
const LONG_TEXT = 0xda;

/** Text must be whole to its last letter: decoders read on behind the end of a letter that was cut off. */
const afterText = (bytes: Uint8Array, at: number, head: number): number => {
  let from = at + 1;
  let length = head - 0xa0;
  if (head === 0xd9) length = bytes[from++] ?? 0;
  else if (head === LONG_TEXT) {
    length = (bytes[from] ?? 0) * 256 + (bytes[from + 1] ?? 0);
    from += 2;
  }
  const end = from + length;
  if (end > bytes.length) return BAD;
  return isPlainText(bytes, from, end) || isUtf8(bytes.subarray(from, end)) ? end : BAD;
};

/** Short text is mostly plain letters, which are found out faster than asking for it. */
const SHORT = 48;
const isPlainText = (bytes: Uint8Array, from: number, end: number): boolean => {
  if (end - from > SHORT) return false;
  for (let at = from; at < end; at++) if ((bytes[at] ?? 0) > 0x7f) return false;
  return true;
};

/** How many the list or the map at `at` says it holds; BAD: it is none, or says more than can be there. */
const countAt = (bytes: Uint8Array, at: number, map: boolean): number => {
  const head = bytes[at] ?? 0;
  const short = map ? 0x80 : 0x90;
  if (head >= short && head < short + 16) return fits(bytes, at + 1, head - short, map);
  if (head !== (map ? 0xde : 0xdc) || at + 3 > bytes.length) return BAD;
  return fits(bytes, at + 3, (bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0), map);
};

const fits = (bytes: Uint8Array, from: number, count: number, map: boolean): number =>
  from + count * (map ? 2 : 1) <= bytes.length ? count : BAD;

/** Behind the head of a list or a map. */
const inside = (bytes: Uint8Array, at: number): number => at + ((bytes[at] ?? 0) < 0xc0 ? 1 : 3);

const afterList = (scan: Scan, from: number, depth: number): number => {
  const count = countAt(scan.bytes, from, false);
  if (count === BAD) return BAD;
  let at = inside(scan.bytes, from);
  for (let i = 0; i < count && at !== BAD; i++) at = afterValue(scan, at, depth + 1);
  return at;
};

const afterMap = (scan: Scan, from: number, pairs: number, depth: number): number => {
  let at = inside(scan.bytes, from);
  for (let i = 0; i < pairs && at !== BAD; i++) {
    at = isText(scan.bytes[at] ?? 0) ? afterValue(scan, at, depth) : BAD;
    if (at !== BAD) at = afterValue(scan, at, depth + 1);
  }
  return at;
};
