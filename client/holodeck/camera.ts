import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import { TABLE } from './measures';

/** A place to look from: where the eye turns about, how far, how high, and where on the screen that lands. */
export interface View {
  readonly target: readonly [number, number, number];
  readonly alpha: number;
  readonly beta: number;
  readonly radius: number;
  /** Part of the screen's width and height by which the target moves aside, for what lies over the scene. */
  readonly aside: readonly [number, number];
}

export const VIEWS = {
  /** Close to the ship, the menu beside her (or under her on a tall screen). */
  start: {
    target: [0, TABLE.height + 0.1, 0],
    alpha: -1.12,
    beta: 1.3,
    radius: 0.7,
    aside: [0.15, 0.2],
  },
  /** The whole table from a seat. */
  table: { target: [0, TABLE.height, 0], alpha: -Math.PI / 2, beta: 0.82, radius: 2.75, aside: [0, 0] },
} as const satisfies Record<string, View>;
export type ViewName = keyof typeof VIEWS;

export interface Eye {
  readonly camera: ArcRotateCamera;
  look(view: View, seconds: number): void;
  /** Follows the way to the view last asked for; `calm` skips the journey. */
  update(time: number, calm: boolean): void;
  dispose(): void;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The desktop's eye: an orbit about the table that a hand can take over at any time. */
export const makeEye = (scene: Scene, canvas: HTMLCanvasElement): Eye => {
  const first = VIEWS.start;
  const camera = new ArcRotateCamera(
    'eye',
    first.alpha,
    first.beta,
    first.radius,
    Vector3.FromArray(first.target),
    scene,
  );
  camera.fov = 0.75;
  camera.minZ = 0.02;
  camera.maxZ = 140;
  camera.lowerRadiusLimit = 0.35;
  camera.upperRadiusLimit = 4.5;
  camera.lowerBetaLimit = 0.05;
  camera.upperBetaLimit = 1.52;
  camera.wheelDeltaPercentage = 0.01;
  camera.pinchDeltaPercentage = 0.01;
  camera.panningSensibility = 0;
  camera.attachControl(canvas, true);
  let wanted: View = first;
  const from = { alpha: 0, beta: 0, radius: 0, target: new Vector3(), x: 0, y: 0 };
  let [start, seconds, now] = [0, 0, 0];
  // The hand always wins: touching the scene ends a journey where it is.
  const take = (): void => {
    seconds = -1;
  };
  canvas.addEventListener('pointerdown', take);
  canvas.addEventListener('wheel', take, { passive: true });

  const frame = (t: number): void => {
    const tall = scene.getEngine().getAspectRatio(camera) < 1;
    const far = tall ? 1.5 : 1;
    camera.alpha = mix(from.alpha, wanted.alpha, t);
    camera.beta = mix(from.beta, wanted.beta, t);
    camera.radius = mix(from.radius, wanted.radius * far, t);
    const [x, y, z] = wanted.target;
    camera.target.set(mix(from.target.x, x, t), mix(from.target.y, y, t), mix(from.target.z, z, t));
  };
  const aside = (): void => {
    const ratio = scene.getEngine().getAspectRatio(camera);
    const high = 2 * camera.radius * Math.tan(camera.fov / 2);
    const [x, y] = wanted.aside;
    camera.targetScreenOffset.set(ratio < 1 ? 0 : x * high * ratio, ratio < 1 ? y * high : 0);
  };
  return {
    camera,
    look: (view, over) => {
      wanted = view;
      from.alpha = camera.alpha;
      from.beta = camera.beta;
      from.radius = camera.radius;
      from.target.copyFrom(camera.target);
      [start, seconds] = [now, over];
      if (over <= 0) frame(1);
    },
    update: (time, calm) => {
      now = time;
      aside();
      if (seconds <= 0) return;
      const t = calm ? 1 : Math.min(1, (time - start) / seconds);
      frame(ease(t));
      if (t >= 1) seconds = 0;
    },
    dispose: () => {
      canvas.removeEventListener('pointerdown', take);
      canvas.removeEventListener('wheel', take);
      camera.detachControl();
    },
  };
};
