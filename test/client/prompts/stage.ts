import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import { makePrompts, type Prompts } from '../../../client/kit/prompts';
import { makeStand, SIZE, type Stand } from '../input/stand';
import { FakeSurface } from './canvas';

/** Every canvas a sheet was drawn on, by the order in which they were made. */
const surfaces: FakeSurface[] = [];
class Watched extends FakeSurface {
  constructor(width: number, height: number) {
    super(width, height);
    surfaces.push(this);
  }
}
Object.assign(globalThis, { OffscreenCanvas: Watched });
export const written = (): string[] => surfaces.flatMap((surface) => surface.written.splice(0));

/** Prompts before a camera, without a page. */
export interface Set extends Stand {
  readonly prompts: Prompts;
  readonly chosen: string[];
  draw(seconds?: number): void;
  mesh(name: string): AbstractMesh;
  /** Sends the mouse over a place of a panel, given as parts of its width and height from the top left. */
  over(name: string, u: number, v: number, event?: string): void;
}

export const set = async (): Promise<Set> => {
  surfaces.length = 0;
  const stand = makeStand();
  const prompts = await makePrompts(stand.scene, stand.input);
  prompts.calm(true);
  let time = 0;
  const draw = (seconds = 0.1): void => {
    time += seconds;
    stand.frame(seconds);
    prompts.update(time);
    stand.scene.render();
  };
  const mesh = (name: string): AbstractMesh => stand.scene.getMeshByName(name)!;
  const over = (name: string, u: number, v: number, event = 'pointermove'): void => {
    const panel = mesh(name);
    panel.computeWorldMatrix(true);
    const camera = stand.scene.activeCamera!;
    const { x, y } = Vector3.Project(
      new Vector3(u - 0.5, 0.5 - v, 0),
      panel.getWorldMatrix(),
      Matrix.Identity().copyFrom(camera.getViewMatrix()).multiply(camera.getProjectionMatrix()),
      camera.viewport.toGlobal(SIZE.width, SIZE.height),
    );
    stand.canvas.send(event, { pointerType: 'mouse', pointerId: 1, button: 0, offsetX: x, offsetY: y });
    draw();
  };
  return { ...stand, prompts, chosen: [], draw, mesh, over };
};
