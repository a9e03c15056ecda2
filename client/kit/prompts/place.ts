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

export const isSameCover = (a: Covered, b: Covered): boolean =>
  a.left === b.left &&
  a.right === b.right &&
  a.top === b.top &&
  a.bottom === b.bottom &&
  a.letters === b.letters &&
  a.corner === b.corner;

/** `dock`: at the right edge of a wide picture, at the foot of every one, whatever it is about. */
export type Side = 'above' | 'beside' | 'on' | 'dock';

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
  } else if (side === 'dock') {
    at.x = across < up ? 0 : right;
    at.y = bottom;
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
  /** Hiding it is so many times as bad as hiding something else of its size; nothing: once. */
  readonly weight?: number;
}

/** Something that others keep off while it is open. */
export interface Obstacle {
  readonly area: Area;
  readonly isOpen: boolean;
}

/** How much two areas have in common. */
export const shared = (a: Area, b: Area): number => {
  // Nearly all have nothing in common.
  const wide = (a.w + b.w) / 2 - Math.abs(a.x - b.x);
  if (wide <= 0) return 0;
  const high = (a.h + b.h) / 2 - Math.abs(a.y - b.y);
  return high <= 0 ? 0 : Math.min(a.w, b.w, wide) * Math.min(a.h, b.h, high);
};

/** How much of what must stay in sight an area would hide. */
export const hidden = (area: Area, obstacles: readonly Obstacle[], spots: readonly Area[]): number => {
  let sum = 0;
  for (const { isOpen, area: other } of obstacles) if (isOpen) sum += shared(area, other);
  for (const spot of spots) sum += shared(area, spot) * (spot.weight ?? 1);
  return sum;
};

/** It lies in the free part of the picture. */
export const isInside = ({ x, y, w, h }: Area, { up, across, covered }: Window): boolean =>
  x - w / 2 >= -across * (1 - 2 * covered.left) - 1e-6 &&
  x + w / 2 <= across * (1 - 2 * covered.right) + 1e-6 &&
  y + h / 2 <= up * (1 - 2 * covered.top) + 1e-6 &&
  y - h / 2 >= -up * (1 - 2 * covered.bottom) - 1e-6;

/** What lies under nothing if that can be helped: hiding all of it is less bad than hiding a little of what must stay in sight. */
const LIGHTLY = 1e-3;

/** Steps in which a free place is looked for, across and up. */
const [COLUMNS, LINES] = [24, 18];
const NOWHERE = (): boolean => false;
const NONE: readonly never[] = [];

/**
 * Moves an area to the nearest place in the free part of the picture where it hides nothing; where there is none, to where it hides
 * least. `barred`: it may not lie like that at all. `others`: what it keeps off where that is possible besides. Gives what it still hides.
 */
export const findClear = (
  area: Area,
  window: Window,
  obstacles: readonly Obstacle[],
  spots: readonly Area[],
  barred: (area: Area) => boolean = NOWHERE,
  others: readonly Area[] = NONE,
): number => {
  const { x, y, w, h } = area;
  const hidesAt = (at: Area): number => hidden(at, obstacles, spots) + LIGHTLY * hidden(at, NONE, others);
  const here = hidesAt(area);
  if (here === 0 && !barred(area)) return 0;
  const { up, across, covered } = window;
  const left = -across * (1 - 2 * covered.left) + w / 2 + EDGE * across;
  const right = across * (1 - 2 * covered.right) - w / 2 - EDGE * across;
  const top = up * (1 - 2 * covered.top) - h / 2 - EDGE * up;
  const bottom = -up * (1 - 2 * covered.bottom) + h / 2 + EDGE * up;
  tried.w = w;
  tried.h = h;
  let [least, hides, bestX, bestY] = [Infinity, here, x, y];
  for (let column = 0; column <= COLUMNS && right >= left; column++)
    for (let line = 0; line <= LINES && top >= bottom; line++) {
      tried.x = left + ((right - left) * column) / COLUMNS;
      tried.y = bottom + ((top - bottom) * line) / LINES;
      if (barred(tried)) continue;
      const hides_ = hidesAt(tried);
      const cost = 1e6 * hides_ + Math.abs(tried.x - x) + Math.abs(tried.y - y);
      if (cost >= least) continue;
      [least, hides, bestX, bestY] = [cost, hides_, tried.x, tried.y];
    }
  area.x = bestX;
  area.y = bestY;
  return hides;
};

const tried: Area = { x: 0, y: 0, w: 0, h: 0 };

/** The right side of the picture, as far as the page lies over it. */
export const besides = (right: number): Area => ({ x: 1 - right, y: 0, w: 2 * right, h: 2 });
