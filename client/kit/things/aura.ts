import type { Scene } from '@babylonjs/core/scene';
import { HASH_GLSL } from '../shader';
import { lathe, Shape } from '../shape';
import { Layer, LAYER_VERTEX } from './layer';

/** A ball one in radius; its normals are its own points, and the shader takes them from there. */
const ball = (around: number, spans: number): Shape =>
  lathe(
    Array.from({ length: spans + 1 }, (_, i) => {
      const a = (i / spans) * Math.PI;
      return [Math.sin(a), -Math.cos(a)] as const;
    }),
    around,
  );

const BUBBLE_VERTEX = `${LAYER_VERTEX}
attribute vec4 aura;
varying vec3 vBall; varying vec3 vWorld; varying vec3 vNormal; varying vec4 vAura;
void main() {
  mat4 world = place();
  vec4 p = world * vec4(position, 1.0);
  vBall = position; vWorld = p.xyz; vNormal = normalize(mat3(world) * position); vAura = aura;
  gl_Position = viewProjection * p;
}`;

/** A force field: a shell of six-sided cells, brightest at its edge, with waves that run over it. */
const BUBBLE_FRAGMENT = `precision highp float;
varying vec3 vBall; varying vec3 vWorld; varying vec3 vNormal; varying vec4 vAura;
uniform vec3 cameraPosition; uniform float time;
float hexEdge(vec2 p) {
  vec2 s = vec2(1.0, 1.7320508);
  vec2 a = mod(p, s) - s * 0.5, b = mod(p - s * 0.5, s) - s * 0.5;
  vec2 g = dot(a, a) < dot(b, b) ? a : b;
  g = abs(g);
  return 0.5 - max(g.x, dot(g, vec2(0.5, 0.8660254)));
}
void main() {
  vec3 n = normalize(vNormal);
  float face = abs(dot(n, normalize(cameraPosition - vWorld)));
  float rim = pow(1.0 - face, 2.4);
  float lat = asin(clamp(vBall.y, -1.0, 1.0));
  float lon = atan(vBall.x, vBall.z);
  float edge = hexEdge(vec2(lon * 3.1831, lat * 3.4));
  float weave = smoothstep(0.07, 0.0, edge) * (1.0 - smoothstep(1.0, 1.35, abs(lat)));
  float wave = pow(0.5 + 0.5 * sin(lat * 7.0 - time * 2.2), 8.0);
  float light = 0.035 + 0.75 * rim + weave * (0.14 + 0.32 * wave + 0.35 * rim) + 0.05 * wave;
  gl_FragColor = vec4(mix(vAura.rgb, vec3(1.0), 0.35 * rim), light * vAura.a);
}`;

/** Force fields. `aura`: colour, strength. Each is scaled to the token that it holds. */
export const makeFields = (scene: Scene): Layer =>
  new Layer(scene, {
    name: 'force fields',
    shape: ball(32, 20),
    vertex: BUBBLE_VERTEX,
    fragment: BUBBLE_FRAGMENT,
    blend: 'add',
    own: ['aura'],
  });

const HALO_VERTEX = `${LAYER_VERTEX}
attribute vec4 aura; attribute vec4 size;
varying vec2 vAt; varying vec4 vAura; varying float vTail; varying vec3 vWorld; varying float vSeed;
attribute float tail;
void main() {
  mat4 world = place();
  vec3 middle = world[3].xyz;
  vec3 p = facing(middle, uv * size.x);
  if (tail > 0.5) {
    // A tail lies along the token's way and turns about it towards the reader.
    vec3 back = -normalize(world[2].xyz);
    vec3 side = normalize(cross(back, cameraPosition - middle));
    float along_ = uv.y * 0.5 + 0.5;
    p = middle + back * (along_ * size.y - 0.012) + side * uv.x * (0.015 + 0.03 * along_) ;
    if (size.y <= 0.0) p = middle;
  }
  vAt = uv; vAura = aura; vTail = tail; vWorld = p; vSeed = size.z;
  gl_Position = viewProjection * vec4(p, 1.0);
}`;

const HALO_FRAGMENT = `precision highp float;
varying vec2 vAt; varying vec4 vAura; varying float vTail; varying vec3 vWorld; varying float vSeed;
uniform float time;
${HASH_GLSL}
float smooth1(float x) { float i = floor(x), t = fract(x); t = t * t * (3.0 - 2.0 * t); return mix(hash1(i), hash1(i + 1.0), t); }
void main() {
  float light;
  vec3 colour = vAura.rgb;
  if (vTail > 0.5) {
    float t = vAt.y * 0.5 + 0.5;
    float across = abs(vAt.x);
    float streak = 0.55 + 0.6 * smooth1(vAt.x * 9.0 + vSeed * 40.0) * smooth1(vAt.x * 23.0 + 4.0);
    float puff = 0.75 + 0.35 * sin(t * 26.0 - time * 5.0 + vAt.x * 6.0);
    float body = exp(-across * across * 5.0) * pow(1.0 - t, 1.6);
    float core = exp(-across * across * 60.0) * pow(1.0 - t, 1.1);
    light = (body * streak * puff * 0.62 + core * 0.6) * smoothstep(0.0, 0.06, t);
    colour = mix(colour, vec3(0.9, 0.97, 1.0), core);
  } else {
    float r = length(vAt);
    float a = atan(vAt.x, vAt.y);
    float rays = 0.8 + 0.25 * smooth1(a * 3.0 + time * 0.3 + 20.0) + 0.2 * smooth1(a * 9.0 - time * 0.4 + 50.0);
    light = (exp(-r * r * 7.0) * 0.75 + exp(-r * 3.4) * 0.55 * rays) * (1.0 - smoothstep(0.7, 1.0, r));
    colour = mix(colour, vec3(1.0), 0.35 * exp(-r * r * 16.0));
  }
  gl_FragColor = vec4(colour, light * vAura.a);
}`;

/** Rows of a tail: it widens, and few rows would bend its streaks. */
const TAIL_ROWS = 12;

const haloShape = (): Shape => {
  const made = new Shape();
  // Room for the longest tail, so that none is left out while part of it can be seen.
  const corner = (x: number, y: number, tail: number): number => {
    const at = made.vertex([x * 0.06, y * 0.06, y * 0.16], [0, 0, -1], [x, y]);
    made.extra('tail', tail);
    return at;
  };
  const card = (from: number, to: number, tail: number): void =>
    made.quad(corner(-1, from, tail), corner(1, from, tail), corner(1, to, tail), corner(-1, to, tail));
  card(-1, 1, 0);
  for (let i = 0; i < TAIL_ROWS; i++) card((2 * i) / TAIL_ROWS - 1, (2 * (i + 1)) / TAIL_ROWS - 1, 1);
  return made;
};

/** Light about stars and comets, and comets' tails. `aura`: colour, strength; `size`: of the halo, of the tail, seed. */
export const makeHalos = (scene: Scene): Layer =>
  new Layer(scene, {
    name: 'halos',
    shape: haloShape(),
    vertex: HALO_VERTEX,
    fragment: HALO_FRAGMENT,
    blend: 'add',
    bothSides: true,
    own: ['aura', 'size'],
    extras: ['tail'],
  });
