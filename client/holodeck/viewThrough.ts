import { TABLE } from './measures';
import type { View } from './camera';

/** A part of the page, in its pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Half the length of the longest ship on the table with some air about it, and its middle over the table, in metres. */
const [HALF, MIDDLE] = [0.27, 0.11] as const;
/** Its eye is not nearer than this, and no further off than this. */
const [NEAREST, FARTHEST] = [0.66, 2.2] as const;

/** The ship on the table seen through a part of the page: in the middle of it, and as large as that allows. `up`: tangent of half the picture's height. */
export const viewThrough = (
  part: Part,
  page: { readonly width: number; readonly height: number },
  up: number,
): View => {
  const across = up * (page.width / page.height);
  const room = Math.min((across * part.width) / page.width, (2 * up * part.height) / page.height);
  return {
    target: [0, TABLE.height + MIDDLE, 0],
    alpha: -1.12,
    beta: 1.24,
    radius: Math.min(FARTHEST, Math.max(NEAREST, HALF / Math.max(0.01, room))),
    aside: [
      (part.left + part.width / 2) / page.width - 0.5,
      0.5 - (part.top + part.height / 2) / page.height,
    ],
    // A hair's breadth: it stands as far off as it says, whatever the picture's shape.
    wide: 1e-3,
  };
};
