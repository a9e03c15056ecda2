import { Texture } from '@babylonjs/core/Materials/Textures/texture';
import type { Scene } from '@babylonjs/core/scene';
import { MARK_COLUMNS, MARK_NAMES, MARK_ROWS } from '../../../assets/make/things/markNames';
import { ASSETS } from '../assets';

/** No mark at all. */
export const NO_MARK = -1;

/** Where a mark stands on the sheet; a plain dot for one that nobody has drawn. */
export const markOf = (name: string): number => {
  const at = MARK_NAMES.findIndex((known) => known === name);
  return at < 0 ? MARK_NAMES.indexOf('dot') : at;
};

export const loadMarks = (scene: Scene): Texture => {
  const marks = new Texture(ASSETS.marks, scene, { invertY: false });
  marks.wrapU = marks.wrapV = Texture.CLAMP_ADDRESSMODE;
  marks.anisotropicFilteringLevel = 4;
  return marks;
};

/** `markAt` tells how deep inside a mark a point is (0.5 is its edge); p from −1 to 1, y up; digits are cells 0 to 9. */
export const MARK_GLSL = `
uniform sampler2D marks;
float markAt(float cell, vec2 p) {
  if (cell < -0.5) return 0.0;
  vec2 q = clamp(p / 1.28, -0.98, 0.98);
  float shown = step(abs(p.x), 1.24) * step(abs(p.y), 1.24);
  float column = mod(cell + 0.5, ${MARK_COLUMNS}.0) - 0.5;
  float row = floor((cell + 0.5) / ${MARK_COLUMNS}.0);
  vec2 at = (vec2(floor(column + 0.5), row) + vec2(0.5 + 0.5 * q.x, 0.5 - 0.5 * q.y)) / vec2(${MARK_COLUMNS}.0, ${MARK_ROWS}.0);
  return texture2D(marks, at).r * shown;
}
float inked(float field, float soft_) { return smoothstep(0.5 - soft_, 0.5 + soft_, field); }
`;
