import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Camera } from '@babylonjs/core/Cameras/camera';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { Scene } from '@babylonjs/core/scene';
import { TABLE } from '../kit/measures';
import { aheadOf, aroundOf, keepOff, type Standing } from '../kit/prompts/around';
import { layCaption } from '../kit/prompts/noteLayout';
import { Panel, wearer } from '../kit/prompts/panel';
import type { Area } from '../kit/prompts/place';
import { makeMeasure, TEXEL } from '../kit/prompts/text';
import { type ThemeName, THEMES } from '../kit/theme';

/** Metres: how far beyond the middle and over the table the board stands that says how things stand. */
const [BEYOND, STATUS] = [TABLE.radius + 0.16, 0.37] as const;
/** Radians between that board and these lines. */
const GAP = 0.02;
const ROOM = { width: 760, height: 200 } as const;
/** Seconds to read what is told: some to find it, some for each letter. */
const readingTime = (text: string): number => Math.min(9, 2 + text.length * 0.06);

/** What has just happened and what somebody says, over the far side of the table, for as long as it takes to read. */
export class Captions {
  private readonly panel: Panel;
  private readonly measure;
  private readonly reader: ReturnType<typeof wearer>;
  private readonly at = new Vector3();
  private before: string | undefined;
  private last: string | undefined;
  private told = '';
  private board: AbstractMesh | null = null;
  private note: AbstractMesh | null = null;
  private readonly own: Area = { x: 0, y: 0, w: 0, h: 0 };
  private readonly noted: Standing[] = [{ isOpen: true, around: { x: 0, y: 0, w: 0, h: 0 } }];
  private shown = '';
  private until = 0;

  constructor(
    private readonly scene: Scene,
    camera: Camera,
    private readonly colours: () => ThemeName,
  ) {
    this.panel = new Panel(scene, 'captions', ROOM, 'on', 16);
    this.measure = makeMeasure(this.panel.sheet.texture.getContext());
    this.reader = wearer(camera);
  }

  /** The last two of these lines, until they have been read. */
  hear(time: number, lines: readonly string[], scale: number): void {
    this.reader.scale = scale;
    const [before, last] = [lines.at(-2), lines.at(-1)];
    if (before !== this.before || last !== this.last) {
      [this.before, this.last] = [before, last];
      this.told = [before, last].filter((line) => line !== undefined).join('\n');
      this.until = time + readingTime(this.told);
    }
    this.show(time < this.until ? this.told : '');
  }

  private show(text: string): void {
    if (text === this.shown) return;
    this.shown = text;
    const colours = THEMES[this.colours()];
    this.panel.show(text === '' ? undefined : layCaption(text.split('\n'), colours, ROOM, this.measure));
  }

  /** What is being said; for tests. */
  text(): string {
    return this.shown;
  }

  /** Over the board that says how things stand, beyond the table. */
  update(time: number): void {
    const { x, z } = this.reader.camera.globalPosition;
    const away = Math.max(0.01, Math.hypot(x, z));
    const out = -BEYOND / away;
    const over = (ROOM.height / 2) * TEXEL * this.reader.scale + GAP;
    this.at.set(x * out, TABLE.height + STATUS + this.half() + over * (away + BEYOND), z * out);
    this.giveWay();
    this.panel.about(this.at);
    this.panel.update(time, this.reader, false);
  }

  /** Beside or over what is said about a thing, where that has gone over the board. */
  private giveWay(): void {
    const { at, own, noted, panel } = this;
    this.note = this.find('explanation', this.note);
    const [first] = noted;
    if (this.note?.isEnabled() !== true || first === undefined) return;
    const { globalPosition: eye } = this.reader.camera;
    aroundOf(this.note, eye, first.around);
    aroundOf({ position: at, scaling: panel.mesh.scaling }, eye, own);
    keepOff(own, noted);
    const [level, way] = [Math.hypot(at.x - eye.x, at.z - eye.z), aheadOf(eye) + own.x];
    at.set(eye.x + level * Math.sin(way), eye.y + level * Math.tan(own.y), eye.z + level * Math.cos(way));
  }

  private find(name: string, known: AbstractMesh | null): AbstractMesh | null {
    return known?.isDisposed() === false ? known : this.scene.getMeshByName(name);
  }

  /** Half the height of the board below. */
  private half(): number {
    this.board = this.find('status', this.board);
    return this.board?.isEnabled() === true ? this.board.scaling.y / 2 : 0;
  }

  dispose(): void {
    this.panel.dispose();
  }
}
