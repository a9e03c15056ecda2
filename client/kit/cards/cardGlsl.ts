import '@babylonjs/core/Shaders/ShadersInclude/instancesDeclaration';
import '@babylonjs/core/Shaders/ShadersInclude/instancesVertex';
import { MARK_COLUMNS } from './marks';

/** `look`: cell of the face, cell of the back, how dim; of each card its own. */
export const CARD_VERTEX = `precision highp float;
attribute vec3 position; attribute vec3 normal; attribute vec2 uv;
#ifdef INSTANCES
attribute vec4 look;
#else
uniform vec4 look;
#endif
#include<instancesDeclaration>
uniform mat4 viewProjection;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vUv; varying vec2 vCell; varying float vSide;
void main() {
  #include<instancesVertex>
  vec4 p = finalWorld * vec4(position, 1.0);
  vWorld = p.xyz; vNormal = normalize(mat3(finalWorld) * normal); vUv = uv;
  vSide = abs(normal.z);
  vCell = vec2(normal.z < 0.0 ? look.x : look.y, look.z);
  gl_Position = viewProjection * p;
}`;

/** Faces shine by themselves, so that they are read in any light; a faint gloss shows how the card is held. */
const SHADE = `
vec3 shade(vec3 ink, vec3 normal, vec3 world, vec3 eye, float side, float dim) {
  vec3 view = normalize(eye - world);
  float facing = abs(dot(normalize(normal), view));
  vec3 edge = vec3(0.16, 0.2, 0.29) * (0.5 + 0.5 * facing);
  vec3 lit = mix(edge, ink * 0.9 + vec3(0.012, 0.016, 0.024) * (1.0 - facing), side);
  float grey = dot(lit, vec3(0.3, 0.59, 0.11));
  return mix(lit, mix(lit, vec3(grey), 0.6) * 0.48, dim);
}`;

/** A little sharper than the usual choice among the sizes of a texture: small letters gain by it. */
const SHARPER = '-0.55';

/** What a sheet of many pictures shows in one of its cells. */
const CELL = `
vec3 inkOf(sampler2D sheet, float which, vec2 uv, vec4 grid) {
  float cell = floor(which + 0.5);
  vec2 at = vec2(mod(cell, grid.x), floor((cell + 0.5) / grid.x));
  vec2 place = (at + clamp(uv, grid.zw, 1.0 - grid.zw)) / grid.xy;
  return texture2D(sheet, vec2(place.x, 1.0 - place.y), ${SHARPER}).rgb;
}`;

export const CARD_FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vUv; varying vec2 vCell; varying float vSide;
uniform sampler2D faces; uniform vec4 grid; uniform vec3 cameraPosition;
${SHADE}${CELL}
void main() {
  vec3 ink = inkOf(faces, vCell.x, vUv, grid);
  gl_FragColor = vec4(shade(ink, vNormal, vWorld, cameraPosition, step(0.5, vSide), vCell.y), 1.0);
}`;

/** The card that is held up: its face (cell −1) fills a texture of its own, its back is on the sheet of all. */
export const HELD_FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vUv; varying vec2 vCell; varying float vSide;
uniform sampler2D faces; uniform sampler2D sheet; uniform vec4 grid; uniform vec3 cameraPosition;
${SHADE}${CELL}
void main() {
  vec3 face = texture2D(faces, vec2(vUv.x, 1.0 - vUv.y), -0.4).rgb;
  vec3 ink = vCell.x < -0.5 ? face : inkOf(sheet, vCell.x, vUv, grid);
  gl_FragColor = vec4(shade(ink, vNormal, vWorld, cameraPosition, step(0.5, vSide), 0.0), 1.0);
}`;

/** `tint`: red, green, blue, and which mark. */
export const GLOW_VERTEX = `precision highp float;
attribute vec3 position; attribute vec2 uv; attribute float part;
#ifdef INSTANCES
attribute vec4 tint;
#else
uniform vec4 tint;
#endif
#include<instancesDeclaration>
uniform mat4 viewProjection;
varying vec2 vUv; varying vec4 vTint; varying float vPart;
void main() {
  #include<instancesVertex>
  vUv = uv; vTint = tint; vPart = part;
  gl_Position = viewProjection * (finalWorld * vec4(position, 1.0));
}`;

export const GLOW_FRAGMENT = `precision highp float;
varying vec2 vUv; varying vec4 vTint; varying float vPart;
uniform sampler2D faces; uniform vec4 grid; uniform vec4 marks; uniform float time;
void main() {
  float pulse = 0.86 + 0.14 * sin(time * 3.2);
  if (vPart < 0.5) {
    float line = 1.0 - smoothstep(0.16, 0.24, vUv.x);
    float halo = pow(1.0 - vUv.x, 2.0) * 0.75;
    gl_FragColor = vec4(vTint.rgb, max(line, halo) * pulse);
    return;
  }
  float r = length(vUv);
  float body = 1.0 - smoothstep(0.9, 0.98, r);
  float which = floor(vTint.a + 0.5);
  vec2 mark = vec2(mod(which, ${MARK_COLUMNS}.0), floor((which + 0.5) / ${MARK_COLUMNS}.0));
  vec2 at = vec2(vUv.x, -vUv.y) * 0.62 + 0.5;
  vec2 place = (marks.xy + (mark + clamp(at, 0.02, 0.98)) * marks.zw) / grid.xy;
  float ink = texture2D(faces, vec2(place.x, 1.0 - place.y), -0.5).r * step(r, 0.8);
  gl_FragColor = vec4(mix(vTint.rgb, vec3(0.02, 0.03, 0.05), ink), body);
}`;
