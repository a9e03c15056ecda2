import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { BUDGETS, expectBudget } from '../helpers/budgets';
import { openPage } from '../helpers/browser';
import { answered, firstSeen, follow, frames, nameOf, now, type Now, prompt } from '../helpers/clicks';
import { openHouse } from '../helpers/house';
import { openRepeatable } from '../helpers/tablePages';
import { busiest, STORM } from '../helpers/fullPanic';
import { CLIENT_DIR } from '../helpers/server';

jest.setTimeout(600_000);

const MB = 1024 * 1024;
/** Chance of a game of middling length in which cards, questions and other things are all to be clicked on. */
const SEED = 3;
const house = openHouse();

/** Sits down alone to a game of Panic, the plain table folded away, the story left out. */
async function sitDown(page: Page, quality: string, first: boolean): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('starboard.plainTable', 'shut');
    localStorage.setItem('starboard.settings', JSON.stringify({ pace: 'skip', calm: true }));
  });
  await page.goto(`${house.server.origin}/?test&quality=${quality}`);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('button', { name: /^Panic/u }).click();
  if (first) {
    await page.getByText('Rules and options', { exact: true }).click();
    await page.getByLabel('Game', { exact: true }).selectOption('firstGame');
  }
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForFunction(() => window.starboard?.debug.table() !== undefined, undefined, {
    timeout: 120_000,
  });
}

/** What has been tried since the table last changed. */
interface Tried {
  rev: number;
  readonly things: Set<string>;
  prompts: number;
}

/** One try of whoever is asked: a card, while there are some to be seen; then what the prompt offers; then anything. */
async function moveOn(
  page: Page,
  { rev, next, named }: Now,
  tried: Tried,
): Promise<'card' | 'prompt' | 'thing'> {
  const mayStop = named.includes('End the phase');
  if (mayStop || named.length === 0) {
    const cards = next.filter(({ kind }) => kind === 'card');
    const card = await firstSeen(page, cards, tried.things);
    const thing = card ?? (mayStop ? undefined : await firstSeen(page, next, tried.things));
    if (thing !== undefined) {
      tried.things.add(nameOf(thing));
      return (await follow(page, thing, rev)) && thing === card ? 'card' : 'thing';
    }
  }
  if (++tried.prompts > 20)
    throw new Error(`nothing works any more at ${rev}: ${named.join('; ')}; ${next.map(nameOf).join(', ')}`);
  // What was not hit the first time was perhaps still on its way.
  tried.things.clear();
  await prompt(page, Math.max(0, named.length - 1));
  await answered(page, rev);
  return 'prompt';
}

test('a whole first game of Panic by clicking on the table', async () => {
  const { page, context, complaints } = await openRepeatable(house.browser, SEED, {
    width: 960,
    height: 540,
  });
  await sitDown(page, 'test', true);
  const done = { card: 0, prompt: 0, thing: 0 };
  let [tried, idle] = [{ rev: -1, things: new Set<string>(), prompts: 0 }, 0];
  for (let steps = 0; steps < 3000; steps++) {
    const standing = await now(page);
    if (standing.stage === 'over') break;
    if (standing.next.length === 0 && standing.named.length === 0) {
      await page.waitForTimeout(40);
      if (++idle > 1500) throw new Error('the table asks nothing any more');
      continue;
    }
    idle = 0;
    if (standing.rev !== tried.rev) tried = { rev: standing.rev, things: new Set(), prompts: 0 };
    done[await moveOn(page, standing, tried)]++;
  }
  expect((await now(page)).stage).toBe('over');
  expect(done.card).toBeGreaterThan(2);
  expect(done.prompt).toBeGreaterThan(3);
  expect(done.thing).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(BUDGETS)('the busiest table keeps the budget of %s', async (quality, most) => {
  const { page, context } = await openPage(house.browser);
  await sitDown(page, quality, false);
  // While somebody is waited for, nothing else happens that would be shown instead.
  await page.waitForFunction(() => {
    const choices = window.starboard?.debug.table()?.trial.choices();
    return choices !== undefined && choices.next.length + choices.named.length > 0;
  });
  await expectBudget(page, busiest(), STORM, most);
  await context.close();
});

test('all files of a game of Panic are at most 3 MB', async () => {
  const { page, context, requests } = await openPage(house.browser);
  await sitDown(page, 'high', false);
  await page.mouse.click(200, 200);
  await frames(page, 5);
  await page.waitForTimeout(1500);
  const names = new Set(
    requests
      .map((url) => new URL(url))
      .flatMap(({ origin, pathname }) => (origin === house.server.origin ? [pathname] : [])),
  );
  let bytes = 0;
  for (const name of names) {
    const file = path.join(CLIENT_DIR, name);
    if (!fs.existsSync(file) || fs.statSync(file).isDirectory()) continue;
    bytes += fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
  }
  expect(bytes).toBeGreaterThan(0.5 * MB);
  expect(bytes).toBeLessThanOrEqual(3 * MB);
  await context.close();
});
