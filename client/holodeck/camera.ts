import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { ArcRotateCameraPointersInput } from '@babylonjs/core/Cameras/Inputs/arcRotateCameraPointersInput';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import { between, leastMove, nearAngle, type Pose, type View, VIEWS } from './views';

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
  /** While something is held the eye does not turn with the hand; pinch and wheel still work. */
  hold(held: boolean): void;
  turn(alpha: number, beta: number): void;
  /** Nearer (below 1) or further. */
  zoom(factor: number): void;
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
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The desktop's eye: an orbit about the table that a hand can take over at any time. */
export const makeEye = (scene: Scene, canvas: HTMLCanvasElement): Eye => new OrbitEye(scene, canvas);

const makeCamera = (scene: Scene, canvas: HTMLCanvasElement): ArcRotateCamera => {
  const { alpha, beta, radius, target } = VIEWS.start;
  const camera = new ArcRotateCamera('eye', alpha, beta, radius, Vector3.FromArray(target), scene);
  camera.fov = 0.75;
  camera.minZ = 0.02;
  camera.maxZ = 140;
  camera.lowerRadiusLimit = 0.35;
  camera.upperRadiusLimit = 4.5;
  camera.lowerBetaLimit = 0.05;
  camera.upperBetaLimit = 1.52;
  camera.wheelDeltaPercentage = 0.01;
  camera.useNaturalPinchZoom = true;
  camera.panningSensibility = 0;
  // Two fingers have nothing else to mean, so the slowest pinch is one.
  const { pointers } = camera.inputs.attached;
  if (pointers instanceof ArcRotateCameraPointersInput) pointers.multiTouchPanning = false;
  // The arrow keys belong to the things on the table.
  camera.inputs.removeByType('ArcRotateCameraKeyboardMoveInput');
  camera.attachControl(canvas, true);
  return camera;
};

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
  private pressed = 0;
  private calm = false;
  private readonly stopped = new AbortController();

  constructor(
    private readonly scene: Scene,
    canvas: HTMLCanvasElement,
  ) {
    this.camera = makeCamera(scene, canvas);
    const { signal } = this.stopped;
    // The hand always wins: touching the scene ends a journey where it is.
    const press = (by: number): void => {
      this.pressed = Math.max(0, this.pressed + by);
      this.take();
    };
    canvas.addEventListener('pointerdown', () => press(1), { signal });
    for (const name of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(name, () => press(-1), { signal });
    // A release somewhere else is not told: a hand that hovers does not press.
    canvas.addEventListener('pointermove', ({ buttons }) => buttons === 0 && (this.pressed = 0), { signal });
    canvas.addEventListener('wheel', () => this.take(), { signal, passive: true });
  }

  private take(): void {
    this.seconds = 0;
    this.touched = this.now;
  }

  private ratio(): number {
    return this.scene.getEngine().getAspectRatio(this.camera);
  }

  private read(into: Pose): Pose {
    const { alpha, beta, radius, target } = this.camera;
    return Object.assign(into, { alpha, beta, radius, x: target.x, y: target.y, z: target.z });
  }

  /** A view as a pose; a tall screen stands further off. */
  private poseFor({ alpha, beta, radius, target: [x, y, z] }: View, into: Pose): Pose {
    const far = this.ratio() < 1 ? 1.5 : 1;
    return Object.assign(into, { alpha, beta, radius: radius * far, x, y, z });
  }

  look(view: View, seconds: number): void {
    this.wanted = view;
    this.go(this.poseFor(view, this.to), seconds);
  }

  private go(to: Pose, seconds: number): void {
    this.read(this.from);
    to.alpha = nearAngle(this.from.alpha, to.alpha);
    [this.start, this.seconds] = [this.now, seconds];
    if (seconds <= 0) this.show(1);
  }

  suggest(view: View, seconds: number, places: readonly Vector3[] = []): boolean {
    if (this.calm || this.seconds > 0) return false;
    if (this.pressed > 0 || this.now - this.touched < HANDS_OFF) return false;
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

  zoom(factor: number): void {
    const { camera } = this;
    this.take();
    camera.radius = clamp(
      camera.radius * factor,
      camera.lowerRadiusLimit ?? 0.1,
      camera.upperRadiusLimit ?? 10,
    );
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
    this.aside();
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
