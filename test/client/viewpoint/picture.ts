import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { PANIC } from '../../../client/games/panic/table';
import type { Holodeck } from '../../../client/holodeck';
import { makeEye } from '../../../client/holodeck/camera';
import { HEADING } from '../../../client/kit/cards/panel';
import { SHEET } from '../../../client/kit/cards/pen';
import { CARD } from '../../../client/kit/cards/types';
import { CAP } from '../../../client/kit/prompts/text';
import { openDesk } from '../../../client/viewpoint/desk';
import type { Place } from '../../../client/viewpoint/place';
import type { Viewpoint } from '../../../client/viewpoint/viewpoint';
import { FakeCanvas, SIZE } from '../input/stand';

Logger.LogLevels = Logger.NoneLogLevel;

/** Panic's table at a screen, as this seat of so many sees it; −1 looks on. */
export const openAs = (
  me: number,
  players: number,
  { width, height } = SIZE,
): { desk: Viewpoint; scene: Scene; settle(): void } => {
  const scene = new Scene(
    new NullEngine({
      ...{ renderWidth: width, renderHeight: height, textureSize: 16 },
      ...{ deterministicLockstep: false, lockstepMaxSteps: 1 },
    }),
  );
  const fake = Object.assign(new FakeCanvas(), { clientWidth: width, clientHeight: height });
  const canvas = fake as unknown as HTMLCanvasElement;
  const eye = makeEye(scene, canvas);
  const desk = openDesk({ scene, eye } as Holodeck, canvas);
  desk.sit(me, players);
  desk.look(PANIC.sight, 0);
  const settle = (): void => {
    desk.update(0);
    eye.update(0, true);
    scene.updateTransformMatrix(true);
  };
  settle();
  return { desk, scene, settle };
};

export interface Seen {
  /** Edges of a card in the picture. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How high the smallest letters of a name on it are. */
  readonly capital: number;
}

export const seenAt = ({ desk, scene }: ReturnType<typeof openAs>, place: Place): Seen => {
  const { x, y, z, pitch, yaw, roll, size, frame } = desk.locate(place);
  const node = new TransformNode('card', scene);
  node.parent = frame;
  node.position.set(x, y, z);
  node.rotation.set(pitch, yaw, roll);
  node.scaling.setAll(size);
  const world = node.computeWorldMatrix(true);
  const at = (across: number, up: number): { x: number; y: number } =>
    desk.screen(
      Vector3.TransformCoordinates(new Vector3((across * CARD.width) / 2, (up * CARD.height) / 2, 0), world),
    );
  const corners = [at(-1, -1), at(-1, 1), at(1, -1), at(1, 1)];
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const capital = ((at(0, -1).y - at(0, 1).y) * HEADING.least * CAP) / SHEET.height;
  return { left, right, top, bottom, capital };
};
