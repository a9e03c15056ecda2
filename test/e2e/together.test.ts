import type { Page } from 'playwright-core';
import type { Watched } from '../helpers/browser';
import { FLAT, openHouse } from '../helpers/house';

jest.setTimeout(150_000);

const house = openHouse({}, FLAT);

const visit = (address: string): Promise<Watched> => house.visit(address, { width: 1280, height: 720 });

const seqOf = (page: Page): Promise<number> =>
  page.evaluate(() => window.starboard?.debug.session()?.view.seq ?? 0);

/** Opens a table for Panic and gives the link that its lobby shows. */
async function host(): Promise<{ readonly watched: Watched; readonly link: string }> {
  const watched = await visit(`${house.server.origin}/?test`);
  const { page } = watched;
  await page.getByRole('button', { name: 'Host a table' }).click();
  await page.getByRole('button', { name: /^Panic/u }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Link', { exact: true }).waitFor();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  return { watched, link };
}

test('two pages at one table: link, lobby, talk, bot, ready, start, moves', async () => {
  const { watched: one, link } = await host();
  expect(link).toMatch(/\/table\/[\w-]+#[0-9a-f]{32}$/u);
  await one.page.getByRole('img', { name: /QR code/u }).waitFor();
  const two = await visit(link.replace('#', '?test#'));
  await two.page.getByText('Seat 2: Player 2 (you)').waitFor();
  // Whoever opened the table comes back to it, not to another one.
  await one.page.reload();
  await one.page.getByText('Seat 1: Player 1 (you)').waitFor();
  expect(one.page.url()).toBe(link.replace('#', '?test#'));

  await two.page
    .getByRole('textbox', { name: 'Say something to the table' })
    .fill('<b>Ready when you are</b>');
  await two.page.keyboard.press('Enter');
  await one.page.locator('#lobby').getByText('“<b>Ready when you are</b>”').waitFor();
  await one.page.getByRole('button', { name: 'Add a bot at seat 3' }).click();
  await two.page.getByText(/^Seat 3: .*\(bot\)/u).waitFor();

  await one.page.getByRole('button', { name: 'Begin the game' }).click();
  await one.page.getByRole('alert').filter({ hasText: 'Somebody is not ready yet.' }).waitFor();
  await two.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await two.page.getByRole('button', { name: 'Not ready after all' }).waitFor();
  await one.page.getByRole('button', { name: 'Begin the game' }).click();
  const pages = [one.page, two.page];
  for (const page of pages) await page.locator('.play-question').waitFor();

  const wanted = (await seqOf(one.page)) + 5;
  for (let tries = 0; tries < 1000 && (await seqOf(one.page)) < wanted; tries++) {
    for (const page of pages) {
      if (!(await page.locator('.play-question.mine').isVisible())) continue;
      await page.locator('#move-field').fill('1');
      await page.keyboard.press('Enter');
    }
    await one.page.waitForTimeout(50);
  }
  expect(await seqOf(one.page)).toBeGreaterThanOrEqual(wanted);
  await two.page.waitForFunction(
    (seq) => (window.starboard?.debug.session()?.view.seq ?? 0) >= seq,
    await seqOf(one.page),
  );
  const log = two.page.getByRole('log').getByRole('listitem');
  expect(await log.count()).toBeGreaterThan(3);
  expect([...one.complaints, ...two.complaints]).toEqual([]);

  await one.page.getByText('End the game', { exact: true }).click();
  await one.page.getByRole('button', { name: 'Yes, end it now' }).click();
  await two.page.getByRole('heading', { name: 'The game is over' }).waitFor();
  await two.page.getByRole('button', { name: 'Verify the dice' }).click();
  await two.page.getByText(/^Honest: the seed is the one promised/u).waitFor();
  await one.page.getByRole('button', { name: 'Play again' }).click();
  await two.page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
});

test('a code knocks, the host lets in; a wrong code says so; a spectator watches', async () => {
  const { watched: one } = await host();
  const code = (await one.page.locator('#lobby .code').innerText()).split('\n').pop()!.trim().slice(-5);
  const two = await visit(`${house.server.origin}/?test`);
  await two.page.getByRole('button', { name: 'Join a table' }).click();
  await two.page.getByLabel('Code or link').fill('ZZZZZ');
  await two.page.keyboard.press('Enter');
  await two.page.getByText('No table has this code.').waitFor();
  await two.page.getByLabel('Your name').fill('Uhura');
  await two.page.getByLabel('Code or link').fill(code.toLowerCase());
  await two.page.keyboard.press('Enter');
  await one.page.getByText('Uhura would like to come in.').waitFor();
  await one.page.getByRole('button', { name: 'Let in' }).click();
  await two.page.getByText('Seat 2: Uhura (you)').waitFor();

  await one.page.getByLabel('Shown to everybody').check();
  const three = await visit(`${house.server.origin}/?test`);
  await three.page.getByRole('button', { name: 'Watch' }).click();
  await three.page.getByRole('button', { name: /^Watch: Panic, hosted by Player 1/u }).click();
  await three.page.getByText('Seat 1: Player 1').waitFor();
  expect(await three.page.getByText('(you)').count()).toBeLessThanOrEqual(1);
  await one.page.getByText('Player 3').first().waitFor();
});
