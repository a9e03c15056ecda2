import type { Scene } from '@babylonjs/core/scene';
import type { Shape } from '../shape';
import { Swarm, SWARM_VERTEX } from '../swarm';
import { SOLID_GLSL } from '../things/solid';
import { lifeform, shuttle, starship, tribble } from './shapes';

export const MINI_KINDS = ['starship', 'shuttle', 'lifeform', 'tribble'] as const;
export type MiniKind = (typeof MINI_KINDS)[number];

/** How long each is on the table, in metres. */
export const MINI_SIZE: Readonly<Record<MiniKind, number>> = {
  starship: 0.054,
  shuttle: 0.03,
  lifeform: 0.03,
  tribble: 0.026,
};

/**
 * `world0`: place and size; `world1`: heading, pitch, seed, how much of it is there; `world2`: the owner's colour and how brightly it
 * glows; `world3`: how it moves of itself.
 */
const VERTEX = `${SWARM_VERTEX}
attribute float trim;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vLocal; varying vec4 vInk; varying float vTrim; varying vec2 vUv; varying float vShown; varying float vSeed;
vec3 turned(vec3 v) {
  float s = sin(world1.x), c = cos(world1.x), ps = sin(world1.y), pc = cos(world1.y);
  v = vec3(v.x, pc * v.y + ps * v.z, pc * v.z - ps * v.y);
  return vec3(c * v.x + s * v.z, v.y, c * v.z - s * v.x);
}
void main() {
  float seed = world1.z * 6.2831853;
  vec3 local = position;
  MOVE
  vec3 p = world0.xyz + turned(local) * world0.w;
  p.y += 0.0016 * sin(time * 0.9 + seed) * BOB;
  vWorld = p; vNormal = turned(normal); vLocal = position; vInk = world2; vTrim = trim; vUv = uv; vShown = world1.w; vSeed = world1.z;
  gl_Position = viewProjection * vec4(p, 1.0);
}`;

const HEAD = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vLocal; varying vec4 vInk; varying float vTrim; varying vec2 vUv; varying float vShown; varying float vSeed;
uniform vec3 cameraPosition; uniform float time;
${SOLID_GLSL}
void main() {
  vec3 n = normalize(vNormal), way = normalize(cameraPosition - vWorld);
  float rim = pow(1.0 - clamp(dot(n, way), 0.0, 1.0), 2.4);
  // Arriving and leaving: drawn in from the nose.
  float there = vShown * 1.3 - (0.5 - vLocal.z) - 0.15;
  if (vShown < 0.999 && there < 0.0) discard;
  vec3 colour;`;

const SHIP = `${HEAD}
  if (vTrim > 2.5) colour = lightSolid(vec3(0.01, 0.014, 0.02), n, way, 60.0, 0.9, vec3(0.0));
  else if (vTrim > 1.5) colour = mix(vInk.rgb, vec3(1.0), 0.55) * 1.35;
  else {
    vec3 base = vTrim > 0.5 ? vInk.rgb * 0.62 : mix(vec3(0.42, 0.44, 0.47), vInk.rgb * 0.5, 0.35);
    colour = lightSolid(base, n, way, 34.0, 0.4, vInk.rgb * 0.35);
  }
  colour += vInk.rgb * rim * (0.55 + 0.8 * vInk.a);
  colour += (vShown < 0.999 ? exp(-there * 14.0) : 0.0) * mix(vInk.rgb, vec3(1.0), 0.5);
  gl_FragColor = vec4(colour, 1.0);
}`;

const LIFE = `${HEAD}
  float vein = 0.5 + 0.5 * sin(atan(vLocal.x, vLocal.z) * 6.0 + vLocal.y * 14.0 + time * 1.4 + vSeed * 9.0);
  if (vTrim > 1.5) colour = mix(vInk.rgb, vec3(1.0), 0.6) * (1.0 + 0.3 * sin(time * 2.0 + vSeed * 20.0));
  else colour = vInk.rgb * (0.16 + 0.3 * vein * vein) + vInk.rgb * rim * 1.1;
  colour *= 1.0 - 0.5 * clamp(-vLocal.y, 0.0, 1.0);
  gl_FragColor = vec4(colour, 1.0);
}`;

const FUR = `${HEAD}
  float out_ = vTrim > 0.5 ? vUv.x : 0.0;
  float tone = 0.75 + 0.5 * fract(vUv.y * 7.0 + vSeed * 3.0);
  vec3 fur = mix(vInk.rgb * 0.32, vInk.rgb * 1.05, out_) * tone;
  colour = lightSolid(fur, n, way, 8.0, 0.04, fur * 0.2) + fur * rim * 0.5;
  gl_FragColor = vec4(colour, 1.0);
}`;

interface Kind {
  readonly shape: () => Shape;
  readonly fragment: string;
  /** How a vertex moves before its miniature is placed. */
  readonly move: string;
  readonly bob: string;
}

const KINDS: Readonly<Record<MiniKind, Kind>> = {
  starship: { shape: starship, fragment: SHIP, move: '', bob: '1.0' },
  shuttle: { shape: shuttle, fragment: SHIP, move: '', bob: '1.0' },
  lifeform: {
    shape: lifeform,
    fragment: LIFE,
    move: `float swim = sin(time * 1.7 + seed);
  float low = clamp(-local.y, 0.0, 1.0);
  local.xz *= 1.0 + 0.1 * swim * (1.0 - low) + 0.3 * low * sin(time * 1.7 + seed - low * 3.0);
  local.y *= 1.0 - 0.08 * swim;`,
    bob: '2.4',
  },
  tribble: {
    shape: tribble,
    fragment: FUR,
    // Each squashes and swells by turns, leans over and purrs.
    move: `float beat = sin(time * (3.6 + 2.0 * world1.z) + seed);
  local.y *= 1.0 + 0.13 * beat; local.xz *= 1.0 - 0.07 * beat;
  local.x += 0.16 * local.y * sin(time * 2.3 + seed * 1.7);
  local += normal * 0.012 * sin(time * 31.0 + seed + local.x * 40.0) * uv.x;`,
    bob: '0.0',
  },
};

/** All miniatures of one kind: one draw call, whoever they belong to. */
export const makeMinis = (scene: Scene, kind: MiniKind, capacity: number): Swarm => {
  const { shape, fragment, move, bob } = KINDS[kind];
  return new Swarm(scene, {
    name: kind,
    shape: shape(),
    vertex: VERTEX.replace('MOVE', move).replace('BOB', bob),
    fragment,
    capacity,
    extras: ['trim'],
    bothSides: kind === 'lifeform' || kind === 'tribble',
  });
};
