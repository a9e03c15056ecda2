import { HALF, MM, type Pose, shifted, UNIT } from './pose';
import type { Template } from './templates';
import type { Flight } from './fly';
import { poseAlong } from './slide';

/* Rules 12: a token of the Energy Web is a strip of 80 by 10 mm, lying across the heading behind the ship. */

export const STRIP_WIDE = 40 * MM;
const STRIP_DEEP = 5 * MM;
/** Templates are 20 mm wide. */
const TEMPLATE_HALF = 10 * MM;
/** A curved template is taken as a row of short straight pieces of about this length. */
const PIECE = 5 * MM;

/** Where a token lies that a ship puts down: its front side on the rear edge of the base. */
export const webBehind = (ship: Pose): Pose => shifted(ship, 0, -(HALF + STRIP_DEEP), 0, 1);

/** The same place, the other way round. */
export const turnedAbout = (pose: Pose): Pose => shifted(pose, 0, 0, 0, -1);

interface Box {
  readonly x: number;
  readonly y: number;
  /** A unit vector along its depth. */
  readonly ux: number;
  readonly uy: number;
  readonly halfWide: number;
  readonly halfDeep: number;
}

const boxOf = ({ x, y, ux, uy }: Pose, halfWide: number, halfDeep: number): Box => ({
  x,
  y,
  ux: ux / UNIT,
  uy: uy / UNIT,
  halfWide,
  halfDeep,
});

/** How far a box reaches along a direction. */
const reach = (box: Box, dx: number, dy: number): number =>
  box.halfDeep * Math.abs(dx * box.ux + dy * box.uy) + box.halfWide * Math.abs(dx * box.uy - dy * box.ux);

/** Two boxes share area unless some side of one of them parts them. */
const share = (a: Box, b: Box): boolean => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return [a, b].every(({ ux, uy }) =>
    [
      [ux, uy],
      [uy, -ux],
    ].every(([vx = 0, vy = 0]) => Math.abs(dx * vx + dy * vy) < reach(a, vx, vy) + reach(b, vx, vy) - SHARED),
  );
};
/** Less than this is touching, not sharing. */
const SHARED = 0.001;

const strip = (pose: Pose): Box => boxOf(pose, STRIP_WIDE, STRIP_DEEP);

/** Whether a base lies on a token. */
export const overlapsStrip = (base: Pose, web: Pose): boolean => share(boxOf(base, HALF, HALF), strip(web));

/**
 * Whether a maneuver touched a token: with the base at its end, or with the template as far as it was flown. A ship that
 * starts on a token does not touch it by leaving.
 */
export const touchesStrip = (from: Pose, template: Template, flight: Flight, web: Pose): boolean => {
  if (overlapsStrip(flight.pose, web)) return true;
  if (overlapsStrip(from, web)) return false;
  const length = Math.min(template.length, flight.rear);
  const token = strip(web);
  const pieces = template.radius === 0 ? 1 : Math.max(1, Math.ceil(length / PIECE));
  for (let piece = 0; piece < pieces; piece++) {
    const along = (length * (piece + 0.5)) / pieces;
    if (length > 0 && share(pieceAt(from, template, along, length / pieces / 2), token)) return true;
  }
  return false;
};

/** A piece of the template, around the point so far along its center line. */
const pieceAt = (from: Pose, template: Template, along: number, half: number): Box => {
  // A base whose middle lies there has its rear edge half a base before it.
  const pose = poseAlong(from, template, Math.max(-2 * HALF, along - HALF));
  return boxOf(pose, TEMPLATE_HALF, half);
};
