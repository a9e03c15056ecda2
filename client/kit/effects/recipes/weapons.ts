import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { GLOW } from '../glsl/glow';
import { RIBBON } from '../glsl/ribbon';
import { SPARK } from '../glsl/spark';
import type { Ink } from '../inks';
import { type Bench, heading } from './recipe';

/** Where fire arrives: a glow that burns down, sparks thrown back the way it came. */
const strike = (
  bench: Bench,
  at: Vector3,
  from: Vector3,
  ink: Ink,
  delay: number,
  seconds: number,
  size: number,
): void => {
  bench.light('glow', {
    style: GLOW.point,
    a: at,
    b: at,
    size,
    ink,
    delay,
    seconds,
    rise: 0.03,
    fall: seconds * 0.8,
    gain: 1.25,
  });
  bench.light('spark', {
    style: SPARK.burst,
    a: at,
    b: heading(at, from).scale(0.7),
    size: size * 0.8,
    reach: size * 0.3,
    ink: 'yellow',
    delay,
    seconds,
    gain: 1.3,
  });
};

export const phaser = (bench: Bench, from: Vector3, to: Vector3, seconds: number): void => {
  const beam = { a: from, b: to, ink: 'mine', seconds } as const;
  bench.light('ribbon', {
    ...beam,
    style: RIBBON.beam,
    size: 0.0026,
    rise: 0.04,
    fall: seconds * 0.25,
    gain: 1.15,
  });
  bench.light('glow', {
    ...beam,
    b: from,
    style: GLOW.flare,
    size: 0.055,
    rise: 0.03,
    fall: seconds * 0.4,
    gain: 0.9,
  });
  strike(bench, to, from, 'mine', seconds * 0.1, seconds * 0.9, 0.06);
};

const WAKE = 0.3;

export const torpedo = (bench: Bench, from: Vector3, to: Vector3, seconds: number, ink: Ink): void => {
  const flight = seconds / (1 + WAKE);
  bench.light('ribbon', {
    style: RIBBON.trail,
    a: from,
    b: to,
    size: 0.0062,
    reach: WAKE,
    ink,
    seconds,
    rise: 0.05,
    fall: seconds * 0.2,
  });
  bench.light('glow', {
    style: GLOW.torpedo,
    a: from,
    b: to,
    size: 0.075,
    reach: 1,
    ink,
    seconds: flight,
    rise: 0.08,
    gain: 1.25,
  });
  bench.light('glow', {
    style: GLOW.flare,
    a: from,
    b: from,
    size: 0.07,
    ink,
    seconds: flight * 0.4,
    rise: 0.02,
    fall: flight * 0.38,
  });
  strike(bench, to, from, ink, flight, seconds - flight, 0.1);
};

const BOLTS = 3;
const BOLT = 0.16;

/** A salvo of bolts, one after the other. */
export const disruptor = (bench: Bench, from: Vector3, to: Vector3, seconds: number, ink: Ink): void => {
  const flight = seconds * 0.55;
  for (let i = 0; i < BOLTS; i++) {
    const delay = (i / (BOLTS - 1)) * (seconds - flight) * 0.8;
    bench.light('ribbon', {
      style: RIBBON.bolt,
      a: from,
      b: to,
      size: 0.0042,
      reach: BOLT,
      ink,
      delay,
      seconds: flight,
      rise: 0.02,
      gain: 1.2,
    });
    const flash = { ink, rise: 0.02, gain: 0.8, a: from, b: from, delay } as const;
    bench.light('glow', {
      ...flash,
      style: GLOW.flare,
      size: 0.035,
      seconds: flight * 0.4,
      fall: flight * 0.35,
    });
    const arrival = delay + flight / (1 + BOLT);
    strike(bench, to, from, ink, arrival, seconds - arrival, 0.05);
  }
};
