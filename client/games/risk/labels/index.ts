import type { Scene } from '@babylonjs/core/scene';
import { LOCATIONS } from '../../../../shared/games/risk/data/locations';
import type { Preset } from '../../../holodeck/quality';
import { loadLetters } from '../../../kit/cards/atlas';
import { Shape } from '../../../kit/shape';
import { Swarm } from '../../../kit/swarm';
import type { Colours, Meaning } from '../../../kit/theme';
import { loadMarks, markOf } from '../../../kit/things/marks';
import { Way } from '../../../kit/way';
import type { Gaze } from '../../../viewpoint/gaze';
import { HEIGHT, MAP, SPOTS } from '../map/ground';
import { capitalsIn } from '../view';
import { makeNameSheet } from './atlas';
import { LABEL_FRAGMENT, LABEL_VERTEX } from './labelGlsl';
import { widthOf } from './letters';
import { type Box, LABEL, type Placed, placeLabels } from './place';
import { sceneryFrom } from './sight';

export interface Labels {
  /** Resolves when the names can be read. */
  readonly ready: Promise<void>;
  /** What stands before a name: a number in the colour and with the emblem of a meaning; undefined: nothing. */
  count(location: number, units: number | undefined, meaning?: Meaning): void;
  /** Names that must be shown where there is no room for all. */
  important(locations: readonly number[]): void;
  /** What lies over the map, in points from the upper left: names had better not be under it. */
  covered(boxes: readonly Box[]): void;
  /** How large letters are to be, 1 as usual. */
  scale(times: number): void;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

/** Told to the shader instead of a name's width: there is only the block. */
const BRIEF = 0.2 - 2 * LABEL.pad[0];
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

/** So far beyond the picture nothing is written, in points. */
const FAR = 400;
/** What lies beyond the picture's sides: a name there would be cut off. */
const beyond = ({ wide, high }: Gaze): readonly Box[] => [
  { left: -FAR, right: 0, top: 0, bottom: high },
  { left: wide, right: wide + FAR, top: 0, bottom: high },
];

class MapLabels implements Labels {
  readonly ready: Promise<void>;
  private readonly swarm: Swarm;
  private readonly sheet;
  private readonly marks;
  private readonly held = SPOTS.map((): { units: number; meaning: Meaning } | undefined => undefined);
  private readonly ways = SPOTS.map(() => ({ x: new Way(0), y: new Way(0), shown: new Way(0) }));
  private placed: readonly Placed[] = [];
  private weights = new Set<number>();
  private over: readonly Box[] = [];
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
    preset: Preset,
    private readonly gaze: Gaze,
    private palette: Colours,
  ) {
    this.sheet = makeNameSheet(
      scene,
      LOCATIONS.map(({ name }) => name),
      preset.anisotropy,
    );
    this.marks = loadMarks(scene);
    this.swarm = new Swarm(scene, {
      name: 'map labels',
      shape: card(),
      vertex: LABEL_VERTEX,
      fragment: LABEL_FRAGMENT,
      capacity: SPOTS.length,
      blend: 'mix',
      bothSides: true,
      uniforms: ['projection', 'cap'],
      textures: { names: this.sheet.texture, marks: this.marks },
      order: 9,
    });
    this.swarm.material.disableDepthWrite = true;
    this.swarm.count(SPOTS.length);
    LOCATIONS.forEach((_, i) => {
      this.swarm.put(i, 2, ...(this.sheet.cuts[i] ?? [0, 0, 0, 0]));
      this.badge(i);
    });
    this.ready = loadLetters().then(() => {
      if (this.open) this.sheet.draw();
    });
  }

  count(location: number, units: number | undefined, meaning: Meaning = 'wild'): void {
    this.held[location] = units === undefined ? undefined : { units, meaning };
    this.badge(location);
  }

  covered(boxes: readonly Box[]): void {
    this.over = boxes;
    this.unplaced = true;
  }

  important(locations: readonly number[]): void {
    this.weights = new Set(locations);
    this.unplaced = true;
  }

  scale(times: number): void {
    this.size = times;
    this.unplaced = true;
  }

  colours(colours: Colours): void {
    this.palette = colours;
    SPOTS.forEach((_, i) => this.badge(i));
  }

  private badge(location: number): void {
    const held = this.held[location];
    const colour = Number.parseInt(this.palette[held?.meaning ?? 'wild'].slice(1), 16);
    this.swarm.put(location, 3, held?.units ?? -1, markOf(held?.meaning ?? 'wild'), colour, 0);
  }

  update(time: number): void {
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
    const cap = this.size * capitalsIn(gaze.high);
    this.swarm.material.setFloat('cap', cap * gaze.point);
    const still = gaze.turns === this.seenAt;
    if (still && !this.unplaced) return;
    if (!still && this.settleAt < time - 10 * PATIENCE) this.settleAt = time;
    if (time < this.settleAt) return;
    this.unplaced = false;
    this.seenAt = gaze.turns;
    this.settleAt = time + PATIENCE;
    this.place(time, cap);
  }

  private place(time: number, cap: number): void {
    const first = this.placed.length === 0;
    const scenery = sceneryFrom(this.gaze, cap);
    this.placed = placeLabels({
      ...scenery,
      lettering: [...(scenery.lettering ?? []), ...this.over, ...beyond(this.gaze)],
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
    SPOTS.forEach(([x, z], i) => {
      const way = this.ways[i];
      if (way === undefined) return;
      this.swarm.put(i, 0, x, HEIGHT + MAP.world, z, way.shown.at(time));
      const glow = this.weights.has(i) ? 1 : 0;
      const long = this.placed[i]?.brief === true ? BRIEF : widthOf(LOCATIONS[i]?.name ?? '');
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

/** The names of all worlds, each with the number and emblem of who is there: one draw call. */
export const makeLabels = (scene: Scene, preset: Preset, gaze: Gaze, colours: Colours): Labels =>
  new MapLabels(scene, preset, gaze, colours);
