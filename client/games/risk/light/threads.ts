import type { Scene } from '@babylonjs/core/scene';
import type { Gaze } from '../../../kit/gaze';
import { Shape } from '../../../kit/shape';
import { Swarm, SWARM_VERTEX } from '../../../kit/swarm';
import { type Colours, type Meaning, toRgb } from '../../../kit/theme';
import { Way } from '../../../kit/way';
import { HEIGHT, MAP, MAP_LINKS, SPOTS } from '../map/ground';

export interface Threads {
  /** Joins the wormhole's ends by a thread that brightens in so many seconds; an end below 0 is not there yet. */
  wormhole(alpha: number, beta: number, seconds?: number): void;
  /** Lights the way through these locations one after the other; undefined: none. */
  way(through: readonly number[], meaning: Meaning | undefined): void;
  /** Lights the threads from a location to others; none: none. */
  reach(from: number, to: readonly number[], meaning: Meaning): void;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

const SEGMENTS = 18;
/** Ways and reaches that can be lit at a time. */
const LIT = 60;
const WORMHOLE = MAP_LINKS.length;
const FIRST_LIT = WORMHOLE + 1;

const strip = (): Shape => {
  const shape = new Shape();
  for (let i = 0; i <= SEGMENTS; i++)
    for (const side of [-1, 1]) shape.vertex([0, 0, 0], [0, 1, 0], [i / SEGMENTS, side]);
  for (let i = 0; i < SEGMENTS; i++) shape.quad(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2);
  return shape;
};

/**
 * `world0`: one end and the width; `world1`: the other end and how high it bows; `world2`: colour and light; `world3`: kind (0 a
 * plain thread, 1 a lit way that flows from its first end to its second, 2 the wormhole's), how much of each end is left out.
 */
const VERTEX = `${SWARM_VERTEX}
uniform float grain;
varying vec2 vUv; varying vec4 vInk; varying float vKind; varying float vLong; varying float vThin;
vec3 along(float t) {
  vec3 p = mix(world0.xyz, world1.xyz, t);
  p.y += world1.w * 4.0 * t * (1.0 - t);
  return p;
}
void main() {
  float far = max(distance(world0.xyz, world1.xyz), 1e-4);
  float from = world3.y / far, to = 1.0 - world3.z / far;
  float t = mix(from, to, uv.x);
  vec3 p = along(t), q = along(t + 0.02);
  vec3 way = normalize(cameraPosition - p);
  float least = 1.1 * grain * distance(cameraPosition, p);
  vThin = min(1.0, world0.w / least);
  vec3 side = normalize(cross(normalize(q - p), way)) * max(world0.w, least) * 2.2;
  vUv = uv; vInk = world2; vKind = world3.x; vLong = far * (to - from);
  gl_Position = viewProjection * vec4(p + side * uv.y, 1.0);
}`;

const FRAGMENT = `precision highp float;
varying vec2 vUv; varying vec4 vInk; varying float vKind; varying float vLong; varying float vThin;
uniform float time;
void main() {
  float across = vUv.y * 2.2;
  float core = exp(-across * across * 2.2);
  float ends = smoothstep(0.0, 0.08, vUv.x) * smoothstep(0.0, 0.08, 1.0 - vUv.x);
  float light = core * vInk.a * vThin;
  vec3 colour = vInk.rgb;
  if (vKind > 1.5) {
    float pulse = pow(0.5 + 0.5 * sin(vUv.x * 60.0 - time * 3.0), 3.0) + pow(0.5 + 0.5 * sin(vUv.x * 60.0 + time * 2.2), 6.0);
    light *= 0.45 + 0.7 * pulse;
    colour = mix(colour, vec3(1.0), 0.35 * core);
  } else if (vKind > 0.5) {
    float run = fract(vUv.x * vLong / 0.03 - time * 1.4);
    light *= 0.35 + 1.0 * smoothstep(0.25, 0.85, run) * (1.0 - smoothstep(0.85, 1.0, run));
    colour = mix(colour, vec3(1.0), 0.3 * core);
  }
  gl_FragColor = vec4(colour * light * ends, 1.0);
}`;

/** Every link, the wormhole's thread and the ways that are lit: one draw call. */
export const makeThreads = (scene: Scene, gaze: Gaze, colours: Colours): Threads => {
  const swarm = new Swarm(scene, {
    name: 'threads',
    shape: strip(),
    vertex: VERTEX,
    fragment: FRAGMENT,
    capacity: FIRST_LIT + LIT,
    blend: 'add',
    bothSides: true,
    gaze,
    order: 3,
  });
  let palette = colours;
  let ends: readonly [number, number] = [-1, -1];
  let joined = new Way(1);
  let [time, joining] = [0, 0];
  let ways: { readonly through: readonly number[]; readonly meaning: Meaning | undefined } = {
    through: [],
    meaning: undefined,
  };
  let reach: { readonly from: number; readonly to: readonly number[]; readonly meaning: Meaning } = {
    from: -1,
    to: [],
    meaning: 'legal',
  };
  const join = (at: number, a: number, b: number, width: number, bow: number, high: number): void => {
    const [ax, az] = SPOTS[a] ?? [0, 0];
    const [bx, bz] = SPOTS[b] ?? [0, 0];
    swarm.put(at, 0, ax, HEIGHT + high, az, width);
    swarm.put(at, 1, bx, HEIGHT + high, bz, bow);
  };
  const lightWays = (): void => {
    const pairs = ways.through.slice(1).map((to, i) => [ways.through[i] ?? to, to, ways.meaning] as const);
    const out = reach.to.map((to) => [reach.from, to, reach.meaning] as const);
    const lit = [...pairs, ...out].slice(0, LIT);
    lit.forEach(([a, b, meaning], i) => {
      join(FIRST_LIT + i, a, b, 0.0042, 0.03, MAP.world);
      swarm.put(FIRST_LIT + i, 2, ...toRgb(palette[meaning ?? 'legal']), 1.6);
      swarm.put(FIRST_LIT + i, 3, 1, 0.026, 0.03, 0);
    });
    swarm.count(FIRST_LIT + lit.length);
  };
  const paint = (): void => {
    MAP_LINKS.forEach(({ a, b, kind, neutralZone }, i) => {
      join(i, a, b, 0.0014, 0.004, MAP.thread);
      const ink = neutralZone ? palette.danger : kind === 'border' ? palette.calm : palette.wild;
      swarm.put(i, 2, ...toRgb(ink), kind === 'border' ? 0.55 : 0.9);
      swarm.put(i, 3, 0, 0.018, 0.018, 0);
    });
    const [alpha, beta] = ends;
    const open = alpha >= 0 && beta >= 0;
    join(WORMHOLE, Math.max(0, alpha), Math.max(0, beta), 0.0042, 0.2, MAP.world);
    swarm.put(WORMHOLE, 2, ...toRgb(palette.shield), open ? 0.9 * joined.at(time) : 0);
    swarm.put(WORMHOLE, 3, 2, 0.02, 0.02, 0);
    lightWays();
  };
  paint();
  return {
    wormhole: (alpha, beta, seconds = 0) => {
      if (alpha === ends[0] && beta === ends[1]) return;
      ends = [alpha, beta];
      joined = new Way(seconds > 0 ? 0 : 1);
      joined.go(time, 1, seconds);
      joining = time + seconds;
      paint();
    },
    way: (through, meaning) => {
      ways = { through: meaning === undefined ? [] : through, meaning };
      lightWays();
    },
    reach: (from, to, meaning) => {
      reach = { from, to, meaning };
      lightWays();
    },
    colours: (wanted) => {
      palette = wanted;
      paint();
    },
    update: (now) => {
      if (time <= joining) paint();
      time = now;
      swarm.update(time);
    },
    dispose: () => swarm.dispose(),
  };
};
