import type { Scene } from '@babylonjs/core/scene';
import { loadLetters } from '../cards/atlas';
import type { Gaze } from '../gaze';
import type { Preset } from '../preset';
import type { Prompts } from '../prompts';
import { Shape } from '../shape';
import { Swarm } from '../swarm';
import type { Colours, Meaning } from '../theme';
import { loadMarks, markOf } from '../things/marks';
import { Way } from '../way';
import { widthOf } from './letters';
import { NAME_FRAGMENT, NAME_VERTEX } from './nameGlsl';
import { PLATE, type Placed } from './options';
import { type Before, watchPanels } from './panels';
import { placeNames } from './place';
import { capitalsIn, type Lettered, type Named, sceneryFrom } from './scenery';
import { makeNameSheet } from './sheet';

export type { Lettered, Named } from './scenery';

/** What names are written with: who looks, what lies before the table (absent: nothing), and how finely it is drawn. */
export interface NameTools {
  readonly gaze: Gaze;
  readonly prompts?: Pick<Prompts, 'boxes'> | undefined;
  readonly preset: Pick<Preset, 'anisotropy'>;
  readonly colours: Colours;
}

export interface Names {
  /** Resolves when the names can be read. */
  readonly ready: Promise<void>;
  /** What stands before a name: a number in the colour and with the emblem of a meaning; undefined: nothing. */
  count(thing: number, number: number | undefined, meaning?: Meaning): void;
  /** Names that must be shown where there is no room for all. */
  important(things: readonly number[]): void;
  /** How large letters are to be, 1 as usual. */
  letters(times: number): void;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

/** Told to the shader instead of a name's width: there is only the block. */
const BRIEF = 0.2 - 2 * PLATE.pad[0];
/** Names find new places at most so often, and take so long to go there. */
const [PATIENCE, JOURNEY] = [0.18, 0.3];

const card = (): Shape => {
  const shape = new Shape();
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => shape.vertex([x, y, 0], [0, 0, -1], [x, y]));
  shape.quad(corners[0] ?? 0, corners[1] ?? 0, corners[2] ?? 0, corners[3] ?? 0);
  return shape;
};

class TableNames implements Names {
  readonly ready: Promise<void>;
  private readonly swarm: Swarm;
  private readonly sheet;
  private readonly marks;
  private readonly gaze: Gaze;
  private readonly panels: ((time: number) => void) | undefined;
  private readonly held: ({ readonly number: number; readonly meaning: Meaning } | undefined)[];
  private readonly ways;
  private palette: Colours;
  private placed: readonly Placed[] = [];
  private weights = new Set<number>();
  private before: Before = { panels: [], marks: [] };
  private size = 1;
  /** The turn of the gaze that names were last placed for. */
  private seenAt = -1;
  private settleAt = -1;
  private moving = 0;
  private unplaced = true;
  private unlaid = true;
  private open = true;

  constructor(
    scene: Scene,
    { gaze, prompts, preset, colours }: NameTools,
    private readonly named: readonly Named[],
    private readonly lettered: readonly Lettered[],
  ) {
    this.gaze = gaze;
    this.palette = colours;
    this.held = named.map(() => undefined);
    this.ways = named.map(() => ({ x: new Way(0), y: new Way(0), shown: new Way(0) }));
    this.panels = prompts && watchPanels(prompts, gaze, (before) => this.cover(before));
    const texts = named.map(({ text }) => text);
    this.sheet = makeNameSheet(scene, texts, preset.anisotropy);
    this.marks = loadMarks(scene);
    this.swarm = new Swarm(scene, {
      name: 'names',
      shape: card(),
      vertex: NAME_VERTEX,
      fragment: NAME_FRAGMENT,
      capacity: named.length,
      blend: 'mix',
      bothSides: true,
      uniforms: ['projection', 'cap'],
      textures: { names: this.sheet.texture, marks: this.marks },
      order: 9,
    });
    this.swarm.material.disableDepthWrite = true;
    this.swarm.count(named.length);
    named.forEach((_, i) => {
      this.swarm.put(i, 2, ...(this.sheet.cuts[i] ?? [0, 0, 0, 0]));
      this.badge(i);
    });
    this.ready = loadLetters().then(() => {
      if (this.open) this.sheet.draw();
    });
  }

  count(thing: number, number: number | undefined, meaning: Meaning = 'wild'): void {
    this.held[thing] = number === undefined ? undefined : { number, meaning };
    this.badge(thing);
  }

  private cover(before: Before): void {
    this.before = before;
    this.unplaced = true;
  }

  important(things: readonly number[]): void {
    this.weights = new Set(things);
    this.unplaced = true;
  }

  letters(times: number): void {
    this.size = times;
    this.unplaced = true;
  }

  colours(colours: Colours): void {
    this.palette = colours;
    this.named.forEach((_, i) => this.badge(i));
  }

  private badge(thing: number): void {
    const held = this.held[thing];
    const colour = Number.parseInt(this.palette[held?.meaning ?? 'wild'].slice(1), 16);
    this.swarm.put(thing, 3, held?.number ?? -1, markOf(held?.meaning ?? 'wild'), colour, 0);
  }

  update(time: number): void {
    this.panels?.(time);
    this.look(time);
    if (time <= this.moving || this.unlaid) {
      this.unlaid = false;
      this.lay(time);
    }
    this.swarm.update(time);
  }

  /** Finds new places when things are seen otherwise and some time has passed. */
  private look(time: number): void {
    const { gaze } = this;
    this.swarm.material.setFloat('cap', this.size * capitalsIn(gaze.high) * gaze.point);
    const still = gaze.turns === this.seenAt;
    if (still && !this.unplaced) return;
    if (!still && this.settleAt < time - 10 * PATIENCE) this.settleAt = time;
    if (time < this.settleAt) return;
    this.unplaced = false;
    this.seenAt = gaze.turns;
    this.settleAt = time + PATIENCE;
    this.place(time);
  }

  private place(time: number): void {
    const first = this.placed.length === 0;
    const scenery = sceneryFrom(this.gaze, this.named, this.lettered, this.size);
    const { cap } = scenery;
    this.placed = placeNames({
      ...scenery,
      panels: [...(scenery.panels ?? []), ...this.before.panels],
      lettering: [...(scenery.lettering ?? []), ...this.before.marks],
      weight: (i) => (this.weights.has(i) ? 1 : 0),
      keep: this.placed,
    });
    const seconds = first ? 0 : JOURNEY;
    this.placed.forEach(({ x, y, shown }, i) => {
      const way = this.ways[i];
      if (way === undefined) return;
      const hidden = way.shown.at(time) <= 0;
      way.x.go(time, x / cap, hidden ? 0 : seconds);
      way.y.go(time, -y / cap, hidden ? 0 : seconds);
      way.shown.go(time, shown ? 1 : 0, seconds);
    });
    this.moving = time + seconds;
    this.unlaid = true;
  }

  private lay(time: number): void {
    this.named.forEach(({ at, text }, i) => {
      const way = this.ways[i];
      if (way === undefined) return;
      this.swarm.put(i, 0, ...at, way.shown.at(time));
      const glow = this.weights.has(i) ? 1 : 0;
      const long = this.placed[i]?.brief === true ? BRIEF : widthOf(text);
      this.swarm.put(i, 1, way.x.at(time), way.y.at(time), long, glow);
    });
  }

  dispose(): void {
    this.open = false;
    this.swarm.dispose();
    this.sheet.texture.dispose();
    this.marks.dispose();
  }
}

/**
 * The names of all that stands on a table, each with a number and an emblem before it: one draw call. They face the reader, keep off
 * each other, off other lettering and off whatever lies before the table, and leave out what has no room.
 */
export const makeNames = (
  scene: Scene,
  tools: NameTools,
  named: readonly Named[],
  lettered: readonly Lettered[] = [],
): Names => new TableNames(scene, tools, named, lettered);
