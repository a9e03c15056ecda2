import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture';
import type { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh';
import '@babylonjs/core/Meshes/instancedMesh';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { isWorn } from '../reader';
import { makeShader } from '../shader';
import type { Shape } from '../shape';

export interface LayerSpec {
  readonly name: string;
  readonly shape: Shape;
  readonly vertex: string;
  readonly fragment: string;
  readonly blend?: 'add' | 'mix';
  readonly bothSides?: boolean;
  /** What differs from one to the next: four numbers under each name. */
  readonly own: readonly string[];
  /** What all of them share beside the time, and is set on the material. */
  readonly shared?: readonly string[];
  readonly textures?: Readonly<Record<string, BaseTexture>>;
  /** Further attributes of the shape. */
  readonly extras?: readonly string[];
  /** Which of several see-through layers that lie on each other is drawn later. */
  readonly order?: number;
}

/** Declarations that every layer's vertex shader begins with; `place` is where its instance stands, `worn` 1 in a headset. */
export const LAYER_VERTEX = `precision highp float;
attribute vec3 position; attribute vec3 normal; attribute vec2 uv;
attribute vec4 world0; attribute vec4 world1; attribute vec4 world2; attribute vec4 world3;
uniform mat4 viewProjection; uniform mat4 view; uniform vec3 cameraPosition; uniform float time; uniform float worn;
mat4 place() { return mat4(world0, world1, world2, world3); }
// Where a point of a card is that stands upright before the reader and never rolls.
vec3 facing(vec3 middle, vec2 p) {
  vec3 right = normalize(vec3(view[0][0], 0.0, view[2][0]) + vec3(1e-5, 0.0, 0.0));
  vec3 up = normalize(cross(right, normalize(cameraPosition - middle)));
  return middle + right * p.x + up * p.y;
}
`;

/** One mesh and one material for all of a kind of hologram: however many there are, they are one draw call. */
export class Layer {
  readonly material: ShaderMaterial;
  private readonly source: Mesh;

  constructor(
    private readonly scene: Scene,
    spec: LayerSpec,
  ) {
    const textures = Object.entries(spec.textures ?? {});
    this.material = makeShader(scene, spec.name, {
      vertex: spec.vertex,
      fragment: spec.fragment,
      attributes: ['position', 'normal', 'uv', ...(spec.extras ?? []), ...spec.own],
      uniforms: ['time', 'worn', ...(spec.shared ?? [])],
      samplers: textures.map(([name]) => name),
      ...(spec.blend ? { blend: spec.blend } : {}),
      ...(spec.bothSides ? { bothSides: true } : {}),
    });
    for (const [name, texture] of textures) this.material.setTexture(name, texture);
    this.source = spec.shape.mesh(spec.name, scene);
    this.source.material = this.material;
    this.source.isVisible = false;
    if (spec.order !== undefined) this.source.alphaIndex = spec.order;
    this.source.isPickable = false;
    for (const name of spec.own) this.source.registerInstancedBuffer(name, 4);
    this.update(0);
  }

  /** One more of them; what it carries of its own is changed in place. */
  add(parent: TransformNode, own: Readonly<Record<string, Vector4>>): InstancedMesh {
    const made = this.source.createInstance(this.source.name);
    for (const [name, value] of Object.entries(own)) made.instancedBuffers[name] = value;
    made.parent = parent;
    made.isPickable = false;
    return made;
  }

  update(time: number): void {
    this.material.setFloat('time', time);
    this.material.setFloat('worn', isWorn(this.scene) ? 1 : 0);
  }

  dispose(): void {
    this.source.dispose(false, false);
    this.material.dispose();
  }
}
