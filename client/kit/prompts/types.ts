import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { Gaze } from '../gaze';
import type { Pick } from '../pick';
import type { Alert, Colours, Meaning } from '../theme';

export interface Choice {
  readonly id: string;
  readonly text: string;
  /** A line under it: what it costs, what it does. */
  readonly hint?: string;
  readonly meaning?: Meaning;
}

export interface Question {
  readonly title: string;
  /** A line or two under the title. */
  readonly lines?: readonly string[];
  readonly choices: readonly Choice[];
  /** What it is about; the panel stands over it. */
  readonly at: Vector3;
}

export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  readonly meaning?: Meaning;
}

export interface Gauge {
  readonly text: string;
  readonly now: number;
  readonly of: number;
  /** What it measures runs out: it shows the colour of danger when little is left. */
  readonly ebbs?: boolean;
}

/** Something with a name and a few measures: a mission, a wave, an event that lasts. */
export interface StatusLine {
  readonly title: string;
  readonly meaning?: Meaning;
  readonly gauges: readonly Gauge[];
}

/** Somebody at the table: a name and a number or two, in their colour. */
export interface StatusSeat {
  readonly name: string;
  readonly meaning: Meaning;
  readonly value: string;
  readonly note?: string;
  /** It is their turn. */
  readonly active?: boolean;
}

/** All that must be plain at a glance. Texts come ready to show; an empty one is left out. */
export interface StatusBoard {
  readonly alert: Alert;
  readonly phase: string;
  readonly turn: string;
  /** Whom the table waits for, in whose colour. */
  readonly waiting: string;
  readonly waitingMeaning?: Meaning;
  /** What the reader is asked, where no panel asks it: it stands in the place of `waiting`. */
  readonly question?: string;
  /** The visible clock, as it is to be read: `1:05`. */
  readonly clock?: string;
  readonly lines?: readonly StatusLine[];
  readonly seats?: readonly StatusSeat[];
  /** What is left: threats in the bag, cards, rounds. */
  readonly counts: readonly { readonly text: string; readonly value: number; readonly meaning?: Meaning }[];
}

export interface Label {
  readonly text: string;
  readonly at: Vector3;
  readonly meaning?: Meaning;
  /** Filled with its colour and lying on its place; the others stand over it. */
  readonly loud?: boolean;
  /** In place of the text where the picture is narrow. */
  readonly short?: string;
  /** Other places that say the same: it stands at the first where it hides nothing, nor is hidden. */
  readonly or?: readonly Vector3[];
}

/** What panels need of the input layer. */
export interface PromptInput {
  on(listener: (gesture: { readonly type: string; readonly pick: Pick | undefined }) => void): () => void;
  pickable(
    mesh: AbstractMesh,
    pick: Pick | undefined,
    options?: { readonly part?: (x: number, y: number, z: number) => Pick | undefined },
  ): void;
  stops(rows: () => PromptRows, order?: number): () => void;
  bring(pick: Pick): void;
  /** A point of the world under a pointer that hovers; false where none does. */
  hovered?(into: Vector3): boolean;
}
export type PromptRows = readonly (readonly {
  readonly pick: Pick;
  readonly at: Vector3;
  readonly plain: boolean;
}[])[];

/** A place that must stay in sight: half its width and height in metres, as it is turned to the reader. */
export interface Spot {
  readonly at: Vector3;
  readonly wide: number;
  readonly high: number;
  /** Only what is asked for: a question keeps off it, a note may lie over it. */
  readonly lit?: boolean;
  /** It lies before the eye, not on the table: marks of the table lie behind it. */
  readonly held?: boolean;
  /** Panels may lie over it: marks, and whoever writes on the table, keep off it all the same. */
  readonly aside?: boolean;
  /** It is only pointed at: marks do not move for it. */
  readonly pointed?: boolean;
}

/** What a panel covers of the picture: its middle and its size, −1…1 to the right and up. */
export interface PanelBox {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The part of the picture, 0…0.5 from each edge, that something else covers: panels keep out of it. */
export interface Covered {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How many times larger letters have to be to be read; nothing: 1. */
  readonly letters?: number;
  /** Part of the upper edge, from the right, where something else stands that grows with the letters; nothing: none. */
  readonly corner?: number;
}

/** Prompts, panels and labels in the world, facing the reader; the same for a screen and for a headset. */
export interface Prompts {
  /** Asks something over a place; choices are met through the input layer. Undefined closes the panel. */
  ask(question: Question | undefined, chosen?: (id: string) => void): void;
  /** The middle of a choice that is shown, in the world; false where there is none of this id. */
  where(choice: string, into: Vector3): boolean;
  /** What is pointed at, beside it. */
  explain(text: Explanation | undefined, at?: Vector3): void;
  /** The board over the far edge of the table; undefined takes it away. */
  status(board: StatusBoard | undefined): void;
  /** Why something was refused, where it happened; goes by itself after there was time to read it. */
  refuse(text: string, at: Vector3): void;
  /** A name beside a thing; the same id again moves or changes it, undefined takes it away. */
  label(id: string, label: Label | undefined): void;
  /**
   * What panels must not hide: what is asked for, what is held, what the table is about; looked for when one of them is placed.
   * `later`: it has only been carried along by whoever looks, and nothing has to move at once.
   */
  keepClear?(spots: () => readonly Spot[], later?: boolean): void;
  /** What the table itself has written, as it lies in the picture: marks keep off it. */
  signs?(written: readonly PanelBox[]): void;
  /**
   * Where all panels and marks that are open lie in the picture, and what they keep off (`spot`, `held`, `lit`), for whoever looks for
   * overlaps. Before a headset there is no picture: then, as this gaze has them, panels, marks and what lies aside.
   */
  boxes?(gaze?: Gaze): readonly PanelBox[];
  /** The part of the picture's height, from its top, that the board takes; 0 where there is none, or no picture. */
  reach?(): number;
  /** What else covers the picture. */
  covered(covered: Covered): void;
  calm(calm: boolean): void;
  colours(colours: Colours): void;
  /** Size of text, 1 as designed, up to 1.5. */
  scale(text: number): void;
  /** Once a frame, after the camera has moved. */
  update(time: number): void;
  /** Bytes of texture in use. */
  memory(): number;
  dispose(): void;
}
