import { DynamicTexture } from '@babylonjs/core/Materials/Textures/dynamicTexture';
import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import type { Preset } from '../preset';
import type { Colours } from '../theme';
import { drawMarks } from './marks';
import { CARD_FONT, Pen, SHEET } from './pen';
import type { CardFaces } from './types';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Pixels of one cell. */
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly width: number;
  readonly height: number;
}

/** So many columns more or fewer than a square has may be taken. */
const ASKEW = 2;

/** Nearly square, so that no side comes near what a graphics chip can take, with as few cells left empty as can be. */
export const gridFor = (cells: number, cellWidth: number): Grid => {
  const cellHeight = Math.round((cellWidth * SHEET.height) / SHEET.width);
  const square = Math.max(1, Math.round(Math.sqrt((cells * cellHeight) / cellWidth)));
  const rowsOf = (columns: number): number => Math.ceil(cells / columns);
  let columns = square;
  for (let off = 1; off <= ASKEW; off++)
    for (const other of [square - off, square + off])
      if (other > 0 && other * rowsOf(other) < columns * rowsOf(columns)) columns = other;
  const rows = rowsOf(columns);
  return { columns, rows, cellWidth, cellHeight, width: columns * cellWidth, height: rows * cellHeight };
};

export const cellWidthFor = ({ fullTextures }: Preset): number => (fullTextures ? 256 : 128);

/** Waits for the letters of the cards; at once where there is no page. */
export const loadLetters = async (): Promise<void> => {
  if (typeof document === 'undefined' || !('fonts' in document)) return;
  await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 40px ${CARD_FONT}`)));
};

/** Babylon's narrower type of a 2D context is, in a page, the page's own. */
const contextOf = (texture: DynamicTexture): CanvasRenderingContext2D =>
  texture.getContext() as CanvasRenderingContext2D;

const drawSheet = (
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  scale: number,
  draw: (pen: Pen) => void,
): void => {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  draw(new Pen(context, scale));
  context.restore();
};

export interface Atlas {
  readonly texture: DynamicTexture;
  readonly grid: Grid;
  /** The cell of a picture; the back's where there is no such picture. */
  cell(picture: string | undefined): number;
  readonly marks: number;
  draw(colours: Colours): void;
}

/** The grid as shaders know it: columns, rows, and half a pixel inside a cell, so that no neighbour shines through. */
export const gridOf = ({ grid: { columns, rows, cellWidth, cellHeight } }: Atlas): Vector4 =>
  new Vector4(columns, rows, 0.5 / cellWidth, 0.5 / cellHeight);

/** Every picture of a game, and the marks, in one texture. */
export const makeAtlas = (scene: Scene, preset: Preset, faces: CardFaces): Atlas => {
  const { pictures } = faces;
  const grid = gridFor(pictures.length + 1, cellWidthFor(preset));
  const texture = new DynamicTexture('card faces', { width: grid.width, height: grid.height }, scene, true);
  texture.anisotropicFilteringLevel = Math.max(2, preset.anisotropy);
  const cells = new Map(pictures.map((name, i) => [name, i]));
  const scale = grid.cellWidth / SHEET.width;
  return {
    texture,
    grid,
    marks: pictures.length,
    cell: (picture) => cells.get(picture ?? '') ?? cells.get(faces.back('')) ?? 0,
    draw: (colours) => {
      const context = contextOf(texture);
      context.fillStyle = '#05070d';
      context.fillRect(0, 0, grid.width, grid.height);
      const sheet = (i: number, draw: (pen: Pen) => void): void =>
        drawSheet(
          context,
          (i % grid.columns) * grid.cellWidth,
          Math.floor(i / grid.columns) * grid.cellHeight,
          scale,
          draw,
        );
      pictures.forEach((name, i) => sheet(i, (pen) => faces.draw(pen, name, colours)));
      sheet(pictures.length, drawMarks);
      // The usual way up, since that is how Babylon sends it again when the graphics chip was lost.
      texture.update();
    },
  };
};

/** One face alone, as large as it is read when held up. */
export const makeLargeFace = (scene: Scene, preset: Preset): DynamicTexture => {
  const width = preset.fullTextures ? 1024 : 768;
  const height = Math.round((width * SHEET.height) / SHEET.width);
  const texture = new DynamicTexture('held face', { width, height }, scene, true);
  texture.anisotropicFilteringLevel = Math.max(2, preset.anisotropy);
  return texture;
};

export const drawLargeFace = (
  texture: DynamicTexture,
  faces: CardFaces,
  picture: string,
  colours: Colours,
): void => {
  const scale = texture.getSize().width / SHEET.width;
  drawSheet(contextOf(texture), 0, 0, scale, (pen) => faces.draw(pen, picture, colours));
  texture.update();
};
