import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { TABLE } from '../holodeck/measures';
import type { Input } from '../input/gesture';
import { Aim } from './gaze';
import type { Place } from './place';
import { beyond, CARRIED, EYES, withinReach } from './reach';
import { consoleAt, consoleOf, farPose } from './seating';
import type { Covers, Located, Sight, Viewpoint } from './viewpoint';

/** Seconds after which panels beside one's things look for a place again when the head has moved. */
const AGAIN = 0.5;
/** Capitals of 11 points are 0.7° high, and a little more. */
export const POINT = Math.tan((0.72 * Math.PI) / 180) / 11;
/** A pixel of a headset of our day. */
const GRAIN = 0.0008;
/** What somebody sees at once who looks at the table and about it. */
const WIDE = 1.7;
const NOTHING: Covers = { left: 0, right: 0, top: 0, bottom: 0 };

/** Somebody who wears a headset: the table before them, their things within reach of a hand. */
export interface Headset extends Viewpoint {
  /** What is before the person: metres about the edge of the table, as `reach.ts` has them. */
  readonly console: TransformNode;
  /** At this bearing about the table, with so many units of the world to a metre of theirs. */
  stand(bearing: number, unit: number): void;
}

export interface HeadsetPorts {
  /** The hands feel that something was refused. */
  refused(): void;
  /** The hand that is in use, in the world, lent. */
  hand?(): Vector3 | undefined;
  /** Dice lie in it: resolves once they are thrown. */
  thrown?(signal: AbortSignal): Promise<void>;
}

const MIDDLE = new Vector3(0, TABLE.height, 0);

export const openHeadset = (scene: Scene, input: Input, ports: HeadsetPorts): Headset =>
  new WornHeadset(scene, input, ports);

class WornHeadset implements Headset {
  readonly console: TransformNode;
  readonly pageless = true;
  readonly gaze = new Aim();
  private readonly listeners = new Set<(laidOut: boolean) => void>();
  private readonly eyeAt = new Vector3();
  private readonly view = new Matrix();
  private readonly projection = new Matrix();
  private bearing = Math.PI;
  private unit = 1;
  private me = -1;
  private players = 0;
  private looked = 0;

  constructor(
    private readonly scene: Scene,
    readonly input: Input,
    private readonly ports: HeadsetPorts,
  ) {
    this.console = new TransformNode('console', scene);
    this.stand(Math.PI, 1);
  }

  stand(bearing: number, unit: number): void {
    [this.bearing, this.unit] = [bearing, unit];
    const { console: at } = this;
    at.position.set(TABLE.radius * Math.sin(bearing), TABLE.height, TABLE.radius * Math.cos(bearing));
    at.rotation.y = bearing - Math.PI;
    at.scaling.setAll(unit);
    at.computeWorldMatrix(true);
    this.eyeAt.set(EYES.x, EYES.y, EYES.z);
    Vector3.TransformCoordinatesToRef(this.eyeAt, at.getWorldMatrix(), this.eyeAt);
    this.see();
    this.tell(true);
  }

  sit(me: number, players: number): void {
    [this.me, this.players] = [me, players];
  }

  locate(place: Place): Located {
    if (place.slot === 'table') return { ...place, frame: null };
    if (place.slot !== 'far') return { ...withinReach(place), frame: this.console };
    return this.far(consoleOf(place.seat, this.me, this.players), place.nth, place.of);
  }

  /** At somebody else's console, turned to whoever looks. */
  private far(console: number, nth: number, of: number): Located {
    const pose = farPose(console, { nth, of });
    const [cx, , cz] = consoleAt(console);
    const yaw = this.bearing - Math.PI;
    const [dx, dz] = [pose.x - cx, pose.z - cz];
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
    return { ...pose, x: cx + dx * cos + dz * sin, z: cz - dx * sin + dz * cos, yaw, frame: null };
  }

  /** In the hand, square to the eyes. */
  carried(held: Vector3): Located {
    const eye = this.scene.activeCamera?.globalPosition ?? this.eyeAt;
    const [dx, dy, dz] = [held.x - eye.x, eye.y - held.y, held.z - eye.z];
    return {
      ...{ x: held.x, y: held.y, z: held.z },
      ...{ yaw: Math.atan2(dx, dz), pitch: Math.atan2(dy, Math.hypot(dx, dz)), roll: 0 },
      size: CARRIED * this.unit,
      frame: null,
    };
  }

  hand(): Vector3 | undefined {
    return this.ports.hand?.();
  }

  thrown(signal: AbortSignal): Promise<void> {
    return this.ports.thrown?.(signal) ?? Promise.resolve();
  }

  beside({ frame, x, y, z, size }: Located, into: Vector3): Vector3 {
    if (frame !== this.console) return into.set(x, y, z);
    into.set(x, y + 0.05 * size, z);
    return Vector3.TransformCoordinatesToRef(into, this.console.getWorldMatrix(), into);
  }

  aside(into: Vector3): Vector3 {
    const { x, y, z } = beyond((2 * TABLE.radius) / this.unit);
    return Vector3.TransformCoordinatesToRef(into.set(x, y, z), this.console.getWorldMatrix(), into);
  }

  /** Nothing moves a person but the person. */
  look(_sight: Sight, _seconds: number): void {
    this.tell(true);
  }

  follow(_places: readonly Vector3[], _seconds: number): void {
    // Whoever wears it turns their head.
  }

  covered(_right: number): void {
    // The page lies over no part of what is seen.
  }

  covers(): Covers {
    return NOTHING;
  }

  calm(_calm: boolean): void {
    // It is always calm here.
  }

  refused(): void {
    this.ports.refused();
  }

  onMoved(listener: (laidOut: boolean) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(laidOut: boolean): void {
    for (const listener of this.listeners) listener(laidOut);
  }

  /** On the mirror in the page. */
  screen(at: Vector3): { readonly x: number; readonly y: number } {
    const { activeCamera: camera } = this.scene;
    const canvas = this.scene.getEngine().getRenderingCanvas();
    if (camera === null || canvas === null) return { x: 0, y: 0 };
    const view = camera.viewport.toGlobal(canvas.clientWidth, canvas.clientHeight);
    const { x, y } = Vector3.Project(at, Matrix.IdentityReadOnly, this.scene.getTransformMatrix(), view);
    return { x, y };
  }

  update(time: number): void {
    this.input.update(time);
    if (time < this.looked + AGAIN) return;
    this.looked = time;
    const eye = this.scene.activeCamera?.globalPosition;
    if (eye === undefined || Vector3.DistanceSquared(eye, this.eyeAt) <= 1e-3) return;
    this.eyeAt.copyFrom(eye);
    this.see();
    this.tell(false);
  }

  /** Names are laid out for a look at the middle of the table, wherever the head is turned. */
  private see(): void {
    Matrix.LookAtLHToRef(this.eyeAt, MIDDLE, Vector3.UpReadOnly, this.view);
    Matrix.PerspectiveFovLHToRef(WIDE, 1, 0.05, 50, this.projection);
    this.gaze.aim(this.view, this.projection, POINT, GRAIN);
  }

  dispose(): void {
    this.listeners.clear();
    // What still lies there belongs to the table.
    this.console.dispose(true);
  }
}
