import { makeSounds, type MadeSound } from '../../assets/make/sound';
import { Bits } from '../../assets/make/sound/bits';
import { encodeFlac, quantise } from '../../assets/make/sound/flac';
import { SOUND_NAMES, SOUNDS } from '../../client/kit/sound/names';

jest.setTimeout(120_000);

const made = makeSounds();
const sound = (name: string): MadeSound => made.find((one) => one.name === name)!;
const values = ({ samples }: MadeSound): number[] => Array.from(samples, (v) => v / 32768);
const rms = (wave: readonly number[]): number =>
  Math.sqrt(wave.reduce((sum, v) => sum + v * v, 0) / wave.length);
const largestStep = (wave: readonly number[]): number =>
  wave.slice(1).reduce((most, v, i) => Math.max(most, Math.abs(v - wave[i]!)), 0);

const WINDOW = 1024;
const HANN = Array.from({ length: WINDOW }, (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / WINDOW));

/** The energy of a piece at one frequency, after Goertzel. */
const energyAt = (piece: readonly number[], turns: number): number => {
  const turn = 2 * Math.cos((2 * Math.PI * turns) / WINDOW);
  let [one, two] = [0, 0];
  for (const v of piece) [one, two] = [v + turn * one - two, one];
  return one * one + two * two - turn * one * two;
};

/** How much of the energy lies between two frequencies, over eight places of the sound. */
const share = (one: MadeSound, from: number, to: number): number => {
  const wave = values(one);
  let [inside, all] = [0, 0];
  for (let w = 0; w < 8; w++) {
    const at = Math.floor((Math.max(0, wave.length - WINDOW) * w) / 7);
    const piece = HANN.map((v, n) => v * (wave[at + n] ?? 0));
    for (let k = 1; k < WINDOW / 2; k += 2) {
      const energy = energyAt(piece, k);
      all += energy;
      const pitch = (k * one.rate) / WINDOW;
      if (pitch >= from && pitch <= to) inside += energy;
    }
  }
  return inside / all;
};

test('every sound that can be asked for is made, and no other', () => {
  expect(made.map(({ name }) => name)).toEqual([...SOUND_NAMES].sort());
});

test('all of them together are at most 600 KB', () => {
  expect(made.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(600 * 1024);
});

test.each(SOUND_NAMES)('%s is neither clipped nor too loud nor too soft', (name) => {
  const wave = values(sound(name));
  const peak = wave.reduce((most, v) => Math.max(most, Math.abs(v)), 0);
  expect(peak).toBeLessThan(0.9);
  expect(peak).toBeGreaterThan(0.25);
  expect(rms(wave)).toBeGreaterThan(0.04);
  expect(rms(wave)).toBeLessThan(0.35);
  expect(Math.abs(wave.reduce((sum, v) => sum + v, 0) / wave.length)).toBeLessThan(0.01);
});

test.each(SOUND_NAMES.filter((name) => name !== 'hum'))('%s begins and ends without a click', (name) => {
  const wave = values(sound(name));
  for (const edge of [wave.slice(0, 8), wave.slice(-8)]) expect(rms(edge)).toBeLessThan(0.08);
  expect(wave[0]).toBe(0);
  expect(wave.at(-1)).toBe(0);
});

test('what loops leads from its end into its beginning', () => {
  const loops = SOUND_NAMES.filter((name) => 'loop' in SOUNDS[name]);
  expect(loops).toEqual(['redAlert', 'hum']);
  for (const name of loops) {
    const wave = values(sound(name));
    expect(Math.abs(wave[0]! - wave.at(-1)!)).toBeLessThanOrEqual(largestStep(wave));
    const across = [...wave.slice(-400), ...wave.slice(0, 400)];
    expect(largestStep(across)).toBeLessThanOrEqual(largestStep(wave) * 1.01);
  }
});

test('the red alert is as long as the table takes it to be', () => {
  const { samples, rate } = sound('redAlert');
  expect(samples.length / rate).toBeCloseTo(1.2, 2);
});

test.each([
  ['explosion', 20, 600, 0.7],
  ['hullHit', 20, 500, 0.8],
  ['chirp', 1000, 6000, 0.9],
  ['phaser', 300, 5000, 0.9],
  ['shieldShatter', 800, 9000, 0.3],
  ['transporter', 800, 6000, 0.4],
  ['redAlert', 250, 5000, 0.9],
  ['hum', 25, 800, 0.9],
  ['card', 1200, 9000, 0.8],
  ['tribble', 300, 2000, 0.9],
] as const)('%s has its energy between %i and %i Hz', (name, from, to, least) => {
  expect(share(sound(name), from, to)).toBeGreaterThan(least);
});

describe('the FLAC writer', () => {
  test('begins with its sign and says rate, channel, bits and length', () => {
    const { bytes, samples } = sound('phaser');
    expect(Buffer.from(bytes.slice(0, 4)).toString()).toBe('fLaC');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect(bytes[4]).toBe(0x80);
    expect((view.getUint32(18) >>> 12) & 0xfffff).toBe(22050);
    expect((view.getUint16(20) >> 9) & 7).toBe(0);
    expect((view.getUint16(20) >> 4) & 31).toBe(15);
    expect(view.getUint32(22)).toBe(samples.length);
  });

  test('silence takes almost nothing, noise hardly more than it is', () => {
    expect(encodeFlac(new Int16Array(22050), 22050, 0).length).toBeLessThan(200);
    const noise = Int16Array.from(
      { length: 22050 },
      (_, i) => ((i * 7919 + ((i * i) % 65521) * 31) & 0xffff) - 32768,
    );
    expect(encodeFlac(noise, 22050, 0).length).toBeLessThan(22050 * 2.1);
  });

  test('samples are cut at full scale and keep no more bits than asked', () => {
    const samples = quantise(Float64Array.from([2, -2, 0.5, -0.3]), 4);
    expect([...samples]).toEqual([32752, -32768, 16384, -9824]);
    expect(samples.every((v) => v % 16 === 0)).toBe(true);
  });

  test('bits are written highest first, and checks are those of the format', () => {
    const bits = new Bits().put(0b101, 3).put(0b00001, 5).put(0xabcd, 16);
    expect([...bits.bytes()]).toEqual([0b10100001, 0xab, 0xcd]);
    const digits = new Bits();
    for (const char of '123456789') digits.put(char.charCodeAt(0), 8);
    // The check values that catalogues give for these two polynomials.
    expect(digits.crc8(0)).toBe(0xf4);
    expect(digits.crc16(0)).toBe(0xfee8);
  });
});
