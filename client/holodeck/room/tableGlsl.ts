import { TABLE } from '../measures';

const f = (value: number): string => value.toFixed(4);

/** The table's top: glass with light in its rim. */
export const TOP_FRAGMENT = `precision highp float;
varying vec3 vLocal; varying vec3 vWorld;
uniform vec3 alert; uniform float time; uniform float pulse; uniform vec3 cameraPosition; uniform float teeth;
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

  float rim = r - ${f(TABLE.rim)};
  float chase = 0.75 + 0.25 * pow(0.5 + 0.5 * cos(6.2831853 * (turn * 3.0 - time * 0.12)), 6.0);
  colour += alert * pulse * chase * (line(rim, 0.011, w) * 1.35 + soft(rim, 42.0) * 0.42 + soft(rim, 11.0) * 0.07);
  // Six notches: the alert is also a shape, whole when calm, broken when yellow, teeth when red.
  float tooth = abs(fract(turn * 36.0) - 0.5);
  colour *= 1.0 - 0.75 * teeth * line(rim, 0.0115, w) * smoothstep(0.28, 0.3, tooth);
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
