import type { Page } from 'playwright-core';
import { packMatch } from '../../client/net/gameLinks';
import { packedLink } from '../../client/ui/address';
import { playForJournal } from '../../server/cli/sim/play';
import { GAMES } from '../../shared/games';
import { UNDRAWN } from '../helpers/browser';
import { openHouse } from '../helpers/house';
import { axe, tooSmall } from '../helpers/tablePages';

jest.setTimeout(240_000);

const house = openHouse();
const WIDE = { width: 960, height: 540 } as const;

const isAtEnd = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const log = document.querySelector('.play-log [role="log"]')!;
    return log.clientHeight > 0 && log.scrollTop + log.clientHeight >= log.scrollHeight - 4;
  });
};
/** Opens one of the small things on the scene. */
const openTool = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
};
/** All of the QR code is to be seen: nothing cuts it off, nothing lies over it. */
const isWhole = (): boolean => {
  const { left, top, right, bottom } = document.querySelector('.device .qr')!.getBoundingClientRect();
  const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
  return corners.every(([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.device .qr-frame')));
};
const told = (page: Page): Promise<void> =>
  page.waitForFunction(() => window.starboard?.debug.table() !== undefined).then(() => undefined);

test('a whole match in a link; the result is not told before the last record is; then everything is there', async () => {
  const { game } = await GAMES.panic();
  const bots = [game.bots.heuristic!, game.bots.heuristic!];
  const journal = playForJournal({ game, bots, options: { variant: 'firstGame' }, seed: 5 }, 0);
  const { page, complaints } = await house.visit(`/?test&quality=${UNDRAWN}`, WIDE);
  await page.evaluate(() =>
    localStorage.setItem('starboard.settings', JSON.stringify({ pace: '1', quality: 'low' })),
  );
  const packed = await packMatch(journal, GAMES);
  const link = packedLink(house.server.origin, packed.ok ? packed.value : '').replace(
    '/replay',
    `/replay?test&quality=${UNDRAWN}`,
  );
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Replay' }).waitFor();
  await told(page);
  await page.getByRole('slider', { name: 'Place in the game' }).fill(String(journal.entries.length - 1));
  await page.getByText(`record ${journal.entries.length - 1} of`).waitFor();
  await isAtEnd(page);
  await page.getByRole('button', { name: 'One record on' }).click();
  await page.getByRole('button', { name: 'Skip', exact: true }).waitFor();
  expect(await page.locator('.play-end').isVisible()).toBe(false);
  const before = await page.getByRole('log').getByRole('listitem').count();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.locator('.play-end').waitFor();
  expect(await page.getByRole('log').getByRole('listitem').count()).toBeGreaterThanOrEqual(before);
  expect(complaints).toEqual([]);
});

test('the host ends a game: nothing is asked any more; a rematch clears the table; the tools work on the scene alone', async () => {
  const { page, complaints } = await house.visit(`/?test&quality=${UNDRAWN}`, { width: 1280, height: 720 });
  await page.evaluate(() => localStorage.setItem('starboard.plainTable', 'shut'));
  await page.getByRole('button', { name: 'Host a table' }).click();
  await page.getByRole('button', { name: /^Panic/u }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Add a bot at seat 2' }).click();
  await page.getByText(/^Seat 2: .*\(bot\)/u).waitFor();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await told(page);

  // The plain table is folded away; what it has besides the question is one press away.
  for (const part of ['.play-question', '.play-chat'])
    expect([part, await page.locator(part).isVisible()]).toEqual([part, false]);
  await openTool(page, 'Log');
  await page.locator('.play-log').waitFor();
  await isAtEnd(page);
  await openTool(page, 'Rules');
  expect(await page.locator('.play-log').isVisible()).toBe(false);
  await page.getByLabel('Search the rules').fill('dilithium');
  await page.getByText(/^Dilithium\. Repairs one damaged shield/u).waitFor();
  await openTool(page, 'Talk');
  await page.locator('.play-chat').getByLabel('Say something to the table').fill('Shields up');
  await page.keyboard.press('Enter');
  await page.locator('.story').getByText('Shields up').waitFor();
  await openTool(page, 'People');
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const qr = page.getByRole('img', { name: /^QR code: continue/u });
  await qr.waitFor();
  await page.waitForFunction(isWhole, undefined, { timeout: 5000 });
  expect(await tooSmall(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('1');
  expect(await page.locator('#move-field').inputValue()).toBe('');

  await page.getByRole('button', { name: 'Show the plain table' }).click();
  await page.getByText('End the game', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, end it now' }).click();
  await page.locator('.play-end').waitFor();
  expect(await page.locator('.play-question').isVisible()).toBe(false);
  const choices = await page.evaluate(() => window.starboard!.debug.table()!.trial.choices());
  expect([choices.next, choices.named]).toEqual([[], []]);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator('#lobby').waitFor();
  await page.waitForFunction(() => window.starboard?.debug.table() === undefined);
  expect(await page.evaluate(() => document.body.className)).not.toMatch(/staged|playing/u);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await told(page);
  expect(complaints).toEqual([]);
});

/** What can be pressed on the sheet and on the guide under it, and of which not all can be seen. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.scene-sheet .sheet-choice, .guide button')].flatMap(
      (one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        const isMet = (x: number, y: number): boolean => one.contains(document.elementFromPoint(x, y));
        const middle = (left + right) / 2;
        const isWhole = isMet(middle, top + 3) && isMet(middle, bottom - 3) && right <= innerWidth;
        return width === 0 || isWhole ? [] : [one.textContent];
      },
    ),
  );

test.each([1, 1.5])(
  'the guide on a phone, letters %d times as large: no button is cut',
  async (textScale) => {
    const { page, complaints } = await house.visit(`/?test&quality=${UNDRAWN}`, {
      width: 844,
      height: 390,
      touch: true,
    });
    await page.evaluate((scale) => {
      localStorage.setItem('starboard.plainTable', 'shut');
      localStorage.setItem('starboard.settings', JSON.stringify({ pace: 'skip', textScale: scale }));
    }, textScale);
    await page.goto(`${house.server.origin}/first?test&quality=${UNDRAWN}`);
    for (const lesson of ['welcome', 'rings']) {
      await page.locator(`.guide[data-lesson="${lesson}"]`).waitFor();
      await page.getByRole('button', { name: 'Go on' }).click();
    }
    await page.locator('.guide[data-lesson="trade"]').waitFor();
    // 640×360 is a picture of 1280×720 at 200 %.
    for (const [width, height] of [[844, 390] as const, [390, 844] as const, [640, 360] as const]) {
      await page.setViewportSize({ width, height });
      await page.locator('.sheet-choice').first().waitFor();
      expect([width, await cutOff(page)]).toEqual([width, []]);
    }
    expect(complaints).toEqual([]);
  },
);
