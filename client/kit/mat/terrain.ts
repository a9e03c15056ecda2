import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh';
import type { Scene } from '@babylonjs/core/scene';
import { HASH_GLSL } from '../shader';
import { Shape } from '../shape';
import { type Layer, LAYER_VERTEX } from '../things/layer';
import { SOLID_GLSL } from '../things/solid';
import { type Colours, type Meaning, toRgb } from '../theme';
import { Placed } from './pool';
import { makeStock, type Stock } from './stock';

export const LANDS = ['planet', 'rocks'] as const;
export type Land = (typeof LANDS)[number];

/** What each is ringed with. */
const RINGS: Readonly<Record<Land, Meaning>> = { planet: 'calm', rocks: 'yellow' };

/** Parts of the shape: the dome of a planet, rocks, and the ring that shows how far either reaches. */
const [DOME, ROCK, RING] = [0, 1, 2];
const ROUND = 40;
/** Height of the dome for a radius of 1: ships hover over it. */
const DOME_HIGH = 0.2;
const DOME_ROWS = 8;

/** Adds a vertex of one of the parts. */
type Put = (
  p: readonly [number, number, number],
  n: readonly [number, number, number],
  part: number,
) => number;

const dome = (made: Shape, put: Put): void => {
  for (let row = 0; row <= DOME_ROWS; row++) {
    const r = Math.cos((row / DOME_ROWS) * (Math.PI / 2));
    const y = DOME_HIGH * Math.sin((row / DOME_ROWS) * (Math.PI / 2));
    for (let i = 0; i <= ROUND; i++) {
      const a = (i / ROUND) * 2 * Math.PI;
      const [x, z] = [r * Math.sin(a), r * Math.cos(a)];
      put([x, y, z], [x, Math.sqrt(Math.max(0, 1 - r * r)), z], DOME);
    }
  }
  for (let row = 0; row < DOME_ROWS; row++) {
    for (let i = 0; i < ROUND; i++) {
      const at = row * (ROUND + 1) + i;
      made.quad(at, at + 1, at + ROUND + 2, at + ROUND + 1);
    }
  }
};

/** Middle, half width and height of each boulder. */
const BOULDERS = [
  [-0.2, -0.12, 0.56, 0.62],
  [0.46, 0.28, 0.36, 0.44],
  [0.28, -0.55, 0.26, 0.3],
  [-0.4, 0.55, 0.24, 0.26],
  [0.66, -0.24, 0.16, 0.18],
] as const;
const FACETS = 7;
/** How wide and how high a boulder is at its foot, at its waist and at its crown. */
const ROWS = [
  [1, 0],
  [0.92, 0.42],
  [0.5, 0.9],
] as const;

/** Chance that is the same every time. */
const rough = (n: number): number => {
  const x = Math.sin(n * 12.9898) * 43_758.545_3;
  return x - Math.floor(x);
};

/** One flat face of a rock. */
const facet = (made: Shape, put: Put, corners: readonly (readonly [number, number, number])[]): void => {
  const [a, b, c] = corners;
  if (!a || !b || !c) return;
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  const size = Math.hypot(...n) || 1;
  const ids = corners.map((corner) => put(corner, [n[0] / size, n[1] / size, n[2] / size], ROCK));
  const [first = 0] = ids;
  for (let at = 1; at + 1 < ids.length; at++) made.triangle(first, ids[at] ?? 0, ids[at + 1] ?? 0);
};

const boulder = (made: Shape, put: Put, nth: number): void => {
  const [mx, mz, wide, high] = BOULDERS[nth] ?? BOULDERS[0];
  const corner = (i: number, row: number): readonly [number, number, number] => {
    const [out, up] = ROWS[row] ?? ROWS[0];
    const chance = rough(nth * 97 + (i % FACETS) * 7 + row * 3);
    const r = wide * out * (0.78 + 0.22 * chance);
    const a = ((i + 0.35 * chance) / FACETS) * 2 * Math.PI;
    const y = high * up * (0.85 + 0.15 * chance);
    return [mx + r * Math.sin(a), y, mz + r * Math.cos(a)];
  };
  for (let i = 0; i < FACETS; i++) {
    for (const row of [0, 1])
      facet(made, put, [corner(i, row), corner(i + 1, row), corner(i + 1, row + 1), corner(i, row + 1)]);
    facet(made, put, [corner(i, 2), corner(i + 1, 2), [mx, high, mz]]);
  }
};

/** How far the ring reaches inwards, and how high it lies over the mat (for a radius of 1). */
const [INNER, LIFT] = [0.93, 0.02];

const rim = (made: Shape, put: Put): void => {
  const from = made.count;
  for (let i = 0; i <= ROUND; i++) {
    const a = (i / ROUND) * 2 * Math.PI;
    for (const r of [INNER, 1]) put([r * Math.sin(a), LIFT, r * Math.cos(a)], [0, 1, 0], RING);
  }
  for (let i = 0; i < ROUND; i++) {
    const at = from + 2 * i;
    made.quad(at, at + 1, at + 3, at + 2);
  }
};

/** All in one mesh of radius 1: an instance shows its own part and the ring, and folds the other to nothing. */
const shape = (): Shape => {
  const made = new Shape();
  const put: Put = (p, n, part) => {
    const at = made.vertex(p, n, [p[0], p[2]]);
    made.extra('part', part);
    return at;
  };
  dome(made, put);
  BOULDERS.forEach((_, nth) => boulder(made, put, nth));
  rim(made, put);
  return made;
};

const VERTEX = `${LAYER_VERTEX}
attribute float part; attribute vec4 ink; attribute vec4 land;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying vec4 vInk; varying float vPart; varying vec2 vLand;
void main() {
  mat4 world = place();
  float own_ = part > ${(RING - 0.5).toFixed(1)} ? 1.0 : 1.0 - step(0.5, abs(part - land.x));
  vec4 p = world * vec4(position * own_, 1.0);
  vWorld = p.xyz; vNormal = normalize(mat3(world) * normal); vAt = uv; vInk = ink; vPart = part; vLand = land.yz;
  gl_Position = viewProjection * p;
}`;

/** How it lies there: for good, only planned, planned where it may not. */
const [PLANNED, BARRED] = [1, 2];

/** A globe seen from above, with seas, land and drifting cloud under a rim of air; rocks of grey stone; a dashed ring. */
const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying vec4 vInk; varying float vPart; varying vec2 vLand;
uniform vec3 cameraPosition; uniform float time;
${HASH_GLSL}${SOLID_GLSL}
float soft(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash2(i), hash2(i + vec2(1.0, 0.0)), f.x), mix(hash2(i + vec2(0.0, 1.0)), hash2(i + vec2(1.0)), f.x), f.y);
}
float hills(vec2 p) { return 0.55 * soft(p) + 0.27 * soft(p * 2.1 + 7.3) + 0.18 * soft(p * 4.3 + 1.7); }
void main() {
  vec3 n = normalize(vNormal); vec3 way = normalize(cameraPosition - vWorld);
  vec3 colour;
  if (vPart < ${(DOME + 0.5).toFixed(1)}) {
    // As on a globe: what lies near the rim is seen from the side.
    vec2 round_ = vAt / (0.35 + 0.65 * sqrt(max(0.0, 1.0 - dot(vAt, vAt))));
    float land_ = smoothstep(0.48, 0.54, hills(round_ * 2.2 + vec2(time * 0.006, 3.0)));
    vec3 ground = mix(vec3(0.05, 0.16, 0.34), mix(vec3(0.16, 0.3, 0.16), vec3(0.42, 0.36, 0.24), hills(round_ * 5.0)), land_);
    float cloud = smoothstep(0.55, 0.75, hills(round_ * 3.1 + vec2(time * 0.014, -time * 0.004)));
    ground = mix(ground, vec3(0.62, 0.68, 0.74), cloud * 0.7);
    colour = lightSolid(ground, n, way, 30.0, 0.12, vec3(0.02));
    colour += vInk.rgb * 0.4 * pow(clamp(length(vAt), 0.0, 1.0), 6.0);
  } else if (vPart < ${(ROCK + 0.5).toFixed(1)}) {
    float grain = 0.75 + 0.5 * soft(vAt * 9.0 + vLand.x);
    colour = lightSolid(vec3(0.3, 0.28, 0.26) * grain, n, way, 18.0, 0.1, vInk.rgb * 0.12);
    // Only planned: full of its light, and hatched where it may not lie.
    float hatch = vLand.y > ${(BARRED - 0.5).toFixed(1)} ? step(0.5, fract((vAt.x + vAt.y) * 2.5)) : 1.0;
    colour = mix(colour, vInk.rgb, 0.6 * hatch * step(${(PLANNED - 0.5).toFixed(1)}, vLand.y));
  } else {
    float turn = atan(vAt.x, vAt.y) / 6.2831853;
    float dash = max(step(0.4, fract(turn * 18.0 + time * 0.02)), step(${(PLANNED - 0.5).toFixed(1)}, vLand.y));
    colour = vInk.rgb * (0.16 + 0.74 * dash);
  }
  gl_FragColor = vec4(colour, 1.0);
}`;

/** A planet or a heap of rocks; its node stands on the mat and is scaled to its radius. */
export class Ground extends Placed {
  readonly body: InstancedMesh;
  private readonly ink = new Vector4(0, 0, 0, 1);
  private readonly land = new Vector4();
  private kind: Land = 'planet';
  private meaning: Meaning | undefined;

  constructor(
    scene: Scene,
    layer: Layer,
    private readonly palette: () => Colours,
    give: () => void,
  ) {
    super('terrain', scene, give);
    this.body = layer.add(this.node, { ink: this.ink, land: this.land });
  }

  be(kind: Land, seed: number): void {
    this.kind = kind;
    this.meaning = undefined;
    this.land.set(LANDS.indexOf(kind), seed, 0, 0);
    this.paint();
  }

  /** It would lie there, and may or may not. */
  plan(barred: boolean): void {
    this.meaning = barred ? 'danger' : 'legal';
    this.land.z = barred ? BARRED : PLANNED;
    this.paint();
  }

  paint(): void {
    this.ink.set(...toRgb(this.palette()[this.meaning ?? RINGS[this.kind]]), 1);
  }
}

export type Terrains = Stock<Ground>;

/** All terrain of the mat. */
export const makeTerrains = (scene: Scene, colours: Colours): Terrains =>
  makeStock(
    scene,
    colours,
    {
      name: 'terrain',
      shape: shape(),
      vertex: VERTEX,
      fragment: FRAGMENT,
      own: ['ink', 'land'],
      extras: ['part'],
    },
    (layer, palette, give) => new Ground(scene, layer, palette, give),
  );
