import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import type { Scene } from '@babylonjs/core/scene';
import type { Preset } from '../preset';
import { makeShader } from '../shader';
import type { Shape } from '../shape';
import { type Colours, THEMES } from '../theme';
import { type Atlas, gridOf, loadLetters, makeAtlas } from './atlas';
import { PooledCard } from './card';
import { CARD_FRAGMENT, CARD_VERTEX, GLOW_FRAGMENT, GLOW_VERTEX } from './cardGlsl';
import { cardShape, glowShape } from './cardShape';
import { makeHeld } from './held';
import { MARK_COLUMNS } from './marks';
import { SHEET } from './pen';
import type { CardFaces, Cards } from './types';

const source = (shape: Shape, name: string, scene: Scene, material: ShaderMaterial, buffer: string): Mesh => {
  const mesh = shape.mesh(name, scene);
  mesh.material = material;
  mesh.isVisible = false;
  mesh.isPickable = false;
  mesh.registerInstancedBuffer(buffer, 4);
  return mesh;
};

const cardMaterial = (scene: Scene, atlas: Atlas): ShaderMaterial => {
  const material = makeShader(scene, 'cards', {
    vertex: CARD_VERTEX,
    fragment: CARD_FRAGMENT,
    attributes: ['position', 'normal', 'uv', 'look'],
    uniforms: ['grid'],
    samplers: ['faces'],
  });
  material.setTexture('faces', atlas.texture);
  material.setVector4('grid', gridOf(atlas));
  return material;
};

const glowMaterial = (scene: Scene, { texture, grid, marks }: Atlas): ShaderMaterial => {
  const material = makeShader(scene, 'card glow', {
    vertex: GLOW_VERTEX,
    fragment: GLOW_FRAGMENT,
    attributes: ['position', 'uv', 'part', 'tint'],
    uniforms: ['grid', 'marks', 'time'],
    samplers: ['faces'],
    blend: 'mix',
    bothSides: true,
  });
  material.setTexture('faces', texture);
  material.setVector4('grid', new Vector4(grid.columns, grid.rows, 0, 0));
  const [side, column] = [1 / MARK_COLUMNS, marks % grid.columns];
  const high = (side * SHEET.width) / SHEET.height;
  material.setVector4('marks', new Vector4(column, Math.floor(marks / grid.columns), side, high));
  return material;
};

/** All cards of a game: one draw call for the cards, one for what glows, one for the card held up. */
export const makeCards = (scene: Scene, preset: Preset, faces: CardFaces): Cards => {
  let colours: Colours = THEMES.standard;
  let open = true;
  const atlas = makeAtlas(scene, preset, faces);
  const [cardInk, glowInk] = [cardMaterial(scene, atlas), glowMaterial(scene, atlas)];
  const sources = {
    card: source(cardShape(), 'cards', scene, cardInk, 'look'),
    glow: source(glowShape(), 'card glow', scene, glowInk, 'tint'),
    atlas,
    faces,
  };
  const held = makeHeld(scene, preset, faces, atlas);
  const [all, free]: [PooledCard[], PooledCard[]] = [[], []];
  const make = (): PooledCard => {
    const card = new PooledCard(sources, all.length, colours, (gone) => {
      if (!free.includes(gone)) free.push(gone);
    });
    all.push(card);
    return card;
  };
  const redraw = (): void => {
    atlas.draw(colours);
    held.redraw(colours);
  };
  const ready = loadLetters().then(() => {
    if (open) redraw();
  });
  return {
    ready,
    add: (face) => {
      const card = free.pop() ?? make();
      card.begin(face);
      return card;
    },
    hold: (face) => {
      const picture = face === undefined ? undefined : (faces.picture(face) ?? faces.back(face));
      held.show(picture, face === undefined ? undefined : faces.back(face), colours);
      return held.node;
    },
    colours: (next) => {
      if (next === colours) return;
      colours = next;
      for (const card of all) card.paint(next);
      redraw();
    },
    update: (time) => void glowInk.setFloat('time', time),
    dispose: () => {
      open = false;
      held.dispose();
      // Instances go with their source.
      for (const mesh of [sources.card, sources.glow]) mesh.dispose();
      for (const ink of [cardInk, glowInk]) ink.dispose();
      atlas.texture.dispose();
    },
  };
};
