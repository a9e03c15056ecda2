import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import { makeShader } from '../kit/shader';
import { Shape } from '../kit/shape';
import type { Rgb } from './beads';

const VERTEX = `precision highp float;
attribute vec3 position; uniform mat4 view; uniform mat4 viewProjection; uniform vec3 from; uniform vec3 to; uniform float unit;
varying vec3 vAt;
void main() {
  vec3 right = vec3(view[0][0], view[1][0], view[2][0]);
  vec3 up = vec3(view[0][1], view[1][1], view[2][1]);
  vec3 eye = vec3(view[0][2], view[1][2], view[2][2]);
  vec3 along = normalize(to - from);
  vec3 across = normalize(cross(along, eye));
  vec3 here = mix(from, to, position.x) + across * position.y * unit * 0.0016;
  float size = 0.006 * distance((view * vec4(to, 1.0)).xyz, vec3(0.0));
  if (position.z > 0.5) here = to + (right * position.x + up * position.y) * size;
  vAt = position;
  gl_Position = viewProjection * vec4(here, 1.0);
}`;
const FRAGMENT = `precision highp float;
varying vec3 vAt; uniform vec3 tint; uniform float met;
void main() {
  float line = (1.0 - smoothstep(0.2, 1.0, abs(vAt.y))) * mix(0.15, 0.75, vAt.x) * mix(1.0 - vAt.x, 1.0, met);
  float dot_ = (1.0 - smoothstep(0.35, 0.5, length(vAt.xy))) * met;
  float round_ = (1.0 - smoothstep(0.06, 0.14, abs(length(vAt.xy) - 0.8))) * met;
  gl_FragColor = vec4(tint, vAt.z > 0.5 ? max(dot_, round_) : line);
}`;

const shape = (): Shape => {
  const made = new Shape();
  const put = (x: number, y: number, z: number): number => made.vertex([x, y, z], [0, 1, 0], [0, 0]);
  made.quad(put(0, -1, 0), put(1, -1, 0), put(1, 1, 0), put(0, 1, 0));
  made.quad(put(-1, -1, 1), put(1, -1, 1), put(1, 1, 1), put(-1, 1, 1));
  return made;
};

/** What a hand points along, ending in a mark on what it meets. */
export class Ray {
  private readonly mesh: Mesh;
  private readonly material: ShaderMaterial;
  private readonly from = new Vector3();
  private readonly to = new Vector3();
  private readonly tint = new Vector3();

  constructor(scene: Scene) {
    this.material = makeShader(scene, 'ray', {
      ...{ vertex: VERTEX, fragment: FRAGMENT, attributes: ['position'] },
      ...{ uniforms: ['from', 'to', 'unit', 'tint', 'met'], blend: 'mix', bothSides: true },
    });
    this.mesh = shape().mesh('ray', scene);
    this.mesh.material = this.material;
    this.mesh.isPickable = false;
    this.mesh.alwaysSelectAsActiveMesh = true;
    // Over panels too: a mark that vanishes behind what it points at is no use.
    this.mesh.renderingGroupId = 1;
    this.mesh.alphaIndex = 1000;
    this.mesh.setEnabled(false);
  }

  /** To what is met, or a little way into nothing. */
  show(from: Vector3, to: Vector3, met: boolean, unit: number, tint: Rgb): void {
    this.from.copyFrom(from);
    this.to.copyFrom(to);
    this.material.setVector3('from', this.from);
    this.material.setVector3('to', this.to);
    this.material.setFloat('unit', unit);
    this.material.setFloat('met', met ? 1 : 0);
    this.material.setVector3('tint', this.tint.set(...tint));
    this.mesh.setEnabled(true);
  }

  hide(): void {
    this.mesh.setEnabled(false);
  }

  dispose(): void {
    this.mesh.dispose();
    this.material.dispose();
  }
}
