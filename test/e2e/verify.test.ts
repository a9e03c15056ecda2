import type { Browser } from 'playwright-core';
import { playForJournal } from '../../server/cli/sim/play';
import { randomBot } from '../../shared/bots/random';
import { launchBrowser } from '../helpers/browser';
import { verifyText } from '../helpers/fairPlay';
import { loadInPage } from '../helpers/inBrowser';
import { game, skirmish } from '../helpers/skirmish';

jest.setTimeout(60_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a browser verifies the same matches as Node, and finds the same ones altered (seeds 1 to 5)', async () => {
  const page = await browser.newPage();
  await loadInPage(page, 'test/helpers/fairPlay.ts');
  const inPage = (text: string): Promise<string> =>
    page.evaluate(
      (given) =>
        (window as unknown as { bundled: { verifyText: typeof verifyText } }).bundled.verifyText(given),
      text,
    );
  const bots = [randomBot(skirmish.game), randomBot(skirmish.game)];
  for (let seed = 1; seed <= 5; seed++) {
    const honest = JSON.stringify(playForJournal({ game, bots, options: {}, seed }, 0));
    const altered = honest.replace(/"spot":\d+/u, '"spot":77');
    expect(verifyText(honest)).toMatch(/^\d+ moves$/u);
    expect(await inPage(honest)).toBe(verifyText(honest));
    expect(await inPage(altered)).toBe('otherEnd');
  }
});
