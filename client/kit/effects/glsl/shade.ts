/** Night over everything: a square over the whole view, deepest at its edges. */
export const SHADE_VERTEX = `precision highp float;
attribute vec3 position; attribute vec2 uv;
varying vec2 vUv;
void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

export const SHADE_FRAGMENT = `precision highp float;
varying vec2 vUv; uniform float depth; uniform vec3 tint;
void main() {
  float r = length(vUv * vec2(1.0, 0.8));
  gl_FragColor = vec4(tint, depth * (0.62 + 0.38 * smoothstep(0.2, 1.2, r)));
}`;
