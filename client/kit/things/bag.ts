import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { HASH_GLSL } from '../shader';
import { Shape } from '../shape';
import { type Colours, toRgb } from '../theme';
import { Way } from '../way';
import { makeLabels } from './label';
import { Layer, LAYER_VERTEX } from './layer';
import { loadMarks, markOf, NO_MARK } from './marks';
import { SOLID_GLSL } from './solid';

const AROUND = 48;
const ROWS = 30;
const OPEN_SECONDS = 0.5;

/** Radius and height of the cloth at each part of its way from foot to hem, tied and open, in metres. */
const CLOTH: readonly (readonly [number, number, number, number, number])[] = [
  [0, 0, 0, 0, 0],
  [0.12, 0.026, 0.001, 0.028, 0.001],
  [0.28, 0.039, 0.012, 0.039, 0.011],
  [0.42, 0.0425, 0.027, 0.041, 0.023],
  [0.54, 0.038, 0.04, 0.04, 0.034],
  [0.66, 0.024, 0.051, 0.036, 0.046],
  [0.76, 0.007, 0.0595, 0.032, 0.056],
  [0.84, 0.008, 0.0635, 0.031, 0.0605],
  [0.93, 0.019, 0.071, 0.034, 0.064],
  [1, 0.0235, 0.0745, 0.037, 0.065],
];

type Column = 1 | 2 | 3 | 4;

const lineAt = (t: number, column: Column): number => {
  const at = Math.min(1, Math.max(0, t));
  const next = Math.max(
    1,
    CLOTH.findIndex(([mark]) => mark >= at),
  );
  const [a, b] = [CLOTH[next - 1] ?? [0, 0, 0, 0, 0], CLOTH[next] ?? [1, 0, 0, 0, 0]];
  return a[column] + ((b[column] - a[column]) * (at - a[0])) / (b[0] - a[0]);
};

/** Cloth has no corners: the mean of its surroundings. */
const SOFT = [-0.06, -0.03, 0, 0.03, 0.06];
const soft = (t: number, column: Column): number =>
  SOFT.reduce((sum, off) => sum + lineAt(t + off, column) / SOFT.length, 0);

const clothAt = (t: number, open: boolean): readonly [number, number] =>
  open ? [soft(t, 3), soft(t, 4)] : [soft(t, 1), soft(t, 2)];

/** Which way the cloth looks there: outwards and up. */
const slopeAt = (t: number, open: boolean): readonly [number, number] => {
  const [a, b] = [clothAt(Math.max(0, t - 0.02), open), clothAt(Math.min(1, t + 0.02), open)];
  const [dr, dy] = [b[0] - a[0], b[1] - a[1]];
  const size = Math.hypot(dr, dy) || 1;
  return [dy / size, -dr / size];
};

/** The cloth as rings from foot to hem; where each point goes when the bag opens travels along. */
const bagShape = (): Shape => {
  const shape = new Shape();
  for (let j = 0; j <= ROWS; j++) {
    const t = j / ROWS;
    for (let i = 0; i <= AROUND; i++) {
      const a = (i / AROUND) * 2 * Math.PI;
      const [s, c] = [Math.sin(a), Math.cos(a)];
      const [[r, y], [ro, yo]] = [clothAt(t, false), clothAt(t, true)];
      const [[nr, ny], [mr, my]] = [slopeAt(t, false), slopeAt(t, true)];
      shape.vertex([r * s, y, r * c], [nr * s, ny, nr * c], [i / AROUND, t]);
      shape.extra('opened', ro * s, yo, ro * c);
      shape.extra('openNormal', mr * s, my, mr * c);
    }
  }
  const width = AROUND + 1;
  for (let j = 0; j < ROWS; j++) {
    for (let i = 0; i < AROUND; i++) {
      const at = j * width + i;
      shape.quad(at, at + 1, at + width + 1, at + width);
    }
  }
  return shape;
};

/** Folds gather at the neck; a shaken bag bulges here and there. */
const VERTEX = `${LAYER_VERTEX}
attribute vec3 opened; attribute vec3 openNormal; attribute vec4 bag; attribute vec4 trim;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying vec4 vBag; varying vec4 vTrim;
void main() {
  mat4 world = place();
  vec3 p = mix(position, opened, bag.x);
  float a = uv.x * 6.2831853, t = uv.y;
  float neck = exp(-pow((t - 0.78) / 0.15, 2.0)) * (1.0 - 0.5 * bag.x);
  float deep = 0.018 + 0.13 * neck + 0.075 * smoothstep(0.8, 1.0, t);
  float phase = a * 9.0 + 0.5 * sin(a * 2.0);
  float bump = sin(a * 3.0 + t * 9.0 + time * 13.0) * sin(a * 2.0 - time * 9.0) * smoothstep(0.1, 0.35, t) * (1.0 - smoothstep(0.45, 0.7, t));
  p.xz *= 1.0 + sin(phase) * deep + 0.09 * bag.y * bump + 0.03 * sin(a * 2.0 + t * 5.0) * smoothstep(0.1, 0.4, t);
  p.y += 0.0022 * sin(a * 4.0) * smoothstep(0.88, 1.0, t);
  vec3 round_ = vec3(cos(a), 0.0, -sin(a));
  vec3 n = normalize(mix(normal, openNormal, bag.x) - round_ * cos(phase) * 9.0 * deep);
  vec4 w = world * vec4(p, 1.0);
  vWorld = w.xyz; vNormal = normalize(mat3(world) * n); vAt = uv; vBag = bag; vTrim = trim;
  gl_Position = viewProjection * w;
}`;

/** Dark velvet with a lit hem and a gold cord; inside it is night, and something glimmers there. */
const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying vec4 vBag; varying vec4 vTrim;
uniform vec3 cameraPosition; uniform float time;
${HASH_GLSL}${SOLID_GLSL}
void main() {
  vec3 way = normalize(cameraPosition - vWorld);
  vec3 n = normalize(vNormal);
  float t = vAt.y;
  float hem = smoothstep(0.968, 0.98, t);
  vec3 colour;
  if (gl_FrontFacing) {
    float edge = pow(1.0 - max(0.0, dot(n, way)), 1.6);
    vec3 cloth = vec3(0.13, 0.075, 0.24) + vec3(0.26, 0.2, 0.55) * edge;
    cloth *= 0.9 + 0.2 * hash2(floor(vAt * vec2(420.0, 300.0)));
    colour = lightSolid(cloth, n, way, 14.0, 0.05, vTrim.rgb * 0.1);
    vec2 cell = vec2(vAt.x * 24.0 + 0.5 * mod(floor(t * 12.0), 2.0), t * 12.0);
    vec2 d = abs(fract(cell) - 0.5);
    float star = exp(-(d.x + d.y) * 30.0) + 0.5 * exp(-dot(d, d) * 600.0);
    colour += vTrim.rgb * star * step(t, 0.66) * step(0.12, t);
    float cord = 1.0 - smoothstep(0.014, 0.024, abs(t - 0.785));
    colour = mix(colour, lightSolid(vec3(0.85, 0.6, 0.22), n, way, 30.0, 0.5, vec3(0.0)) * (0.7 + 0.3 * sin(vAt.x * 380.0 + t * 260.0)), cord);
  } else {
    float deep = smoothstep(0.1, 1.0, t);
    float spark = step(0.985, hash2(floor(vAt * vec2(60.0, 40.0)))) * (0.5 + 0.5 * sin(time * 3.0 + vAt.x * 90.0)) * (1.0 - smoothstep(0.5, 0.8, t));
    vec3 lining = lightSolid(vec3(0.05, 0.09, 0.17), -n, way, 20.0, 0.05, vec3(0.0));
    colour = lining * deep * deep + vTrim.rgb * vBag.x * (0.2 * (1.0 - deep) + spark * 0.8);
  }
  gl_FragColor = vec4(mix(colour, vTrim.rgb * 1.1, hem * 0.9), 1.0);
}`;

export interface Bag {
  readonly node: TransformNode;
  readonly body: AbstractMesh;
  /** Unties it, or ties it again. */
  open(on: boolean, seconds?: number): void;
  /** Shakes what is in it. */
  shake(seconds: number): void;
  /** How many tokens are in it, as a numeral above it. */
  count(tokens: number): void;
  update(time: number): void;
  colours(colours: Colours): void;
  dispose(): void;
}

/** The bag from which threats are drawn. */
export const makeBag = (scene: Scene, colours: Colours): Bag => {
  const marks = loadMarks(scene);
  const labels = makeLabels(scene, marks, markOf('legal'));
  const layer = new Layer(scene, {
    name: 'bag',
    shape: bagShape(),
    vertex: VERTEX,
    fragment: FRAGMENT,
    bothSides: true,
    own: ['bag', 'trim'],
    extras: ['opened', 'openNormal'],
  });
  const node = new TransformNode('bag place', scene);
  const [state, trim] = [new Vector4(), new Vector4()];
  const [label, ink] = [new Vector4(0, 0, NO_MARK, 1), new Vector4()];
  const body = layer.add(node, { bag: state, trim });
  body.isPickable = true;
  const numeral = labels.add(node, { label, ink });
  numeral.position.y = 0.08;
  numeral.setEnabled(false);
  const opening = new Way(0);
  let [now, shaken, shaking] = [0, 0, 0];
  const paint = (palette: Colours): void => {
    trim.set(...toRgb(palette.calm), 1);
    ink.set(...toRgb(palette.calm), 1);
  };
  paint(colours);
  return {
    node,
    body,
    open: (on, seconds = OPEN_SECONDS) => opening.go(now, on ? 1 : 0, seconds),
    shake: (seconds) => {
      [shaken, shaking] = [now, seconds];
    },
    count: (tokens) => {
      label.x = Math.min(99, Math.max(0, Math.round(tokens)));
      numeral.setEnabled(true);
    },
    update: (time) => {
      now = time;
      state.x = opening.at(time);
      const t = shaking > 0 ? (time - shaken) / shaking : 1;
      state.y = t >= 0 && t < 1 ? Math.sin(Math.PI * t) : 0;
      body.rotation.z = state.y * 0.12 * Math.sin(time * 24);
      layer.update(time);
      labels.update(time);
    },
    colours: paint,
    dispose: () => {
      node.dispose(false, false);
      layer.dispose();
      labels.dispose();
      marks.dispose();
    },
  };
};
