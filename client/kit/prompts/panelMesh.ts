import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture';
import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import { makeShader } from '../shader';
import { Shape } from '../shape';

const VERTEX = `precision highp float;
attribute vec3 position; attribute vec2 uv; uniform mat4 world; uniform mat4 viewProjection; uniform vec2 part;
varying vec2 vUv;
void main() {
  vUv = vec2(uv.x * part.x, 1.0 - (1.0 - uv.y) * part.y);
  gl_Position = viewProjection * world * vec4(position, 1.0);
}`;
const FRAGMENT = `precision highp float;
varying vec2 vUv; uniform sampler2D sheet; uniform float shown;
void main() {
  gl_FragColor = texture2D(sheet, vUv) * shown;
}`;

/** Babylon's number for colours that already carry their alpha. */
export const PREMULTIPLIED = 7;
/** Drawn after the table and its ships, over them. */
export const OVER = 1;
const quad = (scene: Scene, name: string): Mesh => {
  const shape = new Shape();
  const [a, b, c, d] = (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).map((uv) => shape.vertex([uv[0] - 0.5, uv[1] - 0.5, 0], [0, 0, -1], uv));
  shape.quad(a ?? 0, b ?? 0, c ?? 0, d ?? 0);
  return shape.mesh(name, scene);
};

/** What a panel is seen by: its sheet on a square of one metre, drawn over the table. */
export const makePanelMesh = (
  scene: Scene,
  name: string,
  sheet: BaseTexture,
  order: number,
): readonly [Mesh, ShaderMaterial] => {
  const material = makeShader(scene, name, {
    vertex: VERTEX,
    fragment: FRAGMENT,
    attributes: ['position', 'uv'],
    uniforms: ['part', 'shown'],
    samplers: ['sheet'],
    blend: 'mix',
    bothSides: true,
  });
  material.alphaMode = PREMULTIPLIED;
  material.setTexture('sheet', sheet);
  const mesh = quad(scene, name);
  mesh.material = material;
  mesh.renderingGroupId = OVER;
  mesh.alphaIndex = order;
  mesh.isPickable = false;
  mesh.alwaysSelectAsActiveMesh = true;
  return [mesh, material];
};
