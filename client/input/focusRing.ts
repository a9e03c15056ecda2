import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { Scene } from '@babylonjs/core/scene';
import { makeShader } from '../kit/shader';
import { Shape } from '../kit/shape';

/** Drawn over everything, always square to the eye; four corners, so that what it holds stays clear. */
const VERTEX = `precision highp float;
attribute vec3 position; uniform mat4 view; uniform mat4 viewProjection; uniform vec3 middle; uniform vec2 reach;
varying vec2 vAt; varying vec2 vReach;
void main() {
  vec3 right = vec3(view[0][0], view[1][0], view[2][0]);
  vec3 up = vec3(view[0][1], view[1][1], view[2][1]);
  vAt = position.xy; vReach = reach;
  gl_Position = viewProjection * vec4(middle + (right * position.x + up * position.y) * reach.x, 1.0);
}`;
const FRAGMENT = `precision highp float;
varying vec2 vAt; varying vec2 vReach;
void main() {
  vec2 p = abs(vAt) * vReach.x;
  float r = vReach.x * 0.3;
  vec2 q = p - (vReach.x * 0.94 - r);
  float edge = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r;
  float thick = vReach.y;
  float line = 1.0 - smoothstep(thick * 0.5, thick * 0.5 + fwidth(edge) * 1.2, abs(edge + thick));
  float corner = smoothstep(0.30, 0.34, min(p.x, p.y) / vReach.x);
  float shade = (1.0 - smoothstep(thick, thick * 2.2, abs(edge + thick))) * 0.55;
  float a = corner * max(line, shade);
  if (a < 0.01) discard;
  gl_FragColor = vec4(mix(vec3(0.0), vec3(1.0, 0.86, 0.5), line), a);
}`;

export interface FocusRing {
  /** Shows the focus round a mesh, or at a place; nowhere without either. */
  round(mesh: AbstractMesh | undefined, at: Vector3 | undefined): void;
  update(time: number): void;
  dispose(): void;
}

/** Where the focus of keys and gamepads is; pointers have a cursor or a ray of their own. */
export const makeFocusRing = (scene: Scene): FocusRing => {
  const shape = new Shape();
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const [a, b, c, d] = corners.map(([x, y]) => shape.vertex([x, y, 0], [0, 0, -1], [x, y]));
  shape.quad(a ?? 0, b ?? 0, c ?? 0, d ?? 0);
  const mesh = shape.mesh('focus ring', scene);
  const material = makeShader(scene, 'focus ring', {
    vertex: VERTEX,
    fragment: FRAGMENT,
    attributes: ['position'],
    uniforms: ['middle', 'reach'],
    blend: 'mix',
    bothSides: true,
  });
  material.disableDepthWrite = true;
  mesh.material = material;
  mesh.renderingGroupId = 1;
  mesh.isPickable = false;
  mesh.alwaysSelectAsActiveMesh = true;
  mesh.setEnabled(false);
  let target: AbstractMesh | undefined;
  const middle = new Vector3();
  const reach = { x: 0.05, y: 0.004 };
  const place = (): void => {
    if (target === undefined) return;
    const { minimum, maximum } = target.getBoundingInfo();
    Vector3.CenterToRef(minimum, maximum, middle);
    const world = target.getWorldMatrix();
    Vector3.TransformCoordinatesToRef(middle, world, middle);
    const m = world.m;
    const scale = Math.hypot(m[0] ?? 1, m[1] ?? 0, m[2] ?? 0);
    reach.x = Math.min(0.4, 0.5 * scale * Vector3.Distance(minimum, maximum) + 0.012);
  };
  return {
    round: (next, at) => {
      target = next;
      mesh.setEnabled(next !== undefined || at !== undefined);
      if (next === undefined && at !== undefined) {
        middle.copyFrom(at);
        reach.x = 0.06;
      }
    },
    update: () => {
      if (!mesh.isEnabled()) return;
      place();
      const eye = scene.activeCamera?.globalPosition;
      reach.y = eye ? 0.0028 * Vector3.Distance(eye, middle) : 0.004;
      material.setVector3('middle', middle);
      material.setVector2('reach', reach);
    },
    dispose: () => mesh.dispose(false, true),
  };
};
