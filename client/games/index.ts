import type { GameId } from '../../shared/games';
import type { SceneMaker } from '../tabletop/scene';

/**
 * What shows each game in 3D, loaded when it is first needed. `undefined`: the game has no scene and is played at the
 * plain table alone. A game that is not named here does not compile.
 */
export const SCENES: Readonly<Record<GameId, (() => Promise<SceneMaker>) | undefined>> = {
  panic: async () => (await import('./panic')).openPanic,
  risk: undefined,
  attackWing: undefined,
};
