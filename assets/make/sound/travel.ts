import { filter, finish, glide, mix, noise, room, SHAPES, strike, sway, swell, tone, type Wave } from './dsp';
import { seeded } from '../lib/random';

/** Coming, going, hiding, docking, mending. */

const backwards = (wave: Wave): Wave => wave.slice().reverse();

/** Space stretches, and something is there. */
export const warpIn = (): Wave => {
  const seconds = 0.95;
  const rush = filter(
    noise(0.6, 50, (t) => Math.pow(Math.min(1, t / 0.55), 2.5)),
    'band',
    glide(300, 3400, 0.6),
    2.2,
  );
  const rise = tone(0.6, glide(90, 760, 0.6), (t) => 0.5 * Math.pow(t / 0.6, 2), SHAPES.triangle);
  const thud = tone(0.4, glide(150, 48, 0.25), strike(0.004, 0.08));
  const flash = filter(noise(0.35, 51, strike(0.002, 0.05)), 'low', glide(5000, 500, 0.3), 0.8);
  return finish(mix([rush, 1], [rise, 0.5], [thud, 1.2, 0.56], [flash, 0.6, seconds - 0.39]), 0.7, 0.2);
};

export const warpOut = (): Wave => {
  const wind = tone(0.55, glide(70, 240, 0.5), swell(0.55, 0.3, 0.08), SHAPES.reed);
  const leap = filter(noise(0.7, 52, strike(0.01, 0.13)), 'band', glide(3800, 240, 0.6), 1.8);
  const fall = tone(0.6, glide(900, 70, 0.5), strike(0.005, 0.12), SHAPES.triangle);
  return finish(mix([wind, 0.7], [leap, 1.4, 0.46], [fall, 0.5, 0.46]), 0.7, 0.2);
};

/** A great weight comes round: engines swell, strain and fall back to their hum. */
export const impulse = (): Wave => {
  const seconds = 1.15;
  const loud = swell(seconds, 0.38, 0.6);
  const pitch = (t: number): number => 46 + 26 * Math.sin(Math.PI * Math.min(1, t / seconds));
  const engine = tone(seconds, pitch, loud, SHAPES.reed);
  const octave = tone(seconds, (t) => 2.01 * pitch(t), loud, SHAPES.triangle);
  const stream = filter(
    noise(seconds, 55, loud),
    'low',
    (t) => 180 + 900 * Math.sin(Math.PI * Math.min(1, t / seconds)),
    1.4,
  );
  return finish(sway(mix([engine, 0.5], [octave, 0.45], [stream, 0.9]), 0.004, 3, 0.3), 0.55, 0.2);
};

/** Many small high voices that come and go. */
export const transporter = (): Wave => {
  const seconds = 1.5;
  const next = seeded(61);
  const voices = Array.from({ length: 14 }, (_, i) => {
    const pitch = 880 * Math.pow(2, (Math.floor(next() * 20) / 12) * 1.2) * (1 + 0.004 * next());
    const [speed, phase] = [3 + 5 * next(), 6 * next()];
    const loud = (t: number): number =>
      swell(seconds, 0.5, 0.7)(t) * Math.pow(0.5 + 0.5 * Math.sin(speed * 2 * Math.PI * t + phase), 2);
    return [tone(seconds, pitch, loud), 0.3 / (1 + i * 0.06)] as const;
  });
  const shimmer = filter(
    noise(seconds, 62, swell(seconds, 0.6, 0.7)),
    'band',
    (t) => 3000 + 900 * Math.sin(9 * t),
    4,
  );
  const bed = tone(seconds, 220, swell(seconds, 0.5, 0.6), SHAPES.triangle);
  return finish(sway(mix(...voices, [shimmer, 0.35], [bed, 0.35]), 0.006, 2, 0.35), 0.5, 0.2);
};

/** It was there, and then light bends around it. */
export const cloak = (): Wave => {
  const seconds = 1.05;
  const veil = filter(noise(seconds, 71, swell(seconds, 0.06, 0.8)), 'band', glide(2600, 160, seconds), 3.5);
  const voice = tone(seconds, glide(520, 65, seconds), swell(seconds, 0.05, 0.8), SHAPES.reed);
  return finish(sway(mix([veil, 1.3], [voice, 0.4]), 0.009, 1.7, 0.5), 0.55, 0.25);
};

export const uncloak = (): Wave => finish(backwards(cloak()), 0.6, 0.06);

/** Clamps, air, and a light that says yes. */
export const docking = (): Wave => {
  const clamp = (seed: number): Wave =>
    mix(
      [tone(0.2, glide(160, 62, 0.1), strike(0.002, 0.035)), 1],
      [filter(noise(0.16, seed, strike(0.001, 0.02)), 'band', 900, 2), 0.9],
    );
  const air = filter(noise(0.6, 83, swell(0.6, 0.05, 0.5)), 'high', 2600, 0.7);
  const yes = mix([tone(0.4, 659, strike(0.01, 0.09)), 0.6], [tone(0.4, 988, strike(0.01, 0.09)), 0.5, 0.09]);
  return finish(mix([clamp(81), 1], [clamp(82), 0.9, 0.19], [air, 0.28, 0.28], [yes, 0.5, 0.7]), 0.6, 0.15);
};

/** A torch, and a section that holds again. */
export const repair = (): Wave => {
  const spark = (seed: number): Wave => filter(noise(0.1, seed, strike(0.001, 0.016)), 'band', 3200, 3);
  const notes = [523, 659, 784].map(
    (pitch, i) => [tone(0.3, pitch, strike(0.006, 0.07), SHAPES.triangle), 0.5, 0.26 + i * 0.09] as const,
  );
  return finish(
    room(mix([spark(91), 1], [spark(92), 0.8, 0.08], [spark(93), 0.9, 0.13], ...notes), 0.2, 0.2),
    0.5,
    0.12,
  );
};
