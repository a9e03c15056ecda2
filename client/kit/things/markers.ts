import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { InstancedMesh } from '@babylonjs/core/Meshes/instancedMesh';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { lathe } from '../shape';
import { type Colours, type Meaning, toRgb } from '../theme';
import { Layer, LAYER_VERTEX } from './layer';
import { loadMarks, markOf, MARK_GLSL } from './marks';
import { SOLID_GLSL } from './solid';

/** Chips that lie on the table and say one thing each. */
export const MARKERS = {
  firstPlayer: 'mine',
  turn: 'legal',
  missionDone: 'legal',
  missionFailed: 'danger',
  destroyed: 'danger',
  boarders: 'yellow',
  fire: 'danger',
  short: 'short',
  medium: 'medium',
  long: 'long',
  /** With a number: a sector, a count, a clock. */
  number: 'calm',
} as const satisfies Record<string, Meaning>;
export type MarkerKind = keyof typeof MARKERS;

export interface Marker {
  readonly kind: MarkerKind;
  /** Where it lies, its face up, the mark's head towards +z. */
  readonly node: TransformNode;
  readonly body: AbstractMesh;
  /** The number it shows instead of its mark, 0 to 99; undefined shows the mark. */
  number(shown: number | undefined): void;
  /** Another meaning than its own, as colour. */
  mean(meaning: Meaning | undefined): void;
  fade(shown: number): void;
  remove(): void;
}

export interface Markers {
  add(kind: MarkerKind): Marker;
  update(time: number): void;
  colours(colours: Colours): void;
  dispose(): void;
}

/** Radius and height of a chip in metres. */
const [R, H] = [0.0135, 0.0034];

const VERTEX = `${LAYER_VERTEX}
attribute vec4 chip; attribute vec4 sign_;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying vec4 vChip; varying vec4 vSign;
void main() {
  mat4 world = place();
  vec4 p = world * vec4(position, 1.0);
  vWorld = p.xyz; vNormal = normalize(mat3(world) * normal); vAt = position.xz / ${R.toFixed(4)}; vChip = chip; vSign = sign_;
  gl_Position = viewProjection * p;
}`;

const FRAGMENT = `precision highp float;
varying vec3 vWorld; varying vec3 vNormal; varying vec2 vAt; varying vec4 vChip; varying vec4 vSign;
uniform vec3 cameraPosition; uniform float time;
${MARK_GLSL}${SOLID_GLSL}
void main() {
  vec3 n = normalize(vNormal); vec3 way = normalize(cameraPosition - vWorld);
  float r = length(vAt);
  if (vChip.a < 0.999 && r > vChip.a * 1.1) discard;
  vec3 colour = lightSolid(vec3(0.02, 0.026, 0.04) + vChip.rgb * 0.05, n, way, 60.0, 0.5, vChip.rgb * 0.12);
  if (n.y > 0.7) {
    float w = max(fwidth(r), 1e-4);
    float ring = 1.0 - smoothstep(0.035, 0.035 + w, abs(r - 0.86));
    float field = vSign.y > 9.5 ? max(markAt(floor(vSign.y / 10.0), (vAt + vec2(0.26, 0.0)) / 0.36), markAt(mod(vSign.y, 10.0), (vAt - vec2(0.26, 0.0)) / 0.36))
      : vSign.y > -0.5 ? markAt(vSign.y, vAt / 0.5) : markAt(vSign.x, vAt / 0.52);
    float ink = inked(field, clamp(fwidth(vAt.y) * 2.5, 0.05, 0.4));
    colour += vChip.rgb * (ring * 0.9 + 0.16 * smoothstep(0.05, 0.5, field) + 0.05);
    colour = mix(colour, mix(vChip.rgb, vec3(1.0), 0.3) * 1.1, ink);
  } else colour += vChip.rgb * 0.28 * (0.8 + 0.2 * sin(time * 2.0 + vSign.z * 9.0));
  gl_FragColor = vec4(colour, 1.0);
}`;

class Chip implements Marker {
  readonly node: TransformNode;
  readonly body: InstancedMesh;
  private readonly colour = new Vector4(0, 0, 0, 1);
  private readonly sign = new Vector4();
  private meaning: Meaning;
  private inUse = true;

  constructor(
    public kind: MarkerKind,
    scene: Scene,
    layer: Layer,
    private readonly palette: () => Colours,
    private readonly give: (chip: Chip) => void,
    number: number,
  ) {
    this.node = new TransformNode('marker', scene);
    this.body = layer.add(this.node, { chip: this.colour, sign_: this.sign });
    this.body.isPickable = true;
    this.meaning = MARKERS[kind];
    this.sign.z = (number * 0.381966) % 1;
    this.reset(kind);
  }

  reset(kind: MarkerKind): void {
    this.kind = kind;
    this.inUse = true;
    this.node.parent = null;
    this.node.position.setAll(0);
    this.node.rotation.setAll(0);
    this.node.rotationQuaternion = null;
    this.node.scaling.setAll(1);
    this.body.metadata = null;
    this.sign.x = markOf(kind);
    this.number(kind === 'number' ? 0 : undefined);
    this.fade(1);
    this.mean(undefined);
    this.node.setEnabled(true);
  }

  number(shown: number | undefined): void {
    this.sign.y = shown === undefined ? -1 : Math.min(99, Math.max(0, Math.round(shown)));
  }

  mean(meaning: Meaning | undefined): void {
    this.meaning = meaning ?? MARKERS[this.kind];
    this.paint();
  }

  paint(): void {
    const [r, g, b] = toRgb(this.palette()[this.meaning]);
    this.colour.set(r, g, b, this.colour.w);
  }

  fade(shown: number): void {
    this.colour.w = Math.min(1, Math.max(0, shown));
    this.body.setEnabled(shown > 0);
  }

  remove(): void {
    if (!this.inUse) return;
    this.inUse = false;
    this.node.setEnabled(false);
    this.give(this);
  }
}

/** All markers of the table: one mesh, one draw call. */
export const makeMarkers = (scene: Scene, colours: Colours): Markers => {
  const marks = loadMarks(scene);
  const layer = new Layer(scene, {
    name: 'markers',
    shape: lathe(
      [
        [R - 0.0006, 0],
        [R, 0.0006],
        [R, H - 0.0008],
        [R - 0.0008, H],
        [0, H],
      ],
      40,
    ),
    vertex: VERTEX,
    fragment: FRAGMENT,
    own: ['chip', 'sign_'],
    textures: { marks },
  });
  let palette = colours;
  const all: Chip[] = [];
  const free: Chip[] = [];
  const give = (chip: Chip): void => {
    free.push(chip);
  };
  return {
    add: (kind) => {
      const waiting = free.pop();
      const chip = waiting ?? new Chip(kind, scene, layer, () => palette, give, all.length);
      if (waiting) waiting.reset(kind);
      else all.push(chip);
      return chip;
    },
    update: (time) => layer.update(time),
    colours: (wanted) => {
      palette = wanted;
      for (const chip of all) chip.paint();
    },
    dispose: () => {
      for (const chip of all) chip.node.dispose(false, false);
      layer.dispose();
      marks.dispose();
    },
  };
};
