import type { Scene } from '@babylonjs/core/scene';
import type { Preset } from '../../holodeck/quality';
import { makeChance } from '../chance';
import { THEMES } from '../theme';
import type { Effects, Lasting } from './effects';
import { Governor, share } from './governor';
import { makePalette, mixPalette } from './inks';
import { KINDS, type Light, makeLights } from './lights';
import { makeNight } from './night';
import { burst, explosion } from './recipes/blasts';
import { beam, cloakShimmer, dock, forceField, type Kept, ripple, tractor, web } from './recipes/fields';
import type { Bench } from './recipes/recipe';
import { MOMENT_RECIPES, ping } from './recipes/signs';
import { comet, warpIn, warpOut } from './recipes/travel';
import { disruptor, phaser, torpedo } from './recipes/weapons';

export { type Effects, type Lasting, type Moment, MOMENTS } from './effects';
export { MUZZLES, muzzleToRef, type Weapon, WEAPONS } from '../ship/weapons';

/** How long each effect takes unless it is told. */
export const SECONDS = {
  phaser: 0.8,
  torpedo: 1.1,
  disruptor: 0.9,
  burst: 0.9,
  explosion: 1.7,
  ripple: 0.9,
  web: 2.4,
  beam: 1.7,
  comet: 2.2,
  warpIn: 1.1,
  warpOut: 1.1,
  dock: 1.8,
  tractor: 1.4,
  cloakShimmer: 1.3,
  ping: 2.4,
  redAlert: 3.2,
  yellowAlert: 3.2,
  victory: 7,
  defeat: 5,
} as const;

const FADE_SECONDS = 0.6;

/** The speed of fine motion within effects while it is calm. */
const CALM_FLOW = 0.12;

/** Time and eye, as the shaders want them. */
const guide = (scene: Scene, lights: readonly Light[]): ((flow: number, calm: boolean) => void) => {
  return (flow, calm) => {
    const camera = scene.activeCamera;
    const rows = scene.getEngine().getRenderHeight() || 720;
    const pixel = (2 * Math.tan((camera?.fov ?? 0.8) / 2)) / rows;
    for (const { material } of lights) {
      material.setFloat('flow', flow);
      material.setFloat('pixel', pixel);
      material.setFloat('calm', calm ? 1 : 0);
    }
  };
};

export const makeEffects = (scene: Scene, preset: Preset): Effects => {
  const [lights, night, governor] = [makeLights(scene, preset), makeNight(scene), new Governor()];
  const [palette, steer] = [makePalette(), guide(scene, lights)];
  mixPalette(palette, THEMES.standard);
  let [now, flow, still] = [0, 0, false];
  const chance = makeChance(42);
  const bench: Bench = {
    chance,
    light: (kind, piece) => {
      const seed = piece.seed ?? chance();
      // What stays comes slowly and does not go again: it cannot flash.
      const weight = piece.lasting === true ? 0 : share(kind, piece);
      return lights[KINDS.indexOf(kind)]?.batch.add({ ...piece, seed, weight }, now, palette) ?? 0;
    },
  };
  const stays = (kept: readonly Kept[]): Lasting => ({
    remove: () => {
      for (const { kind, number } of kept) lights[KINDS.indexOf(kind)]?.batch.fade(number, now, FADE_SECONDS);
    },
  });
  const update = (time: number): void => {
    flow += Math.min(0.25, Math.max(0, time - now)) * (still ? CALM_FLOW : 1);
    now = time;
    let wanted = 0;
    for (const { batch } of lights) wanted += batch.tally(time);
    const dim = governor.dim(time, wanted);
    for (const { batch } of lights) batch.show(time, dim);
    night.update(time);
    steer(flow, still);
  };
  return {
    phaser: (from, to, seconds = SECONDS.phaser) => phaser(bench, from, to, seconds),
    torpedo: (from, to, seconds = SECONDS.torpedo) => torpedo(bench, from, to, seconds),
    disruptor: (from, to, seconds = SECONDS.disruptor, meaning = 'danger') =>
      disruptor(bench, from, to, seconds, meaning),
    burst: (at, size, seconds = SECONDS.burst) => burst(bench, at, size, seconds),
    explosion: (at, size, seconds = SECONDS.explosion) => explosion(bench, at, size, seconds),
    ripple: (at, normal, seconds = SECONDS.ripple) => ripple(bench, at, normal, seconds),
    web: (corners, seconds = SECONDS.web) => stays(web(bench, corners, seconds)),
    forceField: (at, size) => stays(forceField(bench, at, size)),
    beam: (at, seconds = SECONDS.beam, meaning = 'mine') => beam(bench, at, seconds, meaning),
    comet: (from, to, seconds = SECONDS.comet) => comet(bench, from, to, seconds),
    warpIn: (at, towards, seconds = SECONDS.warpIn) => warpIn(bench, at, towards, seconds),
    warpOut: (at, towards, seconds = SECONDS.warpOut) => warpOut(bench, at, towards, seconds),
    dock: (from, to, seconds = SECONDS.dock) => dock(bench, from, to, seconds),
    tractor: (from, to, seconds = SECONDS.tractor) => tractor(bench, from, to, seconds),
    cloakShimmer: (at, size, seconds = SECONDS.cloakShimmer) => cloakShimmer(bench, at, size, seconds),
    ping: (at, meaning, seconds = SECONDS.ping) => ping(bench, at, meaning, seconds),
    moment: (name, seconds = SECONDS[name]) => {
      MOMENT_RECIPES[name](bench, seconds);
      if (name === 'defeat') night.fall(now, seconds);
    },
    limit: (flash) => {
      governor.limited = flash;
    },
    calm: (on) => {
      still = on;
    },
    colours: (colours) => {
      mixPalette(palette, colours);
      for (const { batch } of lights) batch.colours(palette);
    },
    update,
    brightness: () => governor.light,
    live: () => lights.reduce((sum, { batch }) => sum + batch.live, night.live),
    clear: () => {
      for (const { batch } of lights) batch.clear();
      night.clear();
    },
    dispose: () => {
      for (const { batch } of lights) batch.dispose();
      night.dispose();
    },
  };
};
