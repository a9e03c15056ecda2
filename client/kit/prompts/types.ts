import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
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
  readonly mission?: { readonly title: string; readonly progress?: Gauge; readonly timer?: Gauge };
  /** What is left: threats in the bag, cards, missions. */
  readonly counts: readonly { readonly text: string; readonly value: number; readonly meaning?: Meaning }[];
}

export interface Label {
  readonly text: string;
  readonly at: Vector3;
  readonly meaning?: Meaning;
}

/** The part of the picture, 0…0.5 from each edge, that something else covers: panels keep out of it. */
export interface Covered {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
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
  /** How much danger each sector is in, at its edge, sector 1 first; nothing where it is 0. */
  danger(sectors: readonly number[]): void;
  /** Why something was refused, where it happened; goes by itself after there was time to read it. */
  refuse(text: string, at: Vector3): void;
  /** A name beside a thing; the same id again moves or changes it, undefined takes it away. */
  label(id: string, label: Label | undefined): void;
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
