import { DynamicTexture } from '@babylonjs/core/Materials/Textures/dynamicTexture';
import type { Scene } from '@babylonjs/core/scene';
import { CARD_FONT } from '../cards/pen';
import { SIZE_OF_CAP, widthOf } from './letters';

/** Pixels of a capital's height on the sheet, and of the room about each name. */
const CAP = 34;
const ROOM = 8;
const ROW = CAP + 2 * ROOM;
const WIDE = 1024;

/** Where a name stands on the sheet, in parts of it: left, top, right, bottom, with the room about it. */
export type Cut = readonly [left: number, top: number, right: number, bottom: number];

/** The room about a name, in heights of a capital. */
export const NAME_ROOM = ROOM / CAP;

export interface NameSheet {
  readonly texture: DynamicTexture;
  readonly cuts: readonly Cut[];
  /** Writes the names, once their letters are there. */
  draw(): void;
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

/** Rows of names, one after the other. */
export const packNames = (
  names: readonly string[],
): { readonly lines: readonly Line[]; readonly high: number } => {
  let [x, y] = [0, 0];
  const lines = names.map((name): Line => {
    const wide = Math.ceil(widthOf(name) * CAP) + 2 * ROOM;
    if (x + wide > WIDE) [x, y] = [0, y + ROW];
    const line = { x, y, wide };
    x += wide;
    return line;
  });
  return { lines, high: y + ROW };
};

/** All names in white capitals on one sheet. */
export const makeNameSheet = (scene: Scene, names: readonly string[], anisotropy: number): NameSheet => {
  const { lines, high } = packNames(names);
  const height = 2 ** Math.ceil(Math.log2(high));
  const texture = new DynamicTexture('names', { width: WIDE, height }, scene, true);
  texture.anisotropicFilteringLevel = Math.max(2, anisotropy);
  return {
    texture,
    cuts: lines.map(({ x, y, wide }) => [
      x / WIDE,
      1 - y / height,
      (x + wide) / WIDE,
      1 - (y + ROW) / height,
    ]),
    draw: () => {
      const ink = texture.getContext();
      ink.clearRect(0, 0, WIDE, height);
      ink.fillStyle = '#ffffff';
      ink.font = `600 ${CAP * SIZE_OF_CAP}px ${CARD_FONT}`;
      lines.forEach(({ x, y }, i) => ink.fillText((names[i] ?? '').toUpperCase(), x + ROOM, y + ROOM + CAP));
      texture.update();
    },
  };
};
