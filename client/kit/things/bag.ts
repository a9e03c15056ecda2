import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { HASH_GLSL } from '../shader';
import { Shape } from '../shape';
import { type Colours, toRgb } from '../theme';
import { makeLabels } from './label';
import { Layer, LAYER_VERTEX } from './layer';
import { loadMarks, markOf, NO_MARK } from './marks';
import { SOLID_GLSL } from './solid';
import { Way } from './way';

const AROUND = 48;
const ROWS = 30;
const OPEN_SECONDS = 0.5;

/** Radius and height of the cloth at each part of its way from foot to hem, tied and open, in metres. */
const CLOTH: readonly (readonly [number, number, number, number, number])[] = [
  [0, 0, 0, 0, 0],
  [0.12, 0.026, 0.001, 0.028, 0.001],
  [0.3, 0.037, 0.014, 0.038, 0.012],
  [0.5, 0.036, 0.034, 0.039, 0.03],
  [0.66, 0.024, 0.051, 0.036, 0.046],
  [0.76, 0.0095, 0.0595, 0.032, 0.056],
  [0.84, 0.0105, 0.0635, 0.031, 0.0605],
  [0.93, 0.019, 0.071, 0.034, 0.064],
  [1, 0.0235, 0.0745, 0.037, 0.065],
];

const clothAt = (t: number, open: boolean): readonly [number, number] => {
  const next = Math.max(
    1,
    CLOTH.findIndex(([at]) => at >= t),
  );
  const [a, b] = [CLOTH[next - 1] ?? [0, 0, 0, 0, 0], CLOTH[next] ?? [1, 0, 0, 0, 0]];
  const s = (t - a[0]) / (b[0] - a[0]);
  const ease = s * s * (3 - 2 * s) * 0.5 + s * 0.5;
  const at = (k: 1 | 2 | 3 | 4): number => a[k] + (b[k] - a[k]) * ease;
  return open ? [at(3), at(4)] : [at(1), at(2)];
};

/** The cloth as rings from foot to hem; where each point goes when the bag opens travels along. */
const bagShape = (): Shape => {
  const shape = new Shape();
  for (let j = 0; j <= ROWS; j++) {
    const t = j / ROWS;
    for (let i = 0; i <= AROUND; i++) {
      const a = (i / AROUND) * 2 * Math.PI;
      const [r, y] = clothAt(t, false);
      const [ro, yo] = clothAt(t, true);
      shape.vertex([r * Math.sin(a), y, r * Math.cos(a)], [Math.sin(a), 0, Math.cos(a)], [i / AROUND, t]);
      shape.extra('opened', ro * Math.sin(a), yo, ro * Math.cos(a));
    }
  }
  const width = AROUND + 1;
  for (let j = 0; j < ROWS; j++) {
    for (let i = 0; i < AROUND; i++) {
      const at = j * width + i;
      shape.quad(at, at + width, at + width + 1, at + 1);
    }
  }
  return shape;
};

/** Folds gather at the neck; a shaken bag bulges here and there. */
const VERTEX = `${LAYER_VERTEX}
attribute vec3 opened; attribute vec4 bag; attribute vec4 trim;
varying vec3 vWorld; varying vec2 vAt; varying vec4 vBag; varying vec4 vTrim;
void main() {
  mat4 world = place();
  vec3 p = mix(position, opened, bag.x);
  float a = uv.x * 6.2831853, t = uv.y;
  float neck = exp(-pow((t - 0.8) / 0.16, 2.0)) * (1.0 - 0.45 * bag.x);
  float fold = sin(a * 11.0 + 0.6 * sin(a * 3.0)) * (0.02 + 0.16 * neck + 0.1 * smoothstep(0.82, 1.0, t));
  float bump = sin(a * 3.0 + t * 9.0 + time * 13.0) * sin(a * 2.0 - time * 9.0) * smoothstep(0.1, 0.35, t) * (1.0 - smoothstep(0.45, 0.7, t));
  p.xz *= 1.0 + fold + 0.09 * bag.y * bump + 0.03 * sin(a * 2.0 + t * 5.0) * smoothstep(0.1, 0.4, t);
  p.y += 0.003 * sin(a * 5.0) * smoothstep(0.88, 1.0, t);
  vec4 w = world * vec4(p, 1.0);
  vWorld = w.xyz; vAt = uv; vBag = bag; vTrim = trim;
  gl_Position = viewProjection * w;
}`;

/** Dark velvet with a lit hem and cord; inside it is night, and something glimmers there. */
const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec2 vAt; varying vec4 vBag; varying vec4 vTrim;
uniform vec3 cameraPosition; uniform float time;
${HASH_GLSL}${SOLID_GLSL}
void main() {
  vec3 way = normalize(cameraPosition - vWorld);
  vec3 n = normalize(cross(dFdx(vWorld), dFdy(vWorld)));
  n = dot(n, way) < 0.0 ? -n : n;
  float t = vAt.y;
  if (gl_FrontFacing) {
    float edge = pow(1.0 - max(0.0, dot(n, way)), 2.0);
    vec3 cloth = vec3(0.055, 0.045, 0.12) + vec3(0.16, 0.13, 0.34) * edge;
    cloth *= 0.86 + 0.28 * hash2(floor(vAt * vec2(420.0, 300.0)));
    vec3 colour = lightSolid(cloth, n, way, 14.0, 0.05, vTrim.rgb * 0.06);
    float star = pow(max(0.0, sin(vAt.x * 6.2831853 * 9.0) * sin(t * 34.0)), 26.0) * step(t, 0.62) * step(0.1, t);
    colour += vTrim.rgb * star * 0.7;
    float cord = 1.0 - smoothstep(0.012, 0.022, abs(t - 0.79));
    colour = mix(colour, lightSolid(vec3(0.75, 0.55, 0.22), n, way, 30.0, 0.4, vec3(0.0)) * (0.7 + 0.3 * sin(vAt.x * 380.0 + t * 260.0)), cord);
    float hem = smoothstep(0.965, 0.98, t);
    colour = mix(colour, vTrim.rgb * 1.1, hem * 0.9);
    gl_FragColor = vec4(colour, 1.0);
  } else {
    float deep = smoothstep(0.2, 1.0, t);
    float spark = step(0.985, hash2(floor(vAt * vec2(60.0, 40.0)))) * (0.5 + 0.5 * sin(time * 3.0 + vAt.x * 90.0));
    gl_FragColor = vec4(vec3(0.02, 0.016, 0.045) * (0.3 + deep) + vTrim.rgb * (0.14 * (1.0 - deep) * vBag.x + spark * 0.6 * vBag.x), 1.0);
  }
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
    extras: ['opened'],
  });
  const node = new TransformNode('bag place', scene);
  const [state, trim] = [new Vector4(), new Vector4()];
  const [label, ink] = [new Vector4(0, 0, NO_MARK, 1), new Vector4()];
  const body = layer.add(node, { bag: state, trim });
  body.isPickable = true;
  const numeral = labels.add(node, { label, ink });
  numeral.position.y = 0.095;
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
