/**
 * What others see of a person at the table: head, hands, and the place pointed at, in letters. Each number is one of 4,096 steps written
 * with two letters, so that the whole of somebody in a headset is 31 letters and a mouse is 7.
 */
import * as v from 'valibot';

/** Metres about the middle of the table's foot, as whoever it is sees the table from the place where everybody sits down. */
export type Spot = readonly [x: number, y: number, z: number];

export interface Presence {
  /** Where the head is, and how it is turned: radians to the right, down, and to the side. */
  readonly head?: { readonly at: Spot; readonly turn: Spot };
  readonly left?: Spot;
  readonly right?: Spot;
  /** What is pointed at; the table is the same for all. */
  readonly target?: Spot;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const STEPS = 4096;
/** Reaches this far to either side: 2 mm a step, and more than half a turn. */
const REACH = 4;
const PARTS = ['head', 'left', 'right', 'target'] as const;
const BITS = [1, 2, 4, 8] as const;
const LENGTHS = { head: 12, left: 6, right: 6, target: 6 } as const;

/** As it travels; what is inside is found out by `readPresence`. */
export const PresenceText = v.pipe(v.string(), v.regex(/^[A-P](?:[\w-]{6}){0,5}$/u));

const write = (value: number): string => {
  const step = Math.round(((value + REACH) / (2 * REACH)) * (STEPS - 1));
  const kept = Math.min(STEPS - 1, Math.max(0, step));
  return (LETTERS[Math.floor(kept / 64)] ?? 'A') + (LETTERS[kept % 64] ?? 'A');
};

const read = (text: string, at: number): number => {
  const step = LETTERS.indexOf(text[at] ?? 'A') * 64 + LETTERS.indexOf(text[at + 1] ?? 'A');
  return (step / (STEPS - 1)) * 2 * REACH - REACH;
};

const readSpot = (text: string, at: number): Spot => [read(text, at), read(text, at + 2), read(text, at + 4)];

export const writePresence = (presence: Presence): string => {
  let parts = 0;
  let text = '';
  PARTS.forEach((part, bit) => {
    const what = presence[part];
    if (what === undefined) return;
    parts += BITS[bit] ?? 0;
    const numbers = 'turn' in what ? [...what.at, ...what.turn] : what;
    for (const value of numbers) text += write(value);
  });
  return (LETTERS[parts] ?? 'A') + text;
};

/** Undefined where the letters do not fit what they say they are. */
export const readPresence = (text: string): Presence | undefined => {
  const parts = LETTERS.indexOf(text[0] ?? '');
  if (parts < 0 || parts > 15) return undefined;
  const found: { -readonly [P in keyof Presence]: Presence[P] } = {};
  let at = 1;
  for (const [bit, part] of PARTS.entries()) {
    if (Math.floor(parts / (BITS[bit] ?? 1)) % 2 === 0) continue;
    if (part === 'head') found.head = { at: readSpot(text, at), turn: readSpot(text, at + 6) };
    else found[part] = readSpot(text, at);
    at += LENGTHS[part];
  }
  return at === text.length ? found : undefined;
};
