import type { DynamicTexture } from '@babylonjs/core/Materials/Textures/dynamicTexture';
import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import type { Preset } from '../preset';
import { makeShader } from '../shader';
import type { Colours } from '../theme';
import { type Atlas, drawLargeFace, gridOf, makeLargeFace } from './atlas';
import { CARD_VERTEX, HELD_FRAGMENT } from './cardGlsl';
import { cardShape } from './cardShape';
import type { CardFaces } from './types';

export interface Held {
  readonly node: TransformNode;
  /** Shows a picture, with its back behind it, or nothing. */
  show(picture: string | undefined, back: string | undefined, colours: Colours): void;
  /** Draws again what is shown. */
  redraw(colours: Colours): void;
  dispose(): void;
}

/** The one card that is drawn large. Its texture comes into being when the first is held up. */
export const makeHeld = (scene: Scene, preset: Preset, faces: CardFaces, atlas: Atlas): Held => {
  const mesh = cardShape().mesh('held card', scene);
  mesh.isPickable = false;
  mesh.setEnabled(false);
  const material = makeShader(scene, 'held card', {
    vertex: CARD_VERTEX,
    fragment: HELD_FRAGMENT,
    attributes: ['position', 'normal', 'uv'],
    uniforms: ['look', 'grid'],
    samplers: ['faces', 'sheet'],
  });
  const look = new Vector4(-1, 0, 0, 0);
  material.setTexture('sheet', atlas.texture);
  material.setVector4('grid', gridOf(atlas));
  mesh.material = material;
  let texture: DynamicTexture | undefined;
  let shown: string | undefined;
  const draw = (colours: Colours): void => {
    if (shown === undefined) return;
    if (texture === undefined) {
      texture = makeLargeFace(scene, preset);
      material.setTexture('faces', texture);
    }
    drawLargeFace(texture, faces, shown, colours);
  };
  return {
    node: mesh,
    show: (picture, back, colours) => {
      mesh.setEnabled(picture !== undefined);
      look.y = atlas.cell(back);
      material.setVector4('look', look);
      if (picture === shown) return;
      shown = picture;
      draw(colours);
    },
    redraw: draw,
    dispose: () => {
      texture?.dispose();
      material.dispose();
      mesh.dispose();
    },
  };
};
