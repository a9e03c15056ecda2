import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { makeShader, PLAIN_VERTEX } from '../shader';
import { lathe, ring } from '../shape';
import { type Colours, toRgb } from '../theme';

/** In the ship's metres: the disc she hovers over and the slot in which the shields stand. */
export const BASE = { radius: 182, slot: 166, top: -42 } as const;

const TOP_FRAGMENT = `precision highp float;
varying vec3 vLocal; varying vec3 vWorld;
uniform vec3 light; uniform vec3 front; uniform float time; uniform vec3 cameraPosition;
float line(float x, float half_, float w) { return 1.0 - smoothstep(half_, half_ + 1.5 * w, abs(x)); }
void main() {
  vec2 p = vLocal.xz; float r = length(p);
  float turn = atan(p.x, p.y) / 6.2831853; turn = turn < 0.0 ? turn + 1.0 : turn;
  float w = max(fwidth(r), 1e-4);
  vec3 way = normalize(cameraPosition - vWorld);
  vec3 colour = mix(vec3(0.007, 0.011, 0.02), vec3(0.045, 0.065, 0.1), pow(1.0 - clamp(way.y, 0.0, 1.0), 4.0));
  float across = abs(fract(turn * 6.0 + 0.5) - 0.5) / 6.0 * 6.2831853 * r;
  float inPanel = smoothstep(3.0, 5.5, across);
  float slot = r - ${BASE.slot}.0;
  colour += light * (line(slot, 1.3, w) * inPanel * 0.8 + exp(-abs(slot) * 0.16) * 0.16 * inPanel);
  colour += light * (line(r - 176.0, 0.5, w) * 0.5 + line(r - 58.0, 0.35, w) * 0.3 + line(r - 110.0, 0.3, w) * 0.16);
  float w2 = max(fwidth(across), 1e-4);
  colour += light * line(across, 0.35, min(w2, 2.0)) * smoothstep(58.0, 60.0, r) * 0.28;
  colour += light * exp(-r * 0.028) * 0.28;
  // The two front facings wear chevrons, which turn with the ship.
  float bow = min(turn, 1.0 - turn);
  if (bow < 1.0 / 6.0) {
    float side = abs(p.x);
    for (int i = 0; i < 3; i++) {
      float d = (p.y + side * 0.55) - (122.0 + 10.0 * float(i));
      colour += front * line(d, 2.0, w) * (1.0 - smoothstep(26.0, 27.0, side)) * (0.5 + 0.25 * float(i)) * step(2.5, side);
    }
    colour += front * line(r - 176.0, 1.0, w) * 0.9;
  }
  float tick = abs(fract(turn * 120.0 + 0.5) - 0.5) / 120.0 * 6.2831853 * r;
  colour += light * line(tick, 0.25, w) * smoothstep(170.5, 171.0, r) * (1.0 - smoothstep(175.0, 175.5, r)) * 0.5;
  gl_FragColor = vec4(colour, 1.0);
}`;

const EDGE_FRAGMENT = `precision highp float;
varying vec3 vNormal; varying vec3 vWorld; varying vec2 vUv; uniform vec3 light; uniform vec3 cameraPosition;
void main() {
  vec3 n = normalize(vNormal); vec3 way = normalize(cameraPosition - vWorld);
  float edge = pow(1.0 - max(0.0, dot(n, way)), 3.0);
  gl_FragColor = vec4(vec3(0.02, 0.024, 0.032) + light * (0.1 * vUv.y + 0.25 * edge), 1.0);
}`;

/** The light that carries her: a cone from the base, brightest below. */
const BEAM_FRAGMENT = `precision highp float;
varying vec3 vNormal; varying vec3 vWorld; varying vec2 vUv; varying vec3 vLocal; uniform vec3 light; uniform vec3 cameraPosition; uniform float time;
void main() {
  float face = abs(dot(normalize(vNormal), normalize(cameraPosition - vWorld)));
  float up = clamp((vLocal.y - ${BASE.top.toFixed(1)}) / 46.0, 0.0, 1.0);
  float ray = 0.75 + 0.25 * sin(vUv.x * 6.2831853 * 24.0 + time * 0.4);
  gl_FragColor = vec4(light, pow(1.0 - up, 2.0) * face * face * 0.11 * ray);
}`;

export interface Base {
  colours(colours: Colours): void;
  update(time: number): void;
}

/** The ship's base: turns with her, marks her two front facings, holds the shields. */
export const makeBase = (scene: Scene, root: TransformNode): Base => {
  const spec = {
    vertex: PLAIN_VERTEX,
    attributes: ['position', 'normal', 'uv'],
    uniforms: ['light', 'front', 'time'],
  };
  const top = makeShader(scene, 'base top', { ...spec, fragment: TOP_FRAGMENT });
  const edge = makeShader(scene, 'base edge', { ...spec, fragment: EDGE_FRAGMENT });
  const beam = makeShader(scene, 'base beam', {
    ...spec,
    fragment: BEAM_FRAGMENT,
    blend: 'add',
    bothSides: true,
  });
  const shapes = [
    [ring(0, BASE.radius - 2, BASE.top, 120), top, 'base top'],
    [
      lathe(
        [
          [BASE.radius, BASE.top - 8],
          [BASE.radius, BASE.top - 2.5],
          [BASE.radius - 2, BASE.top],
        ],
        120,
      ),
      edge,
      'base edge',
    ],
    [
      lathe(
        [
          [46, BASE.top],
          [22, BASE.top + 46],
        ],
        48,
      ),
      beam,
      'base beam',
    ],
  ] as const;
  for (const [shape, material, name] of shapes) {
    const mesh = shape.mesh(name, scene);
    mesh.material = material;
    mesh.parent = root;
    mesh.isPickable = false;
  }
  const [light, front] = [new Vector3(), new Vector3()];
  return {
    colours: (colours) => {
      light.set(...toRgb(colours.shield));
      front.set(...toRgb(colours.mine));
      for (const material of [top, edge, beam]) {
        material.setVector3('light', light);
        material.setVector3('front', front);
      }
    },
    update: (time) => {
      for (const material of [top, beam]) material.setFloat('time', time);
    },
  };
};
