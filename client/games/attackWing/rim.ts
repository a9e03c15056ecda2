import { CARD } from '../../kit/cards/types';
import { MAT_SIDE } from '../../kit/mat/measures';
import { TABLE } from '../../kit/measures';
import { onTable, type TablePlace } from '../../viewpoint/place';

/** The nth of so many cards of one of several groups. */
interface Lying {
  readonly group: number;
  readonly groups: number;
  readonly nth: number;
  readonly of: number;
  /** It lies askew. */
  readonly askew?: boolean;
}

/** Cards beside the mat, between its edge and the rim of the table. */
const SIZE = 1.5;
const MIDDLE = MAT_SIDE / 2 + 0.085;
/** How wide the strip is there. */
const WIDE = 2 * Math.sqrt(TABLE.rim * TABLE.rim - (MIDDLE + 0.06) * (MIDDLE + 0.06));
const LEAN = 1.25;
const ASKEW = 0.3;

/** Group by group from left to right; the cards of one overlap where there are many. */
export const rimPlace = (near: boolean, { group, groups, nth, of, askew }: Lying): TablePlace => {
  const share = WIDE / Math.max(1, groups);
  const step = Math.min(CARD.width * SIZE * 1.05, (share - CARD.width * SIZE * 1.15) / Math.max(1, of - 1));
  const x = -WIDE / 2 + share * (group + 0.5) + (nth - (of - 1) / 2) * step;
  return onTable(x, TABLE.height + 0.02 + 0.0012 * nth, near ? -MIDDLE : MIDDLE, {
    ...{ pitch: LEAN, size: SIZE, roll: askew === true ? ASKEW : 0 },
  });
};
