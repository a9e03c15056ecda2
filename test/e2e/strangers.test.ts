import type { Page } from 'playwright-core';
import { waitForStatus } from '../helpers/browser';
import { FLAT, openHouse } from '../helpers/house';
import { axe, beginGame, hostTable, withTest } from '../helpers/tablePages';

jest.setTimeout(120_000);

const house = openHouse({ botDelayMs: 0 }, FLAT);

const visit = async (address: string): Promise<Page> =>
  (await house.visit(address, { width: 1024, height: 700 })).page;
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('a full table says so and lets look on; the host admits a knock in mid-game', async () => {
  const host = await visit('about:blank');
  const link = await hostTable(host, house.server.origin, /^Star Trek: Attack Wing/u);
  const second = await visit(withTest(link));
  await second.getByText('Seat 2: Player 2 (you)').waitFor();
  const third = await visit(withTest(link));
  await third.getByText('Every seat is taken.').waitFor();
  expect(await third.getByRole('button', { name: 'Sit', exact: true }).count()).toBe(0);
  const code = (await host.locator('#lobby .code').innerText()).trim().slice(-5);
  await beginGame(host, [second]);

  const fourth = await visit(`${house.server.origin}/?test`);
  await fourth.getByRole('button', { name: 'Join a table' }).click();
  await fourth.getByLabel('Code or link').fill(code);
  await fourth.keyboard.press('Enter');
  await fourth.getByText('You have knocked.').waitFor();
  await host.getByRole('button', { name: 'Let in' }).click();
  await fourth.locator('.play-question').waitFor();
  await host.getByRole('log').getByText('has come to watch.').first().waitFor();
  expect(await axe(host)).toEqual([]);

  // Muted, somebody can still look on; sent away, nobody can come back by the same link.
  await host.getByText('People and seats').click();
  await host.getByRole('button', { name: 'Mute: Player 4' }).click();
  await fourth.getByRole('textbox', { name: 'Say something to the table' }).fill('hello');
  await fourth.keyboard.press('Enter');
  await alert(fourth, 'The host has muted you.').waitFor();
  await host.getByRole('button', { name: 'Send away: Player 4' }).click();
  await alert(fourth, 'did not let this page in').waitFor();
});

test('wrong code, wrong secret, a stale link, a replay that is not there or not over: each says so', async () => {
  const stranger = await visit(`${house.server.origin}/?test`);
  await stranger.getByRole('button', { name: 'Join a table' }).click();
  await stranger.getByLabel('Code or link').fill('ZZZZZ');
  await stranger.keyboard.press('Enter');
  await stranger.getByText('No table has this code.').waitFor();

  const gone = await visit(`${house.server.origin}/table/nosuchtable1?test`);
  await alert(gone, 'This table is no longer there.').waitFor();
  await gone.getByRole('button', { name: 'Start page' }).click();
  await gone.getByRole('button', { name: 'Play alone' }).waitFor();

  const used = await visit(`${house.server.origin}/device?test#BCDF2346`);
  await used.getByText('No table has this code.').waitFor();

  const nothing = await visit(`${house.server.origin}/replay/nosuchmatch?test`);
  await alert(nothing, 'does not have the journal of this match').waitFor();
  expect(await axe(nothing)).toEqual([]);

  const host = await visit('about:blank');
  const link = await hostTable(host, house.server.origin);
  await host.getByRole('button', { name: 'Add a bot at seat 2' }).click();
  await host.getByText(/^Seat 2: .*\(bot\)/u).waitFor();
  await beginGame(host, []);
  const match = await host.evaluate(() => window.starboard?.debug.session()?.view.match ?? '');
  const early = await visit(`${house.server.origin}/replay/${match}?test`);
  await alert(early, 'This game is not over yet').waitFor();
  const wrong = await visit(`${link.slice(0, -4)}0000`);
  await alert(wrong, 'did not let this page in').waitFor();
});

test('a page of another version is told to load again; a journal of another version cannot be watched', async () => {
  const old = await visit('about:blank');
  await old.route('**/table?test', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(house.server.build, 'an-older-build'),
    });
  });
  await old.goto(`${house.server.origin}/table?test`);
  await alert(old, 'This page is of another version than the server.').waitFor();
  await old.getByRole('button', { name: 'Reload the page' }).waitFor();
  const page = await visit(`${house.server.origin}/replay?test`);
  await page.getByText('A game of the past').waitFor();
  const file = (text: string) =>
    page
      .getByLabel('Or a journal that was saved as a file')
      .setInputFiles({ name: 'journal.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await file('this is no journal');
  await alert(page, 'expected a journal in JSON').waitFor();
  const zeros = '0'.repeat(64);
  const terms = { match: 'm', game: 'panic', version: 99, options: {}, seats: 1 };
  const chance = { commitment: zeros, nonceHashes: [''], nonces: [''], seed: zeros, digest: zeros };
  await file(JSON.stringify({ format: 1, terms, ...chance, entries: [] }));
  await alert(page, 'by another version of the rules').waitFor();
  await waitForStatus(page, 'no WebGL 2');
});
