import { TABLES } from '../../client/games';
import type { AnyTable } from '../../client/tabletop/gameTable';
import type { GameModule } from '../../shared/engine/game';
import { GAMES } from '../../shared/games';
import { skirmish } from './skirmish';
import { SKIRMISH } from './skirmish/scene';

/** A game that has a scene. */
export interface SceneGame {
  readonly id: string;
  /** Options that a game of this seed has, so that everything the scene shows comes up. */
  options(seed: number): object;
  load(): Promise<{ readonly table: AnyTable; readonly module: GameModule }>;
}

/** Two games have two missions, with other rules and other things on the table: every other seed plays the second; terrain lies on the mat in two of four. */
const OPTIONS: Readonly<Record<string, (seed: number) => object>> = {
  risk: (seed) => ({ mission: 1 + (seed % 2) }),
  attackWing: (seed) => ({ mission: seed % 2 === 0 ? 'duel' : 'balanceOfTerror', terrain: seed % 4 > 1 }),
};
const usual = (): object => ({});

/** Every registered game with a scene, and the reference game. */
export const SCENE_GAMES: readonly SceneGame[] = [
  ...Object.entries(TABLES).flatMap(([id, loadTable]) =>
    loadTable === undefined
      ? []
      : [
          {
            id,
            options: OPTIONS[id] ?? usual,
            load: async () => ({ table: await loadTable(), module: await GAMES[id as keyof typeof GAMES]() }),
          },
        ],
  ),
  { id: 'skirmish', options: usual, load: () => Promise.resolve({ table: SKIRMISH, module: skirmish }) },
];
