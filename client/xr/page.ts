import type { Meaning } from '../kit/theme';
import type { Play, Session } from '../net/session';
import type { Settings } from '../ui/settings';

/** Something that can be chosen on a page, and what it does. */
export interface Entry {
  readonly text: string;
  readonly hint?: string;
  readonly meaning?: Meaning;
  readonly do: () => void;
}

/** One page of the board. */
export interface Page {
  readonly title: string;
  readonly lines?: readonly string[];
  readonly choices: readonly Entry[];
}

/** What the board reaches into. */
export interface MenuPorts {
  /** The table one is at; undefined: none. */
  session(): Session | undefined;
  /** The match as far as it has been told. */
  play(): Play | undefined;
  telling(): boolean;
  skip(): void;
  /** The last things that happened, the newest last. */
  log(): readonly string[];
  /** Who waits at the door to be let in by the host. */
  knocks(): readonly Knock[];
  settings(): Settings;
  change(settings: Settings): void;
  readonly stance: StancePorts;
  readonly start: StartPorts;
  leaveHeadset(): void;
  /** Away from the table, without taking anything off. */
  home(): void;
}

/** Somebody with the table's code, to be let in or not. */
export interface Knock {
  readonly name: string;
  readonly answer: (yes: boolean) => void;
}

export interface StancePorts {
  height(): number;
  recentre(): void;
  goOn(by: number): void;
  turn(by: number): void;
  /** Lays the table on one's own, where the hand lies that does not point; absent where one's own room is not seen. */
  put?(): void;
}

export interface StartPorts {
  /** Every game by its id and title. */
  games(): readonly (readonly [id: string, title: string])[];
  first(): void;
  alone(game: string): void;
  host(): void;
  /** Gives why not, if a code leads nowhere. */
  join(code: string): Promise<string | undefined>;
  name(): string;
  rename(name: string): void;
}

export type RoomName =
  'home' | 'moves' | 'orders' | 'log' | 'say' | 'table' | 'settings' | 'people' | 'name' | 'code';

/** The pages as those see them who write one: where one is, and what has been typed. */
export interface Pages {
  readonly ports: MenuPorts;
  typed: string;
  told: string;
  open(room: RoomName): void;
  to(room: RoomName, text: string): Entry;
  /** A page one goes back from. */
  under(title: string, choices: readonly Entry[], lines?: readonly string[]): Page;
  /** Whoever knocks, to be let in. */
  doors(): readonly Entry[];
}
