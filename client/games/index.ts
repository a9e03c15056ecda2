import type { GameId } from '../../shared/games';
import type { AnyTable } from '../tabletop/gameTable';
import type { SceneMaker } from '../tabletop/scene';

/**
 * What shows each game in 3D, loaded when it is first needed. `undefined`: the game has no scene and is played at the
 * plain table alone. A game that is not named here does not compile.
 */
export const TABLES: Readonly<Record<GameId, (() => Promise<AnyTable>) | undefined>> = {
  panic: async () => (await import('./panic')).table,
  risk: async () => (await import('./risk')).table,
  attackWing: async () => (await import('./attackWing')).table,
};

/** Opens a game's scene; undefined where it has none. */
export const sceneOf = async (game: string): Promise<SceneMaker | undefined> => {
  const load = Object.entries(TABLES).find(([id]) => id === game)?.[1];
  if (load === undefined) return undefined;
  const [table, { openTabletop }] = await Promise.all([load(), import('../tabletop')]);
  return openTabletop(table);
};
