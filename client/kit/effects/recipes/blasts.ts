import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TABLE } from '../../measures';
import { DISC } from '../glsl/disc';
import { GLOW } from '../glsl/glow';
import { SPARK } from '../glsl/spark';
import type { Ink } from '../inks';
import { type Bench, scatter, UP, ZERO } from './recipe';

/** Light that falls on the table under something bright. */
export const pool = (
  bench: Bench,
  at: Vector3,
  size: number,
  ink: Ink,
  seconds: number,
  gain = 0.5,
): void => {
  const above = at.y - TABLE.height;
  if (above < 0 || above > 4 * size) return;
  bench.light('disc', {
    style: DISC.pool,
    a: new Vector3(at.x, TABLE.height + 0.002, at.z),
    b: UP,
    size: size * 2.4,
    ink,
    seconds,
    rise: seconds * 0.08,
    fall: seconds * 0.8,
    gain,
  });
};

const fires = (
  bench: Bench,
  at: Vector3,
  size: number,
  count: number,
  delay: number,
  seconds: number,
): void => {
  for (let i = 0; i < count; i++) {
    const a = i === 0 ? at : scatter(bench, at, size * 0.42);
    const late = delay + (i === 0 ? 0 : bench.chance() * seconds * 0.25);
    bench.light('glow', {
      style: GLOW.fire,
      a,
      b: a,
      size: size * (i === 0 ? 1.15 : 0.5 + 0.4 * bench.chance()),
      ink: 'white',
      delay: late,
      seconds: seconds - (late - delay),
      rise: 0.05,
      fall: seconds * 0.35,
      gain: i === 0 ? 0.42 : 0.22,
    });
  }
};

const flash = (bench: Bench, at: Vector3, size: number, seconds: number): void => {
  bench.light('glow', {
    style: GLOW.flare,
    a: at,
    b: at,
    size,
    ink: 'shieldHurt',
    seconds,
    rise: seconds * 0.06,
    fall: seconds * 0.9,
    gain: 0.85,
  });
};

export const burst = (bench: Bench, at: Vector3, size: number, seconds: number): void => {
  flash(bench, at, size * 3, seconds * 0.5);
  fires(bench, at, size, 5, 0, seconds);
  pool(bench, at, size, 'shieldHurt', seconds);
  for (const [reach, ink] of [
    [2.6, 'yellow'],
    [1.7, 'shieldHurt'],
  ] as const) {
    bench.light('spark', {
      style: SPARK.burst,
      a: at,
      b: ZERO,
      size: size * reach,
      reach: size * 0.4,
      ink,
      seconds,
      gain: 1.4,
    });
  }
};

const LEAN = 0.15;
/** A ring leans this way or that, but never so far that the table cuts it. */
const leanOf = ({ y }: Vector3, size: number): number => {
  const above = y - TABLE.height;
  return above < 0 ? LEAN : Math.min(LEAN, above / (3 * size));
};

export const explosion = (bench: Bench, at: Vector3, size: number, seconds: number): void => {
  flash(bench, at, size * 4.6, seconds * 0.36);
  fires(bench, at, size * 1.25, 7, 0, seconds * 0.85);
  fires(bench, scatter(bench, at, size * 0.4), size * 0.8, 4, seconds * 0.22, seconds * 0.78);
  pool(bench, at, size * 1.7, 'shieldHurt', seconds, 0.75);
  const ring = { a: at, ink: 'yellow', seconds: seconds * 0.75, rise: 0.04, fall: seconds * 0.5 } as const;
  const most = leanOf(at, size);
  const lean = (): number => (2 * bench.chance() - 1) * most;
  const tilt = new Vector3(lean(), 1, lean());
  bench.light('disc', { ...ring, style: DISC.shock, b: tilt, size: size * 4.2, gain: 1.1 });
  for (const [reach, ink, share] of [
    [4.4, 'yellow', 0.8],
    [3, 'yellow', 1],
    [2.2, 'shieldHurt', 1],
    [1.5, 'danger', 1],
  ] as const) {
    bench.light('spark', {
      style: SPARK.burst,
      a: at,
      b: ZERO,
      size: size * reach,
      reach: size * 0.7,
      ink,
      seconds: seconds * share,
      gain: 1.5,
    });
  }
};
