import { HASH_GLSL } from '../../../kit/shader';
import { MAP, SPOTS } from '../map/ground';
import { PART } from './sheetShape';

const f = (value: number): string => value.toFixed(4);

/**
 * For every location: `was` and `now` are its light before and after the tide that crosses it (colour, and how strongly it is
 * held), `tide` is where that came from, how far it has run, and how far the location is one with its sector,
 * `lit` is the light of what may be chosen.
 */
export const SHEET_VERTEX = `precision highp float;
attribute vec3 position; attribute vec2 uv; attribute vec4 cell; attribute float beyond;
uniform mat4 viewProjection;
uniform vec4 was[${SPOTS.length}]; uniform vec4 now_[${SPOTS.length}]; uniform vec4 tide[${SPOTS.length}]; uniform vec4 lit[${SPOTS.length}]; uniform vec4 sectors[6];
varying vec3 vWorld; varying vec2 vUv; varying vec4 vCell; varying vec4 vWas; varying vec4 vNow; varying vec4 vTide; varying vec3 vSector; varying float vBond; varying vec4 vLit;
void main() {
  int at = int(cell.y + 0.5);
  vWas = was[at]; vNow = now_[at]; vTide = tide[at]; vLit = lit[at]; vSector = sectors[int(cell.z + 0.5)].rgb;
  // Land beyond the border has the same holder: the two flow together.
  vBond = 0.0;
  if (beyond > -0.5) {
    vec4 other = now_[int(beyond + 0.5)];
    vBond = vNow.a * other.a * step(distance(vNow.rgb, other.rgb), 0.01);
  }
  vec3 p = position;
  p.y += max(0.0, cell.w) * ${f(MAP.curtain)} * (0.75 + 0.75 * vTide.w);
  vWorld = p; vUv = uv; vCell = cell;
  gl_Position = viewProjection * vec4(p, 1.0);
}`;

export const SHEET_FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec2 vUv; varying vec4 vCell; varying vec4 vWas; varying vec4 vNow; varying vec4 vTide; varying vec3 vSector; varying float vBond; varying vec4 vLit;
uniform float time; uniform vec3 cameraPosition; uniform sampler2D noise; uniform vec3 zone;
${HASH_GLSL}
float line(float x, float half_, float w) { return 1.0 - smoothstep(half_, half_ + 1.5 * w, abs(x)); }
void main() {
  if (vCell.x > ${f(PART.wall - 0.5)} && vCell.x < ${f(PART.wall + 0.5)}) {
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
  if (vCell.x > ${f(PART.floor - 0.5)}) {
    // What the glass throws on the table: soft, without lines, deepest under its borders.
    float light = 0.05 + 0.035 * held.a + 0.05 * one + 0.12 * exp(-vUv.x * 30.0);
    gl_FragColor = vec4(tint * light * (0.6 + 0.6 * cloud.g), 1.0);
    return;
  }
  if (vCell.x > ${f(PART.curtain - 0.5)} && vCell.w < 0.0) {
    // The cut edge of the glass: bright where it meets the upper side, dying away towards the table.
    float down = -vCell.w;
    float cut = (0.1 + 0.5 * exp(-down * 9.0) + 0.2 * smoothstep(0.8, 1.0, down)) * (0.5 + 0.25 * held.a + 0.35 * one) * vUv.y;
    gl_FragColor = vec4(mix(vSector, held.rgb, 0.7 * held.a) * cut, 1.0);
    return;
  }
  if (vCell.x > ${f(PART.curtain - 0.5)}) {
    float up = vCell.w;
    float streak = 0.55 + 0.6 * texture2D(noise, vec2(vUv.x * 2.6 + time * 0.006, 0.3 + time * 0.01)).r;
    float light = (1.0 - up) * (1.0 - up) * (0.16 + 0.2 * held.a + 0.3 * one) * streak * vUv.y * (1.0 - 0.6 * vBond);
    gl_FragColor = vec4(mix(vSector, held.rgb, 0.45 * held.a) * light, 1.0);
    return;
  }
  float depth = vUv.x;
  float w = max(fwidth(depth), 1e-5);
  float inner = vUv.y;
  // A border inside a sector fades when one captain holds all of it.
  float border = mix(1.0, 0.46 * (1.0 - one), inner) * mix(1.0, mix(0.62, 0.4, inner), vBond);
  float core = line(depth, 0.0017, w) * border;
  float glow = exp(-depth * 68.0) * border;
  float wide = exp(-depth * 21.0) * mix(1.0, 0.5 * (1.0 - one), inner);
  // A fine grid lies in it, as charts have.
  vec2 cell = vWorld.xz / 0.05;
  vec2 grid = abs(fract(cell + 0.5) - 0.5) * 0.05;
  vec2 gw = max(fwidth(vWorld.xz), vec2(1e-5));
  float mesh = max(line(grid.x, 0.0003, gw.x), line(grid.y, 0.0003, gw.y)) * smoothstep(0.02, 0.004, max(gw.x, gw.y));
  float fill = (0.1 + 0.07 * held.a + 0.07 * one) * (0.5 + 0.55 * cloud.r + 0.4 * fine.g * fine.g) + 0.03 * mesh;
  vec3 colour = tint * (fill + 0.2 * wide + 0.22 * glow * (0.4 + held.a));
  // Glass: the far side gleams at a flat angle, and a soft light slides over its uneven face as the eye moves.
  vec3 way = normalize(cameraPosition - vWorld);
  vec3 face = normalize(vec3(fine.r - 0.5, 3.2, fine.b - 0.5) + vec3(cloud.g - 0.5, 0.0, cloud.b - 0.5));
  float flat_ = pow(1.0 - clamp(way.y, 0.0, 1.0), 3.0);
  float sheen = pow(max(0.0, dot(face, normalize(way + vec3(-0.35, 0.8, 0.75)))), 90.0);
  colour += mix(tint, vec3(0.75, 0.86, 1.0), 0.3) * (0.05 * flat_ + 0.1 * sheen);
  // Stars lie deep in it.
  vec2 deep = (vWorld.xz - way.xz / max(0.2, way.y) * 0.02) / 0.011;
  vec2 seed = floor(deep);
  float lot = hash2(seed);
  vec2 off = fract(deep) - 0.5 - 0.5 * (vec2(hash2(seed + 17.0), hash2(seed + 41.0)) - 0.5);
  float star = step(0.955, lot) * exp(-dot(off, off) * 60.0) * (0.55 + 0.45 * sin(time * (0.6 + lot) + lot * 90.0));
  colour += mix(tint, vec3(1.0), 0.55) * star * 0.5 * smoothstep(0.006, 0.002, max(gw.x, gw.y));
  // Between sectors a border keeps some of its sector's light, whoever holds the land; towards others it burns in the holder's.
  float front_ = held.a * (1.0 - vBond);
  vec3 edge = mix(vSector, held.rgb, max(held.a * inner, 0.5 * front_));
  colour += held.rgb * front_ * (0.3 * exp(-depth * 48.0) + 0.16 * exp(-depth * 16.0));
  colour += mix(edge, vec3(1.0), 0.06) * core * (0.44 + 0.1 * held.a + 0.36 * one * (1.0 - inner));
  colour += vSector * exp(-depth * 130.0) * 0.18 * (1.0 - inner);
  colour += vLit.rgb * vLit.a * (0.07 + 0.5 * exp(-depth * 34.0)) * (0.88 + 0.12 * sin(time * 3.0));
  colour += mix(vNow.rgb, vec3(1.0), 0.4) * front * 0.9;
  gl_FragColor = vec4(colour, 1.0);
}`;
