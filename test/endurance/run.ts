import { EngineStore } from '@babylonjs/core/Engines/engineStore';
import { Logger } from '@babylonjs/core/Misc/logger';
import { direct } from '../../client/director/director';
import { seenBy } from '../../client/director/audience';
import { TABLES } from '../../client/games';
import type { AnyTable } from '../../client/tabletop/gameTable';
import type { Recording } from '../../client/net/recording';
import { openReplay } from '../../client/net/replaySession';
import { type Feature, runLoop, type Showing } from '../../client/showcase/loop';
import { recordGame } from '../../client/showcase/record';
import type { GameModule } from '../../shared/engine/game';
import { fastRng } from '../../shared/engine/rng';
import { GAMES, type GameId } from '../../shared/games';
import { makeRig, type Rig } from '../client/tabletop/rig';
import { virtualTime } from './virtual';

/** What is in use once so many games have been shown. */
export interface Use {
  readonly games: number;
  readonly heapBytes: number;
  readonly textures: number;
  /** Engines and scenes that were not let go of. */
  readonly scenes: number;
  /** Hours of film so far. */
  readonly hours: number;
}

interface Featured {
  readonly module: GameModule;
  readonly table: AnyTable;
}

const load = async (): Promise<ReadonlyMap<string, Featured>> =>
  new Map(
    await Promise.all(
      (Object.keys(GAMES) as GameId[]).map(async (id): Promise<[string, Featured]> => {
        const table = await TABLES[id]?.();
        if (!table) throw new Error(`${id} has no scene`);
        return [id, { module: await GAMES[id](), table }];
      }),
    ),
  );

const chance = (seed: number) => {
  const rng = fastRng(seed);
  return (bytes: number): string =>
    Array.from({ length: bytes }, () => rng.below(256).toString(16).padStart(2, '0')).join('');
};

/** The loop of the showcase, scene and director included, in time that does not pass; measured whenever a game is over. */
export const endure = async (
  games: number,
  measured: readonly number[],
  collect: () => number,
): Promise<readonly Use[]> => {
  // Every engine would say its name.
  Logger.LogLevels = Logger.ErrorLogLevel;
  const featured = await load();
  const programme = [...featured.keys()].map((id): Feature => ({ id, title: id, tagline: '' }));
  let rig: Rig | undefined;
  const time = virtualTime((seconds) => rig?.pass(seconds));
  const uses: Use[] = [];
  const stop = new AbortController();
  let shown = 0;
  const show = (tape: Recording): Showing => {
    const { table, module } = featured.get(tape.module.game.id)!;
    const players = tape.journal.terms.seats;
    const session = openReplay(tape, { names: [] });
    const director = direct(session, { pace: '1', leisure: true, film: true });
    const now = (rig = makeRig({ table, words: module.words, me: -1, players }));
    const leave = director.join(seenBy(now.scene));
    return {
      session,
      slow: (event) => now.scene.slow(event),
      ready: () => Promise.resolve(),
      told: () => director.idle(),
      close: () => {
        session.leave();
        leave();
        director.dispose();
        now.close();
        rig = undefined;
        if (measured.includes(++shown)) uses.push(useNow(shown, collect(), time.now()));
        if (shown >= games) stop.abort();
      },
    };
  };
  const quiet = (): void => undefined;
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  try {
    const record = (id: string, round: number) => {
      const { module } = featured.get(id)!;
      const { min, max } = module.game.seats;
      const seats = Math.max(2, min) + (Math.floor(round / programme.length) % (max - Math.max(2, min) + 1));
      const breathe = (): Promise<void> => Promise.resolve();
      return recordGame({ module, seats, options: {}, random: chance(round + 1), breathe });
    };
    const cards = { title: quiet, ending: quiet, clear: quiet };
    await time.until(runLoop({ programme, cards, record, show, wait: pause }, stop.signal));
  } finally {
    time.end();
  }
  return uses;
};

const useNow = (games: number, heapBytes: number, ms: number): Use => ({
  games,
  heapBytes,
  textures: EngineStore.Instances.reduce((sum, engine) => sum + engine.getLoadedTexturesCache().length, 0),
  scenes: EngineStore.Instances.reduce((sum, { scenes }) => sum + 1 + scenes.length, 0),
  hours: Number((ms / 3_600_000).toFixed(2)),
});
