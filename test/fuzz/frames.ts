import { Packr } from '@colyseus/msgpackr';
import type { Rng } from '../../shared/engine/rng';
import { HERE, REQUEST_NAMES } from '../../shared/protocol';
import { data } from '../helpers/rawSocket';

/** One frame to send: its opcode and what is in it. */
export interface Shot {
  readonly opcode: number;
  readonly payload: Uint8Array;
}
export type Maker = (rng: Rng) => Shot;

const packr = new Packr({ useRecords: false });
const packed = (value: unknown): number[] => [...packr.pack(value)];
const binary = (payload: Uint8Array): Shot => ({ opcode: 2, payload });
const some = (rng: Rng, most: number): number[] =>
  Array.from({ length: 1 + rng.below(most) }, () => rng.below(256));
const repeat = (count: number, ...part: number[]): number[] =>
  Array.from({ length: count }, () => part).flat();

/** Bytes that make a decoder allocate without end, think for seconds or go round in circles. */
const BOMBS: readonly ((rng: Rng) => number[])[] = [
  (rng) => repeat(1 + rng.below(300), 0xdd, 2, 0, 0, 0),
  (rng) => repeat(1 + rng.below(300), 0x91),
  (rng) => repeat(1 + rng.below(300), 0x81, 0xa1, 0x61),
  (rng) => [0x81, 0xa1, 0x61, 0xc8, 0x20, 0, 0x42, ...repeat(0x2000, rng.below(256))],
  () => [0x81, 0xa1, 0x61, 0x92, 0xd6, 0x69, 0, 0, 0, 1, 0x91, 0xd6, 0x70, 0, 0, 0, 1],
  () => [0xdf, 0xff, 0xff, 0xff, 0xff],
  () => [0xdc, 0xff, 0xff, ...repeat(1000, 0xc0)],
  (rng) => [0xde, 0x02, 0x58, ...repeat(600, 0xa1, 97 + rng.below(26), 0xc0)],
  (rng) => [
    0x81,
    0xa1,
    0x61,
    0xd4,
    0x72,
    0x40 + rng.below(32),
    0x92,
    0xa1,
    0x61,
    0xa1,
    0x62,
    ...some(rng, 20),
  ],
  (rng) => [0x81, 0xa1, 0x61, 0xc7, 12, rng.below(256), ...some(rng, 12)],
];

const wrongRequest = (rng: Rng): readonly [string, object] => {
  const request = rng.below(1e6);
  return rng.pick<readonly [string, object]>([
    ['move', { request, ask: rng.below(50), move: { type: 'attack', target: rng.below(9) } }],
    ['move', { request, ask: 0, move: { type: rng.pick(['concede', 'callTime', 'place']), spot: 3 } }],
    ['undo', { request, seq: rng.below(30) }],
    ['start', { request }],
    ['end', { request }],
    ['rematch', { request }],
    ['configure', { request, game: rng.pick(['__proto__', 'risk', '']), listed: true }],
    ['bot', { request, seat: rng.below(6), level: 'random' }],
    ['give', { request, seat: rng.below(6), person: 'p2' }],
    ['remove', { request, person: `p${String(1 + rng.below(3))}` }],
    ['promote', { request, person: 'p3' }],
    ['admit', { request, knock: 'x', yes: true }],
    ['mute', { request, person: 'p1', on: true }],
    ['ready', { request, nonceHash: '00'.repeat(32) }],
    ['nonce', { request, nonce: '00'.repeat(32) }],
    ['offer', { request, to: 'p1' }],
    ['rename', { request, name: '\u200D\u3164' }],
    ['ping', { request, place: 'x'.repeat(41) }],
    ['say', { request, text: '' }],
  ]);
};

/** What strangers ask of an event; none of it is theirs to ask, or it is wrong. */
const wrongAtEvent = (rng: Rng): readonly [string, object] => {
  const request = rng.below(1e6);
  const player = rng.pick(['u1234567890a', '__proto__', 'bot1', 'organiser']);
  const place = { round: 1 + rng.below(3), table: rng.below(4) };
  const report = { type: 'battle', winner: 0, surviving: [99, 0], stacks: [0, 0] };
  return rng.pick<readonly [string, object]>([
    ['register', { request, name: 'Mallory', sheet: 'aw1~x~kliD7.nobody', nonce: '00'.repeat(32) }],
    ['register', { request, name: '\u200B', sheet: '', nonce: '00'.repeat(32), bot: 'heuristic' }],
    ['register', { request, name: 'M', sheet: 'x'.repeat(rng.below(3000)), nonce: 'zz' }],
    ['changeSheet', { request, sheet: 'aw1~Lone D7~kliD7.klingonCaptain' }],
    ['withdraw', { request }],
    ['signResult', { request }],
    ['dispute', { request, reason: '\u202E'.repeat(200) }],
    ['sheet', { request, player }],
    ['log', { request, from: rng.below(1e9) }],
    ['device', { request }],
    ['bot', { request }],
    ['remove', { request, player }],
    ['putOut', { request, player }],
    ['start', { request }],
    ['nextRound', { request }],
    ['close', { request }],
    ['undo', { request }],
    ['absent', { request, ...place, players: [player] }],
    ['report', { request, ...place, report }],
    ['correct', { request, ...place, report, reason: 'x' }],
    ['settle', { request, player }],
    ['hold', { request, table: 0, on: true }],
  ]);
};

/** Where nobody is: not numbers, far too much, far too long, and anything but a text. */
const nowhere = (rng: Rng): unknown =>
  rng.pick<unknown>([
    { at: NaN },
    { at: Infinity },
    { at: -1 },
    { at: '' },
    { at: 'x'.repeat(rng.below(300)) },
    { at: '\u0000'.repeat(40) },
    { at: ['a', ['b']] },
    { at: { __proto__x: 1 } },
    { at: 'AAAA', person: 'p1' },
    { there: [['p1', 'AAAA']] },
    {},
  ]);

/** What hostile pages send, by kind. None of it may be seen by anybody else. */
export const SHOTS = {
  bombs: (rng) => binary(data(rng.pick(REQUEST_NAMES), ...rng.pick(BOMBS)(rng))),
  // 12 alone is leaving by one's own wish, which is nothing hostile.
  bytes: (rng) => binary(Uint8Array.from([rng.pick([10, 11, 13, 14, 15, 16, 17, 99]), ...some(rng, 60)])),
  mutants: (rng) => {
    const [name, message] = wrongRequest(rng);
    const frame = data(name, ...packed(message));
    for (let times = 1 + rng.below(4); times > 0; times--)
      frame[1 + rng.below(frame.length - 1)] = rng.below(256);
    return binary(frame);
  },
  strangers: (rng) =>
    rng.pick<Shot>([
      binary(data(rng.pick(['nosuch', 'constructor', 'x']), 0x80)),
      { opcode: 9, payload: new Uint8Array(rng.below(100)) },
      { opcode: 10, payload: new Uint8Array(0) },
      { opcode: 1, payload: Uint8Array.from(Buffer.from('{"type":"move"}')) },
      binary(Uint8Array.of(10)),
      binary(new Uint8Array(0)),
    ]),
  events: (rng) => {
    const [name, message] = wrongAtEvent(rng);
    const shot = data(name, ...(rng.below(5) === 0 ? rng.pick(BOMBS)(rng) : packed(message)));
    return binary(shot);
  },
  // Nothing is wrong with these, but that there are so many.
  words: (rng) => {
    const request = rng.below(1e6);
    const [name, message] = rng.pick<readonly [string, object]>([
      ['say', { request, text: 'la '.repeat(60) }],
      ['rename', { request, name: `Mallory ${String(rng.below(99))}` }],
      ['sit', { request, seat: rng.below(2) }],
      ['stand', { request }],
      ['ping', { request, landmark: 'board' }],
    ]);
    return binary(data(name, ...packed(message)));
  },
  presence: (rng) => binary(data(HERE, ...packed(nowhere(rng)))),
  turns: (rng) => {
    const [name, message] = wrongRequest(rng);
    return binary(data(name, ...packed(message)));
  },
} as const satisfies Record<string, Maker>;
