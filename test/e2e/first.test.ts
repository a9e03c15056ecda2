import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { openPage } from '../helpers/browser';
import { FLAT, openHouse } from '../helpers/house';
import { startProxy } from '../helpers/proxy';
import { axe, isWide, tooSmall } from '../helpers/tablePages';

jest.setTimeout(120_000);

const house = openHouse({}, FLAT);

const WIDE = { width: 1280, height: 720 } as const;
const TALL = { width: 360, height: 740 } as const;
const lesson = (page: Page, id: string) => page.locator(`.guide[data-lesson="${id}"]`).waitFor();

test('the first game teaches by doing, adapts, and can be sent away; by keyboard', async () => {
  const { page, complaints } = await house.visit('/?test', WIDE);
  await page.getByRole('button', { name: 'First game' }).press('Enter');
  await lesson(page, 'welcome');
  expect(new URL(page.url()).pathname).toBe('/first');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await lesson(page, 'rings');
  await page.getByText('Space around the ship has six sectors').waitFor();
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await lesson(page, 'trade');
  // Skipping the step leaves the question open: the guide waits for its next chance.
  await page.getByRole('button', { name: 'Skip this step' }).press('Enter');
  await page.getByText('Play on as you like.').waitFor();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await lesson(page, 'fire');
  // The move that is meant is marked, with a word for those who listen.
  const meant = page.locator('button.move.pointed').first();
  expect(await meant.innerText()).toMatch(/Fire .*guide means this/su);
  await meant.press('Enter');
  await lesson(page, 'turn');
  await page.getByRole('log').getByText(/fires/u).first().waitFor();
  // Doing something else first is no matter: what was done is not taught again.
  await page
    .getByRole('button', { name: /Commit/u })
    .first()
    .click();
  await lesson(page, 'turn');
  await page.locator('button.move.pointed').first().press('Enter');
  await lesson(page, 'end');
  await page.locator('button.move.pointed').first().press('Enter');
  await lesson(page, 'threats');
  await page.getByRole('button', { name: 'End the lessons' }).click();
  expect(await page.locator('.guide').isVisible()).toBe(false);
  await page.locator('.play-question.mine').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Start page' }).click();
  await page.getByRole('button', { name: 'Play alone' }).waitFor();
  expect(complaints).toEqual([]);

  const small = await house.visit('/first?test', TALL);
  await lesson(small.page, 'welcome');
  expect(await isWide(small.page)).toBe(false);
  expect(await tooSmall(small.page)).toEqual([]);
});

test('three clicks to Panic; then the server may go; the game is kept, saved, watched again', async () => {
  const wire = await startProxy(house.server.port);
  const watched = house.keep(await openPage(house.browser, { width: 1280, height: 720 }));
  const { page } = watched;
  let closed = false;
  try {
    await page.goto(`${wire.origin}/?test`);
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.getByRole('button', { name: /^Panic/u }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.play-question').waitFor();
    await wire.close();
    closed = true;
    await page.locator('.play-question.mine').waitFor({ timeout: 30_000 });
    for (let moves = 0; moves < 6; moves++) {
      await page.locator('.play-question.mine').waitFor();
      const rev = await page.evaluate(() => window.starboard?.debug.session()?.view.rev ?? 0);
      await page.locator('#move-field').fill('1');
      await page.keyboard.press('Enter');
      await page.waitForFunction((was) => (window.starboard?.debug.session()?.view.rev ?? 0) > was, rev);
    }
    await page.getByText('End the game', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, end it now' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the journal' }).click();
    const file = await (await saved).path();
    expect(await page.getByRole('link', { name: 'Watch it again' }).getAttribute('href')).toBe(
      '/replay/solo',
    );
    // The game is in no server: its link has all of it.
    const link = page.getByLabel('Link to the replay');
    await link.waitFor();
    expect(new URL(await link.inputValue()).pathname).toBe('/replay');
    expect(new URL(await link.inputValue()).hash.length).toBeGreaterThan(40);

    // The file can be watched anywhere, also where the game was not played.
    const other = await house.visit('/replay?test', WIDE);
    await other.page
      .getByLabel('Or a journal that was saved as a file')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: fs.readFileSync(file) });
    await other.page.getByRole('heading', { name: 'Replay' }).waitFor();
    await other.page.getByText(/^Turn 1: .*, record 0 of \d+$/u).waitFor();
    await other.page.getByRole('button', { name: 'Start page' }).click();
    await other.page.getByRole('button', { name: 'Play alone' }).waitFor();
    expect(other.complaints).toEqual([]);
  } finally {
    if (!closed) await wire.close();
  }
});

test('settings hold at once, are remembered, and broken ones are as if never chosen', async () => {
  const { page } = await house.visit('/?test', TALL);
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await axe(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByLabel('Size of text').selectOption('1.3');
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('130%');
  await page.getByLabel('Colours').selectOption('colourBlind');
  await page.getByLabel('Captions').uncheck();
  await page.getByLabel('Flashing light').uncheck();
  await page.getByLabel('Silence').check();
  await page.getByRole('slider', { name: 'Alerts and your turn' }).fill('15');
  expect(await isWide(page)).toBe(false);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await page.getByLabel('Size of text').inputValue()).toBe('1.3');
  expect(await page.getByLabel('Colours').inputValue()).toBe('colourBlind');
  expect(await page.getByLabel('Captions').isChecked()).toBe(false);
  expect(await page.getByLabel('Flashing light').isChecked()).toBe(false);
  expect(await page.getByLabel('Silence').isChecked()).toBe(true);
  expect(await page.getByRole('slider', { name: 'Alerts and your turn' }).inputValue()).toBe('15');
  await page.evaluate(() => localStorage.setItem('starboard.settings', '{"textScale":"huge","volumes":[]'));
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await page.getByLabel('Size of text').inputValue()).toBe('1');
});
