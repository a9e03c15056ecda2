import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import type { Scene } from '@babylonjs/core/scene';
import type { Preset } from '../preset';
import { makeShader } from '../shader';
import type { Shape } from '../shape';
import { Batch } from './batch';
import { COLUMN_FRAGMENT, COLUMN_VERTEX } from './glsl/column';
import { PART_UNIFORMS } from './glsl/common';
import { DISC_FRAGMENT, DISC_VERTEX } from './glsl/disc';
import { GLOW_FRAGMENT, GLOW_VERTEX } from './glsl/glow';
import { RIBBON_FRAGMENT, RIBBON_VERTEX } from './glsl/ribbon';
import { SHELL_FRAGMENT, SHELL_VERTEX } from './glsl/shell';
import { SPARK_FRAGMENT, SPARK_VERTEX } from './glsl/spark';
import { geode, square, squares, tube } from './shapes';

/** The kinds of part. Each is one mesh and one draw call, however much of it is alight. */
export const KINDS = ['ribbon', 'glow', 'spark', 'disc', 'column', 'shell'] as const;
export type Kind = (typeof KINDS)[number];

export interface Light {
  readonly batch: Batch;
  readonly material: ShaderMaterial;
}

interface Make {
  readonly vertex: string;
  readonly fragment: string;
  readonly shape: (rich: boolean) => Shape;
  readonly capacity: number;
  readonly extra?: string;
}

const MAKES: Readonly<Record<Kind, Make>> = {
  ribbon: { vertex: RIBBON_VERTEX, fragment: RIBBON_FRAGMENT, shape: square, capacity: 320 },
  glow: { vertex: GLOW_VERTEX, fragment: GLOW_FRAGMENT, shape: square, capacity: 192 },
  spark: {
    vertex: SPARK_VERTEX,
    fragment: SPARK_FRAGMENT,
    shape: (rich) => squares(rich ? 56 : 32),
    capacity: 96,
    extra: 'seed',
  },
  disc: { vertex: DISC_VERTEX, fragment: DISC_FRAGMENT, shape: square, capacity: 64 },
  column: { vertex: COLUMN_VERTEX, fragment: COLUMN_FRAGMENT, shape: () => tube(72), capacity: 24 },
  shell: {
    vertex: SHELL_VERTEX,
    fragment: SHELL_FRAGMENT,
    shape: () => geode(2),
    capacity: 32,
    extra: 'normal',
  },
};

const makeLight = (scene: Scene, kind: Kind, rich: boolean): Light => {
  const { vertex, fragment, shape, capacity, extra } = MAKES[kind];
  const material = makeShader(scene, `effects ${kind}`, {
    vertex,
    fragment,
    attributes: ['position', 'uv', ...(extra === undefined ? [] : [extra])],
    uniforms: PART_UNIFORMS,
    blend: 'add',
    bothSides: true,
  });
  const mesh = shape(rich).mesh(`effects ${kind}`, scene);
  return { batch: new Batch(mesh, material, capacity), material };
};

export const makeLights = (scene: Scene, preset: Preset): readonly Light[] => {
  const rich = preset.name === 'high' || preset.name === 'medium';
  return KINDS.map((kind) => makeLight(scene, kind, rich));
};
