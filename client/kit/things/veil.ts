import { makeShader } from '../shader';
import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import type { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { LAYER_VERTEX } from './layer';

const VERTEX = `${LAYER_VERTEX}
attribute vec4 veil; attribute vec4 thing;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vSpot; varying vec4 vVeil; varying vec4 vThing;
void main() {
  mat4 world = place();
  vec3 p = position * 1000.0;
  // Hot air: the outline never stands quite still.
  float sway = sin(p.z * 0.16 + time * 3.1 + thing.w * 9.0) + 0.7 * sin(p.x * 0.23 - time * 4.3 + p.y * 0.4);
  vec3 q = position + normal * 0.00022 * sway + vec3(0.00034 * sway, 0.0011 * sin(time * 0.9 + thing.w * 6.2831), 0.0);
  vec4 w = world * vec4(q, 1.0);
  vWorld = w.xyz; vNormal = normalize(mat3(world) * normal); vSpot = p; vVeil = veil; vThing = thing;
  gl_Position = viewProjection * w;
}`;

const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vSpot; varying vec4 vVeil; varying vec4 vThing;
uniform vec3 cameraPosition; uniform float time;
void main() {
  float face = clamp(dot(normalize(vNormal), normalize(cameraPosition - vWorld)), 0.0, 1.0);
  float rim = pow(1.0 - face, 2.6);
  float haze = 0.5 + 0.5 * sin(vSpot.z * 0.35 + vSpot.x * 0.21 - time * 4.0 + 2.0 * sin(vSpot.y * 0.5 + time * 1.7));
  float cloak = vThing.x;
  float change = 4.0 * cloak * (1.0 - cloak);
  float band = exp(-pow((fract(time * 0.16 + vThing.w) * 150.0 - 75.0 - vSpot.z) / 7.0, 2.0));
  float light = rim * (0.5 + 0.5 * haze) * 1.05 + 0.028 + 0.03 * haze + band * (0.05 + 0.3 * rim) + change * (0.22 + 0.7 * rim) * haze;
  vec3 colour = mix(vVeil.rgb, vec3(0.85, 0.95, 1.0), 0.35 * rim + 0.4 * change);
  gl_FragColor = vec4(colour, light * smoothstep(0.05, 0.75, cloak) * vThing.y);
}`;

/** The heat-haze outline of cloaked ships: the same shapes again, but only of kinds that cloak, and only while they do. */
export class Veils<Kind extends string> {
  private readonly material: ShaderMaterial;
  private readonly sources = new Map<Kind, Mesh>();

  constructor(
    scene: Scene,
    private readonly shapeOf: (kind: Kind) => Mesh,
  ) {
    this.material = makeShader(scene, 'cloaked', {
      vertex: VERTEX,
      fragment: FRAGMENT,
      attributes: ['position', 'normal', 'veil', 'thing'],
      uniforms: ['time'],
      blend: 'add',
    });
  }

  private source(kind: Kind): Mesh {
    const known = this.sources.get(kind);
    if (known) return known;
    const shape = this.shapeOf(kind);
    const made = shape.clone(`${kind} cloaked`, null, true, false);
    made.material = this.material;
    made.isVisible = false;
    made.isPickable = false;
    for (const own of ['veil', 'thing']) made.registerInstancedBuffer(own, 4);
    this.sources.set(kind, made);
    return made;
  }

  add(kind: Kind, parent: TransformNode, veil: Vector4, thing: Vector4): InstancedMesh {
    const made = this.source(kind).createInstance(`${kind} cloaked`);
    made.instancedBuffers.veil = veil;
    made.instancedBuffers.thing = thing;
    made.parent = parent;
    made.isPickable = false;
    return made;
  }

  update(time: number): void {
    this.material.setFloat('time', time);
  }

  dispose(): void {
    for (const source of this.sources.values()) source.dispose(false, false);
    this.material.dispose();
  }
}
