/**
 * Every panel has its state: `whole` (1 intact, 0.5 damaged, 0 gone), `apart` (0 assembled … 1 drifted off),
 * `shine` (a passing shimmer) and `flick` (how much it stutters now); and its last hit: where, and how long ago.
 */
export const SHIELD_VERTEX = `precision highp float;
attribute vec3 position; attribute vec3 normal; attribute vec2 uv; attribute vec3 home; attribute vec4 tile;
uniform mat4 world; uniform mat4 viewProjection; uniform vec4 states[6]; uniform vec4 hits[6]; uniform float time;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vUv; varying vec4 vTile; varying vec4 vState; varying vec4 vHit; varying float vGone; varying float vAway; varying float vFade;
mat3 turn(vec3 k, float a) {
  float c = cos(a), s = sin(a), t = 1.0 - c;
  return mat3(t*k.x*k.x+c, t*k.x*k.y+s*k.z, t*k.x*k.z-s*k.y, t*k.x*k.y-s*k.z, t*k.y*k.y+c, t*k.y*k.z+s*k.x, t*k.x*k.z+s*k.y, t*k.y*k.z-s*k.x, t*k.z*k.z+c);
}
void main() {
  int panel = int(tile.y + 0.5);
  vState = states[panel]; vHit = hits[panel];
  float far = length(home - vHit.xyz) / 95.0;
  // The break runs out from where the panel was hit last.
  float raw = vState.y * (1.7 + tile.x * 0.5) - min(1.0, far) * 0.6 - tile.x * 0.1;
  float go = clamp(raw, 0.0, 1.0);
  float drift = max(0.0, raw - 1.0);
  bool gone = vState.y > 0.999;
  vec3 axis = normalize(vec3(tile.x - 0.5, fract(tile.x * 7.3) - 0.3, fract(tile.x * 3.7) - 0.5));
  mat3 spin = turn(axis, go * go * (2.0 + 7.0 * tile.x));
  vec3 way = normalize(normal + vec3(fract(tile.x * 17.1) - 0.5, fract(tile.x * 31.7) - 0.35, fract(tile.x * 5.3) - 0.5) * 0.9);
  float loose = smoothstep(0.0, 0.22, vState.y);
  vec3 p = home + spin * (position - home) * (1.0 - 0.45 * go) * (gone ? 0.0 : 1.0);
  p += normal * loose * 7.0 + way * go * (18.0 + 55.0 * tile.x) * (0.5 + 0.5 * go) + way * drift * 45.0 - vec3(0.0, 6.0 * go * go, 0.0);
  float gap = vState.x < 0.75 ? step(tile.x, 0.3) : 0.0;
  vGone = max(gap, gone ? 1.0 : 0.0);
  vAway = go;
  vFade = 1.0 - smoothstep(0.62, 1.0, vState.y);
  vec4 w = world * vec4(p, 1.0);
  vWorld = w.xyz; vNormal = normalize(mat3(world) * (spin * normal)); vUv = uv; vTile = vec4(tile.xy, home.xy);
  vTile.zw = tile.zw;
  vHit = vec4(length(home + (position - home) - vHit.xyz), vHit.w, 0.0, 0.0);
  gl_Position = viewProjection * w;
}`;

export const SHIELD_FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vUv; varying vec4 vTile; varying vec4 vState; varying vec4 vHit; varying float vGone; varying float vAway; varying float vFade;
uniform vec3 cameraPosition; uniform float time; uniform vec3 whole; uniform vec3 hurt;
float chance(float n) { return fract(sin(n * 91.17) * 4375.85); }
void main() {
  if (vGone > 0.5) discard;
  float face = abs(dot(normalize(vNormal), normalize(cameraPosition - vWorld)));
  float sheer = 0.35 + 0.9 * pow(1.0 - face, 2.0);
  float seam = smoothstep(0.8, 0.985, vUv.x);
  float damaged = 1.0 - smoothstep(0.6, 0.95, vState.x);
  vec3 colour = mix(whole, hurt, damaged) * (1.0 - 0.12 * damaged * vec3(0.0, 1.0, 1.5));
  float weave = 0.05 + 0.28 * seam + 0.035 * chance(vTile.x * 13.0);
  float foot = exp(-vUv.y * 9.0);
  float light = weave * (1.0 + 0.9 * damaged) * sheer + foot * 0.3 + 0.05 * smoothstep(0.93, 1.0, max(abs(vTile.z), vUv.y));
  // Now and then a shimmer runs across.
  float band = vTile.z * 0.5 + 0.5 + 0.3 * vUv.y;
  light += exp(-pow((band - vState.z * 1.9 + 0.3) * 7.0, 2.0)) * step(0.001, vState.z) * (0.16 + 0.5 * seam);
  // A hit: a flash where it struck and rings that run out over the tiles.
  float age = vHit.y;
  if (age >= 0.0 && age < 2.5) {
    float front = vHit.x - age * 95.0;
    float ring = exp(-pow(front / 7.0, 2.0)) + 0.5 * exp(-pow((front + 22.0) / 6.0, 2.0));
    float flash = exp(-vHit.x * vHit.x / 420.0) * exp(-age * 4.0);
    float rest = exp(-vHit.x * vHit.x / 2600.0) * exp(-age * 2.2);
    light += ring * exp(-age * 2.0) * (0.35 + 0.75 * seam) + flash * 1.9 + rest * (0.15 + 0.5 * seam);
    colour = mix(colour, vec3(1.0), clamp(flash * 0.9 + ring * exp(-age * 3.0) * 0.3, 0.0, 0.85));
  }
  // Stutter: tiles drop out in bursts while a panel is weak.
  float tick = floor(time * 13.0);
  float drop = step(chance(vTile.x + tick * 0.37), 0.5) * step(chance(tick + vTile.y * 5.0), 0.62);
  light *= 1.0 - 0.93 * drop * max(vState.w, damaged * 0.75);
  light += vAway * (1.0 - 0.72 * vAway) * (0.2 + 0.7 * seam);
  float alpha = light * vFade * smoothstep(0.0, 0.05, vState.x);
  gl_FragColor = vec4(colour, alpha);
}`;
