import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Holodeck } from '../holodeck';
import { TABLE } from '../holodeck/measures';
import { isShown, nearest, type View } from '../holodeck/views';
import { type Input, openInput } from '../input';
import { Aim } from './gaze';
import { carriedPose, onGlass, type Screen } from './glass';
import type { Place } from './place';
import { consoleOf, farPose, ONLOOKER } from './seating';
import type { Shot } from './shots';
import type { Covers, Located, Sight, Viewpoint } from './viewpoint';
import { UPRIGHT, WIDE } from './whole';

/** Depth of the glass before the eye, in metres: so near that nothing on the table ever stands before it. */
const GLASS = 0.1;
/** Seconds after which what hangs on the glass is looked for again when the eye has moved. */
const AGAIN = 0.4;
/** Of the picture's height, from below: the hand lies there. */
const HAND = 0.2;
/** Pixels of the page below which letters have to be larger, and by how much at most. */
const LEGIBLE = 600;
const MOST_LETTERS = 1.5;
/** A low picture: its letters are at least so large, and cards lie over its foot; the eye turns to what is so many metres nearer. */
const [LOW, NEARER] = [1.25, 0.07];
/** Whoever looks on at open hands is so many times as far away, the table so many metres lower: hands are seen whole under the board. */
const ROUND = { far: 1.12, lower: 0.13 } as const;
/** Part of an upright picture that the board takes above, and cards below. */
const BOARD = 0.24;
/** Part of a wide picture, from the left, where the page has its menu; so many of its pixels at least, and those of the button opposite. */
const MENU = { part: 0.085, wide: 74, opposite: 168 } as const;
/** Part of an upright picture, from above, where the page has its buttons. */
const BUTTONS = 0.07;
/** Metres to each side that an upright picture shows: marks stand beyond the rim. */
const BEYOND = 0.17;
const CARDS = 0.17;
/** The same where no hand of cards is kept. */
const NO_CARDS = 0.02;
/** Seconds in which the eye comes to what a question is about. */
const ATTEND = 0.9;
/** It comes nearer only where it comes much nearer. */
const MUCH = 0.72;

/** A person at a screen: the table before the camera, one's own things on a pane of glass between. */
export const openDesk = (deck: Holodeck, canvas: HTMLCanvasElement): Viewpoint => new Desk(deck, canvas);

class Desk implements Viewpoint {
  readonly input: Input;
  readonly gaze = new Aim();
  private readonly glass: TransformNode;
  private readonly into = new Matrix();
  private readonly spot = new Vector3();
  private readonly eyeAt = new Vector3();
  private readonly listeners = new Set<(laidOut: boolean) => void>();
  private sight: Sight = { target: [0, TABLE.height, 0], steep: 0.8, far: 2.8 };
  private screen_ = { aspect: 16 / 9, right: 0, bottom: 0, over: false };
  private me = -1;
  private players = 0;
  private still = false;
  private looked = 0;
  /** Where the eye goes as soon as it is free. */
  private next: View | undefined;
  /** Where it went last because of a question, and what it went for. */
  private attended: View | undefined;
  private attending: readonly Vector3[] = [];

  constructor(
    private readonly deck: Holodeck,
    private readonly canvas: HTMLCanvasElement,
  ) {
    const { scene, eye } = deck;
    this.input = openInput(scene, canvas, { surface: TABLE.height, camera: eye });
    this.glass = new TransformNode('glass', scene);
    this.glass.parent = eye.camera;
    this.glass.position.set(0, 0, GLASS);
    this.glass.scaling.setAll(GLASS * Math.tan(eye.camera.fov / 2));
    this.measure();
    this.gaze.through(eye.camera);
  }

  sit(me: number, players: number): void {
    const before = this.looksOn();
    [this.me, this.players] = [me, players];
    if (this.looksOn() !== before) this.again(0.9);
  }

  private looksOn(): boolean {
    return this.sight.open === true && this.players > 0 && this.me < 0;
  }

  locate(place: Place): Located {
    if (place.slot === 'table') return { ...place, frame: null };
    if (place.slot !== 'far') return { ...onGlass(place, this.picture()), frame: this.glass };
    const reach = (y: number, z: number): readonly [number, number] => this.reach(y, z);
    // Whoever looks on holds nothing, and has everybody's hand to read.
    const larger = this.me < 0 ? ONLOOKER : 1;
    return { ...farPose(consoleOf(place.seat, this.me, this.players), place, reach, larger), frame: null };
  }

  private picture(): Screen {
    const { bottom, ...screen } = this.screen_;
    // How it ended lies over the hand of an upright picture, which nobody needs any more.
    const under = this.isHandless() ? 0 : bottom;
    return { ...screen, bottom: under, letters: this.letters(), onlooker: this.looksOn() };
  }

  private isHandless(): boolean {
    return this.screen_.over && this.screen_.aspect < 1;
  }

  carried(held: Vector3): Located {
    this.glass.computeWorldMatrix(true).invertToRef(this.into);
    Vector3.TransformCoordinatesToRef(held, this.into, this.spot);
    return { ...carriedPose(this.spot.x, this.spot.y), frame: this.glass };
  }

  beside({ frame, x, y, z, size }: Located, into: Vector3): Vector3 {
    if (frame !== this.glass) return into.set(x, y, z);
    const { aspect, right } = this.screen_;
    const side = x < -right * aspect ? 1 : -1;
    into.set(x + side * 0.033 * size, y + 0.01 * size, -0.06);
    return Vector3.TransformCoordinatesToRef(into, this.glass.computeWorldMatrix(true), into);
  }

  look(sight: Sight, seconds: number): void {
    this.sight = sight;
    this.attending = [];
    this.again(seconds);
  }

  /** The picture has another shape: the same is looked at, with what a question is about as near as it can be now. */
  private again(seconds: number): void {
    this.next = this.attended = undefined;
    this.deck.eye.look(this.view(), this.still ? 0 : seconds);
    if (this.attending.length > 0) this.attend(this.attending);
  }

  /** What the picture shows to either side, seen as whoever has just sat down. */
  private reach(y: number, z: number): readonly [number, number] {
    const { target, beta, radius: far, aside, wide = 0 } = this.view();
    const { aspect, right } = this.screen_;
    const across = Math.tan(this.deck.eye.camera.fov / 2) * aspect;
    const [shift] = aspect >= 1 ? aside : [0];
    const radius = Math.max(far, wide / Math.max(0.01, across * (1 - 2 * Math.abs(shift))));
    const depth = radius - (y - target[1]) * Math.cos(beta) + (z - target[2]) * Math.sin(beta);
    const eye = target[0] - 2 * shift * radius * across;
    return [eye - depth * across, eye + depth * across * (1 - 2 * right)];
  }

  /** The table in the part of the picture that nothing else covers. */
  private view(): View {
    const { target, steep, far, upright, panels = 0, wide = WIDE } = this.sight;
    const { aspect, right, bottom } = this.screen_;
    const view = { alpha: -Math.PI / 2, radius: far };
    const beside = right > 0 ? right : panels;
    if (aspect >= 1) {
      const [across, high, deep] = target;
      const near = this.letters() >= LOW ? NEARER : 0;
      const round = this.looksOn() ? ROUND : { far: 1, lower: 0 };
      return {
        ...{ ...view, radius: far * round.far, wide: wide * round.far, beta: steep, aside: [-beside / 2, 0] },
        target: [across, high, deep - near + round.lower],
      };
    }
    const isBare = upright?.handless === true || this.looksOn() || this.isHandless();
    const cards = isBare ? NO_CARDS : CARDS;
    const free = 1 - BOARD - bottom - cards;
    const up = bottom + cards + free / 2 - 0.5;
    const [x, y] = target;
    const seen = upright ?? { wide: WIDE + BEYOND, steep: Math.min(steep, UPRIGHT) };
    return { ...view, wide: seen.wide, target: [x, y, 0], beta: seen.steep, aside: [0, up] };
  }

  attend(places: readonly Vector3[]): void {
    this.attending = places;
    const up = Math.tan(this.deck.eye.camera.fov / 2);
    const frame = { up, across: up * this.screen_.aspect };
    const view = nearest(this.view(), places, frame);
    // What is seen well enough already is let be: no motion for its own sake.
    const { attended } = this;
    if (
      attended &&
      places.length > 0 &&
      isShown(attended, places, frame) &&
      view.radius > attended.radius * MUCH
    )
      return;
    this.attended = this.next = view;
  }

  follow(places: readonly Vector3[], seconds: number, _shot?: Shot, _seat?: number, near = 0): void {
    const { eye } = this.deck;
    if (places.length === 0) return;
    const moves =
      (near > 0 && eye.push(this.view(), seconds, places, near)) ||
      eye.suggest(this.view(), Math.min(0.6, seconds), places);
    if (moves) this.attended = undefined;
  }

  reset(): void {
    this.look(this.sight, 0.5);
  }

  covered(right: number, bottom = 0, over = false): void {
    const { screen_ } = this;
    if (right === screen_.right && bottom === screen_.bottom && over === screen_.over) return;
    this.screen_ = { ...screen_, right, bottom, over };
    this.again(0.5);
    this.tell(true);
  }

  covers(): Covers {
    const { right, bottom, aspect } = this.screen_;
    const top = aspect < 1 ? BUTTONS : 0;
    const letters = this.letters();
    const hand = this.isHandless() ? 0 : HAND;
    // The page's menu stands in the corner of a wide picture: the board begins after it.
    const wide = Math.max(1, this.canvas.clientWidth);
    const left = aspect >= 1 ? Math.max(MENU.part, MENU.wide / wide) : 0;
    const corner = aspect >= 1 && right === 0 ? MENU.opposite / wide : 0;
    return { left, corner, right: Math.min(0.5, right), top, bottom: Math.min(0.6, bottom + hand), letters };
  }

  private letters(): number {
    const high = this.canvas.clientHeight;
    return high > 0 ? Math.min(MOST_LETTERS, Math.max(1, LEGIBLE / high)) : 1;
  }

  calm(calm: boolean): void {
    this.still = calm;
  }

  refused(): void {
    // A mouse does not shake.
  }

  onMoved(listener: (laidOut: boolean) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(laidOut: boolean): void {
    for (const listener of this.listeners) listener(laidOut);
  }

  screen(at: Vector3): { readonly x: number; readonly y: number } {
    const { scene, eye } = this.deck;
    const view = eye.camera.viewport.toGlobal(this.canvas.clientWidth, this.canvas.clientHeight);
    const { x, y } = Vector3.Project(at, Matrix.IdentityReadOnly, scene.getTransformMatrix(), view);
    return { x, y };
  }

  /** True if the picture has another shape than before. */
  private measure(): boolean {
    const aspect = this.deck.scene.getEngine().getAspectRatio(this.deck.eye.camera);
    if (!Number.isFinite(aspect) || Math.abs(aspect - this.screen_.aspect) <= 1e-3) return false;
    this.screen_ = { ...this.screen_, aspect };
    return true;
  }

  update(time: number): void {
    this.gaze.through(this.deck.eye.camera);
    if (this.measure()) {
      this.again(0);
      this.tell(true);
    }
    this.input.update(time);
    if (this.next && this.deck.eye.attend(this.next, ATTEND) !== 'busy') this.next = undefined;
    if (time < this.looked + AGAIN) return;
    this.looked = time;
    const { globalPosition } = this.deck.eye.camera;
    if (Vector3.DistanceSquared(globalPosition, this.eyeAt) <= 1e-5) return;
    this.eyeAt.copyFrom(globalPosition);
    this.tell(false);
  }

  dispose(): void {
    this.listeners.clear();
    this.input.dispose();
    this.glass.dispose();
  }
}
