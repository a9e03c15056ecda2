import { seeded } from '../lib/random';

/** The small things sounds are made of. Time in seconds, frequency in hertz, loudness −1 … 1. */

export const RATE = 22050;
export const LOW_RATE = 11025;
const TURN = 2 * Math.PI;
const { sin, pow, min, max, abs, floor } = Math;

export type Wave = Float64Array;
export type Curve = (t: number) => number;

export const render = (seconds: number, at: (t: number, i: number) => number, rate = RATE): Wave => {
  const wave = new Float64Array(Math.round(seconds * rate));
  for (let i = 0; i < wave.length; i++) wave[i] = at(i / rate, i);
  return wave;
};

export const SHAPES = {
  sine: (phase: number): number => sin(TURN * phase),
  triangle: (phase: number): number => 1 - 4 * abs(phase - floor(phase + 0.5)),
  /** Few harmonics, so that nothing folds back. */
  reed: (phase: number): number =>
    (sin(TURN * phase) + sin(2 * TURN * phase) / 2 + sin(3 * TURN * phase) / 3) * 0.6,
  hollow: (phase: number): number =>
    (sin(TURN * phase) + sin(3 * TURN * phase) / 3 + sin(5 * TURN * phase) / 5) * 0.8,
} as const;

/** A tone whose pitch may move. */
export const tone = (
  seconds: number,
  pitch: number | Curve,
  loud: Curve,
  shape: (phase: number) => number = SHAPES.sine,
  rate = RATE,
): Wave => {
  let phase = 0;
  return render(
    seconds,
    (t) => {
      phase += (typeof pitch === 'number' ? pitch : pitch(t)) / rate;
      return shape(phase) * loud(t);
    },
    rate,
  );
};

/** From one value to another along a straight line, or, for pitch, in equal steps of interval. */
export const line =
  (from: number, to: number, seconds: number): Curve =>
  (t) =>
    from + (to - from) * min(1, t / seconds);
export const glide =
  (from: number, to: number, seconds: number): Curve =>
  (t) =>
    from * pow(to / from, min(1, t / seconds));

/** Rises in `attack`, then dies away; `half` is the time it takes to halve. */
export const strike =
  (attack: number, half: number, loud = 1, start = 0): Curve =>
  (t) => {
    const s = t - start;
    if (s < 0) return 0;
    return loud * min(1, s / attack) * pow(0.5, max(0, s - attack) / half);
  };

/** Rises, stays, and is gone at the end. */
export const swell =
  (seconds: number, attack: number, release: number, loud = 1): Curve =>
  (t) => {
    const up = min(1, t / attack);
    const down = min(1, max(0, (seconds - t) / release));
    return loud * up * up * (3 - 2 * up) * down * down * (3 - 2 * down);
  };

export const noise = (seconds: number, seed: number, loud: Curve = () => 1, rate = RATE): Wave => {
  const next = seeded(seed);
  return render(seconds, (t) => (next() * 2 - 1) * loud(t), rate);
};

/** A resonant filter (state variable form) whose frequency may move. */
export const filter = (
  wave: Wave,
  kind: 'low' | 'band' | 'high',
  pitch: number | Curve,
  sharpness: number,
  rate = RATE,
): Wave => {
  const out = new Float64Array(wave.length);
  let [first, second] = [0, 0];
  for (let i = 0; i < wave.length; i++) {
    const f = typeof pitch === 'number' ? pitch : pitch(i / rate);
    const g = Math.tan((Math.PI * min(f, rate * 0.45)) / rate);
    const k = 1 / sharpness;
    const high = ((wave[i] ?? 0) - (k + g) * first - second) / (1 + g * (g + k));
    const band = g * high + first;
    const low = g * band + second;
    first = g * high + band;
    second = g * band + low;
    out[i] = kind === 'low' ? low : kind === 'band' ? band * k : high;
  }
  return out;
};

export const mix = (...parts: readonly (readonly [Wave, number, number?])[]): Wave => {
  const length = max(...parts.map(([wave, , start = 0]) => wave.length + Math.round(start * RATE)));
  const out = new Float64Array(length);
  for (const [wave, gain, start = 0] of parts) {
    const from = Math.round(start * RATE);
    for (let i = 0; i < wave.length; i++) out[from + i] = (out[from + i] ?? 0) + gain * (wave[i] ?? 0);
  }
  return out;
};

export const shaped = (wave: Wave, loud: Curve, rate = RATE): Wave => wave.map((v, i) => v * loud(i / rate));

/** Bends what is loud instead of cutting it off. */
export const warm = (wave: Wave, drive: number): Wave =>
  wave.map((v) => Math.tanh(v * drive) / Math.tanh(drive));

/** A copy of itself that comes a little later and moves to and fro. */
export const sway = (wave: Wave, depth: number, speed: number, blend: number): Wave =>
  wave.map((v, i) => {
    const back = (0.004 + depth * (1 + sin((TURN * speed * i) / RATE)) * 0.5) * RATE;
    const [whole, part] = [floor(back), back - floor(back)];
    const late = (wave[i - whole] ?? 0) * (1 - part) + (wave[i - whole - 1] ?? 0) * part;
    return v * (1 - blend) + late * blend;
  });

const COMBS = [0.0297, 0.0371, 0.0411, 0.0437] as const;

/** A small room around it, with a tail that dies away. */
export const room = (wave: Wave, amount: number, tail: number): Wave => {
  const out = new Float64Array(wave.length + Math.round(tail * RATE));
  out.set(wave);
  for (const time of COMBS) {
    const delay = Math.round(time * RATE);
    const keep = pow(0.001, time / max(0.05, tail));
    const ring = new Float64Array(out.length);
    for (let i = 0; i < out.length; i++) {
      const back = (ring[i - delay] ?? 0) * keep;
      ring[i] = (wave[i] ?? 0) + back;
      if (i >= delay) out[i] = (out[i] ?? 0) + (amount / COMBS.length) * (ring[i - delay] ?? 0);
    }
  }
  return out;
};

/** Brings it to its loudness, takes what is below hearing away, and lets it begin and end in silence. */
export const finish = (wave: Wave, peak: number, fadeOut = 0.02, rate = RATE): Wave => {
  const [inn, out] = [Math.round(0.003 * rate), Math.round(fadeOut * rate)];
  let [last, sum] = [0, 0];
  const clean = wave.map((v) => {
    sum = 0.995 * (sum + v - last);
    last = v;
    return sum;
  });
  const faded = clean.map((v, i) => v * min(1, i / inn, (clean.length - 1 - i) / out));
  const most = faded.reduce((high, v) => max(high, abs(v)), 0) || 1;
  return faded.map((v) => (v * peak) / most);
};
