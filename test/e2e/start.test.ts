import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { openPage, waitForStatus } from '../helpers/browser';
import { openHouse } from '../helpers/house';

jest.setTimeout(120_000);

const house = openHouse();

const item = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name });

test('the start page shows progress, then the ship, joins no table and complains of nothing', async () => {
  const { page, complaints, requests } = await house.visit('/?test&quality=test');
  await page.getByRole('progressbar').waitFor();
  await waitForStatus(page, 'The holodeck is open.', 60_000);
  expect(await page.getByRole('progressbar').isVisible()).toBe(false);
  await page.waitForFunction(() => (window.starboard?.debug.frames() ?? 0) > 5);
  expect(await page.evaluate(() => window.starboard?.debug.session())).toBeUndefined();
  expect(requests.some((url) => url.startsWith('ws'))).toBe(false);
  expect(complaints).toEqual([]);
});

test('every block of the menu leads somewhere, by keyboard alone', async () => {
  const { page } = await house.visitFlat('/?quality=test');
  for (const name of ['Play alone', 'Join a table', 'Watch', 'Settings', 'Credits']) {
    await item(page, name).focus();
    await page.keyboard.press('Enter');
    expect(await item(page, name).getAttribute('aria-expanded')).toBe('true');
    const heading = page.locator('#menu-panel h2');
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('#menu-panel').isVisible()).toBe(false);
    expect(await item(page, name).evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

/** Opens a listed table for Panic and gives its link. */
async function host(page: Page): Promise<string> {
  await item(page, 'Host a table').click();
  await page.getByRole('button', { name: /^Panic/u }).click();
  await page.getByLabel('Show this table to everybody').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await waitForStatus(page, 'Connected to table');
  return page.getByLabel('Link', { exact: true }).inputValue();
}

test('hosting opens a table; its link lets another join and a third watch', async () => {
  const { page } = await house.visitFlat('/?quality=test');
  const link = await host(page);
  const table = new URL(link).pathname.split('/').pop()!;

  const guest = await house.visitFlat('/?quality=test');
  await item(guest.page, 'Join a table').click();
  await guest.page.getByLabel('Code or link').fill(link);
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click();
  await waitForStatus(guest.page, `Connected to table ${table}`);
  expect(new URL(guest.page.url()).pathname).toBe(`/table/${table}`);
  await page.getByText('Seat 2: Player 2').waitFor();

  const viewer = await house.visitFlat('/?quality=test');
  await item(viewer.page, 'Watch').click();
  await viewer.page
    .locator('#menu-panel .tables')
    .getByRole('button', { name: /^Watch: Panic/u })
    .click();
  await waitForStatus(viewer.page, `Connected to table ${table}`);
  await viewer.page.getByText('Seat 3: free').waitFor();
});

test('a code that cannot be one is refused with what is expected', async () => {
  const { page } = await house.visitFlat('/?quality=test');
  await item(page, 'Join a table').click();
  await page.getByLabel('Code or link').fill('no such code!');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'letters, digits' }).waitFor();
  expect(await page.getByLabel('Code or link').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Code or link').fill('two words');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'No table has this code.' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('settings take effect and are remembered', async () => {
  const { page } = house.keep(await openPage(house.browser));
  await page.goto(`${house.server.origin}/?test`);
  await waitForStatus(page, 'The holodeck is open.', 60_000);
  // Software draws here, and the probe sees it.
  expect(await page.evaluate(() => window.starboard?.debug.deck()?.preset.name)).toBe('low');
  await item(page, 'Settings').click();
  await page.getByLabel('Colours').selectOption('highContrast');
  await page.getByLabel('Keep things still').check();
  await page.reload();
  await item(page, 'Settings').click();
  expect(await page.getByLabel('Colours').inputValue()).toBe('highContrast');
  expect(await page.getByLabel('Keep things still').isChecked()).toBe(true);
});

test('axe finds nothing serious on any panel, and the menu fits 360 px', async () => {
  const { page } = await house.visit('/?quality=test', { width: 360, height: 640 });
  await waitForStatus(page, 'The holodeck is open.', 60_000);
  await page.evaluate(fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  for (const name of ['Play alone', 'Join a table', 'Settings', 'Credits']) {
    await item(page, name).click();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box!.x + box!.width).toBeLessThanOrEqual(360);
      expect(box!.height).toBeGreaterThanOrEqual(44);
    }
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> };
      };
      return (await axe.run()).violations.map(({ id, impact }) => `${impact}: ${id}`);
    });
    expect(violations).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('without WebGL the menu works', async () => {
  const { page, complaints } = await house.visitFlat('/');
  await waitForStatus(page, 'no WebGL 2');
  await item(page, 'Credits').click();
  await page.getByText('unofficial fan work').first().waitFor();
  await host(page);
  expect(complaints).toEqual([]);
});
