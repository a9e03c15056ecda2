import type { Camera } from '@babylonjs/core/Cameras/camera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import { TABLE } from '../measures';
import { isWorn } from '../reader';
import { type Colours, THEMES } from '../theme';
import type { Gaze } from '../gaze';
import { inTurn, panelsBefore } from './around';
import { dim } from './dim';
import type { Layout } from './items';
import { Marks } from './marks';
import { layExplanation, layRefusal, readingTime } from './noteLayout';
import { Panel, type Reader, wearer } from './panel';
import { type Area, besides, isSameCover, NOTHING_COVERED, type Side } from './place';
import { Asking } from './question';
import { type PanelName, SIZE, TALL } from './sizes';
import { type BoardRoom, layStatus } from './statusLayout';
import { Settling } from './settling';
import { Sights } from './sights';
import { loadLetters, makeMeasure, type Measure, TEXEL } from './text';
import type {
  Covered,
  Explanation,
  Label,
  PanelBox,
  PromptInput,
  Prompts,
  Question,
  Spot,
  StatusBoard,
} from './types';

export type * from './types';
export { PROMPT } from './question';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** Metres above the table at which the board stands; in an upright picture so many that it stands at the upper edge. */
const OVER = { usual: 0.37, upright: 2 } as const;
/** The board is as broad as the picture, in such steps, but never slimmer than it was meant to be. */
const BROAD = { least: 1536, step: 96 } as const;
/** No letters are larger than so many times their size. */
const LARGEST = 1.8;
/** A picture so low that its letters have to be this much larger has no room for a board of several lines. */
const LOW = 1.25;
/** Letters that have to be so many times larger than designed leave room for few of them. */
const BRIEF = 1.2;
/** Marks are smaller on a tall picture. */
export const NARROW = 0.75;

/** Makes the prompts once their letters are there. Choices are met through the input layer, like everything else. */
export const makePrompts = async (scene: Scene, input?: PromptInput): Promise<Prompts> => {
  await loadLetters();
  return new ScenePrompts(scene, input);
};

class ScenePrompts implements Prompts {
  private readonly measure: Measure;
  private readonly panels: Readonly<Record<PanelName, Panel>>;
  private readonly all: readonly Panel[];
  /** What the others keep off. */
  private readonly clear: Readonly<Record<'desk' | 'worn', ReturnType<typeof inTurn<Panel>>>>;
  private readonly marks: Marks;
  private readonly asking: Asking;
  private readonly window = { up: 0.4, across: 0.7, covered: { ...NOTHING_COVERED } };
  private outside: Covered = NOTHING_COVERED;
  private find: () => readonly Spot[] = () => [];
  private found: readonly Spot[] | undefined;
  private readonly sights = new Sights();
  private readonly cursor = new Vector3();
  private readonly hover = { x: 0, y: 0 };
  private given: Colours = THEMES.standard;
  private palette: Colours = this.given;
  private dimmed = false;
  private still = false;
  private size = 1;
  private tall = false;
  private broad: number = BROAD.least;
  private explained: Explanation | undefined;
  private board: StatusBoard | undefined;
  private refused: string | undefined;
  private until = 0;
  private now = 0;
  private reader: Writable<Reader> | undefined;
  private readonly far = new Vector3();
  private seen = -1;
  private picture = -1;
  /** Things lie elsewhere in the picture than when was last looked. */
  private unseen = true;
  /** The size of text, what covers the picture, or what there is to see has changed. */
  private stale = true;
  /** What hangs before the eye has come along with it. */
  private carried = false;
  private readonly settling: Settling;

  constructor(
    private readonly scene: Scene,
    private readonly input: PromptInput | undefined,
  ) {
    const panel = (name: PanelName, side: Side, order: number): Panel =>
      new Panel(scene, name, SIZE[name], side, order);
    this.panels = {
      status: panel('status', 'on', 15),
      question: panel('question', 'dock', 20),
      explanation: panel('explanation', 'beside', 30),
      refusal: panel('refusal', 'above', 40),
    };
    this.all = Object.values(this.panels);
    // At a desk the board is an edge of the picture.
    this.clear = { desk: inTurn(this.panels, []), worn: inTurn(this.panels, [this.panels.status]) };
    this.measure = makeMeasure(this.panels.question.sheet.texture.getContext());
    this.marks = new Marks(scene, this.measure);
    this.settling = new Settling(this.marks, this.panels.status, this.panels.question);
    this.asking = new Asking(this.panels.question, input, () => ({
      colours: this.palette,
      room: this.room('question'),
      measure: this.measure,
    }));
  }

  private room(name: PanelName): BoardRoom {
    const { width, height } = SIZE[name];
    const wide = name === 'status' ? this.broad : width;
    const low = !this.tall && (this.outside.letters ?? 1) >= LOW;
    return { width: this.tall ? TALL[name] : wide, height, low };
  }

  ask(question: Question | undefined, chosen: (id: string) => void = () => undefined): void {
    this.asking.ask(question, chosen);
  }

  where(choice: string, into: Vector3): boolean {
    return this.asking.where(choice, into);
  }

  explain(text: Explanation | undefined, at?: Vector3): void {
    this.explained = text;
    if (at) this.panels.explanation.about(at);
    this.drawExplanation();
  }

  private drawExplanation(): void {
    const { explained, palette, measure } = this;
    this.panels.explanation.show(
      explained && layExplanation(explained, palette, this.room('explanation'), measure),
    );
  }

  status(board: StatusBoard | undefined): void {
    if (JSON.stringify(board) === JSON.stringify(this.board)) return;
    this.board = board;
    this.drawStatus();
  }

  private drawStatus(): void {
    const { board, palette, measure } = this;
    this.panels.status.show(board && layStatus(board, palette, this.room('status'), measure));
  }

  refuse(text: string, at: Vector3): void {
    this.refused = text;
    this.until = this.now + readingTime(text);
    this.panels.refusal.about(at);
    this.drawRefusal();
  }

  private drawRefusal(): void {
    const { refused, palette, measure } = this;
    const layout: Layout | undefined =
      refused === undefined ? undefined : layRefusal(refused, palette, this.room('refusal'), measure);
    this.panels.refusal.show(layout);
  }

  label(id: string, label: Label | undefined): void {
    this.marks.set(`label ${id}`, label && { meaning: undefined, loud: false, ...label });
  }

  covered(covered: Covered): void {
    if (isSameCover(covered, this.outside)) return;
    const before = this.isBrief();
    this.outside = covered;
    Object.assign(this.window.covered, covered);
    this.drawStatus();
    if (this.isBrief() !== before) this.marks.redraw(this.isBrief());
    this.marks.scale(this.markScale());
    this.marks.cover(covered.right);
    this.stale = true;
  }

  keepClear(spots: () => readonly Spot[], later = false): void {
    this.find = spots;
    this.found = undefined;
    this.unseen = true;
    if (later) this.carried = true;
    else this.stale = true;
  }

  private spots(): readonly Spot[] {
    return (this.found ??= this.find());
  }

  signs(written: readonly PanelBox[]): void {
    this.settling.signs(written);
  }

  /** Marks say it as briefly as they can where there is little room. */
  private isBrief(): boolean {
    return this.tall || this.letters() > BRIEF;
  }

  private letters(): number {
    return Math.min(LARGEST, this.size * (this.outside.letters ?? 1));
  }

  /** On a tall picture they stand so close to what they are about that larger ones would lie over it. */
  private markScale(): number {
    if (!this.tall) return this.letters();
    return NARROW * (isWorn(this.scene) ? this.letters() : Math.min(LARGEST, this.outside.letters ?? 1));
  }

  reach(): number {
    return isWorn(this.scene) ? 0 : this.panels.status.reach(this.window);
  }

  boxes(gaze?: Gaze): readonly PanelBox[] {
    const { up, across } = this.window;
    const { activeCamera } = this.scene;
    const { aside, spots, names } = this.look();
    const part = (name: string, { x, y, w, h }: Area): PanelBox => ({
      ...{ name, x: x / across, y: y / up, w: w / across, h: h / up },
    });
    if (gaze && activeCamera && isWorn(this.scene))
      return [
        ...panelsBefore(gaze, this.panels, this.spots()),
        ...this.marks.boxesBefore(activeCamera, gaze, TEXEL * this.markScale()),
      ];
    return [
      ...Object.entries(this.panels).flatMap(([name, { isOpen, area }]) =>
        isOpen ? [part(name, area)] : [],
      ),
      ...aside.map((area) => part('aside', area)),
      ...(this.outside.right > 0 ? [{ name: 'aside', ...besides(this.outside.right) }] : []),
      ...spots.map((area, at) => part(names[at] ?? 'spot', area)),
      ...(activeCamera === null ? [] : this.marks.boxes(activeCamera, TEXEL * this.markScale())),
    ];
  }

  calm(calm: boolean): void {
    this.still = calm;
  }

  colours(colours: Colours): void {
    this.given = colours;
    this.palette = this.dimmed ? dim(colours) : colours;
    this.drawAll();
  }

  scale(text: number): void {
    this.size = Math.min(LARGEST, Math.max(1, text));
    this.marks.redraw(this.isBrief());
    this.marks.scale(this.markScale());
    this.stale = true;
  }

  private drawAll(): void {
    this.asking.draw();
    this.drawExplanation();
    this.drawStatus();
    this.drawRefusal();
    this.marks.redraw(this.isBrief());
  }

  update(time: number): void {
    this.now = time;
    const camera = this.scene.activeCamera;
    if (camera === null) return;
    const { m } = camera.getProjectionMatrix();
    this.window.up = 1 / (m[5] ?? 1);
    this.window.across = 1 / (m[0] ?? 1);
    const worn = isWorn(this.scene);
    this.suit(
      worn || this.window.across < this.window.up * 0.9,
      !worn && this.scene.postProcesses.length > 0,
      worn ? BROAD.least : this.breadth(),
    );
    if (this.refused !== undefined && time >= this.until) {
      this.refused = undefined;
      this.drawRefusal();
    }
    this.marks.update(this.palette);
    this.read(camera, time);
  }

  /** What the board leaves to the page at the upper right: with letters as designed its first line is short enough. */
  private corner(): number {
    return this.size > 1 && !isWorn(this.scene) ? this.size * (this.outside.corner ?? 0) : 0;
  }

  /** Texels that the board may be broad in a picture like this. */
  private breadth(): number {
    const { across, covered } = this.window;
    const free = (2 * across * (1 - covered.left - covered.right) * 0.95) / (TEXEL * this.letters());
    return Math.max(BROAD.least, Math.min(SIZE.status.width, free - (free % BROAD.step)));
  }

  /** Draws everything anew for a tall or a broader picture, or for one whose bright places glow. */
  private suit(tall: boolean, glows: boolean, broad: number): void {
    if (tall === this.tall && glows === this.dimmed && broad === this.broad) return;
    this.tall = tall;
    this.broad = broad;
    this.marks.scale(this.markScale());
    this.dimmed = glows;
    this.colours(this.given);
  }

  private read(camera: Camera, time: number): void {
    const { panels, window, outside } = this;
    const reader = this.lookUp(camera);
    if (reader.moved) this.overFarEdge(camera);
    window.covered.top = outside.top;
    window.covered.right = Math.max(outside.right, this.corner());
    this.turn(panels.status, time, reader);
    window.covered.right = outside.right;
    // What is asked and told keeps clear of the board.
    if (!reader.worn) window.covered.top = Math.max(outside.top, Math.min(0.4, panels.status.reach(window)));
    const clear = this.clear[reader.worn ? 'worn' : 'desk'];
    this.turn(panels.question, time, reader, clear.question);
    if (!reader.worn) this.settling.update(time, reader, TEXEL * this.markScale(), this.stale);
    this.turn(panels.refusal, time, reader, clear.refusal);
    this.turn(panels.explanation, time, reader, clear.explanation);
    this.stale = this.settling.again;
    this.settling.again = false;
  }

  /** Turns a panel to the reader; what comes after it keeps off it where it is then. */
  private turn(panel: Panel, time: number, reader: Writable<Reader>, clear?: readonly Panel[]): void {
    panel.update(time, reader, this.still, clear);
    reader.changed ||= panel.sought;
  }

  /** The reader as they are now; moved if the camera or the picture has changed. */
  private lookUp(camera: Camera): Writable<Reader> {
    const { window } = this;
    const reader = (this.reader ??= { ...wearer(camera), window, look: () => this.look() });
    const view = camera.getViewMatrix().updateFlag;
    const picture = camera.getProjectionMatrix().updateFlag;
    reader.moved = this.carried || camera !== reader.camera || view !== this.seen || picture !== this.picture;
    this.carried = false;
    reader.changed = this.stale || camera !== reader.camera || picture !== this.picture;
    this.seen = view;
    this.picture = picture;
    reader.camera = camera;
    reader.worn = isWorn(this.scene);
    reader.scale = this.letters();
    reader.larger = this.size;
    this.unseen ||= reader.moved || reader.changed;
    return reader;
  }

  /** Looks where everything is that panels and marks keep off: only when one of them is about to move. */
  private look(): Sights {
    const { sights, reader } = this;
    if (reader === undefined || !this.unseen) return sights;
    this.unseen = false;
    sights.see(reader.camera, this.spots());
    sights.mark(this.marks.areas);
    sights.hover = this.hoverOf(reader.camera);
    return sights;
  }

  private hoverOf(camera: Camera): { readonly x: number; readonly y: number } | undefined {
    const { cursor, hover } = this;
    if (this.input?.hovered?.(cursor) !== true) return undefined;
    const { x, y, z } = Vector3.TransformCoordinatesToRef(cursor, camera.getViewMatrix(), cursor);
    hover.x = x / z;
    hover.y = y / z;
    return hover;
  }

  /** The board stands over the edge of the table that is furthest from the reader; in an upright picture there is room far above it. */
  private overFarEdge(camera: Camera): void {
    const { x, z } = camera.globalPosition;
    const far = Math.sqrt(x * x + z * z);
    const out = far < 0.01 ? 0 : -(TABLE.radius + 0.16) / far;
    const over = this.tall && !isWorn(this.scene) ? OVER.upright : OVER.usual;
    this.far.set(x * out, TABLE.height + over, far < 0.01 ? TABLE.radius + 0.16 : z * out);
    this.panels.status.about(this.far);
  }

  memory(): number {
    return this.all.reduce((sum, { sheet }) => sum + sheet.bytes(), this.marks.bytes());
  }

  dispose(): void {
    this.asking.dispose();
    for (const panel of this.all) panel.dispose();
    this.marks.dispose();
  }
}
