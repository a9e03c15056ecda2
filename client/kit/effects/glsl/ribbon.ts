import { PART_FRAGMENT, PART_VERTEX } from './common';

/** a is where it leaves, b where it arrives, size its half width, reach how much of the way it covers at once. */
export const RIBBON = { beam: 0, bolt: 1, trail: 2, tail: 3, streak: 4, thread: 5, guide: 6 } as const;

/** A strip that always faces the eye; the light in it is measured from the line itself, so its ends are round. */
export const RIBBON_VERTEX = `${PART_VERTEX}
varying vec4 vPlace; varying float vWide;
void main() {
  hand();
  float head = 1.0, tail = 0.0;
  bool moves = STYLE == ${RIBBON.bolt} || STYLE == ${RIBBON.trail} || STYLE == ${RIBBON.tail} || STYLE == ${RIBBON.streak};
  if (STYLE == ${RIBBON.beam}) { head = min(1.0, COURSE / 0.1); tail = max(0.0, (COURSE - 0.9) / 0.1) * 0.999; }
  else if (STYLE == ${RIBBON.thread}) head = COURSE;
  else if (moves) { head = COURSE * (1.0 + REACH); tail = head - REACH; }
  if (calm > 0.5 && STYLE != ${RIBBON.thread}) { head = 1.0; tail = 0.0; }
  vec3 from = A + (B - A) * clamp(tail, 0.0, 1.0), to = A + (B - A) * clamp(head, 0.0, 1.0);
  vec3 dir = (B - A) / max(distance(A, B), 1e-5);
  float thin;
  float wide = atLeastPixel(SIZE, uv.y < 0.0 ? from : to, thin);
  float reach = wide * (STYLE == ${RIBBON.tail} ? 2.2 : 7.0);
  vec3 p = uv.y < 0.0 ? from - dir * reach : to + dir * reach;
  vec3 side = normalize(cross(dir, cameraPosition - p) + vec3(1e-6));
  float long_ = distance(from, to);
  vPlace = vec4(uv.x * reach, uv.y < 0.0 ? -reach : long_ + reach, long_, reach);
  vWide = wide; vInk.a *= thin;
  gl_Position = viewProjection * vec4(p + side * uv.x * reach, 1.0);
}`;

export const RIBBON_FRAGMENT = `${PART_FRAGMENT}
varying vec4 vPlace; varying float vWide;
void main() {
  float x = vPlace.x, y = vPlace.y, long_ = vPlace.z, w = vWide;
  float over = max(0.0, max(-y, y - long_));
  float d = length(vec2(x, over));
  float edge = 1.0 - smoothstep(0.55, 1.0, d / vPlace.w);
  float t = clamp(y / max(long_, 1e-5), 0.0, 1.0);
  float core = bell(d / w), glow = exp(-d / (1.5 * w)) * edge;
  vec3 c = vec3(0.0);
  if (STYLE == ${RIBBON.beam}) {
    float pulse = 0.82 + 0.18 * sin(y * 260.0 - flow * 46.0) * sin(y * 83.0 - flow * 17.0);
    float rope = bell((x - 0.55 * w * sin(y * 150.0 - flow * 30.0)) / (0.5 * w)) + bell((x + 0.55 * w * sin(y * 150.0 - flow * 30.0)) / (0.5 * w));
    c = INK * (glow * 0.75 * pulse + core * 0.7 + 0.35 * rope * edge) + deep(INK) * exp(-d / (3.2 * w)) * edge * 0.4 + vec3(1.0) * bell(d / (0.55 * w)) * (0.75 + 0.25 * pulse);
  } else if (STYLE == ${RIBBON.bolt}) {
    float shape = bell(d / (w * (0.5 + 0.6 * t)));
    c = INK * (shape + glow * (0.25 + 0.6 * t)) + deep(INK) * exp(-d / (2.2 * w)) * edge * edge * 0.4 + vec3(1.0) * bell(d / (0.5 * w)) * t;
  } else if (STYLE == ${RIBBON.trail}) {
    float wake = t * t;
    c = deep(INK) * exp(-d / (1.9 * w * (0.35 + t))) * edge * wake + INK * bell(d / (w * (0.25 + 0.75 * t))) * wake + vec3(1.0) * bell(d / (0.4 * w)) * wake * t * 0.7;
  } else if (STYLE == ${RIBBON.tail}) {
    float back = 1.0 - t;
    float far = w * (0.16 + 1.5 * pow(back, 0.75));
    float strand = cloud(vec2(x / far * 3.4 + SEED * 9.0, y * 9.0 + flow * 2.6)) * 0.75 + cloud(vec2(x / far * 9.0, y * 16.0 + flow * 4.0)) * 0.5;
    float ends = 1.0 - smoothstep(0.0, 1.0, over / (0.12 * w));
    float body = bell(x / far * 1.25) * pow(t, 1.35) * ends;
    c = INK * body * (0.12 + 1.15 * strand * strand) + vec3(0.9, 0.97, 1.0) * bell(x / far * 4.5) * pow(t, 3.0) * 0.8 * ends;
  } else if (STYLE == ${RIBBON.streak}) {
    float taper = pow(max(0.0, sin(3.14159 * t)), 0.6) * step(over, 0.001);
    c = INK * exp(-abs(x) / (1.6 * w * taper + 1e-5)) * taper * edge + vec3(1.0) * bell(x / (0.55 * w * taper + 1e-5)) * taper;
  } else if (STYLE == ${RIBBON.thread}) {
    float tip = bell((y - long_) / (9.0 * w)) * step(COURSE, 0.999);
    float run = pow(0.5 + 0.5 * cos(y * 14.0 - flow * 2.4 + SEED * 40.0), 12.0);
    c = INK * (core * 0.85 + glow * 0.34 + run * (core + glow) * 0.35) + vec3(1.0) * (bell(d / (0.5 * w)) * 0.25 + tip * (core + glow) * 1.5);
  } else {
    float beat = fract(y / 0.028 - flow * 3.0);
    float lamp = bell((beat - 0.5) * 0.028 / (1.1 * w));
    float runs = pow(0.5 + 0.5 * cos(6.28318 * (t * 1.6 - flow * 1.1)), 6.0);
    c = INK * (lamp * (core + 0.5 * glow) * (0.35 + 1.1 * runs) + core * 0.1) + vec3(1.0) * lamp * bell(d / (0.6 * w)) * runs;
    c *= smoothstep(0.0, 0.06, t) * smoothstep(1.0, 0.94, t);
  }
  gl_FragColor = vec4(c * LIGHT, 1.0);
}`;
