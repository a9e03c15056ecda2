import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import { Scene } from '@babylonjs/core/scene';
import {
  type Gesture,
  type Input,
  type InputCamera,
  type MakeSource,
  openInput,
  type Pick,
} from '../../../client/input';

Logger.LogLevels = Logger.NoneLogLevel;

export const SIZE = { width: 1280, height: 720 };

/** As much of a canvas as the input layer touches, without a page. */
export class FakeCanvas extends EventTarget {
  readonly clientWidth = SIZE.width;
  readonly clientHeight = SIZE.height;
  readonly style = { cursor: '' };
  readonly ownerDocument = { defaultView: new EventTarget() };
  tabIndex = -1;
  readonly captured: number[] = [];
  private readonly attributes = new Map([['role', 'img']]);
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  setPointerCapture(id: number): void {
    this.captured.push(id);
  }
  /** Sends an event with these properties; true unless somebody prevented it. */
  send(name: string, properties: object = {}): boolean {
    return this.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), properties));
  }
}

export const CARD: Pick = { kind: 'card', id: 'phaser' };
export const OTHER: Pick = { kind: 'card', id: 'hail' };
export const SHIP: Pick = { kind: 'threat', id: 'kor' };

export const told = (gesture: Gesture): string => {
  const pick = gesture.pick?.id ?? '-';
  return 'over' in gesture
    ? `${gesture.type} ${pick} over ${gesture.over?.id ?? '-'}`
    : `${gesture.type} ${pick}`;
};

export interface Stand {
  readonly scene: Scene;
  readonly canvas: FakeCanvas;
  readonly input: Input;
  readonly told: string[];
  readonly gestures: Gesture[];
  readonly held: boolean[];
  readonly turns: (readonly number[])[];
  readonly meshes: { readonly card: Mesh; readonly other: Mesh; readonly ship: Mesh };
  /** Where a mesh is on the canvas. */
  at(mesh: Mesh): { readonly offsetX: number; readonly offsetY: number };
  /** What a mouse or a finger says of itself when it is on a mesh. */
  on(mesh: Mesh, pointerType?: 'mouse' | 'touch', pointerId?: number): object;
  frame(seconds?: number): void;
}

/** A table seen from above with two cards and a threat, and an input layer over it. */
export const makeStand = (sources?: readonly MakeSource[]): Stand => {
  const engine = new NullEngine({
    renderWidth: SIZE.width,
    renderHeight: SIZE.height,
    textureSize: 16,
    deterministicLockstep: false,
    lockstepMaxSteps: 1,
  });
  const scene = new Scene(engine);
  const camera = new ArcRotateCamera('eye', -Math.PI / 2, 0.6, 3, Vector3.Zero(), scene);
  const box = (name: string, x: number, z: number): Mesh => {
    const mesh = CreateBox(name, { width: 0.3, depth: 0.3, height: 0.05 }, scene);
    mesh.position.set(x, 0, z);
    return mesh;
  };
  const meshes = { card: box('card', -0.5, -0.6), other: box('other', 0.5, -0.6), ship: box('ship', 0, 0.5) };
  const canvas = new FakeCanvas();
  const [held, turns]: [boolean[], (readonly number[])[]] = [[], []];
  const eye: InputCamera = {
    hold: (on) => held.push(on),
    turn: (...by) => turns.push(by),
    zoom: (by) => turns.push([by]),
  };
  const input = openInput(scene, canvas as unknown as HTMLCanvasElement, {
    surface: 0,
    camera: eye,
    ...(sources ? { sources } : {}),
  });
  input.pickable(meshes.card, CARD, { drag: true });
  input.pickable(meshes.other, OTHER, { drag: true });
  input.pickable(meshes.ship, SHIP);
  const [lines, gestures]: [string[], Gesture[]] = [[], []];
  input.on((gesture) => {
    lines.push(told(gesture));
    gestures.push(gesture);
  });
  let time = 0;
  const frame = (seconds = 0.016): void => {
    time += seconds;
    input.update(time);
  };
  const at = (mesh: Mesh): { readonly offsetX: number; readonly offsetY: number } => {
    const { x, y } = Vector3.Project(
      mesh.position,
      Matrix.IdentityReadOnly,
      camera.getViewMatrix().multiply(camera.getProjectionMatrix()),
      camera.viewport.toGlobal(SIZE.width, SIZE.height),
    );
    return { offsetX: x, offsetY: y };
  };
  const on: Stand['on'] = (mesh, pointerType = 'mouse', pointerId = 1) => ({
    pointerType,
    pointerId,
    button: 0,
    ...at(mesh),
  });
  for (const mesh of Object.values(meshes)) mesh.computeWorldMatrix(true);
  return { scene, canvas, input, told: lines, gestures, held, turns, meshes, at, on, frame };
};
