import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Ask, People, Refusal, Tagged } from '../../shared/engine/game';
import type { Holodeck } from '../holodeck';
import type { Input } from '../input/gesture';
import type { CardFaces, Cards } from '../kit/cards/types';
import type { Effects } from '../kit/effects';
import type { Lines } from '../kit/lines';
import type { Pick } from '../kit/pick';
import type { Explanation, Prompts, StatusBoard } from '../kit/prompts';
import type { SoundName, Sounds } from '../kit/sound';
import type { Colours, Meaning } from '../kit/theme';
import type { Gaze } from '../viewpoint/gaze';
import type { Place } from '../viewpoint/place';
import type { Shots } from '../viewpoint/shots';
import type { Sight } from '../viewpoint/viewpoint';
import type { Choice } from './choosing';
import type { Route } from './route';
import type { Company } from './scene';

/** One thing that can be seen: what it is, where it lies, and what picking it means. */
export interface Piece {
  /** The same thing has the same id for as long as it is seen; when its place changes, it goes there. */
  readonly id: string;
  /** `card`, or a kind that the game's props make. */
  readonly kind: string;
  /** What it shows: a face of the cards, a model. */
  readonly face: string;
  readonly place: Place;
  readonly pick?: Pick | undefined;
  /** It can be taken up and carried. */
  readonly drag?: boolean;
  /** It only marks a place. */
  readonly mat?: boolean;
  /** Whatever else its kind shows of it: plain data. */
  readonly state?: unknown;
}

/** What a piece is made of. */
export interface Body {
  /** Carried to the piece's place. */
  readonly node: TransformNode;
  /** What a pointer meets; undefined: nothing. */
  readonly body?: AbstractMesh;
  /** Metres from its place to its middle, before it is scaled. */
  readonly rise?: number;
  /** Metres by which it is lifted on its way. */
  readonly lift?: number;
  /** Shows what is new about it, in so many seconds; `before` is undefined when it has just been made. */
  show?(piece: Piece, before: Piece | undefined, seconds: number): void;
  glow?(meaning: Meaning | undefined): void;
  dim?(on: boolean): void;
  /** How much of it is there, 0…1. What cannot fade comes and goes at once. */
  fade?(shown: number): void;
  remove(): void;
}

/** How a thing is lit: picked, spoken of, or to be picked next. */
export type Glow = (thing: Pick) => Meaning | undefined;

/** How the table is looked at: by whom, and what is being asked. */
export interface Look<Move = Tagged> {
  /** −1 looks on. */
  readonly me: number;
  readonly players: number;
  readonly asked: Ask | undefined;
  readonly choice: Choice<Move> | undefined;
  /** The table as everybody knew it when it was asked. */
  readonly pub?: object | undefined;
}

/** What would be put where the hand is: a ghost shows it. */
export interface Ghost<Move = Tagged> {
  readonly move: Move;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Why it may not be put there. */
  readonly refusal: Refusal | undefined;
}

/** What stands on the table in this game and no other, besides its pieces. */
export interface Fixture<Picture, Move = Tagged> {
  /** Brings it to the picture in so many seconds; 0 is at once. */
  paint?(picture: Picture, seconds: number, look: Look<Move>): void;
  /** Lights what may be picked. */
  light?(glow: Glow, look: Look<Move>): void;
  /** The middle of a thing that it shows, in the world. */
  middle?(thing: Pick, into: Vector3): boolean;
  /** Everything it shows that can be pointed at, for whoever goes from one thing to the next with keys. */
  things?(): readonly Pick[];
  /** Metres from the middle of a thing that it shows to its edge; nothing: as much as a finger needs. */
  reach?(thing: Pick): number | undefined;
  /** What is pointed at now. */
  point?(thing: Pick | undefined, look: Look<Move>): void;
  /** What would be put under the hand; undefined: nothing any more. */
  preview?(ghost: Ghost<Move> | undefined): void;
  colours?(colours: Colours): void;
  calm?(calm: boolean): void;
  /** How large letters are to be, 1 as designed. */
  letters?(times: number): void;
  update?(time: number): void;
  /** How it really stands, for whoever compares. */
  describe?(): unknown;
  dispose(): void;
}

/** All that a game brings to the table, made once. Beats reach into it. */
export interface Props<Picture, Move = Tagged> {
  /** Makes the pieces of each kind but cards. */
  readonly kinds: Readonly<Record<string, (piece: Piece) => Body>>;
  readonly fixtures: readonly Fixture<Picture, Move>[];
}

/** What fixtures are made with. */
export interface Tools {
  readonly deck: Holodeck;
  readonly input: Input;
  /** How the world is seen by whoever looks. */
  readonly gaze: Gaze;
  readonly effects: Effects;
  readonly sounds: Sounds;
  readonly prompts: Prompts;
  /** The game's cards; nothing: it has none. */
  readonly cards?: Cards | undefined;
  /** Lines of light from one place to another. */
  readonly lines: Lines;
  readonly colours: Colours;
  /** The hand of whoever looks, out of which dice come, lent; undefined: it is not to be seen. */
  readonly hand?: () => Vector3 | undefined;
}

/** A question as a game sees it when it says where its answers lie. */
export interface Asking<Pub> {
  readonly ask: Ask;
  readonly pub: Pub;
  /** What whoever is asked knows besides; absent: nothing. */
  readonly priv?: object | undefined;
  readonly people: People;
}

/** Everything a beat may use. */
export interface Cast<Picture, P> {
  /** As the table looks at the moment of asking. */
  readonly picture: Picture;
  readonly me: number;
  readonly props: P;
  readonly effects: Effects;
  readonly lines: Lines;
  /** How many times faster than usual. */
  readonly pace: number;
  /** So many milliseconds at this pace, in seconds. */
  seconds(ms: number): number;
  /** The middle of a thing, in a vector of its own; undefined where it is not to be seen. */
  at(thing: Pick): Vector3 | undefined;
  /** Where somebody sits. */
  seat(seat: number): Vector3;
  /** The hand out of which this seat's dice come; undefined: it is not to be seen. */
  hand?(seat: number): Vector3 | undefined;
  /** A sound, from where it happens. */
  hear(name: SoundName, at?: Vector3): void;
}

/** A length, or one that depends on the event; written so that the types of a game can be forgotten. */
type Length<Event> = number | { of(event: Event): number }['of'];

/** How one kind of event is shown. */
export interface Beat<Event, Picture, P> {
  /** How long it takes at the usual pace. */
  readonly ms: Length<Event>;
  /** The pieces wait for so much of the beat before they move, 0…1. */
  readonly hold?: number;
  /**
   * Lays the dice it throws into the hand of whoever looks, if they are theirs and it is seen; they lie there until they are thrown,
   * and only then does it begin. Gives what puts them back if nothing comes of it.
   */
  takes?(cast: Cast<Picture, P>, event: Event): (() => void) | undefined;
  /** Light and sound while the table still looks as it did. */
  before?(cast: Cast<Picture, P>, event: Event): void;
  /** Light and sound once the pieces are on their way. */
  after?(cast: Cast<Picture, P>, event: Event): void;
  /** What has to be seen of it; nothing: it is seen from anywhere. */
  where?(cast: Cast<Picture, P>, event: Event): readonly Vector3[];
  /** How much nearer the eye comes to it, as part of its distance: what strikes is worth a closer look. */
  readonly near?: number;
}

/** Every event has its beat: a kind that nobody thought of does not compile. */
export type Beats<Event extends Tagged, Picture, P> = {
  readonly [T in Event['type']]: Beat<Extract<Event, { readonly type: T }>, Picture, P>;
};
export type SomeBeats<Event extends Tagged, Picture, P> = Partial<Beats<Event, Picture, P>>;

/** What a game says of how things stand; whom it waits for is added to it. */
export type GameStatus = Omit<StatusBoard, 'waiting' | 'waitingMeaning' | 'question' | 'clock'> & {
  readonly over?: boolean;
};

/** What things are called in the game's words. */
export interface ThingNames<Picture> {
  /** The id by which the words know a thing. */
  word(thing: Pick, picture: Picture): string;
  /** What it is called among the words' places, to be pointed out to everybody; undefined: it is no place, it is held up. */
  place(thing: Pick): string | undefined;
  /** The thing of a place. */
  pick(place: string): Pick | undefined;
}

/** A scene as a description: all that is particular to a game. Everything else is the same at every table. */
export interface GameTable<
  Pub extends object,
  Priv extends object,
  Event extends Tagged,
  Move extends Tagged,
  Picture,
  P extends Props<Picture, Move>,
> {
  /** What should be seen by whoever sits down. */
  readonly sight: Sight;
  /**
   * The table as plain data: painted from the views, or changed by one event. The two must always agree (a law). It is always
   * painted before anything is told.
   */
  readonly picture: {
    of(pub: Pub, priv: Priv | undefined, me: number): Picture;
    tell(picture: Picture, event: Event): void;
  };
  pieces(picture: Picture, look: Look<Move>): Iterable<Piece>;
  /** Where a piece lies that is not to be seen: it comes from there and goes there. Asked anew for every picture. */
  home?(picture: Picture): (piece: Piece) => Place | undefined;
  /** What is on its cards; absent: it has none. */
  readonly faces?: () => CardFaces;
  readonly beats: Beats<Event, Picture, P>;
  /** How the stream's camera sees it; absent: everything is kept in the picture, and nothing more. */
  readonly shots?: Shots<Event['type']>;
  route(move: Move, asking: Asking<Pub>): Route<Move>;
  /** What somebody tried who put one thing on another, legal or not: the rules say what is wrong with it. */
  attempt(what: Pick, onto: Pick | undefined, asking: Asking<Pub>): Move | undefined;
  /** Kinds of things that nobody would think of picking: what needs only these is also asked for in words. */
  readonly vague?: readonly string[];
  /** Things that a thing stands for: what is meant by choosing it or dropping something there, the nearest first. */
  meant?(thing: Pick): readonly Pick[];
  /** What whoever is asked, or looks on, should have before them, from as near as can be; absent or none: the whole table. */
  focus?(picture: Picture, look: Look<Move>): readonly Vector3[];
  /** What no panel ever lies over, asked for or not. */
  readonly stars?: readonly Pick[];
  readonly names: ThingNames<Picture>;
  status(picture: Picture, company: Company): GameStatus;
  /** The title of a question in words; absent or undefined: as the game's words ask it; `''`: the board does, and the panel is small. */
  title?(asking: Asking<Pub>): string | undefined;
  /** What is missing still once something is picked: "Choose a shield to repair". */
  missing?(choice: Choice<Move>, asking: Asking<Pub>): string | undefined;
  /** Refusals that say little: whoever asks why a thing is of no use hears any other first. */
  readonly plain?: readonly string[];
  /** Kinds of things that are the ground under everything: whoever chooses them with something in hand lets it go. */
  readonly ground?: readonly string[];
  /** What a question in words is about: it stands over the first of these that is to be seen. */
  about?(asking: Asking<Pub>): readonly Pick[];
  /** What a thing is, or what choosing it now would mean (odds, costs); undefined: what the words say about it. */
  explain?(
    thing: Pick,
    picture: Picture,
    look: Look<Move>,
    table: Omit<Asking<Pub>, 'ask'>,
  ): Explanation | undefined;
  fixtures(tools: Tools): Promise<P>;
}

/** A table whose types are forgotten; every member that takes them is written as a method, so that each game's fits here. */
export type AnyTable = GameTable<object, object, Tagged, Tagged, object, Props<object>>;
