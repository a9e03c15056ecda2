import { HASH_GLSL } from '../../../kit/shader';
import { MAP, SPOTS } from '../map/ground';
import { PART } from './sheetShape';

const f = (value: number): string => value.toFixed(4);

/**
 * For every location: `was` and `now` are its light before and after the tide that crosses it (colour, and how strongly it is
 * held), `tide` is where that came from, how far it has run, and how far the location is one with its sector.
 */
export const SHEET_VERTEX = `precision highp float;
attribute vec3 position; attribute vec2 uv; attribute vec4 cell;
uniform mat4 viewProjection;
uniform vec4 was[${SPOTS.length}]; uniform vec4 now_[${SPOTS.length}]; uniform vec4 tide[${SPOTS.length}]; uniform vec4 sectors[6];
varying vec3 vWorld; varying vec2 vUv; varying vec4 vCell; varying vec4 vWas; varying vec4 vNow; varying vec4 vTide; varying vec3 vSector;
void main() {
  int at = int(cell.y + 0.5);
  vWas = was[at]; vNow = now_[at]; vTide = tide[at]; vSector = sectors[int(cell.z + 0.5)].rgb;
  vec3 p = position;
  p.y += cell.w * ${f(MAP.curtain)} * (0.75 + 0.75 * vTide.w);
  vWorld = p; vUv = uv; vCell = cell;
  gl_Position = viewProjection * vec4(p, 1.0);
}`;

export const SHEET_FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec2 vUv; varying vec4 vCell; varying vec4 vWas; varying vec4 vNow; varying vec4 vTide; varying vec3 vSector;
uniform float time; uniform vec3 cameraPosition; uniform sampler2D noise; uniform vec3 zone;
${HASH_GLSL}
float line(float x, float half_, float w) { return 1.0 - smoothstep(half_, half_ + 1.5 * w, abs(x)); }
void main() {
  if (vCell.x > ${f(PART.wall - 0.5)}) {
    // The Neutral Zone: posts of light with gaps between them, brightest at foot and head.
    float post = 1.0 - smoothstep(0.3, 0.34, abs(fract(vUv.x / 0.026) - 0.5));
    float scan = 0.8 + 0.2 * sin(vUv.y * 22.0 - time * 2.0 + vUv.x * 40.0);
    float body = 0.3 * (1.0 - vUv.y) + 0.8 * exp(-vUv.y * 7.0) + 0.55 * smoothstep(0.86, 0.95, vUv.y);
    gl_FragColor = vec4(mix(zone, vec3(1.0), 0.2) * post * scan * body, 1.0);
    return;
  }
  // The tide: the new light runs in from where it came, with a bright front.
  float ahead = vTide.z - distance(vWorld.xz, vTide.xy);
  float wet = smoothstep(-0.012, 0.012, ahead);
  vec4 held = mix(vWas, vNow, wet);
  float front = exp(-abs(ahead) * 90.0) * step(vTide.z, 0.6) * step(0.001, vTide.z);
  vec3 tint = mix(vSector * 0.62, held.rgb, held.a);
  vec3 cloud = texture2D(noise, vWorld.xz * 0.55 + vec2(time * 0.0011, time * -0.0007)).rgb;
  vec3 fine = texture2D(noise, vWorld.xz * 2.3 - vec2(time * 0.0016, 0.0)).rgb;
  float one = vTide.w;
  if (vCell.x > ${f(PART.curtain - 0.5)}) {
    float up = vCell.w;
    float streak = 0.55 + 0.6 * texture2D(noise, vec2(vUv.x * 2.6 + time * 0.006, 0.3 + time * 0.01)).r;
    float light = (1.0 - up) * (1.0 - up) * (0.16 + 0.2 * held.a + 0.3 * one) * streak * vUv.y;
    gl_FragColor = vec4(mix(vSector, held.rgb, 0.45 * held.a) * light, 1.0);
    return;
  }
  float depth = vUv.x;
  float w = max(fwidth(depth), 1e-5);
  float inner = vUv.y;
  // A border inside a sector fades when one captain holds all of it.
  float border = mix(1.0, 0.42 * (1.0 - one), inner);
  float core = line(depth, 0.0017, w) * border;
  float glow = exp(-depth * 68.0) * border;
  float wide = exp(-depth * 21.0) * mix(1.0, 0.5 * (1.0 - one), inner);
  // A fine grid lies in it, as charts have.
  vec2 cell = vWorld.xz / 0.05;
  vec2 grid = abs(fract(cell + 0.5) - 0.5) * 0.05;
  vec2 gw = max(fwidth(vWorld.xz), vec2(1e-5));
  float mesh = max(line(grid.x, 0.0003, gw.x), line(grid.y, 0.0003, gw.y)) * smoothstep(0.02, 0.004, max(gw.x, gw.y));
  float fill = (0.12 + 0.05 * held.a + 0.06 * one) * (0.5 + 0.55 * cloud.r + 0.4 * fine.g * fine.g) + 0.035 * mesh;
  vec3 colour = tint * (fill + 0.24 * wide + 0.2 * glow * (0.5 + held.a));
  // Between sectors a border keeps its sector's light, whoever holds the land.
  vec3 edge = mix(vSector, held.rgb, held.a * inner);
  colour += mix(edge, vec3(1.0), 0.12) * core * (0.5 + 0.12 * held.a + 0.4 * one * (1.0 - inner));
  colour += vSector * exp(-depth * 130.0) * 0.22 * (1.0 - inner);
  colour += mix(vNow.rgb, vec3(1.0), 0.4) * front * 0.9;
  gl_FragColor = vec4(colour, 1.0);
}`;
