import type { Camera } from '@babylonjs/core/Cameras/camera';
import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial';
import { Matrix, Quaternion, Vector2, Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import { aheadOf, standBefore, type Standing } from './around';
import type { Layout } from './items';
import { makePanelMesh } from './panelMesh';
import {
  type Area,
  findClear,
  fitting,
  hidden,
  isInside,
  NOTHING_COVERED,
  type Obstacle,
  placePanel,
  type Side,
  type Window,
} from './place';
import { Sheet } from './sheet';
import { Sights } from './sights';
import { TEXEL } from './text';

/** Seconds in which a panel comes and goes, and for which it looks for no other place while nothing but the eye moves. */
const [FADE, SETTLED] = [0.14, 0.4];

const NONE: readonly never[] = [];
const NOTHING_SEEN = new Sights();
/** Seconds after it was asked in which a question may still give way to what it would lie over, though nobody asks for it; so much is nothing. */
const [SETTLING, SLIGHT] = [2.5, 1e-3];
/** A panel that finds no free place is made smaller, as far as it can still be read: a note, which is short, the furthest. */
const SMALLER = [1, 0.86, 0.74, 0.64, 0.56, 0.5, 0.43, 0.37, 0.33] as const;
const SMALLEST: Readonly<Record<Side, number>> = { on: Infinity, above: Infinity, dock: 0.55, beside: 0.5 };
/** Nothing is made smaller than this only to keep off a mark, or off what nobody asks for; nor for less than what it costs the reader. */
const [FOR_MARKS, SHRUNK] = [0.73, 0.08];

/** The same picture down to its foot. */
const wholeOf = (window: Window): Window => ({ ...window, covered: { ...window.covered, bottom: 0 } });

/** A part of a panel, in texels from its top left. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The reader, as panels see them: where the eye is, how the picture is cut, whether it is worn on the head. */
export interface Reader {
  readonly camera: Camera;
  readonly window: Window;
  readonly worn: boolean;
  /** The eye has moved since the last frame. */
  readonly moved: boolean;
  /** Something that a panel keeps off has changed since: it looks for its place at once. */
  readonly changed: boolean;
  /** Size of text, 1 as designed. */
  readonly scale: number;
  /** How much of that the reader has chosen; nothing: it is as designed. */
  readonly larger?: number;
  /** Where everything is now that panels keep off. */
  readonly look: () => Sights;
}

/** Somebody who wears a headset: nothing of a picture is covered, and a panel turns to them in every frame. */
export const wearer = (camera: Camera): { -readonly [K in keyof Reader]: Reader[K] } => ({
  ...{
    camera,
    window: { up: 1, across: 1, covered: NOTHING_COVERED },
    worn: true,
    moved: true,
    changed: true,
  },
  ...{ scale: 1, look: () => NOTHING_SEEN },
});

/** One panel in the world that faces the reader and stays readable from wherever they stand. */
export class Panel implements Obstacle, Standing {
  readonly sheet: Sheet;
  readonly mesh: Mesh;
  /** What it is about. */
  private readonly anchor = new Vector3();
  private readonly material: ShaderMaterial;
  private readonly part = new Vector2(1, 1);
  private readonly turn = new Quaternion();
  private readonly matrix = new Matrix();
  private readonly seen = new Vector3();
  /** What it covers of the picture. */
  readonly area: Area = { x: 0, y: 0, w: 0, h: 0 };
  /** What it covers before a headset: radians from straight ahead to the table. */
  readonly around: Area = { x: 0, y: 0, w: 0, h: 0 };
  private width = 1;
  private height = 1;
  private wanted = false;
  private shown = 0;
  private last = 0;
  /** Something about it has changed since it was last placed. */
  private stale = true;
  /** The eye has moved since it last looked for its place, and when that was; how far from where it belongs it found one. */
  private unsettled = false;
  private settledAt = -Infinity;
  private readonly shift = { x: 0, y: 0 };
  /** It has looked for its place in this frame. */
  sought = false;
  /** It has just been opened: nothing of it that can be pressed may lie under a pointer that rests. */
  private fresh = true;
  private pressed: readonly Part[] = [];
  private placed = false;
  /** When it was last opened; how much of what nobody asks for it hid, and how small it was made, when it was last placed. */
  private since = 0;
  private hid = 0;
  private less = 1;

  constructor(
    scene: Scene,
    name: string,
    size: { readonly width: number; readonly height: number },
    private readonly side: Side,
    order: number,
  ) {
    this.sheet = new Sheet(name, size.width, size.height, scene);
    [this.mesh, this.material] = makePanelMesh(scene, name, this.sheet.texture, order);
    this.mesh.rotationQuaternion = this.turn;
    this.mesh.setEnabled(false);
  }

  get isOpen(): boolean {
    return this.wanted;
  }

  /** Moves it to another place. The board goes along with the eye: it looks for no room, and nobody does because of it. */
  about(at: Vector3): void {
    if (this.anchor.equals(at)) return;
    this.anchor.copyFrom(at);
    if (this.side !== 'on') this.stale = true;
  }

  /** It asks something new; these parts of it can be pressed. */
  renew(parts: readonly Part[], fresh: boolean): void {
    this.pressed = parts;
    this.fresh ||= fresh;
    if (fresh) this.since = this.last;
  }

  /** Draws this layout and shows the panel, or hides it. */
  show(layout: Layout | undefined): void {
    this.wanted = layout !== undefined;
    if (layout === undefined) this.placed = false;
    this.stale = true;
    if (layout === undefined) return;
    this.sheet.show(layout.items);
    this.width = layout.width;
    this.height = layout.height;
    this.part.set(layout.width / this.sheet.width, layout.height / this.sheet.height);
    this.material.setVector2('part', this.part);
    if (!this.mesh.isEnabled()) this.mesh.setEnabled(true);
  }

  /** The part of the picture, from its top, that it covers together with what is above it; 0 while it is not there. */
  reach({ up }: Window): number {
    if (!this.wanted) return 0;
    return Math.max(0, (up - this.area.y + this.area.h / 2) / (2 * up));
  }

  /** From the mesh's own space to texels from the top left. */
  column(x: number): number {
    return (x + 0.5) * this.width;
  }

  row(y: number): number {
    return (0.5 - y) * this.height;
  }

  /** A place on the panel, in texels from the top left, in the world. */
  world(column: number, row: number, into: Vector3): Vector3 {
    into.set(column / this.width - 0.5, 0.5 - row / this.height, 0);
    return Vector3.TransformCoordinatesToRef(into, this.mesh.computeWorldMatrix(true), into);
  }

  /**
   * Comes or goes, and turns to the reader, off other panels that must stay clear. Nothing is done while neither the reader nor
   * anything shown has moved; where only the reader has, it looks for another place now and then.
   */
  update(time: number, reader: Reader, calm: boolean, clear: readonly Panel[] = NONE): void {
    const fading = this.fade(time, calm);
    this.sought = false;
    if (this.shown <= 0 && !this.wanted) {
      if (this.mesh.isEnabled()) this.mesh.setEnabled(false);
      this.sought = fading;
      return;
    }
    this.unsettled ||= reader.moved;
    const waited = this.side !== 'on' && this.unsettled && time >= this.settledAt + SETTLED;
    this.sought = this.stale || reader.changed || waited;
    if (!this.sought && !reader.moved) return;
    if (this.sought) [this.stale, this.unsettled, this.settledAt] = [false, false, time];
    this.face(reader, clear);
  }

  /** True while it is coming or going, and once more when it has. */
  private fade(time: number, calm: boolean): boolean {
    const step = calm ? 1 : Math.min(1, Math.max(0, time - this.last) / FADE);
    this.last = time;
    const goal = this.wanted ? 1 : 0;
    if (this.shown === goal) return false;
    this.shown = this.wanted ? Math.min(1, this.shown + step) : Math.max(0, this.shown - step);
    this.material.setFloat('shown', this.shown);
    return true;
  }

  private face(reader: Reader, clear: readonly Panel[]): void {
    const { camera, worn, scale } = reader;
    const { seen, mesh } = this;
    const width = this.width * TEXEL * scale;
    const height = this.height * TEXEL * scale;
    Vector3.TransformCoordinatesToRef(this.anchor, camera.getViewMatrix(), seen);
    let fit = 1;
    // In a headset it stands in the room: there is no picture that it covers.
    if (worn) this.area.w = this.area.h = 0;
    if (worn) this.stand(camera, width, height, clear);
    else {
      const seeks = this.sought && this.side !== 'on';
      fit = seeks ? this.settle(reader, width, height, clear) : this.follow(reader, width, height);
    }
    const far = worn ? seen.length() : seen.z;
    const world = camera.getWorldMatrix();
    Vector3.TransformCoordinatesToRef(seen, world, mesh.position);
    mesh.scaling.set(width * fit * far, height * fit * far, 1);
    if (worn) this.lookBack(camera);
    else {
      world.getRotationMatrixToRef(this.matrix);
      Quaternion.FromRotationMatrixToRef(this.matrix, this.turn);
    }
  }

  /** Before somebody who wears a headset. */
  private stand(camera: Camera, width: number, height: number, clear: readonly Panel[]): void {
    const { seen, anchor, around, side } = this;
    const { globalPosition: eye } = camera;
    [around.w, around.h] = [width, height];
    const far = standBefore(around, side === 'on', anchor, eye, clear);
    if (side === 'on') return;
    const way = aheadOf(eye) + around.x;
    seen.set(eye.x + far * Math.sin(way), eye.y + far * Math.tan(around.y), eye.z + far * Math.cos(way));
    Vector3.TransformCoordinatesToRef(seen, camera.getViewMatrix(), seen);
  }

  /** Stays as far from where it belongs as it last found room; what is docked stays where it is. */
  private follow({ window }: Reader, width: number, height: number): number {
    const { seen, area, shift, side } = this;
    const fit = fitting(window, width, height) * this.less;
    if (side === 'dock') {
      const far = Math.max(0.3, seen.z);
      seen.set(area.x * far, area.y * far, far);
      return area.w / width;
    }
    placePanel(seen, window, width * fit, height * fit, side);
    seen.x += shift.x * seen.z;
    seen.y += shift.y * seen.z;
    Object.assign(area, { x: seen.x / seen.z, y: seen.y / seen.z, w: width * fit, h: height * fit });
    return fit;
  }

  /** Where it stands in the picture, and how much smaller than it was meant to be. */
  private settle(reader: Reader, width: number, height: number, clear: readonly Panel[]): number {
    const { seen, area, side } = this;
    const { window } = reader;
    const { spots: all, first, others } = reader.look();
    // What is asked for may lie under a note or a refusal, which go by themselves; the ship and the hand never do.
    const spots = side === 'dock' ? all : first;
    const whole = fitting(window, width, height);
    const now = whole * this.less;
    if (this.staysAt(reader, width * now, height * now, clear)) return this.follow(reader, width, height);
    const { x, y, z } = seen;
    const place = (less: number): number => {
      const fit = whole * less;
      this.less = less;
      seen.set(x, y, z);
      placePanel(seen, window, width * fit, height * fit, side);
      Object.assign(area, { x: seen.x / seen.z, y: seen.y / seen.z, w: width * fit, h: height * fit });
      const { x: left, y: low } = area;
      this.makeWay(reader, clear, spots);
      Object.assign(this.shift, { x: area.x - left, y: area.y - low });
      return fit;
    };
    let [fit, best, least] = [whole, 0, Infinity];
    for (const less of SMALLER) {
      // Whoever has chosen larger letters finds at least those that everybody else has.
      const smallest = best > 0 ? FOR_MARKS : SMALLEST[side];
      if (less < 1 && (least <= SHRUNK * (1 - less) || less * (reader.larger ?? 1) < smallest)) break;
      fit = place(less);
      const cost = this.hides(others) + SHRUNK * (1 - less);
      if (hidden(area, clear, spots) === 0 && cost < least) [best, least] = [less, cost];
    }
    return this.settled(best > 0 && best !== this.less ? place(best) : fit, others);
  }

  /** Moves it off what it may not hide. */
  private makeWay(reader: Reader, clear: readonly Panel[], spots: readonly Area[]): void {
    const { area, side } = this;
    const { window } = reader;
    const { hover, others } = reader.look();
    const under = (at: Area): boolean => this.isUnder(hover, at);
    findClear(area, window, clear, spots, under, others);
    // A note finds room beside the hand, where nothing else may lie.
    if (side === 'beside' && hidden(area, clear, spots) > 0)
      findClear(area, wholeOf(window), clear, spots, under, others);
  }

  private settled(fit: number, others: readonly Area[]): number {
    const { seen, area } = this;
    this.hid = this.hides(others) + SLIGHT;
    this.placed = this.side === 'dock';
    this.fresh = false;
    seen.x = area.x * seen.z;
    seen.y = area.y * seen.z;
    return fit;
  }

  /** What is docked stays where it is as long as it hides nothing there. */
  private staysAt({ window, look }: Reader, w: number, h: number, clear: readonly Panel[]): boolean {
    const { area } = this;
    const { spots, others } = look();
    if (!this.placed || this.fresh || Math.abs(area.w - w) > 1e-6 || Math.abs(area.h - h) > 1e-6)
      return false;
    return (
      isInside(area, window) &&
      hidden(area, clear, spots) === 0 &&
      (this.last > this.since + SETTLING || this.hides(others) <= this.hid)
    );
  }

  private hides(others: readonly Area[]): number {
    return hidden(this.area, NONE, others);
  }

  /** Something that can be pressed would appear under a pointer that rests. */
  private isUnder(hover: Sights['hover'], { x, y, w, h }: Area): boolean {
    if (hover === undefined || !this.fresh) return false;
    const [column, row] = [(hover.x - x) / w + 0.5, 0.5 - (hover.y - y) / h];
    for (const part of this.pressed) {
      const [left, top] = [part.x / this.width, part.y / this.height];
      const [right, foot] = [left + part.w / this.width, top + part.h / this.height];
      if (column >= left && column <= right && row >= top && row <= foot) return true;
    }
    return false;
  }

  /** Upright and towards the head, however the head is tilted. */
  private lookBack(camera: Camera): void {
    const { x, y, z } = camera.globalPosition;
    const { position } = this.mesh;
    const dx = position.x - x;
    const dz = position.z - z;
    const pitch = Math.atan2(y - position.y, Math.sqrt(dx * dx + dz * dz));
    Quaternion.RotationYawPitchRollToRef(Math.atan2(dx, dz), pitch, 0, this.turn);
  }

  dispose(): void {
    this.sheet.dispose();
    this.mesh.dispose(false, true);
  }
}
