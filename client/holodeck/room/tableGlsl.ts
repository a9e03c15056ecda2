import { HASH_GLSL } from '../../kit/shader';
import { TABLE } from '../measures';

const f = (value: number): string => value.toFixed(4);

/** The table's top: glass with light in it. Bands wear one, two or three lines as well as their colours. */
export const TOP_FRAGMENT = `precision highp float;
varying vec3 vLocal; varying vec3 vWorld;
uniform vec3 shortColour; uniform vec3 mediumColour; uniform vec3 longColour; uniform vec3 alert;
uniform float rings; uniform float time; uniform float pulse; uniform vec3 cameraPosition; uniform vec4 focus; uniform vec2 reader;
uniform sampler2D numerals;
${HASH_GLSL}
float line(float x, float half_, float w) { return 1.0 - smoothstep(half_, half_ + 1.5 * w, abs(x)); }
float soft(float x, float k) { return exp(-abs(x) * k); }
void main() {
  vec2 p = vLocal.xz;
  float r = length(p);
  float turn = atan(p.x, p.y) / 6.2831853;
  turn = turn < 0.0 ? turn + 1.0 : turn;
  float w = max(fwidth(r), 1e-5);
  vec3 way = normalize(cameraPosition - vWorld);
  float graze = pow(1.0 - clamp(way.y, 0.0, 1.0), 4.0);
  vec3 colour = mix(vec3(0.006, 0.009, 0.016), vec3(0.05, 0.07, 0.1), graze);
  colour += vec3(0.004, 0.008, 0.014) * (0.5 + 0.5 * sin(r * 700.0)) * smoothstep(0.004, 0.001, w);

  float inBands = smoothstep(${f(TABLE.centre)} - w, ${f(TABLE.centre)} + w, r) * (1.0 - smoothstep(${f(TABLE.long)} - w, ${f(TABLE.long)} + w, r));
  float step_ = ${f((TABLE.long - TABLE.centre) / 3)};
  float band = clamp(floor((r - ${f(TABLE.centre)}) / step_), 0.0, 2.0);
  float within = (r - ${f(TABLE.centre)} - band * step_) / step_;
  vec3 tint = band < 0.5 ? shortColour : band < 1.5 ? mediumColour : longColour;
  float sector = floor(turn * 6.0);
  float across = abs(fract(turn * 6.0 + 0.5) - 0.5) / 6.0 * 6.2831853 * r;

  vec3 light = tint * (0.035 + 0.05 * within * within);
  // One, two or three lines tell Short, Medium and Long without colour.
  for (int i = 0; i < 3; i++) {
    if (float(i) > band) break;
    float at = 1.0 - 0.055 * float(i);
    float d = (within - at) * step_;
    light += tint * (line(d, 0.0012, w) * (i == 0 ? 1.1 : 0.5) + soft(d, 120.0) * (i == 0 ? 0.3 : 0.08));
  }
  float spoke = line(across, 0.0011, fwidth(across) > 0.1 ? 0.001 : max(fwidth(across), 1e-5));
  light += mix(tint, vec3(0.8, 0.9, 1.0), 0.4) * (spoke * 0.55 + soft(across, 110.0) * 0.1);
  float rung = abs(fract(turn * 180.0 + 0.5) - 0.5) / 180.0 * 6.2831853 * r;
  light += tint * line(rung, 0.0006, max(w, 1e-4)) * smoothstep(0.955, 0.965, within) * 0.8;
  // Where the eye should be: a sector and band that glows.
  float chosen = step(abs(focus.x - sector), 0.1) * (focus.y < 0.0 ? 1.0 : step(abs(focus.y - band), 0.1));
  light += tint * chosen * focus.z * (0.16 + 0.1 * sin(time * 3.0));

  // Numbers are upright for the reader, who stands where "reader" points, whichever side of the table that is.
  float middle = (sector + 0.5) / 6.0 * 6.2831853;
  vec2 off = p - 0.872 * vec2(sin(middle), cos(middle));
  vec2 cell = vec2(dot(off, vec2(-reader.y, reader.x)), -dot(off, reader)) / 0.115;
  if (abs(cell.x) < 0.5 && abs(cell.y) < 0.5) {
    float field = texture2D(numerals, vec2((cell.x + 0.5 + sector) / 6.0, 0.5 - cell.y)).r;
    float ink = smoothstep(0.46, 0.54, field);
    float halo = smoothstep(0.1, 0.5, field);
    light += mix(tint, vec3(1.0), 0.35) * (ink * 0.85 + halo * 0.16);
  }
  colour += light * inBands * rings;

  float rim = r - ${f(TABLE.rim)};
  float chase = 0.75 + 0.25 * pow(0.5 + 0.5 * cos(6.2831853 * (turn * 3.0 - time * 0.12)), 6.0);
  colour += alert * pulse * chase * (line(rim, 0.011, w) * 1.35 + soft(rim, 42.0) * 0.42 + soft(rim, 11.0) * 0.07);
  // Six notches: the alert is also a shape, whole when calm, broken when yellow, teeth when red.
  float tooth = abs(fract(turn * 36.0) - 0.5);
  colour *= 1.0 - 0.75 * focus.w * line(rim, 0.0115, w) * smoothstep(0.28, 0.3, tooth);
  colour += alert * 0.02 * exp(-r * 1.5);
  gl_FragColor = vec4(colour, 1.0);
}`;

/** Dark metal lit by the room: the table's body, the consoles' bodies. */
export const METAL_FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal;
uniform vec3 cameraPosition; uniform vec3 alert; uniform float pulse;
void main() {
  vec3 n = normalize(vNormal); vec3 way = normalize(cameraPosition - vWorld);
  vec3 key = normalize(vec3(0.5, 0.8, 0.35));
  float wrap = max(0.0, 0.4 + 0.6 * dot(n, key));
  float shine = pow(max(0.0, dot(n, normalize(key + way))), 50.0);
  float edge = pow(1.0 - max(0.0, dot(n, way)), 3.0);
  vec3 colour = vec3(0.016, 0.018, 0.023) * (0.35 + wrap) + vec3(0.2, 0.22, 0.26) * shine + vec3(0.05, 0.06, 0.085) * edge;
  float near = exp(-abs(vWorld.y - ${f(TABLE.height)}) * 7.0) * exp(-abs(length(vWorld.xz) - ${f(TABLE.radius)}) * 6.0);
  colour += alert * pulse * near * (0.12 + 0.3 * max(0.0, 0.5 - n.y));
  gl_FragColor = vec4(colour, 1.0);
}`;
