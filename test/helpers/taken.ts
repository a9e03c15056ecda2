import type { Page } from 'playwright-core';
import { playForJournal } from '../../server/cli/sim/play';
import { botNamed } from '../../shared/bots';
import { packGame } from '../../shared/engine/gameLink';
import type { Action } from '../../shared/engine/kernel';
import type { Tagged } from '../../shared/engine/game';
import { isUndo } from '../../shared/engine/timeline';
import { GAMES, type GameId } from '../../shared/games';

/** A game between bots, and a record of it from which somebody may go on. */
export interface Taken {
  /** Where the page shows that record. */
  readonly address: string;
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
    address: `/replay?test&quality=test&at=${record}#g=${packed.value}`,
    ...{ record, packed: packed.value, seat: first.actor },
    rest: entries.slice(record),
  };
};

/** Opens that place and sits down there, bots at every other seat. */
export const takeOver = async (page: Page, origin: string, { address, seat }: Taken): Promise<void> => {
  await page.goto(origin + address, { timeout: 120_000 });
  await page.getByText('Take over, or make a clip').click();
  await page.getByLabel('You play').selectOption(String(seat));
  await page.getByRole('button', { name: 'Take over from here' }).click();
  await isAsked(page);
};

/** Something may be chosen on the table. */
const isAsked = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const { table, session } = window.starboard!.debug;
    const choices = session()?.view.stage === 'playing' ? table()?.trial.choices() : undefined;
    return choices !== undefined && (choices.next.length + choices.named.length > 0 || choices.point);
  });
