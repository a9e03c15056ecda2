import type { Page } from 'playwright-core';
import { BUDGETS, expectBudget } from '../helpers/budgets';
import { openPage, UNDRAWN } from '../helpers/browser';
import { busiest, STORM } from '../helpers/fullRisk';
import {
  firstSeen,
  follow,
  lastPrompt,
  nameOf,
  now,
  type Now,
  playToEnd,
  type Tried,
} from '../helpers/clicks';
import { openHouse } from '../helpers/house';
import { openRepeatable } from '../helpers/tablePages';

jest.setTimeout(300_000);

/** Chance of a game of middling length. */
const SEED = 2;
const house = openHouse();

interface Wish {
  readonly mission: number;
  readonly seats: number;
  readonly quality: string;
  readonly level?: string;
  readonly options: Readonly<Record<string, number>>;
}

/** Sits down alone to a game of Risk against bots that play anything, the story left out. */
async function sitDown(
  page: Page,
  { mission, seats, quality, options, level = 'random' }: Wish,
): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('starboard.plainTable', 'shut');
    localStorage.setItem('starboard.settings', JSON.stringify({ pace: 'skip', calm: true }));
  });
  await page.goto(`${house.server.origin}/?test&quality=${quality}`);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('button', { name: /^Risk/u }).click();
  await page.locator('#solo-seats').selectOption(String(seats));
  await page.locator('#solo-level').selectOption(level);
  await page.getByText('Rules and options', { exact: true }).click();
  await page.getByLabel('Mission', { exact: true }).fill(String(mission));
  for (const [name, value] of Object.entries(options))
    await page.getByLabel(name, { exact: true }).fill(String(value));
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForFunction(() => window.starboard?.debug.table() !== undefined, undefined, {
    timeout: 120_000,
  });
}

/** What ends the part of a turn in which one may expand and invade for ever. */
const ENOUGH = 'Go on to maneuver';
/** Attacks and expansions of one turn. */
const ACTIONS = 2;

/** Somebody who plays by clicks on the map as far as they lead anywhere, and takes the last answer in words where there are none. */
const captain = () => {
  let actions = 0;
  return async (page: Page, standing: Now, tried: Tried): Promise<'thing' | 'prompt'> => {
    const { rev, next, named } = standing;
    const acts = named.includes(ENOUGH);
    const clicks = named.length === 0 || (acts && actions < ACTIONS);
    const thing = clicks ? await firstSeen(page, next, tried.things) : undefined;
    if (thing === undefined) {
      if (acts) actions = 0;
      await lastPrompt(page, standing, tried);
      return 'prompt';
    }
    tried.things.add(nameOf(thing));
    if ((await follow(page, thing, rev)) && acts) actions++;
    return 'thing';
  };
};

test('a whole Mission 1 by clicking on the map', async () => {
  const size = { width: 960, height: 540 };
  const { page, context, complaints } = await openRepeatable(house.browser, SEED, size);
  const options = { 'Locations to win': 18, 'Last round': 5 };
  await sitDown(page, { mission: 1, seats: 3, quality: UNDRAWN, level: 'heuristic', options });
  const done = await playToEnd(page, captain());
  expect((await now(page)).stage).toBe('over');
  expect(done.get('thing')).toBeGreaterThan(4);
  expect(done.get('prompt')).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(BUDGETS)('everything in the box on the map keeps the budget of %s', async (quality, most) => {
  const { page, context } = await openPage(house.browser);
  await sitDown(page, { mission: 2, seats: 5, quality, options: {} });
  await page.waitForFunction(() => {
    const choices = window.starboard?.debug.table()?.trial.choices();
    return choices !== undefined && choices.next.length + choices.named.length > 0;
  });
  await expectBudget(page, busiest(), STORM, most);
  await context.close();
});
