import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TABLE } from '../measures';
import { MEANINGS } from '../theme';
import { type Effects, type Lasting, MOMENTS } from './effects';

const HOVER = 0.075;

/** A place on the table by its bearing in degrees and its distance from the middle. */
export const placeAt = (degrees: number, out: number, high = HOVER): Vector3 => {
  const a = (degrees / 180) * Math.PI;
  return new Vector3(out * Math.sin(a), TABLE.height + high, out * Math.cos(a));
};

/** A six-cornered web that stands about a place, leaning back a little. */
export const webAt = (centre: Vector3, wide: number): Vector3[] =>
  Array.from({ length: 6 }, (_, i) => {
    const a = ((i + 0.5) / 6) * 2 * Math.PI;
    const [x, y] = [wide * Math.sin(a), wide * 0.62 * Math.cos(a)];
    return new Vector3(centre.x + x * 0.8, centre.y + y + 0.05, centre.z - x * 0.5 - y * 0.35);
  });

/** Every effect there is at the same moment: the most that can ever be drawn. */
export const playEverything = (effects: Effects): readonly Lasting[] => {
  const [here, there] = [placeAt(20, 0.3), placeAt(40, 0.8)];
  for (let sector = 0; sector < 6; sector++) {
    const [near, far] = [placeAt(30 + 60 * sector, 0.3), placeAt(30 + 60 * sector, 0.75)];
    effects.phaser(near, far);
    effects.torpedo(near, far);
    effects.disruptor(far, near);
    effects.ripple(near, far.subtract(near));
    effects.explosion(far, 0.06);
  }
  effects.burst(here, 0.05);
  effects.beam(there);
  effects.comet(placeAt(-65, 1), placeAt(75, 1));
  effects.warpIn(placeAt(100, 0.8), here);
  effects.warpOut(placeAt(160, 0.8), there);
  effects.dock(placeAt(200, 0.9), placeAt(200, 0.4));
  effects.tractor(here, there);
  effects.cloakShimmer(placeAt(250, 0.7), 0.08);
  for (const meaning of MEANINGS) effects.ping(placeAt(22.5 * MEANINGS.indexOf(meaning), 0.6, 0), meaning);
  for (const name of MOMENTS) effects.moment(name);
  return [effects.web(webAt(there, 0.17)), effects.forceField(there, 0.08)];
};
