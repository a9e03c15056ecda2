import { PART_FRAGMENT, PART_VERTEX } from './common';

/** From a, size is how far they go, reach how high; b is the way they are thrown, as strongly as it is long. */
export const SPARK = { burst: 0, twinkle: 1, ember: 2, firework: 3, gather: 4, crumbs: 5 } as const;

export const SPARK_VERTEX = `${PART_VERTEX}
attribute vec4 seed;
vec4 own() { return fract(seed * (1.0 + 3.7 * SEED) + SEED * vec4(0.37, 0.71, 0.13, 0.53)); }
vec3 ball(vec4 s) {
  float up = s.x * 2.0 - 1.0, turn = s.y * 6.28318, flat_ = sqrt(max(0.0, 1.0 - up * up));
  return vec3(flat_ * cos(turn), up, flat_ * sin(turn));
}
/** Where a spark is when its course has come so far. */
vec3 place(float t, vec4 s) {
  float slow = calm > 0.5 ? 0.45 : 1.0;
  if (STYLE == ${SPARK.burst}) {
    vec3 fly = ball(s) + B * 1.6;
    return A + fly * SIZE * slow * (0.25 + 0.75 * s.z) * (1.0 - pow(1.0 - t, 2.4)) - vec3(0.0, REACH * t * t, 0.0);
  }
  if (STYLE == ${SPARK.firework}) {
    return A + ball(s) * SIZE * slow * (0.9 + 0.1 * s.z) * (1.0 - pow(1.0 - t, 3.0)) - vec3(0.0, SIZE * 0.42 * t * t, 0.0);
  }
  if (STYLE == ${SPARK.gather}) return A + (ball(s) + B) * SIZE * slow * (0.4 + 0.6 * s.z) * (1.0 - t) * (1.0 - t);
  if (STYLE == ${SPARK.crumbs}) {
    float along = max(0.0, t - 0.02 - s.z * 0.2), after = t - along;
    return mix(A, B, along) + ball(s) * SIZE * (0.2 + 3.0 * after);
  }
  float turn = s.y * 6.28318 + (STYLE == ${SPARK.ember} ? 0.25 * slow * t : 0.0), out_ = SIZE * sqrt(s.x);
  float rise = STYLE == ${SPARK.ember} ? REACH * (s.z * 0.35 + t * (0.4 + 0.6 * s.w)) : REACH * fract(s.z + t * 0.35 * slow);
  return A + vec3(out_ * sin(turn) + 0.012 * sin(t * 9.0 + s.w * 40.0) * float(STYLE == ${SPARK.ember}), rise, out_ * cos(turn));
}
void main() {
  hand();
  vec4 s = own();
  bool still_ = STYLE == ${SPARK.twinkle} || STYLE == ${SPARK.ember};
  float life = still_ || STYLE == ${SPARK.crumbs} ? 1.0 : 0.55 + 0.45 * s.w;
  float t = min(1.0, COURSE / life);
  vec3 p = place(t, s), before = place(max(0.0, t - (STYLE == ${SPARK.firework} ? 0.09 : 0.085)), s);
  vec3 way = p - before;
  float long_ = still_ ? 0.0 : length(way);
  vec3 dir = long_ > 1e-6 ? way / long_ : vec3(0.0, 1.0, 0.0);
  float thin;
  float wide = atLeastPixel(0.0007 * (0.6 + 0.8 * s.z) * (STYLE == ${SPARK.ember} ? 2.4 : STYLE == ${SPARK.firework} ? 2.6 : STYLE == ${SPARK.twinkle} ? 1.5 : 1.0), p, thin) * 3.0;
  vec3 eye = cameraPosition - p, side = normalize(cross(dir, eye) + vec3(1e-6));
  vec3 up = still_ ? normalize(cross(eye, side)) : dir;
  vec3 at = (uv.y < 0.0 ? before : p) + side * uv.x * wide + up * uv.y * wide;
  float fade = STYLE == ${SPARK.gather} ? smoothstep(0.0, 0.3, t) * step(t, 0.98) : 1.0 - t * t;
  float blink = 0.5 + 0.5 * sin(flow * (7.0 + 9.0 * s.w) + s.z * 50.0);
  if (STYLE == ${SPARK.twinkle}) fade = blink * blink * blink;
  if (STYLE == ${SPARK.ember}) fade = (0.35 + 0.65 * blink) * smoothstep(0.0, 0.12, t) * (1.0 - smoothstep(0.7 + 0.2 * s.w, 1.0, t));
  if (STYLE == ${SPARK.firework}) fade *= t > 0.55 ? 0.4 + 0.9 * blink : 1.0;
  vInk.a *= fade * thin * (0.5 + 0.5 * s.x);
  vLife = vec4(t, world3.y, long_ / wide, s.z);
  gl_Position = viewProjection * vec4(at, 1.0);
}`;

export const SPARK_FRAGMENT = `${PART_FRAGMENT}
void main() {
  float long_ = vLife.z, t = vLife.x;
  // A streak with round ends: the square is long_ + 2 tall and 2 wide.
  float y = vUv.y * (1.0 + 0.5 * long_);
  float over = max(0.0, abs(y) - 0.5 * long_);
  float taper = long_ > 0.2 ? mix(0.28, 1.0, 0.5 + 0.5 * vUv.y) : 1.0;
  float d = length(vec2(vUv.x, over) / taper);
  float wake = long_ > 0.2 ? smoothstep(-1.0, 0.9, vUv.y) : 1.0;
  float edge = 1.0 - smoothstep(0.6, 1.0, d);
  bool hot = STYLE == ${SPARK.burst} || STYLE == ${SPARK.crumbs};
  vec3 ink = hot ? mix(mix(vec3(1.0), INK, 0.35), INK, t) : INK;
  float cross_ = STYLE == ${SPARK.twinkle} ? 0.5 * (exp(-abs(vUv.x) * 16.0) * exp(-abs(vUv.y) * 3.0) + exp(-abs(vUv.y) * 16.0) * exp(-abs(vUv.x) * 3.0)) : 0.0;
  vec3 c = ink * (exp(-d * d * 7.0) * 1.1 + exp(-d * 3.4) * 0.3 + cross_) + vec3(1.0) * exp(-d * d * 30.0) * (1.0 - 0.7 * t) + vec3(1.0) * cross_ * 0.4;
  gl_FragColor = vec4(c * edge * wake * LIGHT, 1.0);
}`;
