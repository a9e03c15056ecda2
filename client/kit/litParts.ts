import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import { makeShader } from './shader';
import type { Shape } from './shape';
import { type Colours, type Meaning, toRgb } from './theme';

/** How a part of the outline is lit: what that means, and how strongly from 0 to 1. */
export interface Lit {
  readonly meaning: Meaning | undefined;
  readonly strength: number;
}

export interface LitParts {
  readonly mesh: Mesh;
  light(of: (part: number) => Lit): void;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

const vertex = (parts: number): string => `precision highp float;
attribute vec3 position; attribute vec2 uv; attribute float part;
uniform mat4 world; uniform mat4 viewProjection; uniform vec4 tints[${parts}];
varying vec2 vUv; varying vec4 vTint; varying float vPart;
void main() {
  vUv = uv; vPart = part; vTint = tints[int(part + 0.5)];
  gl_Position = viewProjection * world * vec4(position, 1.0);
}`;

/** Patches: a lit frame with runners along it. Arrows: a body of light with chevrons that run to its head. */
const fragment = (patches: number): string => `precision highp float;
varying vec2 vUv; varying vec4 vTint; varying float vPart; uniform float time;
void main() {
  if (vTint.a <= 0.001) discard;
  float light;
  if (vPart > ${(patches - 0.5).toFixed(1)}) {
    float side = abs(vUv.x - 0.5) * 2.0;
    float chevron = smoothstep(0.35, 0.5, abs(fract(vUv.y * 3.0 + side * 0.35 - time * 0.9) - 0.5) * 2.0);
    light = 0.35 + 0.65 * chevron;
  } else {
    vec2 edge = min(vUv, 1.0 - vUv);
    float frame = max(1.0 - smoothstep(0.012, 0.035, edge.x), 1.0 - smoothstep(0.03, 0.07, edge.y));
    float run = 0.5 + 0.5 * sin((vUv.x + vUv.y) * 18.0 - time * 4.0);
    light = frame * (0.65 + 0.35 * run) + 0.13 + 0.05 * run;
  }
  gl_FragColor = vec4(vTint.rgb, light * vTint.a * (0.85 + 0.15 * sin(time * 3.0)));
}`;

/**
 * Patches and arrows in one mesh that light up each for itself. The shape's attribute `part` tells them apart, the patches
 * first; `uv` runs across and up each.
 */
export const makeLitParts = (
  scene: Scene,
  name: string,
  shape: Shape,
  { patches, arrows }: { readonly patches: number; readonly arrows: number },
): LitParts => {
  const parts = patches + arrows;
  const material = makeShader(scene, name, {
    vertex: vertex(parts),
    fragment: fragment(patches),
    attributes: ['position', 'normal', 'uv', 'part'],
    uniforms: ['tints', 'time'],
    blend: 'add',
    bothSides: true,
  });
  const mesh = shape.mesh(name, scene);
  mesh.material = material;
  mesh.isPickable = false;
  mesh.alwaysSelectAsActiveMesh = true;
  const tints = new Array<number>(4 * parts).fill(0);
  let palette: Colours | undefined;
  return {
    mesh,
    light: (of) => {
      let any = false;
      for (let part = 0; part < parts; part++) {
        const { meaning, strength } = of(part);
        const tint = palette ? toRgb(palette[meaning ?? 'calm']) : ([1, 1, 1] as const);
        any ||= strength > 0;
        for (let at = 0; at < 4; at++) tints[4 * part + at] = tint[at] ?? strength;
      }
      mesh.setEnabled(any);
      material.setArray4('tints', tints);
    },
    colours: (colours) => (palette = colours),
    update: (time) => material.setFloat('time', time),
    dispose: () => {
      mesh.dispose();
      material.dispose();
    },
  };
};
