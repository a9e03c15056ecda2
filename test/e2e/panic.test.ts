import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Pick } from '../../client/input/gesture';
import { openPage } from '../helpers/browser';
import { openHouse } from '../helpers/house';
import { busiest, STORM } from '../helpers/fullPanic';
import { CLIENT_DIR } from '../helpers/server';

jest.setTimeout(600_000);

const MB = 1024 * 1024;
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

interface Now {
  readonly stage: string;
  readonly rev: number;
  readonly next: readonly Pick[];
  readonly named: readonly string[];
}
const now = (page: Page): Promise<Now> =>
  page.evaluate(() => {
    const { debug } = window.starboard!;
    const view = debug.session()?.view;
    const { next, named } = debug.table()?.trial.choices() ?? { next: [], named: [] };
    return { stage: view?.stage ?? '', rev: view?.rev ?? 0, next, named };
  });

/** Clicks on the scene where a thing is; false where it is not to be seen. */
async function click(page: Page, pick: Pick): Promise<boolean> {
  const at = await page.evaluate((wanted) => window.starboard!.debug.table()?.trial.screen(wanted), pick);
  if (at === undefined) return false;
  const { width, height } = page.viewportSize()!;
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return false;
  await page.mouse.move(at.x, at.y);
  await frames(page, 2);
  await page.mouse.click(at.x, at.y);
  await frames(page, 2);
  return true;
}

const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const { debug } = window.starboard!;
    const from = debug.frames() ?? 0;
    while ((debug.frames() ?? 0) < from + wanted) await new Promise((next) => requestAnimationFrame(next));
  }, count);

const prompt = (page: Page, at: number): Promise<boolean> => click(page, { kind: 'prompt', id: String(at) });
const TARGETS = ['token', 'mission', 'shield', 'hull', 'maneuver'];

/** Takes one card and puts it on whatever glows for it; tells whether that was a move. */
async function playCard(page: Page, card: Pick, rev: number): Promise<boolean> {
  if (!(await click(page, card))) return false;
  const { next } = await now(page);
  const target = next.find(({ kind }) => TARGETS.includes(kind));
  if (target) await click(page, target);
  const after = await now(page);
  // Several moves fit: the first one it is.
  if (after.rev === rev && target && after.next.length === 0 && after.named.length > 0) await prompt(page, 0);
  if ((await now(page)).rev > rev) return true;
  await page.keyboard.press('Escape');
  await frames(page, 2);
  return false;
}

/** One move of whoever is asked: a card on its target while there are some, otherwise what the prompt offers. */
async function moveOn(
  page: Page,
  { rev, next, named }: Now,
  tries: number,
): Promise<'card' | 'prompt' | 'thing'> {
  const cards = next.filter(({ kind }) => kind === 'card');
  if (named.includes('End the phase') && tries < cards.length) {
    const card = cards[tries];
    if (card && (await playCard(page, card, rev))) return 'card';
    return 'thing';
  }
  if (named.length > 0) {
    await prompt(page, named.length - 1);
    return 'prompt';
  }
  const [thing] = next;
  if (thing) await click(page, thing);
  if ((await now(page)).rev === rev) await prompt(page, 0);
  return 'thing';
}

test('a whole first game of Panic by clicking on the table', async () => {
  const { page, context, complaints } = await openPage(house.browser, { width: 960, height: 540 });
  await sitDown(page, 'test', true);
  const done = { card: 0, prompt: 0, thing: 0 };
  let [tries, last, idle] = [0, -1, 0];
  for (let steps = 0; steps < 3000; steps++) {
    const standing = await now(page);
    if (standing.stage === 'over') break;
    if (standing.next.length === 0 && standing.named.length === 0) {
      await page.waitForTimeout(40);
      if (++idle > 1500) throw new Error('the table asks nothing any more');
      continue;
    }
    idle = 0;
    tries = standing.rev === last ? tries + 1 : 0;
    last = standing.rev;
    if (tries > 20) throw new Error(`nothing works any more: ${JSON.stringify(standing)}`);
    done[await moveOn(page, standing, tries)]++;
  }
  expect((await now(page)).stage).toBe('over');
  expect(done.card).toBeGreaterThan(2);
  expect(done.prompt).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ['high', { drawCalls: 150, triangles: 600_000, textureBytes: 192 * MB, passes: 3 }],
  ['low', { drawCalls: 90, triangles: 250_000, textureBytes: 96 * MB, passes: 0 }],
] as const)('the busiest table keeps the budget of %s', async (quality, most) => {
  const { page, context } = await openPage(house.browser);
  await sitDown(page, quality, false);
  // While somebody is waited for, nothing else happens that would be shown instead.
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
