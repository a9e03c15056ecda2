import { HASH_GLSL } from '../../shader';

/** An instance's sixteen numbers by name, and what every kind of part hands on to its pixels. */
export const PART_VERTEX = `precision highp float;
attribute vec3 position; attribute vec2 uv;
attribute vec4 world0; attribute vec4 world1; attribute vec4 world2; attribute vec4 world3;
uniform mat4 view; uniform mat4 viewProjection; uniform vec3 cameraPosition;
uniform float flow; uniform float pixel; uniform float calm;
varying vec2 vUv; varying vec4 vInk; varying vec4 vLife;
#define A world0.xyz
#define B world1.xyz
#define SIZE world0.w
#define REACH world1.w
#define COURSE world3.x
#define STYLE int(world3.y + 0.5)
#define SEED world3.z
void hand() { vUv = uv; vInk = world2; vLife = world3; }
/** A width that never falls below a pixel, so that thin light does not crawl; the light shrinks instead. */
float atLeastPixel(float width, vec3 p, out float thin) {
  float least = 1.1 * pixel * distance(cameraPosition, p);
  thin = min(1.0, width / least);
  return max(width, least);
}
/** Nearer to the eye along its own line of sight, so that light is not cut by what it sits on. */
vec3 nearer(vec3 p, float by) {
  vec3 way = cameraPosition - p;
  return p + way * min(0.5, by / max(length(way), 1e-4));
}
`;

export const PART_FRAGMENT = `precision highp float;
varying vec2 vUv; varying vec4 vInk; varying vec4 vLife;
uniform float flow; uniform vec3 cameraPosition;
#define INK vInk.rgb
#define LIGHT vInk.a
#define COURSE vLife.x
#define STYLE int(vLife.y + 0.5)
#define SEED vLife.z
${HASH_GLSL}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash2(i), hash2(i + vec2(1.0, 0.0)), f.x), mix(hash2(i + vec2(0.0, 1.0)), hash2(i + vec2(1.0)), f.x), f.y);
}
float cloud(vec2 p) { return 0.53 * noise(p) + 0.27 * noise(p * 2.03 + 7.1) + 0.14 * noise(p * 4.1 + 3.7) + 0.06 * noise(p * 8.3); }
/** Noise that closes after n cells, for what goes round: u is 0…1 round, n a whole number. */
float roundNoise(float u, float y, float n) {
  vec2 p = vec2(u * n, y), i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  float x = mod(i.x, n), z = mod(i.x + 1.0, n);
  return mix(mix(hash2(vec2(x, i.y)), hash2(vec2(z, i.y)), f.x), mix(hash2(vec2(x, i.y + 1.0)), hash2(vec2(z, i.y + 1.0)), f.x), f.y);
}
float roundCloud(float u, float y, float n) { return 0.62 * roundNoise(u, y, n) + 0.38 * roundNoise(u, y * 2.1 + 5.0, 2.0 * n); }
float sq(float x) { return x * x; }
float bell(float x) { return exp(-x * x); }
/** Deeper than the ink itself for what lies far out, white for what is hottest. */
vec3 deep(vec3 ink) { return ink * ink; }
vec3 heat(float t) {
  vec3 c = mix(vec3(0.28, 0.02, 0.005), vec3(1.0, 0.3, 0.04), smoothstep(0.05, 0.45, t));
  c = mix(c, vec3(1.0, 0.74, 0.3), smoothstep(0.4, 0.75, t));
  return mix(c, vec3(1.0, 0.97, 0.9), smoothstep(0.72, 1.05, t));
}
`;

export const PART_UNIFORMS = ['flow', 'pixel', 'calm'] as const;

export const COMB_GLSL = `
/** How near a place is to a seam of a honeycomb, 0…1. */
float comb(vec2 p) {
  vec2 s = vec2(1.0, 1.7320508);
  vec2 a = mod(p, s) - 0.5 * s, b = mod(p + 0.5 * s, s) - 0.5 * s;
  vec2 g = dot(a, a) < dot(b, b) ? a : b;
  g = abs(g);
  return 2.0 * max(g.x, dot(g, vec2(0.5, 0.8660254)));
}
`;
