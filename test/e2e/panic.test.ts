import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { BUDGETS, expectBudget } from '../helpers/budgets';
import { drawSeldom, openPage, UNDRAWN } from '../helpers/browser';
import {
  firstSeen,
  follow,
  frames,
  lastPrompt,
  nameOf,
  now,
  type Now,
  playToEnd,
  type Tried,
} from '../helpers/clicks';
import { openHouse } from '../helpers/house';
import { isWide, openRepeatable, tooSmall } from '../helpers/tablePages';
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

/** One try of whoever is asked: a card, while there are some to be seen; then what the prompt offers; then anything. */
async function moveOn(page: Page, standing: Now, tried: Tried): Promise<'card' | 'prompt' | 'thing'> {
  const { rev, next, named } = standing;
  const mayStop = named.includes('End the phase');
  if (mayStop || named.length === 0) {
    const cards = next.filter(({ kind }) => kind === 'card');
    const look = () => firstSeen(page, cards, tried.things);
    let card = await look();
    // With a new question comes a sheet, and the hand to above it: a few frames later, which come seldom here.
    const isNew = cards.some((one) => !tried.things.has(nameOf(one)));
    for (let looks = 0; card === undefined && isNew && looks < PATIENCE; looks++) {
      await page.waitForTimeout(20);
      await frames(page, 4);
      card = await look();
    }
    const thing = card ?? (mayStop ? undefined : await firstSeen(page, next, tried.things));
    if (thing !== undefined) {
      tried.things.add(nameOf(thing));
      return (await follow(page, thing, rev)) && thing === card ? 'card' : 'thing';
    }
  }
  await lastPrompt(page, standing, tried);
  return 'prompt';
}

/** So often a card is looked for that is on its way. */
const PATIENCE = 15;

/** Pictures of the game by touch are put there, if somebody wants to look at them. */
const PICTURES = process.env.TOUCH_PICTURES;

/** A sheet that has just changed takes no press for a while: a finger is slower than that, a test is not. */
const HASTE = 6;

const SCREENS = [
  ['clicking on the table', { width: 960, height: 540, touch: false }],
  ['touching a phone', { width: 390, height: 844, touch: true }],
] as const;

test.each(SCREENS)('a whole first game of Panic by %s', async (_, screen) => {
  const { page, context, complaints } = await openRepeatable(house.browser, SEED, {
    ...screen,
    draws: PICTURES !== undefined,
  });
  await drawSeldom(page);
  // What is drawn of the busiest table is counted below; here it is drawn only to be looked at.
  const isDrawn = screen.touch && PICTURES !== undefined;
  if (screen.touch)
    await page.addInitScript((times) => {
      const clock = performance.now.bind(performance);
      performance.now = () => clock() * times;
    }, HASTE);
  await sitDown(page, isDrawn ? 'medium' : UNDRAWN, true);
  let taken = 0;
  const done = await playToEnd(page, async (...standing) => {
    if (isDrawn && standing[2].prompts + standing[2].things.size === 0)
      await page.screenshot({
        path: path.join(PICTURES, `touch-${String(taken++).padStart(2, '0')}.png`),
      });
    return moveOn(...standing);
  });
  expect((await now(page)).stage).toBe('over');
  expect(done.get('card')).toBeGreaterThan(2);
  expect(done.get('prompt')).toBeGreaterThan(3);
  expect(done.get('thing')).toBeGreaterThan(2);
  if (screen.touch) {
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    expect(await tooSmall(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

/** Bytes of all the files of the house that a page has asked for, as they were sent. */
const bytesOf = (requests: readonly string[]): number => {
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
  return bytes;
};

test.each(BUDGETS)(
  'the busiest table keeps the budget of %s; all its files are at most 3 MB',
  async (quality, most) => {
    const { page, context, requests } = await openPage(house.browser);
    await sitDown(page, quality, false);
    // While somebody is waited for, nothing else happens that would be shown instead.
    await page.waitForFunction(() => {
      const choices = window.starboard?.debug.table()?.trial.choices();
      return choices !== undefined && choices.next.length + choices.named.length > 0;
    });
    // What is heard comes with the first touch.
    await page.mouse.click(200, 200);
    await expectBudget(page, busiest(), STORM, most);
    await frames(page, 5);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.flac')),
    );
    expect(bytesOf(requests)).toBeGreaterThan(0.5 * MB);
    expect(bytesOf(requests)).toBeLessThanOrEqual(3 * MB);
    await context.close();
  },
);
