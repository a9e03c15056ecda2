import type { Page } from 'playwright-core';
import type { Pick } from '../../client/input/gesture';
import type { Watched } from './browser';
import { pull, wearHeadset } from './headset';
import { openRepeatable } from './tablePages';

/** How the browser of a headset that stands alone names itself: the scene is drawn with its preset. */
const QUEST = 'Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 OculusBrowser/40.0 Chrome/140.0';

/** A page with an emulated headset that shows nothing, so that it is quick; the story is left out. */
export async function openWorn(
  browser: Parameters<typeof openRepeatable>[0],
  seed: number,
): Promise<Watched> {
  const watched = await openRepeatable(browser, seed, { width: 320, height: 240, userAgent: QUEST });
  // A machine that does much else at once is slow, not wrong.
  watched.page.setDefaultTimeout(120_000);
  await wearHeadset(watched.context, { blind: true });
  await watched.page.addInitScript(() => {
    localStorage.setItem('starboard.plainTable', 'shut');
    if (localStorage.getItem('starboard.settings') === null)
      localStorage.setItem('starboard.settings', JSON.stringify({ pace: 'skip', calm: true }));
  });
  return watched;
}

/** What may be chosen, and how far the table is. */
export const choices = (page: Page) =>
  page.evaluate(() => {
    const { debug } = window.starboard!;
    const { next, named } = debug.table()!.trial.choices();
    return { next, named, rev: debug.session()?.view.rev ?? 0 };
  });

/** What is asked of whoever is in the headset, and how far the table is. */
export const now = (page: Page): Promise<{ readonly asked: string; readonly rev: number }> =>
  page.evaluate(() => {
    const { view, seat } = window.starboard!.debug.session()!;
    const mine = Object.values(view.asks)
      .map((text) => JSON.parse(text) as { type: string; seat: number })
      .find((ask) => ask.seat === seat);
    return { asked: mine?.type ?? '', rev: view.rev };
  });

/** The table has gone on. */
const wentOn = (page: Page, rev: number): Promise<unknown> =>
  page.waitForFunction((was) => window.starboard!.debug.session()!.view.rev > was, rev);

/** Where words are left to be chosen, the first of them, until the table goes on. */
async function finish(page: Page, rev: number): Promise<void> {
  const asks = await page.evaluate(() => window.starboard!.debug.table()!.trial.choices().named.length > 0);
  if (asks && (await now(page)).rev === rev) await pull(page, { kind: 'prompt', id: '0' });
  await wentOn(page, rev);
}

/** Points at one thing after another, then at the first of what is asked in words. */
export async function make(page: Page, picks: readonly Pick[]): Promise<void> {
  const { rev } = await now(page);
  for (const pick of picks) expect([pick, await pull(page, pick)]).toEqual([pick, true]);
  await finish(page, rev);
}

/** Takes one thing by a hand and puts it on another. */
export async function push(page: Page, from: Pick, to: Pick): Promise<void> {
  const { rev } = await now(page);
  await page.evaluate(([what, onto]) => window.headset.carry(what, onto, 'right'), [from, to] as const);
  await finish(page, rev);
}

/** Presses what the board says, one after the other. */
export const choose = (page: Page, texts: readonly (string | RegExp)[]): Promise<void> =>
  page.evaluate(async (wanted) => {
    for (const text of wanted) await window.headset.choose(text);
  }, texts);

/** Leaves the table by the board: the start page is on it then. */
export async function goHome(page: Page): Promise<void> {
  await page.evaluate(() => {
    const visit = window.starboard!.debug.visit()!;
    if (visit.board()?.texts().includes('Leave the table') !== true) visit.menu();
  });
  await choose(page, ['Leave the table']);
  await page.waitForFunction(() =>
    window.starboard!.debug.visit()!.board()?.texts().includes('Join by code'),
  );
}

/** Answers by pointing until something else is asked; tells what was asked on the way. */
export const answerOn = (page: Page, until: readonly string[], most: number): Promise<readonly string[]> =>
  page.evaluate(
    async ([wanted, tries]) => {
      const { headset, starboard } = window;
      const asked = (): string => {
        const { view, seat } = starboard!.debug.session()!;
        const asks = Object.values(view.asks).map(
          (text) => JSON.parse(text) as { type: string; seat: number },
        );
        return asks.find((ask) => ask.seat === seat)?.type ?? '';
      };
      const told: string[] = [];
      for (let left = tries; left > 0; left--) {
        const { next, named, point } = starboard!.debug.table()!.trial.choices();
        if (next.length + named.length === 0 && !point) {
          await headset.frames(1);
          continue;
        }
        const type = asked();
        if (wanted.includes(type)) return told;
        told.push((await headset.answer()) ? type : `${type}?`);
      }
      return told;
    },
    [until, most] as const,
  );
