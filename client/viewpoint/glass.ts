import type { Pose, RowPlace } from './place';

/** The picture as whoever looks has it: its width in halves of its height, and how much of the right is covered. */
export interface Screen {
  readonly aspect: number;
  /** Part of the whole width that something else lies over. */
  readonly right: number;
}

/** One card measures this much, width and height, before it is scaled. */
const WIDTH = 0.063;
const HEIGHT = 0.088;
/** Heights on the glass, in halves of the picture's height. */
const TALL = {
  hand: 0.46,
  raised: 0.74,
  own: 0.4,
  common: 0.62,
  below: 0.27,
  pile: 0.34,
  spread: 0.4,
  many: 0.3,
  few: 0.56,
  shown: 1.35,
} as const;

const edges = ({ aspect, right }: Screen): { left: number; right: number; middle: number } => {
  const edge = aspect - 2 * aspect * right;
  return { left: -aspect, right: edge, middle: (edge - aspect) / 2 };
};

const flat = (x: number, y: number, z: number, tall: number, roll = 0): Pose => ({
  ...{ x, y, z, roll },
  ...{ pitch: 0, yaw: 0 },
  size: tall / HEIGHT,
});

const widthOf = (tall: number): number => (tall * WIDTH) / HEIGHT;

/** The own hand: a fan along the lower edge. */
const handPose = ({ nth, of, raised }: RowPlace, screen: Screen): Pose => {
  const { left, right, middle } = edges(screen);
  const room = right - left - 2 * widthOf(TALL.own) - 2 * widthOf(TALL.pile) - 0.5;
  const step = Math.min(widthOf(TALL.hand) * 0.86, Math.max(0.9, room) / Math.max(1, of));
  const off = nth - (of - 1) / 2;
  const x = middle + off * step;
  if (raised) return flat(x, -0.98 + TALL.raised / 2, -0.06, TALL.raised);
  const sag = 0.006 * off * off;
  return flat(x, -0.86 - sag, -0.003 * nth, TALL.hand, -0.035 * off);
};

/** At the lower left corner, one beside the other. */
const ownPose = ({ nth, layer }: RowPlace, screen: Screen): Pose => {
  const { left } = edges(screen);
  const x = left + widthOf(TALL.own) * (nth * 1.06 + 0.5) + 0.06;
  return flat(x, -1 + TALL.own / 2 + 0.05, -0.004 * layer, TALL.own);
};

/** At the left edge, large enough to be read; what belongs to it lies under it, side by side; what lies under it peeps out. */
const commonPose = ({ nth, of, row, layer }: RowPlace, screen: Screen): Pose => {
  const { left } = edges(screen);
  const [x, y] = [left + widthOf(TALL.common) / 2 + 0.06, 0.36];
  if (row === 0) {
    const under = Math.max(0, -layer);
    const across = x + nth * widthOf(TALL.common) * 1.06;
    const z = under === 0 ? -0.004 * layer : 0.014 + 0.006 * under;
    return flat(across - 0.012 * under, y + 0.012 * under, z, TALL.common);
  }
  const step = Math.min(widthOf(TALL.below) * 1.04, 0.5 / Math.max(1, of));
  const from = x - widthOf(TALL.common) / 2 + widthOf(TALL.below) / 2;
  const down = TALL.common / 2 + TALL.below * (row - 0.5) + 0.03 * row;
  return flat(from + nth * step, y - down, -0.002 * nth, TALL.below);
};

/** At the lower right corner, the first pile outermost; the lowest layer of each is 0, its mat lies under it. */
const pilePose = ({ nth, layer }: RowPlace, screen: Screen): Pose => {
  const x = edges(screen).right - 0.07 - widthOf(TALL.pile) * (nth + 0.5) - 0.04 * nth;
  const y = -1 + TALL.pile / 2 + 0.06;
  if (layer < 0) return flat(x, y, 0.01, TALL.pile);
  return flat(x - 0.004 * layer, y + 0.004 * layer, -0.004 * layer, TALL.pile, 0.02 * ((layer % 3) - 1));
};

/** Side by side in rows over the middle, to choose one from; one that is raised is shown as large as it can be. */
const heldPose = ({ nth, of, raised }: RowPlace, screen: Screen): Pose => {
  const { left, right, middle } = edges(screen);
  if (raised) return flat(middle, 0.08, -0.12, TALL.shown);
  const tall = of > 24 ? TALL.many : of < 3 ? TALL.few : TALL.spread;
  const wide = Math.max(1, Math.floor((right - left - 0.3) / (widthOf(tall) * 1.06)));
  const rows = Math.ceil(of / wide);
  const row = Math.floor(nth / wide);
  const here = Math.min(wide, of - row * wide);
  const x = middle + (nth - row * wide - (here - 1) / 2) * widthOf(tall) * 1.06;
  return flat(x, (of < 3 ? -0.02 : 0.12) + ((rows - 1) / 2 - row) * tall * 1.05, -0.04, tall);
};

const POSES = {
  hand: handPose,
  own: ownPose,
  common: commonPose,
  piles: pilePose,
  held: heldPose,
} as const;

/** Where a place before the eye lies on the glass, in halves of the picture's height: x right, y up, z away from the eye. */
export const onGlass = (place: RowPlace, screen: Screen): Pose => POSES[place.slot](place, screen);

/** Something in the hand, at a point of the glass. */
export const carriedPose = (x: number, y: number): Pose => ({
  ...{ x, y, z: -0.1 },
  ...{ pitch: 0, yaw: 0, roll: 0, size: 3.6 },
});
