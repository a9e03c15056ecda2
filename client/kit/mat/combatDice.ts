import { Matrix, Quaternion, Vector3, Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh';
import type { Scene } from '@babylonjs/core/scene';
import { Shape } from '../shape';
import { IN_HAND, Palm, throwAt, throwFrom } from '../things/die';
import { type Layer, LAYER_VERTEX } from '../things/layer';
import { MARK_GLSL, markOf, NO_MARK } from '../things/marks';
import { SOLID_GLSL } from '../things/solid';
import { type Colours, type Meaning, toRgb } from '../theme';
import { Placed } from './pool';
import { makeStock, type Stock } from './stock';

/** From the middle of an eight-sided die to its corners, and how much of each edge is planed off. */
export const COMBAT_DIE = { reach: 0.0165, bevel: 0.13 } as const;
/** From its middle to its faces: how high the middle of one that lies still is. */
export const REST = COMBAT_DIE.reach / Math.sqrt(3);
const ROLL_SECONDS = 1.1;

type V = readonly [number, number, number];

/** Which way each of the eight faces looks: the signs of its three corners. */
const SIGNS: readonly V[] = [
  [1, 1, 1],
  [-1, 1, -1],
  [1, 1, -1],
  [-1, 1, 1],
  [-1, -1, -1],
  [1, -1, 1],
  [-1, -1, 1],
  [1, -1, -1],
];
const K = 1 / Math.sqrt(3);

/** Normal of a face and the way its sign stands: towards its corner on the upright axis. */
const frameOf = (face: number): { readonly out: Vector3; readonly up: Vector3; readonly right: Vector3 } => {
  const sign = SIGNS[face];
  if (sign === undefined) throw new RangeError(`a combat die has faces 0 to 7, not ${face}`);
  const out = new Vector3(sign[0] * K, sign[1] * K, sign[2] * K);
  const tip = new Vector3(0, sign[1], 0);
  const up = tip.subtract(out.scale(Vector3.Dot(tip, out))).normalize();
  return { out, up, right: Vector3.Cross(out, up) };
};

/** An octahedron with planed edges and corners; every vertex of a face knows its place on it. */
const dieShape = (): Shape => {
  const shape = new Shape();
  const { reach, bevel } = COMBAT_DIE;
  const axis = (k: number, sign: number): Vector3 =>
    new Vector3(k === 0 ? sign : 0, k === 1 ? sign : 0, k === 2 ? sign : 0).scale(reach);
  const flat = (p: Vector3): V => [p.x, p.y, p.z];
  const corners = SIGNS.map((sign, face) => {
    const { out, up, right } = frameOf(face);
    const middle = out.scale(reach * K);
    return [0, 1, 2].map((k) => {
      const p = Vector3.Lerp(axis(k, sign[k] ?? 1), middle, bevel);
      return { p, out, u: Vector3.Dot(p, right) / reach, v: Vector3.Dot(p, up) / reach };
    });
  });
  const put = (p: Vector3, n: Vector3, u: number, v: number, face: number): number => {
    const at = shape.vertex(flat(p), flat(n), [u, v]);
    shape.extra('face', face);
    return at;
  };
  /** A face whose corners go the way round that looks out. */
  const polygon = (
    points: readonly { readonly p: Vector3; readonly u: number; readonly v: number }[],
    n: Vector3,
    face: number,
  ): void => {
    const [a, b, c] = points;
    if (!a || !b || !c) return;
    const turned = Vector3.Dot(Vector3.Cross(b.p.subtract(a.p), c.p.subtract(a.p)), n) < 0;
    const ids = (turned ? [...points].reverse() : [...points]).map(({ p, u, v }) => put(p, n, u, v, face));
    for (let i = 2; i < ids.length; i++) shape.triangle(ids[0] ?? 0, ids[i - 1] ?? 0, ids[i] ?? 0);
  };
  corners.forEach((points, face) => polygon(points, frameOf(face).out, face));
  SIGNS.forEach((sign, a) => {
    for (let k = 0; k < 3; k++) {
      const b = SIGNS.findIndex((other) =>
        other.every((x, i) => (i === k ? x === -(sign[i] ?? 0) : x === sign[i])),
      );
      if (b < a) continue;
      const keep = [0, 1, 2].filter((i) => i !== k);
      const [p0, p1] = keep.map((i) => corners[a]?.[i]);
      const [q0, q1] = keep.map((i) => corners[b]?.[i]);
      if (!p0 || !p1 || !q0 || !q1) continue;
      polygon([p0, p1, q1, q0], p0.out.add(q0.out).normalize(), 9);
    }
  });
  for (let k = 0; k < 3; k++) {
    for (const side of [1, -1]) {
      const faces = SIGNS.flatMap((sign, face) => (sign[k] === side ? [face] : []));
      const n = axis(k, side).normalize();
      const other = (k + 1) % 3;
      const third = (k + 2) % 3;
      const order = [...faces].sort((a, b) => {
        const angle = (face: number): number =>
          Math.atan2(SIGNS[face]?.[other] ?? 0, SIGNS[face]?.[third] ?? 0);
        return angle(a) - angle(b);
      });
      const points = order.flatMap((face) => corners[face]?.[k] ?? []);
      polygon(points, n, 9);
    }
  }
  return shape;
};

const VERTEX = `${LAYER_VERTEX}
attribute float face; attribute vec4 glow; attribute vec4 low; attribute vec4 high;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying float vCell; varying float vFlat; varying vec4 vGlow;
void main() {
  mat4 world = place();
  vec4 p = world * vec4(position, 1.0);
  vec4 half_ = face < 3.5 ? low : high;
  float i = mod(face, 4.0);
  vCell = face > 8.5 ? -1.0 : i < 0.5 ? half_.x : i < 1.5 ? half_.y : i < 2.5 ? half_.z : half_.w;
  vFlat = face > 8.5 ? 0.0 : 1.0;
  vWorld = p.xyz; vNormal = normalize(mat3(world) * normal); vAt = uv; vGlow = glow;
  gl_Position = viewProjection * p;
}`;

/** Smoked glass with lit signs; the one on top burns brightest once it lies still. */
const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying float vCell; varying float vFlat; varying vec4 vGlow;
uniform vec3 cameraPosition; uniform float time;
${MARK_GLSL}${SOLID_GLSL}
void main() {
  vec3 n = normalize(vNormal); vec3 way = normalize(cameraPosition - vWorld);
  float top = smoothstep(0.9, 0.99, n.y);
  vec3 deep = vGlow.rgb * (0.1 + 0.16 * exp(-dot(vAt, vAt) * 6.0));
  vec3 colour = lightSolid(deep, n, way, 60.0, 0.9, vGlow.rgb * 0.12);
  if (vFlat > 0.5) {
    float field = vCell > -0.5 ? markAt(floor(vCell + 0.5), vAt / 0.33) : 0.0;
    float ink = inked(field, clamp(fwidth(vAt.y) * 6.0, 0.05, 0.4));
    colour = mix(colour, mix(vGlow.rgb, vec3(1.0), 0.8) * (0.8 + 0.45 * top * abs(vGlow.a)), ink);
    if (vGlow.a < 0.0) colour *= 0.35;
  } else colour += vGlow.rgb * 0.42;
  gl_FragColor = vec4(colour, 1.0);
}`;

/** The turn that lays a face on top, its sign upright for one who looks along +z. */
export const combatRest = (face: number): Quaternion => {
  const { out, up, right } = frameOf(face);
  const m = Matrix.FromValues(
    ...([right.x, out.x, up.x, 0] as const),
    ...([right.y, out.y, up.y, 0] as const),
    ...([right.z, out.z, up.z, 0] as const),
    ...([0, 0, 0, 1] as const),
  );
  return Quaternion.FromRotationMatrix(m);
};

/** How much larger a die is that may be picked. */
const LIT_SIZE = 1.16;

export class CombatDie extends Placed {
  readonly body: InstancedMesh;
  private readonly colour = new Vector4();
  private readonly low = new Vector4();
  private readonly high = new Vector4();
  private readonly rotation: Quaternion;
  private readonly spin = new Quaternion();
  private readonly axis = new Vector3(0.7, 0.3, 0.64).normalize();
  private rest = combatRest(0);
  private faces: readonly string[] = [];
  private meaning: Meaning = 'danger';
  private lit: Meaning | undefined;
  private start = 0;
  private readonly from = new Vector3();
  private span = 0;
  private now = 0;
  private still = false;
  private small = 1;
  private readonly palm = new Palm();
  private cancelled = false;

  constructor(
    scene: Scene,
    layer: Layer,
    private readonly palette: () => Colours,
    give: () => void,
  ) {
    super('combat die', scene, give);
    this.body = layer.add(this.node, { glow: this.colour, low: this.low, high: this.high });
    this.body.isPickable = true;
    this.rotation = this.body.rotationQuaternion = this.rest.clone();
    this.paint();
  }

  override wake(): void {
    super.wake();
    this.body.metadata = null;
    this.palm.open();
    this.cancel(false);
    this.glow(undefined);
  }

  /** Eight signs, one for each face; '' or a sign that nobody has drawn is a blank. */
  be(faces: readonly string[], meaning: Meaning): void {
    this.faces = faces;
    this.meaning = meaning;
    const cell = (i: number): number => {
      const name = faces[i] ?? '';
      return name === '' || name === 'blank' ? NO_MARK : markOf(name);
    };
    this.low.set(cell(0), cell(1), cell(2), cell(3));
    this.high.set(cell(4), cell(5), cell(6), cell(7));
    this.paint();
  }

  /** Lies in a hand, the nth of several, and goes with it until it is rolled. */
  hold(hand: Vector3, nth: number): void {
    this.palm.take(this.node, hand, nth);
    this.update(this.now);
  }

  /** Tumbles and lands on this sign, perhaps out of a hand; of several faces with it, the `turn`th. 0 seconds lays it down at once. */
  roll(sign: string, seconds = ROLL_SECONDS, turn = 0, hand?: Vector3): void {
    const fit = this.faces.flatMap((name, i) => (name === sign ? [i] : []));
    const face = fit[turn % Math.max(1, fit.length)];
    if (face === undefined) throw new RangeError(`this die has no ${sign}`);
    this.rest = combatRest(face);
    this.start = this.now;
    this.palm.open();
    this.small = hand === undefined ? 1 : IN_HAND;
    throwFrom(this.node, hand, this.from);
    this.span = seconds;
    this.still = false;
    this.update(this.now);
  }

  /** Dark: its result counts no more. */
  cancel(on: boolean): void {
    this.cancelled = on;
    this.still = false;
  }

  /** Whose it is: dice that stay may be thrown by the other side next. */
  own(meaning: Meaning): void {
    this.meaning = meaning;
    this.paint();
  }

  /** Lit in this colour and a little larger: it may be picked, or is. Nothing: it lies there in the colour of its owner. */
  glow(meaning: Meaning | undefined): void {
    if (this.lit === meaning) return;
    this.lit = meaning;
    this.body.scaling.setAll(meaning === undefined ? 1 : LIT_SIZE);
    this.paint();
  }

  paint(): void {
    const [r, g, b] = toRgb(this.palette()[this.lit ?? this.meaning]);
    this.colour.set(r, g, b, this.colour.w);
  }

  update(time: number): void {
    this.now = time;
    if (this.palm.holds) return this.rattle(time);
    if (this.still) return;
    const t = this.span <= 0 ? 1 : Math.min(1, Math.max(0, (time - this.start) / this.span));
    this.still = t >= 1;
    const { back, high, turns } = throwAt(t);
    Quaternion.RotationAxisToRef(this.axis, turns * 2 * Math.PI, this.spin);
    this.spin.multiplyToRef(this.rest, this.rotation);
    const lift = this.still ? REST : Math.max(REST, COMBAT_DIE.reach * (1 - t * 0.4));
    const { x, y, z } = this.from;
    this.body.position.set(x * back, lift + Math.max(0, y) * high, z * back);
    this.body.scaling.setAll(1 - (1 - this.small) * back);
    this.colour.w = this.cancelled ? -1 : this.still ? 1 : 0.2;
  }

  private rattle(time: number): void {
    this.palm.at(time, COMBAT_DIE.reach, this.body.position);
    Quaternion.RotationAxisToRef(this.axis, time * 4, this.rotation);
    this.body.scaling.setAll(IN_HAND);
    this.colour.w = 0.2;
  }
}

export interface CombatDice extends Omit<Stock<CombatDie>, 'take'> {
  take(faces: readonly string[], meaning: Meaning): CombatDie;
}

/** All combat dice, whatever is on their faces. */
export const makeCombatDice = (scene: Scene, marks: BaseTexture, colours: Colours): CombatDice => {
  const stock = makeStock(
    scene,
    colours,
    {
      name: 'combat dice',
      shape: dieShape(),
      vertex: VERTEX,
      fragment: FRAGMENT,
      own: ['glow', 'low', 'high'],
      extras: ['face'],
      textures: { marks },
    },
    (layer, palette, give) => new CombatDie(scene, layer, palette, give),
  );
  return {
    ...stock,
    take: (faces, meaning) => {
      const die = stock.take();
      die.be(faces, meaning);
      return die;
    },
  };
};
