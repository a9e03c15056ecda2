import { PART_FRAGMENT, PART_VERTEX } from './common';

/** A tube from a, where it is `size` wide, to b, where it is `reach` wide. */
export const COLUMN = { transport: 0, tractor: 1, curtain: 2, rays: 3 } as const;

export const COLUMN_VERTEX = `${PART_VERTEX}
varying vec3 vNormal; varying vec3 vWorld; varying float vLong;
void main() {
  hand();
  vec3 way = B - A; vLong = max(length(way), 1e-5);
  vec3 up = way / vLong;
  vec3 right = normalize(cross(abs(up.y) > 0.95 ? vec3(0.0, 0.0, 1.0) : vec3(0.0, 1.0, 0.0), up)), ahead = cross(up, right);
  vec3 out_ = right * position.x + ahead * position.z;
  vec3 p = A + way * uv.y + out_ * mix(SIZE, REACH, uv.y);
  vNormal = normalize(out_ + up * (SIZE - REACH) / vLong); vWorld = p;
  gl_Position = viewProjection * vec4(p, 1.0);
}`;

export const COLUMN_FRAGMENT = `${PART_FRAGMENT}
uniform float calm; varying vec3 vNormal; varying vec3 vWorld; varying float vLong;
void main() {
  float face = abs(dot(normalize(vNormal), normalize(cameraPosition - vWorld)));
  float u = vUv.x, y = vUv.y, t = COURSE;
  vec3 c = vec3(0.0);
  if (STYLE == ${COLUMN.transport}) {
    float fall = roundCloud(u, y * 1.6 - flow * 1.9 + SEED, 30.0) * 0.7 + 0.6 * pow(roundNoise(u, y * 5.0 + flow * 4.2, 64.0), 3.0);
    float body = pow(face, 1.4) * smoothstep(0.0, 0.07, y) * (1.0 - smoothstep(0.6, 1.0, y));
    float scan = bell((y - 0.5 - 0.5 * sin(t * 9.0)) / 0.05) + 0.6 * bell((y - 0.5 + 0.5 * sin(t * 9.0)) / 0.04);
    c = mix(deep(INK), INK, 0.5) * body * (0.1 + fall * fall * 0.95) + (INK * 0.7 + vec3(0.3)) * body * (scan * 0.3 + pow(fall, 5.0) * 0.8);
  } else if (STYLE == ${COLUMN.tractor}) {
    float hoops = fract(y * vLong / 0.03 + (calm > 0.5 ? 0.0 : flow * 1.6));
    float hoop = bell((hoops - 0.5) / 0.14);
    float grain = roundCloud(u, y * 3.0 + flow * 0.7, 20.0);
    float body = pow(face, 1.1) * smoothstep(0.0, 0.03, y) * (1.0 - 0.35 * y) * (1.0 - smoothstep(0.94, 1.0, y));
    c = INK * body * (0.2 + 0.4 * hoop + 0.3 * grain * grain) + vec3(1.0) * hoop * body * 0.1 + INK * pow(1.0 - face, 3.0) * 0.25 * (1.0 - y);
  } else if (STYLE == ${COLUMN.curtain}) {
    float turn = calm > 0.5 ? 0.6 : fract(u * 2.0 - t * 4.0);
    float lamp = calm > 0.5 ? 0.5 : (pow(turn, 7.0) + 0.25 * pow(turn, 2.0)) * (1.0 - smoothstep(0.955, 1.0, turn));
    float silk = 0.5 + 0.9 * roundCloud(u, y * 0.7 - flow * 0.3, 120.0);
    c = INK * exp(-y * 3.4) * (1.0 - smoothstep(0.7, 1.0, y)) * (0.2 + lamp) * silk * 0.62 + vec3(1.0) * exp(-y * 26.0) * lamp * 0.35;
  } else {
    float silk = roundCloud(u, SEED + flow * 0.4, 60.0) * roundCloud(u, 3.0 + y - flow * 0.3, 150.0);
    float top = 0.25 + 0.75 * (1.0 - pow(1.0 - min(1.0, t * 2.0), 2.0));
    c = INK * exp(-y * 2.6 / top) * (1.0 - smoothstep(0.75 * top, top, y)) * (0.12 + 3.0 * silk * silk) + vec3(1.0) * exp(-y * 24.0) * 0.25;
  }
  gl_FragColor = vec4(c * LIGHT, 1.0);
}`;
