import { makeChance } from '../chance';
import { bearing } from '../facings';
import { Shape } from '../shape';

/** The shields in the ship's metres: where they stand, how tall, how much of their sixth they fill. */
export const SHIELD = {
  radius: 166,
  foot: -42,
  height: 92,
  half: (28.6 / 180) * Math.PI,
  tile: 9.4,
  corner: 30,
} as const;

/** Lean of a panel: out a little, then in towards the top, like half an egg. */
const radiusAt = (h: number): number => {
  const t = h / SHIELD.height;
  return SHIELD.radius * (1 + 0.035 * Math.sin(Math.PI * Math.min(1, t * 1.1)) - 0.15 * t * t * t);
};

type V = readonly [number, number, number];

const place = (panel: number, along: number, h: number): V => {
  const a = bearing(panel) + along / SHIELD.radius;
  const r = radiusAt(h);
  return [r * Math.sin(a), SHIELD.foot + h, r * Math.cos(a)];
};

/** Keeps a point inside the panel's outline: straight foot, rounded upper corners. */
const clip = (along: number, h: number): readonly [number, number] => {
  const reach = SHIELD.half * SHIELD.radius;
  const [x, y] = [Math.max(-reach, Math.min(reach, along)), Math.max(0, Math.min(SHIELD.height, h))];
  const [cx, cy] = [reach - SHIELD.corner, SHIELD.height - SHIELD.corner];
  const [dx, dy] = [Math.abs(x) - cx, y - cy];
  const d = Math.hypot(dx, dy);
  if (dx <= 0 || dy <= 0 || d <= SHIELD.corner) return [x, y];
  const k = SHIELD.corner / d;
  return [Math.sign(x) * (cx + dx * k), cy + dy * k];
};

const CORNERS = Array.from({ length: 6 }, (_, i) => {
  const a = ((i * 60 + 30) / 180) * Math.PI;
  return [Math.cos(a), Math.sin(a)] as const;
});

const addTile = (shape: Shape, panel: number, along: number, h: number, chance: () => number): void => {
  const size = SHIELD.tile / Math.sqrt(3);
  const rim = CORNERS.map(([x, y]) => clip(along + x * size, h + y * size));
  const middle: readonly [number, number] = [
    rim.reduce((sum, [x]) => sum + x / 6, 0),
    rim.reduce((sum, [, y]) => sum + y / 6, 0),
  ];
  const home = place(panel, ...middle);
  const tile = [chance(), panel, middle[0] / (SHIELD.half * SHIELD.radius), middle[1] / SHIELD.height];
  const out: V = [
    Math.sin(bearing(panel) + middle[0] / SHIELD.radius),
    0,
    Math.cos(bearing(panel) + middle[0] / SHIELD.radius),
  ];
  const add = ([x, y]: readonly [number, number], edge: number): number => {
    const at = shape.vertex(place(panel, x, y), out, [edge, y / SHIELD.height]);
    shape.extra('home', ...home);
    shape.extra('tile', ...tile);
    return at;
  };
  const centre = add(middle, 0);
  const corners = rim.map((p) => add(p, 1));
  corners.forEach((at, i) => shape.triangle(centre, at, corners[(i + 1) % 6] ?? at));
};

/** All six panels in one mesh, each a weave of separate six-sided tiles. */
export const shieldShape = (): Shape => {
  const shape = new Shape();
  const chance = makeChance(23);
  const [stepX, stepY] = [SHIELD.tile, (SHIELD.tile * Math.sqrt(3)) / 2];
  const reach = SHIELD.half * SHIELD.radius;
  const [columns, rows] = [Math.ceil(reach / stepX) + 1, Math.ceil(SHIELD.height / stepY) + 1];
  for (let panel = 0; panel < 6; panel++) {
    for (let row = 0; row <= rows; row++) {
      for (let column = -columns; column <= columns; column++) {
        const [along, h] = [(column + (row % 2) / 2) * stepX, row * stepY];
        const [x, y] = clip(along, h);
        // A tile whose middle lies well outside has nothing left after clipping.
        if (Math.hypot(x - along, y - h) > SHIELD.tile * 0.42) continue;
        addTile(shape, panel, along, h, chance);
      }
    }
  }
  return shape;
};
