import type { AnyWords, Ask, People, Refusal, Tagged } from '../../shared/engine/game';
import type { Pace } from '../director/director';
import type { TableScene } from '../director/scene';
import type { Holodeck } from '../holodeck';
import type { Pick } from '../kit/pick';
import type { PanelBox } from '../kit/prompts';
import type { ThemeName } from '../kit/theme';
import type { Viewpoint } from '../viewpoint/viewpoint';
import type { Sheet } from './voice';

/** What a person has set that a scene can show. */
export interface SceneSettings {
  readonly colours: ThemeName;
  readonly calm: boolean;
  readonly flashes: boolean;
  readonly captions: boolean;
  readonly textScale: number;
  readonly pace: Pace;
  readonly volumes: Readonly<Record<'effects' | 'interface' | 'alert' | 'ambience', number>>;
}

/** Who sits at the table, and whom it waits for. */
export interface Company {
  /** The own seat; −1 looks on. */
  readonly me: number;
  /** By seat: what they are called, and a word about them (away, a bot). */
  readonly seats: readonly { readonly name: string; readonly note: string }[];
  /** Their names, for the game's words. */
  readonly people: People;
  readonly open: readonly Ask[];
  /** As it is to be read; `''` without a clock. */
  readonly clock: string;
}

/** What a scene is given to stand on. */
export interface SceneGround {
  readonly deck: Holodeck;
  /** Who looks; it ends with the scene. */
  readonly viewpoint: Viewpoint;
  readonly words: AnyWords;
  readonly settings: SceneSettings;
  company(): Company;
  /** Says what happens, beside what is seen of it; absent where somebody else says it. */
  caption?(text: string): void;
  /** Says what is heard. */
  heard(text: string): void;
  /** The board takes this part of the picture's height, from its top: whatever the page tells stands below. */
  board?(part: number): void;
  /** Leaves out the rest of what is being told. */
  skip(): void;
  /** Points at a place for everybody to see; the id is one of the words' places. */
  ping(place: string): void;
  /** Speaks in place of panels where the picture is too small for them; absent: panels do. */
  readonly sheet?: Sheet;
  /** Why something was refused, in words: the table's own reasons and the game's. */
  refusal(refusal: Refusal): string;
}

/** A game on the holodeck's table. */
export interface GameScene extends TableScene {
  /** How many times slower than usual an event is told where somebody only looks on. */
  slow(event: Tagged): number;
  settle(settings: SceneSettings): void;
  /** Anything about the company has changed. */
  greet(): void;
  /** Part of the picture's width, from the right, and of its height, from below, that something else lies over; once it is `over`, over the hand too. */
  covered(right: number, bottom?: number, over?: boolean): void;
  /** Looks at the table as whoever has just sat down. */
  reset(): void;
  /** Lights up what somebody speaks of; none: nothing. */
  point(things: readonly Pick[]): void;
  /** Marks what may be answered in words and is one of these moves. */
  mark(meant: (move: Tagged) => boolean): void;
  /** Somebody of this name points at a place; seat −1 is nobody who plays. */
  pinged(place: string, seat: number, name: string): void;
  /** A move of this page was refused by the table: the question is open again, and the reason is said where it was made. */
  refused(refusal: Refusal): void;
  /** Where everything is, for whoever compares, and where a pick lies on the screen, for whoever tries it out. */
  readonly trial: SceneTrial;
}

export interface SceneTrial {
  describe(): unknown;
  /** Pixels of the page, or undefined where the pick is not to be seen. */
  screen(pick: Pick): { readonly x: number; readonly y: number } | undefined;
  /** The middle of a pick in the world, or undefined where it is not to be seen. */
  world(pick: Pick): readonly number[] | undefined;
  /** Pixels of the page of a point of the table, metres about its middle. */
  point(x: number, y: number): { readonly x: number; readonly y: number };
  /** What may be picked now, the texts of what is asked, and whether a point of the table is to be put. */
  choices(): {
    readonly next: readonly Pick[];
    readonly named: readonly string[];
    readonly point: boolean;
  };
  /** Points at a thing, as a pointer that rests there does. */
  hover(thing: Pick | undefined): void;
  /** Where everything that is said lies in the picture, and what it keeps off. */
  boxes(): readonly PanelBox[];
  /** Everything that can be pointed at. */
  things(): readonly Pick[];
  /** The picks that lead to this move; after them perhaps its text, or a point. */
  wayTo(move: Tagged): readonly Pick[];
}

export type SceneMaker = (ground: SceneGround) => Promise<GameScene>;
