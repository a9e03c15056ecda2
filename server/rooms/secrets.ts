import { createHash, timingSafeEqual } from 'node:crypto';

/** Where all secrets come from: a cryptographic source; tests bring one that repeats. */
export type Entropy = (bytes: number) => Uint8Array;

export const hexSecret = (random: Entropy, bytes: number): string =>
  Buffer.from(random(bytes)).toString('hex');

/** A short id that fits into an address. */
export const newId = (random: Entropy): string =>
  Buffer.from(random(9)).toString('base64url').replaceAll('-', '_');

/** Capitals and figures that are not mistaken for each other, read aloud or typed in a headset. No vowels, no words. */
export const CODE_LETTERS = 'BCDFGHJKMNPQRTVWXZ234679';

export const newCode = (random: Entropy, length: number): string => {
  let code = '';
  while (code.length < length) {
    const [byte = 0] = random(1);
    // 240 is ten times 24: the bytes above it would favour the first letters.
    if (byte < 240) code += CODE_LETTERS[byte % CODE_LETTERS.length] ?? '';
  }
  return code;
};

/** A code as somebody typed it: small letters, spaces and dashes do not matter. */
export const readCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');

/** What the table keeps of an identity: enough to know it again, not enough to use it. */
export const whoOf = (identity: string): string =>
  createHash('sha256').update(`starboard identity 1 ${identity}`).digest('base64url');

/** Compares without telling by its duration how much was right. */
export const isSame = (a: string, b: string): boolean => {
  const [one, two] = [Buffer.from(a), Buffer.from(b)];
  return one.length === two.length && timingSafeEqual(one, two);
};
