import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { Trial } from '../../client/holodeck/trial';
import { countColours, launchBrowser, openPage, type Watched } from '../helpers/browser';
import { CLIENT_DIR, startServer, type TestServer } from '../helpers/server';

jest.setTimeout(300_000);

const MB = 1024 * 1024;
let server: TestServer;
let browser: Browser;
let watched: Watched;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
}, 300_000);
beforeEach(async () => {
  watched = await openPage(browser);
});
afterEach(() => watched.context.close());
afterAll(async () => {
  await browser.close();
  await server.close();
});

const trial = async (quality: 'high' | 'low' | 'xr' | 'test'): Promise<Trial> => {
  const { page } = watched;
  return page.evaluate(async (wanted) => window.starboard!.debug.trial(wanted), quality);
};

// The budgets of the art direction, with the ship, all wounds and all shields drawn at once. The busiest table of a
// game has more on it, so the room and the ship may use little more than half.
test.each([
  ['high', { drawCalls: 60, triangles: 150_000, passes: 3, textureBytes: 150 * MB }],
  ['low', { drawCalls: 45, triangles: 130_000, passes: 0, textureBytes: 48 * MB }],
  ['xr', { drawCalls: 45, triangles: 130_000, passes: 0, textureBytes: 60 * MB }],
] as const)('the scene at its busiest keeps its budget in %s', async (quality, most) => {
  await watched.page.goto(`${server.origin}/?test&quality=test`);
  await watched.page.waitForFunction(() => window.starboard?.debug.frames() !== undefined);
  const { stats } = await trial(quality);
  expect(stats.drawCalls).toBeGreaterThan(10);
  expect(stats.triangles).toBeGreaterThan(60_000);
  for (const [name, limit] of Object.entries(most))
    expect(
      `${name} ${stats[name as keyof typeof most] <= limit ? 'within' : stats[name as keyof typeof most]}`,
    ).toBe(`${name} within`);
});

test('built and torn down ten times, nothing grows and nothing is left', async () => {
  const { page } = watched;
  await page.addInitScript(() => {
    const counts = { listeners: 0 };
    Object.assign(window, { counts });
    for (const target of [window, document] as EventTarget[]) {
      const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
      target.addEventListener = ((...args: Parameters<typeof add>) => {
        counts.listeners += 1;
        add(...args);
      }) as typeof target.addEventListener;
      target.removeEventListener = ((...args: Parameters<typeof remove>) => {
        counts.listeners -= 1;
        remove(...args);
      }) as typeof target.removeEventListener;
    }
  });
  await page.goto(`${server.origin}/?test&quality=test`);
  await page.waitForFunction(() => window.starboard?.debug.frames() !== undefined);
  await page.evaluate(() => window.starboard!.debug.stats());
  const listeners = () =>
    page.evaluate(() => (window as unknown as { counts: { listeners: number } }).counts.listeners);
  const first = await trial('test');
  const before = await listeners();
  for (let round = 0; round < 9; round++) {
    const next = await trial('test');
    expect(next.stats).toEqual(first.stats);
    expect(next.left).toEqual({ textures: 0, scenes: 0, observers: 0 });
  }
  expect(await listeners()).toBeLessThanOrEqual(before);
});

test('script before the first frame is at most 380 KB', async () => {
  const { page, requests } = watched;
  await page.goto(`${server.origin}/?test&quality=test`);
  await page.waitForFunction(() => (window.starboard?.debug.frames() ?? 0) > 0);
  const scripts = [
    ...new Set(requests.map((url) => new URL(url).pathname).filter((name) => name.endsWith('.js'))),
  ];
  const bytes = scripts.reduce((sum, name) => sum + fs.statSync(path.join(CLIENT_DIR, `${name}.br`)).size, 0);
  expect(scripts.length).toBeGreaterThan(1);
  expect(Math.round(bytes / 1024)).toBeLessThanOrEqual(380);
});

test('the viewer shows a named exhibit in a named state, and its panel leads to the others', async () => {
  const { page, complaints } = watched;
  await page.goto(`${server.origin}/viewer?item=shields&state=hit&side=starboard&t=0.35&quality=test`);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'shields hit');
  expect(await countColours(browser, await page.locator('#holodeck').screenshot())).toBeGreaterThan(50);
  expect(await page.getByLabel('State').inputValue()).toBe('hit');
  await page.getByLabel('Item').selectOption('base');
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'base lit');
  expect(complaints).toEqual([]);
});
