import {
  filter,
  finish,
  glide,
  line,
  mix,
  noise,
  room,
  shaped,
  SHAPES,
  strike,
  swell,
  tone,
  type Wave,
} from './dsp';
import { seeded } from '../lib/random';

/** What the consoles, cards and dice sound like. */

const blip = (pitch: number, to: number, seconds: number): Wave =>
  mix(
    [tone(seconds, glide(pitch, to, seconds), swell(seconds, 0.008, seconds * 0.6)), 0.8],
    [tone(seconds, glide(pitch * 2.01, to * 2, seconds), swell(seconds, 0.004, seconds * 0.8)), 0.2],
  );

export const chirp = (): Wave =>
  finish(mix([blip(1480, 1960, 0.07), 1], [blip(2220, 2480, 0.06), 0.8, 0.06]), 0.36);

export const chirpLow = (): Wave => finish(mix([blip(880, 620, 0.11), 1]), 0.36);

export const chirpDouble = (): Wave =>
  finish(
    mix(
      [blip(1760, 1760, 0.05), 0.8],
      [blip(1320, 1320, 0.05), 0.9, 0.07],
      [blip(1980, 2100, 0.08), 1, 0.14],
    ),
    0.36,
  );

export const refusal = (): Wave => {
  const buzz = (pitch: number): Wave =>
    filter(tone(0.15, pitch, swell(0.15, 0.012, 0.05), SHAPES.hollow), 'low', 1300, 0.8);
  return finish(mix([buzz(207), 1], [buzz(155), 1.1, 0.16]), 0.42);
};

/** Two bells, a fifth apart and rising. */
export const yourTurn = (): Wave => {
  const bell = (pitch: number): Wave =>
    mix(
      [tone(0.55, pitch, strike(0.006, 0.11)), 1],
      [tone(0.55, pitch * 2.003, strike(0.004, 0.07)), 0.35],
      [tone(0.55, pitch * 3.01, strike(0.003, 0.04)), 0.16],
    );
  return finish(room(mix([bell(784), 0.9], [bell(1175), 1, 0.15]), 0.25, 0.3), 0.6, 0.2);
};

/** Stiff paper drawn over paper, and laid down. */
export const card = (): Wave => {
  const slide = filter(noise(0.14, 31, swell(0.14, 0.05, 0.06)), 'band', line(2600, 5200, 0.12), 1.4);
  const tap = filter(noise(0.05, 32, strike(0.001, 0.007)), 'band', 1700, 1.2);
  return finish(mix([slide, 1], [tap, 0.9, 0.11]), 0.5);
};

/** A die on a hard table: knocks that come faster and weaker. */
export const dice = (): Wave => {
  const next = seeded(6);
  const knocks: (readonly [Wave, number, number])[] = [];
  for (let at = 0, gap = 0.13, loud = 1; at < 0.58; at += gap, gap *= 0.8, loud *= 0.82) {
    const body = noise(0.07, 40 + knocks.length, strike(0.0008, 0.006));
    const wood = filter(body, 'band', 1500 + 1300 * next(), 5);
    knocks.push([mix([wood, 1], [filter(body, 'band', 420, 2), 0.7]), loud, at]);
  }
  return finish(mix(...knocks), 0.65, 0.05);
};

/** A fat small animal that is content. */
export const tribble = (): Wave => {
  const seconds = 0.7;
  const purr = (t: number): number => 0.72 + 0.28 * Math.sin(2 * Math.PI * 24 * t);
  const pitch = (t: number): number =>
    392 + 90 * Math.sin(Math.PI * Math.min(1, t / seconds)) + 6 * Math.sin(40 * t);
  const coo = tone(seconds, pitch, (t) => swell(seconds, 0.12, 0.3)(t) * purr(t), SHAPES.reed);
  const air = filter(noise(seconds, 77, swell(seconds, 0.1, 0.4)), 'band', 900, 3);
  return finish(mix([filter(coo, 'low', 1100, 1.2), 1], [shaped(air, purr), 0.12]), 0.55, 0.1);
};
