import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture';
import type { Scene } from '@babylonjs/core/scene';
import { Shape } from '../shape';
import { Layer, LAYER_VERTEX } from './layer';
import { MARK_GLSL } from './marks';

/** Half the size of the card that numerals are drawn on, in metres at arm's length. */
const [WIDE, HIGH] = [0.03, 0.016];
/** Farther away than `at` metres they grow so many times at most; in a headset as far as the table reaches. */
export const NUMERAL = { at: 0.95, least: 0.55, most: 1.9, worn: 3.6, high: 2 * HIGH * 0.62 * 0.95 } as const;

const shape = (): Shape => {
  const made = new Shape();
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => made.vertex([x * WIDE, y * HIGH, 0], [0, 0, -1], [x, y]));
  made.quad(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0, corners[3] ?? 0);
  return made;
};

const VERTEX = `${LAYER_VERTEX}
attribute vec4 label; attribute vec4 ink;
varying vec2 vAt; varying vec4 vLabel; varying vec4 vInk;
void main() {
  vec3 middle = place()[3].xyz;
  // Farther away they grow a little, so that they can still be read; their foot stays where it is.
  float grow = clamp(length(cameraPosition - middle) / ${NUMERAL.at.toFixed(2)}, ${NUMERAL.least.toFixed(2)}, mix(${NUMERAL.most.toFixed(2)}, ${NUMERAL.worn.toFixed(2)}, worn));
  vAt = uv * vec2(${(WIDE / HIGH).toFixed(4)}, 1.0); vLabel = label; vInk = ink;
  gl_Position = viewProjection * vec4(facing(middle, (uv + vec2(0.0, 0.92)) * vec2(${WIDE.toFixed(4)}, ${HIGH.toFixed(4)}) * grow), 1.0);
}`;

const FRAGMENT = `precision highp float;
varying vec2 vAt; varying vec4 vLabel; varying vec4 vInk;
uniform float time;
${MARK_GLSL}
void main() {
  float now = floor(vLabel.x + 0.5), most = floor(vLabel.y + 0.5);
  float field = 0.0;
  float mid = vLabel.z > -0.5 ? 0.52 : 0.0;
  vec2 p = (vAt - vec2(mid, most > 0.5 ? 0.24 : 0.0)) / 0.62;
  if (now > 9.5) {
    field = max(markAt(floor(now / 10.0), p + vec2(0.82, 0.0)), markAt(mod(now, 10.0), p - vec2(0.82, 0.0)));
  } else field = markAt(now, p);
  float light = 0.0;
  if (vLabel.z > -0.5) {
    // A crest is cut out of a badge: beside a number, bare strokes would read as a sign of reckoning.
    vec2 badge = vAt - vec2(-0.68, 0.24);
    field = max(field, min(0.5 + (0.66 - length(badge)) / 0.36, 1.0 - markAt(vLabel.z, badge / 0.46)));
  }
  float soft_ = clamp(fwidth(vAt.y) * 2.2, 0.05, 0.4);
  float ink = inked(field, soft_);
  float halo = smoothstep(0.02, 0.5, field);
  // Pips: as many as its full defence, those that are left filled.
  float pips = 0.0; float rims = 0.0;
  if (most > 0.5) {
    float step_ = min(0.46, 3.2 / most);
    float first = -0.5 * step_ * (most - 1.0);
    float i = clamp(floor((vAt.x - first) / step_ + 0.5), 0.0, most - 1.0);
    float d = markAt(LEGAL, (vAt - vec2(first + i * step_, -0.7)) / 0.2);
    float body = inked(d, soft_);
    float hollow = inked(d, soft_) - inked(d - 0.3, soft_);
    pips = i < now - 0.5 ? body : hollow * 0.75;
    rims = smoothstep(0.02, 0.5, d);
  }
  float cover = max(ink, pips);
  float dark = max(halo, rims) * 0.62;
  vec3 colour = mix(vec3(0.0, 0.004, 0.01), mix(vInk.rgb, vec3(1.0), 0.35 * ink), cover / max(cover, dark * (1.0 - cover) + cover + 1e-4));
  float scan = 0.94 + 0.06 * sin(vAt.y * 60.0 - time * 6.0);
  gl_FragColor = vec4(colour * scan, max(cover, dark) * vLabel.w);
}`;

/** Numerals and pips that face the reader. `label`: number, how many pips (0: none), crest, shown; `ink`: colour. */
export const makeLabels = (scene: Scene, marks: BaseTexture, legal: number): Layer =>
  new Layer(scene, {
    name: 'token labels',
    shape: shape(),
    vertex: VERTEX,
    fragment: FRAGMENT.replace('LEGAL', `${legal}.0`),
    blend: 'mix',
    bothSides: true,
    own: ['label', 'ink'],
    textures: { marks },
  });
