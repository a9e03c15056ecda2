import type { Camera } from '@babylonjs/core/Cameras/camera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Aim } from './gesture';

/** The line from the eye through a point of the picture, −1…1 to the right and up. */
export const lineThrough = (camera: Camera, x: number, y: number, into: Aim): void => {
  const world = camera.getWorldMatrix();
  const projection = camera.getProjectionMatrix().m;
  const right = (x + (projection[8] ?? 0)) / (projection[0] ?? 1);
  const up = (y + (projection[9] ?? 0)) / (projection[5] ?? 1);
  world.getTranslationToRef(into.origin);
  into.direction.set(right, up, 1);
  Vector3.TransformNormalToRef(into.direction, world, into.direction);
  into.direction.normalize();
};
