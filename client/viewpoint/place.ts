/** Where and how something stands: metres, and radians leaning back, turned clockwise seen from above, in its own plane. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly pitch: number;
  readonly yaw: number;
  readonly roll: number;
  readonly size: number;
}

/** On the table, which is the same for everybody: metres about its foot. */
export interface TablePlace extends Pose {
  readonly slot: 'table';
}

/**
 * Before whoever looks, and laid out by the viewpoint. `hand`: what one holds. `own`: what lies open before one. `common`: what
 * everybody reads, such as a mission. `piles`: decks and what is discarded. `held`: before the eyes, to choose from. `board`: keys to
 * be pressed, the nth of so many columns, rows counted from below.
 */
export const ROWS = ['hand', 'own', 'common', 'piles', 'held', 'board'] as const;
export type RowName = (typeof ROWS)[number];

export interface RowPlace {
  readonly slot: RowName;
  /** The nth of so many side by side; piles are counted from the outside in. */
  readonly nth: number;
  readonly of: number;
  /** 0 is the row itself; smaller things stand in the rows below it. */
  readonly row: number;
  /** How high it lies on others at the same place; below 0 it lies under them. */
  readonly layer: number;
  /** Lifted out of its row to be read; alone in `held` it is the one that is shown large. */
  readonly raised: boolean;
  /** There is much to be seen behind it: on a wide picture only its head shows above the lower edge, or it lies small in a corner. */
  readonly sunk: boolean;
}

/** At the place of another person: the nth of so many in their hand; below 0, what lies open before it. */
export interface FarPlace {
  readonly slot: 'far';
  readonly seat: number;
  readonly nth: number;
  readonly of: number;
  /** Nothing of that hand can be read: it takes little room. */
  readonly closed?: boolean;
}

/** A slot and a place in it. No game knows where its slots are: that is the viewpoint's to say. */
export type Place = TablePlace | RowPlace | FarPlace;

const FLAT = { pitch: 0, yaw: 0, roll: 0, size: 1 } as const;

export const onTable = (x: number, y: number, z: number, pose: Partial<Pose> = {}): TablePlace => ({
  ...FLAT,
  ...pose,
  ...{ slot: 'table', x, y, z },
});

export const inRow = (
  slot: RowName,
  nth: number,
  of: number,
  more: Partial<Pick<RowPlace, 'row' | 'layer' | 'raised' | 'sunk'>> = {},
): RowPlace => ({ slot, nth, of, row: 0, layer: 0, raised: false, sunk: false, ...more });

export const farAway = (
  seat: number,
  nth: number,
  of: number,
  more: Partial<Pick<FarPlace, 'closed'>> = {},
): FarPlace => ({ slot: 'far', seat, nth, of, ...more });
