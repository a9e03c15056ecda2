import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Pick } from '../../client/input/gesture';
import { launchBrowser, openPage } from '../helpers/browser';
import { loadInPage } from '../helpers/inBrowser';
import { ROOT } from '../helpers/bundled';
import type { SkirmishPage } from '../helpers/skirmishPage';

jest.setTimeout(300_000);

declare global {
  interface Window {
    skirmish?: SkirmishPage;
  }
}

/** A place of our own, for pages that no server knows: the made files are found there. */
const ORIGIN = 'http://skirmish.test';
const PAGE = '<body style="margin:0"><canvas style="width:960px;height:540px;display:block"></canvas></body>';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

const open = async (): Promise<{ page: Page; complaints: string[] }> => {
  const { page, complaints } = await openPage(browser, { width: 960, height: 540 });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(ROOT, pathname);
    if (pathname.startsWith('/assets/') && fs.existsSync(file)) await route.fulfill({ path: file });
    else await route.fulfill({ contentType: 'text/html', body: PAGE });
  });
  await page.goto(`${ORIGIN}/`);
  await loadInPage(page, 'test/helpers/skirmishPage.ts', `${ORIGIN}/client/kit/assets.ts`);
  await page.evaluate(async () => {
    const { openSkirmish } = (window as unknown as { bundled: { openSkirmish: OpenSkirmish } }).bundled;
    window.skirmish = await openSkirmish(document.querySelector('canvas')!, 5);
  });
  return { page, complaints };
};
type OpenSkirmish = (canvas: HTMLCanvasElement, seed: number) => Promise<SkirmishPage>;

const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate((wanted) => {
    for (let left = wanted; left > 0; left--) window.skirmish!.step(1 / 30);
  }, count);

const now = (page: Page) =>
  page.evaluate(() => {
    const { trial, stage, rev, hand } = window.skirmish!;
    return { ...trial.choices(), stage: stage(), rev: rev(), hand: hand() };
  });

const placeOf = (page: Page, pick: Pick): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate((wanted) => window.skirmish!.trial.screen(wanted), pick);

const click = async (page: Page, at: { x: number; y: number } | undefined): Promise<void> => {
  if (at === undefined) throw new Error('there is nothing to click on');
  await page.mouse.move(at.x, at.y);
  await frames(page, 2);
  await page.mouse.click(at.x, at.y);
  await frames(page, 2);
};

/** Takes up one thing and puts it on another, and holds it there for so long. */
const drag = async (page: Page, what: Pick, onto: Pick, holdMs: number): Promise<void> => {
  const [from, to] = [await placeOf(page, what), await placeOf(page, onto)];
  if (!from || !to) throw new Error('there is nothing to drag');
  await page.mouse.move(from.x, from.y);
  await frames(page, 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await frames(page, 2);
  await page.waitForTimeout(holdMs);
  await frames(page, 2);
  await page.mouse.up();
  await frames(page, 2);
};

test('a whole game of the reference game by gestures: a point, hidden cards, a secret, an amount held and one set', async () => {
  const { page, complaints } = await open();
  const done = { point: 0, card: 0, held: 0, set: 0, said: 0 };
  for (let steps = 0; steps < 400; steps++) {
    const { stage, next, named, point, hand } = await now(page);
    if (stage === 'over') break;
    const cards = next.filter(({ kind }) => kind === 'card');
    const captains = next.filter(({ kind }) => kind === 'captain');
    // Whatever is offered of the hand is what this seat holds, and no card of anybody else has a name.
    for (const { id } of cards) expect(hand).toContain(id);
    if (point) {
      await click(page, await page.evaluate(() => window.skirmish!.trial.point(-0.25, -0.3)));
      done.point++;
    } else if (captains.length > 1) {
      const own: Pick = { kind: 'captain', id: '0' };
      const target = captains.find(({ id }) => id !== '0')!;
      const hold = done.held === 0;
      await drag(page, own, target, hold ? 1500 : 0);
      if (hold) done.held++;
      else {
        // A short drag leaves the number to be set in words; the first of them is to spend nothing.
        await click(page, await placeOf(page, { kind: 'prompt', id: '0' }));
        done.set++;
      }
    } else if (cards.length > 0) {
      await click(page, await placeOf(page, cards[0]!));
      done.card++;
    } else if (named.length > 0) {
      await click(page, await placeOf(page, { kind: 'prompt', id: '0' }));
      done.said++;
    } else await page.waitForTimeout(30);
  }
  expect((await now(page)).stage).toBe('over');
  expect(done.point).toBe(1);
  expect(done.card).toBeGreaterThan(1);
  expect(done.held).toBe(1);
  expect(done.said).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});
