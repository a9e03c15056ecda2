import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Input } from '../input/gesture';
import type { Gaze } from './gaze';
import type { Place, Pose } from './place';
import type { Shot } from './shots';

/** A place made plain: the node it hangs on (none: the world), and the pose there. */
export interface Located extends Pose {
  readonly frame: TransformNode | null;
}

/** What should be seen of a table by whoever sits down at it. */
export interface Sight {
  /** Metres about the foot of the table. */
  readonly target: readonly [x: number, y: number, z: number];
  /** Radians from straight above. */
  readonly steep: number;
  /** Metres away. */
  readonly far: number;
  /** So near a film comes to what happens, where that is nearer than to any table: things are small there. */
  readonly near?: number;
  /** In an upright picture: how steep, and how many metres to each side are seen; nothing: as any table. `handless`: nobody holds cards. */
  readonly upright?: { readonly steep: number; readonly wide: number; readonly handless?: boolean };
  /** Metres to each side of the target that are seen however low the picture is; nothing: the whole table. */
  readonly wide?: number;
  /** Part of a wide picture, from the right, that is left to panels. */
  readonly panels?: number;
  /** Hands lie open: whoever looks on has them all to read. */
  readonly open?: boolean;
}

/** The part of what is seen, 0…0.5 from each edge, where panels would hide something. */
export interface Covers {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The picture is so small that letters have to be this many times as large; nothing: 1. */
  readonly letters?: number;
  /** Part of the upper edge, from the right, where something of the page stands that grows with its letters; nothing: none. */
  readonly corner?: number;
}

/** Who looks, and with what: a person at a screen, in a headset, the stream's camera. Scenes know nothing else of it. */
export interface Viewpoint {
  /** What is done by whoever looks. */
  readonly input: Input;
  /** Nobody reads or answers here: boards and panels are left out of the picture. */
  readonly films?: boolean;
  /** Nothing of the page is seen from here: what is said is said in the world. */
  readonly pageless?: boolean;
  /** How the world is seen now, for what must be readable. */
  readonly gaze: Gaze;
  /** The seat that looks (−1: none), and how many there are. */
  sit(me: number, players: number): void;
  locate(place: Place): Located;
  /** Where something is that is carried by a hand at this point of the world. */
  carried(held: Vector3): Located;
  /** The hand that throws, in the world, lent; undefined: nobody sees one. */
  hand?(): Vector3 | undefined;
  /** Resolves once that hand has thrown what lies in it, or will not, or the story is skipped. */
  thrown?(signal: AbortSignal): Promise<void>;
  /** A point at the edge of what stands there, on the side where there is more room, in the world. */
  beside(at: Located, into: Vector3): Vector3;
  /** Where a question stands that is about nothing on the table, in the world; nothing: beside the table. */
  aside?(into: Vector3): Vector3 | undefined;
  /** Turns to what there is to be seen; calmly, it is there at once. */
  look(sight: Sight, seconds: number): void;
  /**
   * Something happens at these places: whoever is elsewhere sees it too. Whoever films it is told how, and which seat does it.
   * `near` (0…1): it is worth a closer look.
   */
  follow(places: readonly Vector3[], seconds: number, shot?: Shot, seat?: number, near?: number): void;
  /** Whoever is asked has all of these before them, from as near as can be; none: the whole table. A hand that turned the eye is let be. */
  attend?(places: readonly Vector3[]): void;
  /** Part of the picture's width, from the right, and of its height, from below, that something else lies over; once it is `over`, over the hand too. */
  covered(right: number, bottom?: number, over?: boolean): void;
  /** Looks again as whoever has just sat down. */
  reset?(): void;
  covers(): Covers;
  calm(calm: boolean): void;
  /** Something was refused: whoever has it in a hand feels it. */
  refused(): void;
  /** Told when places before the eye have moved: laid out anew, or carried along by whoever looks. */
  onMoved(listener: (laidOut: boolean) => void): () => void;
  /** Where a point of the world is in the picture, in pixels of the page; for whoever tries it out. */
  screen(at: Vector3): { readonly x: number; readonly y: number };
  update(time: number): void;
  dispose(): void;
}
