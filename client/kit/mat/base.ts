import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh';
import type { Scene } from '@babylonjs/core/scene';
import { lathe, Shape } from '../shape';
import { type Layer, LAYER_VERTEX } from '../things/layer';
import { MARK_GLSL, markOf, NO_MARK } from '../things/marks';
import { type Colours, type Meaning, toRgb } from '../theme';
import { BASE_SIDE, HOVER, THICK } from './measures';
import { Placed } from './pool';
import { makeStock, type Stock } from './stock';

const HALF = BASE_SIDE / 2;
/** How far the upper edge is planed off. */
const BEVEL = 0.0011;

/** A clear square slab with a planed edge, and the rod that carries the ship. */
const slab = (): Shape => {
  const made = new Shape();
  const sides = [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ] as const;
  const corner = (i: number, half: number, y: number, n: readonly [number, number, number]): number => {
    const [x, z] = sides[i % 4] ?? [0, 0];
    const at = made.vertex([x * half, y, z * half], n, [(x * half) / HALF, (z * half) / HALF]);
    made.extra('rod', 0);
    return at;
  };
  const [low, high] = [THICK.base - BEVEL, THICK.base];
  made.quad(
    ...([0, 1, 2, 3].map((i) => corner(i, HALF - BEVEL, high, [0, 1, 0])) as [
      number,
      number,
      number,
      number,
    ]),
  );
  for (let i = 0; i < 4; i++) {
    const [[ax, az], [bx, bz]] = [sides[i] ?? [0, 0], sides[(i + 1) % 4] ?? [0, 0]];
    const [ox, oz] = [(ax + bx) / 2, (az + bz) / 2];
    const slope = [ox * Math.SQRT1_2, Math.SQRT1_2, oz * Math.SQRT1_2] as const;
    const wall = [ox, 0, oz] as const;
    made.quad(
      corner(i + 1, HALF, low, slope),
      corner(i + 1, HALF - BEVEL, high, slope),
      corner(i, HALF - BEVEL, high, slope),
      corner(i, HALF, low, slope),
    );
    made.quad(
      corner(i + 1, HALF, 0, wall),
      corner(i + 1, HALF, low, wall),
      corner(i, HALF, low, wall),
      corner(i, HALF, 0, wall),
    );
  }
  const before = made.count;
  lathe(
    [
      [0.0026, THICK.base],
      [0.0011, THICK.base + 0.004],
      [0.0009, HOVER],
    ],
    10,
    made,
  );
  for (let i = before; i < made.count; i++) made.extra('rod', 1);
  return made;
};

const VERTEX = `${LAYER_VERTEX}
attribute float rod; attribute vec4 side; attribute vec4 print_; attribute vec4 lit;
varying vec2 vAt; varying vec3 vNormal; varying vec3 vWorld; varying float vRod; varying vec4 vSide; varying vec4 vPrint; varying vec4 vLit;
void main() {
  mat4 world = place();
  vec4 p = world * vec4(position, 1.0);
  vAt = uv; vNormal = normalize(mat3(world) * normal); vWorld = p.xyz; vRod = rod; vSide = side; vPrint = print_; vLit = lit;
  gl_Position = viewProjection * p;
}`;

/** Clear as glass, lit at its edges; printed on it are its arcs, its bow, the skill of its captain and whose it is. */
const FRAGMENT = `precision highp float;
varying vec2 vAt; varying vec3 vNormal; varying vec3 vWorld; varying float vRod; varying vec4 vSide; varying vec4 vPrint; varying vec4 vLit;
uniform vec3 cameraPosition; uniform float time;
${MARK_GLSL}
float stroke(float d, float half_, float w) { return 1.0 - smoothstep(half_, half_ + w, abs(d)); }
void main() {
  vec3 n = normalize(vNormal); vec3 way = normalize(cameraPosition - vWorld);
  float edge = pow(1.0 - clamp(abs(dot(n, way)), 0.0, 1.0), 2.5);
  float shine = pow(max(0.0, dot(n, normalize(normalize(vec3(0.5, 0.8, 0.35)) + way))), 60.0);
  if (vRod > 0.5) { gl_FragColor = vec4(mix(vSide.rgb, vec3(1.0), 0.3), (0.18 + 0.5 * edge) * vSide.a); return; }
  if (n.y < 0.9) {
    float rim = 0.55 + 0.35 * edge;
    vec3 c = mix(vSide.rgb, vec3(1.0), 0.25) + shine;
    if (vLit.a > -0.5) c = mix(c, vLit.rgb * 1.5, 0.75);
    gl_FragColor = vec4(c, rim * vSide.a); return;
  }
  float skill_ = floor(vPrint.z + 0.5);
  vec2 p = vAt; float w = max(fwidth(p.x), fwidth(p.y)) * 1.2;
  vec3 ink = vec3(0.0); float cover = 0.0;
  float wide = vPrint.x;
  // Inside the forward arc, whose apex is the middle of the base; borders count as inside.
  float lean = wide > 1.5 ? p.y : (p.y - abs(p.x)) * 0.70711;
  float fore = smoothstep(-w, w, lean);
  float foreLine = stroke(lean, 0.012, w) * (wide > 1.5 ? 1.0 : step(0.0, p.y));
  float back = (-p.y - abs(p.x)) * 0.70711;
  float aft = smoothstep(-w, w, back) * vPrint.y;
  float aftLine = stroke(back, 0.012, w) * step(p.y, 0.0) * vPrint.y * step(0.35, fract(length(p) * 9.0));
  float sheen = 0.5 + 0.5 * p.y;
  cover = 0.3 + 0.16 * fore + 0.12 * aft;
  ink = mix(vec3(0.02, 0.03, 0.05), vSide.rgb, 0.10 + 0.20 * fore * sheen + 0.16 * aft);
  float frame = max(abs(p.x), abs(p.y));
  float drawn = max(foreLine, aftLine);
  drawn = max(drawn, stroke(frame - 0.93, 0.016, w));
  drawn = max(drawn, stroke(length(p) - 0.2, 0.012, w) * 0.8);
  // The bow: a solid arrow at the leading edge.
  vec2 bow = vec2(abs(p.x), p.y - 0.62);
  drawn = max(drawn, (1.0 - smoothstep(0.0, w * 1.5, bow.x * 0.9 + bow.y - 0.22)) * step(0.0, bow.y));
  float soft_ = clamp(w * 3.0, 0.05, 0.4);
  // Skill astern, whose ship it is on both quarters.
  vec2 s = (p - vec2(0.0, -0.64)) / 0.2;
  float skill = skill_ > 9.5 ? max(inked(markAt(1.0, s + vec2(0.8, 0.0)), soft_), inked(markAt(mod(skill_, 10.0), s - vec2(0.8, 0.0)), soft_)) : inked(markAt(skill_, s), soft_);
  drawn = max(drawn, skill);
  drawn = max(drawn, inked(markAt(vPrint.w, (vec2(abs(p.x), p.y) - vec2(0.7, -0.7)) / 0.13), soft_) * 0.8);
  ink = mix(ink, mix(vSide.rgb, vec3(1.0), 0.35), drawn); cover = max(cover, drawn * 0.95);
  if (vLit.a > -0.5) {
    float pulse = 0.8 + 0.2 * sin(time * 3.2);
    float ring = stroke(frame - 0.86, 0.05, w) * pulse;
    ink = mix(ink, vLit.rgb * 1.2, max(ring, 0.18)); cover = max(cover, max(ring, 0.42));
    float sign_ = inked(markAt(vLit.a, (abs(p) - vec2(0.68, 0.68)) / 0.17), soft_) * step(0.0, p.y);
    ink = mix(ink, vec3(1.0), sign_); cover = max(cover, sign_);
  }
  ink += shine * 0.6;
  gl_FragColor = vec4(ink, cover * vSide.a);
}`;

/** What is printed on a base. */
export interface Print {
  readonly forward: 'forward90' | 'forward180';
  readonly rear: boolean;
  readonly skill: number;
}

export class ShipBase extends Placed {
  readonly body: InstancedMesh;
  private readonly side = new Vector4(0, 0, 0, 1);
  private readonly printed = new Vector4(1, 0, 0, NO_MARK);
  private readonly lit = new Vector4(0, 0, 0, NO_MARK);
  private owner: Meaning = 'mine';
  private meaning: Meaning | undefined;

  constructor(
    scene: Scene,
    layer: Layer,
    private readonly palette: () => Colours,
    give: () => void,
  ) {
    super('ship base', scene, give);
    this.body = layer.add(this.node, { side: this.side, print_: this.printed, lit: this.lit });
    this.body.isPickable = true;
    this.paint();
  }

  override wake(): void {
    super.wake();
    this.body.metadata = null;
    this.side.w = 1;
    this.glow(undefined);
  }

  print({ forward, rear, skill }: Print): void {
    this.printed.set(forward === 'forward180' ? 2 : 1, rear ? 1 : 0, skill, this.printed.w);
  }

  /** Whose it is: colour and mark. */
  own(meaning: Meaning): void {
    this.owner = meaning;
    this.paint();
  }

  glow(meaning: Meaning | undefined): void {
    this.meaning = meaning;
    this.paint();
  }

  fade(shown: number): void {
    this.side.w = Math.min(1, Math.max(0, shown));
  }

  paint(): void {
    const colours = this.palette();
    const [r, g, b] = toRgb(colours[this.owner]);
    this.side.set(r, g, b, this.side.w);
    this.printed.w = markOf(this.owner);
    if (this.meaning === undefined) this.lit.set(0, 0, 0, NO_MARK);
    else this.lit.set(...toRgb(colours[this.meaning]), markOf(this.meaning));
  }

  get grip(): AbstractMesh {
    return this.body;
  }
}

export type Bases = Stock<ShipBase>;

/** All clear bases of the mat. */
export const makeBases = (scene: Scene, marks: BaseTexture, colours: Colours): Bases =>
  makeStock(
    scene,
    colours,
    {
      name: 'ship bases',
      shape: slab(),
      vertex: VERTEX,
      fragment: FRAGMENT,
      blend: 'mix',
      own: ['side', 'print_', 'lit'],
      extras: ['rod'],
      textures: { marks },
      order: 4,
    },
    (layer, palette, give) => new ShipBase(scene, layer, palette, give),
  );
