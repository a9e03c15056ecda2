import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../helpers/browser';
import { ROOT } from '../helpers/bundled';
import { FLAT } from '../helpers/house';
import { loadInPage } from '../helpers/inBrowser';
import type * as panels from '../helpers/panelsPage';

jest.setTimeout(60_000);

declare const bundled: typeof panels;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser(FLAT);
  page = await browser.newPage();
  await loadInPage(page, 'test/helpers/panelsPage.ts');
}, 60_000);
afterAll(() => browser.close());

test.each([
  ['undo', ['Moves were taken back.']],
  ['seek', []],
  ['repair', []],
] as const)('captions of what is not so any more go (%s)', async (why, left) => {
  expect(await page.evaluate((wanted) => bundled.captionsAfter(wanted), why)).toEqual(left);
});

test('what is told after turns that were left out stands under its own turn', async () => {
  expect(await page.evaluate(() => bundled.titleAfterSkip())).toEqual(['Turn 3', 'Told again']);
});

test('a turn of the story for which there is no room is left out, not cut; the newest stands', async () => {
  for (const sheet of ['ui/shell.css', 'ui/table/table.css', 'app/attachScene.css'])
    await page.addStyleTag({ path: path.join(ROOT, 'client', sheet) });
  const story = await page.evaluate(() => bundled.storyInRoom(4, 190));
  expect(story.map(([, isWhole]) => isWhole)).not.toContain(false);
  expect(story.at(-1)?.[0]).toBe('Turn 4');
  expect(story.length).toBeGreaterThan(1);
  expect(story.length).toBeLessThan(4);
  expect(await page.evaluate(() => bundled.storyInRoom(4, 600))).toHaveLength(4);
});

test('a log that is opened shows its newest line', async () => {
  expect(await page.evaluate(() => bundled.openedLog(80))).toBeLessThanOrEqual(1);
});

test('points are listed where people play against each other; a crew has one result', async () => {
  expect(await page.evaluate(() => bundled.pointsOf(false))).toHaveLength(3);
  expect(await page.evaluate(() => bundled.pointsOf(true))).toEqual([]);
});

test('guests read a table’s options in words', async () => {
  const read = await page.evaluate(() =>
    bundled.guestReads('panic', { variant: 'firstGame', exchangeWhenAlone: true }),
  );
  expect(read).toContain('Exchange when alone: Yes');
  expect(read).toContain('Game: First game');
  expect(read.join()).not.toMatch(/true|false|undefined|[a-z][A-Z]/u);
});

test('who knocks has a name, or is somebody', async () => {
  expect(await page.evaluate(() => bundled.knocksOf(['Uhura', '']))).toEqual([
    'Uhura would like to come in.',
    'Somebody would like to come in.',
  ]);
});

test('what was refused goes by itself once it can have been read', async () => {
  await page.clock.install();
  await page.evaluate(() => bundled.refuse());
  expect(await page.evaluate(() => bundled.refusals())).toHaveLength(2);
  await page.clock.runFor(9000);
  expect(await page.evaluate(() => bundled.refusals())).toEqual([]);
});
