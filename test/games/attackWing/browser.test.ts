import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser';
import { loadInPage } from '../../helpers/inBrowser';
import { type Golden, goldenBattle } from './golden';
import { manyManeuvers, type Tally } from './geometry/scatter';

jest.setTimeout(60_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each([
  ['duel', { mission: 'duel' }],
  ['Balance of Terror', { mission: 'balanceOfTerror', size: 'skirmish', clockMinutes: 60 }],
])(
  'the golden battle of seed 1966 gives the same hash in Node and in Chromium: %s',
  async (_name, options) => {
    const page = await browser.newPage();
    await loadInPage(page, 'test/games/attackWing/golden.ts');
    const inPage: Golden = await page.evaluate(
      (chosen) =>
        (window as unknown as { bundled: { goldenBattle: typeof goldenBattle } }).bundled.goldenBattle(
          1966,
          chosen,
        ),
      options,
    );
    const inNode = goldenBattle(1966, options);
    expect(inNode.maneuvers).toBeGreaterThan(20);
    expect(inPage).toEqual(inNode);
  },
);

test('a thousand random maneuvers end alike in both (seed 3)', async () => {
  const page = await browser.newPage();
  await loadInPage(page, 'test/games/attackWing/geometry/scatter.ts');
  const inPage: Tally = await page.evaluate(() =>
    (window as unknown as { bundled: { manyManeuvers: typeof manyManeuvers } }).bundled.manyManeuvers(500, 3),
  );
  expect(inPage).toEqual(manyManeuvers(500, 3));
});
