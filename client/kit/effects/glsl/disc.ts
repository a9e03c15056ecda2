import { PART_FRAGMENT, PART_VERTEX } from './common';

/** Flat at a, facing along b, size is its radius. */
export const DISC = { shock: 0, ping: 1, pool: 2, sweep: 3, glory: 4, landing: 5 } as const;

export const DISC_VERTEX = `${PART_VERTEX}
void main() {
  hand();
  vec3 up = normalize(B);
  vec3 right = normalize(cross(abs(up.y) > 0.95 ? vec3(0.0, 0.0, 1.0) : vec3(0.0, 1.0, 0.0), up));
  vec3 ahead = cross(up, right);
  gl_Position = viewProjection * vec4(A + (right * uv.x + ahead * uv.y) * SIZE, 1.0);
}`;

export const DISC_FRAGMENT = `${PART_FRAGMENT}
uniform float calm; void main() {
  vec2 p = vUv; float r = length(p), t = COURSE;
  if (r > 1.0) discard;
  float edge = 1.0 - smoothstep(0.75, 1.0, r), a = atan(p.x, p.y) / 6.2831853;
  float w = max(fwidth(r), 1e-4);
  vec3 c = vec3(0.0);
  if (STYLE == ${DISC.shock}) {
    float at = 0.08 + 0.86 * (1.0 - pow(1.0 - t, 2.2)), front = r - at;
    float rough = 0.72 + 0.56 * roundNoise(a + 0.5, SEED * 20.0, 60.0);
    float streak = 0.25 + 1.5 * sq(roundCloud(a + 0.5, SEED * 20.0 + 3.0, 90.0));
    float line = bell(front / (0.008 + 0.012 * t)) * (0.6 + 0.6 * rough) + (front < 0.0 ? exp(front * 7.0) * 0.6 * streak : exp(-front * 34.0) * 0.4);
    c = (INK * line + vec3(1.0) * bell(front / 0.008) * 0.7 * (1.0 - t)) * (1.0 - t * 0.6);
  } else if (STYLE == ${DISC.ping}) {
    float wave = calm > 0.5 ? 0.62 : fract(t * 3.0), front = r - (0.3 + 0.62 * wave);
    float hoop = 1.0 - smoothstep(0.013, 0.013 + 2.0 * w, abs(r - 0.34));
    float spin = calm > 0.5 ? 0.0 : flow * 0.12, tick = abs(fract((a + spin) * 3.0 + 0.5) - 0.5);
    float arrow = (1.0 - smoothstep(0.02, 0.02 + 2.0 * w, abs(r - 0.46) - 0.03)) * (1.0 - smoothstep(0.035, 0.045, tick));
    c = INK * (hoop * 0.8 + arrow + exp(-abs(r - 0.34) * 16.0) * 0.3 + (bell(front / 0.02) + exp(-abs(front) * 14.0) * 0.25) * (1.0 - wave) + 0.1 * edge);
    c += vec3(1.0) * (hoop * 0.25 + bell(front / 0.014) * (1.0 - wave) * 0.4);
  } else if (STYLE == ${DISC.pool}) {
    c = INK * exp(-r * r * 5.0);
  } else if (STYLE == ${DISC.sweep}) {
    // A beam of light goes round the table like a lamp in a tower; rings run in after it.
    float turn = calm > 0.5 ? 0.5 : fract(a * 2.0 - t * 4.0);
    float beam_ = calm > 0.5 ? 0.25 : (pow(turn, 9.0) + 0.35 * pow(turn, 2.5)) * (1.0 - smoothstep(0.955, 1.0, turn));
    float band = smoothstep(0.24, 0.4, r) * (1.0 - smoothstep(0.88, 0.93, r));
    float front = r - (calm > 0.5 ? 0.86 : 1.0 - fract(t * 4.0));
    float teeth = step(0.5, fract(a * 36.0));
    c = INK * band * (beam_ * (0.3 + 0.3 * r) + 0.05) + INK * (bell(front / 0.012) + exp(-abs(front) * 22.0) * 0.35) * band * 0.75;
    c += INK * (bell((r - 0.925) / 0.006) * (0.35 + 0.65 * teeth) * (0.4 + beam_)) * 1.4;
  } else if (STYLE == ${DISC.glory}) {
    float rays = roundCloud(a + 0.5, 2.0 + SEED + flow * 0.3, 26.0) * roundCloud(a + 0.5, 9.0 - flow * 0.2, 11.0);
    float band = smoothstep(0.2, 0.45, r) * (1.0 - smoothstep(0.8, 0.94, r));
    float front = r - 0.92 * (1.0 - pow(1.0 - min(1.0, t * 2.2), 2.0));
    c = INK * (rays * rays * 3.4 * band * (1.0 - 0.5 * r) + exp(-r * r * 5.0) * 0.16) + (INK + vec3(0.3)) * bell(front / 0.02) * (1.0 - min(1.0, t * 2.0));
  } else {
    float spokes = 1.0 - smoothstep(0.03, 0.05, abs(fract(a * 12.0 + 0.5) - 0.5));
    float inward = fract(r * 3.0 + (calm > 0.5 ? 0.0 : flow * 1.1));
    float hoop = 1.0 - smoothstep(0.014, 0.014 + 2.0 * w, abs(r - 0.86));
    c = INK * (hoop * 0.9 + exp(-abs(r - 0.86) * 22.0) * 0.3 + pow(inward, 5.0) * 0.5 * smoothstep(0.1, 0.7, r) + spokes * smoothstep(0.66, 0.7, r) * (1.0 - smoothstep(0.8, 0.84, r)) * 0.9);
  }
  float whole = STYLE == ${DISC.ping} || STYLE == ${DISC.landing} ? 1.0 - smoothstep(0.93, 1.0, r) : edge;
  gl_FragColor = vec4(c * whole * LIGHT, 1.0);
}`;
