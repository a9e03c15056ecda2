import type { Page } from 'playwright-core';
import { packedLink } from '../../client/ui/address';
import { playForJournal } from '../../server/cli/sim/play';
import { botNamed } from '../../shared/bots';
import { packGame } from '../../shared/engine/gameLink';
import type { Action } from '../../shared/engine/kernel';
import type { Tagged } from '../../shared/engine/game';
import { isUndo } from '../../shared/engine/timeline';
import { GAMES, type GameId } from '../../shared/games';

/** A game between bots, and a record of it from which somebody may go on. */
export interface Taken {
  /** The record itself, and the whole game as a link holds it. */
  readonly record: number;
  readonly packed: string;
  /** Who is asked there. */
  readonly seat: number;
  /** What the bots did from there on. */
  readonly rest: readonly Action<Tagged>[];
}

export interface TakenWish {
  readonly game: GameId;
  readonly seats: number;
  readonly seed: number;
  readonly options?: object;
  /** The record before which to stop: what is done next, and after that. */
  readonly at: (rest: readonly Action<Tagged>[]) => boolean;
}

/** Plays a game and finds the place. */
export const findPlace = async ({ game: id, seats, seed, options = {}, at }: TakenWish): Promise<Taken> => {
  const { game } = await GAMES[id]();
  const bot = botNamed(game, 'heuristic');
  if (!bot.ok) throw new Error(bot.refusal.message);
  const bots = Array.from({ length: seats }, () => bot.value);
  const journal = playForJournal({ game, bots, options, seed }, 0);
  const entries = journal.entries.flatMap((entry) => (isUndo(entry) ? [] : [entry]));
  const record = entries.findIndex((_, from) => at(entries.slice(from)));
  const [first, packed] = [entries[record], packGame(game, journal)];
  if (first === undefined || typeof first.actor !== 'number' || !packed.ok)
    throw new Error(`${id}: seed ${seed} never comes there`);
  return {
    ...{ record, packed: packed.value, seat: first.actor },
    rest: entries.slice(record),
  };
};

/**
 * Sits down at that place from the start page, bots at every other seat. The page stays, and so does a headset that shows it: what lies
 * behind that is not reached by a mouse.
 */
export const takeOver = async (page: Page, { packed, record, seat }: Taken): Promise<void> => {
  await page.locator('[data-item="watch"]').dispatchEvent('click');
  await page.locator('#replay-match').fill(packedLink('', packed));
  await page.locator('#replay-match').press('Enter');
  await page.locator('.replay-tools select').waitFor({ state: 'attached', timeout: 60_000 });
  await page.evaluate(
    async ([at, mine]) => {
      const find = <T extends Element>(wanted: string): T =>
        document.querySelector<T>(`.play-replay ${wanted}`)!;
      const slider = find<HTMLInputElement>('.seek');
      slider.value = String(at);
      slider.dispatchEvent(new Event('input'));
      find<HTMLSelectElement>('.replay-tools select').value = String(mine);
      find<HTMLButtonElement>('.replay-tools .actions button').click();
    },
    [record, seat] as const,
  );
  await isAsked(page);
};

/** Something may be chosen on the table. */
const isAsked = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const { table, session } = window.starboard!.debug;
      const now = session();
      const choices = now?.view.stage === 'playing' && now.seat >= 0 ? table()?.trial.choices() : undefined;
      return choices !== undefined && (choices.next.length + choices.named.length > 0 || choices.point);
    },
    undefined,
    { timeout: 60_000 },
  );
