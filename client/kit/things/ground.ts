import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture';
import type { Scene } from '@babylonjs/core/scene';
import { Shape } from '../shape';
import { Layer, LAYER_VERTEX } from './layer';
import { MARK_GLSL } from './marks';

/** Radii on the table, in metres: the thin ring of every token, a captain's border, the ring that lights up. */
export const GROUND = { ring: 0.031, border: 0.0345, lit: 0.0405, reach: 0.052 } as const;

const f = (value: number): string => value.toFixed(4);

/** A flat card under the token, and an upright one for the ray of light that carries it. */
const shape = (): Shape => {
  const made = new Shape();
  const r = GROUND.reach;
  const card = (flat: number): void => {
    const corners = [
      [-1, -1],
      [-1, 1],
      [1, 1],
      [1, -1],
    ].map(([x = 0, z = 0]) => {
      const at = made.vertex([x * r, 0.0012, z * r], [0, 1, 0], [x, z]);
      made.extra('flat_', flat);
      return at;
    });
    made.quad(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0, corners[3] ?? 0);
  };
  card(1);
  card(0);
  return made;
};

const VERTEX = `${LAYER_VERTEX}
attribute float flat_; attribute vec4 ground; attribute vec4 lit; attribute vec4 crest;
varying vec2 vUv; varying float vFlat; varying vec4 vGround; varying vec4 vLit; varying vec4 vCrest;
void main() {
  mat4 world = place();
  vec4 p = world * vec4(position, 1.0);
  if (flat_ < 0.5) p.xyz = facing(world[3].xyz, vec2(uv.x * 0.0022, 0.0)) + vec3(0.0, (uv.y * 0.5 + 0.5) * crest.w, 0.0);
  vUv = uv; vFlat = flat_; vGround = ground; vLit = lit; vCrest = crest;
  gl_Position = viewProjection * p;
}`;

const FRAGMENT = `precision highp float;
varying vec2 vUv; varying float vFlat; varying vec4 vGround; varying vec4 vLit; varying vec4 vCrest;
uniform float time;
${MARK_GLSL}
float band(float x, float half_, float w) { return 1.0 - smoothstep(half_ - w, half_ + w, abs(x)); }
// A mark that stands at the rim, at a bearing, its head outwards.
float onRim(float cell, vec2 p, float bearing, float r, float size, float soft_) {
  vec2 out_ = vec2(sin(bearing), cos(bearing));
  vec2 q = vec2(dot(p, vec2(out_.y, -out_.x)), dot(p, out_) - r) / size;
  return inked(markAt(cell, q), soft_);
}
void main() {
  float shown = vGround.a;
  if (vFlat < 0.5) {
    float up = vUv.y * 0.5 + 0.5;
    float ray = exp(-vUv.x * vUv.x * 7.0) * (1.0 - up) * (1.0 - up);
    gl_FragColor = vec4(vGround.rgb, ray * 0.5 * shown);
    return;
  }
  vec2 p = vUv * ${f(GROUND.reach)};
  float r = length(p);
  float w = max(fwidth(r), 1e-5);
  float turn = atan(p.x, p.y);
  float crest = mod(vCrest.x, 64.0);
  bool captain = vCrest.x > -0.5;
  vec3 colour = vec3(0.0);
  // The token's own ring, open where its nose points.
  float gap = smoothstep(0.16, 0.2, abs(turn));
  float own = band(r - ${f(GROUND.ring)}, 0.0006, w) * gap;
  colour += vGround.rgb * (own * 0.85 + 0.07 * exp(-r * 60.0) + 0.05 * smoothstep(0.016, ${f(GROUND.ring)}, r) * step(r, ${f(GROUND.ring)}));
  vec2 nose = vec2(abs(p.x), p.y - ${f(GROUND.ring)});
  colour += vGround.rgb * (1.0 - smoothstep(0.0, 2.0 * w, nose.x * 0.9 + nose.y - 0.0042)) * step(-0.0006, nose.y) * 0.9;
  colour += vGround.rgb * onRim(vCrest.y, p, 3.14159, 0.0245, 0.0042, 0.12) * 0.6;
  if (captain) {
    // A captain's red border, broken three times by his crest.
    float third = mod(turn + 1.0471976, 2.0943951) - 1.0471976;
    float free = smoothstep(0.17, 0.19, abs(third));
    colour += vGround.rgb * (band(r - ${f(GROUND.border)}, 0.0016, w) * free + 0.3 * exp(-abs(r - ${f(GROUND.border)}) * 320.0));
    for (int i = 0; i < 3; i++) colour += mix(vGround.rgb, vec3(1.0), 0.45) * onRim(crest, p, float(i) * 2.0943951, ${f(GROUND.border)}, 0.0056, 0.1);
  }
  if (vLit.a > -0.5) {
    float pulse = 0.82 + 0.18 * sin(time * 3.2);
    float quarter = mod(turn + time * 0.25 + 0.7853982, 1.5707963) - 0.7853982;
    float free = smoothstep(0.13, 0.15, abs(quarter));
    float d = r - ${f(GROUND.lit)};
    colour += vLit.rgb * pulse * (band(d, 0.0013, w) * free * 1.2 + 0.4 * exp(-abs(d) * 190.0) + 0.1 * step(r, ${f(GROUND.lit)}) * smoothstep(0.01, ${f(GROUND.lit)}, r));
    for (int i = 0; i < 4; i++) colour += mix(vLit.rgb, vec3(1.0), 0.3) * onRim(vLit.a, p, float(i) * 1.5707963 - time * 0.25, ${f(GROUND.lit)}, 0.0048, 0.12) * 1.2;
  }
  gl_FragColor = vec4(colour, shown * (1.0 - smoothstep(0.0495, ${f(GROUND.reach)}, r)));
}`;

/**
 * What lies under tokens: their ring in their faction's colour with its mark, a captain's red border with his crest, a
 * ring that lights up. `ground`: colour, shown; `lit`: colour, mark; `crest`: captain's mark, faction's mark, unused,
 * height of the ray.
 */
export const makeGround = (scene: Scene, marks: BaseTexture): Layer =>
  new Layer(scene, {
    name: 'token ground',
    shape: shape(),
    vertex: VERTEX,
    fragment: FRAGMENT,
    blend: 'add',
    bothSides: true,
    own: ['ground', 'lit', 'crest'],
    extras: ['flat_'],
    textures: { marks },
  });
