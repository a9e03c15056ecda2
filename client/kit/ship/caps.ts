import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import type { Scene } from '@babylonjs/core/scene';
import { HASH_GLSL, makeShader } from '../shader';

const VERTEX = `precision highp float;
attribute vec3 position; attribute vec3 normal; attribute vec2 uv; attribute float section;
uniform mat4 world; uniform mat4 viewProjection;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vUv; varying float vSection;
void main() {
  vec4 p = world * vec4(position, 1.0);
  vWorld = p.xyz; vNormal = normalize(mat3(world) * normal); vUv = uv; vSection = section;
  gl_Position = viewProjection * p;
}`;

/** Fire behind frosted glass: blades that turn, sparks that come and go, a dark edge. */
const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vUv; varying float vSection;
uniform vec3 cameraPosition; uniform float time; uniform vec2 power;
${HASH_GLSL}
void main() {
  vec3 n = normalize(vNormal); vec3 way = normalize(cameraPosition - vWorld);
  float face = clamp(dot(n, way), 0.0, 1.0);
  vec2 c = (vUv - 0.5) * 2.06;
  float r = length(c); float a = atan(c.x, c.y) / 6.2831853;
  bool port = vSection > 2.5;
  float spin = (port ? -1.0 : 1.0) * time * 0.55;
  float blade = pow(0.5 + 0.5 * cos(6.2831853 * (a * 9.0 + spin + r * 0.35)), 2.2);
  float counter = 0.5 + 0.5 * cos(6.2831853 * (a * 12.0 - spin * 0.6));
  vec2 cell = vec2(floor((a + spin * 0.11) * 26.0), floor(r * 5.0));
  float twinkle = step(0.72, hash2(cell)) * (0.5 + 0.5 * sin(time * (3.0 + 6.0 * hash2(cell + 3.0)) + 40.0 * hash2(cell)));
  float heart = exp(-r * r * 2.4);
  float heat = 0.34 + 0.4 * blade * smoothstep(0.08, 0.4, r) + 0.14 * counter + 0.55 * heart + 0.5 * twinkle * (1.0 - r * 0.6);
  heat *= mix(0.45, 1.0, pow(face, 0.6));
  float on = port ? power.y : power.x;
  vec3 colour = mix(vec3(0.42, 0.03, 0.01), vec3(1.0, 0.3, 0.06), smoothstep(0.1, 0.65, heat));
  colour = mix(colour, vec3(1.0, 0.78, 0.42), smoothstep(0.65, 1.35, heat));
  colour *= on;
  vec3 h = normalize(way + normalize(vec3(0.55, 0.75, 0.4)));
  colour += vec3(0.9) * pow(max(0.0, dot(n, h)), 90.0) * 0.55 + vec3(0.06, 0.05, 0.06) * pow(1.0 - face, 3.0);
  colour += vec3(0.022, 0.018, 0.018);
  gl_FragColor = vec4(colour, 1.0);
}`;

/** The glowing caps of the nacelles; `power` is how far each burns, starboard and port. */
export const makeCapMaterial = (scene: Scene): ShaderMaterial =>
  makeShader(scene, 'nacelle caps', {
    vertex: VERTEX,
    fragment: FRAGMENT,
    attributes: ['position', 'normal', 'uv', 'section'],
    uniforms: ['time', 'power'],
  });
