import fs from 'node:fs';
import { countColours, waitForStatus } from '../helpers/browser';
import { openHouse } from '../helpers/house';
import { memoryStore } from '../../server/store/memoryStore';
import { startServer } from '../helpers/server';

jest.setTimeout(60_000);

/** Outlives the server, as a disk does. */
const store = { ...memoryStore(), close: () => Promise.resolve() };
const house = openHouse({ graceSeconds: 5, store });

test('the page boots, joins a real table, draws a real scene, and complains of nothing', async () => {
  const { page, complaints } = await house.visit('/table?quality=test', { draws: true });
  await waitForStatus(page, 'Connected to table');
  await waitForStatus(page, 'The holodeck is open.');
  await page.locator('header, main > :not(canvas), footer').evaluateAll((parts) => {
    for (const part of parts) (part as HTMLElement).style.visibility = 'hidden';
  });
  expect(await countColours(house.browser, await page.screenshot())).toBeGreaterThan(50);
  expect(complaints).toEqual([]);
});

test('no request ever goes to another host', async () => {
  const { page, requests, complaints } = await house.visit('/table?quality=test');
  await waitForStatus(page, 'Connected to table');
  await waitForStatus(page, 'The holodeck is open.');
  await page.getByRole('button', { name: 'Stand up' }).click();
  await page.waitForTimeout(1000);
  const { host } = new URL(house.server.origin);
  const elsewhere = requests.filter((url) => !/^(data|blob):/.test(url) && new URL(url).host !== host);
  expect(elsewhere).toEqual([]);
  expect(requests.some((url) => url.startsWith('ws://'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('the content policy really stops a request to another host', async () => {
  const { page, complaints } = await house.visitFlat('/table?quality=test');
  await waitForStatus(page, 'Connected to table');
  const outcome = await page.evaluate(() => fetch('http://127.0.0.1:9/').then(String, () => 'stopped'));
  expect(outcome).toBe('stopped');
  expect(complaints.join('\n')).toContain("Connecting to 'http://127.0.0.1:9/' violates");
});

test('window.starboard is there with ?test and only then', async () => {
  const plain = await house.visit('/table?quality=test');
  await waitForStatus(plain.page, 'Connected to table');
  expect(await plain.page.evaluate(() => 'starboard' in window)).toBe(false);

  const testing = await house.visit('/table?test&quality=test');
  await waitForStatus(testing.page, 'The holodeck is open.');
  await waitForStatus(testing.page, 'Connected to table');
  await testing.page.waitForFunction(() => (window.starboard?.debug.frames() ?? 0) > 3);
  const state = await testing.page.evaluate(() => window.starboard?.debug.session());
  expect(state?.link.type).toBe('connected');
  expect(state?.view.stage).toBe('lobby');
});

test('two pages at one table see each other sit, stand, leave', async () => {
  const one = await house.visitFlat('/table?test&quality=test');
  await waitForStatus(one.page, 'Connected to table');
  const link = await one.page.getByRole('link', { name: 'Link to this table' }).getAttribute('href');
  const two = await house.visitFlat(`${link}?test&quality=test`);
  await waitForStatus(two.page, `Connected to table ${link?.split('/').pop()}`);
  await one.page.getByText('Seat 2: Player 2').waitFor();

  await two.page.getByRole('button', { name: 'Sit at seat 5' }).focus();
  await two.page.keyboard.press('Enter');
  await two.page.getByText('Seat 5: Player 2 (you)').waitFor();
  await one.page.getByText('Seat 5: Player 2').waitFor();
  await one.page.getByText('Seat 2: free').waitFor();

  await two.context.close();
  await one.page.getByText(/Seat 5: (free|Player 2 \(away\))/).waitFor();
});

test('a page of another build is offered a reload, and the reload mends it', async () => {
  const { page } = await house.visitFlat('about:blank');
  await page.route('**/table?quality=test', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(house.server.build, 'another-build'),
    });
  });
  await page.goto(`${house.server.origin}/table?quality=test`);
  await page.getByRole('alert').filter({ hasText: 'another version' }).waitFor();
  await page.unroute('**/table?quality=test');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await waitForStatus(page, 'Connected to table');
  expect(await page.getByRole('alert').filter({ hasText: 'another version' }).count()).toBe(0);
});

test('a table that is not there: said, and a new one is a click away', async () => {
  const { page } = await house.visitFlat('/table/nosuchone?quality=test');
  await page.getByRole('alert').filter({ hasText: 'no longer there' }).waitFor();
  await page.getByRole('button', { name: 'Open a new table' }).click();
  await waitForStatus(page, 'Connected to table');
});

test('without WebGL the page says so and goes on', async () => {
  const { page, complaints } = await house.visitFlat('/table');
  await waitForStatus(page, 'Connected to table');
  await waitForStatus(page, 'no WebGL 2');
  expect(await page.locator('canvas').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Stand up' }).click();
  await page.getByText('Seat 1: free').waitFor();
  expect(complaints).toEqual([]);
});

test('axe finds nothing serious, and the page fits 360 px', async () => {
  const { page } = await house.visit('/table?quality=test', { width: 360, height: 640 });
  await waitForStatus(page, 'Connected to table');
  await page.getByText('Seat 1: Player 1 (you)').waitFor();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  for (const button of await page.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(360);
    expect(box!.height).toBeGreaterThanOrEqual(44);
  }
  await page.evaluate(fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> };
    };
    return (await axe.run()).violations.map(({ id, impact }) => `${impact}: ${id}`);
  });
  expect(violations).toEqual([]);
});

test('the keyboard reaches everything, beginning with the skip link', async () => {
  const { page } = await house.visit('/table?quality=test');
  await page.getByText('Seat 1: Player 1 (you)').waitFor();
  const reached: string[] = [];
  for (let presses = 0; presses < 9; presses++) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ''));
  }
  expect(reached[0]).toBe('Skip to the table');
  expect(reached).toEqual(expect.arrayContaining(['Stand up', 'Sit', 'Link to this table']));
});

test('a server that goes down and comes back is found again', async () => {
  const { page, context } = await house.visitFlat('/table?test&quality=test');
  await page.getByText('Seat 1: Player 1 (you)').waitFor();
  const { port } = house.server;
  await house.server.close();
  await waitForStatus(page, 'The connection is lost.');
  house.server = await startServer({ port, store });
  // Without a reload, at the same table, in the same seat.
  await waitForStatus(page, 'Connected to table');
  await page.getByText('Seat 1: Player 1 (you)').waitFor();
  await context.close();
});
