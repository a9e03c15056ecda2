import { createHash } from 'node:crypto';
import { Bits } from './bits';
import { residual, writeResidual } from './rice';

/** Samples in a frame; its code in a frame's head. */
const BLOCK = 4096;
const BLOCK_CODE = 12;
const RATE_CODES: Readonly<Record<number, number>> = { 22050: 6 };
const BITS = 16;

/** Whole numbers of 16 bits whose lowest `spare` bits are 0: what a quiet table does not hear need not be kept. */
export const quantise = (wave: Float64Array, spare: number): Int16Array => {
  const step = 1 << spare;
  return Int16Array.from(wave, (v) =>
    Math.max(-32768, Math.min(32767 - (step - 1), Math.round((v * 32767) / step) * step)),
  );
};

const streamInfo = (samples: Int16Array, rate: number): Bits => {
  const bits = new Bits();
  bits.put(0x664c, 16).put(0x6143, 16); // fLaC
  bits.put(0x80, 8).put(34, 24);
  bits.put(BLOCK, 16).put(BLOCK, 16).put(0, 24).put(0, 24);
  bits
    .put(rate, 20)
    .put(0, 3)
    .put(BITS - 1, 5)
    .put(0, 4)
    .put(samples.length, 32);
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  for (const byte of createHash('md5').update(bytes).digest()) bits.put(byte, 8);
  return bits;
};

/** A frame's number, in the manner of UTF-8. */
const putNumber = (bits: Bits, n: number): void => {
  if (n < 0x80) bits.put(n, 8);
  else bits.put(0xc0 | (n >> 6), 8).put(0x80 | (n & 63), 8);
};

const putSubframe = (bits: Bits, block: Int32Array, spare: number): void => {
  const width = BITS - spare;
  const head = (type: number): void => {
    bits
      .put(0, 1)
      .put(type, 6)
      .put(spare > 0 ? 1 : 0, 1);
    if (spare > 0) bits.put(1, spare);
  };
  if (block.every((v) => v === block[0])) {
    head(0);
    bits.put(block[0] ?? 0, width);
    return;
  }
  const orders = [0, 1, 2, 3, 4].filter((order) => order < block.length);
  const tried = orders.map((order) => residual(block, order));
  const best = tried.reduce((a, b) => (b.size < a.size ? b : a));
  head(8 | best.order);
  for (let i = 0; i < best.order; i++) bits.put(block[i] ?? 0, width);
  writeResidual(bits, best, block.length);
};

const putFrame = (bits: Bits, block: Int32Array, number: number, rate: number, spare: number): void => {
  const whole = block.length === BLOCK;
  const start = bits.align();
  bits.put(0x3ffe, 14).put(0, 2);
  bits.put(whole ? BLOCK_CODE : 7, 4).put(RATE_CODES[rate] ?? 0, 4);
  bits.put(0, 4).put(4, 3).put(0, 1);
  putNumber(bits, number);
  if (!whole) bits.put(block.length - 1, 16);
  bits.put(bits.crc8(start), 8);
  putSubframe(bits, block, spare);
  bits.align();
  bits.put(bits.crc16(start), 16);
};

/** A mono FLAC file of samples whose lowest `spare` bits are 0. */
export const encodeFlac = (samples: Int16Array, rate: number, spare: number): Uint8Array => {
  const bits = streamInfo(samples, rate);
  for (let at = 0, number = 0; at < samples.length; at += BLOCK, number++) {
    const block = Int32Array.from(samples.subarray(at, at + BLOCK), (v) => v >> spare);
    putFrame(bits, block, number, rate, spare);
  }
  return bits.bytes();
};
