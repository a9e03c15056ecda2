import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TABLE } from '../../measures';
import { type Meaning, MEANINGS } from '../../theme';
import type { Moment } from '../effects';
import { COLUMN } from '../glsl/column';
import { DISC } from '../glsl/disc';
import { GLOW } from '../glsl/glow';
import { RIBBON } from '../glsl/ribbon';
import { SPARK } from '../glsl/spark';
import type { Ink } from '../inks';
import { type Bench, lifted, UP, ZERO } from './recipe';

const HIGH = 0.085;

export const ping = (bench: Bench, at: Vector3, meaning: Meaning, seconds: number): void => {
  const fade = { ink: meaning, seconds, rise: 0.12, fall: seconds * 0.25 } as const;
  const ring = { ...fade, style: DISC.ping, a: lifted(at, 0.003), b: UP, size: 0.18 };
  bench.light('disc', { ...ring, gain: 1.15 });
  const top = lifted(at, HIGH);
  const mark = { ...fade, style: GLOW.mark, a: top, b: top, size: 0.055 };
  bench.light('glow', { ...mark, seed: MEANINGS.indexOf(meaning) });
  const stem = { ...fade, style: RIBBON.beam, a: lifted(at, 0.004), b: lifted(top, -0.036) };
  bench.light('ribbon', { ...stem, size: 0.0007, gain: 0.7 });
};

const TOP = new Vector3(0, TABLE.height + 0.004, 0);
const WIDE = TABLE.rim / 0.925;

const alert = (bench: Bench, ink: Ink, seconds: number, gain: number): void => {
  const fade = { a: TOP, ink, seconds, rise: seconds * 0.12, fall: seconds * 0.3 } as const;
  bench.light('disc', { ...fade, style: DISC.sweep, b: UP, size: WIDE, gain });
  const curtain = { ...fade, style: COLUMN.curtain, b: lifted(TOP, 0.34), size: TABLE.rim };
  bench.light('column', { ...curtain, reach: TABLE.rim * 1.03, gain });
};

const FIREWORKS = 18;
const FESTIVE = ['mine', 'legal', 'calm', 'rivalC', 'white'] as const;

const victory = (bench: Bench, seconds: number): void => {
  const fade = { a: TOP, ink: 'mine', seconds, rise: seconds * 0.08, fall: seconds * 0.3 } as const;
  bench.light('disc', { ...fade, style: DISC.glory, b: UP, size: WIDE });
  const rays = { ...fade, style: COLUMN.rays, b: lifted(TOP, 0.55), size: TABLE.rim };
  bench.light('column', { ...rays, reach: TABLE.rim * 1.06 });
  for (let i = 0; i < FIREWORKS; i++) rocket(bench, i, seconds);
  const drift = { style: SPARK.ember, a: TOP, b: ZERO, reach: 0.6, ink: 'mine', seconds } as const;
  for (const size of [0.6, 1, 1.05]) bench.light('spark', { ...drift, size, gain: 1.2 });
};

/** A line of light that climbs, and the flower it opens into. */
const rocket = (bench: Bench, i: number, seconds: number): void => {
  const turn = ((i * 5) / FIREWORKS + 0.06 * bench.chance()) * 2 * Math.PI;
  const out = TABLE.rim * (0.42 + 0.5 * bench.chance());
  const foot = new Vector3(out * Math.sin(turn), TABLE.height, out * Math.cos(turn));
  const at = lifted(foot, 0.3 + 0.3 * bench.chance());
  const [climb, bloom] = [seconds * 0.09, seconds * 0.32];
  const delay = (i / FIREWORKS) * (seconds - climb - bloom);
  const ink = FESTIVE[i % FESTIVE.length] ?? 'mine';
  const trail = { style: RIBBON.trail, a: foot, b: at, size: 0.004, reach: 0.4, ink, delay } as const;
  bench.light('ribbon', { ...trail, seconds: climb * 1.4 });
  const open = { a: at, delay: delay + climb, ink } as const;
  const flower = { ...open, style: SPARK.firework, b: ZERO, seconds: bloom, gain: 2.2 };
  bench.light('spark', { ...flower, size: 0.2 + 0.08 * bench.chance() });
  bench.light('spark', { ...flower, ink: 'white', size: 0.11, seconds: bloom * 0.7 });
  const heart = { ...open, style: GLOW.flare, b: at, size: 0.3, seconds: bloom * 0.5, rise: 0.03 };
  bench.light('glow', { ...heart, fall: bloom * 0.45 });
};

const defeat = (bench: Bench, seconds: number): void => {
  const fade = { a: TOP, ink: 'danger', seconds, rise: seconds * 0.2, fall: seconds * 0.35 } as const;
  const curtain = { ...fade, style: COLUMN.rays, b: lifted(TOP, 0.26), size: TABLE.rim };
  bench.light('column', { ...curtain, reach: TABLE.rim * 1.02, gain: 0.4 });
  const drift = { ...fade, style: SPARK.ember, b: ZERO, reach: 0.45 } as const;
  for (const [size, ink] of [
    [0.35, 'danger'],
    [0.7, 'shieldHurt'],
    [1.02, 'danger'],
    [1, 'shieldHurt'],
  ] as const) {
    bench.light('spark', { ...drift, size, ink, gain: 1.3 });
  }
};

export const MOMENT_RECIPES: Readonly<Record<Moment, (bench: Bench, seconds: number) => void>> = {
  redAlert: (bench, seconds) => alert(bench, 'red', seconds, 1.1),
  yellowAlert: (bench, seconds) => alert(bench, 'yellow', seconds, 0.75),
  victory,
  defeat,
};
