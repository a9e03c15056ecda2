import type { WebXRExperienceHelper } from '@babylonjs/core/XR/webXRExperienceHelper';
import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import {
  bearingOf,
  carried,
  clampStance,
  type Ground,
  groundAt,
  groundFor,
  type Head,
  heightFor,
  spun,
  type Stance,
  turned,
  unitOf,
} from './stance';
import type { Into } from './tracked';

/**
 * The floor a person stands on, put into the world so that the table is before them. The table itself never moves: whoever wants
 * it smaller becomes larger.
 */
export class Rig {
  readonly into: Into;
  readonly node: TransformNode;
  place = 0;
  /** The table lies on something of the person's own. */
  private lies = false;
  private ground: Ground = { x: 0, y: 0, z: 0, yaw: 0 };
  private readonly turn = new Quaternion();
  private readonly angles = new Vector3();

  constructor(
    scene: Scene,
    private readonly xr: WebXRExperienceHelper,
    private stance: Stance,
    private readonly moved: (bearing: number, unit: number, floor: number | undefined) => void,
  ) {
    this.node = new TransformNode('ground of the headset', scene);
    this.into = { matrix: this.node.getWorldMatrix(), unit: 1 };
    xr.camera.parent = this.node;
  }

  get unit(): number {
    return this.into.unit;
  }

  get bearing(): number {
    return bearingOf(this.place);
  }

  /** The head over the person's own floor. */
  head(): Head {
    const { position, rotationQuaternion } = this.xr.camera;
    const unit = this.xr.sessionManager.worldScalingFactor;
    this.turn.copyFrom(rotationQuaternion).toEulerAnglesToRef(this.angles);
    return { x: position.x / unit, y: position.y / unit, z: position.z / unit, yaw: this.angles.y };
  }

  /** How the head is turned against straight at the table: to the right, down, to the side. */
  gaze(): readonly [number, number, number] {
    this.turn.copyFrom(this.xr.camera.rotationQuaternion).toEulerAnglesToRef(this.angles);
    const yaw = this.angles.y + this.ground.yaw - (this.bearing - Math.PI);
    return [Math.atan2(Math.sin(yaw), Math.cos(yaw)), this.angles.x, this.angles.z];
  }

  /** The way from the table to the person, on the person's own floor. */
  away(): number {
    return this.bearing - this.ground.yaw;
  }

  /** To where this person sits, looking at the table; their own things come along. */
  recentre(stance: Stance = this.stance, place = this.place): void {
    this.stance = clampStance(stance);
    this.place = place;
    this.lies = false;
    const head = this.head();
    this.into.unit = unitOf(this.stance);
    this.set(groundFor(this.stance, this.bearing, head));
    this.tell();
  }

  private tell(): void {
    this.moved(this.bearing, this.unit, this.lies ? undefined : this.ground.y);
  }

  /** How high the table's top is over the person's floor. */
  height(): number {
    return heightFor(this.stance, this.head().y);
  }

  /** Lays the table on whatever a hand lies on there: its near edge is at the hand, the rest behind it. */
  put(hand: Vector3): void {
    this.stance = clampStance({ ...this.stance, height: hand.y });
    this.lies = true;
    const { height } = this.stance;
    this.set(groundAt(this.stance, this.bearing, { x: hand.x, y: height, z: hand.z }, this.head()));
    this.tell();
  }

  /** The table goes with a hand, by metres of the person's own space. */
  carry(x: number, y: number, z: number): void {
    const before = this.height();
    this.stance = clampStance({ ...this.stance, height: before + y });
    this.set(carried(this.ground, this.unit, { x, y: this.stance.height - before, z }));
    this.tell();
  }

  /** The table turns about its middle, by radians to the right. */
  spin(by: number): void {
    this.set(spun(this.ground, by));
  }

  /** Another size, height or distance, with everything else as it is. */
  adjust(stance: Stance): void {
    const head = this.head();
    const before = groundFor(this.stance, this.bearing, head);
    this.stance = clampStance(stance);
    const after = groundFor(this.stance, this.bearing, head);
    this.into.unit = unitOf(this.stance);
    const { x, y, z, yaw } = this.ground;
    // Whoever has turned or stepped aside stays so.
    this.set({ x: x + after.x - before.x, y: y + after.y - before.y, z: z + after.z - before.z, yaw });
    this.tell();
  }

  /** About the head, by radians to the right. */
  turnBy(by: number): void {
    this.set(turned(this.ground, this.unit, this.head(), by));
  }

  private set(ground: Ground): void {
    this.ground = ground;
    this.xr.sessionManager.worldScalingFactor = this.unit;
    this.node.position.set(ground.x, ground.y, ground.z);
    this.node.rotation.y = ground.yaw;
    this.node.computeWorldMatrix(true);
  }

  dispose(): void {
    this.xr.camera.parent = null;
    this.node.dispose(true);
  }
}
