import type { Camera } from '@babylonjs/core/Cameras/camera';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Gaze, Seen } from '../kit/gaze';

export type { Gaze, Seen };

/** What changes less than this between two frames is the trembling of a hand. */
const TREMBLE = 1e-4;

/** The gaze of one who sees through these matrices; `aim` is told of them before each frame. */
export class Aim implements Gaze {
  point = 1e-3;
  grain = 1e-3;
  wide = 1280;
  high = 720;
  turns = 0;
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
    const same = this.isSame() && Math.abs(wide - this.wide) < 0.5 && Math.abs(high - this.high) < 0.5;
    [this.point, this.grain, this.wide, this.high] = [point, grain, wide, high];
    if (same) return;
    this.before.set(this.whole.m);
    this.turns += 1;
  }

  /** As it is seen on the page through a camera: a point is a pixel of the page, the finest line one of the picture. */
  through(camera: Camera): void {
    const engine = camera.getEngine();
    const [view, projection] = [camera.getViewMatrix(), camera.getProjectionMatrix()];
    const grain = 2 / ((projection.m[5] ?? 1) * Math.max(1, engine.getRenderHeight()));
    const point = grain / engine.getHardwareScalingLevel();
    const same = view.updateFlag === this.viewed && projection.updateFlag === this.projected;
    if (same && point === this.point && grain === this.grain) return;
    [this.viewed, this.projected] = [view.updateFlag, projection.updateFlag];
    this.aim(view, projection, point, grain);
  }

  private isSame(): boolean {
    const { m } = this.whole;
    for (let i = 0; i < 16; i++) if (Math.abs((m[i] ?? 0) - (this.before[i] ?? 0)) >= TREMBLE) return false;
    return true;
  }

  see(x: number, y: number, z: number, into: Seen): Seen {
    const { spot, wide, high } = this;
    Vector3.TransformCoordinatesFromFloatsToRef(x, y, z, this.whole, spot);
    into.x = (spot.x * 0.5 + 0.5) * wide;
    into.y = (0.5 - spot.y * 0.5) * high;
    const inPicture = spot.z < 1 && Math.abs(spot.x) < 1 && Math.abs(spot.y) < 1;
    const depth = Vector3.TransformCoordinatesFromFloatsToRef(x, y, z, this.view, spot).z;
    into.scale = 1 / (this.point * Math.max(0.01, depth));
    into.seen = depth > 0 && inPicture;
    return into;
  }
}
