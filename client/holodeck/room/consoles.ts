import { DynamicTexture } from '@babylonjs/core/Materials/Textures/dynamicTexture';
import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import { makeShader, PLAIN_VERTEX } from '../../kit/shader';
import { Shape } from '../../kit/shape';
import type { Colours } from '../../kit/theme';
import { SEATS, TABLE } from '../measures';
import { drawConsole, type SeatFace } from './consoleFace';
import { METAL_FRAGMENT } from './tableGlsl';

const [CELL_W, CELL_H] = [512, 256];

const FACE_FRAGMENT = `precision highp float;
varying vec2 vUv; varying vec3 vWorld; uniform sampler2D faces; uniform vec3 cameraPosition;
void main() {
  vec4 ink = texture2D(faces, vUv);
  gl_FragColor = vec4(ink.rgb * 0.92 + vec3(0.006, 0.008, 0.012), 1.0);
}`;

type P = readonly [number, number, number];

/** Turns a point of the console before seat 0 to the one before seat `seat`. */
const at = (seat: number, [x, y, z]: P): P => {
  const a = ((30 + 60 * seat) / 180) * Math.PI;
  return [x * Math.cos(a) + z * Math.sin(a), y, z * Math.cos(a) - x * Math.sin(a)];
};

const slab = (
  shape: Shape,
  seat: number,
  corners: readonly P[],
  uvs: readonly (readonly [number, number])[],
): void => {
  const [a, b, , d] = corners;
  if (!a || !b || !d) return;
  const [u, v] = [
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const,
    [d[0] - a[0], d[1] - a[1], d[2] - a[2]] as const,
  ];
  const n: P = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const size = Math.hypot(...n) || 1;
  const normal = at(seat, [n[0] / size, n[1] / size, n[2] / size]);
  const [i, j, k, l] = corners.map((p, at_) => shape.vertex(at(seat, p), normal, uvs[at_] ?? [0, 0]));
  shape.quad(i ?? 0, j ?? 0, k ?? 0, l ?? 0);
};

/** A wedge that leans towards its seat; the seat is outside, so its right is the table's left. */
const INNER = { z: TABLE.radius + 0.05, y: TABLE.height + 0.02, x: 0.25 };
const OUTER = { z: TABLE.radius + 0.3, y: TABLE.height - 0.1, x: 0.3 };
const THICK = 0.035;

const corner = (edge: typeof INNER, side: 1 | -1, drop: number): P => [side * edge.x, edge.y - drop, edge.z];

const consoleShapes = (): readonly [Shape, Shape] => {
  const [faces, bodies] = [new Shape(), new Shape()];
  const none = [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ] as const;
  for (let seat = 0; seat < SEATS; seat++) {
    const [column, row] = [seat % 2, Math.floor(seat / 2)];
    const [u0, u1, v0, v1] = [column / 2, (column + 1) / 2, row / 3, (row + 1) / 3];
    const inset = (p: P): P => [p[0] * 0.95, p[1] + 0.002, p[2]];
    slab(
      faces,
      seat,
      [corner(OUTER, 1, 0), corner(OUTER, -1, 0), corner(INNER, -1, 0), corner(INNER, 1, 0)].map(inset),
      [
        [u0, v1],
        [u1, v1],
        [u1, v0],
        [u0, v0],
      ],
    );
    slab(
      bodies,
      seat,
      [corner(OUTER, 1, 0), corner(OUTER, -1, 0), corner(INNER, -1, 0), corner(INNER, 1, 0)],
      none,
    );
    slab(
      bodies,
      seat,
      [corner(OUTER, 1, THICK), corner(OUTER, -1, THICK), corner(OUTER, -1, 0), corner(OUTER, 1, 0)],
      none,
    );
    slab(
      bodies,
      seat,
      [corner(OUTER, -1, THICK), corner(INNER, -1, THICK), corner(INNER, -1, 0), corner(OUTER, -1, 0)],
      none,
    );
    slab(
      bodies,
      seat,
      [corner(INNER, 1, THICK), corner(OUTER, 1, THICK), corner(OUTER, 1, 0), corner(INNER, 1, 0)],
      none,
    );
    slab(
      bodies,
      seat,
      [corner(INNER, -1, THICK), corner(INNER, 1, THICK), corner(INNER, 1, 0), corner(INNER, -1, 0)],
      none,
    );
    slab(
      bodies,
      seat,
      [corner(INNER, 1, THICK), corner(INNER, -1, THICK), corner(OUTER, -1, THICK), corner(OUTER, 1, THICK)],
      none,
    );
  }
  return [faces, bodies];
};

export interface Consoles {
  /** Who sits where. Draws only what changed. */
  seats(seats: readonly SeatFace[], colours: Colours): void;
  /** Draws all again, for instance when the letters have arrived. */
  redraw(): void;
  light(glow: Vector3): void;
}

/** A console before each seat, all six faces in one texture. */
export const makeConsoles = (scene: Scene): Consoles => {
  const texture = new DynamicTexture('console faces', { width: 2 * CELL_W, height: 3 * CELL_H }, scene, true);
  const face = makeShader(scene, 'console face', {
    vertex: PLAIN_VERTEX,
    fragment: FACE_FRAGMENT,
    attributes: ['position', 'normal', 'uv'],
    samplers: ['faces'],
    bothSides: true,
  });
  face.setTexture('faces', texture);
  const metal = makeShader(scene, 'console body', {
    vertex: PLAIN_VERTEX,
    fragment: METAL_FRAGMENT,
    attributes: ['position', 'normal', 'uv'],
    uniforms: ['alert', 'pulse'],
    bothSides: true,
  });
  const [faces, bodies] = consoleShapes();
  for (const [shape, material, name] of [
    [faces, face, 'console faces'],
    [bodies, metal, 'console bodies'],
  ] as const) {
    const mesh = shape.mesh(name, scene);
    mesh.material = material;
    mesh.freezeWorldMatrix();
    mesh.doNotSyncBoundingInfo = true;
  }
  metal.setFloat('pulse', 1);
  let drawn = '';
  let last: readonly [readonly SeatFace[], Colours] | undefined;
  const draw = (): void => {
    if (last === undefined) return;
    const context = texture.getContext();
    for (let seat = 0; seat < SEATS; seat++) {
      context.save();
      context.translate((seat % 2) * CELL_W, Math.floor(seat / 2) * CELL_H);
      drawConsole(context, CELL_W, CELL_H, seat, last[0][seat], last[1]);
      context.restore();
    }
    texture.update(false);
  };
  return {
    seats: (seats, colours) => {
      const wanted = JSON.stringify([seats, colours]);
      if (wanted === drawn) return;
      drawn = wanted;
      last = [seats, colours];
      draw();
    },
    redraw: draw,
    light: (glow) => {
      metal.setVector3('alert', glow);
    },
  };
};
