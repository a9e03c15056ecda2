import type { Page } from 'playwright-core';
import { BUDGETS, expectBudget } from '../helpers/budgets';
import { openPage } from '../helpers/browser';
import { busiest, STORM } from '../helpers/fullRisk';
import { openHouse } from '../helpers/house';

jest.setTimeout(300_000);

const house = openHouse();

interface Wish {
  readonly mission: number;
  readonly seats: number;
  readonly quality: string;
  readonly options: Readonly<Record<string, number>>;
}

/** Sits down alone to a game of Risk against bots that play anything, the story left out. */
async function sitDown(page: Page, { mission, seats, quality, options }: Wish): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('starboard.plainTable', 'shut');
    localStorage.setItem('starboard.settings', JSON.stringify({ pace: 'skip', calm: true }));
  });
  await page.goto(`${house.server.origin}/?test&quality=${quality}`);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('button', { name: /^Risk/u }).click();
  await page.locator('#solo-seats').selectOption(String(seats));
  await page.locator('#solo-level').selectOption('random');
  await page.getByText('Rules and options', { exact: true }).click();
  await page.getByLabel('Mission', { exact: true }).fill(String(mission));
  for (const [name, value] of Object.entries(options))
    await page.getByLabel(name, { exact: true }).fill(String(value));
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForFunction(() => window.starboard?.debug.table() !== undefined, undefined, {
    timeout: 120_000,
  });
}

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
