import {
  filter,
  finish,
  glide,
  line,
  mix,
  noise,
  room,
  SHAPES,
  strike,
  sway,
  swell,
  tone,
  type Wave,
  warm,
} from './dsp';
import { seeded } from '../lib/random';

/** Weapons, and what they do. */

/** A steady singing beam. */
export const phaser = (): Wave => {
  const seconds = 0.75;
  const loud = swell(seconds, 0.03, 0.28);
  const beat = (t: number): number => 0.7 + 0.3 * Math.sin(2 * Math.PI * 46 * t);
  const beam = mix(
    [tone(seconds, glide(1180, 940, seconds), (t) => loud(t) * beat(t), SHAPES.reed), 0.6],
    [tone(seconds, glide(1190, 955, seconds), loud, SHAPES.sine), 0.5],
    [tone(seconds, glide(590, 466, seconds), loud, SHAPES.hollow), 0.5],
    [tone(seconds, glide(2380, 1900, seconds), (t) => loud(t) * beat(t + 0.01)), 0.22],
  );
  return finish(sway(filter(beam, 'low', 4200, 0.8), 0.004, 5, 0.4), 0.62, 0.12);
};

/** A thump, and something bright that leaves. */
export const torpedo = (): Wave => {
  const seconds = 0.85;
  const thump = tone(0.4, glide(130, 42, 0.3), strike(0.004, 0.09));
  const flight = filter(noise(seconds, 3, swell(seconds, 0.03, 0.6)), 'band', glide(2600, 380, seconds), 5);
  const whine = tone(seconds, glide(1500, 330, seconds), swell(seconds, 0.02, 0.7), SHAPES.triangle);
  return finish(warm(mix([thump, 1], [flight, 1.6, 0.02], [whine, 0.22, 0.02]), 1.4), 0.72, 0.15);
};

/** Hard, low pulses. */
export const disruptor = (): Wave => {
  const seconds = 0.55;
  const gate = (t: number): number => 0.5 + 0.5 * Math.tanh(5 * Math.sin(2 * Math.PI * 26 * t));
  const saw = tone(
    seconds,
    glide(410, 150, seconds),
    (t) => gate(t) * swell(seconds, 0.01, 0.2)(t),
    SHAPES.reed,
  );
  const grit = filter(
    noise(seconds, 9, (t) => gate(t) * swell(seconds, 0.01, 0.3)(t)),
    'band',
    glide(1900, 600, seconds),
    2,
  );
  return finish(filter(warm(mix([saw, 1], [grit, 0.7]), 2.2), 'low', 3600, 0.8), 0.62, 0.08);
};

const PARTIALS = [311, 467, 733, 1103, 1571, 2087] as const;

/** Energy on energy: a ring with a sizzle. */
export const shieldHit = (): Wave => {
  const ring = PARTIALS.map(
    (pitch, i) =>
      [
        tone(0.65, glide(pitch * 1.05, pitch, 0.2), strike(0.003, 0.11 - i * 0.012)),
        0.5 / (1 + i * 0.4),
      ] as const,
  );
  const sizzle = filter(noise(0.4, 12, strike(0.002, 0.07)), 'band', glide(4800, 1500, 0.3), 2.5);
  return finish(sway(mix(...ring, [sizzle, 0.9]), 0.003, 7, 0.35), 0.78, 0.1);
};

/** A pane of light breaks and its pieces fall. */
export const shieldShatter = (): Wave => {
  const next = seeded(17);
  const pieces = Array.from({ length: 34 }, () => {
    const [pitch, at] = [1300 + 4600 * next() * next(), 0.02 + 0.6 * next() * next()];
    return [tone(0.22, pitch, strike(0.001, 0.018 + 0.03 * next())), 0.32 * (1 - at), at] as const;
  });
  const crack = filter(noise(0.3, 18, strike(0.001, 0.04)), 'high', 1400, 0.8);
  const fall = tone(0.7, glide(640, 120, 0.7), strike(0.004, 0.16), SHAPES.hollow);
  return finish(mix(...pieces, [crack, 0.8], [fall, 0.35]), 0.7, 0.15);
};

/** It stands again: a chord that opens upwards. */
export const shieldUp = (): Wave => {
  const seconds = 0.75;
  const voice = (pitch: number): Wave =>
    tone(seconds, glide(pitch * 0.5, pitch, 0.35), swell(seconds, 0.2, 0.35), SHAPES.triangle);
  return finish(sway(mix([voice(392), 1], [voice(587), 0.8], [voice(784), 0.6]), 0.005, 3, 0.4), 0.5, 0.1);
};

/** Metal gives way. */
export const hullHit = (): Wave => {
  const boom = tone(0.6, glide(96, 36, 0.35), strike(0.003, 0.12));
  const crunch = filter(noise(0.5, 21, strike(0.002, 0.06)), 'low', glide(2400, 260, 0.4), 0.9);
  const clang = [173, 271, 419, 611].map(
    (pitch, i) => [tone(0.5, pitch, strike(0.002, 0.07 - i * 0.01)), 0.2] as const,
  );
  return finish(warm(mix([boom, 1.2], [crunch, 1.3], ...clang), 1.8), 0.78, 0.12);
};

export const explosion = (): Wave => {
  const seconds = 1.5;
  const blast = filter(noise(seconds, 25, strike(0.004, 0.24)), 'low', glide(3600, 120, 0.9), 0.8);
  const sub = tone(1.1, glide(74, 27, 0.8), strike(0.006, 0.22));
  const crackle = filter(
    noise(seconds, 26, (t) => strike(0.3, 0.3)(t) * (Math.sin(97 * t * t) > 0.93 ? 1 : 0.1)),
    'band',
    1500,
    1.5,
  );
  return finish(warm(mix([blast, 1.5], [sub, 1.1], [crackle, 0.25]), 2), 0.85, 0.4);
};

/** Rock and ice go by. */
export const comet = (): Wave => {
  const seconds = 1.5;
  const pass = swell(seconds, 0.75, 0.7);
  const rush = filter(
    noise(seconds, 29, pass),
    'band',
    (t) => 420 + 1500 * Math.exp(-Math.pow((t - 0.75) / 0.3, 2)),
    1.3,
  );
  const rumble = filter(noise(seconds, 30, pass), 'low', 150, 1.2);
  const bend = (t: number): number => 240 - 70 * Math.tanh((t - 0.75) * 6);
  return finish(
    warm(mix([rush, 1.2], [rumble, 1.6], [tone(seconds, bend, pass, SHAPES.reed), 0.12]), 1.3),
    0.78,
    0.25,
  );
};

/** A beam that takes hold. */
export const tractor = (): Wave => {
  const seconds = 1;
  const hum = tone(seconds, line(98, 110, seconds), swell(seconds, 0.15, 0.35), SHAPES.reed);
  const rich = mix(
    [hum, 1],
    [tone(seconds, line(147, 165, seconds), swell(seconds, 0.2, 0.3), SHAPES.hollow), 0.6],
  );
  return finish(
    filter(rich, 'band', (t) => 500 + 420 * Math.sin(2 * Math.PI * 3.5 * t), 1.1),
    0.6,
    0.15,
  );
};

/** Threads drawn tight, one after the other. */
export const web = (): Wave => {
  const pluck = (pitch: number): Wave => {
    const bend = glide(pitch * 1.02, pitch, 0.05);
    return mix(
      [tone(0.45, bend, strike(0.002, 0.08), SHAPES.reed), 0.8],
      [tone(0.3, pitch * 3.98, strike(0.001, 0.03)), 0.3],
    );
  };
  const notes = [349, 415, 494, 587, 698].map((pitch, i) => [pluck(pitch), 0.8, i * 0.13] as const);
  return finish(room(mix(...notes), 0.3, 0.25), 0.55, 0.15);
};
