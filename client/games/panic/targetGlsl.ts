import { PARTS_DRAWN } from './targetShapes';

export const TARGET_VERTEX = `precision highp float;
attribute vec3 position; attribute vec2 uv; attribute float part;
uniform mat4 world; uniform mat4 viewProjection; uniform vec4 tints[${PARTS_DRAWN}];
varying vec2 vUv; varying vec4 vTint; varying float vPart;
void main() {
  vUv = uv; vPart = part; vTint = tints[int(part + 0.5)];
  gl_Position = viewProjection * world * vec4(position, 1.0);
}`;

/** Sections: a lit frame with runners along it. Arrows: a body of light with chevrons that run to its head. */
export const TARGET_FRAGMENT = `precision highp float;
varying vec2 vUv; varying vec4 vTint; varying float vPart; uniform float time;
void main() {
  if (vTint.a <= 0.001) discard;
  float light;
  if (vPart > 11.5) {
    float side = abs(vUv.x - 0.5) * 2.0;
    float chevron = smoothstep(0.35, 0.5, abs(fract(vUv.y * 3.0 + side * 0.35 - time * 0.9) - 0.5) * 2.0);
    light = 0.35 + 0.65 * chevron;
  } else {
    vec2 edge = min(vUv, 1.0 - vUv);
    float frame = max(1.0 - smoothstep(0.012, 0.035, edge.x), 1.0 - smoothstep(0.03, 0.07, edge.y));
    float run = 0.5 + 0.5 * sin((vUv.x + vUv.y) * 18.0 - time * 4.0);
    light = frame * (0.65 + 0.35 * run) + 0.13 + 0.05 * run;
  }
  gl_FragColor = vec4(vTint.rgb, light * vTint.a * (0.85 + 0.15 * sin(time * 3.0)));
}`;
