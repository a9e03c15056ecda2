import type { Matrix } from '@babylonjs/core/Maths/math.vector';
import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Aim } from '../input/gesture';

/** From a person's own space to the world: their floor, and how many units a metre is. */
export interface Into {
  readonly matrix: Matrix;
  unit: number;
}

/** The joints of a hand that are drawn and felt with, in the order in which they are read. */
export const JOINTS = [
  'wrist',
  ...['thumb-metacarpal', 'thumb-phalanx-proximal', 'thumb-phalanx-distal', 'thumb-tip'],
  ...['index', 'middle', 'ring', 'pinky'].flatMap((name) =>
    ['metacarpal', 'phalanx-proximal', 'phalanx-intermediate', 'phalanx-distal', 'tip'].map(
      (part) => `${name}-finger-${part}`,
    ),
  ),
] as const;
const [WRIST, THUMB, INDEX] = [0, JOINTS.indexOf('thumb-tip'), JOINTS.indexOf('index-finger-tip')];
/** Metres from where a controller is held to its tip. */
const TIP = 0.045;

/** One hand or controller as it is now, in the world. */
export class Tracked {
  /** Where things are taken: the middle of a controller, or between thumb and finger. */
  readonly palm = new Vector3();
  /** What pokes. */
  readonly tip = new Vector3();
  readonly wrist = new Vector3();
  /** The palm over the person's own floor, in metres. */
  readonly own = new Vector3();
  readonly turn = new Quaternion();
  readonly ray: Aim = { origin: new Vector3(), direction: new Vector3(0, 0, 1) };
  /** Of the joints, one after the other; a controller has none. */
  readonly joints = new Float32Array(JOINTS.length * 3);
  /** How far it is turned about its own length, in radians to the left. */
  roll = 0;
  isSeen = false;
  private readonly forward = new Vector3();
  private readonly spot = new Vector3();

  constructor(readonly source: XRInputSource) {}

  get isHand(): boolean {
    return Boolean(this.source.hand);
  }

  get isLeft(): boolean {
    return this.source.handedness === 'left';
  }

  read(frame: XRFrame, space: XRReferenceSpace, into: Into): void {
    const ray = frame.getPose(this.source.targetRaySpace, space);
    this.isSeen = Boolean(ray);
    if (!ray) return;
    this.put(ray.transform.position, into, this.ray.origin);
    this.point(ray.transform.orientation, into, this.ray.direction);
    const grip = this.source.gripSpace && frame.getPose(this.source.gripSpace, space);
    const { position, orientation } = (grip ?? ray).transform;
    this.own.set(position.x, position.y, -position.z);
    this.put(position, into, this.palm);
    this.point(orientation, into, this.forward);
    this.setTurn(orientation, into);
    this.setRoll(this.isHand ? orientation : ray.transform.orientation);
    this.wrist.copyFrom(this.palm);
    this.ray.direction.scaleToRef(TIP * into.unit, this.tip).addInPlace(this.palm);
    if (this.isHand) this.readJoints(frame, space, into);
  }

  private readJoints(frame: XRFrame, space: XRReferenceSpace, into: Into): void {
    const { hand } = this.source;
    if (!hand) return;
    JOINTS.forEach((name, at) => {
      const joint = hand.get(name as XRHandJoint);
      const pose = joint && frame.getJointPose?.(joint, space);
      if (!pose) return;
      this.put(pose.transform.position, into, this.spot);
      this.spot.toArray(this.joints, at * 3);
    });
    Vector3.FromArrayToRef(this.joints, INDEX * 3, this.tip);
    Vector3.FromArrayToRef(this.joints, THUMB * 3, this.spot);
    Vector3.CenterToRef(this.tip, this.spot, this.palm);
    Vector3.FromArrayToRef(this.joints, WRIST * 3, this.wrist);
  }

  /** WebXR looks along −z of a right-handed space, Babylon along +z of a left-handed one. */
  private put({ x, y, z }: DOMPointReadOnly, { matrix, unit }: Into, out: Vector3): void {
    out.set(x * unit, y * unit, -z * unit);
    Vector3.TransformCoordinatesToRef(out, matrix, out);
  }

  private point({ x, y, z, w }: DOMPointReadOnly, { matrix }: Into, out: Vector3): void {
    out.set(-2 * (x * z + w * y), -2 * (y * z - w * x), 1 - 2 * (x * x + y * y));
    Vector3.TransformNormalToRef(out, matrix, out);
  }

  /** Against the horizon: how its right side lies, and its upper one. */
  private setRoll({ x, y, z, w }: DOMPointReadOnly): void {
    this.roll = Math.atan2(2 * (x * y + w * z), 1 - 2 * (x * x + z * z));
  }

  private setTurn({ x, y, z, w }: DOMPointReadOnly, { matrix }: Into): void {
    this.turn.set(x, y, -z, -w);
    Quaternion.FromRotationMatrixToRef(matrix, GROUND);
    GROUND.multiplyToRef(this.turn, this.turn);
  }
}

const GROUND = new Quaternion();
