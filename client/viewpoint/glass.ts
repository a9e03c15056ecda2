import type { Pose, RowPlace } from './place';

/** The picture as whoever looks has it: its width in halves of its height, and how much of it is covered. */
export interface Screen {
  readonly aspect: number;
  /** Part of the whole width, from the right, and of the whole height, from below, that something else lies over. */
  readonly right: number;
  readonly bottom?: number;
  /** The picture is so small that what is read or pressed has to be this many times as large; nothing: 1. */
  readonly letters?: number;
  /** Nobody's own things lie before whoever looks on, and everybody's hand beside the table. */
  readonly onlooker?: boolean;
}

/** One card measures this much, width and height, before it is scaled. */
const WIDTH = 0.063;
const HEIGHT = 0.088;
/** Heights on the glass of a wide picture, in halves of the picture's height. */
const TALL = {
  hand: 0.46,
  raised: 0.74,
  own: 0.4,
  common: 0.62,
  below: 0.235,
  sign: 0.17,
  pile: 0.34,
  spread: 0.4,
  many: 0.3,
  few: 0.5,
  shown: 1.35,
} as const;
/** Narrower pictures than this have smaller cards. */
const WIDE = 1.3;
/** Upright pictures: the hand lies in rows, everything else in a line above it. */
const UPRIGHT = 0.85;

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly foot: number;
  /** How large cards are, 1 on a wide picture. */
  readonly size: number;
  readonly upright: boolean;
}

const edges = ({ aspect, right, bottom = 0 }: Screen): Edges => {
  const edge = aspect - 2 * aspect * right;
  const wide = (edge + aspect) / 2;
  return {
    ...{ left: -aspect, right: edge, middle: (edge - aspect) / 2, foot: -1 + 2 * bottom },
    size: Math.min(1, Math.max(0.46, wide / WIDE)),
    upright: wide < UPRIGHT,
  };
};

const flat = (x: number, y: number, z: number, tall: number, roll = 0): Pose => ({
  ...{ x, y, z, roll },
  ...{ pitch: 0, yaw: 0 },
  size: tall / HEIGHT,
});

const widthOf = (tall: number): number => (tall * WIDTH) / HEIGHT;
/** Where the middle of a sunk card lies above the foot, in parts of its height. */
const SUNK = { hand: 0.2, own: 0.1 } as const;
/** Cards side by side: a little air between them, so that no name is cut off. */
const AIR = 1.03;
/** A card of a hand is at least so tall: smaller, its name could not be read. */
const LEAST = 0.3;

/** The own hand: a fan along the lower edge; a card covers the next one only where there are more than fit. */
const handPose = (place: RowPlace, screen: Screen): Pose => {
  const all = edges(screen);
  if (all.upright) return handInRows(place, all);
  const { nth, of, raised, sunk } = place;
  const { left, right, foot, size } = all;
  const corner = Math.max(widthOf(TALL.own), 2.12 * widthOf(TALL.pile)) * size + 0.16;
  // Sunk hands have several own cards before them, others a single one.
  const before = sunk ? corner : widthOf(TALL.own) * size + 0.12;
  const room = right - left - before - corner;
  const tall = Math.min(TALL.hand * size, Math.max(LEAST, (room / of / AIR) * (HEIGHT / WIDTH)));
  const step = Math.min(widthOf(tall) * AIR, room / Math.max(1, of));
  const off = nth - (of - 1) / 2;
  const x = (left + before + right - corner) / 2 + off * step;
  if (raised) return flat(x, foot + 0.02 + (TALL.raised * size) / 2, -0.06, TALL.raised * size);
  const sag = Math.min(0.1 * tall, 0.004 * off * off);
  return flat(x, foot + tall * (sunk ? SUNK.hand : 0.34) - sag, -0.003 * nth, tall, -0.02 * off);
};

/** Rows of at most so many; those behind show their names over those before them. */
const ABREAST = 4;
const handInRows = (
  { nth, of, raised, sunk }: RowPlace,
  { left, right, middle, foot, size }: Edges,
): Pose => {
  const rows = Math.ceil(of / ABREAST);
  const wide = Math.ceil(of / rows);
  const row = Math.floor(nth / wide);
  const here = Math.min(wide, of - row * wide);
  const step = Math.min((right - left - 0.04) / wide, widthOf(TALL.hand * size * 1.15) * AIR);
  const tall = (step / AIR) * (HEIGHT / WIDTH);
  const x = middle + (nth - row * wide - (here - 1) / 2) * step;
  if (raised) {
    const large = Math.min(TALL.raised * size * 1.4, (right - left) * 0.9);
    const edge = Math.max(0, (right - left - widthOf(large)) / 2 - 0.02);
    return flat(Math.min(middle + edge, Math.max(middle - edge, x)), foot + 0.04 + large / 2, -0.06, large);
  }
  const behind = rows - 1 - row;
  const low = sunk ? SUNK.hand : 0.46;
  return flat(x, foot + tall * (low + 0.5 * behind), 0.01 * behind, tall);
};

/** Under the board that says how things stand, two lines high. */
const TOP = 0.56;
/** Under the board of an upright picture. */
const UNDER_BOARD = 0.53;
/** How high above the foot the hand of an upright picture reaches, and one that is sunk. */
const ABOVE_HAND = { usual: 0.4, sunk: 0.18 } as const;
const aboveHand = (sunk: boolean, onlooker = false): number =>
  onlooker ? 0.06 : ABOVE_HAND[sunk ? 'sunk' : 'usual'];

/** At the lower left corner, one beside the other. */
const ownPose = ({ nth, layer, sunk }: RowPlace, screen: Screen): Pose => {
  const { left, foot, size, upright } = edges(screen);
  const tall = TALL.own * size * (upright ? 0.8 : 1);
  const x = left + widthOf(tall) * (nth * 1.06 + 0.5) + 0.06 * size;
  const y = upright ? tall / 2 + aboveHand(sunk) : sunk ? tall * SUNK.own : tall / 2 + 0.05;
  return flat(x, foot + y, -0.004 * layer, tall);
};

/** In each of the upper corners that a round table leaves of an upright picture there is room for so many. */
const CORNER = 3;
const cornered = (nth: number, tall: number, screen: Screen): Pose => {
  const { left, right } = edges(screen);
  const along = 0.02 + widthOf(tall) * (0.5 + 1.06 * (nth % CORNER));
  const x = Math.floor(nth / CORNER) % 2 === 0 ? left + along : right - along;
  return flat(x, UNDER_BOARD - tall / 2, 0.004, tall);
};

/** A wide picture of which so much is free, to either side in halves of its height, has room for them beside the table. */
const ROOMY = 1.7;
/** They grow no more than so much on a small picture: what they lie beside is small too. */
const LARGER = 1.2;
/** Otherwise what lies over something worth seeing is small, in the upper left corner under the board. */
const asSigns = (nth: number, screen: Screen): Pose => {
  const tall = TALL.sign * Math.min(LARGER, screen.letters ?? 1);
  const x = -screen.aspect + 0.02 + widthOf(tall) * (0.5 + 1.06 * (nth % CORNER));
  return flat(x, TOP - tall * (0.5 + 1.06 * Math.floor(nth / CORNER)), 0.004, tall);
};

/** At the left edge, large enough to be read; what belongs to it lies under it, side by side; what lies under it peeps out. */
const commonPose = (place: RowPlace, screen: Screen): Pose => {
  const { nth, of, row, layer, sunk } = place;
  const { left, right, foot, size, upright } = edges(screen);
  if (sunk && !upright && right - left < 2 * ROOMY) return asSigns((row - 1) * of + nth, screen);
  const less = upright ? 0.8 * size : size;
  // In an upright picture they are signs in the corner that the round table leaves.
  const [tall, below] = [TALL.common * less, TALL.below * less * (upright ? 0.75 : 1)];
  const x = left + widthOf(tall) / 2 + 0.06 * size;
  // Where nobody holds a hand, the lower corner is free, and the upper one shows somebody else's.
  const low = screen.onlooker === true ? foot + 0.06 + below + 0.03 + tall / 2 : 0.36;
  const y = upright ? UNDER_BOARD - tall / 2 : low;
  if (row === 0) {
    const under = Math.max(0, -layer);
    const across = x + nth * widthOf(tall) * 1.06;
    const z = under === 0 ? -0.004 * layer : 0.014 + 0.006 * under;
    return flat(across - 0.012 * under, y + 0.012 * under, z, tall);
  }
  if (upright && of > 1) return cornered((row - 1) * of + nth, below * 1.4, screen);
  const step = Math.min(widthOf(below) * 1.04, (0.5 * size) / Math.max(1, of));
  const from = x - widthOf(tall) / 2 + widthOf(below) / 2;
  const down = tall / 2 + below * (row - 0.5) + 0.03 * row;
  return flat(from + nth * step, y - down, -0.002 * nth, below);
};

/** At the lower right corner, the first pile outermost; the lowest layer of each is 0, its mat lies under it. */
const pilePose = ({ nth, layer, sunk }: RowPlace, screen: Screen): Pose => {
  const { right, foot, size, upright } = edges(screen);
  const tall = TALL.pile * size * (upright ? 0.8 : 1);
  const x = right - 0.07 * size - widthOf(tall) * (nth + 0.5) - 0.04 * nth * size;
  const y = foot + tall / 2 + (upright ? aboveHand(sunk, screen.onlooker) : 0.06);
  if (layer < 0) return flat(x, y, 0.01, tall);
  return flat(x - 0.004 * layer, y + 0.004 * layer, -0.004 * layer, tall, 0.02 * ((layer % 3) - 1));
};

/** Left free in the middle by rows that lie one over the other: what stands there is still seen. */
const GAP = 0.5;

/**
 * Before the eyes, to choose one from, and where the middle of the table is still seen: one or two in the upper right corner, a row
 * under the upper edge, more on both sides of the middle. One that is raised is shown as large as it can be.
 */
const heldPose = ({ nth, of, raised }: RowPlace, screen: Screen): Pose => {
  const { left, right, middle, foot, size, upright } = edges(screen);
  if (raised) {
    const tall = Math.min(TALL.shown, ((right - left) * 0.9 * HEIGHT) / WIDTH);
    return flat(middle, Math.max(0.08, foot + tall / 2), -0.12, tall);
  }
  if (of < 3) {
    const tall = TALL.few * size;
    const x = right - 0.05 - widthOf(tall) * ((of - 1 - nth) * AIR + 0.5);
    return flat(x, (upright ? UNDER_BOARD : TOP) - tall / 2, -0.04, tall);
  }
  const tall = (of > 24 ? TALL.many : TALL.spread) * Math.max(0.6, size);
  const step = widthOf(tall) * 1.06;
  const fit = (room: number): number => Math.max(1, Math.floor(room / step));
  const whole = fit(right - left - 0.1);
  const gap = of <= whole || upright ? 0 : GAP;
  const wide = gap === 0 ? whole : 2 * fit((right - left - gap) / 2 - 0.05);
  const row = Math.floor(nth / wide);
  const here = Math.min(wide, of - row * wide);
  const off = nth - row * wide - (here - 1) / 2;
  const x = middle + off * step + Math.sign(off) * Math.min(gap / 2, Math.abs(off) * gap);
  const rows = Math.ceil(of / wide);
  const top = upright ? UNDER_BOARD : TOP;
  const high = Math.min(tall * 1.05, (top + 0.45) / Math.max(1, rows - 0.5));
  return flat(x, top - tall / 2 - row * high, -0.04 - 0.004 * row, tall);
};

/** Keys at the lower right corner, or across an upright picture: so many side by side at most, together so wide. */
const BOARD = { columns: 7, wide: 1.04 } as const;
const boardPose = ({ nth, of, row }: RowPlace, screen: Screen): Pose => {
  const { left, right, middle, foot, upright } = edges(screen);
  const wide = Math.min(right - left - 0.04, upright ? Infinity : BOARD.wide * (screen.letters ?? 1));
  const step = wide / Math.max(BOARD.columns, of);
  const x = upright ? middle + (nth - (of - 1) / 2) * step : right - 0.02 - (of - nth - 0.5) * step;
  return flat(x, foot + 0.04 + (row + 0.5) * step, -0.02, step);
};

const POSES = {
  hand: handPose,
  own: ownPose,
  common: commonPose,
  piles: pilePose,
  held: heldPose,
  board: boardPose,
} as const;

/** Where a place before the eye lies on the glass, in halves of the picture's height: x right, y up, z away from the eye. */
export const onGlass = (place: RowPlace, screen: Screen): Pose => POSES[place.slot](place, screen);

/** Something in the hand, at a point of the glass. */
export const carriedPose = (x: number, y: number): Pose => ({
  ...{ x, y, z: -0.1 },
  ...{ pitch: 0, yaw: 0, roll: 0, size: 3.6 },
});
