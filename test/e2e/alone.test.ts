import type { Page } from 'playwright-core';
import { openPage } from '../helpers/browser';
import { FLAT, openHouse } from '../helpers/house';
import { playByNumbers, standing } from '../helpers/numbers';
import { axe, openRepeatable } from '../helpers/tablePages';

jest.setTimeout(150_000);

const house = openHouse({}, FLAT);

/** Presses Tab until something whose name fits has the focus. */
async function tabTo(page: Page, name: RegExp, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    const text = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
    });
    if (name.test(text)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

test('a whole first game of Panic, by keyboard alone, without WebGL, without a server once it runs', async () => {
  const { page, context, complaints } = await openRepeatable(house.browser, 3);
  await page.goto(`${house.server.origin}/?test`);
  await page.getByRole('button', { name: 'Play alone' }).waitFor();
  await tabTo(page, /^Play alone$/u);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Panic/u }).waitFor();
  await tabTo(page, /^Panic/u);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await tabTo(page, /^Rules and options$/u);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('First');
  expect(await page.getByLabel('Game', { exact: true }).inputValue()).toBe('firstGame');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Shift+Tab');
  await tabTo(page, /^Begin$/u);
  await page.keyboard.press('Enter');
  await page.locator('.play-question.mine').waitFor();
  expect(new URL(page.url()).pathname).toBe('/solo');
  expect(await axe(page)).toEqual([]);

  await context.setOffline(true);
  const typed = await playByNumbers(page, 4000);
  expect(typed).toBeGreaterThan(5);
  await page.getByRole('heading', { name: /Victory|Defeat/u }).waitFor();
  await tabTo(page, /^Verify the dice$/u);
  await page.keyboard.press('Enter');
  await page.getByText(/^Honest: the seed is the one promised/u).waitFor();
  expect(await page.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(10);
  expect(await axe(page)).toEqual([]);
  expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

test('three clicks to play; a reload goes on; taking back says why not; the journal can be saved', async () => {
  const { page, context, complaints } = await openPage(house.browser, { width: 360, height: 740 });
  await page.goto(`${house.server.origin}/?test`);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('button', { name: /^Risk/u }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.play-question.mine').waitFor();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('alert').filter({ hasText: 'can no longer be taken back' }).waitFor();

  await page.locator('#move-field').fill('1');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.play-question.mine') !== null);
  const before = await standing(page);
  await page.reload();
  await page.locator('.play-question.mine').waitFor();
  expect((await standing(page)).rev).toBeGreaterThanOrEqual(before.rev);

  await page.getByText('End the game', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, end it now' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the journal' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^starboard-risk-[0-9a-f]+\.json$/u);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator('.play-question.mine').waitFor();
  await page.getByRole('button', { name: 'Start page' }).click();
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('button', { name: 'Go on with Risk' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
