import type { Page } from 'playwright-core';
import { openPage } from '../helpers/browser';
import { busiest, STORM } from '../helpers/fullRisk';
import { openHouse } from '../helpers/house';

jest.setTimeout(300_000);

const MB = 1024 * 1024;
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

test.each([
  ['high', { drawCalls: 150, triangles: 600_000, textureBytes: 192 * MB, passes: 3 }],
  ['low', { drawCalls: 90, triangles: 250_000, textureBytes: 96 * MB, passes: 0 }],
] as const)('everything in the box on the map keeps the budget of %s', async (quality, most) => {
  const { page, context } = await openPage(house.browser);
  await sitDown(page, { mission: 2, seats: 5, quality, options: {} });
  await page.waitForFunction(() => {
    const choices = window.starboard?.debug.table()?.trial.choices();
    return choices !== undefined && choices.next.length + choices.named.length > 0;
  });
  const stats = await page.evaluate(
    async ([pub, storm]) => {
      const { debug } = window.starboard!;
      const scene = debug.table()!;
      scene.snap(pub, undefined);
      for (const event of storm) void scene.play(event, { pace: 1, signal: new AbortController().signal });
      await new Promise((next) => setTimeout(next, 400));
      const deck = debug.deck()!;
      deck.step(0.1);
      await deck.scene.whenReadyAsync();
      deck.step(0.1);
      return debug.stats();
    },
    [busiest(), STORM] as const,
  );
  expect(stats!.triangles).toBeGreaterThan(100_000);
  for (const [name, limit] of Object.entries(most)) {
    const value = stats![name as keyof typeof most];
    expect(`${name} ${value <= limit ? 'within' : value}`).toBe(`${name} within`);
  }
  await context.close();
});
