import type { OpenTable } from '../../shared/api';
import type { Refusal } from '../../shared/engine/game';
import type { GameId } from '../../shared/games';
import type { LocalSetup } from '../net/localMatch';
import type { ReplaySource } from './replayPanel';
import type { Settings } from './settings';

/** What a person may wish for on the start page. */
export interface MenuWishes {
  /** Plays alone; says why not if it cannot be played like that. */
  solo(setup: LocalSetup): Promise<Refusal | undefined>;
  /** The game kept in this browser, if there is one. */
  kept(): string | undefined;
  resume(): void;
  host(open: Partial<OpenTable>): void;
  /** Goes to a table. */
  enter(table: string, secret: string | undefined, watch: boolean): void;
  readonly identity: string;
  /** Lets the table be seen from a seat, or the ship from near. */
  look(at: 'table' | 'ship'): void;
  settings(settings: Settings): void;
  replay(source: ReplaySource): Promise<Refusal | undefined>;
  /** The guided first game: of this one, or the usual. */
  firstGame(game?: GameId): void;
  /** Whether a game has a guided first game. */
  taught(game: string): boolean;
  /** Where fleets are built. */
  desk(): void;
  /** The page of all events. */
  events(): void;
  /** A game in one line. */
  tagline(game: GameId): string;
}
