import type { GameModule } from '../engine/game';

/**
 * The one register of games. A game is loaded when it is first needed, so that a page carries only what it plays;
 * one line here and everything else (lobby, options, room, bots, laws, replays, move lists) knows the game.
 */
export const GAMES = {
  panic: () => import('./panic'),
  risk: () => import('./risk'),
  attackWing: () => import('./attackWing'),
} as const satisfies Readonly<Record<string, () => Promise<GameModule>>>;

export type GameId = keyof typeof GAMES;

/** The register as machinery uses it: by any name, which may be none of ours. */
export type Register = Readonly<Record<string, () => Promise<GameModule>>>;
