import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Located } from '../viewpoint/viewpoint';

const ease = (t: number): number => t * t * (3 - 2 * t);

/** A node on its way to a place. */
export class Traveller {
  private readonly from = new Vector3();
  private readonly to = new Vector3();
  private readonly fromTurn = new Quaternion();
  private readonly toTurn = new Quaternion();
  private fromSize = 1;
  private start = 0;
  private seconds = -1;
  private lift = 0;
  place: Located;

  constructor(
    readonly node: TransformNode,
    place: Located,
  ) {
    this.place = place;
    node.rotationQuaternion = new Quaternion();
    node.parent = place.frame;
    this.aim(place);
    this.arrive();
  }

  private aim(place: Located): void {
    this.place = place;
    this.to.set(place.x, place.y, place.z);
    Quaternion.RotationYawPitchRollToRef(place.yaw, place.pitch, place.roll, this.toTurn);
  }

  private arrive(): void {
    this.seconds = -1;
    this.node.position.copyFrom(this.to);
    this.node.rotationQuaternion?.copyFrom(this.toTurn);
    this.node.scaling.setAll(this.place.size);
  }

  /** Sets out; 0 seconds is at once. True while it is under way. */
  go(place: Located, now: number, seconds: number, lift = 0): boolean {
    if (this.node.parent !== place.frame) this.node.setParent(place.frame);
    this.aim(place);
    if (seconds <= 0) {
      this.arrive();
      return false;
    }
    this.from.copyFrom(this.node.position);
    if (this.node.rotationQuaternion) this.fromTurn.copyFrom(this.node.rotationQuaternion);
    this.fromSize = this.node.scaling.x;
    [this.start, this.seconds, this.lift] = [now, seconds, lift];
    return true;
  }

  /** True while it is under way. */
  update(now: number): boolean {
    if (this.seconds < 0) return false;
    const t = (now - this.start) / this.seconds;
    if (t >= 1) {
      this.arrive();
      return false;
    }
    const part = ease(Math.max(0, t));
    const { node } = this;
    Vector3.LerpToRef(this.from, this.to, part, node.position);
    node.position.y += this.lift * 4 * part * (1 - part);
    if (node.rotationQuaternion)
      Quaternion.SlerpToRef(this.fromTurn, this.toTurn, part, node.rotationQuaternion);
    node.scaling.setAll(this.fromSize + (this.place.size - this.fromSize) * part);
    return true;
  }
}

export const isSamePlace = (a: Located, b: Located): boolean =>
  a.frame === b.frame &&
  a.x === b.x &&
  a.y === b.y &&
  a.z === b.z &&
  a.pitch === b.pitch &&
  a.yaw === b.yaw &&
  a.roll === b.roll &&
  a.size === b.size;

/** A node's place in its frame, rounded so that the last digits of a journey do not count. */
export const poseOf = (node: TransformNode): number[] => {
  const turn = node.rotationQuaternion;
  const numbers = [
    ...node.position.asArray(),
    ...(turn === null ? node.rotation.asArray() : turn.asArray()),
    node.scaling.x,
  ];
  return numbers.map((value) => Math.round(value * 1e4) / 1e4 + 0);
};
