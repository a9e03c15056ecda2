import { Engine } from '@babylonjs/core/Engines/engine';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import '@babylonjs/core/Materials/standardMaterial';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import { Scene } from '@babylonjs/core/scene';
import { type Eye, makeEye, VIEWS } from '../../client/holodeck/camera';
import { TABLE } from '../../client/holodeck/measures';
import { type Gesture, type Input, openInput } from '../../client/input';
import { makePrompts, type Prompts } from '../../client/kit/prompts';

/** A bare table in a real page: two cards, a threat, prompts, and the real camera and devices. */
export interface Reach {
  readonly told: string[];
  readonly chosen: string[];
  readonly prompts: Prompts;
  readonly eye: Eye;
  /** Where a named mesh, or a part of a panel, is on the page. */
  at(name: string, u?: number, v?: number): { readonly x: number; readonly y: number };
  ask(): void;
  /** Everything the prompts can show at once. */
  busy(): void;
  /** How many draw calls the last frame took. */
  drawCalls(): number;
  /** Runs the input layer and the prompts, without drawing; tells the mean milliseconds of a frame. */
  idle(frames: number): number;
}

const line = (gesture: Gesture): string => {
  const pick = gesture.pick?.id ?? '-';
  return 'over' in gesture ? `${gesture.type} ${pick} ${gesture.over?.id ?? '-'}` : `${gesture.type} ${pick}`;
};

const pieces = (scene: Scene, input: Input): void => {
  const box = (name: string, x: number, z: number): Mesh => {
    const mesh = CreateBox(name, { width: 0.3, depth: 0.3, height: 0.03 }, scene);
    mesh.position.set(x, TABLE.height, z);
    return mesh;
  };
  input.pickable(box('card', -0.5, -0.4), { kind: 'card', id: 'card' }, { drag: true });
  input.pickable(box('other', 0.5, -0.4), { kind: 'card', id: 'other' }, { drag: true });
  input.pickable(box('ship', 0, 0.4), { kind: 'threat', id: 'ship' });
};

const busy = (prompts: Prompts): void => {
  const at = new Vector3(0, TABLE.height, 0);
  prompts.explain({ title: 'Ship', lines: ['A ship.'] }, at);
  prompts.refuse('No.', at);
  prompts.status({
    alert: 'red',
    phase: 'Play',
    turn: 'Turn 1',
    waiting: 'Kirk',
    counts: [{ text: 'Deck', value: 3 }],
  });
  for (let i = 0; i < 6; i++) prompts.label(`loud ${i}`, { text: `${i}`, at, meaning: 'danger', loud: true });
  for (let i = 0; i < 20; i++) prompts.label(`${i}`, { text: `Label ${i}`, at });
};

export const openReach = async (canvas: HTMLCanvasElement): Promise<Reach> => {
  const engine = new Engine(canvas, false, { preserveDrawingBuffer: true });
  const scene = new Scene(engine);
  const eye = makeEye(scene, canvas);
  eye.look(VIEWS.table, 0);
  const input = openInput(scene, canvas, { surface: TABLE.height, camera: eye });
  pieces(scene, input);
  const [told, chosen]: [string[], string[]] = [[], []];
  input.on((gesture) => told.push(line(gesture)));
  const prompts = await makePrompts(scene, input);
  prompts.calm(true);
  let time = 0;
  const think = (seconds: number): void => {
    time += seconds;
    eye.update(time, false);
    input.update(time);
    prompts.update(time);
  };
  let [drawn, before] = [0, 0];
  engine.runRenderLoop(() => {
    think(Math.min(0.1, engine.getDeltaTime() / 1000));
    scene.render();
    const total = (engine as unknown as { _drawCalls: { current: number } })._drawCalls.current;
    [drawn, before] = [total - before, total];
  });
  await scene.whenReadyAsync();
  return {
    told,
    chosen,
    prompts,
    eye,
    at: (name, u = 0.5, v = 0.5) => {
      const mesh = scene.getMeshByName(name);
      if (mesh === null) throw new Error(`no mesh ${name}`);
      const local = new Vector3(name === 'question' ? u - 0.5 : 0, name === 'question' ? 0.5 - v : 0, 0);
      const { x, y } = Vector3.Project(
        Vector3.TransformCoordinates(local, mesh.getWorldMatrix()),
        Matrix.Identity(),
        scene.getTransformMatrix(),
        eye.camera.viewport.toGlobal(canvas.clientWidth, canvas.clientHeight),
      );
      return { x, y };
    },
    ask: () =>
      prompts.ask(
        {
          title: 'Well?',
          choices: [
            { id: 'yes', text: 'Yes', meaning: 'legal' },
            { id: 'no', text: 'No', meaning: 'danger' },
          ],
          at: new Vector3(0, TABLE.height, 0),
        },
        (id) => chosen.push(id),
      ),
    busy: () => busy(prompts),
    drawCalls: () => drawn,
    idle: (frames) => {
      const start = performance.now();
      for (let i = 0; i < frames; i++) think(0.016);
      return (performance.now() - start) / frames;
    },
  };
};
