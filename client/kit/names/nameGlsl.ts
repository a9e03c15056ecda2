import { MARK_GLSL } from '../things/marks';
import { PLATE } from './options';
import { NAME_ROOM } from './sheet';

const f = (value: number): string => value.toFixed(4);
const HIGH = 1 + 2 * PLATE.pad[1];

/** What a name is written with and on: the ink, the plate, and how much of what is behind it the plate covers. */
export const NAME_INK = [0.93, 0.96, 1] as const;
export const PLATE_INK = [0.008, 0.012, 0.022] as const;
export const PLATE_COVERS = 0.8;

/**
 * `world0`: what it names, and how far it is shown; `world1`: from there to its middle, width of the name (all in capitals'
 * heights), how it glows; `world2`: where the name stands on the sheet; `world3`: number (below 0: no block), emblem, colour.
 */
export const NAME_VERTEX = `precision highp float;
attribute vec3 position; attribute vec2 uv;
attribute vec4 world0; attribute vec4 world1; attribute vec4 world2; attribute vec4 world3;
uniform mat4 view; uniform mat4 projection; uniform float cap;
varying vec2 vAt; varying vec4 vCut; varying vec2 vBadge; varying vec3 vOwner; varying vec3 vWhole;
void main() {
  float wide = ${f(PLATE.badge + 2 * PLATE.pad[0])} + world1.z;
  vec2 half_ = vec2(0.5 * wide + 0.3, ${f(HIGH / 2 + 0.3)});
  vAt = uv * half_ + vec2(0.5 * wide, 0.0); vCut = world2; vBadge = world3.xy; 
  vOwner = vec3(floor(world3.z / 65536.0), mod(floor(world3.z / 256.0), 256.0), mod(world3.z, 256.0)) / 255.0;
  vWhole = vec3(wide, world0.w, world1.w);
  vec4 p = view * vec4(world0.xyz, 1.0);
  p.xy += (world1.xy + uv * half_) * cap * p.z;
  // As deep as what is a metre away: before everything on the table, behind what hangs before the eye.
  vec4 near = projection * vec4(p.xyz / max(p.z, 1.0), 1.0);
  vec4 seen = projection * p;
  seen.z = near.z / near.w * seen.w;
  gl_Position = world0.w <= 0.0 ? vec4(2.0, 2.0, 2.0, 1.0) : seen;
}`;

export const NAME_FRAGMENT = `precision highp float;
varying vec2 vAt; varying vec4 vCut; varying vec2 vBadge; varying vec3 vOwner; varying vec3 vWhole;
uniform sampler2D names; uniform float time;
${MARK_GLSL}
float box(vec2 p, vec2 low, vec2 high, float r) {
  vec2 q = abs(p - 0.5 * (low + high)) - 0.5 * (high - low) + r;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r;
}
void main() {
  float w = max(fwidth(vAt.y), 1e-4);
  bool held = vBadge.x > -0.5;
  // Without room for its name, what nobody holds has no plate.
  if (!held && vWhole.x < ${f(PLATE.badge + 1)}) discard;
  float h = ${f(HIGH / 2)};
  float plate = box(vAt, vec2(held ? 0.0 : ${f(PLATE.badge)}, -h), vec2(vWhole.x, h), 0.4);
  float cover = ${f(PLATE_COVERS)} * (1.0 - smoothstep(-w, w, plate));
  vec3 colour = vec3(${PLATE_INK.map(f).join(', ')});
  if (vWhole.z > 0.5) {
    float edge = 1.0 - smoothstep(0.06, 0.06 + 2.0 * w, abs(plate));
    colour = mix(colour, held ? vOwner : vec3(0.7, 0.85, 1.0), edge);
    cover = max(cover, edge);
  }
  // The name itself.
  float long_ = vWhole.x - ${f(PLATE.badge + 2 * PLATE.pad[0])};
  vec2 at = vec2((vAt.x - ${f(PLATE.badge + PLATE.pad[0] - NAME_ROOM)}) / (long_ + ${f(2 * NAME_ROOM)}), (0.5 - vAt.y + ${f(NAME_ROOM)}) / ${f(1 + 2 * NAME_ROOM)});
  float ink = 0.0;
  if (long_ > 0.0 && at.x > 0.0 && at.x < 1.0 && at.y > 0.0 && at.y < 1.0)
    ink = texture2D(names, mix(vCut.xy, vCut.zw, at), -0.75).a;
  colour = mix(colour, vec3(${NAME_INK.map(f).join(', ')}), ink);
  cover = max(cover, ink);
  // The block: the holder's colour, emblem and number cut out of it.
  if (held) {
    float block = 1.0 - smoothstep(-w, w, box(vAt, vec2(0.1, -h + 0.1), vec2(${f(PLATE.badge)}, h - 0.1), 0.32));
    float many = floor(vBadge.x + 0.5);
    float soft_ = clamp(w * 2.2, 0.05, 0.4);
    float sign_ = inked(markAt(vBadge.y, (vAt - vec2(0.72, 0.0)) / 0.42), soft_);
    float digits = many > 9.5
      ? max(markAt(floor(many / 10.0), (vAt - vec2(1.58, 0.0)) / 0.5), markAt(mod(many, 10.0), (vAt - vec2(2.26, 0.0)) / 0.5))
      : markAt(many, (vAt - vec2(1.9, 0.0)) / 0.54);
    float cut_ = max(sign_, inked(digits, soft_));
    colour = mix(colour, mix(vOwner, vec3(0.01, 0.012, 0.02), cut_), block);
    cover = max(cover, block * 0.97);
  }
  gl_FragColor = vec4(colour, cover * vWhole.y);
}`;
