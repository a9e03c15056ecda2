import type { Camera } from '@babylonjs/core/Cameras/camera';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Gaze, Seen } from '../kit/gaze';

export type { Gaze, Seen };

/** What changes less than this between two frames is the trembling of a hand. */
const TREMBLE = 1e-4;

/** What is worked out of a gaze's matrices. */
interface Worked {
  point: number;
  grain: number;
  wide: number;
  high: number;
  turns: number;
}

/** The gaze of one who sees through these matrices; it is told of them before each frame, and works them out when somebody asks. */
export class Aim implements Gaze {
  private readonly worked: Worked = { point: 1e-3, grain: 1e-3, wide: 1280, high: 720, turns: 0 };
  /** The camera of this frame that nobody has looked through yet. */
  private camera: Camera | undefined;
  private readonly view = new Matrix();
  private readonly whole = new Matrix();
  private readonly before = new Float32Array(16);
  /** The matrices of a camera that were last looked through: while they are not touched, nothing has to be compared. */
  private viewed = -1;
  private projected = -1;
  private readonly spot = new Vector3();

  /** `point` and `grain` as a gaze has them; the picture is as large as the projection makes it. */
  aim(view: Matrix, projection: Matrix, point: number, grain: number): void {
    this.view.copyFrom(view);
    view.multiplyToRef(projection, this.whole);
    const { m } = projection;
    const [wide, high] = [2 / ((m[0] ?? 1) * point), 2 / ((m[5] ?? 1) * point)];
    const { worked } = this;
    const same = this.isSame() && Math.abs(wide - worked.wide) < 0.5 && Math.abs(high - worked.high) < 0.5;
    Object.assign(worked, { point, grain, wide, high });
    this.camera = undefined;
    if (same) return;
    this.before.set(this.whole.m);
    worked.turns += 1;
  }

  /** As it is seen on the page through a camera: a point is a pixel of the page, the finest line one of the picture. */
  through(camera: Camera): void {
    this.camera = camera;
  }

  private now(): Worked {
    if (this.camera) this.look(this.camera);
    return this.worked;
  }

  private look(camera: Camera): void {
    this.camera = undefined;
    const engine = camera.getEngine();
    const [view, projection] = [camera.getViewMatrix(), camera.getProjectionMatrix()];
    const grain = 2 / ((projection.m[5] ?? 1) * Math.max(1, engine.getRenderHeight()));
    const point = grain / engine.getHardwareScalingLevel();
    const same = view.updateFlag === this.viewed && projection.updateFlag === this.projected;
    if (same && point === this.worked.point && grain === this.worked.grain) return;
    [this.viewed, this.projected] = [view.updateFlag, projection.updateFlag];
    this.aim(view, projection, point, grain);
  }

  get point(): number {
    return this.now().point;
  }

  get grain(): number {
    return this.now().grain;
  }

  get wide(): number {
    return this.now().wide;
  }

  get high(): number {
    return this.now().high;
  }

  get turns(): number {
    return this.now().turns;
  }

  private isSame(): boolean {
    const { m } = this.whole;
    for (let i = 0; i < 16; i++) if (Math.abs((m[i] ?? 0) - (this.before[i] ?? 0)) >= TREMBLE) return false;
    return true;
  }

  see(x: number, y: number, z: number, into: Seen): Seen {
    const { spot } = this;
    const { wide, high, point } = this.now();
    Vector3.TransformCoordinatesFromFloatsToRef(x, y, z, this.whole, spot);
    into.x = (spot.x * 0.5 + 0.5) * wide;
    into.y = (0.5 - spot.y * 0.5) * high;
    const inPicture = spot.z < 1 && Math.abs(spot.x) < 1 && Math.abs(spot.y) < 1;
    const depth = Vector3.TransformCoordinatesFromFloatsToRef(x, y, z, this.view, spot).z;
    into.scale = 1 / (point * Math.max(0.01, depth));
    into.seen = depth > 0 && inPicture;
    return into;
  }
}
