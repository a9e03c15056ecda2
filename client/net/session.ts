import type { Ask, GameModule, People, Refusal, Tagged, View } from '../../shared/engine/game';
import type { Request, RequestName, TableView } from '../../shared/protocol';

/** How it stands between this page and its table. */
export type Link =
  | { readonly type: 'connecting' }
  | { readonly type: 'connected'; readonly table: string }
  /** Dropped, and trying to come back by itself. */
  | { readonly type: 'lost' }
  /** No server answers; after a drop it goes on trying now and then. */
  | { readonly type: 'offline' }
  /** There is no such table (any more). */
  | { readonly type: 'gone' }
  | { readonly type: 'outdated' }
  /** The same person has come from another page, which goes on. */
  | { readonly type: 'elsewhere' }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'closed' };

/** One open question of this seat, with what may be answered. Scenes and the plain list both draw from it. */
export interface Offer<Move> {
  readonly ask: Ask;
  /** What may be answered; for open questions (`ask.open`) only a menu. Worked out when first looked at. */
  readonly moves: readonly Move[];
  /** Why an answer is not allowed; `undefined`: it is. What the server says in the end may differ only by secrets. */
  check(move: Move): Refusal | undefined;
  choose(move: Move): void;
  /** The answer that does nothing, if there is one. */
  quiet(): Move | undefined;
}

/** A match as this page may know it at `rev`. Never changed: each step brings a new one. */
export interface Play {
  readonly module: GameModule;
  readonly rev: number;
  readonly view: View<object, object>;
  /** Who plays, for the game's words. */
  readonly people: People;
  readonly offers: readonly Offer<Tagged>[];
}

export interface SessionState {
  readonly link: Link;
  /** The public side of the table, the board aside. */
  readonly view: TableView;
  /** This person's id at the table; `''` before the first welcome. */
  readonly you: string;
  /** This page's own seat, or STANDING. */
  readonly seat: number;
  /** The match that runs or has just ended; absent in the lobby and until the game is loaded. */
  readonly play: Play | undefined;
  /** What a link to this table needs; for listed tables it goes without. */
  readonly secret: string;
  /** The short code that knocks; hosts only, else `''`. */
  readonly code: string;
}

/** What happens at the table, in the order in which it happens. */
export type News =
  /** Anything in the state has changed. */
  | { readonly type: 'state' }
  /** One record of the journal: play these events, then the table looks like `play`. */
  | { readonly type: 'told'; readonly rev: number; readonly events: readonly Tagged[]; readonly play: Play }
  /** Show `play` as it is, at once: after joining, coming back over a gap, undo, seeking. `story`: what led here. */
  | {
      readonly type: 'snap';
      readonly story: readonly Tagged[];
      readonly play: Play;
      /** Moves were taken back. */
      readonly undo?: true;
    }
  | { readonly type: 'said'; readonly person: string; readonly text: string }
  /** Somebody points at a landmark, which is an id of the game's words. */
  | { readonly type: 'pinged'; readonly person: string; readonly landmark: string }
  /** What is to be seen of people who sit at the table, where that has changed (shared/presence.ts). */
  | { readonly type: 'there'; readonly people: readonly (readonly [person: string, at: string])[] }
  /** To the host: somebody knocks; answer with `ask('admit', …)`. */
  | { readonly type: 'knocked'; readonly knock: string; readonly name: string }
  | { readonly type: 'device'; readonly code: string; readonly forMs: number }
  /** A request of this page changed nothing; also told to who asked. */
  | { readonly type: 'refused'; readonly request: RequestName; readonly refusal: Refusal };

/** How a request ended. `held`: kept until a fixed reaction time is over. */
export type Answered =
  { readonly ok: true; readonly held: boolean } | { readonly ok: false; readonly refusal: Refusal };

/** A request without its number. */
export type Wish<Name extends RequestName> = Omit<Request<Name>, 'request'>;

/**
 * A page at a table, whatever is behind it: a server, the engine in the page, a recorded match. Scenes, the plain table
 * and the lobby know nothing else.
 */
export interface Session {
  state(): SessionState;
  /** Listens until the function it gives is called. */
  watch(listener: (news: News) => void): () => void;
  /** Asks the table for something (shared/protocol.ts says for what). Never rejects. */
  ask<Name extends RequestName>(name: Name, message: Wish<Name>): Promise<Answered>;
  /** Says what others may see of this person just now; nobody answers, and it may be lost. */
  here(at: string): void;
  /** Ready to begin: promises a nonce, and gives it when the table has promised its seed. */
  ready(): Promise<Answered>;
  /** Joins anew after the connection has ended for good; a table that is gone is replaced by a new one. */
  rejoin(): void;
  leave(): void;
}
