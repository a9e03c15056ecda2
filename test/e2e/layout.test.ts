import type { Browser } from 'playwright-core';
import { launchBrowser } from '../helpers/browser';
import { ROOT } from '../helpers/bundled';
import { openWalker, type Walker, ZOOMED } from '../layout/walk';

jest.setTimeout(240_000);

let browser: Browser;
let walker: Walker;
beforeAll(async () => {
  browser = await launchBrowser();
  walker = await openWalker(browser, ROOT);
}, 120_000);
afterAll(() => browser.close());

test('a whole game of Panic at four sizes: nothing lies over what it is about, no text beyond the picture', async () => {
  const { prompts, faults } = await walker.walk('panic', 3);
  expect(prompts).toBeGreaterThan(30);
  expect(faults).toEqual([]);
});

test('nor does it at 200 %', async () => {
  expect((await walker.walk('panic', 7, ZOOMED)).faults).toEqual([]);
});

test.each(['panic', 'risk'])(
  '%s in a headset: whatever may be picked is large enough, at tables of every size',
  async (game) => {
    const { things, small } = await walker.tooSmall(game, 2, [1.1, 1.6, 2.5]);
    expect(things).toBeGreaterThan(20);
    expect(small).toEqual([]);
  },
);

test('every game with a scene is walked', async () => {
  expect(await walker.games()).toEqual(expect.arrayContaining(['panic', 'risk', 'skirmish']));
});
