import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { bearing, type Condition, FACINGS } from '../facings';
import { makeShader } from '../shader';
import { type Colours, toRgb } from '../theme';
import { SHIELD, shieldShape } from './panel';
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
const SHIMMER_SECONDS = 2.4;
const NEVER = -1000;

/** One panel's past, from which its look at any time follows. */
class Panel {
  condition: Condition = 'intact';
  private before: Condition = 'intact';
  private changed = NEVER;
  private seconds = 0;
  private struck = NEVER;
  private shone = NEVER;
  readonly point = new Vector3();

  constructor(index: number) {
    this.middle(index);
  }

  middle(index: number): void {
    const a = bearing(index);
    this.point.set(
      SHIELD.radius * Math.sin(a),
      SHIELD.foot + SHIELD.height * 0.45,
      SHIELD.radius * Math.cos(a),
    );
  }

  change(now: number, condition: Condition, seconds: number): void {
    this.before = this.condition;
    this.condition = condition;
    this.changed = now;
    this.seconds = seconds;
  }

  strike(now: number): void {
    this.struck = now;
  }

  shine(now: number): void {
    this.shone = now;
  }

  /** Writes whole, apart, shine, flick to `states` and the hit to `hits`, at the panel's place. */
  write(now: number, at: number, states: number[], hits: number[]): void {
    const t = this.seconds <= 0 ? 1 : Math.min(1, Math.max(0, (now - this.changed) / this.seconds));
    const [gone, was] = [this.condition === 'destroyed', this.before === 'destroyed'];
    const apart = gone ? (was ? 1 : t) : was ? (1 - t) * (1 - t) : 0;
    const next = this.condition === 'intact' ? 1 : 0.5;
    const last = this.before === 'intact' ? 1 : 0.5;
    const whole = gone ? (was ? 0 : last) : was ? next : t < 0.5 ? last : next;
    const shine = (now - this.shone) / SHIMMER_SECONDS;
    const moving = t < 1 && !gone ? 1 - t : 0;
    states[at] = gone && t >= 1 ? 0 : whole;
    states[at + 1] = apart;
    states[at + 2] = shine > 0 && shine < 1 ? shine : 0;
    states[at + 3] = moving;
    hits[at] = this.point.x;
    hits[at + 1] = this.point.y;
    hits[at + 2] = this.point.z;
    hits[at + 3] = Math.min(10, now - this.struck);
  }
}

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
