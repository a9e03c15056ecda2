import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture';
import '@babylonjs/core/Meshes/thinInstanceMesh';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import type { Gaze } from '../gaze';
import { makeShader } from '../shader';
import type { Shape } from '../shape';

export interface SwarmSpec {
  readonly name: string;
  readonly shape: Shape;
  readonly vertex: string;
  readonly fragment: string;
  readonly capacity: number;
  readonly blend?: 'add' | 'mix';
  readonly bothSides?: boolean;
  readonly uniforms?: readonly string[];
  /** Who looks: shaders then know as `grain` the tangent of the angle of the finest line that can be shown. */
  readonly gaze?: Pick<Gaze, 'grain'>;
  readonly textures?: Readonly<Record<string, BaseTexture>>;
  /** Further attributes of the shape. */
  readonly extras?: readonly string[];
  /** What is drawn over what, among things that light shines through. */
  readonly order?: number;
}

/** Sixteen numbers of its own for each one, read by shaders as `world0` to `world3`. */
const STRIDE = 16;

/** Declarations that every swarm's vertex shader begins with. */
export const SWARM_VERTEX = `precision highp float;
attribute vec3 position; attribute vec3 normal; attribute vec2 uv;
attribute vec4 world0; attribute vec4 world1; attribute vec4 world2; attribute vec4 world3;
uniform mat4 viewProjection; uniform mat4 view; uniform vec3 cameraPosition; uniform float time;
// Where a point of a card is that stands upright before the reader and never rolls.
vec3 facing(vec3 middle, vec2 p) {
  vec3 right = normalize(vec3(view[0][0], 0.0, view[2][0]) + vec3(1e-5, 0.0, 0.0));
  vec3 up = normalize(cross(right, normalize(cameraPosition - middle)));
  return middle + right * p.x + up * p.y;
}
`;

/** Many of a kind in one draw call. What sets one apart is sixteen numbers; the graphics card does the rest. */
export class Swarm {
  readonly material: ShaderMaterial;
  private readonly mesh: Mesh;
  private readonly numbers: Float32Array;
  private changed = true;
  private live = 0;
  private warm = false;

  constructor(
    scene: Scene,
    private readonly spec: SwarmSpec,
  ) {
    const textures = Object.entries(spec.textures ?? {});
    this.material = makeShader(scene, spec.name, {
      vertex: spec.vertex,
      fragment: spec.fragment,
      attributes: ['position', 'normal', 'uv', ...(spec.extras ?? [])],
      uniforms: ['time', ...(spec.gaze ? ['grain'] : []), ...(spec.uniforms ?? [])],
      samplers: textures.map(([name]) => name),
      ...(spec.blend ? { blend: spec.blend } : {}),
      ...(spec.bothSides ? { bothSides: true } : {}),
    });
    for (const [name, texture] of textures) this.material.setTexture(name, texture);
    this.material.setFloat('time', 0);
    this.numbers = new Float32Array(spec.capacity * STRIDE);
    this.mesh = spec.shape.mesh(spec.name, scene);
    this.mesh.material = this.material;
    this.mesh.isPickable = false;
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.mesh.alphaIndex = spec.order ?? 0;
    this.mesh.freezeWorldMatrix();
    this.mesh.doNotSyncBoundingInfo = true;
    this.mesh.thinInstanceSetBuffer('matrix', this.numbers, STRIDE, false);
    this.mesh.thinInstanceCount = 1;
  }

  get capacity(): number {
    return this.spec.capacity;
  }

  /** How many of them there are; those beyond are not drawn. */
  count(live: number): void {
    this.live = Math.min(live, this.spec.capacity);
    this.changed = true;
  }

  /** Sets four of one's numbers: `column` 0 to 3 is `world0` to `world3`. */
  put(index: number, column: 0 | 1 | 2 | 3, a: number, b: number, c: number, d: number): void {
    const at = index * STRIDE + column * 4;
    this.numbers[at] = a;
    this.numbers[at + 1] = b;
    this.numbers[at + 2] = c;
    this.numbers[at + 3] = d;
    this.changed = true;
  }

  /** One of its numbers as it is drawn now. */
  number(index: number, column: 0 | 1 | 2 | 3, part: number): number {
    return this.numbers[index * STRIDE + column * 4 + part] ?? 0;
  }

  update(time: number): void {
    this.material.setFloat('time', time);
    if (this.spec.gaze) this.material.setFloat('grain', this.spec.gaze.grain);
    // Until the shader is there, one of no size is drawn, so that the first to come does not wait for it.
    this.warm ||= this.material.isReady(this.mesh, true);
    this.mesh.setEnabled(this.live > 0 || !this.warm);
    if (!this.changed) return;
    this.changed = false;
    this.mesh.thinInstanceCount = this.spec.capacity;
    this.mesh.thinInstanceBufferUpdated('matrix');
    this.mesh.thinInstanceCount = Math.max(1, this.live);
  }

  dispose(): void {
    this.mesh.dispose(false, false);
    this.material.dispose();
  }
}
