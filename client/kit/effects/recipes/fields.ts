import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { COLUMN } from '../glsl/column';
import { DISC } from '../glsl/disc';
import { GLOW } from '../glsl/glow';
import { RIBBON } from '../glsl/ribbon';
import { SHELL } from '../glsl/shell';
import { SPARK } from '../glsl/spark';
import type { Ink } from '../inks';
import type { Kind } from '../lights';
import { pool } from './blasts';
import { type Bench, heading, lifted, UP } from './recipe';

/** A lit piece that stays: where it is and its number. */
export interface Kept {
  readonly kind: Kind;
  readonly number: number;
}

/** A shield without panels is a bubble of this radius. */
const BUBBLE = 0.08;

export const ripple = (bench: Bench, at: Vector3, normal: Vector3, seconds: number): void => {
  const fade = { a: at, ink: 'shield', seconds, rise: 0.02, fall: seconds * 0.6 } as const;
  const middle = at.subtract(normal.normalizeToNew().scale(BUBBLE));
  const cap = { ...fade, style: SHELL.ripple, a: middle, b: normal, size: BUBBLE };
  bench.light('shell', { ...cap, gain: 1.4 });
  bench.light('glow', { ...fade, style: GLOW.point, b: at, size: 0.06, seconds: seconds * 0.5 });
};

const RINGS = [1, 0.66, 0.34] as const;
const THREAD = 0.001;

type Line = readonly [Vector3, Vector3];

/** The web's lines in the order in which they are drawn: rings from outside in, each tied to the next by a zigzag. */
export const threads = (corners: readonly Vector3[]): readonly Line[] => {
  const [first, second, third] = corners;
  if (first === undefined || second === undefined) return [];
  if (third === undefined) return [[first, second]];
  const middle = corners.reduce((sum, corner) => sum.add(corner), new Vector3()).scale(1 / corners.length);
  const rings = RINGS.map((part) => corners.map((corner) => Vector3.Lerp(middle, corner, part)));
  return rings.flatMap((ring, depth) => ring.flatMap((_, i) => knot(ring, rings[depth + 1], middle, i)));
};

/** What leaves one corner of a ring: along the ring, and inwards. */
const knot = (
  ring: readonly Vector3[],
  inner: readonly Vector3[] | undefined,
  middle: Vector3,
  i: number,
): readonly Line[] => {
  const next = (i + 1) % ring.length;
  const from = ring[i] ?? middle;
  const along: Line = [from, ring[next] ?? middle];
  if (inner === undefined) return [along, [from, middle]];
  return [along, [from, inner[i] ?? middle], [from, inner[next] ?? middle]];
};

export const web = (bench: Bench, corners: readonly Vector3[], seconds: number): Kept[] => {
  const lines = threads(corners);
  const each = (seconds / Math.max(1, lines.length)) * 2.2;
  return lines.flatMap(([a, b], i) => {
    const delay = (i / lines.length) * (seconds - each);
    const stays = { ink: 'yellow', lasting: true, rise: 0.12 } as const;
    const line = { ...stays, style: RIBBON.thread, a, b, size: THREAD, delay, seconds: each };
    const knot = { ...stays, style: GLOW.point, a: b, b, size: 0.01, delay: delay + each, seconds: 0.3 };
    return [
      { kind: 'ribbon' as const, number: bench.light('ribbon', { ...line, gain: 1.1 }) },
      { kind: 'glow' as const, number: bench.light('glow', { ...knot, gain: 0.9 }) },
    ];
  });
};

export const forceField = (bench: Bench, at: Vector3, size: number): Kept[] => {
  const shell = { style: SHELL.field, a: at, b: UP, size, ink: 'shield', seconds: 0.9, rise: 0.4 } as const;
  return [{ kind: 'shell', number: bench.light('shell', { ...shell, lasting: true }) }];
};

const TALL = 0.11;

export const beam = (bench: Bench, at: Vector3, seconds: number, ink: Ink): void => {
  const fade = { ink, seconds, rise: seconds * 0.3, fall: seconds * 0.5 } as const;
  const column = { ...fade, style: COLUMN.transport, a: at, b: lifted(at, TALL) };
  bench.light('column', { ...column, size: 0.021, reach: 0.019, gain: 1.1 });
  bench.light('column', { ...column, size: 0.011, reach: 0.01, gain: 0.7 });
  const sparkle = { ...fade, style: SPARK.twinkle, a: at, b: UP, reach: TALL * 0.95 };
  for (const size of [0.019, 0.013, 0.021]) bench.light('spark', { ...sparkle, size, gain: 1.5 });
  bench.light('glow', {
    ...fade,
    style: GLOW.point,
    a: lifted(at, TALL * 0.35),
    b: at,
    size: 0.08,
    gain: 0.25,
  });
  pool(bench, lifted(at, 0.001), 0.035, ink, seconds, 0.45);
};

export const tractor = (bench: Bench, from: Vector3, to: Vector3, seconds: number): void => {
  const fade = { ink: 'shield', seconds, rise: seconds * 0.15, fall: seconds * 0.25 } as const;
  const cone = { ...fade, style: COLUMN.tractor, a: from, b: to };
  bench.light('column', { ...cone, size: 0.005, reach: 0.04, gain: 1.15 });
  bench.light('column', { ...cone, size: 0.003, reach: 0.022, gain: 0.9 });
  bench.light('glow', { ...fade, style: GLOW.flare, a: from, b: from, size: 0.05, gain: 0.8 });
  bench.light('glow', { ...fade, style: GLOW.point, a: to, b: to, size: 0.085, gain: 0.4 });
};

export const cloakShimmer = (bench: Bench, at: Vector3, size: number, seconds: number): void => {
  const fade = { a: at, ink: 'calm', seconds, rise: seconds * 0.1, fall: seconds * 0.3 } as const;
  const shell = { ...fade, style: SHELL.cloak, b: new Vector3(0, 0, 1), reach: 1.35 };
  bench.light('shell', { ...shell, size: size * 0.8, gain: 0.95 });
};

export const dock = (bench: Bench, from: Vector3, to: Vector3, seconds: number): void => {
  const fade = { ink: 'legal', seconds, rise: seconds * 0.12, fall: seconds * 0.25 } as const;
  const side = Vector3.Cross(UP, heading(from, to));
  for (const by of [-0.02, 0.02]) {
    const guide = { ...fade, style: RIBBON.guide, a: from.add(side.scale(by)), b: to.add(side.scale(by)) };
    bench.light('ribbon', { ...guide, size: 0.0026, gain: 1.25 });
  }
  bench.light('disc', { ...fade, style: DISC.landing, a: to, b: UP, size: 0.075, gain: 0.9 });
  for (const [size, reach] of [
    [0.05, 0.06],
    [0.07, 0.035],
  ] as const) {
    const sparkle = { ...fade, style: SPARK.twinkle, a: to, b: UP, size, reach, delay: seconds * 0.25 };
    bench.light('spark', { ...sparkle, seconds: seconds * 0.75, ink: 'white', gain: 1.3 });
  }
};
