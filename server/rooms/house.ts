import type { Register } from '../../shared/games';
import type { Answer, AnswerName, RefusalCode, TableView } from '../../shared/protocol';
import type { Thinker } from '../../shared/bots/thinker';
import type { Counts } from '../counts';
import type { Log } from '../log';
import type { Store } from '../store/store';
import type { Crowd } from './crowd';
import type { Doors } from './doors';
import type { KeptMatch } from './keptMatch';
import type { Rate } from './limits';
import type { Reservations } from './reservations';
import type { Entropy } from './secrets';
import type { Telling } from './telling';

/** What the process offers its tables. */
export interface House {
  /** Build id of the page this process serves; undefined while developing, when every build is welcome. */
  readonly build: string | undefined;
  readonly log: Log;
  readonly games: Register;
  readonly store: Store;
  readonly thinker: Thinker;
  readonly doors: Doors;
  readonly reservations: Reservations;
  readonly counts: Counts;
  readonly random: Entropy;
  /** Milliseconds since 1970, for what people read in a log. */
  readonly date: () => number;
  /** Milliseconds that never go back. */
  readonly now: () => number;
  /** How long the seat of a dropped player is held before a bot plays it. */
  readonly graceMs: number;
  /** How long a bot waits with its answer, so that people can follow. */
  readonly botDelayMs: number;
  /** How long a bot that searches may think. */
  readonly botThinkMs: number;
  /** How long a table waits for promised nonces. */
  readonly nonceMs: number;
  /** A table sleeps when nobody has been there for this long. */
  readonly sleepMs: number;
  /** How often a table that could not write tries again. */
  readonly retryMs: number;
  /** Messages of one page. */
  readonly rate: Rate;
  /** What one person may add to a match, and what of that may be moves nobody asked for, and undoing. */
  readonly records: Rate;
  readonly unasked: Rate;
  /** A record was told. */
  readonly told: () => void;
  /** A match with so many records is ended. */
  readonly mostRecords: number;
}

/** Where a table's words go: the room, which knows who sits at which socket. */
export interface Port extends Crowd {
  /** Brings the public state up to date and sends what changed. */
  show(view: TableView, match: KeptMatch | undefined): void;
  /** The same after a move, which changes little. */
  showPlay(telling: Telling): void;
  /** Finds out beforehand what that will change; nothing is changed yet. */
  foresee(coming: Telling): void;
  tell<Name extends AnswerName>(person: string, name: Name, answer: Answer<Name>): void;
  /** What was told and shown leaves now, not when everybody else has been told. */
  release(): void;
  /** Closes the page of this person, who is no longer counted as present. */
  dismiss(person: string, code: number): void;
  /** The public state takes another shape: everybody joins again. */
  reshape(): void;
}

/** How a request ended. */
export type Reply =
  | { readonly ok: true; readonly held?: true }
  | { readonly ok: false; readonly code: string; readonly message?: string; readonly rule?: string };

export const DONE: Reply = { ok: true };
export const no = (code: RefusalCode): Reply => ({ ok: false, code });
