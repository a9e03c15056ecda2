import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import { Shape } from '../shape';
import { Layer, LAYER_VERTEX } from '../things/layer';
import { type Colours, type Meaning, toRgb } from '../theme';
import { BASE_SIDE, TEMPLATE_WIDTH } from './measures';
import { Placed, Pool } from './pool';

const ROWS = 28;
/** Just above the mat. */
const LIFT = 0.0006;

/** The center line of a strip: its length, how it bends (1 / radius, to the right; 0 is straight), ahead or astern. */
export interface Strip {
  readonly length: number;
  readonly bend: number;
  readonly way: 1 | -1;
}

/** A point of a strip's center line, in metres to the right and ahead of where it starts. */
export const pointOn = ({ bend, way }: Strip, along: number): readonly [number, number] =>
  bend === 0
    ? [0, way * along]
    : [(1 - Math.cos(along * bend)) / bend, (way * Math.sin(along * bend)) / bend];

const stripShape = (): Shape => {
  const made = new Shape();
  for (let i = 0; i <= ROWS; i++) {
    for (const side of [-1, 1])
      made.vertex([side * 0.4, LIFT, (i / ROWS) * 0.4], [0, 1, 0], [side, i / ROWS]);
  }
  for (let i = 0; i < ROWS; i++) made.quad(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1);
  return made;
};

const VERTEX = `${LAYER_VERTEX}
attribute vec4 strip; attribute vec4 ink;
varying vec2 vAt; varying vec4 vInk; varying vec4 vStrip;
void main() {
  float along = uv.y * strip.x, bend = strip.y, way = strip.z;
  float turn = along * bend;
  vec2 mid = abs(bend) < 1e-6 ? vec2(0.0, along) : vec2((1.0 - cos(turn)) / bend, sin(turn) / bend);
  vec2 p = mid + vec2(cos(turn), -sin(turn)) * uv.x * ${(TEMPLATE_WIDTH / 2).toFixed(5)};
  vAt = vec2(uv.x, along); vInk = ink; vStrip = strip;
  gl_Position = viewProjection * (place() * vec4(p.x, ${LIFT.toFixed(5)}, p.y * way, 1.0));
}`;

/** A strip of light with two rails, and chevrons that run the way the ship will go. */
const FRAGMENT = `precision highp float;
varying vec2 vAt; varying vec4 vInk; varying vec4 vStrip;
uniform float time;
void main() {
  float w = max(fwidth(vAt.x), 1e-4);
  float rail = smoothstep(0.86 - w, 0.9, abs(vAt.x));
  float run = fract((vAt.y - 0.024 * abs(vAt.x)) / 0.03 - time * 0.9 * vStrip.w);
  float chevron = smoothstep(0.55, 0.62, run) * (1.0 - smoothstep(0.8, 0.87, run)) * (1.0 - smoothstep(0.6, 0.75, abs(vAt.x)));
  float ends = smoothstep(0.0, 0.002, vAt.y) * smoothstep(0.0, 0.002, vStrip.x - vAt.y);
  float light = 0.1 + 0.75 * rail + 0.55 * chevron;
  gl_FragColor = vec4(vInk.rgb, light * ends * vInk.a);
}`;

export class Path extends Placed {
  private readonly strip = new Vector4();
  private readonly ink = new Vector4();

  constructor(
    scene: Scene,
    layer: Layer,
    private readonly palette: () => Colours,
    give: () => void,
  ) {
    super('path', scene, give);
    layer.add(this.node, { strip: this.strip, ink: this.ink });
  }

  /** The strip, from the node's place along +z. `running`: chevrons move. */
  lay({ length, bend, way }: Strip, running = true): void {
    this.strip.set(length, bend, way, running ? 1 : 0);
  }

  mean(meaning: Meaning, shown = 1): void {
    this.ink.set(...toRgb(this.palette()[meaning]), shown);
  }
}

const ghostShape = (): Shape => {
  const made = new Shape();
  const r = BASE_SIDE / 2;
  const corners = [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ].map(([x = 0, z = 0]) => made.vertex([x * r, LIFT * 1.5, z * r], [0, 1, 0], [x, z]));
  made.quad(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0, corners[3] ?? 0);
  return made;
};

const GHOST_VERTEX = `${LAYER_VERTEX}
attribute vec4 ink; attribute vec4 ghost;
varying vec2 vAt; varying vec4 vInk; varying vec4 vGhost;
void main() { vAt = uv; vInk = ink; vGhost = ghost; gl_Position = viewProjection * (place() * vec4(position, 1.0)); }`;

/** Where a base would stand: a frame with strong corners, an arrow for its bow, hatched where it may not. */
const GHOST_FRAGMENT = `precision highp float;
varying vec2 vAt; varying vec4 vInk; varying vec4 vGhost;
uniform float time;
void main() {
  float w = max(fwidth(vAt.x), fwidth(vAt.y));
  vec2 a = abs(vAt);
  float frame = smoothstep(0.93 - w, 0.945, max(a.x, a.y));
  float corner = smoothstep(0.86 - w, 0.88, max(a.x, a.y)) * step(0.62, min(a.x, a.y));
  vec2 bow = vec2(a.x, vAt.y - 0.34);
  float arrow = (1.0 - smoothstep(0.0, w * 2.0, bow.x + bow.y - 0.36)) * step(0.0, bow.y);
  float hatch = smoothstep(0.5, 0.6, abs(fract((vAt.x + vAt.y) * 3.5) - 0.5) * 2.0) * vGhost.x;
  float light = 0.1 + 0.85 * max(frame, corner) + 0.65 * arrow + 0.3 * hatch;
  gl_FragColor = vec4(vInk.rgb, light * vInk.a * (0.85 + 0.15 * sin(time * 4.0)));
}`;

export class Ghost extends Placed {
  private readonly ink = new Vector4();
  private readonly state = new Vector4();

  constructor(
    scene: Scene,
    layer: Layer,
    private readonly palette: () => Colours,
    give: () => void,
  ) {
    super('ghost base', scene, give);
    layer.add(this.node, { ink: this.ink, ghost: this.state });
  }

  /** `barred`: the base may not stand, or will not stay, here. */
  mean(meaning: Meaning, barred = false, shown = 1): void {
    this.ink.set(...toRgb(this.palette()[meaning]), shown);
    this.state.x = barred ? 1 : 0;
  }
}

export interface Paths {
  path(): Path;
  ghost(): Ghost;
  update(time: number): void;
  colours(colours: Colours): void;
  dispose(): void;
}

/** Strips and ghosts of bases: two draw calls, however many. */
export const makePaths = (scene: Scene, colours: Colours): Paths => {
  let palette = colours;
  const strips = new Layer(scene, {
    name: 'paths',
    shape: stripShape(),
    vertex: VERTEX,
    fragment: FRAGMENT,
    blend: 'add',
    bothSides: true,
    own: ['strip', 'ink'],
    order: 2,
  });
  const ghosts = new Layer(scene, {
    name: 'ghost bases',
    shape: ghostShape(),
    vertex: GHOST_VERTEX,
    fragment: GHOST_FRAGMENT,
    blend: 'add',
    bothSides: true,
    own: ['ink', 'ghost'],
    order: 3,
  });
  const ways = new Pool<Path>((give) => new Path(scene, strips, () => palette, give));
  const ends = new Pool<Ghost>((give) => new Ghost(scene, ghosts, () => palette, give));
  return {
    path: () => ways.take(),
    ghost: () => ends.take(),
    update: (time) => {
      strips.update(time);
      ghosts.update(time);
    },
    colours: (wanted) => {
      palette = wanted;
    },
    dispose: () => {
      ways.dispose();
      ends.dispose();
      strips.dispose();
      ghosts.dispose();
    },
  };
};
