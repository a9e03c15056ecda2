import { DynamicTexture } from '@babylonjs/core/Materials/Textures/dynamicTexture';
import { Vector4 } from '@babylonjs/core/Maths/math.vector';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture';
import type { Scene } from '@babylonjs/core/scene';
import { CAP, fit, FONT, loadLetters, makeMeasure, WEIGHT } from '../prompts/text';
import { Shape } from '../shape';
import { type Layer, LAYER_VERTEX } from '../things/layer';
import { MARK_GLSL } from '../things/marks';
import { type Colours, type Meaning, toRgb } from '../theme';
import { BASE_SIDE } from './measures';
import { Placed } from './pool';
import { makeStock, type Stock } from './stock';

/** Half the size of a plate in metres at arm's length; it grows with its distance, so that it can be read from the seat. */
const [WIDE, HIGH] = [0.064, 0.0225];
/** Farther away than `at` metres they grow so many times at most; in a headset as far as the table reaches. */
export const PLATE = { at: 0.95, least: 0.6, most: 2.9, worn: 3.8 } as const;
/** How far under the middle of a base its plate begins, as the reader sees it. */
const UNDER = BASE_SIDE * 0.62;
/** How far beside it a plate begins that hangs there: its dial lies at the left, its tokens at the right. */
const [LEFT, RIGHT, OVER] = [0.098, 0.086, 0.078];

/** Where a plate may hang: by how many of its own half widths and heights, and then metres, from the middle of the base. */
export interface Hang {
  readonly wide: number;
  readonly high: number;
  readonly x: number;
  readonly y: number;
}

/** The places of a plate, the best first. */
export const HANGS: readonly Hang[] = [
  { wide: 0, high: -1, x: 0, y: -UNDER },
  { wide: -0.6, high: -1, x: 0, y: -UNDER },
  { wide: 0.6, high: -1, x: 0, y: -UNDER },
  { wide: 1, high: 0, x: RIGHT, y: 0 },
  { wide: -1, high: 0, x: -LEFT, y: 0 },
  { wide: 0, high: 1, x: 0, y: OVER },
  { wide: -0.6, high: 1, x: 0, y: OVER },
  { wide: 0.6, high: 1, x: 0, y: OVER },
  { wide: 1, high: -2.05, x: RIGHT, y: 0 },
  { wide: -1, high: -2.05, x: -LEFT, y: 0 },
  { wide: 0, high: -3.1, x: 0, y: -UNDER },
  { wide: 1, high: 2.05, x: RIGHT, y: 0 },
  { wide: -1, high: 2.05, x: -LEFT, y: 0 },
];

/** How many times larger a plate is that hangs so many metres from the reader. */
export const plateGrows = (away: number, worn = false): number =>
  Math.min(worn ? PLATE.worn : PLATE.most, Math.max(PLATE.least, away / PLATE.at));

/** Points of a picture's height below which plates have to be larger to be read, and by how much at most. */
const [LEGIBLE, MOST] = [600, 1.5];
export const plateLetters = (high: number): number => Math.min(MOST, Math.max(1, LEGIBLE / high));

/** Half the height of a plate in metres before it grows. */
export const PLATE_HALF = HIGH;
/** Half the height of the line that is said under a plate, in halves of its height; its letters are so many times as large as a name's. */
const [LINE, LARGER] = [0.94, 1.3];
export const TOLD = (LINE * LARGER) / 2;
/** Names in one texture, a column of lines; then what is said under them. */
const [NAMED, SAID, LINE_WIDE, LINE_HIGH] = [32, 16, 512, 48];
const LINES = NAMED + SAID;
/** Letters of a name, of a line's height. */
const LETTERS = 36;
/** Metres of a capital and of the figure of skill at arm's length. */
export const PLATE_CAPITAL = ((LETTERS * CAP) / LINE_HIGH) * 0.94 * HIGH;
export const PLATE_FIGURE = 2 * 0.36 * 0.95 * HIGH;

const f = (value: number): string => value.toFixed(4);

const shape = (): Shape => {
  const made = new Shape();
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => made.vertex([x * WIDE, y * HIGH, 0], [0, 0, -1], [x, y]));
  made.quad(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0, corners[3] ?? 0);
  return made;
};

const VERTEX = `${LAYER_VERTEX}
attribute vec4 plate; attribute vec4 guard; attribute vec4 ink; attribute vec4 hang; attribute vec4 told;
varying vec2 vAt; varying vec4 vPlate; varying vec4 vGuard; varying vec4 vInk; varying vec4 vTold;
void main() {
  vec3 middle = place()[3].xyz;
  float grow = clamp(length(cameraPosition - middle) / ${f(PLATE.at)}, ${f(PLATE.least)}, mix(${f(PLATE.most)}, ${f(PLATE.worn)}, worn)) * length(world0.xyz);
  // A line that is said under it makes it taller.
  float tall = 1.0 + told.y;
  vAt = vec2(uv.x * ${f(WIDE / HIGH)}, uv.y * tall - told.y); vPlate = plate; vGuard = guard; vInk = ink; vTold = told;
  // It hangs beside its base, where it lies over nothing that it speaks of.
  vec2 at = (uv * vec2(${f(WIDE)}, ${f(HIGH)} * tall) + hang.xy * vec2(ink.a, tall) * ${f(HIGH)}) * grow + hang.zw;
  // Drawn as if it were nearer, in the same place of the picture: over the table, but under what hangs before the eye.
  gl_Position = viewProjection * vec4(mix(cameraPosition, facing(middle, at), 0.8), 1.0);
}`;

/** A name over a row of what is left of the ship: skill as a figure, shields round, hull square. */
const FRAGMENT = `precision highp float;
varying vec2 vAt; varying vec4 vPlate; varying vec4 vGuard; varying vec4 vInk; varying vec4 vTold;
uniform sampler2D names; uniform float time;
${MARK_GLSL}
const float A = ${f(WIDE / HIGH)};
float box(vec2 p, vec2 b, float r) { vec2 d = abs(p) - b + r; return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - r; }
// A line of the texture, its lower edge so low, so many times as large as a name.
float lettered(float line, float low, float size) {
  float up = (vAt.y - low) / (${f(LINE)} * size);
  vec2 at = vec2(0.5 + vAt.x / (2.0 * A * size), (line + 1.0 - clamp(up, 0.0, 1.0)) / ${LINES}.0);
  return texture2D(names, vec2(at.x, 1.0 - at.y)).r * step(0.0, up) * step(up, 1.0);
}
void main() {
  float w = max(fwidth(vAt.y), 1e-4);
  // Whole numbers come from the vertices with a grain of dust.
  vec4 plate_ = vec4(floor(vPlate.x + 0.5), vPlate.y, floor(vPlate.zw + 0.5)), guard_ = floor(vGuard + 0.5);
  float soft_ = clamp(w * 2.5, 0.06, 0.4);
  float count = plate_.w + guard_.z;
  float wide = vInk.a;
  float edge = box(vAt + vec2(0.0, vTold.y), vec2(wide, 0.98 + vTold.y), 0.3);
  float inside = 1.0 - smoothstep(-w, w, edge);
  vec3 colour = vec3(0.004, 0.009, 0.018); float cover = 0.66 * inside;
  float frame = inside * smoothstep(-0.07 - w, -0.07, edge);
  // The name, in the middle of the upper half.
  float lit = lettered(plate_.x, 0.02, 1.0);
  vec3 ink = mix(vInk.rgb, vec3(1.0), 0.55);
  // The row below: the captain's skill, as large as can be, then pips.
  float pitch = min(0.56, (2.0 * wide - 1.5) / max(1.0, count));
  float first = -0.5 * (1.05 + pitch * count);
  vec2 s = vAt - vec2(first + 0.42, -0.47);
  float skill = guard_.w > 9.5 ? max(markAt(1.0, (s + vec2(0.16, 0.0)) / 0.28), markAt(mod(guard_.w, 10.0), (s - vec2(0.16, 0.0)) / 0.28)) : markAt(guard_.w, s / 0.36);
  float digit = inked(skill, soft_);
  vec2 q = vAt - vec2(first + 1.05, -0.47);
  float i = floor(q.x / pitch);
  if (i >= 0.0 && i < count && vAt.y > -1.0) {
    vec2 c = vec2((fract(q.x / pitch) - 0.5) * pitch, q.y);
    float k = i - guard_.z;
    if (k < 0.0) {
      // Shields are round: up is full, down but not lost a ring, lost a shadow.
      float ball = length(c) - min(pitch * 0.44, 0.27);
      float full = 1.0 - smoothstep(0.0, w, ball);
      float rim = 1.0 - smoothstep(0.035, 0.035 + w, abs(ball + 0.04));
      bool up = i < guard_.x - 0.5; bool down = i < guard_.x + guard_.y - 0.5;
      float mark = up ? full : down ? rim : full * 0.14;
      colour = mix(colour, vec3(0.42, 0.82, 1.0), mark); cover = max(cover, mark * inside);
    } else {
      float block = box(c, vec2(pitch * 0.36, 0.3), 0.06);
      float full = 1.0 - smoothstep(0.0, w, block);
      float rim = (1.0 - smoothstep(0.03, 0.03 + w, abs(block + 0.04)));
      bool whole = k < plate_.z - 0.5;
      float mark = whole ? full : rim * 0.6;
      vec3 hue = plate_.z < 1.5 ? vec3(1.0, 0.33, 0.27) * (0.8 + 0.2 * sin(time * 6.0)) : vec3(1.0, 0.76, 0.36);
      colour = mix(colour, hue, mark); cover = max(cover, mark * inside);
    }
  }
  colour = mix(colour, vInk.rgb * 0.9, frame * 0.8); cover = max(cover, frame * 0.8);
  colour = mix(colour, mix(vInk.rgb, vec3(1.0), 0.3), digit); cover = max(cover, digit * inside);
  colour = mix(colour, ink, lit); cover = max(cover, lit * inside);
  // What is said of it: dark letters on a strip of its colour.
  float said = lettered(floor(vTold.x + 0.5), -1.0 - 2.0 * vTold.y, ${f(LARGER)});
  if (vTold.y > 0.0 && vAt.y < -1.0) {
    float hue = floor(vTold.z + 0.5);
    vec3 strip = vec3(floor(hue / 65536.0), mod(floor(hue / 256.0), 256.0), mod(hue, 256.0)) / 255.0;
    colour = mix(strip, vec3(0.02, 0.02, 0.03), said);
    cover = inside;
  }
  gl_FragColor = vec4(colour, cover * vPlate.y);
}`;

/** What stands on a plate. */
export interface PlateText {
  readonly name: string;
  readonly skill: number;
  readonly hull: number;
  readonly mostHull: number;
  readonly shields: number;
  readonly disabledShields: number;
  readonly mostShields: number;
}

/** Narrowest plate, in the plate's own measure: half its width over half its height. */
const LEAST_WIDE = 1.7;

export class ShipPlate extends Placed {
  private readonly plate = new Vector4(0, 1, 0, 0);
  private readonly guard = new Vector4();
  private readonly ink = new Vector4();
  private readonly hung = new Vector4();
  private readonly told = new Vector4();
  private owner: Meaning = 'mine';
  private written = '';
  private said: { readonly text: string; readonly meaning: Meaning } | undefined;
  /** Half the width that what is written on it takes, in halves of its height. */
  private named = LEAST_WIDE;

  constructor(
    scene: Scene,
    layer: Layer,
    private readonly names: Names,
    private readonly palette: () => Colours,
    give: () => void,
    number: number,
  ) {
    super('ship plate', scene, give);
    this.plate.x = number % NAMED;
    const { plate, guard, ink, hung, told } = this;
    layer.add(this.node, { plate, guard, ink, hang: hung, told });
    this.hang(0);
    this.paint();
  }

  override wake(): void {
    super.wake();
    this.hang(0);
    this.fade(1);
    this.tell(undefined);
  }

  show({ name, skill, hull, mostHull, shields, disabledShields, mostShields }: PlateText): void {
    this.plate.z = hull;
    this.plate.w = mostHull;
    this.guard.set(shields, disabledShields, mostShields, skill);
    if (name === this.written) return;
    this.written = name;
    const pips = (1.05 + 0.5 * (mostHull + mostShields)) / 2 + 0.3;
    this.named = Math.max(LEAST_WIDE, pips, wideFor(this.names.write(this.plate.x, name)));
    this.ink.w = Math.min(WIDE / HIGH, this.named);
  }

  /** Says something of its ship in a line under it; nothing: it is as it was. */
  tell(said: { readonly text: string; readonly meaning: Meaning } | undefined): void {
    if (said?.text === this.said?.text && said?.meaning === this.said?.meaning) return;
    this.names.free(this.told.x);
    this.said = said;
    const line = said && this.names.say(said.text);
    this.told.x = line?.at ?? 0;
    this.told.y = line ? TOLD : 0;
    this.ink.w = Math.min(WIDE / HIGH, Math.max(this.named, line ? wideFor(LARGER * line.part) : 0));
    this.paint();
  }

  own(meaning: Meaning): void {
    this.owner = meaning;
    this.paint();
  }

  fade(shown: number): void {
    this.plate.y = Math.min(1, Math.max(0, shown));
  }

  /** Half its width in halves of its height. */
  get wide(): number {
    return this.ink.w;
  }

  /** Half its height in halves of that of a plate of which nothing is said. */
  get tall(): number {
    return 1 + this.told.y;
  }

  /** Hangs at one of its places: neighbours do not lie over each other. */
  hang(place: number): void {
    const { wide, high, x, y } = HANGS[place] ?? { wide: 0, high: -1, x: 0, y: -UNDER };
    this.hung.set(wide, high, x, y);
  }

  paint(): void {
    const [r, g, b] = toRgb(this.palette()[this.owner]);
    this.ink.set(r, g, b, this.ink.w);
    this.told.z = Number.parseInt(this.palette()[this.said?.meaning ?? 'danger'].slice(1), 16);
  }
}

/** Half the width of a plate, in halves of its height, on which a line takes this part of the texture's width. */
const wideFor = (part: number): number => (part * WIDE) / HIGH + 0.3;

/** Names as white letters on black, one line each, and what is said under them. */
class Names {
  readonly texture: DynamicTexture;
  private readonly lines: (string | undefined)[] = [];

  constructor(scene: Scene) {
    this.texture = new DynamicTexture(
      'ship names',
      { width: LINE_WIDE, height: LINES * LINE_HIGH },
      scene,
      true,
    );
    this.texture.anisotropicFilteringLevel = 4;
    // Without a name on it, it would never be ready.
    this.texture.update();
  }

  /** Writes a line and tells which part of the width it takes. */
  write(line: number, text: string): number {
    this.lines[line] = text;
    // Babylon's narrower type of a 2D context is, in a page, the page's own.
    const context = this.texture.getContext() as CanvasRenderingContext2D;
    const measure = makeMeasure(context);
    const size = LETTERS;
    const shown = fit(measure, text.toUpperCase(), size, LINE_WIDE - 24);
    context.fillStyle = '#000';
    context.fillRect(0, line * LINE_HIGH, LINE_WIDE, LINE_HIGH);
    context.font = `${WEIGHT} ${size}px ${FONT}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = '#fff';
    context.fillText(shown, LINE_WIDE / 2, line * LINE_HIGH + LINE_HIGH / 2 + 2);
    this.texture.update();
    return measure(shown, size) / LINE_WIDE;
  }

  /** Writes on a line of its own what is said under a plate; undefined where more is said than there are lines. */
  say(text: string): { readonly at: number; readonly part: number } | undefined {
    for (let at = NAMED; at < LINES; at++)
      if (this.lines[at] === undefined) return { at, part: this.write(at, text) };
    return undefined;
  }

  /** What was said there is said no more. */
  free(line: number): void {
    if (line >= NAMED) this.lines[line] = undefined;
  }

  again(): void {
    this.lines.forEach((text, line) => text !== undefined && this.write(line, text));
  }
}

export type Plates = Stock<ShipPlate>;

/** The plates of all ships, with one texture for their names. */
export const makePlates = (scene: Scene, marks: BaseTexture, colours: Colours): Plates => {
  const names = new Names(scene);
  void loadLetters().then(() => names.again());
  const stock = makeStock(
    scene,
    colours,
    {
      name: 'ship plates',
      shape: shape(),
      vertex: VERTEX,
      fragment: FRAGMENT,
      blend: 'mix',
      bothSides: true,
      own: ['plate', 'guard', 'ink', 'hang', 'told'],
      textures: { marks, names: names.texture },
      order: 9,
    },
    (layer, palette, give, number) => new ShipPlate(scene, layer, names, palette, give, number),
  );
  return {
    ...stock,
    dispose: () => {
      stock.dispose();
      names.texture.dispose();
    },
  };
};
