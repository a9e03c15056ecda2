import { seeded } from '../lib/random';
import { finish, LOW_RATE, render, strike, swell, tone, type Wave } from './dsp';

/** The room when nothing happens. A scheduler strews the grains over the hum, never twice alike. */

const LOOP = 4;
const { sin } = Math;

/**
 * A low hum without beginning or end: every part of it goes round a whole number of times, so the last sample leads
 * into the first.
 */
export const hum = (): Wave => {
  const next = seeded(101);
  const parts: { readonly turns: number; readonly loud: number; readonly phase: number }[] = [
    { turns: 220, loud: 0.5, phase: 0 },
    { turns: 221, loud: 0.35, phase: 1 },
    { turns: 330, loud: 0.22, phase: 2 },
    { turns: 441, loud: 0.12, phase: 3 },
  ];
  // Air in the ducts: many weak parts, weaker the higher they are.
  for (let i = 0; i < 260; i++) {
    const turns = Math.round(120 + 2600 * next() * next());
    parts.push({ turns, loud: 0.9 / (12 + turns * 0.02), phase: 6.283 * next() });
  }
  const wave = render(
    LOOP,
    (t) =>
      parts.reduce(
        (sum, { turns, loud, phase }) => sum + loud * sin((2 * Math.PI * turns * t) / LOOP + phase),
        0,
      ),
    LOW_RATE,
  );
  const most = wave.reduce((high, v) => Math.max(high, Math.abs(v)), 0);
  return wave.map((v) => (v * 0.5) / most);
};

const soft = (pitch: number, seconds: number, second: number): Wave => {
  const loud = swell(seconds, seconds * 0.35, seconds * 0.6);
  const first = tone(seconds, pitch, loud, undefined, LOW_RATE);
  const other = tone(seconds, pitch * second, loud, undefined, LOW_RATE);
  return finish(
    first.map((v, i) => v + 0.45 * (other[i] ?? 0)),
    0.4,
    0.2,
    LOW_RATE,
  );
};

export const grainHigh = (): Wave => soft(587, 1.6, 1.4983);
export const grainLow = (): Wave => soft(147, 2.2, 2.004);

/** A relay somewhere far off. */
export const grainTick = (): Wave => {
  const first = tone(0.3, 1320, strike(0.004, 0.025), undefined, LOW_RATE);
  const second = tone(0.3, 1760, strike(0.004, 0.03, 0.7, 0.09), undefined, LOW_RATE);
  return finish(
    first.map((v, i) => v + (second[i] ?? 0)),
    0.3,
    0.05,
    LOW_RATE,
  );
};
