import { Matrix, Quaternion, Vector3, Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { Shape } from '../shape';
import { type Colours, type Meaning, toRgb } from '../theme';
import { Layer, LAYER_VERTEX } from './layer';
import { loadMarks, MARK_GLSL } from './marks';
import { SOLID_GLSL } from './solid';

/** Edge of the die and how far its corners are rounded, in metres. */
export const DIE = { edge: 0.022, round: 0.0042 } as const;
const HALF = DIE.edge / 2;
const ROLL_SECONDS = 0.9;

type V = readonly [number, number, number];
/** Which way each face looks and which way its number stands; opposite faces make seven. */
const FACES: readonly { readonly out: V; readonly up: V }[] = [
  { out: [0, 1, 0], up: [0, 0, 1] },
  { out: [0, 0, 1], up: [0, 1, 0] },
  { out: [1, 0, 0], up: [0, 1, 0] },
  { out: [-1, 0, 0], up: [0, 1, 0] },
  { out: [0, 0, -1], up: [0, 1, 0] },
  { out: [0, -1, 0], up: [0, 0, 1] },
];
const cross = (a: V, b: V): V => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A cube with rounded edges and corners; every vertex knows its face and its place on it. */
const dieShape = (): Shape => {
  const shape = new Shape();
  const inner = HALF - DIE.round;
  const steps = [-1, -0.92, -0.78, -0.62, 0, 0.62, 0.78, 0.92, 1];
  FACES.forEach(({ out, up }, face) => {
    const right = cross(out, up);
    const at = (u: number, v: number): number => {
      const flat = [0, 1, 2].map((k) => HALF * ((out[k] ?? 0) + u * (right[k] ?? 0) + v * (up[k] ?? 0)));
      const core = flat.map((x) => Math.max(-inner, Math.min(inner, x)));
      const way = flat.map((x, k) => x - (core[k] ?? 0));
      const far = Math.hypot(...way) || 1;
      const n = way.map((x) => x / far);
      const p = core.map((x, k) => x + (n[k] ?? 0) * DIE.round);
      const made = shape.vertex([p[0] ?? 0, p[1] ?? 0, p[2] ?? 0], [n[0] ?? 0, n[1] ?? 0, n[2] ?? 0], [u, v]);
      shape.extra('face', face + 1);
      return made;
    };
    const grid = steps.map((v) => steps.map((u) => at(u, v)));
    for (let j = 0; j + 1 < steps.length; j++) {
      for (let i = 0; i + 1 < steps.length; i++) {
        const corner = (dj: number, di: number): number => grid[j + dj]?.[i + di] ?? 0;
        shape.quad(corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1));
      }
    }
  });
  return shape;
};

const VERTEX = `${LAYER_VERTEX}
attribute float face; attribute vec4 glow;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying float vFace; varying vec4 vGlow;
void main() {
  mat4 world = place();
  vec4 p = world * vec4(position, 1.0);
  vWorld = p.xyz; vNormal = normalize(mat3(world) * normal); vAt = uv; vFace = face; vGlow = glow;
  gl_Position = viewProjection * p;
}`;

/** Smoked glass with its numbers lit from inside; the number on top burns brightest once it lies still. */
const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying float vFace; varying vec4 vGlow;
uniform vec3 cameraPosition; uniform float time;
${MARK_GLSL}${SOLID_GLSL}
void main() {
  vec3 n = normalize(vNormal); vec3 way = normalize(cameraPosition - vWorld);
  float six = step(5.5, vFace);
  float field = markAt(vFace, (vAt - vec2(0.0, 0.1 * six)) / 0.5);
  float soft_ = clamp(fwidth(vAt.y) * 2.0, 0.04, 0.3);
  float ink = inked(field, soft_);
  // Underlined, so that it cannot be taken for a nine.
  float bar = six * (1.0 - smoothstep(0.045, 0.065, abs(vAt.y + 0.64))) * (1.0 - smoothstep(0.34, 0.37, abs(vAt.x)));
  ink = max(ink, bar);
  float rim = max(abs(vAt.x), abs(vAt.y));
  float frame = smoothstep(0.8, 0.83, rim) * (1.0 - smoothstep(0.85, 0.88, rim));
  float top = smoothstep(0.85, 0.98, n.y);
  vec3 deep = mix(vec3(0.014, 0.022, 0.04), vGlow.rgb * 0.2, exp(-dot(vAt, vAt) * 1.6));
  vec3 colour = lightSolid(deep, n, way, 70.0, 0.8, vGlow.rgb * 0.1);
  colour += vGlow.rgb * (frame * 0.75 + smoothstep(0.05, 0.5, field) * 0.12);
  colour = mix(colour, mix(vGlow.rgb, vec3(1.0), 0.45) * (0.85 + 0.5 * top * vGlow.a), ink);
  gl_FragColor = vec4(colour, 1.0);
}`;

/** The turn that brings a face to the top with its number upright for one who looks along +z. */
export const restOf = (face: number): Quaternion => {
  const side = FACES[face - 1];
  if (side === undefined) throw new RangeError(`a die has faces 1 to 6, not ${face}`);
  const right = cross(side.out, side.up);
  // Rows of the matrix are where x, y and z go; the turn wanted is the one that brings right, out and up there.
  const m = Matrix.FromValues(
    ...([right[0], side.out[0], side.up[0], 0] as const),
    ...([right[1], side.out[1], side.up[1], 0] as const),
    ...([right[2], side.out[2], side.up[2], 0] as const),
    ...([0, 0, 0, 1] as const),
  );
  return Quaternion.FromRotationMatrix(m);
};

export interface Die {
  /** Where it lies; it is thrown from −z and comes to rest here. */
  readonly node: TransformNode;
  readonly body: AbstractMesh;
  /** Tumbles and lands on what was rolled, perhaps out of a hand at this point of the world; 0 seconds lays it down at once. */
  roll(face: number, seconds?: number, from?: Vector3): void;
  /** Lies in a hand, the nth of several, and goes with it until it is rolled. */
  hold(hand: Vector3, nth?: number): void;
  /** Nothing comes of it: it lies where it lay. */
  putBack(): void;
  /** What lies on top, or will. */
  face(): number;
  /** What its light means: whose it is. */
  glow(meaning: Meaning): void;
  update(time: number): void;
  colours(colours: Colours): void;
  dispose(): void;
}

/** Where a throw begins that comes out of nobody's hand, from where it ends. */
const FROM = new Vector3(-0.096, 0.12, -0.24);

/** Where a throw out of a hand begins, in the space of a die that comes to rest at its place. */
export const throwFrom = (place: TransformNode, hand: Vector3 | undefined, into: Vector3): void => {
  if (hand === undefined) into.copyFrom(FROM);
  else Vector3.TransformCoordinatesToRef(hand, place.computeWorldMatrix(true).clone().invert(), into);
};

/** How small a die is in a hand, and how far the nth lies from its middle, in edges. */
export const IN_HAND = 0.4;
const PALM = [
  [0, 0.2, 0],
  [0.9, 0, 0.3],
  [-0.8, 0.1, 0.4],
  [0.2, 0.4, 0.9],
  [0.3, 0.2, -0.9],
] as const;

/** Where a die is that lies in a hand, in the space of its place; it rattles there. Makes no garbage. */
export class Palm {
  private hand: Vector3 | undefined;
  private readonly inverse = new Matrix();
  private offset: readonly [number, number, number] = PALM[0];

  get holds(): boolean {
    return this.hand !== undefined;
  }

  /** The hand goes on being looked at: it is lent for as long as the die lies in it. */
  take(place: TransformNode, hand: Vector3, nth: number): void {
    place.computeWorldMatrix(true).invertToRef(this.inverse);
    this.offset = PALM[nth % PALM.length] ?? PALM[0];
    this.hand = hand;
  }

  open(): void {
    this.hand = undefined;
  }

  at(time: number, edge: number, into: Vector3): void {
    if (this.hand === undefined) return;
    const [x, y, z] = this.offset;
    Vector3.TransformCoordinatesToRef(this.hand, this.inverse, into);
    const shaken = 0.12 * Math.sin(time * 31 + 9 * x);
    const far = edge * IN_HAND;
    into.addInPlaceFromFloats(x * far, (y + shaken) * far, z * far);
  }
}

/** How a throw goes on at each part (0…1) of it: how much of its way it still has to fly, how high it bounces. */
export const throwAt = (
  t: number,
): { readonly back: number; readonly high: number; readonly turns: number } => {
  const left = 1 - t;
  return {
    back: left * left,
    high: Math.abs(Math.cos(t * Math.PI * 2.5)) * left * left,
    turns: left * left * 2.4,
  };
};

export const makeDie = (scene: Scene, colours: Colours): Die => {
  const marks = loadMarks(scene);
  const layer = new Layer(scene, {
    name: 'die',
    shape: dieShape(),
    vertex: VERTEX,
    fragment: FRAGMENT,
    own: ['glow'],
    extras: ['face'],
    textures: { marks },
  });
  const node = new TransformNode('die place', scene);
  const glow = new Vector4();
  const body = layer.add(node, { glow });
  body.isPickable = true;
  const [spin, turned, axis] = [new Quaternion(), new Matrix(), new Vector3(0.72, 0.31, 0.62).normalize()];
  let [now, start, span, face] = [0, 0, 0, 1];
  const from = FROM.clone();
  const palm = new Palm();
  let small = 1;
  let rest = restOf(face);
  let palette = colours;
  let meaning: Meaning = 'calm';
  const rotation = (body.rotationQuaternion = rest.clone());
  const paint = (): void => {
    const [r, g, b] = toRgb(palette[meaning]);
    glow.set(r, g, b, glow.w);
  };
  let settled = false;
  const held = (time: number): void => {
    palm.at(time, DIE.edge, body.position);
    Quaternion.RotationAxisToRef(axis, time * 4, rotation);
    body.scaling.setAll(IN_HAND);
  };
  const update = (time: number): void => {
    now = time;
    layer.update(time);
    if (palm.holds) return held(time);
    if (settled) return;
    const t = span <= 0 ? 1 : Math.min(1, Math.max(0, (time - start) / span));
    settled = t >= 1;
    const { back, high, turns } = throwAt(t);
    Quaternion.RotationAxisToRef(axis, turns * 2 * Math.PI, spin);
    spin.multiplyToRef(rest, rotation);
    rotation.toRotationMatrix(turned);
    // However it is turned, its lowest corner never goes through the table.
    const m = turned.m;
    const inner = HALF - DIE.round;
    const low = inner * (Math.abs(m[1] ?? 0) + Math.abs(m[5] ?? 0) + Math.abs(m[9] ?? 0)) + DIE.round;
    body.position.set(from.x * back, low + Math.max(0, from.y) * high, from.z * back);
    body.scaling.setAll(1 - (1 - small) * back);
    glow.w = settled ? 1 : 0;
  };
  paint();
  update(0);
  return {
    node,
    body,
    hold: (hand, nth = 0) => {
      palm.take(node, hand, nth);
      glow.w = 0;
      update(now);
    },
    putBack: () => {
      palm.open();
      settled = false;
      span = 0;
      update(now);
    },
    roll: (wanted, seconds = ROLL_SECONDS, hand) => {
      palm.open();
      small = hand === undefined ? 1 : IN_HAND;
      throwFrom(node, hand, from);
      rest = restOf(wanted);
      face = wanted;
      start = now;
      span = seconds;
      settled = false;
      update(now);
    },
    face: () => face,
    glow: (wanted) => {
      meaning = wanted;
      paint();
    },
    update,
    colours: (wanted) => {
      palette = wanted;
      paint();
    },
    dispose: () => {
      node.dispose(false, false);
      layer.dispose();
      marks.dispose();
    },
  };
};
