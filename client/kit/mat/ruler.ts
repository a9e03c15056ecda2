import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import { Shape } from '../shape';
import { type Layer, LAYER_VERTEX } from '../things/layer';
import { type Colours, RANGES, toRgb } from '../theme';
import { Way } from '../way';
import { BAND, BASE_SIDE } from './measures';
import { Placed } from './pool';
import { makeStock, type Stock } from './stock';

const HALF = BASE_SIDE / 2;
const REACH = HALF + 3 * BAND;
const LIFT = 0.0004;

const f = (value: number): string => value.toFixed(5);

const card = (): Shape => {
  const made = new Shape();
  const corners = [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ].map(([x = 0, z = 0]) => made.vertex([x * REACH, LIFT, z * REACH], [0, 1, 0], [x, z]));
  made.quad(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0, corners[3] ?? 0);
  return made;
};

const VERTEX = `${LAYER_VERTEX}
attribute vec4 arc; attribute vec4 near_; attribute vec4 middle_; attribute vec4 far_; attribute vec4 field;
varying vec2 vAt; varying vec2 vField; varying vec4 vArc; varying vec4 vNear; varying vec4 vMiddle; varying vec4 vFar;
void main() {
  vec4 p = place() * vec4(position, 1.0);
  vAt = position.xz; vField = (p.xz - field.xy) / field.z; vArc = arc; vNear = near_; vMiddle = middle_; vFar = far_;
  gl_Position = viewProjection * p;
}`;

/**
 * Three bands of light round a base, within its arcs and on the mat: the distance is that of the rules, from the edge of the base.
 * Inside an arc the nearest point of the whole base is also the nearest of the part that lies in it.
 */
const FRAGMENT = `precision highp float;
varying vec2 vAt; varying vec2 vField; varying vec4 vArc; varying vec4 vNear; varying vec4 vMiddle; varying vec4 vFar;
uniform float time;
void main() {
  if (max(abs(vField.x), abs(vField.y)) > 1.0) discard;
  vec2 out_ = max(abs(vAt) - ${f(HALF)}, 0.0);
  float d = length(out_);
  float w = max(length(fwidth(vAt)), 1e-6);
  float lean = vArc.x > 2.5 ? 1.0 : vArc.x > 1.5 ? vAt.y : (vAt.y - abs(vAt.x)) * 0.70711;
  if (vArc.x < 0.5) lean = -1.0;
  float back = vArc.y > 0.5 ? (-vAt.y - abs(vAt.x)) * 0.70711 : -1.0;
  float depth = max(lean, back);
  float inside = smoothstep(-w, 0.0, depth);
  float reach = ${f(BAND)} * vArc.z;
  inside *= 1.0 - smoothstep(reach, reach + w, d);
  vec3 ink = d < ${f(BAND)} ? vNear.rgb : d < ${f(2 * BAND)} ? vMiddle.rgb : vFar.rgb;
  float part = fract(d / ${f(BAND)});
  float line = 1.0 - smoothstep(0.0009, 0.0009 + w, min(part, 1.0 - part) * ${f(BAND)});
  line *= step(0.004, d);
  float side = (1.0 - smoothstep(0.0007, 0.0007 + w, abs(depth))) * step(vArc.x, 2.5);
  float fill = 0.055 + 0.075 * part * part;
  // A wave of light runs outwards when the ruler is laid, and again every few seconds.
  float wave = exp(-pow((d - mod(time * 0.14, ${f(4 * BAND)})) * 42.0, 2.0));
  float light = fill + 0.75 * line + 0.55 * side + 0.1 * wave;
  gl_FragColor = vec4(ink, light * inside * step(0.0001, d) * vArc.w);
}`;

export class Ruler extends Placed {
  private readonly arc = new Vector4();
  private readonly bands = [new Vector4(), new Vector4(), new Vector4()] as const;
  private readonly shown = new Way(0);
  private now = 0;

  constructor(
    scene: Scene,
    layer: Layer,
    field: Vector4,
    private readonly palette: () => Colours,
    give: () => void,
  ) {
    super('ruler', scene, give);
    const [near_, middle_, far_] = this.bands;
    layer.add(this.node, { arc: this.arc, near_, middle_, far_, field });
    this.paint();
  }

  /** Lights the bands within these arcs; without any, all round. `reach` is the last band that counts. */
  lay(
    arcs: { readonly forward?: 'forward90' | 'forward180' | 'all'; readonly rear?: boolean },
    reach: 1 | 2 | 3,
  ): void {
    const { forward, rear } = arcs;
    const ahead = forward === 'all' ? 3 : forward === 'forward180' ? 2 : forward === 'forward90' ? 1 : 0;
    this.arc.set(ahead, rear === true ? 1 : 0, reach, this.arc.w);
  }

  show(on: boolean, seconds = 0.25): void {
    this.shown.go(this.now, on ? 1 : 0, seconds);
  }

  paint(): void {
    RANGES.forEach((range, i) => this.bands[i]?.set(...toRgb(this.palette()[range]), 1));
  }

  update(time: number): void {
    this.now = time;
    this.arc.w = this.shown.at(time);
  }
}

export type Rulers = Stock<Ruler>;

/** Range rulers; they end where the mat does, which lies about `middle` (x, z) and reaches `half` each way. */
export const makeRulers = (
  scene: Scene,
  colours: Colours,
  middle: readonly [number, number],
  half: number,
): Rulers => {
  const field = new Vector4(middle[0], middle[1], half, 0);
  return makeStock(
    scene,
    colours,
    {
      name: 'rulers',
      shape: card(),
      vertex: VERTEX,
      fragment: FRAGMENT,
      blend: 'add',
      bothSides: true,
      own: ['arc', 'near_', 'middle_', 'far_', 'field'],
      order: 1,
    },
    (layer, palette, give) => new Ruler(scene, layer, field, palette, give),
  );
};
