import type { RngState } from '../engine/rng';
import type { TournamentOptions } from './options';

/** What an event goes through (rules 10.10). */
export const STAGES = ['registration', 'verifying', 'battle', 'closing', 'final', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

/** Stands for no round, no side, no points yet. */
export const NONE = -1;

export interface Entrant {
  readonly id: string;
  name: string;
  /** The fleet as a short text; secret until the event is closed. Empty where a format has no fleets. */
  sheet: string;
  /** What the fleet costs. */
  sp: number;
  /** His part of the event's chance. */
  nonce: string;
  /** The first round he is paired in. */
  readonly from: number;
  /** The last round he took part in; `NONE`: he is still there. */
  leftAfter: number;
  /** The level of a bot that fills a place; empty: a person. */
  readonly bot: string;
}

/** What a table says when its battle is over. */
export type Report =
  /** Attack Wing: the place of the winner, squadron points left and right guesses by side. */
  | {
      readonly type: 'battle';
      readonly winner: number;
      readonly surviving: readonly number[];
      readonly stacks: readonly number[];
    }
  /** Panic: what one crew has done. */
  | { readonly type: 'crew'; readonly missions: number; readonly hull: number }
  /** Risk: the captains from the first place to the last, and what each held. */
  | { readonly type: 'places'; readonly order: readonly number[]; readonly held: readonly number[] };

/** What somebody gets out of a round. */
export interface Score {
  readonly player: string;
  readonly result: 'W' | 'L' | 'B';
  readonly battlePoints: number;
  readonly fleetPoints: number;
}

/** `notFought`: nobody came, so there are no points. */
export type TableStatus = 'signing' | 'battle' | 'over' | 'notFought';

export interface Table {
  readonly players: readonly string[];
  status: TableStatus;
  /** Who has come to the table. */
  came: boolean[];
  /** When both sheets were signed; `NONE`: not yet. */
  begun: number;
  /** Who has verified the opponent's sheet, and later the result; `for him`: he did not answer in time. */
  builds: Signature[];
  results: Signature[];
  /** The report that counts; none while it is open. */
  reports: Report[];
  scores: Score[];
  /** Every correction, oldest first. */
  corrections: Correction[];
  /** Who calls the organiser about the result. */
  objections: Objection[];
}

/** `disputed`: he does not accept the result, or has taken his signature back. */
export type Signature = 'none' | 'signed' | 'signedForHim' | 'disputed';

export interface Objection {
  readonly time: number;
  readonly player: string;
  readonly reason: string;
}

export interface Correction {
  readonly time: number;
  readonly before: Report;
  readonly after: Report;
  readonly reason: string;
}

/** The throws of those whose points are equal after a round: Battle Stations of five attack dice, throw by throw. */
export interface RollOff {
  readonly player: string;
  throws: number[];
}

export interface Round {
  readonly number: number;
  /** Single elimination after the rounds. */
  readonly final: boolean;
  /** Empty: nobody has the bye. */
  readonly bye: string;
  byePoints: number;
  tables: Table[];
  rollOffs: RollOff[];
  closed: boolean;
  /** When the pairs were published, when the last battle was over, when somebody last signed; `NONE`: not yet. */
  readonly opened: number;
  ended: number;
  signed: number;
}

/** What standings and sheets are made of: all of it is public. */
export interface Scored {
  readonly options: TournamentOptions;
  readonly stage: Stage;
  readonly entrants: readonly Pick<Entrant, 'id' | 'name' | 'leftAfter'>[];
  readonly rounds: readonly Round[];
}

/** A tournament: everything follows from its charter and its journal. */
export interface Tournament {
  readonly options: TournamentOptions;
  stage: Stage;
  entrants: Entrant[];
  rounds: Round[];
  rng: RngState;
  /** Raised by every use of chance. */
  reveals: number;
  /** Entries accepted so far. */
  seq: number;
}

/** `'organiser'`, `'clock'`, `'table'` (a battle reporting its outcome) or a player by his id. */
export type By = string;

export interface Stamped {
  /** Milliseconds, from outside; nothing but what is printed depends on it. */
  readonly time: number;
  readonly by: By;
}

/** One line of the journal. */
export type Entry = Stamped &
  (
    | {
        readonly type: 'register';
        readonly player: string;
        readonly name: string;
        readonly sheet: string;
        readonly nonce: string;
        /** A bot that the organiser adds plays at this level. */
        readonly bot?: string;
      }
    | { readonly type: 'changeSheet'; readonly player: string; readonly sheet: string }
    | { readonly type: 'withdraw'; readonly player: string }
    | { readonly type: 'start' }
    | { readonly type: 'signBuild'; readonly player: string }
    | { readonly type: 'come'; readonly player: string }
    | { readonly type: 'report'; readonly round: number; readonly table: number; readonly report: Report }
    | {
        readonly type: 'absent';
        readonly round: number;
        readonly table: number;
        readonly players: readonly string[];
      }
    | { readonly type: 'signResult'; readonly player: string }
    | { readonly type: 'dispute'; readonly player: string; readonly reason: string }
    | { readonly type: 'leave'; readonly player: string }
    | {
        readonly type: 'correct';
        readonly round: number;
        readonly table: number;
        readonly report: Report;
        readonly reason: string;
      }
    | { readonly type: 'nextRound' }
    | { readonly type: 'close' }
  );
export type EntryOf<T extends Entry['type']> = Extract<Entry, { readonly type: T }>;
