import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh';
import type { Scene } from '@babylonjs/core/scene';
import { Shape } from '../shape';
import { type Layer, LAYER_VERTEX } from '../things/layer';
import { MARK_GLSL, markOf } from '../things/marks';
import { SOLID_GLSL } from '../things/solid';
import { type Colours, type Meaning, toRgb } from '../theme';
import { Placed } from './pool';
import { makeStock, type Stock } from './stock';

type Corner = readonly [number, number];

const round = (corners: number, size: (i: number) => number, turn = 0): Corner[] =>
  Array.from({ length: corners }, (_, i): Corner => {
    const a = ((i + turn) / corners) * 2 * Math.PI;
    return [Math.sin(a) * size(i), Math.cos(a) * size(i)];
  });

interface Kind {
  /** Corners, clockwise seen from above, about a middle that sees them all; 1 is a chip's radius. */
  readonly outline: readonly Corner[];
  readonly mark: string;
  readonly meaning: Meaning;
}

/** Every token of the mat: known by its outline first, then by its sign, then by its colour. */
export const CHIPS = {
  /** An arrow that darts aside. */
  evade: {
    outline: [
      [0, 1.1],
      [1, 0.05],
      [0.5, 0],
      [0.72, -0.95],
      [0, -0.5],
      [-0.72, -0.95],
      [-0.5, 0],
      [-1, 0.05],
    ],
    mark: 'evade',
    meaning: 'legal',
  },
  /** A starburst: all hands to their posts. */
  battleStations: {
    outline: round(16, (i) => (i % 2 === 0 ? 1.08 : 0.78)),
    mark: 'battleStations',
    meaning: 'yellow',
  },
  /** A round lens. */
  scan: { outline: round(28, () => 0.95), mark: 'scan', meaning: 'science' },
  /** A square with its corners bitten out. */
  lock: {
    outline: [
      [0.5, 1],
      [0.5, 0.62],
      [0.62, 0.5],
      [1, 0.5],
      [1, -0.5],
      [0.62, -0.5],
      [0.5, -0.62],
      [0.5, -1],
      [-0.5, -1],
      [-0.5, -0.62],
      [-0.62, -0.5],
      [-1, -0.5],
      [-1, 0.5],
      [-0.62, 0.5],
      [-0.5, 0.62],
      [-0.5, 1],
    ],
    mark: 'targetLock',
    meaning: 'calm',
  },
  /** A triangle on its point: strained engines. */
  aux: {
    outline: [
      [-0.95, 0.85],
      [0.95, 0.85],
      [0.95, 0.5],
      [0.22, -1.05],
      [-0.22, -1.05],
      [-0.95, 0.5],
    ],
    mark: 'aux',
    meaning: 'danger',
  },
  /** A bird's wings. */
  cloak: {
    outline: [
      [0, 0.45],
      [0.55, 0.95],
      [1.25, 0.75],
      [0.9, 0],
      [0.45, -0.35],
      [0.2, -0.95],
      [-0.2, -0.95],
      [-0.45, -0.35],
      [-0.9, 0],
      [-1.25, 0.75],
      [-0.55, 0.95],
    ],
    mark: 'cloak',
    meaning: 'romulan',
  },
  /** A jagged splinter of hull. */
  damage: {
    outline: [
      [0.15, 1.1],
      [0.45, 0.5],
      [1, 0.6],
      [0.66, 0],
      [1.05, -0.55],
      [0.35, -0.5],
      [0.1, -1.1],
      [-0.3, -0.55],
      [-1, -0.75],
      [-0.65, -0.05],
      [-1.05, 0.5],
      [-0.4, 0.45],
    ],
    mark: 'damage',
    meaning: 'engineering',
  },
  /** A badge. */
  mission: {
    outline: [
      [0, 1.1],
      [0.92, 0.72],
      [0.84, -0.3],
      [0, -1.1],
      [-0.84, -0.3],
      [-0.92, 0.72],
    ],
    mark: 'mission',
    meaning: 'command',
  },
  /** A bar across: this does not work now. */
  disabled: {
    outline: [
      [-1.1, 0.42],
      [1.1, 0.42],
      [1.1, -0.42],
      [-1.1, -0.42],
    ],
    mark: 'missionFailed',
    meaning: 'danger',
  },
} as const satisfies Readonly<Record<string, Kind>>;
export type ChipKind = keyof typeof CHIPS;
export const CHIP_KINDS = Object.keys(CHIPS) as ChipKind[];

/** Radius, height and planed edge of a chip in metres. */
export const CHIP = { radius: 0.0098, height: 0.0034, bevel: 0.0009 } as const;

const solid = (made: Shape, { outline }: Kind, number: number): void => {
  const { radius, height, bevel } = CHIP;
  const inner = 1 - bevel / radius;
  const put = (x: number, y: number, z: number, n: readonly [number, number, number]): number => {
    const at = made.vertex([x * radius, y, z * radius], n, [x, z]);
    made.extra('kind', number);
    return at;
  };
  const middle = put(0, height, 0, [0, 1, 0]);
  outline.forEach(([ax, az], i) => {
    const [bx, bz] = outline[(i + 1) % outline.length] ?? [ax, az];
    const size = Math.hypot(bz - az, ax - bx) || 1;
    const [ox, oz] = [-(bz - az) / size, (bx - ax) / size];
    const k = Math.SQRT1_2;
    const ring = (y: number, by: number, n: readonly [number, number, number]): [number, number] => [
      put(ax * by, y, az * by, n),
      put(bx * by, y, bz * by, n),
    ];
    const [t0, t1] = ring(height, inner, [0, 1, 0]);
    made.triangle(middle, t0, t1);
    const [s0, s1] = ring(height, inner, [ox * k, k, oz * k]);
    const [e0, e1] = ring(height - bevel, 1, [ox * k, k, oz * k]);
    made.quad(s0, e0, e1, s1);
    const [w0, w1] = ring(height - bevel, 1, [ox, 0, oz]);
    const [f0, f1] = ring(0, 1, [ox, 0, oz]);
    made.quad(w0, f0, f1, w1);
  });
};

/** All kinds in one mesh: an instance shows its own and folds the others to nothing. */
const shape = (): Shape => {
  const made = new Shape();
  CHIP_KINDS.forEach((kind, i) => solid(made, CHIPS[kind], i));
  return made;
};

const VERTEX = `${LAYER_VERTEX}
attribute float kind; attribute vec4 chip; attribute vec4 sign_;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying vec4 vChip; varying vec4 vSign;
void main() {
  mat4 world = place();
  float own_ = 1.0 - step(0.5, abs(kind - sign_.x));
  vec4 p = world * vec4(position * own_ * chip.a, 1.0);
  vWorld = p.xyz; vNormal = normalize(mat3(world) * normal); vAt = uv; vChip = chip; vSign = sign_;
  gl_Position = viewProjection * p;
}`;

const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying vec4 vChip; varying vec4 vSign;
uniform vec3 cameraPosition; uniform float time;
${MARK_GLSL}${SOLID_GLSL}
void main() {
  vec3 n = normalize(vNormal); vec3 way = normalize(cameraPosition - vWorld);
  vec3 colour = lightSolid(vChip.rgb * 0.34, n, way, 50.0, 0.5, vChip.rgb * 0.15);
  if (n.y > 0.9) {
    float soft_ = clamp(fwidth(vAt.y) * 2.5, 0.05, 0.4);
    float field = vSign.z > -0.5 ? markAt(vSign.z, vAt / 0.48) : markAt(vSign.y, vAt / 0.52);
    colour = mix(colour, mix(vChip.rgb, vec3(1.0), 0.75), inked(field, soft_));
  } else if (n.y > 0.3) colour += vChip.rgb * 0.75;
  else colour += vChip.rgb * 0.2;
  gl_FragColor = vec4(colour, 1.0);
}`;

export class Chip extends Placed {
  readonly body: InstancedMesh;
  private readonly colour = new Vector4(0, 0, 0, 1);
  private readonly sign = new Vector4(0, 0, -1, 0);
  private kind: ChipKind = 'evade';
  private meaning: Meaning | undefined;

  constructor(
    scene: Scene,
    layer: Layer,
    private readonly palette: () => Colours,
    give: () => void,
  ) {
    super('mat token', scene, give);
    this.body = layer.add(this.node, { chip: this.colour, sign_: this.sign });
    this.body.isPickable = true;
  }

  override wake(): void {
    super.wake();
    this.body.metadata = null;
    this.meaning = undefined;
    this.number(undefined);
    this.fade(1);
  }

  be(kind: ChipKind): void {
    this.kind = kind;
    this.sign.x = CHIP_KINDS.indexOf(kind);
    this.sign.y = markOf(CHIPS[kind].mark);
    this.paint();
  }

  /** A digit in place of its sign: how many there are, or which pair it belongs to. */
  number(shown: number | undefined): void {
    this.sign.z = shown === undefined ? -1 : Math.min(9, Math.max(0, Math.round(shown)));
  }

  /** Another meaning than its own, as colour. */
  mean(meaning: Meaning | undefined): void {
    this.meaning = meaning;
    this.paint();
  }

  fade(shown: number): void {
    this.colour.w = Math.min(1, Math.max(0, shown));
  }

  paint(): void {
    const [r, g, b] = toRgb(this.palette()[this.meaning ?? CHIPS[this.kind].meaning]);
    this.colour.set(r, g, b, this.colour.w);
  }
}

export interface Chips extends Omit<Stock<Chip>, 'take'> {
  take(kind: ChipKind): Chip;
}

/** All tokens of the mat. */
export const makeChips = (scene: Scene, marks: BaseTexture, colours: Colours): Chips => {
  const stock = makeStock(
    scene,
    colours,
    {
      name: 'mat tokens',
      shape: shape(),
      vertex: VERTEX,
      fragment: FRAGMENT,
      own: ['chip', 'sign_'],
      extras: ['kind'],
      textures: { marks },
    },
    (layer, palette, give) => new Chip(scene, layer, palette, give),
  );
  return {
    ...stock,
    take: (kind) => {
      const chip = stock.take();
      chip.be(kind);
      return chip;
    },
  };
};
