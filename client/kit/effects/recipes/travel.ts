import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { DISC } from '../glsl/disc';
import { GLOW } from '../glsl/glow';
import { RIBBON } from '../glsl/ribbon';
import { SPARK } from '../glsl/spark';
import { type Bench, heading, scatter } from './recipe';

const TAILS = [
  { reach: 0.62, size: 0.085, gain: 1.3 },
  { reach: 0.42, size: 0.04, gain: 1.1 },
  { reach: 0.3, size: 0.012, gain: 0.9 },
] as const;
const LONGEST = TAILS[0].reach;

/** A ball of ice with a wide tail; its flight ends early enough for the tail to follow. */
export const comet = (bench: Bench, from: Vector3, to: Vector3, seconds: number): void => {
  const flight = seconds / (1 + LONGEST);
  for (const { reach, size, gain } of TAILS) {
    const tail = { style: RIBBON.tail, a: from, b: to, ink: 'calm', rise: 0.1 } as const;
    bench.light('ribbon', { ...tail, reach, size, gain, seconds: flight * (1 + reach), fall: flight * 0.2 });
  }
  const head = { a: from, b: to, reach: 1, seconds: flight, rise: 0.1 } as const;
  bench.light('glow', { ...head, style: GLOW.coma, ink: 'calm', size: 0.1, gain: 1.2 });
  bench.light('glow', { ...head, style: GLOW.flare, ink: 'calm', size: 0.12, gain: 0.6 });
  for (const size of [0.02, 0.035]) {
    bench.light('spark', {
      style: SPARK.crumbs,
      a: from,
      b: to,
      size,
      ink: 'calm',
      seconds: flight,
      gain: 1.2,
    });
  }
};

const RUN = 0.85;

/** Light drawn out along a heading: one strong line and some fine ones beside it. */
const streaks = (bench: Bench, from: Vector3, to: Vector3, delay: number, seconds: number): void => {
  for (let i = 0; i < 7; i++) {
    const main = i === 0;
    const [a, b] = main ? [from, to] : [scatter(bench, from, 0.022), scatter(bench, to, 0.012)];
    bench.light('ribbon', {
      style: RIBBON.streak,
      a,
      b,
      size: main ? 0.0075 : 0.0016 + 0.0014 * bench.chance(),
      reach: main ? 0.75 : 0.4 + 0.4 * bench.chance(),
      ink: main ? 'calm' : 'shield',
      delay: delay + (main ? 0 : bench.chance() * seconds * 0.15),
      seconds: seconds * (main ? 1 : 0.85),
      rise: 0.04,
      fall: seconds * 0.25,
      gain: main ? 1.2 : 0.9,
    });
  }
};

const pop = (bench: Bench, at: Vector3, way: Vector3, size: number, delay: number, seconds: number): void => {
  const light = { a: at, ink: 'calm', delay, seconds } as const;
  const fade = { rise: seconds * 0.08, fall: seconds * 0.85 } as const;
  bench.light('glow', {
    ...light,
    ...fade,
    style: GLOW.flare,
    b: at,
    size: size * 2,
    gain: 1.4,
  });
  bench.light('disc', { ...light, ...fade, style: DISC.shock, b: way, size, gain: 0.9 });
  bench.light('spark', { ...light, style: SPARK.burst, b: way.scale(0.5), size: size * 0.9, gain: 1.1 });
};

export const warpIn = (bench: Bench, at: Vector3, towards: Vector3, seconds: number): void => {
  const way = heading(at, towards);
  streaks(bench, at.subtract(way.scale(RUN)), at, 0, seconds * 0.55);
  pop(bench, at, way, 0.11, seconds * 0.34, seconds * 0.66);
};

export const warpOut = (bench: Bench, at: Vector3, towards: Vector3, seconds: number): void => {
  const way = heading(at, towards);
  const away = at.add(way.scale(RUN));
  const gather = { style: SPARK.gather, a: at, b: way.scale(-0.4), size: 0.09, ink: 'calm' } as const;
  bench.light('spark', { ...gather, seconds: seconds * 0.4, rise: 0.05, fall: 0.1 });
  const charge = { style: GLOW.point, a: at, b: at, size: 0.09, ink: 'calm' } as const;
  bench.light('glow', { ...charge, seconds: seconds * 0.5, rise: seconds * 0.3, fall: seconds * 0.2 });
  streaks(bench, at, away, seconds * 0.3, seconds * 0.5);
  pop(bench, away, way, 0.075, seconds * 0.58, seconds * 0.42);
};
