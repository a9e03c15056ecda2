import { Shape } from '../shape';
import { CARD } from './types';

/** How far the light of a glowing card reaches beyond its edge, and its tab with the mark, in metres. */
export const GLOW = { reach: 0.0062, tab: 0.0072, tabX: -0.0222, tabY: 0.0462 } as const;

const PER_CORNER = 6;

type P = readonly [number, number];

/** The outline of a card, counter-clockwise from the upper right, `more` metres larger all round. */
const outline = (more: number): readonly P[] => {
  const [w, h, r] = [CARD.width / 2 + more, CARD.height / 2 + more, CARD.corner + more];
  const corners: readonly P[] = [
    [w - r, h - r],
    [r - w, h - r],
    [r - w, r - h],
    [w - r, r - h],
  ];
  return corners.flatMap(([x, y], corner) =>
    Array.from({ length: PER_CORNER + 1 }, (_, i): P => {
      const a = ((corner + i / PER_CORNER) * Math.PI) / 2;
      return [x + r * Math.cos(a), y + r * Math.sin(a)];
    }),
  );
};

const addSide = (shape: Shape, points: readonly P[], side: 1 | -1): void => {
  const z = (side * CARD.thick) / 2;
  const add = ([x, y]: P): number =>
    shape.vertex([x, y, z], [0, 0, side], [0.5 - (side * x) / CARD.width, 0.5 - y / CARD.height]);
  const middle = add([0, 0]);
  const rim = points.map(add);
  rim.forEach((at, i) => {
    const next = rim[(i + 1) % rim.length] ?? at;
    if (side > 0) shape.triangle(middle, at, next);
    else shape.triangle(middle, next, at);
  });
};

const addEdge = (shape: Shape, points: readonly P[]): void => {
  const z = CARD.thick / 2;
  const rim = points.map(([x, y], i) => {
    const [px, py] = points[(i + points.length - 1) % points.length] ?? [0, 0];
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    const size = Math.hypot(nx - px, ny - py) || 1;
    const normal = [(ny - py) / size, (px - nx) / size, 0] as const;
    return [shape.vertex([x, y, -z], normal, [0, 0]), shape.vertex([x, y, z], normal, [0, 0])] as const;
  });
  rim.forEach(([front, back], i) => {
    const [nextFront, nextBack] = rim[(i + 1) % rim.length] ?? [front, back];
    shape.quad(front, nextFront, nextBack, back);
  });
};

/** A thin card with rounded corners: face towards −z, back towards +z. */
export const cardShape = (): Shape => {
  const shape = new Shape();
  const points = outline(0);
  addSide(shape, points, -1);
  addSide(shape, points, 1);
  addEdge(shape, points);
  return shape;
};

/** The light round a card and, above its upper left corner, the tab for the mark. `uv.x`: 0 at the card, 1 outside. */
export const glowShape = (): Shape => {
  const shape = new Shape();
  const [inner, outer] = [outline(0), outline(GLOW.reach)];
  const rim = inner.map(([x, y], i) => {
    const [ox, oy] = outer[i] ?? [x, y];
    const first = shape.vertex([x, y, 0], [0, 0, -1], [0, 0]);
    shape.extra('part', 0);
    const second = shape.vertex([ox, oy, 0], [0, 0, -1], [1, 0]);
    shape.extra('part', 0);
    return [first, second] as const;
  });
  rim.forEach(([a, b], i) => {
    const [c, d] = rim[(i + 1) % rim.length] ?? [a, b];
    shape.quad(a, b, d, c);
  });
  const tab = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => {
    const { tab: size, tabX, tabY } = GLOW;
    const at = shape.vertex([tabX + x * size, tabY + y * size, -CARD.thick], [0, 0, -1], [x, y]);
    shape.extra('part', 1);
    return at;
  });
  shape.quad(tab[0] ?? 0, tab[3] ?? 0, tab[2] ?? 0, tab[1] ?? 0);
  return shape;
};
