import { unpack } from '@colyseus/msgpackr';
import { isPlainMessage } from '../../server/rooms/scan';
import { fastRng } from '../../shared/engine/rng';
import { SHOTS } from './frames';

export interface ScannerReport {
  readonly tried: number;
  readonly passed: number;
  /** Those that passed and took longer than a millisecond or more than 64 KB to decode. */
  readonly heavy: number;
  readonly worstMs: number;
  readonly worstKb: number;
  /** Time of scanning by time of decoding, for those that passed. */
  readonly scanRatio: number;
}

const AGAIN = 30;
/** The least of several goes: what else the machine does is none of the decoder's. */
const leastMs = (work: () => unknown): number => {
  let least = Infinity;
  for (let i = 0; i < AGAIN; i++) {
    const began = performance.now();
    work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
};

/** Bytes of one decoded message: many are kept at once, and what the heap has grown is shared among them. */
const sizeOf = (wire: Buffer, collect: () => void): number => {
  const kept: unknown[] = new Array<unknown>(AGAIN).fill(null);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < AGAIN; i++) kept[i] = unpack(wire);
  collect();
  const grown = process.memoryUsage().heapUsed - before;
  return kept.length === 0 ? 0 : grown / AGAIN;
};

/** Messages at the edge of what may pass: as many values, as deep, as long as is allowed. */
const widest = (): readonly Buffer[] => {
  const list = (count: number, part: readonly number[]): Buffer =>
    Buffer.from([
      0x81,
      0xa1,
      0x61,
      0xdc,
      count >> 8,
      count & 255,
      ...Array.from({ length: count }, () => part).flat(),
    ]);
  const name = (at: number): number[] => [0xa3, ...Buffer.from(at.toString(36).padStart(3, '0'))];
  const names = Array.from({ length: 255 }, (_, at) => [...name(at), 0xc0]).flat();
  const text = Buffer.concat([Buffer.from([0x81, 0xa1, 0x61, 0xda, 0x3f, 0x00]), Buffer.alloc(0x3f00, 'é')]);
  return [
    list(500, [0xc0]),
    list(500, [0x80]),
    list(500, [0x90]),
    list(160, [0x81, 0xa1, 0x61, 0xc0]),
    list(500, [0xcb, 1, 2, 3, 4, 5, 6, 7, 8]),
    Buffer.from([0xde, 0, 255, ...names]),
    text,
  ];
};

/** The scanner against the decoder: whatever it lets pass is cheap. */
export const fuzzScanner = (seed: number, count: number, collect: () => void): ScannerReport => {
  const rng = fastRng(seed);
  const makers = Object.values(SHOTS);
  const report = { tried: 0, passed: 0, heavy: 0, worstMs: 0, worstKb: 0 };
  let [scanMs, decodeMs] = [0, 0];
  const look = (wire: Buffer, weigh: boolean): void => {
    report.tried++;
    if (!isPlainMessage(wire)) return;
    report.passed++;
    const ms = leastMs(() => unpack(wire) as unknown);
    scanMs += leastMs(() => isPlainMessage(wire));
    decodeMs += ms;
    const kb = weigh ? sizeOf(wire, collect) / 1024 : 0;
    if (ms > 1 || kb > 64) report.heavy++;
    report.worstMs = Math.max(report.worstMs, ms);
    report.worstKb = Math.max(report.worstKb, kb);
  };
  for (const wire of widest()) look(wire, true);
  while (report.tried < count) {
    const { payload } = rng.pick(makers)(rng);
    look(
      Buffer.from(payload.subarray(2 + Math.max(0, (payload[1] ?? 0xa0) - 0xa0))),
      report.tried % 500 === 0,
    );
  }
  return { ...report, scanRatio: decodeMs === 0 ? 0 : scanMs / decodeMs };
};
