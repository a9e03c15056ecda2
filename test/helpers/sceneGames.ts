import { TABLES } from '../../client/games';
import type { AnyTable } from '../../client/tabletop/gameTable';
import type { GameModule } from '../../shared/engine/game';
import { GAMES } from '../../shared/games';
import { skirmish } from './skirmish';
import { SKIRMISH } from './skirmish/scene';

/** A game that has a scene. */
export interface SceneGame {
  readonly id: string;
  load(): Promise<{ readonly table: AnyTable; readonly module: GameModule }>;
}

/** Every registered game with a scene, and the reference game. */
export const SCENE_GAMES: readonly SceneGame[] = [
  ...Object.entries(TABLES).flatMap(([id, loadTable]) =>
    loadTable === undefined
      ? []
      : [
          {
            id,
            load: async () => ({ table: await loadTable(), module: await GAMES[id as keyof typeof GAMES]() }),
          },
        ],
  ),
  { id: 'skirmish', load: () => Promise.resolve({ table: SKIRMISH, module: skirmish }) },
];
