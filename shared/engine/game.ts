import type { Board } from './board';
import type { Refusal } from './result';
import type { Rng, RngState } from './rng';
import type { Shape } from './shape';
import type { Weights } from './telling';

export type { Refusal };

/** 0-based, fixed for the whole match. */
export type Seat = number;
/** Never undefined: "nobody" must not mean "everybody". */
export type Viewer = Seat | 'spectator';
/** `'table'` is the clock or the organiser; what it does is recorded like any move. */
export type Actor = Seat | 'table';

/** Every move, event, question and piece of suspended work is a plain tagged object. */
export interface Tagged {
  readonly type: string;
}

/** One open question. Who is asked what is public: it never depends on a secret. A seat has one at a time. */
export interface Ask extends Tagged {
  /** Never used twice in a match, not even after an undo; every answer names it. */
  readonly id: number;
  readonly seat: Seat;
  /** True: `legalMoves` is only a menu and `check` accepts more (a point on a mat). */
  readonly open: boolean;
  /**
   * True: everybody who might hold something secret is asked, and most have only a quiet answer. With a clock the answer
   * counts when a fixed time is over, so that how soon it came tells nothing.
   */
  readonly reaction?: boolean;
  /**
   * Of a reaction: every answer but the quiet one counts at once, and only the quiet one waits for the end of the fixed
   * time. (Without it every answer waits.)
   */
  readonly usesAtOnce?: boolean;
}

export interface BaseState {
  /** Moves accepted so far. */
  seq: number;
  rng: RngState;
  /** The last Ask id given out. */
  lastAsk: number;
  /** The open questions, oldest first. Opened by `ask`, closed by their answer or by `withdraw`. */
  open: Ask[];
  /** Raised by every use of chance and every look into a hidden pile: undo stops there. */
  reveals: number;
  /** Work to go on with once no question is open; the last entry comes first. */
  agenda: Tagged[];
}

export type OwnState<State extends BaseState> = Omit<State, keyof BaseState>;

/** How a match ended. `scores` has one entry per seat. */
export interface Outcome {
  readonly reason: string;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}

/**
 * A clock for the whole match. It runs from the first question to the outcome, and stands only while the table is paused
 * or asleep. When `limitMs` of it are used up the table makes the move `timeUp` (recorded like any move), and once more
 * `overtimeMs` later if the match still goes on. A game that has no use for the second call refuses it.
 */
export interface MatchClock<Move extends Tagged = Tagged> {
  readonly limitMs: number;
  readonly overtimeMs: number;
  readonly timeUp: Move;
}

/** Called as `emit?.({ … })`: when nobody listens, the event is not even built. */
export type Emit<Event> = ((event: Event) => void) | undefined;

/** All that one viewer may know; what bots think from and what the client shows. */
export interface View<Public, Private> {
  readonly viewer: Viewer;
  readonly seq: number;
  readonly open: readonly Ask[];
  readonly pub: Public;
  /** Absent for spectators. */
  readonly priv?: Private;
}

/** By seat, as the game's board has it. */
export type Cast = readonly (string | number)[];

/** How much a bot may think: a number of iterations (same seed, same move), or until told to stop. */
export interface Effort {
  readonly iterations?: number;
  readonly stop?: () => boolean;
}

/** Answers a question from a view alone. */
export interface Bot<Public, Private, Move> {
  choose(view: View<Public, Private>, ask: Ask, rng: Rng, effort: Effort): Move;
}

export interface GameDefinition<
  State extends BaseState,
  Move extends Tagged,
  Event extends Tagged,
  Public extends object,
  Private extends object,
  Options extends object,
> {
  readonly id: string;
  /** Raised by any change that alters replays. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** True where all seats win or lose together. */
  readonly cooperative: boolean;
  /** A valibot schema with titles, ranges and defaults: the lobby draws it. */
  readonly options: Shape<Options>;
  /** The edge checks every message with it. */
  readonly move: Shape<Move>;
  /** Plain description of the public view. */
  readonly board: Board<Public>;
  /** Types of moves that answer no question and may come at any time: conceding, standing orders. */
  readonly standing: readonly Move['type'][];
  /** No match is longer than this many accepted moves (standing and table moves aside). */
  readonly longest: number;

  checkOptions(options: Options, seats: number): Refusal | undefined;
  /**
   * The options as everybody may know them, where some of them are secret (sheets that an event hands to a battle);
   * absent: all of them. Whatever shows options or terms before the match is over shows these. Commitments are made of
   * the whole ones, which are shown with the seed when the match is over.
   */
  publicOptions?(options: Options): Options;
  /** The match's own clock, if these options ask for one; the room runs it. */
  clock?(options: Options): MatchClock<Move> | undefined;
  /**
   * How long a question marked `reaction` stands (ms), whether or not there is a clock for thinking; a table's own
   * `reactionMs` goes before it. Absent or 0: answers count at once.
   */
  reactionMs?(options: Options): number;
  /** What is on the table before anything happens. Play begins with the work `{ type: 'begin' }`. */
  setup(options: Options, seats: number, rng: Rng, emit: Emit<Event>): OwnState<State>;

  /** What a seat that is asked may answer. */
  legalMoves(state: Readonly<State>, seat: Seat): Iterable<Move>;
  /** One legal answer at random, fast, for playing on; every legal kind of answer must be possible. */
  sampleMove?(state: Readonly<State>, seat: Seat, rng: Rng): Move;
  /** The answer that does nothing: pass, keep, two dice. */
  quiet(state: Readonly<State>, ask: Ask): Move | undefined;
  /**
   * What a seat may order its quiet answer to beforehand, by a name made from public things: the order holds for every
   * question of that name. It is the page's own affair: nobody is told of it, no record has it, and a reaction's time runs
   * all the same. Absent or `''`: nothing can be ordered.
   */
  quietFor?(pub: Public, ask: Ask): string;
  /** Judges a move whose question is known to be open (or that is a standing or table move). */
  check(state: Readonly<State>, actor: Actor, move: Move): Refusal | undefined;
  /** Trusts. The answered question is closed already. Opens questions with `ask`, leaves the rest on `agenda`. */
  apply(draft: State, actor: Actor, move: Move, rng: Rng, emit: Emit<Event>): void;
  /** Goes on with one piece of work from the agenda. */
  resume(draft: State, work: Tagged, rng: Rng, emit: Emit<Event>): void;
  outcome(state: Readonly<State>): Outcome | undefined;
  /**
   * Whom each seat plays (a character, a captain) where people choose it. Everybody may know. Every event of a record
   * that changes it carries it as `cast`, for people are named by it: a sentence must read the same whenever it is said.
   */
  cast?(state: Readonly<State>): Cast;

  /** What a stranger may see. */
  publicView(state: Readonly<State>): Public;
  /** What only this seat adds to it. */
  privateView(state: Readonly<State>, seat: Seat): Private;
  /** The event as this viewer may know it. Exhaustive, no default. */
  redact(event: Event, viewer: Viewer): Event | undefined;
  /** A full state that fits what the viewer knows, drawn uniformly; the kernel adds the rest of `BaseState`. */
  guess(
    pub: Public,
    priv: Private | undefined,
    viewer: Viewer,
    rng: Rng,
  ): OwnState<State> & Pick<BaseState, 'agenda'>;

  /** At least `heuristic`. */
  readonly bots: Readonly<Record<string, Bot<Public, Private, Move>>>;
  /**
   * A copy by hand, an object literal naming every field: several times faster than the general one. Whatever is
   * changed in place must be copied (open questions and work on the agenda are not); the law of purity finds what was
   * forgotten.
   */
  clone?(state: Readonly<State>): State;
  /** How much its events weigh where their story is told. */
  readonly weights?: Weights;
  /**
   * How likely each seat is to win, by seat, from what a stranger may see: 1 in all among rivals, the same for everybody
   * where all win together. Cuts search short, feeds the bar of chances.
   */
  value?(pub: Public): readonly number[];
}

/** One paragraph of the table told in words. */
export interface Paragraph {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Something that everybody sees and may point at. */
export interface Landmark {
  /** Letters, digits and dashes; as scenes know it. */
  readonly id: string;
  readonly name: string;
}

/** The names of the people by seat; `''` (or nothing) where nobody is known, as on the seat of a bot that is called by whom it plays. */
export type People = readonly string[];

/**
 * All language is here, one file per game and language, outside the rules. Whoever speaks gives the names of the people,
 * so that everybody has one name in every sentence.
 */
export interface Words<Public, Private, Move, Event> {
  /** The game's name. */
  readonly title: string;
  /** What somebody is called in every sentence: "Nyota (Uhura)". */
  name(seat: Seat, pub: Public, people: People): string;
  /** "Boarders in sector 3 for 2. Send a Security Team?" */
  ask(ask: Ask, pub: Public, people: People): string;
  /** `path` groups the list of moves. `priv`: what whoever may make the move knows besides; absent: as everybody would say it. */
  move(
    move: Move,
    pub: Public,
    people: People,
    priv?: Private,
  ): { readonly sentence: string; readonly path: readonly string[] };
  /**
   * Log, captions, screen reader, golden playthroughs. Made from the event and from what no event of its record changes
   * on the board (a law): it is the same before the record is told and after.
   */
  event(event: Event, pub: Public, people: People): string;
  /** How the match ended. */
  outcome(outcome: Outcome, pub: Public, people: People): string;
  /** The table in words. */
  table(pub: Public, priv: Private | undefined, people: People): readonly Paragraph[];
  /** What a thing is, when pointed at. */
  about(id: string, pub: Public, people: People): string;
  /** What people may point at for all to see, in reading order. */
  landmarks(pub: Public, people: People): readonly Landmark[];
  /** The title of the chapter that begins with this event (a turn, a round); `''`: none does. */
  chapter(event: Event, pub: Public, people: People): string;
  /** Every card and piece of the game, and what it does. */
  lexicon?(pub: Public, people: People): readonly Paragraph[];
  /** What ordering the quiet answer beforehand is called, with how long it holds; for games that have `quietFor`. */
  readonly quietOrder?: string;
  /** How the rules begin that hold now (`3:`), as RULES.md has them; `''`: none in particular. */
  rulesAt?(pub: Public): string;
  /** What is counted of everybody, and told at the end. */
  deeds?(): Deeds<Public, Event>;
}

/** Something that somebody has done and that is counted for the end. */
export interface Deed {
  readonly seat: Seat;
  /** One of the game's kinds of deeds. */
  readonly kind: string;
  readonly count: number;
}

/** Who did what, to be told when all is over. */
export interface Deeds<Public, Event> {
  /** The kinds in the order of their weight: what each is called over its numbers, and "destroyed 3 threats". */
  readonly kinds: Readonly<Record<string, { readonly title: string; did(count: number): string }>>;
  /** What was done in the events of one record. */
  of(events: readonly Event[], pub: Public): readonly Deed[];
}

/**
 * A game as the machinery knows it, its own types forgotten. Every member that takes them is written as a method, so
 * that each game fits here as it is.
 */
export type AnyGame = GameDefinition<BaseState, Tagged, Tagged, object, object, object>;
export type AnyWords = Words<object, object, Tagged, Tagged>;

/** What one line of the register loads. */
export interface GameModule {
  readonly game: AnyGame;
  readonly words: AnyWords;
}
