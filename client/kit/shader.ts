import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import type { Scene } from '@babylonjs/core/scene';

export interface ShaderSpec {
  readonly vertex: string;
  readonly fragment: string;
  readonly attributes: readonly string[];
  readonly uniforms?: readonly string[];
  readonly samplers?: readonly string[];
  /** `add` lays light over what is there, `mix` covers it; neither hides what is behind in the depth buffer. */
  readonly blend?: 'add' | 'mix';
  readonly bothSides?: boolean;
}

/** Babylon's number for adding colour by its alpha. */
const ADD = 1;

export const makeShader = (scene: Scene, name: string, spec: ShaderSpec): ShaderMaterial => {
  const material = new ShaderMaterial(
    name,
    scene,
    { vertexSource: spec.vertex, fragmentSource: spec.fragment },
    {
      attributes: [...spec.attributes],
      uniforms: ['world', 'viewProjection', 'view', 'cameraPosition', ...(spec.uniforms ?? [])],
      samplers: [...(spec.samplers ?? [])],
      needAlphaBlending: spec.blend !== undefined,
    },
  );
  material.backFaceCulling = spec.bothSides !== true;
  if (spec.blend === 'add') material.alphaMode = ADD;
  if (spec.blend !== undefined) material.disableDepthWrite = true;
  return material;
};

/** The plain way from a vertex to the screen, with world position and normal handed on. */
export const PLAIN_VERTEX = `precision highp float;
attribute vec3 position; attribute vec3 normal; attribute vec2 uv;
uniform mat4 world; uniform mat4 viewProjection;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vUv; varying vec3 vLocal;
void main() {
  vec4 p = world * vec4(position, 1.0);
  vWorld = p.xyz; vNormal = normalize(mat3(world) * normal); vUv = uv; vLocal = position;
  gl_Position = viewProjection * p;
}`;

/** Cheap, repeatable chance for shaders. */
export const HASH_GLSL = `
float hash1(float n) { return fract(sin(n * 12.9898) * 43758.5453); }
float hash2(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
`;
