import { SWARM_VERTEX } from '../../../kit/swarm';
import { MARK_GLSL } from '../../../kit/things/marks';

/** How a glow is drawn; home, whirl, ring and hunt lie flat. */
export const STYLE = { puff: 0, halo: 0.5, beam: 1, home: 2, whirl: 3, ring: 4, hunt: 5 } as const;

const is = (style: keyof typeof STYLE): string => `abs(vStyle.x - ${STYLE[style].toFixed(1)}) < 0.2`;

/** `world0`: place and size; `world1`: colour and light; `world2`: style and what it needs. */
export const GLOW_VERTEX = `${SWARM_VERTEX}
varying vec2 vUv; varying vec4 vInk; varying vec4 vStyle; varying vec3 vWorld;
void main() {
  vUv = uv; vInk = world1; vStyle = world2;
  vec3 p = world0.xyz;
  float size = world0.w;
  if (world1.w <= 0.0) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
  if (world2.x < 0.7) p = facing(p, uv * size);
  else if (world2.x < 1.5) p = facing(p, vec2(uv.x * 0.007, 0.0)) + vec3(0.0, (uv.y * 0.5 + 0.5) * size, 0.0);
  else p += vec3(uv.x, 0.0, uv.y) * size;
  vWorld = p;
  gl_Position = viewProjection * vec4(p, 1.0);
}`;

export const GLOW_FRAGMENT = `precision highp float;
varying vec2 vUv; varying vec4 vInk; varying vec4 vStyle; varying vec3 vWorld;
uniform float time; uniform sampler2D noise;
${MARK_GLSL}
float band(float x, float half_, float w) { return 1.0 - smoothstep(half_ - w, half_ + w, abs(x)); }
void main() {
  float r = length(vUv);
  vec3 colour = vInk.rgb;
  float light = 0.0;
  if (${is('puff')}) {
    vec2 off = vec2(vStyle.y * 3.0, vStyle.y * 7.0);
    float a = texture2D(noise, vUv * 0.16 + off + vec2(time * 0.0021, time * 0.0013)).r;
    float b = texture2D(noise, vUv * 0.33 - off + vec2(time * -0.0017, time * 0.0024)).r;
    light = smoothstep(1.0, 0.15, r) * smoothstep(0.3, 0.95, 0.62 * a + 0.55 * b) * 2.1;
    colour = mix(colour, vec3(1.0), 0.18 * a);
  } else if (${is('halo')}) {
    // The air about a world, brighter on the side of its day.
    float out_ = max(0.0, r * vStyle.y - 1.0);
    light = exp(-out_ * 5.0) * (0.55 + 0.45 * dot(vUv / max(r, 1e-3), vec2(0.6, 0.8))) * smoothstep(1.0, 0.6, r);
  } else if (${is('beam')}) {
    float up = vUv.y * 0.5 + 0.5;
    light = exp(-vUv.x * vUv.x * 6.0) * (1.0 - up) * (1.0 - up);
  } else if (${is('home')}) {
    // A home planet wears a thin ring of light with four gaps.
    float w = fwidth(r);
    float turn = atan(vUv.x, vUv.y) + time * 0.12;
    float gap = smoothstep(0.1, 0.16, abs(mod(turn, 1.5707963) - 0.785398));
    light = (band(r - 0.9, 0.028, w) + 0.4 * band(r - 0.76, 0.012, w)) * gap + 0.22 * exp(-abs(r - 0.9) * 14.0);
  } else if (${is('whirl')}) {
    float turn = atan(vUv.x, vUv.y) * vStyle.z;
    float arm = sin(turn * 3.0 + 9.0 * pow(r + 0.02, 0.45) * 3.0 - time * 1.1);
    float mist = texture2D(noise, vec2(turn * 0.159 + r * 0.5 - time * 0.01, r * 0.5)).r;
    float body = smoothstep(1.0, 0.35, r) * smoothstep(0.05, 0.3, r);
    light = body * (0.16 + 0.75 * pow(0.5 + 0.5 * arm, 2.0) * (0.4 + 0.9 * mist)) + 0.5 * exp(-r * 6.0);
    colour = mix(colour, vec3(1.0), 0.55 * exp(-r * 3.0));
  } else if (${is('hunt')}) {
    // Somebody is hunted here: the ring of a sight, and four lines that close in on the world.
    float w = fwidth(r);
    float across = min(abs(vUv.x), abs(vUv.y));
    float lines = (1.0 - smoothstep(0.03, 0.03 + 2.0 * w, across)) * smoothstep(0.46, 0.5, r) * smoothstep(0.98, 0.94, r);
    light = band(r - 0.74, 0.026, w) + lines + 0.3 * exp(-abs(r - 0.74) * 12.0) * smoothstep(1.0, 0.9, r);
    light *= 0.8 + 0.2 * sin(time * 2.0);
  } else {
    float w = fwidth(r);
    float turn = atan(vUv.x, vUv.y) + time * 0.22;
    float part = mod(turn + 0.7853982, 1.5707963) - 0.7853982;
    float pulse = 0.82 + 0.18 * sin(time * 3.0);
    light = (band(r - 0.82, 0.03, w) * smoothstep(0.13, 0.16, abs(part)) + 0.42 * exp(-abs(r - 0.82) * 13.0) + 0.07 * step(r, 0.82)) * pulse;
    // The mark of what it means stands in the gaps, its head outwards.
    float a = floor((turn + 0.7853982) / 1.5707963) * 1.5707963 - time * 0.22;
    vec2 head = vec2(sin(a), cos(a));
    vec2 q = vec2(dot(vUv, vec2(head.y, -head.x)), dot(vUv, head) - 0.82) / 0.115;
    light += 1.1 * inked(markAt(vStyle.y, q), 0.2);
    light *= 1.0 - smoothstep(0.94, 1.0, r);
  }
  gl_FragColor = vec4(colour * light * vInk.a, 1.0);
}`;
