import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { type Pick, pickKey, samePick } from '../kit/pick';

export { type Pick, pickKey, samePick };

/**
 * What somebody did, whatever they did it with. Vectors are lent for the length of the call: copy what you keep.
 *
 * - `point`: this is pointed at now (undefined: nothing any more); show what it is beside it.
 * - `choose`: a click, a tap, the Enter key, a trigger.
 * - `explain`: asked for the whole story of it (a right click, a long press): hold the card up.
 * - `drag`: the thing is in the hand, perhaps over another thing; told again whenever it moves.
 * - `drop`: the hand has opened, perhaps over another thing.
 * - `turn`: what is about to be put is turned, by one of its directions to the right, or to the left (−1); with a pick: the dial that
 *   is pressed, which is chosen as it is turned then.
 * - `cancel`: the drag of `pick` came to nothing, put it back; without a pick: somebody wants out of what is open.
 */
export type Gesture =
  | { readonly type: 'point'; readonly pick: Pick | undefined; readonly at: Vector3 | undefined }
  | { readonly type: 'choose' | 'explain'; readonly pick: Pick; readonly at: Vector3 }
  | {
      readonly type: 'drag' | 'drop';
      readonly pick: Pick;
      readonly over: Pick | undefined;
      /** The place meant: on the thing under the hand, or on the table. */
      readonly at: Vector3;
      /** The place of the hand itself, as far from the eye as the thing was when it was taken up. */
      readonly held: Vector3;
    }
  | { readonly type: 'turn'; readonly by: Turn; readonly pick: Pick | undefined }
  | { readonly type: 'cancel'; readonly pick: Pick | undefined };

/** To the right, or to the left. */
export type Turn = 1 | -1;

export type GestureListener = (gesture: Gesture) => void;

/** A line into the scene along which something points; the direction need not be of length 1. */
export interface Aim {
  readonly origin: Vector3;
  readonly direction: Vector3;
}

export interface PointerOptions {
  /** How far, in the units of `aim`, a press may wander before it is a drag. */
  readonly slop: number;
  /** A press held still for so many seconds explains instead of choosing. */
  readonly explainAfter?: number;
  /** It can only point while it presses, as a finger does on glass. */
  readonly onlyPressed?: boolean;
  /** What it cannot meet, as nobody sees what hangs on their own arm from behind. */
  readonly except?: () => Pick | undefined;
}

/** One thing that points: a mouse, a finger, a controller, a hand. The source moves it; what that means is decided elsewhere. */
export interface Pointer {
  /** Where it aims now. `x` and `y` measure its way in the source's own units: pixels, or radians of a controller. */
  aim(aim: Aim, x: number, y: number): void;
  /**
   * It is a hand among the things: it meets the nearest of them within reach (metres), or else what lies along `beyond`. What it
   * carries is at the hand itself.
   */
  touch(at: Vector3, reach: number, beyond: Aim | undefined, x: number, y: number): void;
  /** It points nowhere: outside, put down, out of sight. */
  rest(): void;
  press(): void;
  release(): void;
  /** It is turned about its own length while it presses: a dial goes on by one. */
  twist(by: Turn): void;
  /** It was taken away in the middle of things: nothing is chosen, a drag is cancelled. */
  lose(): void;
  explain(): void;
  dispose(): void;
}

/** A visible focus that walks from stop to stop, for whatever has keys instead of a pointer. */
export interface Walker {
  step(direction: Direction): void;
  choose(): void;
  /** Takes the thing in focus up, or puts down what is carried on what is in focus. */
  carry(): void;
  explain(): void;
  /** Shows the focus where it was, or at the first stop. */
  arrive(): void;
  /** One stop on in reading order, or back; false at the end of them: the focus goes on to the rest of the page. */
  tab(back: boolean): boolean;
}

export const DIRECTIONS = ['left', 'right', 'up', 'down', 'first', 'last'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What is nearest to a hand, or first along its ray. */
export interface Nearest {
  readonly pick: Pick | undefined;
  /** Metres, or lengths of the direction; Infinity where nothing is. */
  readonly distance: number;
  /** It can be taken up and carried. */
  readonly drag: boolean;
}

/** What a source works through. */
export interface Port {
  readonly canvas: HTMLCanvasElement;
  pointer(options: PointerOptions): Pointer;
  readonly walker: Walker;
  /** Out of whatever is going on, whoever began it. */
  escape(): void;
  /** Turns what is about to be put. */
  turn(by: Turn): void;
  /** The line into the scene through a point of the canvas, in its own pixels. */
  through(x: number, y: number, into: Aim): void;
  /** The nearest thing but one within so many metres of a point, and how far; lent until the next question. */
  near(at: Vector3, reach: number, except?: Pick): Nearest;
  /** What a line meets first, but for one thing; lent until the next question. */
  along(aim: Aim, except?: Pick): Nearest;
  /** Hears what comes of it, as scenes do. */
  on(listener: GestureListener): () => void;
  /** Turns the eye by so many radians and brings it nearer by a factor, for sources that have no better way. */
  readonly camera: InputCamera | undefined;
}

/** One kind of device. It is made with a port, is asked once a frame, and ends wholly. */
export interface Source {
  update?(time: number): void;
  dispose(): void;
}
export type MakeSource = (port: Port) => Source;

/** What the input layer needs of the camera; an `Eye` is one. */
export interface InputCamera {
  /** While something is held the eye does not turn with the hand. */
  hold(held: boolean): void;
  turn(alpha: number, beta: number): void;
  zoom(factor: number): void;
  /** Back to how whoever sat down saw it. */
  reset?(): void;
}

export interface PickableOptions {
  /** It can be taken up and carried: dragging it does not turn the camera. */
  readonly drag?: boolean;
  /** It is in somebody's own hand: a hand that carries something past it does not put that on it. */
  readonly inHand?: boolean;
  /** It is part of a dial: whoever presses it and turns the hand goes from one part to the next. */
  readonly turns?: boolean;
  /** Met where its triangles are, not in the box round it: for rings, sectors, anything with a hole or a bend. */
  readonly exact?: boolean;
  /**
   * Which part of it is met at a place in the mesh's own space; undefined: none, and nothing behind it either. Parts are of the
   * same kind as the whole.
   */
  readonly part?: (x: number, y: number, z: number) => Pick | undefined;
}

/** A place where the focus can be: something pickable. */
export interface Stop {
  readonly pick: Pick;
  /** Where it is; the middle of its mesh where nothing is said. */
  readonly at?: Vector3;
  /** How far left or right it lies among the stops of its row, 0…1, to find the way up and down; evenly spread by default. */
  readonly across?: number;
  /** It shows by itself that it is pointed at: no ring is drawn round it. */
  readonly plain?: boolean;
}

/** The stops in reading order: rows from top to bottom, each from left to right. */
export type Rows = readonly (readonly Stop[])[];

export interface Input {
  on(listener: GestureListener): () => void;
  /** Lets a mesh be met as this pick, from now on; said again, it replaces what was said. Undefined: no longer. */
  pickable(mesh: AbstractMesh, pick: Pick | undefined, options?: PickableOptions): void;
  /** Gives rows of stops when they are asked for; smaller `order` is read first. Tells how to take them back. */
  stops(rows: () => Rows, order?: number): () => void;
  /** Adds a kind of device: an XR controller, a hand. Tells how to take it away. */
  connect(make: MakeSource): () => void;
  /** Brings the focus to a thing, if somebody is walking with it; nothing happens under a pointer. */
  bring(pick: Pick): void;
  /** What is pointed at now. */
  pointed(): Pick | undefined;
  /** The place that is pointed at now, on a thing or on the table; lent. */
  place(): Vector3 | undefined;
  /** A point of the world under a pointer that hovers, not pressing; false where none does. */
  hovered?(into: Vector3): boolean;
  /** Off: nothing is met and nothing told, for instance while a menu lies over the table. */
  enable(on: boolean): void;
  /** Once a frame, before it is drawn. */
  update(time: number): void;
  dispose(): void;
}
