import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { PRESETS } from '../../../client/holodeck/quality';
import { type Effects, makeEffects, type Moment, MOMENTS } from '../../../client/kit/effects';
import { makeChance } from '../../../client/kit/chance';
import { MEANINGS } from '../../../client/kit/theme';

Logger.LogLevels = Logger.WarningLogLevel | Logger.ErrorLogLevel;

export interface Stand {
  readonly scene: Scene;
  readonly effects: Effects;
  close(): void;
}

/** An empty scene with effects in it, drawn by nobody. */
export const openStand = (quality: 'low' | 'high' = 'low'): Stand => {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  new FreeCamera('eye', new Vector3(0, 2, -2), scene).setTarget(new Vector3(0, 0.8, 0));
  const effects = makeEffects(scene, PRESETS[quality]);
  return { scene, effects, close: () => engine.dispose() };
};

const [A, B] = [new Vector3(0.1, 0.9, 0.2), new Vector3(-0.4, 0.85, 0.7)];

/** Every passing effect by name. */
export const PASSING: Readonly<Record<string, (effects: Effects, seconds?: number) => void>> = {
  phaser: (e, s) => e.phaser(A, B, s),
  torpedo: (e, s) => e.torpedo(A, B, s),
  disruptor: (e, s) => e.disruptor(B, A, s),
  burst: (e, s) => e.burst(A, 0.05, s),
  explosion: (e, s) => e.explosion(B, 0.06, s),
  ripple: (e, s) => e.ripple(A, B, s),
  beam: (e, s) => e.beam(A, s),
  comet: (e, s) => e.comet(A, B, s),
  warpIn: (e, s) => e.warpIn(A, B, s),
  warpOut: (e, s) => e.warpOut(A, B, s),
  dock: (e, s) => e.dock(A, B, s),
  tractor: (e, s) => e.tractor(A, B, s),
  cloakShimmer: (e, s) => e.cloakShimmer(A, 0.08, s),
  ...Object.fromEntries(
    MEANINGS.map((meaning) => [`ping ${meaning}`, (e: Effects, s?: number) => e.ping(A, meaning, s)]),
  ),
  ...Object.fromEntries(MOMENTS.map((name: Moment) => [name, (e: Effects, s?: number) => e.moment(name, s)])),
};

/** Plays effects chosen by chance and tells how bright the table was, frame by frame. */
export const sample = (
  effects: Effects,
  seed: number,
  { from, seconds, fps, each }: { from: number; seconds: number; fps: number; each: number },
): number[] => {
  const chance = makeChance(seed);
  const all = Object.values(PASSING);
  const shown: number[] = [];
  for (let frame = 0; frame < seconds * fps; frame++) {
    effects.update(from + frame / fps);
    shown.push(effects.brightness());
    if (chance() < each / fps)
      all[Math.floor(chance() * all.length)]!(effects, chance() < 0.5 ? undefined : 0.1 + 2 * chance());
  }
  return shown;
};

/** The frames at which a flash is complete: the light rose by a tenth from its lowest and fell by a tenth from its highest. */
export const flashes = (light: readonly number[], size: number): number[] => {
  const found: number[] = [];
  let [low, high, risen] = [Infinity, -Infinity, false];
  light.forEach((value, frame) => {
    if (!risen) {
      low = Math.min(low, value);
      if (value >= low + size) [risen, high] = [true, value];
    } else {
      high = Math.max(high, value);
      if (value <= high - size) {
        found.push(frame);
        [risen, low] = [false, value];
      }
    }
  });
  return found;
};

/** The most flashes in any one second. */
export const mostInASecond = (frames: readonly number[], fps: number): number =>
  Math.max(
    0,
    ...frames.map((first) => frames.filter((frame) => frame >= first && frame < first + fps).length),
  );
