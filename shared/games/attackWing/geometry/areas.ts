import type { Flight } from './fly';
import type { Disc } from './overlap';
import type { Line } from './polygon';
import { HALF, MM, type Pose, SLACK, UNIT } from './pose';
import { poseAlong } from './slide';
import type { Template } from './templates';

/* Rules 12: what lies on the mat beside ships, and who touches it: round terrain, and tokens that are strips. */

/** A base, a piece of a template, a strip. */
export interface Box {
  readonly x: number;
  readonly y: number;
  /** A unit vector along its depth. */
  readonly ux: number;
  readonly uy: number;
  readonly halfWide: number;
  readonly halfDeep: number;
}

export type Area = Box | Disc;

const isDisc = (area: Area): area is Disc => 'radius' in area;

export const boxOf = ({ x, y, ux, uy }: Pose, halfWide: number, halfDeep: number): Box => ({
  x,
  y,
  ux: ux / UNIT,
  uy: uy / UNIT,
  halfWide,
  halfDeep,
});

/** Less than this is touching, not sharing. */
const SHARED = 0.001;

const share = (a: Box, b: Area): boolean => (isDisc(b) ? shareDisc(a, b) : shareBox(a, b));

/** How far a box reaches along a direction. */
const reach = (box: Box, dx: number, dy: number): number =>
  box.halfDeep * Math.abs(dx * box.ux + dy * box.uy) + box.halfWide * Math.abs(dx * box.uy - dy * box.ux);

/** Two boxes share area unless some side of one of them parts them. */
const shareBox = (a: Box, b: Box): boolean => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return [a, b].every(({ ux, uy }) =>
    [
      [ux, uy],
      [uy, -ux],
    ].every(([vx = 0, vy = 0]) => Math.abs(dx * vx + dy * vy) < reach(a, vx, vy) + reach(b, vx, vy) - SHARED),
  );
};

/** A box and a disc do if the nearest point of the box lies in the disc. */
const shareDisc = (box: Box, { x, y, radius }: Disc): boolean => {
  const dx = x - box.x;
  const dy = y - box.y;
  const wide = Math.max(0, Math.abs(dx * box.uy - dy * box.ux) - box.halfWide);
  const deep = Math.max(0, Math.abs(dx * box.ux + dy * box.uy) - box.halfDeep);
  return Math.sqrt(wide * wide + deep * deep) < radius - SHARED;
};

/** Whether a base shares area with something that lies on the mat. */
export const liesOn = (base: Pose, area: Area): boolean => share(boxOf(base, HALF, HALF), area);

/** Templates are 20 mm wide. */
const TEMPLATE_HALF = 10 * MM;
/** A curved template is taken as a row of short straight pieces of about this length. */
const PIECE = 5 * MM;

/**
 * Whether a maneuver touched something: with the base at its end, or with the template as far as it was flown. A ship that
 * starts on it does not touch it by leaving.
 */
export const touches = (from: Pose, template: Template, flight: Flight, area: Area): boolean => {
  if (liesOn(flight.pose, area)) return true;
  if (liesOn(from, area)) return false;
  const length = Math.min(template.length, flight.rear);
  const pieces = template.radius === 0 ? 1 : Math.max(1, Math.ceil(length / PIECE));
  for (let piece = 0; piece < pieces; piece++) {
    const along = (length * (piece + 0.5)) / pieces;
    if (length > 0 && share(pieceAt(from, template, along, length / pieces / 2), area)) return true;
  }
  return false;
};

/** A piece of the template, around the point so far along its center line. */
const pieceAt = (from: Pose, template: Template, along: number, half: number): Box => {
  // A base whose middle lies there has its rear edge half a base before it.
  const pose = poseAlong(from, template, Math.max(-2 * HALF, along - HALF));
  return boxOf(pose, TEMPLATE_HALF, half);
};

type Point = readonly [number, number];

/** Whether a line in the frame of `from` crosses an area; borders count as inside. */
export const crosses = (from: Pose, { fromX, fromY, toX, toY }: Line, area: Area): boolean => {
  const [start, end] = [onMat(from, fromX, fromY), onMat(from, toX, toY)];
  return isDisc(area) ? crossesDisc(start, end, area) : crossesBox(start, end, area);
};

const onMat = (from: Pose, x: number, y: number): Point => [
  from.x + (x * from.uy + y * from.ux) / UNIT,
  from.y + (y * from.uy - x * from.ux) / UNIT,
];

const crossesDisc = ([fromX, fromY]: Point, [toX, toY]: Point, { x, y, radius }: Disc): boolean => {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const length = dx * dx + dy * dy;
  const along = (x - fromX) * dx + (y - fromY) * dy;
  const part = length > 0 ? Math.min(1, Math.max(0, along / length)) : 0;
  const offX = x - fromX - part * dx;
  const offY = y - fromY - part * dy;
  return Math.sqrt(offX * offX + offY * offY) <= radius + SLACK;
};

/** A line clipped against the four sides of a box, in the box's own frame. */
const crossesBox = (from: Point, to: Point, box: Box): boolean => {
  const start = inFrame(box, from);
  const end = inFrame(box, to);
  let enter = 0;
  let leave = 1;
  for (const axis of [0, 1] as const) {
    const half = axis === 0 ? box.halfWide : box.halfDeep;
    const way = end[axis] - start[axis];
    if (way === 0) {
      if (Math.abs(start[axis]) > half) return false;
      continue;
    }
    const [one, other] = [(-half - start[axis]) / way, (half - start[axis]) / way];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return enter <= leave;
};

const inFrame = (frame: Box, [x, y]: Point): Point => [
  (x - frame.x) * frame.uy - (y - frame.y) * frame.ux,
  (x - frame.x) * frame.ux + (y - frame.y) * frame.uy,
];
