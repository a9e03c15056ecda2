import { type ChoiceReader, type ChoiceWriter, Model } from './rangeCoder';

/** After the last character of a text; all others are plain ASCII. */
const END = 128;

/** Texts of one link: each character after what came before it, so that what comes again and again costs little. */
export class TextModels {
  private readonly after = new Map<number, Model>();

  model(previous: number): Model {
    const known = this.after.get(previous) ?? new Model(Array.from({ length: END + 1 }, () => 1));
    this.after.set(previous, known);
    return known;
  }
}

/** A character in JSON that stands for itself, or as JSON spells it with plain characters. */
const plain = (text: string, at: number): string => {
  const code = text.charCodeAt(at);
  return code < END ? text.charAt(at) : `\\u${code.toString(16).padStart(4, '0')}`;
};

/** Writes a value as JSON. */
export const writeJson = (to: ChoiceWriter, models: TextModels, value: unknown): void => {
  const text = JSON.stringify(value);
  let previous = END;
  for (let at = 0; at < text.length; at++) {
    for (const character of plain(text, at)) {
      const code = character.charCodeAt(0);
      to.learnt(code, models.model(previous));
      previous = code;
    }
  }
  to.learnt(END, models.model(previous));
};

/** Reads a value as JSON of so many characters at most: what comes again and again costs so little that a link could hold millions. */
export const readJson = (from: ChoiceReader, models: TextModels, longest: number): unknown => {
  let text = '';
  let previous = END;
  for (;;) {
    const code = from.learnt(models.model(previous));
    if (code === END) return JSON.parse(text) as unknown;
    if (from.isBeyond || text.length >= longest) throw new RangeError('the text has no end');
    text += String.fromCharCode(code);
    previous = code;
  }
};

const HEX_BYTES = /^(?:[0-9a-f]{2})+$/u;
/** Hex digits cost half of what they would as text. */
export const writeHex = (to: ChoiceWriter, hex: string): void => {
  if (!HEX_BYTES.test(hex)) throw new RangeError('expected hex digits');
  for (let i = 0; i < hex.length; i += 2) to.equal(Number.parseInt(hex.slice(i, i + 2), 16), 256);
};

export const readHex = (from: ChoiceReader, bytes: number): string => {
  let hex = '';
  for (let i = 0; i < bytes; i++) hex += from.equal(256).toString(16).padStart(2, '0');
  return hex;
};

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as an address may carry them. */
export const toAddress = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(i, i + 3);
    const word = (one << 16) | (two << 8) | three;
    for (let digit = 0; digit < 4; digit++) text += DIGITS[(word >> (18 - 6 * digit)) & 63] ?? '';
  }
  const surplus = (3 - (bytes.length % 3)) % 3;
  return surplus === 0 ? text : text.slice(0, -surplus);
};

/** The bytes of an address; `undefined`: it is none of ours. */
export const fromAddress = (text: string): Uint8Array | undefined => {
  const digits: number[] = [];
  for (const digit of text) digits.push(DIGITS.indexOf(digit));
  if (digits.includes(-1)) return undefined;
  const bytes: number[] = [];
  for (let i = 0; i < digits.length; i += 4) {
    const [one = 0, two = 0, three = 0, four = 0] = digits.slice(i, i + 4);
    const word = (one << 18) | (two << 12) | (three << 6) | four;
    bytes.push((word >> 16) & 255, (word >> 8) & 255, word & 255);
  }
  const surplus = (4 - (digits.length % 4)) % 4;
  return Uint8Array.from(surplus === 0 ? bytes : bytes.slice(0, -surplus));
};
