/** Light on dark, solid things of our own: a key light, a sheen, the table's glow from below. Wants `n`, `way`, `base`. */
export const SOLID_GLSL = `
vec3 lightSolid(vec3 base, vec3 n, vec3 way, float gloss, float sheen, vec3 below) {
  vec3 key = normalize(vec3(0.5, 0.8, 0.35));
  float wrap = max(0.0, 0.3 + 0.7 * dot(n, key));
  float shine = pow(max(0.0, dot(n, normalize(key + way))), gloss);
  float edge = pow(1.0 - max(0.0, dot(n, way)), 3.0);
  return base * (0.22 + 1.1 * wrap) + vec3(0.75, 0.8, 0.9) * shine * sheen + vec3(0.1, 0.13, 0.18) * edge + below * max(0.0, 0.25 - 0.75 * n.y);
}`;
