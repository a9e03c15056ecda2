import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { Shape } from '../shape';
import { Layer, LAYER_VERTEX } from '../things/layer';
import { type Colours, type Meaning, toRgb } from '../theme';
import { Way } from '../way';
import { BAND, MAT_SIDE, THICK } from './measures';

const HALF = MAT_SIDE / 2;
/** A hem of light round the playing field, which is not part of it. */
const HEM = 0.012;

/** As many places as can be kept clear at once, and one that is none. */
const CLEAR = 8;
const NOTHING: Clearing = { x: 0, z: 0, radius: -1 };

const f = (value: number): string => value.toFixed(5);

const slab = (): Shape => {
  const made = new Shape();
  const r = HALF + HEM;
  const corner = (x: number, y: number, z: number, n: readonly [number, number, number]): number =>
    made.vertex([x * r, y, z * r], n, [x, z]);
  const top = [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ] as const;
  const up = top.map(([x, z]) => corner(x, THICK.mat, z, [0, 1, 0]));
  made.quad(up[0] ?? 0, up[1] ?? 0, up[2] ?? 0, up[3] ?? 0);
  top.forEach(([x, z], i) => {
    const [nx, nz] = top[(i + 1) % 4] ?? [0, 0];
    const out = [Math.sign(x + nx), 0, Math.sign(z + nz)] as const;
    made.quad(
      corner(x, 0, z, out),
      corner(nx, 0, nz, out),
      corner(nx, THICK.mat, nz, out),
      corner(x, THICK.mat, z, out),
    );
  });
  return made;
};

const VERTEX = `${LAYER_VERTEX}
attribute vec4 south; attribute vec4 north; attribute vec4 middle; attribute vec4 line;
varying vec2 vAt; varying vec3 vNormal; varying vec3 vWorld; varying vec4 vSouth; varying vec4 vNorth; varying vec4 vMiddle; varying vec4 vLine;
void main() {
  mat4 world = place();
  vec4 p = world * vec4(position, 1.0);
  vAt = position.xz; vNormal = normal; vWorld = p.xyz; vSouth = south; vNorth = north; vMiddle = middle; vLine = line;
  gl_Position = viewProjection * p;
}`;

/**
 * Dark light: a fine grid, a stronger one at every range band; what is lit are strips along two edges, and the middle but
 * for what is to be kept clear.
 */
const FRAGMENT = `precision highp float;
varying vec2 vAt; varying vec3 vNormal; varying vec3 vWorld; varying vec4 vSouth; varying vec4 vNorth; varying vec4 vMiddle; varying vec4 vLine;
uniform vec3 cameraPosition; uniform float time; uniform float inset; uniform vec4 clear_[${String(CLEAR)}];
float lines(vec2 p, float cell, float half_, vec2 w) {
  vec2 d = abs(fract(p / cell + 0.5) - 0.5) * cell;
  vec2 on = 1.0 - smoothstep(vec2(half_), vec2(half_) + w, d);
  // What is finer than a pixel is spread over it.
  vec2 fine = clamp(half_ * 2.0 / max(w, vec2(1e-6)), 0.0, 1.0);
  return max(on.x * fine.x, on.y * fine.y);
}
void main() {
  vec2 p = vAt;
  vec2 w = max(fwidth(p), vec2(1e-6));
  if (vNormal.y < 0.5) { gl_FragColor = vec4(vLine.rgb * 0.5, 1.0); return; }
  float side = max(abs(p.x), abs(p.y)) - ${f(HALF)};
  float r = length(p) / ${f(HALF)};
  vec3 colour = mix(vec3(0.014, 0.026, 0.046), vec3(0.005, 0.009, 0.018), smoothstep(0.1, 1.3, r));
  // Lines count from the south-west corner, as the players' ruler does.
  vec2 q = p + ${f(HALF)};
  float inside = step(side, 0.0);
  colour += vLine.rgb * inside * (0.16 * lines(q, ${f(BAND / 4)}, 0.0003, w) + 0.34 * lines(q, ${f(BAND)}, 0.0006, w));
  // Crossings shine a little more.
  vec2 knot = abs(fract(q / ${f(BAND)} + 0.5) - 0.5) * ${f(BAND)};
  colour += vLine.rgb * inside * 0.55 * exp(-dot(knot, knot) * 60000.0);
  float breath = 0.85 + 0.15 * sin(time * 0.7);
  // How far outside its border a point lies, the border's own run, and whether it is lit.
  float hole = inset + max(abs(p.x), abs(p.y)) - ${f(HALF)};
  for (int i = 0; i < ${String(CLEAR)}; i++) hole = max(hole, clear_[i].z - length(p - clear_[i].xy));
  for (int i = 0; i < 3; i++) {
    vec4 zone = i == 0 ? vSouth : i == 1 ? vNorth : vMiddle;
    float out_ = i == 2 ? hole : (i == 0 ? q.y : 2.0 * ${f(HALF)} - q.y) - ${f(BAND)};
    float run = i == 2 ? p.x + p.y : p.x;
    float hatch = smoothstep(0.62, 0.7, abs(fract((p.x + p.y) * 34.0 - time * 0.06) - 0.5) * 2.0);
    colour += zone.rgb * inside * zone.a * step(out_, 0.0) * (0.05 + 0.07 * hatch);
    colour += zone.rgb * inside * zone.a * 0.9 * breath * (1.0 - smoothstep(0.0007, 0.0007 + w.y, abs(out_))) * step(0.3, fract(run * 42.0));
  }
  float hem = exp(-abs(side) * 420.0);
  float rail = 1.0 - smoothstep(0.0011, 0.0011 + w.x + w.y, abs(side - 0.0011));
  colour += vLine.rgb * (0.75 * rail + 0.2 * hem);
  // Ticks of a tenth of a foot along the hem.
  float along = abs(p.x) > abs(p.y) ? q.y : q.x;
  float tick = 1.0 - smoothstep(0.0006, 0.0006 + w.x + w.y, abs(fract(along / ${f(BAND)} + 0.5) - 0.5) * ${f(BAND)});
  colour += vLine.rgb * 0.7 * tick * step(0.0022, side) * step(side, 0.008);
  float glance = pow(1.0 - clamp(normalize(cameraPosition - vWorld).y, 0.0, 1.0), 4.0);
  colour += vLine.rgb * 0.05 * glance;
  gl_FragColor = vec4(colour * vLine.a, 1.0);
}`;

const AREAS = ['south', 'north', 'middle'] as const;
type Area = (typeof AREAS)[number];

/** A round place on the mat, in metres from its middle. */
export interface Clearing {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
}

/** What is lit and for whom: a starting area, or the middle so far from the edges, less what is to be kept clear. */
export type Zone = { readonly meaning: Meaning } & (
  | { readonly area: 'south' | 'north' }
  | { readonly area: 'middle'; readonly inset: number; readonly clear: readonly Clearing[] }
);

export interface MatGrid {
  /** Its middle on the table; north is +z. */
  readonly node: TransformNode;
  /** Lights areas; those not named go dark. */
  zones(zones: readonly Zone[], seconds?: number): void;
  /** How bright it is, 1 as usual. */
  dim(part: number, seconds?: number): void;
  update(time: number): void;
  colours(colours: Colours): void;
  dispose(): void;
}

const ZONE_SECONDS = 0.5;

/** Three feet by three of dark light. */
export const makeMatGrid = (scene: Scene, colours: Colours): MatGrid => {
  const layer = new Layer(scene, {
    name: 'mat',
    shape: slab(),
    vertex: VERTEX,
    fragment: FRAGMENT,
    own: [...AREAS, 'line'],
    shared: ['inset', 'clear_'],
  });
  const node = new TransformNode('mat place', scene);
  const own = {
    south: new Vector4(),
    north: new Vector4(),
    middle: new Vector4(),
    line: new Vector4(0, 0, 0, 1),
  };
  layer.add(node, own);
  const lit = { south: new Way(0), north: new Way(0), middle: new Way(0) };
  const bright = new Way(1);
  const means: Record<Area, Meaning> = { south: 'mine', north: 'rivalA', middle: 'legal' };
  let [palette, now] = [colours, 0];
  const paint = (): void => {
    own.line.set(...toRgb(palette.calm), own.line.w);
    for (const area of AREAS) own[area].set(...toRgb(palette[means[area]]), own[area].w);
  };
  const cut = (inset: number, clear: readonly Clearing[]): void => {
    const rows = Array.from({ length: CLEAR }, (_, at) => clear[at] ?? NOTHING);
    layer.material.setFloat('inset', inset);
    layer.material.setArray4(
      'clear_',
      rows.flatMap(({ x, z, radius }) => [x, z, radius, 0]),
    );
  };
  cut(0, []);
  paint();
  return {
    node,
    zones: (zones, seconds = ZONE_SECONDS) => {
      for (const area of AREAS) {
        const wanted = zones.find((zone) => zone.area === area);
        if (wanted) means[area] = wanted.meaning;
        if (wanted?.area === 'middle') cut(wanted.inset, wanted.clear);
        lit[area].go(now, wanted ? 1 : 0, seconds);
      }
      paint();
    },
    dim: (part, seconds = ZONE_SECONDS) => bright.go(now, part, seconds),
    update: (time) => {
      now = time;
      own.line.w = bright.at(time);
      for (const area of AREAS) own[area].w = lit[area].at(time);
      layer.update(time);
    },
    colours: (wanted) => {
      palette = wanted;
      paint();
    },
    dispose: () => {
      node.dispose(false, false);
      layer.dispose();
    },
  };
};
