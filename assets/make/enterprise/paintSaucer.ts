import type { Canvas } from '../lib/canvas';
import { lettering } from '../lib/letters';
import { hash } from '../lib/random';
import { clamp } from '../lib/vector';
import { plate, tones } from './plate';
import { HUB_Z, PATCHES, RAY, SAUCER, SAUCER_REACH } from './plan';

type Side = 'saucerTop' | 'saucerBottom';
const TURN = 2 * Math.PI;
/** Plates lie between these circles (metres), each ring cut into so many. */
const RINGS = [
  { r: 0, cuts: 12 },
  { r: 9.5, cuts: 16 },
  { r: 14.4, cuts: 24 },
  { r: 19.6, cuts: 24 },
  { r: 24.5, cuts: 36 },
  { r: 29.5, cuts: 36 },
  { r: 35, cuts: 48 },
  { r: 40.5, cuts: 48 },
  { r: 46, cuts: 60 },
  { r: 51.5, cuts: 72 },
  { r: 57, cuts: 72 },
  { r: 61.2, cuts: 96 },
  { r: 70, cuts: 96 },
] as const;

/** Coverage of a line `half` pixels to each side, one pixel soft. */
const hair = (distance: number, half: number): number => clamp(half + 0.5 - Math.abs(distance), 0, 1);

const paintPlates = (canvas: Canvas, side: Side, scale: number): void => {
  const area = PATCHES[side];
  const hub = HUB_Z - SAUCER.centre[2];
  canvas.fill(area, 8, (px, py, ink) => {
    const [x, z] = [(px - area.w / 2) / scale, (area.h / 2 - py) / scale];
    const r = Math.hypot(x, z);
    const ring = Math.max(0, RINGS.findIndex((next) => next.r > r) - 1);
    const { r: inner, cuts } = RINGS[ring] ?? RINGS[0];
    const turn = (Math.atan2(x, z) / TURN + 1) % 1;
    const cut = Math.floor(turn * cuts);
    const halved = hash(ring, cut, side.length) > 0.62;
    const fine = halved ? Math.floor(turn * cuts * 2) : cut * 2;
    const spoke =
      Math.min(...(halved ? [cuts * 2] : [cuts]).map((n) => Math.abs(turn * n - Math.round(turn * n)) / n)) *
      TURN *
      r;
    const rings = Math.min(Math.abs(r - inner), Math.abs(r - (RINGS[ring + 1]?.r ?? 99)));
    // The six sections part along these: a heavier seam than between plates.
    const seam = Math.min(Math.abs(x), Math.abs(Math.abs(x) * RAY[1] - (z - hub) * RAY[0])) * scale;
    const line = Math.max(
      0.55 * hair(spoke * scale, 0.35),
      0.6 * hair(rings * scale, 0.4),
      0.8 * hair(seam, 0.7),
    );
    plate(ink, tones(hash(ring, fine, 9)), line);
  });
};

interface Place {
  readonly side: Side;
  readonly text: string;
  readonly radius: number;
  readonly height: number;
  /** Degrees from the bow to starboard. */
  readonly bearing: number;
  /** Letters stand with their feet to the rim (read from ahead, above) or to the middle (read from below). */
  readonly feet: 'rim' | 'middle';
}
const NAMES: readonly Place[] = [
  { side: 'saucerTop', text: 'NCC-1701', radius: 53.2, height: 6.6, bearing: 0, feet: 'rim' },
  { side: 'saucerTop', text: 'U.S.S. ENTERPRISE', radius: 42.2, height: 3.3, bearing: 0, feet: 'rim' },
  { side: 'saucerBottom', text: 'NCC-1701', radius: 47.5, height: 6.2, bearing: 52, feet: 'middle' },
  { side: 'saucerBottom', text: 'NCC-1701', radius: 47.5, height: 6.2, bearing: -52, feet: 'middle' },
];

/** Text bent along a circle about the saucer's middle. */
const paintName = (canvas: Canvas, place: Place, scale: number): void => {
  const area = PATCHES[place.side];
  const text = lettering(place.text, place.text.length > 10 ? 0.44 : 0.36);
  canvas.stamp(area, { r: 0.055, g: 0.06, b: 0.07, rough: 0.5, metal: 0 }, (px, py) => {
    const [x, z] = [(px - area.x - area.w / 2) / scale, (area.y + area.h / 2 - py) / scale];
    const r = Math.hypot(x, z);
    if (Math.abs(r - place.radius) > place.height) return 0;
    const bearing = (Math.atan2(x, z) - (place.bearing / 360) * TURN + 1.5 * TURN) % TURN;
    const along = -((bearing - TURN / 2) * place.radius) / place.height;
    if (Math.abs(along) > text.width / 2 + 0.5) return 0;
    const up = (place.feet === 'rim' ? place.radius - r : r - place.radius) / place.height + 0.5;
    return (0.1 - text.distance(along, up)) * place.height * scale + 0.5;
  });
};

/** Rows of portholes: circle (metres), from and to (degrees from the bow, mirrored), spacing (metres). */
const WINDOWS: readonly (readonly [Side, number, number, number, number])[] = [
  ['saucerTop', 58.8, 34, 62, 2.1],
  ['saucerTop', 58.8, 84, 140, 2.4],
  ['saucerTop', 48.6, 62, 116, 2.6],
  ['saucerTop', 37.8, 66, 120, 2.8],
  ['saucerTop', 27, 50, 110, 3.1],
  ['saucerTop', 17.8, 12, 128, 2.2],
  ['saucerTop', 8.9, 20, 120, 1.7],
  ['saucerBottom', 56, 10, 28, 2.3],
  ['saucerBottom', 56, 84, 150, 2.3],
  ['saucerBottom', 38, 12, 70, 2.4],
  ['saucerBottom', 32, 30, 150, 2.6],
  ['saucerBottom', 21, 8, 160, 2.3],
  ['saucerBottom', 14, 20, 150, 2.4],
];

const paintWindows = (canvas: Canvas, side: Side, scale: number): void => {
  const area = PATCHES[side];
  for (const [where, radius, from, to, gap] of WINDOWS) {
    if (where !== side) continue;
    const count = Math.floor((((to - from) / 360) * TURN * radius) / gap);
    for (let i = 0; i < 2 * count; i++) {
      const starboard = i % 2 === 0;
      const chance = hash(i, Math.round(radius * 10), starboard ? 1 : 2);
      if (chance < 0.3) continue;
      const angle = ((from + ((to - from) * Math.floor(i / 2)) / count) / 360) * TURN * (starboard ? 1 : -1);
      const [cx, cy] = [
        area.x + area.w / 2 + radius * Math.sin(angle) * scale,
        area.y + area.h / 2 - radius * Math.cos(angle) * scale,
      ];
      const lit = chance < 0.82 ? [1, 0.9, 0.68] : [0.75, 0.88, 1];
      const ink = { r: 0.5, g: 0.47, b: 0.4, er: lit[0] ?? 1, eg: lit[1] ?? 1, eb: lit[2] ?? 1, rough: 0.2 };
      canvas.stamp({ x: cx - 6, y: cy - 6, w: 12, h: 12 }, ink, (x, y) => {
        const [dx, dy] = [x - cx, y - cy];
        const along = dx * Math.cos(angle) + dy * Math.sin(angle);
        const out = dx * Math.sin(angle) - dy * Math.cos(angle);
        return Math.min(3.4 - Math.abs(along), 1.7 - Math.abs(out));
      });
    }
  }
};

export const paintSaucer = (canvas: Canvas, side: Side): void => {
  const scale = PATCHES[side].w / (2 * SAUCER_REACH);
  paintPlates(canvas, side, scale);
  paintWindows(canvas, side, scale);
  for (const place of NAMES) if (place.side === side) paintName(canvas, place, scale);
};
