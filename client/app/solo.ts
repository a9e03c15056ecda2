import type { GameModule } from '../../shared/engine/game';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { GAMES, type Register } from '../../shared/games';
import { botName } from '../../shared/words/en';
import type { Keep } from '../net/identity';
import type { LocalSetup } from '../net/localMatch';
import { type LocalOptions, type LocalSession, resumeLocal, startLocal } from '../net/localSession';
import { workerThinker } from '../net/workerThinker';
import { tableWords } from '../ui/table/tableWords';

export interface SoloOptions {
  readonly keep: Keep | undefined;
  readonly botDelayMs: number | undefined;
  /** Resolves when everything that has happened so far has been shown. */
  readonly shown: () => Promise<unknown>;
  /** Chance of its own; absent: the browser's. */
  readonly random?: (bytes: number) => string;
}

/** A table in the page with its bots' thread, or why there is none. */
export type Solo = Result<{ readonly session: LocalSession; readonly dispose: () => void }>;

/** A new game with bots in the page. */
export const playAlone = (setup: LocalSetup, options: SoloOptions): Promise<Solo> =>
  open(setup.game, options, (local) => startLocal(setup, local));

/** The game this browser has kept. */
export const goOnAlone = (
  { game, kept }: { readonly game: string; readonly kept: unknown },
  options: SoloOptions,
): Promise<Solo> => open(game, options, (local) => resumeLocal(kept, local));

async function open(
  id: string,
  { keep, botDelayMs, shown, random }: SoloOptions,
  begin: (options: LocalOptions) => Result<LocalSession>,
): Promise<Solo> {
  const module = await load(id);
  if (!module) return failed({ code: 'noSuchGame', message: '' });
  const thinker = workerThinker();
  const begun = begin({
    module,
    keep,
    thinker,
    shown,
    names: { you: tableWords.you, bot: botName },
    ...(botDelayMs === undefined ? {} : { botDelayMs }),
    ...(random === undefined ? {} : { random }),
  });
  if (begun.ok) return succeeded({ session: begun.value, dispose: () => void thinker.close() });
  void thinker.close();
  return begun;
}

const load = async (id: string): Promise<GameModule | undefined> => {
  const games: Register = GAMES;
  try {
    return Object.hasOwn(games, id) ? await games[id]?.() : undefined;
  } catch {
    return undefined;
  }
};
