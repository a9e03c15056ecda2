import type { Page } from 'playwright-core';
import { FLAT, openHouse } from '../helpers/house';
import { isWide } from '../helpers/tablePages';

jest.setTimeout(120_000);

const house = openHouse({}, FLAT);

/** A picture of 1280×720 at 200 % has half the points either way. */
const SIZES = [
  ['200 %', { width: 640, height: 360 }, 1],
  ['the largest text', { width: 1280, height: 720 }, 1.5],
] as const;

/** Whatever can be pressed or written into and is shown, but cannot be brought into sight or lies under something else. */
const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pressed = 'button, summary, select, textarea, a[href]:not(.skip), input:not([type=hidden])';
    const isShown = (element: HTMLElement): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    return [...document.querySelectorAll<HTMLElement>(pressed)].filter(isShown).flatMap((element) => {
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const name = `${element.tagName} ${(element.textContent || element.id).trim().slice(0, 40)}`;
      if (left < -1 || right > innerWidth + 1) return [`${name}: beyond the side`];
      const [x, y] = [(left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
      const met = document.elementFromPoint(x, y);
      const label = element.closest('label');
      const isMet = met !== null && (element.contains(met) || met.contains(element) || label?.contains(met));
      return isMet === true ? [] : [`${name}: under ${met?.tagName ?? 'nothing'} ${met?.className ?? ''}`];
    });
  });

/** Text that is cut off at its side without a bar to reach the rest. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, visibility } = getComputedStyle(element);
      const isCut = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2;
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      return isCut && isText && element.clientWidth > 1 && visibility === 'visible'
        ? [`${element.className}: ${element.textContent.slice(0, 40)}`]
        : [];
    }),
  );

const expectWhole = async (page: Page, where: string): Promise<void> => {
  expect([where, await isWide(page), await outOfReach(page), await cutOff(page)]).toEqual([
    where,
    false,
    [],
    [],
  ]);
};

test.each(SIZES)(
  '%s: every page is whole and everything on it can be reached',
  async (_, size, textScale) => {
    const { page, complaints } = await house.visit('/?test', size);
    await page.evaluate((scale) => {
      localStorage.setItem('starboard.settings', JSON.stringify({ textScale: scale, pace: 'skip' }));
    }, textScale);
    await page.reload();
    await page.getByRole('button', { name: 'Play alone' }).waitFor();
    await expectWhole(page, 'start');
    for (const name of ['Settings', 'Join a table', 'Host a table']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.locator('dialog[open], [role=dialog], .panel').first().waitFor();
      await expectWhole(page, name);
      if (name !== 'Host a table') await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: /^Panic/u }).click();
    await expectWhole(page, 'setup');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByLabel('Link', { exact: true }).waitFor();
    await expectWhole(page, 'lobby');
    await page.getByRole('button', { name: 'Add a bot at seat 2' }).click();
    await page.getByText(/^Seat 2: .*\(bot\)/u).waitFor();
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await page.locator('.play-question').waitFor();
    await expectWhole(page, 'plain table');
    await page.locator('.play-rulebook > summary').click();
    await page.getByLabel('Search the rules').fill('dilithium');
    await page.getByText(/^Dilithium\. Repairs one damaged shield/u).waitFor();
    await expectWhole(page, 'rules');
    expect(complaints).toEqual([]);
  },
);
