import type { Scene } from '@babylonjs/core/scene';
import type { Colours } from '../theme';
import { Layer, type LayerSpec } from '../things/layer';
import { type Placed, Pool } from './pool';

/** One of a kind: it is painted by what it means, and may have a motion of its own. */
interface Kept extends Placed {
  paint(): void;
  update?(time: number): void;
}

/** All things of one kind on the mat: one draw call, however many. */
export interface Stock<Thing> {
  take(): Thing;
  update(time: number): void;
  colours(colours: Colours): void;
  dispose(): void;
}

type Make<Thing> = (layer: Layer, palette: () => Colours, give: () => void, number: number) => Thing;

export const makeStock = <Thing extends Kept>(
  scene: Scene,
  colours: Colours,
  spec: LayerSpec,
  make: Make<Thing>,
): Stock<Thing> => {
  const layer = new Layer(scene, spec);
  let palette = colours;
  const pool = new Pool<Thing>((give, number) => make(layer, () => palette, give, number));
  return {
    take: () => pool.take(),
    update: (time) => {
      layer.update(time);
      for (const thing of pool.all) thing.update?.(time);
    },
    colours: (wanted) => {
      palette = wanted;
      for (const thing of pool.all) thing.paint();
    },
    dispose: () => {
      pool.dispose();
      layer.dispose();
    },
  };
};
