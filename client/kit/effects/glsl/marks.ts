import { MEANINGS } from '../../theme';

/** The marks of the theme as shapes: how far p (−1…1, y up) is from the mark's edge, below 0 inside. */
export const MARK_SHAPES: Readonly<Record<string, string>> = {
  legal: '(abs(p.x) * 1.25 + abs(p.y) - 0.85) * 0.62',
  danger: 'gon(p + vec2(0.0, 0.14), 3.0, 0.42)',
  mine: 'length(p) - 0.66',
  rivalA: 'box(p, vec2(0.58))',
  rivalB: 'min(box(p, vec2(0.74, 0.25)), box(p, vec2(0.25, 0.74)))',
  rivalC: 'star(p)',
  rivalD: 'gon(p, 5.0, 0.6)',
  rivalE: 'gon(p, 6.0, 0.64)',
  calm: 'box(p, vec2(0.72, 0.16))',
  yellow: 'bang(p)',
  red: 'min(bang(p - vec2(0.33, 0.0)), bang(p + vec2(0.33, 0.0)))',
  short: 'box(p, vec2(0.14, 0.74))',
  medium: 'box(vec2(abs(p.x) - 0.3, p.y), vec2(0.14, 0.74))',
  long: 'min(box(vec2(abs(p.x) - 0.48, p.y), vec2(0.13, 0.74)), box(p, vec2(0.13, 0.74)))',
  shield: 'max(abs(length(p + vec2(0.0, 0.42)) - 0.78) - 0.15, -p.y - 0.36)',
  shieldHurt: 'box(vec2(p.x - 0.24 * asin(sin(p.y * 7.0)), p.y), vec2(0.15, 0.78))',
  command: 'spark(p)',
  medical:
    'max(min(box(p, vec2(0.76, 0.3)), box(p, vec2(0.3, 0.76))), -min(box(p, vec2(0.6, 0.1)), box(p, vec2(0.1, 0.6))))',
  engineering: 'max(gon(p.yx, 6.0, 0.68), -gon(p.yx, 6.0, 0.4))',
  science: 'min(abs(length(p) - 0.62) - 0.11, length(p) - 0.24)',
  klingon: 'hook(p)',
  romulan: 'hook(vec2(p.x, -p.y))',
  tholian:
    'min(abs((abs(p.x) + abs(p.y) - 0.74) * 0.7) - 0.07, max((abs(p.x) + abs(p.y) - 0.74) * 0.7, p.x))',
  federation: 'max(length(p) - 0.76, -star(p * 1.35) / 1.35)',
  wild: 'abs(spark(p) + 0.02) - 0.07',
  captain: 'crown(p)',
};

/** `markAt(i, p)`: the distance to the mark of the i-th meaning. */
export const MARKS_GLSL = `
float box(vec2 p, vec2 half_) { vec2 d = abs(p) - half_; return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0); }
float gon(vec2 p, float n, float inner) {
  float part = 6.28318 / n;
  float a = mod(atan(p.x, p.y) + 0.5 * part, part) - 0.5 * part;
  return length(p) * cos(abs(a) - 0.5 * part) - inner;
}
float star(vec2 p) {
  vec2 k = vec2(0.809017, -0.587785), l = vec2(-0.809017, -0.587785);
  p = vec2(abs(p.x), p.y);
  p -= 2.0 * max(dot(k, p), 0.0) * k;
  p -= 2.0 * max(dot(l, p), 0.0) * l;
  p = vec2(abs(p.x), p.y - 0.84);
  vec2 side = 0.44 * vec2(-k.y, k.x) - vec2(0.0, 1.0);
  return length(p - side * clamp(dot(p, side) / dot(side, side), 0.0, 0.84)) * sign(p.y * side.x - p.x * side.y);
}
float bang(vec2 p) { return min(box(p - vec2(0.0, 0.22), vec2(0.14, 0.5)), length(p + vec2(0.0, 0.6)) - 0.18); }
float spark(vec2 p) { p = abs(p); return (pow(p.x, 0.62) + pow(p.y, 0.62) - 0.9) * 0.42; }
float hook(vec2 p) { return max(abs(p.y + 0.18 - 0.72 + 1.25 * abs(p.x)) * 0.62 - 0.16, abs(p.x) - 0.72); }
float crown(vec2 p) {
  float teeth = p.y - 0.16 - 0.42 * abs(1.0 - 2.0 * fract(abs(p.x) / 0.7 + 0.5));
  return max(max(teeth * 0.6, abs(p.x) - 0.7), -p.y - 0.56);
}
float markAt(int i, vec2 p) {
${MEANINGS.map((meaning, i) => `  if (i == ${i}) return ${MARK_SHAPES[meaning] ?? 'abs(length(p) - 0.55) - 0.12'};`).join('\n')}
  return length(p);
}`;
