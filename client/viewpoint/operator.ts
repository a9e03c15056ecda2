import '@babylonjs/core/Culling/ray';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Holodeck } from '../holodeck';
import { TABLE } from '../holodeck/measures';
import type { Frame, Pose } from '../holodeck/views';
import { type Input, openInput } from '../input';
import { Aim } from './gaze';
import type { Place } from './place';
import { consoleAt, consoleOf, farPose, handAt } from './seating';
import { Camerawork, type Setup, type Shot } from './shots';
import type { Covers, Located, Sight, Viewpoint } from './viewpoint';
import { UPRIGHT, WIDE } from './whole';

/** `auto` chooses its shots; a number looks from behind that seat and stays there; `free` begins with the whole table and is turned by a hand. */
export type OperatorCamera = 'auto' | 'free' | number;

const HOME_ALPHA = -Math.PI / 2;
/** From behind a seat the table is seen so low, and from so near. */
const SEATED = { beta: 0.98, radius: 2.5 } as const;
/** Of the picture's height, from below: what is told stands there. */
const FOOT = 0.2;
/** How long it takes to go back to the whole table. */
const BACK = 1.2;
/** A view so narrow stands as it says, whatever the picture's shape. */
const AS_IT_SAYS = 1e-3;
const HIDDEN: Located = {
  ...{ x: 0, y: 0, z: 0, pitch: 0, yaw: 0, roll: 0, size: 1 },
  frame: null,
};

/** The stream's camera: what lies before a person is not shown. */
export const openOperator = (
  deck: Holodeck,
  canvas: HTMLCanvasElement,
  camera: OperatorCamera = 'auto',
): Viewpoint => new Operator(deck, canvas, camera);

class Operator implements Viewpoint {
  readonly input: Input;
  readonly films = true;
  readonly gaze = new Aim();
  private readonly work: Camerawork;
  /** Whatever hangs here is not seen. */
  private readonly away: TransformNode;
  private readonly listeners = new Set<(laidOut: boolean) => void>();
  private sight: Sight = { target: [0, TABLE.height, 0], steep: 0.8, far: 2.8 };
  private begun = false;
  private me = -1;
  private players = 0;
  private still = false;
  private now = 0;
  private aspect = 0;

  constructor(
    private readonly deck: Holodeck,
    private readonly canvas: HTMLCanvasElement,
    private readonly camera: OperatorCamera,
  ) {
    const { scene, eye } = deck;
    // Nothing is picked here.
    if (camera !== 'free') eye.camera.detachControl();
    this.input = openInput(scene, canvas, { surface: TABLE.height, sources: [] });
    this.away = new TransformNode('not shown', scene);
    this.away.setEnabled(false);
    this.gaze.through(eye.camera);
    this.work = new Camerawork(this.home(), this.frame());
  }

  private frame(): Frame {
    const { fov } = this.deck.eye.camera;
    const up = Math.tan(fov / 2);
    return { up, across: up * this.ratio(), foot: FOOT };
  }

  private ratio(): number {
    const ratio = this.deck.scene.getEngine().getAspectRatio(this.deck.eye.camera);
    return Number.isFinite(ratio) && ratio > 0 ? ratio : 16 / 9;
  }

  /** The establishing shot, or the view from a seat: however narrow the picture is, the table is seen from edge to edge. */
  private home(): Pose {
    const { steep, far, upright, wide = WIDE } = this.sight;
    const [x, y, z] = this.sight.target;
    const { up, across } = this.frame();
    const isUpright = across < up;
    const least = (isUpright ? (upright?.wide ?? WIDE) : wide) / across;
    if (typeof this.camera === 'string') {
      const beta = isUpright ? (upright?.steep ?? Math.min(steep, UPRIGHT)) : steep;
      return { alpha: HOME_ALPHA, beta, radius: Math.max(far, least), x, y, z };
    }
    const [seatX, , seatZ] = consoleAt(consoleOf(this.camera, -1, Math.max(this.camera + 1, this.players)));
    const radius = Math.max(SEATED.radius, least);
    return { beta: SEATED.beta, radius, alpha: Math.atan2(seatZ, seatX), x: 0, y, z: 0 };
  }

  sit(me: number, players: number): void {
    if (me === this.me && players === this.players) return;
    [this.me, this.players] = [me, players];
    this.work.seat(Array.from({ length: players }, (_, seat) => handAt(this.consoleOf(seat))).flat());
    if (typeof this.camera === 'number') this.go(this.work.establish(this.home(), this.now));
  }

  locate(place: Place): Located {
    if (place.slot === 'table') return { ...place, frame: null };
    if (place.slot !== 'far') return { ...HIDDEN, frame: this.away };
    return { ...farPose(this.consoleOf(place.seat), place), frame: null };
  }

  private consoleOf(seat: number): number {
    return consoleOf(seat, this.me, this.players);
  }

  carried(): Located {
    return { ...HIDDEN, frame: this.away };
  }

  beside({ x, y, z }: Located, into: Vector3): Vector3 {
    return into.set(x, y, z);
  }

  look(sight: Sight): void {
    // What a hand has turned stays as that hand likes it.
    if (this.camera === 'free' && this.begun) return;
    this.begun = true;
    this.sight = sight;
    this.go(this.work.establish(this.home(), this.now, sight.near));
  }

  follow(places: readonly Vector3[], _seconds: number, shot?: Shot, seat?: number): void {
    if (this.still || this.camera !== 'auto') return;
    const [x, y, z] = seat === undefined ? [] : consoleAt(this.consoleOf(seat));
    const from = x === undefined || y === undefined || z === undefined ? undefined : { x, y, z };
    this.go(this.work.take({ shot, places, from }, this.now));
  }

  private go(setup: Setup | undefined): void {
    if (setup === undefined) return;
    const { alpha, beta, radius, x, y, z } = setup.pose;
    const view = { target: [x, y, z], alpha, beta, radius, aside: [0, 0], wide: AS_IT_SAYS } as const;
    this.deck.eye.look(view, this.still ? 0 : setup.seconds);
  }

  reset(): void {
    if (this.camera !== 'auto') return;
    this.go({ ...this.work.establish(this.home(), this.now), seconds: BACK });
  }

  covered(): void {
    // The stream's picture is its own: nothing lies over a part of it.
  }

  covers(): Covers {
    return { left: 0, right: 0, top: 0, bottom: FOOT };
  }

  calm(calm: boolean): void {
    if (calm && !this.still && this.camera !== 'free') this.go(this.work.establish(this.home(), this.now));
    this.still = calm;
  }

  refused(): void {
    // Nothing is tried here.
  }

  onMoved(listener: (laidOut: boolean) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  screen(at: Vector3): { readonly x: number; readonly y: number } {
    const { scene, eye } = this.deck;
    const view = eye.camera.viewport.toGlobal(this.canvas.clientWidth, this.canvas.clientHeight);
    const { x, y } = Vector3.Project(at, Matrix.IdentityReadOnly, scene.getTransformMatrix(), view);
    return { x, y };
  }

  update(time: number): void {
    this.now = time;
    this.gaze.through(this.deck.eye.camera);
    const ratio = this.ratio();
    if (ratio !== this.aspect) {
      this.aspect = ratio;
      this.work.shape(this.frame());
      if (this.begun && this.camera !== 'free') this.go(this.work.establish(this.home(), time));
      for (const listener of this.listeners) listener(true);
    }
    if (!this.still && this.camera === 'auto') this.go(this.work.rest(time));
  }

  dispose(): void {
    this.listeners.clear();
    this.input.dispose();
    this.away.dispose();
    this.deck.eye.camera.attachControl(this.canvas, true);
  }
}
