import type { Covered } from './types';

/** A place as the eye has it: metres to the right, up and away. */
export interface Seen {
  x: number;
  y: number;
  z: number;
}

export interface Window {
  /** Tangents of half the picture's height and width. */
  readonly up: number;
  readonly across: number;
  readonly covered: Covered;
}

export const NOTHING_COVERED: Covered = { left: 0, right: 0, top: 0, bottom: 0 };

export type Side = 'above' | 'beside' | 'on';

const NEAREST = 0.3;
const EDGE = 0.02;

const between = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** How much a panel must shrink to fit into the free part of the picture. */
export const fitting = (window: Window, width: number, height: number): number => {
  const { covered, up, across } = window;
  const wide = 2 * across * (1 - covered.left - covered.right) * (1 - 2 * EDGE);
  const high = 2 * up * (1 - covered.top - covered.bottom) * (1 - 2 * EDGE);
  return Math.min(1, wide / width, high / height);
};

/**
 * Where the middle of a panel goes so that it lies above or beside a place and inside the free part of the picture. Sizes are for
 * a distance of one metre; `at` is changed to the panel's middle.
 */
export const placePanel = (at: Seen, window: Window, width: number, height: number, side: Side): Seen => {
  const { covered, up, across } = window;
  at.z = Math.max(NEAREST, at.z);
  const { z } = at;
  const halfW = (width * z) / 2;
  const halfH = (height * z) / 2;
  const gap = 0.035 * z;
  const left = (-across + 2 * across * (covered.left + EDGE)) * z + halfW;
  const right = (across - 2 * across * (covered.right + EDGE)) * z - halfW;
  const top = (up - 2 * up * (covered.top + EDGE)) * z - halfH;
  const bottom = (-up + 2 * up * (covered.bottom + EDGE)) * z + halfH;
  if (side === 'above') {
    const over = at.y + gap + halfH;
    // Without room above it goes below.
    at.y = over <= top || at.y - gap - halfH < bottom ? over : at.y - gap - halfH;
  } else if (side === 'beside') {
    const after = at.x + gap + halfW;
    at.x = after <= right || at.x - gap - halfW < left ? after : at.x - gap - halfW;
    at.y += gap;
  }
  at.x = between(at.x, left, right);
  at.y = between(at.y, bottom, top);
  return at;
};

/** A panel's middle and size in tangents: what it covers whatever its distance. */
export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

const overlaps = (a: Area, b: Area): boolean =>
  Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h;

/** Moves an area off another one by the shortest way that leaves it in the free part of the picture; if none does, it stays. */
export const keepOff = (area: Area, other: Area, { up, across, covered }: Window): Area => {
  if (!overlaps(area, other)) return area;
  const gap = EDGE;
  const dx = (area.w + other.w) / 2 + gap;
  const dy = (area.h + other.h) / 2 + gap;
  const { x, y } = area;
  let least = Infinity;
  for (let way = 0; way < 4; way++) {
    const toX = way === 0 ? other.x + dx : way === 1 ? other.x - dx : x;
    const toY = way === 2 ? other.y + dy : way === 3 ? other.y - dy : y;
    const fits =
      toX + area.w / 2 <= across * (1 - 2 * covered.right) &&
      toX - area.w / 2 >= -across * (1 - 2 * covered.left) &&
      toY + area.h / 2 <= up * (1 - 2 * covered.top) &&
      toY - area.h / 2 >= -up * (1 - 2 * covered.bottom);
    const far = Math.abs(toX - x) + Math.abs(toY - y);
    if (!fits || far >= least) continue;
    least = far;
    area.x = toX;
    area.y = toY;
  }
  return area;
};
