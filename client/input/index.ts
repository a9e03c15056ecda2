import type { Camera } from '@babylonjs/core/Cameras/camera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { Scene } from '@babylonjs/core/scene';
import { makeFocusRing } from './focusRing';
import type {
  Aim,
  Gesture,
  GestureListener,
  Input,
  InputCamera,
  MakeSource,
  Nearest,
  Pick,
  PickableOptions,
  Pointer,
  PointerOptions,
  Port,
  Rows,
  Source,
  Stop,
} from './gesture';
import { Hands } from './hands';
import { gamepads } from './sources/gamepads';
import { keys } from './sources/keys';
import { pointers } from './sources/pointers';
import { type Hit, Picker } from './picker';
import { lineThrough } from './line';
import { AimedPointer } from './pointer';
import { FocusWalker } from './walker';

export * from './gesture';

export interface InputOptions {
  /** The height of the surface over which things are carried. */
  readonly surface: number;
  readonly camera?: InputCamera;
  /** The devices to begin with; mouse and touch, keys, gamepads where nothing is said. */
  readonly sources?: readonly MakeSource[];
}

const STANDARD: readonly MakeSource[] = [pointers, keys, gamepads];

/** Opens the one input layer over a scene: whatever people use, scenes hear the same gestures. */
export const openInput = (scene: Scene, canvas: HTMLCanvasElement, options: InputOptions): Input =>
  new SceneInput(scene, canvas, options);

class SceneInput implements Input {
  private readonly picker = new Picker();
  private readonly listeners = new Set<GestureListener>();
  private readonly sources = new Set<Source>();
  private readonly aimed = new Set<AimedPointer>();
  private readonly givers: { readonly rows: () => Rows; readonly order: number }[] = [];
  private readonly hands: Hands;
  private readonly walker: FocusWalker;
  private readonly ring;
  private on_ = true;
  private held = false;
  private cursor = '';

  constructor(
    private readonly scene: Scene,
    private readonly canvas: HTMLCanvasElement,
    private readonly options: InputOptions,
  ) {
    const { picker } = this;
    this.ring = makeFocusRing(scene);
    this.hands = new Hands(
      {
        alive: (pick) => picker.has(pick),
        draggable: (pick) => picker.find(pick)?.options.drag === true,
        turns: (pick) => picker.find(pick)?.options.turns === true,
      },
      (gesture) => this.tell(gesture),
    );
    this.walker = new FocusWalker(this.hands, {
      rows: () => this.rows(),
      place: (stop, into) => this.placeOf(stop, into),
      show: (stop) => {
        const ringed = stop?.plain === true ? undefined : stop;
        this.ring.round(this.meshOf(ringed), ringed?.at);
      },
    });
    for (const make of options.sources ?? STANDARD) this.connect(make);
  }

  private tell(gesture: Gesture): void {
    if (!this.on_ && gesture.type !== 'cancel' && !(gesture.type === 'point' && gesture.pick === undefined))
      return;
    for (const listener of this.listeners) listener(gesture);
  }

  on(listener: GestureListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  pickable(mesh: AbstractMesh, pick: Pick | undefined, options?: PickableOptions): void {
    this.picker.set(mesh, pick, options);
  }

  stops(rows: () => Rows, order = 10): () => void {
    const giver = { rows, order };
    this.givers.push(giver);
    this.givers.sort((a, b) => a.order - b.order);
    return () => {
      const at = this.givers.indexOf(giver);
      if (at >= 0) this.givers.splice(at, 1);
    };
  }

  /** All stops in reading order; without anybody to say it, everything in rows by kind. */
  private rows(): Rows {
    if (!this.on_) return [];
    const given = this.givers.flatMap(({ rows }) => rows()).filter((row) => row.length > 0);
    if (given.length > 0) return given;
    const byKind = new Map<string, Stop[]>();
    for (const { mesh, pick, options } of this.picker.all()) {
      if (options.part !== undefined || !mesh.isEnabled()) continue;
      const row = byKind.get(pick.kind) ?? [];
      row.push({ pick });
      byKind.set(pick.kind, row);
    }
    return [...byKind.values()];
  }

  private meshOf(stop: Stop | undefined): AbstractMesh | undefined {
    return stop === undefined ? undefined : this.picker.find(stop.pick)?.mesh;
  }

  private placeOf(stop: Stop, into: Vector3): void {
    const mesh = this.meshOf(stop);
    if (stop.at !== undefined) into.copyFrom(stop.at);
    else if (mesh !== undefined) {
      const { minimum, maximum } = mesh.getBoundingInfo();
      Vector3.CenterToRef(minimum, maximum, into);
      Vector3.TransformCoordinatesToRef(into, mesh.getWorldMatrix(), into);
    }
  }

  connect(make: MakeSource): () => void {
    const source = make(this.port());
    this.sources.add(source);
    return () => {
      if (this.sources.delete(source)) source.dispose();
    };
  }

  private port(): Port {
    const hit: Hit = { pick: undefined, met: false, distance: Infinity, at: new Vector3() };
    const nearest = { pick: undefined as Pick | undefined, distance: Infinity, drag: false };
    const found = (): Nearest => {
      nearest.pick = hit.pick;
      nearest.distance = hit.distance;
      nearest.drag = hit.pick !== undefined && this.picker.find(hit.pick)?.options.drag === true;
      return nearest;
    };
    return {
      on: (listener) => this.on(listener),
      near: (at, reach, except) => {
        this.picker.near(at, reach, except, hit);
        return found();
      },
      along: (aim, except) => {
        this.picker.look(aim, except, hit);
        return found();
      },
      canvas: this.canvas,
      camera: this.options.camera,
      walker: this.walker,
      pointer: (options) => this.pointer(options),
      escape: () => this.hands.escape(),
      turn: (by) => this.hands.emit({ type: 'turn', by, pick: undefined }),
      through: (x, y, into) => this.through(x, y, into),
    };
  }

  private pointer(options: PointerOptions): Pointer {
    const pointer = new AimedPointer(this.hands, this.picker, options, this.options.surface, () => {
      this.walker.forget();
      this.settle();
    });
    this.aimed.add(pointer);
    pointer.onDispose = () => this.aimed.delete(pointer);
    return pointer;
  }

  private through(x: number, y: number, into: Aim): void {
    const camera: Camera | null = this.scene.activeCamera;
    if (camera === null) return;
    const { clientWidth, clientHeight } = this.canvas;
    lineThrough(camera, (2 * x) / (clientWidth || 1) - 1, 1 - (2 * y) / (clientHeight || 1), into);
  }

  bring(pick: Pick): void {
    this.walker.bring(pick);
  }

  pointed(): Pick | undefined {
    return this.hands.pointed();
  }

  place(): Vector3 | undefined {
    return this.hands.place();
  }

  hovered(into: Vector3): boolean {
    for (const pointer of this.aimed) if (pointer.hovers(into)) return true;
    return false;
  }

  enable(on: boolean): void {
    if (on === this.on_) return;
    this.on_ = on;
    this.picker.enabled = on;
    if (on) return;
    this.walker.forget();
    for (const pointer of this.aimed) pointer.lose();
    this.hands.point(undefined, undefined);
  }

  update(time: number): void {
    for (const source of this.sources) source.update?.(time);
    for (const pointer of this.aimed) pointer.update();
    this.hands.tick(time);
    this.walker.update();
    this.ring.update(time);
    this.settle();
  }

  /** The camera keeps still while something is held, and the cursor says what a press would do. */
  private settle(): void {
    let held = false;
    for (const pointer of this.aimed) held ||= pointer.grips();
    if (held !== this.held) this.options.camera?.hold(held);
    this.held = held;
    const pick = this.hands.pointed();
    const cursor =
      this.hands.carried() !== undefined
        ? 'grabbing'
        : pick === undefined
          ? ''
          : this.picker.find(pick)?.options.drag === true
            ? 'grab'
            : 'pointer';
    // Whoever asks the page for it in every frame pays for that.
    if (this.cursor !== cursor) this.canvas.style.cursor = this.cursor = cursor;
  }

  dispose(): void {
    this.listeners.clear();
    for (const source of this.sources) source.dispose();
    this.sources.clear();
    this.picker.clear();
    this.ring.dispose();
    this.options.camera?.hold(false);
    this.canvas.style.cursor = '';
  }
}
