import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { type Condition, FACINGS } from '../facings';
import { makeShader } from '../shader';
import { type Colours, toRgb } from '../theme';
import { shieldShape } from './panel';
import { Panel } from './panelState';
import { SHIELD_FRAGMENT, SHIELD_VERTEX } from './shieldGlsl';

export interface Shields {
  /** Brings a panel into a condition: it flickers, breaks and drifts off, or assembles itself; 0 seconds is at once. */
  set(index: number, condition: Condition, seconds?: number): void;
  condition(index: number): Condition;
  /** A hit lights the panel up around a point (in the ship's metres); the panel's middle if none is given. */
  hit(index: number, point?: Vector3): void;
  /** Lets a soft light run across a panel. */
  shimmer(index: number): void;
  colours(colours: Colours): void;
  update(time: number): void;
}

const CHANGE_SECONDS = 1.8;

/** The six shields, standing in the rim of the ship's base; `root` is the ship's own frame. */
export const makeShields = (scene: Scene, root: TransformNode): Shields => {
  const material = makeShader(scene, 'shields', {
    vertex: SHIELD_VERTEX,
    fragment: SHIELD_FRAGMENT,
    attributes: ['position', 'normal', 'uv', 'home', 'tile'],
    uniforms: ['states', 'hits', 'time', 'whole', 'hurt'],
    blend: 'add',
    bothSides: true,
  });
  const mesh = shieldShape().mesh('shields', scene);
  mesh.material = material;
  mesh.parent = root;
  mesh.isPickable = false;
  mesh.alwaysSelectAsActiveMesh = true;
  const panels = FACINGS.map((_, index) => new Panel(index));
  const [states, hits] = [new Array<number>(24).fill(0), new Array<number>(24).fill(0)];
  const [whole, hurt] = [new Vector3(), new Vector3()];
  let now = 0;
  return {
    set: (index, condition, seconds = CHANGE_SECONDS) => panels[index]?.change(now, condition, seconds),
    condition: (index) => panels[index]?.condition ?? 'intact',
    hit: (index, point) => {
      const panel = panels[index];
      if (panel === undefined) return;
      if (point === undefined) panel.middle(index);
      else panel.point.copyFrom(point);
      panel.strike(now);
    },
    shimmer: (index) => panels[index]?.shine(now),
    colours: (colours) => {
      material.setVector3('whole', whole.set(...toRgb(colours.shield)));
      material.setVector3('hurt', hurt.set(...toRgb(colours.shieldHurt)));
    },
    update: (time) => {
      now = time;
      for (let i = 0; i < panels.length; i++) panels[i]?.write(time, 4 * i, states, hits);
      material.setArray4('states', states);
      material.setArray4('hits', hits);
      material.setFloat('time', time);
    },
  };
};
