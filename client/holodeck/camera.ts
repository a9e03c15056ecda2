import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { ArcRotateCameraPointersInput } from '@babylonjs/core/Cameras/Inputs/arcRotateCameraPointersInput';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import { lineThrough } from '../input/line';
import { TABLE } from './measures';
import { between, leastMove, nearAngle, nearer, type Pose, towards, type View, VIEWS } from './views';

export { type View, type ViewName, VIEWS } from './views';

export interface Eye {
  readonly camera: ArcRotateCamera;
  /** Goes to a view because somebody asked for it. */
  look(view: View, seconds: number): void;
  /**
   * Goes to a view, or just far enough towards it that the places are seen, because the story would like it. Does nothing while a
   * hand has the camera or has just had it, on the way to somewhere, nor in calm mode; tells whether it moves.
   */
  suggest(view: View, seconds: number, places?: readonly Vector3[]): boolean;
  /** Comes a little nearer to where something happens, part of the way (0…1), and goes back after so many seconds; as a suggestion. */
  push(view: View, seconds: number, places: readonly Vector3[], by: number): boolean;
  /** Goes to a view as a suggestion, unless a hand has turned the eye since it was last sent: then it stands as that hand likes it. */
  attend(view: View, seconds: number): 'going' | 'busy' | 'held';
  /** Back to the view last asked for. */
  reset(): void;
  /** While something is held the eye does not turn with the hand; pinch and wheel still work. */
  hold(held: boolean): void;
  turn(alpha: number, beta: number): void;
  /** Nearer (below 1) or further; towards a point of the picture, in pixels of the canvas, where one is meant. */
  zoom(factor: number, x?: number, y?: number): void;
  /** Follows the way to the view last asked for; `calm` skips the journey. */
  update(time: number, calm: boolean): void;
  dispose(): void;
}

/** Radians for a pixel of the hand, as its reciprocal; at Infinity the hand turns nothing. */
const SENSIBILITY = 1000;
/** For so many seconds after a hand has moved the camera nothing else does. */
const HANDS_OFF = 4;
/** Part of half the picture that is left free round what should be seen. */
const MARGIN = 0.12;

const ease = (t: number): number => t * t * (3 - 2 * t);
/** For one notch of a wheel the eye comes nearer by this factor. */
const NOTCH = 0.9;
const NOTCH_PIXELS = 100;
/** Metres from the middle of the table about which the eye may turn. */
const REACH = 0.9;
/** How long the eye takes to come nearer and to go back. */
const PUSH = 0.7;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The desktop's eye: an orbit about the table that a hand can take over at any time. */
export const makeEye = (scene: Scene, canvas: HTMLCanvasElement): Eye => new OrbitEye(scene, canvas);

const makeCamera = (scene: Scene, canvas: HTMLCanvasElement): ArcRotateCamera => {
  const { alpha, beta, radius, target } = VIEWS.start;
  const camera = new ArcRotateCamera('eye', alpha, beta, radius, Vector3.FromArray(target), scene);
  camera.fov = 0.75;
  camera.minZ = 0.02;
  camera.maxZ = 140;
  camera.lowerRadiusLimit = 0.5;
  camera.upperRadiusLimit = 8;
  camera.lowerBetaLimit = 0.05;
  camera.upperBetaLimit = 1.52;
  camera.useNaturalPinchZoom = true;
  camera.panningSensibility = 0;
  // Two fingers have nothing else to mean, so the slowest pinch is one.
  const { pointers } = camera.inputs.attached;
  if (pointers instanceof ArcRotateCameraPointersInput) pointers.multiTouchPanning = false;
  // The arrow keys belong to the things on the table.
  camera.inputs.removeByType('ArcRotateCameraKeyboardMoveInput');
  // The wheel brings what is pointed at nearer, not the middle.
  camera.inputs.removeByType('ArcRotateCameraMouseWheelInput');
  camera.attachControl(canvas, true);
  return camera;
};

/** As good as the same. */
const isSamePose = (a: Pose, b: Pose): boolean =>
  Math.abs(nearAngle(a.alpha, b.alpha) - a.alpha) < 0.02 &&
  Math.abs(a.beta - b.beta) < 0.02 &&
  Math.abs(a.radius - b.radius) < 0.02 * b.radius &&
  Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) < 0.02;

/** A place on the canvas. */
type Pixel = readonly [x: number, y: number];

const poseOf = (): Pose => ({ alpha: 0, beta: 0, radius: 1, x: 0, y: 0, z: 0 });

class OrbitEye implements Eye {
  readonly camera: ArcRotateCamera;
  private wanted: View = VIEWS.start;
  private readonly from = poseOf();
  private readonly to = poseOf();
  private readonly pose = poseOf();
  private start = 0;
  private seconds = 0;
  private now = 0;
  private touched = -Infinity;
  /** When the eye was last sent somewhere. */
  private sent = 0;
  private pressed = 0;
  private calm = false;
  /** When the eye goes back from where it was pushed to. */
  private back = Infinity;
  /** Where fingers are on the canvas, and how far the eye was when they were last looked at. */
  private readonly fingers = new Map<number, Pixel>();
  private pinched = 0;
  /** What was between two fingers then. */
  private amid: Pixel | undefined;
  private readonly aim = { origin: new Vector3(), direction: new Vector3() };
  private readonly stopped = new AbortController();

  constructor(
    private readonly scene: Scene,
    private readonly canvas: HTMLCanvasElement,
  ) {
    this.camera = makeCamera(scene, canvas);
    const { signal } = this.stopped;
    // The hand always wins: touching the scene ends a journey where it is.
    const before = poseOf();
    const press = (by: number): void => {
      this.pressed = Math.max(0, this.pressed + by);
      this.seconds = 0;
      this.back = Infinity;
      if (by > 0) this.read(before);
      // A press that turned nothing was meant for something on the table.
      else if (!isSamePose(before, this.read(this.pose))) this.touched = this.now;
    };
    canvas.addEventListener('pointerdown', () => press(1), { signal });
    for (const name of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(name, () => press(-1), { signal });
    // A release somewhere else is not told: a hand that hovers does not press.
    canvas.addEventListener('pointermove', ({ buttons }) => buttons === 0 && (this.pressed = 0), { signal });
    canvas.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const notches = (event.deltaMode === 0 ? event.deltaY : event.deltaY * 33) / NOTCH_PIXELS;
        this.zoom(NOTCH ** clamp(-notches, -3, 3), event.offsetX, event.offsetY);
      },
      { signal, passive: false },
    );
    this.followFingers(signal);
  }

  /** Two fingers bring what is between them nearer, and take it along. */
  private followFingers(signal: AbortSignal): void {
    const { canvas, fingers } = this;
    const put = ({ pointerType, pointerId, offsetX, offsetY }: PointerEvent): void => {
      if (pointerType === 'touch') fingers.set(pointerId, [offsetX, offsetY]);
    };
    canvas.addEventListener('pointerdown', put, { signal });
    canvas.addEventListener('pointermove', (event) => fingers.has(event.pointerId) && put(event), { signal });
    for (const name of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(name, ({ pointerId }) => fingers.delete(pointerId), { signal });
  }

  private pinch(): void {
    const { fingers, camera, pinched, amid: before } = this;
    this.pinched = fingers.size === 2 ? camera.radius : 0;
    this.amid = undefined;
    if (this.pinched === 0) return;
    let [x, y] = [0, 0];
    for (const [left, top] of fingers.values()) [x, y] = [x + left / 2, y + top / 2];
    this.amid = [x, y];
    if (pinched === 0 || before === undefined) return;
    if (pinched !== camera.radius) {
      const factor = camera.radius / pinched;
      camera.radius = pinched;
      this.zoom(factor, x, y);
      this.pinched = camera.radius;
    }
    if (Math.hypot(x - before[0], y - before[1]) > 0.5) this.drag(before, [x, y]);
  }

  /** The table moves along with two fingers: what was between them still is. */
  private drag(from: Pixel, to: Pixel): void {
    const { camera, wanted } = this;
    const [was, is] = [this.onTable(...from), this.onTable(...to)];
    this.take();
    const [homeX, , homeZ] = wanted.target;
    const [dx, dz] = [camera.target.x + was.x - is.x - homeX, camera.target.z + was.z - is.z - homeZ];
    const less = Math.min(1, REACH / Math.max(1e-6, Math.hypot(dx, dz)));
    camera.target.set(homeX + dx * less, camera.target.y, homeZ + dz * less);
  }

  private take(): void {
    this.seconds = 0;
    this.back = Infinity;
    this.touched = this.now;
  }

  private ratio(): number {
    return this.scene.getEngine().getAspectRatio(this.camera);
  }

  private read(into: Pose): Pose {
    const { alpha, beta, radius, target } = this.camera;
    return Object.assign(into, { alpha, beta, radius, x: target.x, y: target.y, z: target.z });
  }

  /** A view as a pose; a tall screen stands further off, or as far as it must to be wide enough. */
  private poseFor(view: View, into: Pose): Pose {
    const { alpha, beta, target, wide = 0, aside } = view;
    const [x, y, z] = target;
    const across = Math.tan(this.camera.fov / 2) * this.ratio() * (1 - 2 * Math.abs(aside[0]));
    const far = this.ratio() < 1 && wide === 0 ? 1.5 : 1;
    const radius = Math.max(view.radius * far, wide / Math.max(0.01, across));
    return Object.assign(into, { alpha, beta, radius, x, y, z });
  }

  look(view: View, seconds: number): void {
    this.wanted = view;
    this.back = Infinity;
    this.go(this.poseFor(view, this.to), seconds);
  }

  reset(): void {
    this.look(this.wanted, this.calm ? 0 : 0.5);
  }

  private go(to: Pose, seconds: number): void {
    this.read(this.from);
    to.alpha = nearAngle(this.from.alpha, to.alpha);
    [this.start, this.seconds, this.sent] = [this.now, seconds, this.now];
    if (seconds <= 0) this.show(1);
  }

  /** Nothing keeps the eye from moving by itself. */
  private isFree(): boolean {
    return !this.calm && this.seconds <= 0 && this.pressed === 0 && this.now - this.touched >= HANDS_OFF;
  }

  push(view: View, seconds: number, places: readonly Vector3[], by: number): boolean {
    const home = this.poseFor(view, poseOf());
    // A hand that has turned the eye has it as it likes it.
    if (!this.isFree() || places.length === 0 || this.touched > this.sent) return false;
    this.wanted = view;
    this.go(nearer(home, places, by, this.to), Math.min(PUSH, seconds));
    this.back = this.now + Math.max(seconds, PUSH);
    return true;
  }

  attend(view: View, seconds: number): 'going' | 'busy' | 'held' {
    if (this.calm || this.touched > this.sent) return 'held';
    if (!this.isFree()) return 'busy';
    if (!isSamePose(this.read(this.pose), this.poseFor(view, poseOf()))) this.look(view, seconds);
    return 'going';
  }

  suggest(view: View, seconds: number, places: readonly Vector3[] = []): boolean {
    if (!this.isFree()) return false;
    const home = this.poseFor(view, poseOf());
    const up = Math.tan(this.camera.fov / 2);
    const frame = { up, across: up * this.ratio(), aside: this.asideOf(view) };
    const goal =
      places.length === 0 ? home : leastMove(this.read(poseOf()), home, frame, places, MARGIN, poseOf());
    if (goal === undefined) return false;
    this.wanted = view;
    this.go(Object.assign(this.to, goal), seconds);
    return true;
  }

  hold(held: boolean): void {
    const { pointers } = this.camera.inputs.attached;
    if (!(pointers instanceof ArcRotateCameraPointersInput)) return;
    pointers.angularSensibilityX = held ? Infinity : SENSIBILITY;
    pointers.angularSensibilityY = held ? Infinity : SENSIBILITY;
  }

  turn(alpha: number, beta: number): void {
    const { camera } = this;
    this.take();
    camera.alpha += alpha;
    camera.beta = clamp(camera.beta + beta, camera.lowerBetaLimit ?? 0.01, camera.upperBetaLimit ?? 3);
  }

  zoom(factor: number, x?: number, y?: number): void {
    const { camera, wanted } = this;
    this.take();
    const { radius } = camera;
    const to = clamp(radius * factor, camera.lowerRadiusLimit ?? 0.1, camera.upperRadiusLimit ?? 10);
    const [homeX, , homeZ] = wanted.target;
    const meant = x === undefined || y === undefined ? camera.target : this.onTable(x, y);
    const pose = this.read(this.from);
    Object.assign(this.to, towards(pose, to / radius, meant, { x: homeX, z: homeZ }, REACH, this.pose));
    this.show(1);
  }

  /** The point of the table's plane that is seen at a pixel of the canvas; the middle of the picture where none is. */
  private onTable(x: number, y: number): { readonly x: number; readonly z: number } {
    const { camera, aim, canvas } = this;
    camera.computeWorldMatrix();
    lineThrough(
      camera,
      (2 * x) / (canvas.clientWidth || 1) - 1,
      1 - (2 * y) / (canvas.clientHeight || 1),
      aim,
    );
    const far = (TABLE.height - aim.origin.y) / aim.direction.y;
    if (!(far > 0) || !Number.isFinite(far)) return camera.target;
    return { x: aim.origin.x + aim.direction.x * far, z: aim.origin.z + aim.direction.z * far };
  }

  private show(t: number): void {
    const { alpha, beta, radius, x, y, z } = between(this.from, this.to, t, this.pose);
    const { camera } = this;
    camera.alpha = alpha;
    camera.beta = beta;
    camera.radius = radius;
    camera.target.set(x, y, z);
  }

  /** A wide screen has room at the side, a tall one below. */
  private asideOf({ aside: [x, y] }: View): View['aside'] {
    return this.ratio() < 1 ? [0, y] : [x, 0];
  }

  private aside(): void {
    const { camera } = this;
    const high = 2 * camera.radius * Math.tan(camera.fov / 2);
    const [x, y] = this.asideOf(this.wanted);
    camera.targetScreenOffset.set(x * high * this.ratio(), y * high);
  }

  update(time: number, calm: boolean): void {
    this.now = time;
    this.calm = calm;
    this.pinch();
    this.aside();
    if (time >= this.back) this.reset();
    if (this.seconds <= 0) return;
    const t = calm ? 1 : Math.min(1, (time - this.start) / this.seconds);
    this.show(ease(t));
    if (t >= 1) this.seconds = 0;
  }

  dispose(): void {
    this.stopped.abort();
    this.camera.detachControl();
  }
}
