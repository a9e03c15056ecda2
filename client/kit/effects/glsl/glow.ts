import { PART_FRAGMENT, PART_VERTEX } from './common';
import { MARKS_GLSL } from './marks';

/** At a, or on its way from a to b where its reach is not 0; size is its radius. */
export const GLOW = { point: 0, flare: 1, torpedo: 2, fire: 3, mark: 4, coma: 5 } as const;

export const GLOW_VERTEX = `${PART_VERTEX}
void main() {
  hand();
  float way = abs(REACH) < 0.001 ? 0.0 : calm > 0.5 ? 1.0 : COURSE;
  vec3 p = nearer(A + (B - A) * way, STYLE == ${GLOW.mark} ? 0.0 : SIZE * (STYLE == ${GLOW.fire} ? 0.8 : 0.35));
  float grown = SIZE;
  if (STYLE == ${GLOW.fire}) grown *= 0.45 + 0.55 * (1.0 - pow(1.0 - COURSE, 3.0));
  float thin;
  grown = atLeastPixel(grown * 0.25, p, thin) * 4.0;
  vInk.a *= thin * thin;
  vec3 right = vec3(view[0][0], view[1][0], view[2][0]), up = vec3(view[0][1], view[1][1], view[2][1]);
  gl_Position = viewProjection * vec4(p + (right * uv.x + up * uv.y) * grown, 1.0);
}`;

export const GLOW_FRAGMENT = `${PART_FRAGMENT}
${MARKS_GLSL}
vec3 fire(vec2 p, float r) {
  vec2 q = p * 1.9 + SEED * 17.0;
  vec2 warp = vec2(cloud(q + flow * 0.25), cloud(q + 5.2 - flow * 0.2)) - 0.5;
  float n = cloud(q * 1.5 + warp * 2.6 - normalize(p + 1e-4) * COURSE * 0.8);
  float body = 1.0 - smoothstep(0.18, 0.92, r + (0.5 - n) * 0.75);
  float alive = smoothstep(COURSE * 1.15 - 0.28, COURSE * 1.15 + 0.12, n * 1.25);
  float t = body * (1.04 - 0.78 * COURSE) + (n - 0.5) * 1.15 - 0.12;
  return heat(t) * body * alive * smoothstep(0.0, 0.35, t + 0.2);
}
void main() {
  vec2 p = vUv; float r = length(p);
  float edge = 1.0 - smoothstep(0.7, 1.0, r);
  vec3 c = vec3(0.0);
  if (STYLE == ${GLOW.point}) {
    c = deep(INK) * exp(-r * 4.2) + INK * exp(-r * r * 14.0) * 0.7 + vec3(1.0) * exp(-r * r * 70.0);
  } else if (STYLE == ${GLOW.flare}) {
    float spikes = exp(-abs(p.y) * 46.0) * exp(-abs(p.x) * 3.6) + 0.55 * exp(-abs(p.x) * 60.0) * exp(-abs(p.y) * 7.0);
    vec2 turned = vec2(p.x + p.y, p.x - p.y) * 0.7071;
    spikes += 0.25 * (exp(-abs(turned.x) * 80.0) * exp(-abs(turned.y) * 9.0) + exp(-abs(turned.y) * 80.0) * exp(-abs(turned.x) * 9.0));
    c = INK * (spikes + exp(-r * 8.5) * 0.7) + vec3(1.0) * (exp(-r * r * 220.0) + spikes * 0.5);
  } else if (STYLE == ${GLOW.torpedo}) {
    float a = atan(p.y, p.x);
    float rays = pow(abs(cos(a * 3.0 + flow * 5.0)), 26.0) * exp(-r * 5.5) + 0.7 * pow(abs(cos(a * 4.0 - flow * 7.0 + 1.3)), 40.0) * exp(-r * 6.5);
    float beat = 0.9 + 0.1 * sin(flow * 24.0);
    c = deep(INK) * exp(-r * 4.6) * 0.95 * beat + INK * (rays * 1.1 + exp(-r * r * 26.0)) + vec3(1.0) * (exp(-r * r * 110.0) * 1.6 + rays * 0.35);
  } else if (STYLE == ${GLOW.fire}) {
    c = fire(p, r);
  } else if (STYLE == ${GLOW.coma}) {
    float wisp = cloud(p * 3.0 + vec2(flow * 0.9, SEED * 7.0));
    c = INK * (exp(-r * 3.4) * (0.45 + 0.75 * wisp) + exp(-r * r * 16.0) * 0.6) + vec3(0.95, 0.98, 1.0) * exp(-r * r * 60.0) * 1.3;
  } else {
    float d = markAt(int(SEED + 0.5), p * 1.32);
    float w = max(fwidth(d), 1e-4);
    float line = 1.0 - smoothstep(0.0, 1.5 * w, abs(d) - 0.035), inside = 1.0 - smoothstep(-w, w, d);
    c = mix(INK, vec3(1.0), 0.25) * (inside * 0.75 + line * 0.6) + INK * exp(-max(d, 0.0) * 7.0) * 0.28;
  }
  gl_FragColor = vec4(c * edge * LIGHT, 1.0);
}`;
