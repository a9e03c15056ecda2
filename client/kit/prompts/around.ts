import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { Gaze, Seen } from '../gaze';
import { type Area, shared } from './place';
import type { PanelBox, Spot } from './types';

/** Radians to either side within which everything is said to somebody in a headset; between two panels; and over what one speaks of. */
const [BEFORE, GAP, LIFT] = [0.75, 0.02, 0.05];

/** Something that others keep off before a headset while it is open: radians from straight ahead to the table. */
export interface Standing {
  readonly around: Area;
  readonly isOpen: boolean;
}

/** A place of the world. */
interface At {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const tried: Area = { x: 0, y: 0, w: 0, h: 0 };

const isFree = (clear: readonly Standing[]): boolean => {
  for (const { isOpen, around } of clear) if (isOpen && shared(tried, around) > 0) return false;
  return true;
};

/** Where an area begins that has this number among those beside the others; 0: where it is. */
const beside = (x: number, w: number, number: number, clear: readonly Standing[]): number => {
  const other = clear[(number - 1) >> 1]?.around;
  if (number === 0 || other === undefined) return x;
  return other.x + (number % 2 === 0 ? 1 : -1) * ((other.w + w) / 2 + GAP);
};

const over = (y: number, h: number, number: number, clear: readonly Standing[]): number => {
  const other = clear[number - 1]?.around;
  return other === undefined ? y : other.y + (other.h + h) / 2 + GAP;
};

/** Moves an area that lies over another by the shortest way to its side, or above it; never down onto what it is about. */
export const keepOff = (area: Area, clear: readonly Standing[]): void => {
  const { x, y, w, h } = area;
  const most = Math.max(0, BEFORE - w / 2);
  tried.w = w;
  tried.h = h;
  let least = Infinity;
  for (let row = 0; row <= clear.length; row++)
    for (let column = 0; column <= 2 * clear.length; column++) {
      tried.x = beside(x, w, column, clear);
      tried.y = over(y, h, row, clear);
      const far = Math.abs(tried.x - x) + Math.abs(tried.y - y);
      if (far >= least || tried.y < y || Math.abs(tried.x) > most || !isFree(clear)) continue;
      [least, area.x, area.y] = [far, tried.x, tried.y];
    }
};

/**
 * What a panel about a place covers before somebody who wears a headset, in radians from straight ahead to the table: over that place
 * (`on`: at it), off what must stay clear, and in sight without turning the head. Gives how far away it stands, on the floor.
 */
export const standBefore = (area: Area, on: boolean, at: At, eye: At, clear: readonly Standing[]): number => {
  const far = Math.max(0.05, Math.hypot(at.x - eye.x, at.z - eye.z));
  const most = Math.max(0, BEFORE - area.w / 2);
  const off = Math.atan2(at.x - eye.x, at.z - eye.z) - aheadOf(eye);
  const right = Math.atan2(Math.sin(off), Math.cos(off));
  area.x = on ? right : Math.min(most, Math.max(-most, right));
  area.y = Math.atan2(at.y - eye.y, far) + (on ? 0 : area.h / 2 + LIFT);
  if (!on) keepOff(area, clear);
  return far;
};

/** What a panel that stands there covers. */
export const aroundOf = (
  { position, scaling }: Pick<AbstractMesh, 'position' | 'scaling'>,
  eye: At,
  into: Area,
): void => {
  const [dx, dy, dz] = [position.x - eye.x, position.y - eye.y, position.z - eye.z];
  const off = Math.atan2(dx, dz) - aheadOf(eye);
  const [level, far] = [Math.hypot(dx, dz), Math.max(0.05, Math.hypot(dx, dy, dz))];
  [into.x, into.y] = [Math.atan2(Math.sin(off), Math.cos(off)), Math.atan2(dy, level)];
  [into.w, into.h] = [scaling.x / far, scaling.y / far];
};

/** The bearing from somebody to the middle of the table. */
export const aheadOf = ({ x, z }: At): number => Math.atan2(-x, -z);

const seen: Seen = { x: 0, y: 0, scale: 0, seen: false };

/** What something covers as a gaze has it that stands there in the world, half as wide and high as this. */
export const boxBefore = (gaze: Gaze, name: string, at: At, wide: number, high: number): PanelBox => {
  const { x, y, scale } = gaze.see(at.x, at.y, at.z, seen);
  const [right, up] = [2 / gaze.wide, 2 / gaze.high];
  return {
    ...{ name, x: x * right - 1, y: 1 - y * up },
    ...{ w: 2 * wide * scale * right, h: 2 * high * scale * up },
  };
};

const corner = new Vector3();

/** The same of a panel, which is turned to the eye and so lies aslant to whoever looks straight ahead. */
const panelBefore = (gaze: Gaze, name: string, mesh: AbstractMesh): PanelBox => {
  const world = mesh.computeWorldMatrix(true);
  let [left, right, foot, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let number = 0; number < 4; number++) {
    corner.set(number % 2 === 0 ? -0.5 : 0.5, number < 2 ? -0.5 : 0.5, 0);
    const { x, y } = boxBefore(gaze, name, Vector3.TransformCoordinatesToRef(corner, world, corner), 0, 0);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [foot, top] = [Math.min(foot, y), Math.max(top, y)];
  }
  return { name, x: (left + right) / 2, y: (foot + top) / 2, w: right - left, h: top - foot };
};

/** What the panels that are open cover, and what lies aside. */
export const panelsBefore = (
  gaze: Gaze,
  panels: Readonly<Record<string, { readonly isOpen: boolean; readonly mesh: AbstractMesh }>>,
  spots: readonly Spot[],
): PanelBox[] => [
  ...Object.entries(panels).flatMap(([name, { isOpen, mesh }]) =>
    isOpen ? [panelBefore(gaze, name, mesh)] : [],
  ),
  ...spots.flatMap(({ at, wide, high, aside }) =>
    aside === true ? [boxBefore(gaze, 'aside', at, wide, high)] : [],
  ),
];

/** What each panel keeps off: these, and what is more urgent than itself. */
export const inTurn = <P>(
  { question, refusal }: Readonly<Record<'question' | 'refusal', P>>,
  first: readonly P[],
): Readonly<Record<'question' | 'refusal' | 'explanation', readonly P[]>> => ({
  question: first,
  refusal: [...first, question],
  explanation: [...first, question, refusal],
});
