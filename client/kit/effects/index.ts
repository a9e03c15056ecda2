import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import type { Preset } from '../preset';
import { makeChance } from '../chance';
import { type Colours, type Meaning, THEMES } from '../theme';
import type { Batch } from './batch';
import type { Effects, Lasting, Moment } from './effects';
import { Governor, share } from './governor';
import { makePalette, mixPalette } from './inks';
import { type Kind, KINDS, type Light, makeLights } from './lights';
import { makeNight, type Night } from './night';
import { burst, explosion } from './recipes/blasts';
import { beam, cloakShimmer, dock, forceField, type Kept, ripple, tractor, web } from './recipes/fields';
import type { Bench, Piece } from './recipes/recipe';
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

/** Makes the effects of a scene, once: everything they will ever draw with. */
export const makeEffects = (scene: Scene, preset: Preset): Effects => new OpenEffects(scene, preset);

class OpenEffects implements Effects, Bench {
  private readonly lights: readonly Light[];
  private readonly night: Night;
  private readonly governor = new Governor();
  private readonly palette = makePalette();
  readonly chance = makeChance(42);
  private now = 0;
  private flow = 0;
  private still = false;

  constructor(
    private readonly scene: Scene,
    preset: Preset,
  ) {
    this.lights = makeLights(scene, preset);
    this.night = makeNight(scene);
    mixPalette(this.palette, THEMES.standard);
  }

  light(kind: Kind, piece: Piece): number {
    const seed = piece.seed ?? this.chance();
    // What stays comes slowly and does not go again: it cannot flash.
    const weight = piece.lasting === true ? 0 : share(kind, piece);
    return this.batch(kind)?.add({ ...piece, seed, weight }, this.now, this.palette) ?? 0;
  }

  private batch(kind: Kind): Batch | undefined {
    return this.lights[KINDS.indexOf(kind)]?.batch;
  }

  private stays(kept: readonly Kept[]): Lasting {
    return {
      remove: () => {
        for (const { kind, number } of kept) this.batch(kind)?.fade(number, this.now, FADE_SECONDS);
      },
    };
  }

  phaser(from: Vector3, to: Vector3, seconds: number = SECONDS.phaser): void {
    phaser(this, from, to, seconds);
  }

  torpedo(from: Vector3, to: Vector3, seconds: number = SECONDS.torpedo, meaning: Meaning = 'mine'): void {
    torpedo(this, from, to, seconds, meaning);
  }

  disruptor(
    from: Vector3,
    to: Vector3,
    seconds: number = SECONDS.disruptor,
    meaning: Meaning = 'danger',
  ): void {
    disruptor(this, from, to, seconds, meaning);
  }

  burst(at: Vector3, size: number, seconds: number = SECONDS.burst): void {
    burst(this, at, size, seconds);
  }

  explosion(at: Vector3, size: number, seconds: number = SECONDS.explosion): void {
    explosion(this, at, size, seconds);
  }

  ripple(at: Vector3, normal: Vector3, seconds: number = SECONDS.ripple): void {
    ripple(this, at, normal, seconds);
  }

  web(corners: readonly Vector3[], seconds: number = SECONDS.web): Lasting {
    return this.stays(web(this, corners, seconds));
  }

  forceField(at: Vector3, size: number): Lasting {
    return this.stays(forceField(this, at, size));
  }

  beam(at: Vector3, seconds: number = SECONDS.beam, meaning: Meaning = 'mine'): void {
    beam(this, at, seconds, meaning);
  }

  comet(from: Vector3, to: Vector3, seconds: number = SECONDS.comet): void {
    comet(this, from, to, seconds);
  }

  warpIn(at: Vector3, towards: Vector3, seconds: number = SECONDS.warpIn): void {
    warpIn(this, at, towards, seconds);
  }

  warpOut(at: Vector3, towards: Vector3, seconds: number = SECONDS.warpOut): void {
    warpOut(this, at, towards, seconds);
  }

  dock(from: Vector3, to: Vector3, seconds: number = SECONDS.dock): void {
    dock(this, from, to, seconds);
  }

  tractor(from: Vector3, to: Vector3, seconds: number = SECONDS.tractor): void {
    tractor(this, from, to, seconds);
  }

  cloakShimmer(at: Vector3, size: number, seconds: number = SECONDS.cloakShimmer): void {
    cloakShimmer(this, at, size, seconds);
  }

  ping(at: Vector3, meaning: Meaning, seconds: number = SECONDS.ping): void {
    ping(this, at, meaning, seconds);
  }

  moment(name: Moment, seconds: number = SECONDS[name]): void {
    MOMENT_RECIPES[name](this, seconds);
    if (name === 'defeat') this.night.fall(this.now, seconds);
  }

  limit(flash: boolean): void {
    this.governor.limited = flash;
  }

  calm(on: boolean): void {
    this.still = on;
  }

  colours(colours: Colours): void {
    mixPalette(this.palette, colours);
    for (const { batch } of this.lights) batch.colours(this.palette);
  }

  update(time: number): void {
    this.flow += Math.min(0.25, Math.max(0, time - this.now)) * (this.still ? CALM_FLOW : 1);
    this.now = time;
    let wanted = 0;
    for (const { batch } of this.lights) wanted += batch.tally(time);
    const dim = this.governor.dim(time, wanted);
    for (const { batch } of this.lights) batch.show(time, dim);
    this.night.update(time);
    this.steer();
  }

  /** Time and eye, as the shaders want them. */
  private steer(): void {
    const rows = this.scene.getEngine().getRenderHeight() || 720;
    const pixel = (2 * Math.tan((this.scene.activeCamera?.fov ?? 0.8) / 2)) / rows;
    for (const { material } of this.lights) {
      material.setFloat('flow', this.flow);
      material.setFloat('pixel', pixel);
      material.setFloat('calm', this.still ? 1 : 0);
    }
  }

  brightness(): number {
    return this.governor.light;
  }

  live(): number {
    return this.lights.reduce((sum, { batch }) => sum + batch.live, this.night.live);
  }

  clear(): void {
    for (const { batch } of this.lights) batch.clear();
    this.night.clear();
  }

  dispose(): void {
    for (const { batch } of this.lights) batch.dispose();
    this.night.dispose();
  }
}
