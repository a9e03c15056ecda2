import { COMB_GLSL, PART_FRAGMENT, PART_VERTEX } from './common';

/** A ball about a, stretched to `reach` times its radius along b; size is its radius. */
export const SHELL = { cloak: 0, field: 1, ripple: 2 } as const;

export const SHELL_VERTEX = `${PART_VERTEX}
attribute vec3 normal;
varying vec3 vNormal; varying vec3 vWorld; varying vec3 vLocal;
void main() {
  hand();
  vec3 ahead = length(B) > 1e-4 ? normalize(B) : vec3(0.0, 0.0, 1.0);
  vec3 right = normalize(cross(abs(ahead.y) > 0.95 ? vec3(1.0, 0.0, 0.0) : vec3(0.0, 1.0, 0.0), ahead)), up = cross(ahead, right);
  vec3 p = position * vec3(1.0, STYLE == ${SHELL.cloak} ? 0.55 : 1.0, max(REACH, 1.0));
  vNormal = normalize(right * normal.x + up * normal.y + ahead * normal.z / max(REACH, 1.0));
  vWorld = A + (right * p.x + up * p.y + ahead * p.z) * SIZE; vLocal = position;
  gl_Position = viewProjection * vec4(vWorld, 1.0);
}`;

export const SHELL_FRAGMENT = `${PART_FRAGMENT}
uniform float calm; varying vec3 vNormal; varying vec3 vWorld; varying vec3 vLocal;
${COMB_GLSL}
void main() {
  float face = abs(dot(normalize(vNormal), normalize(cameraPosition - vWorld)));
  // The last of the edge is dark, so that flat facets do not show against what is behind.
  float rim = pow(1.0 - face, 2.4), t = COURSE, edge = smoothstep(0.02, 0.24, face);
  vec3 c = vec3(0.0);
  if (STYLE == ${SHELL.cloak}) {
    // A front of light runs from bow to stern; behind it the air trembles like heat.
    float at = 1.25 - 2.5 * t, front = vLocal.z - at;
    float n = cloud(vWorld.xy * 90.0 + vec2(flow * 1.3, -flow)) - 0.5, m = cloud(vWorld.zy * 120.0 - flow * 1.1) - 0.5;
    float weave = pow(0.5 + 0.5 * sin(vLocal.y * 70.0 + n * 9.0 + flow * 8.0), 3.0);
    float haze = smoothstep(0.0, 0.25, front) * exp(-max(front, 0.0) * 1.6);
    vec3 oil = 0.5 + 0.5 * cos(6.28318 * (vec3(0.0, 0.33, 0.67) + face * 1.4 + n * 0.9 + flow * 0.12));
    c = mix(INK, oil, 0.45) * (haze * (0.16 * weave + 0.5 * rim + 0.45 * max(0.0, m)) + bell(front / 0.16) * (0.3 + 0.7 * weave) * 0.75);
    c = (c + vec3(1.0) * bell(front / 0.035) * (0.25 + 0.5 * weave)) * edge;
  } else if (STYLE == ${SHELL.field}) {
    float w = 1.0 - vUv.x - vUv.y, seam = min(min(vUv.x, vUv.y), w), px = max(fwidth(seam), 1e-4);
    float line = 1.0 - smoothstep(0.0, 1.6 * px + 0.012, seam);
    float wave = pow(0.5 + 0.5 * sin(vLocal.y * 9.0 - flow * 1.7), 6.0);
    float spark_ = pow(noise(vLocal.xy * 5.0 + vec2(flow * 0.5, SEED)), 3.0);
    c = INK * (rim * 0.55 + line * (0.12 + 0.45 * rim + 0.5 * wave + 0.5 * spark_) + exp(-seam * 14.0) * 0.05 + 0.03) + vec3(1.0) * line * wave * 0.2;
    c *= smoothstep(-1.05, -1.05 + 2.1 * min(1.0, t * 1.4), -vLocal.y) ;
  } else {
    // Rings run over a honeycomb from where it was struck, which is straight ahead.
    vec3 q = normalize(vLocal);
    float r = acos(clamp(q.z, -1.0, 1.0)) / 1.5;
    if (r > 1.0) discard;
    float seam = smoothstep(0.78, 0.97, comb(q.xy / (1.0 + q.z) * 8.0)), front = r - t * 1.05;
    float ring_ = bell(front / 0.09) + 0.55 * bell((front + 0.22) / 0.08) + 0.3 * bell((front + 0.42) / 0.07);
    float left = (1.0 - t) * (1.0 - smoothstep(0.6, 1.0, r)), struck = exp(-r * r * 22.0) * exp(-t * 5.0);
    c = INK * left * (ring_ * (0.22 + seam) + exp(-r * 2.6) * (0.06 + 0.5 * seam) + 0.3 * rim) + vec3(1.0) * (struck * 1.1 + ring_ * seam * 0.35 * left);
    c *= edge;
  }
  gl_FragColor = vec4(c * LIGHT, 1.0);
}`;
