import type { Place } from './place';

/** The picture as whoever plays has it: its width in halves of its height, and how much of the right is covered. */
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
  lifted: 0.74,
  own: 0.4,
  mission: 0.62,
  pile: 0.34,
  committed: 0.27,
  spread: 0.4,
} as const;

const edges = ({ aspect, right }: Screen): { left: number; right: number; middle: number } => {
  const edge = aspect - 2 * aspect * right;
  return { left: -aspect, right: edge, middle: (edge - aspect) / 2 };
};

const flat = (x: number, y: number, z: number, tall: number, roll = 0): Place => ({
  frame: 'glass',
  x,
  y,
  z,
  pitch: 0,
  yaw: 0,
  roll,
  size: tall / HEIGHT,
});

const widthOf = (tall: number): number => (tall * WIDTH) / HEIGHT;

/** The own hand: a fan along the lower edge. */
export const handPlace = (nth: number, of: number, screen: Screen, lifted: boolean): Place => {
  const { left, right, middle } = edges(screen);
  const room = right - left - 2 * widthOf(TALL.own) - 2 * widthOf(TALL.pile) - 0.5;
  const step = Math.min(widthOf(TALL.hand) * 0.86, Math.max(0.9, room) / Math.max(1, of));
  const off = nth - (of - 1) / 2;
  const x = middle + off * step;
  if (lifted) return flat(x, -0.98 + TALL.lifted / 2, -0.06, TALL.lifted);
  const sag = 0.006 * off * off;
  return flat(x, -0.86 - sag, -0.003 * nth, TALL.hand, -0.035 * off);
};

/** Held up beside the hand to be read, large and whole. */
export const heldPlace = (screen: Screen): Place => {
  const { middle } = edges(screen);
  return flat(middle, 0.08, -0.12, 1.35);
};

export const ownCharacterPlace = (screen: Screen): Place => {
  const { left } = edges(screen);
  return flat(left + widthOf(TALL.own) / 2 + 0.06, -1 + TALL.own / 2 + 0.05, 0, TALL.own);
};

export const missionPlace = (screen: Screen): Place => {
  const { left } = edges(screen);
  return flat(left + widthOf(TALL.mission) / 2 + 0.06, 0.36, 0, TALL.mission);
};

/** Cards committed to the mission lie under it, side by side. */
export const committedPlace = (nth: number, of: number, screen: Screen): Place => {
  const { x, y } = missionPlace(screen);
  const step = Math.min(widthOf(TALL.committed) * 1.04, 0.5 / Math.max(1, of));
  const from = x - widthOf(TALL.mission) / 2 + widthOf(TALL.committed) / 2;
  return flat(
    from + nth * step,
    y - TALL.mission / 2 - TALL.committed / 2 - 0.03,
    -0.002 * nth,
    TALL.committed,
  );
};

/** Missions completed so far stand small along the upper edge of the open one. */
export const missionDeckPlace = (nth: number, screen: Screen): Place => {
  const open = missionPlace(screen);
  return { ...open, x: open.x - 0.012 * (nth + 1), y: open.y + 0.012 * (nth + 1), z: 0.02 + 0.006 * nth };
};

const pileX = (screen: Screen, fromRight: number): number =>
  edges(screen).right - 0.07 - widthOf(TALL.pile) * (fromRight + 0.5) - 0.04 * fromRight;

export const deckPlace = (nth: number, screen: Screen): Place =>
  flat(pileX(screen, 1) - 0.008 * nth, -1 + TALL.pile / 2 + 0.06 + 0.008 * nth, -0.002 * nth, TALL.pile);

export const discardPlace = (nth: number, screen: Screen): Place =>
  flat(pileX(screen, 0), -1 + TALL.pile / 2 + 0.06, -0.004 * nth, TALL.pile, 0.05 * ((nth % 3) - 1));

/** Where the discard pile lies, under its first card. */
export const matPlace = (screen: Screen): Place => ({ ...discardPlace(1, screen), z: 0.01 });

/** Many cards side by side in rows, to choose one from. */
export const spreadPlace = (nth: number, of: number, screen: Screen): Place => {
  const { left, right, middle } = edges(screen);
  const tall = of > 24 ? 0.3 : TALL.spread;
  const wide = Math.max(1, Math.floor((right - left - 0.3) / (widthOf(tall) * 1.06)));
  const rows = Math.ceil(of / wide);
  const row = Math.floor(nth / wide);
  const here = Math.min(wide, of - row * wide);
  const x = middle + (nth - row * wide - (here - 1) / 2) * widthOf(tall) * 1.06;
  return flat(x, 0.12 + ((rows - 1) / 2 - row) * tall * 1.05, -0.03, tall);
};

/** The two cards of an offered trade, the given one left, over the hand. */
export const offerPlace = (which: 'give' | 'take', screen: Screen): Place => {
  const { middle } = edges(screen);
  return flat(middle + (which === 'give' ? -0.55 : 0), -0.02, -0.04, 0.56);
};
