import { packMatch } from '../../client/net/gameLinks';
import { packedLink } from '../../client/ui/address';
import { playForJournal } from '../../server/cli/sim/play';
import { GAMES } from '../../shared/games';
import { openHouse } from '../helpers/house';

jest.setTimeout(240_000);

const house = openHouse();

test('the showcase tells one game after the other; a touch offers to play', async () => {
  const { page, complaints } = await house.visit('/showcase?test&quality=test', { width: 640, height: 360 });
  const titles: string[] = [];
  while (titles.length < Object.keys(GAMES).length) {
    const title = await page.waitForFunction(
      (told) => {
        const card = document.querySelector<HTMLElement>('.film-card[data-kind="title"]:not([hidden]) h2');
        const text = card?.textContent ?? '';
        return text !== '' && !told.includes(text) && text;
      },
      titles,
      { timeout: 120_000 },
    );
    titles.push(String(await title.jsonValue()));
  }
  await page.mouse.click(200, 200);
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Go on watching' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

test('a game in a link is streamed with its scores, without scroll bars and without a cursor', async () => {
  const { game } = await GAMES.panic();
  const bots = [game.bots.heuristic!, game.bots.heuristic!];
  const journal = playForJournal({ game, bots, options: { variant: 'firstGame' }, seed: 5 }, 0);
  const packed = await packMatch(journal, GAMES);
  const link = packedLink('', packed.ok ? packed.value : '').replace('#', '?test&quality=test&overlay=full#');
  const { page, complaints } = await house.visit(link, { width: 1280, height: 720 });
  await page.locator('.board').getByText('Missions').waitFor();
  await page.locator('.stream-overlay .chance-bar[aria-label*="%"]').waitFor();
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const { cursor, backgroundColor } = getComputedStyle(document.documentElement);
      return { scrollWidth, scrollHeight, cursor, backgroundColor };
    });
    expect(seen).toEqual({
      ...{ scrollWidth: width, scrollHeight: height },
      ...{ cursor: 'none', backgroundColor: 'rgba(0, 0, 0, 0)' },
    });
  }
  expect(complaints).toEqual([]);
});
