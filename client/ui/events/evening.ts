import type { FormatId, TournamentOptions } from '../../../shared/events/options';
import type { SheetCell } from '../../../shared/events/scoreSheet';
import type { Report } from '../../../shared/events/types';
import type { ShownTable } from '../../../shared/eventProtocol';
import type { NameOf } from './pairings';

/** What a game brings to the event desk: the words and forms of a format in which it is played. */
export interface Evening {
  /** What is played, as lists and heads name it. */
  readonly title: string;
  /** What the two numbers of a result are, the one that goes before first. */
  readonly points: readonly [string, string];
  /** Said to whoever plays this round without an opponent, at a table of one's own. */
  readonly alone: string;
  /** Said to whoever has the bye. */
  readonly bye: string;
  /** The fields in which a result is entered by hand. */
  result(page: Document, asked: ResultAsked): Reading;
  /** Options that are more than a number or a choice. */
  settle?(page: Document): Settling;
  /** What these come to, as everybody reads it. */
  settled?(options: TournamentOptions): readonly [title: string, value: string];
  /** Where players hand in a sheet. */
  readonly sheets?: Sheets;
}
export type Evenings = Readonly<Record<FormatId, Evening>>;

export interface ResultAsked {
  /** What the ids of all fields begin with. */
  readonly id: string;
  readonly table: ShownTable;
  readonly options: TournamentOptions;
  readonly nameOf: NameOf;
}
export interface Reading {
  readonly lines: readonly HTMLElement[];
  read(): Report;
}
export interface Settling {
  readonly lines: readonly HTMLElement[];
  read(): Partial<TournamentOptions>;
}

export interface Sheets {
  /** What one hands in is chosen, written or built here; `sheet` is what was handed in before. */
  fields(
    page: Document,
    options: TournamentOptions,
    sheet: string,
  ): { readonly lines: readonly HTMLElement[]; read(): string };
  /** A sheet as the server gave it out; with its head where it is printed. */
  draw(page: Document, sheet: unknown, head?: SheetHead): HTMLElement;
}

/** What stands in the head and the table of battles of a sheet. */
export interface SheetHead {
  readonly event: string;
  readonly date: string;
  readonly player: string;
  readonly battles: readonly SignedCell[];
}
/** One round of it, with the initials of the opponent for the sheet and for the result. */
export interface SignedCell extends SheetCell {
  readonly build: string;
  readonly verified: string;
}
