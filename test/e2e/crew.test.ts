import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { keptCertificate } from '../../server/web/certificate';
import { openPage } from '../helpers/browser';
import { FLAT, openHouse } from '../helpers/house';
import { repeatable } from '../helpers/tables';
import {
  answerWith,
  asked,
  axe,
  beginGame,
  hostTable,
  isWide,
  openRepeatable,
  stageOf,
  tooSmall,
  withTest,
} from '../helpers/tablePages';

jest.setTimeout(150_000);

// Chance of the server and of both pages repeats.
const SERVER_SEED = 6;
const PAGE_SEEDS = [11, 12] as const;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-crew-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** With a second port for HTTPS; its certificate is known to nobody, and the browsers here do not ask. */
const options = keptCertificate(folder).then((certificate) => ({
  ...{ graceSeconds: 0.5, botDelayMs: 0, random: repeatable(SERVER_SEED) },
  secure: { port: 0, ...certificate },
}));
const house = openHouse(options, [...FLAT, '--ignore-certificate-errors']);

/** What a picture leads to, read as another device would. */
async function readPicture(page: Page, name: RegExp): Promise<string> {
  const picture = page.getByRole('img', { name });
  const wide = Number((await picture.getAttribute('viewBox'))!.split(' ').pop());
  const scale = 4;
  const data = new Uint8Array((wide * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of (await picture.locator('path').getAttribute('d'))!.matchAll(/M(\d+) (\d+)/gu))
    for (let dot = 0; dot < scale * scale; dot++) {
      const [left, top] = [Number(x) * scale + (dot % scale), Number(y) * scale + Math.floor(dot / scale)];
      data.fill(0, (top * wide * scale + left) * 4, (top * wide * scale + left) * 4 + 3);
    }
  return decodeQR({ width: wide * scale, height: wide * scale, data });
}

const log = (page: Page, text: RegExp) => page.getByRole('log').getByText(text).first();

const TEAM = /Send (?!no)/u;
const hasTeam = async (page: Page): Promise<boolean> =>
  (await page.locator('button.move').filter({ hasText: TEAM }).count()) > 0;

/** Answers as somebody who trades once, sends every Security Team, and otherwise lets things happen. */
async function answer(page: Page, question: string, done: { traded: boolean }): Promise<void> {
  if (question.startsWith('Do you want to trade')) {
    await answerWith(page, done.traded ? /Do not trade/u : /^\d+ (?!Do not)/u);
    return;
  }
  if (question.includes('Do you accept')) {
    await answerWith(page, /Accept/iu);
    done.traded = true;
  } else if (question.startsWith('Boarders'))
    await answerWith(page, (await hasTeam(page)) ? TEAM : /Send no/u);
  else if (question.startsWith('Your turn')) await answerWith(page, /^\d+ End the phase/u);
  else await answerWith(page, /^\d+ (Keep|No|Do not|End|Pass|.)/u);
}

/** Plays until a trade was made and a Security Team was sent, both seen by both; a game lost before is played again. */
async function playUntilBoarded(one: Page, two: Page): Promise<void> {
  const done = { traded: false };
  for (let round = 0; round < 6; round++) {
    const had = done.traded;
    for (let tries = 0; tries < 300 && (await stageOf(one)) !== 'over'; tries++) {
      for (const page of [one, two]) {
        const question = await asked(page);
        if (question === '') continue;
        const sends = question.startsWith('Boarders') && (await hasTeam(page));
        await answer(page, question, done);
        if (!sends) continue;
        for (const watcher of [one, two]) await log(watcher, /sends a Security Team/u).waitFor();
        if (!had && done.traded)
          for (const watcher of [one, two]) await log(watcher, / gives .* for /u).waitFor();
        expect(done.traded).toBe(true);
        return;
      }
      await one.waitForTimeout(10);
    }
    await one.getByRole('button', { name: 'Play again' }).click();
    await two.getByRole('button', { name: 'Ready', exact: true }).waitFor();
    await beginGame(one, [two]);
  }
  throw new Error('no boarders in six games');
}

test('two browsers at one table: a clock, a trade, a Security Team, pointing, a drop, another device, a replay', async () => {
  const one = house.keep(await openRepeatable(house.browser, PAGE_SEEDS[0]));
  const two = house.keep(await openRepeatable(house.browser, PAGE_SEEDS[1]));
  const link = await hostTable(one.page, house.server.origin);
  await two.page.goto(withTest(link));
  await two.page.getByText('Seat 2: Player 2 (you)').waitFor();
  await two.page.getByRole('textbox', { name: 'Your name' }).fill('Uhura’s fan');
  await two.page.keyboard.press('Enter');
  await one.page.getByText('Seat 2: Uhura’s fan').waitFor();
  await one.page.getByLabel('Clock').selectOption('calm');
  await two.page.getByText('Calm: 2 min a decision').waitFor();
  await beginGame(one.page, [two.page]);
  await one.page.getByRole('timer').waitFor();
  expect(await one.page.getByRole('timer').innerText()).toMatch(/^(2:00|1:5\d)/u);

  // Pointing by keyboard: words in everybody's log.
  await two.page.getByLabel('Point at').selectOption({ label: 'Sector 3' });
  await two.page.getByRole('button', { name: 'Point', exact: true }).press('Enter');
  await log(one.page, /^Uhura’s fan points at: Sector 3\.$/u).waitFor();

  await playUntilBoarded(one.page, two.page);
  expect(await axe(one.page)).toEqual([]);

  // A drop: the other is told, a bot plays; the return: the same seat at once.
  const { hash, pathname } = new URL(link);
  await two.page.goto('about:blank');
  await log(one.page, /^Uhura’s fan has dropped out/u).waitFor();
  await log(one.page, /^A bot plays for Uhura’s fan\.$/u).waitFor();
  await one.page.getByText('away, a bot plays').waitFor();
  await two.page.goto(`${house.server.origin}${pathname}?test${hash}`);
  await two.page.locator('.play-question').waitFor();
  await log(one.page, /^Uhura’s fan is back\.$/u).waitFor();
  expect(await two.page.evaluate(() => window.starboard?.debug.session()?.seat)).toBe(1);

  // Another device by its one-time code takes over; the first is told.
  await two.page.getByText('People and seats').click();
  await two.page.getByRole('button', { name: 'Continue on another device' }).click();
  const secure = `https://localhost:${String(house.server.securePort)}`;
  const code = await two.page.locator('.device-code').innerText();
  expect(code).toMatch(/^[A-Z0-9]{8}$/u);
  // It may be a headset, which is let in by a secure page alone: page, table and socket come by the second port.
  expect(await readPicture(two.page, /QR code: continue/u)).toBe(`${secure}/device#${code}`);
  const tablet = house.keep(await openPage(house.browser, { width: 360, height: 740 }));
  await tablet.page.goto(`${secure}/device?test#${code}`);
  await tablet.page.locator('.play-question').waitFor();
  expect(await tablet.page.evaluate(() => isSecureContext)).toBe(true);
  expect(tablet.requests.filter((address) => !/^(https|wss):/u.test(address))).toEqual([]);
  expect(await tablet.page.evaluate(() => window.starboard?.debug.session()?.seat)).toBe(1);
  await two.page.getByRole('alert').filter({ hasText: 'in another window' }).waitFor();
  await tablet.page.getByText('People and seats').click();
  expect(await tooSmall(tablet.page)).toEqual([]);
  expect(await isWide(tablet.page)).toBe(false);
  expect(await axe(tablet.page)).toEqual([]);

  // Standing up leaves the seat to a bot; the host gives it back to somebody who stands.
  await tablet.page.getByRole('button', { name: 'Stand up' }).click();
  await log(one.page, /has stood up; a bot plays on/u).waitFor();
  await one.page.getByText('People and seats').click();
  await one.page.getByRole('button', { name: 'Give the seat' }).click();
  await tablet.page.waitForFunction(() => window.starboard?.debug.session()?.seat === 1);
  await log(one.page, /^Uhura’s fan takes the seat/u).waitFor();

  // The end, and the game again from its link.
  await one.page.getByText('End the game', { exact: true }).click();
  await one.page.getByRole('button', { name: 'Yes, end it now' }).click();
  await tablet.page.getByText('The host can open the next game').waitFor();
  const replay = await one.page.getByLabel('Link to the replay').inputValue();
  expect(replay).toMatch(/\/replay\/[\w-]+$/u);
  await watchReplay(replay);
  await one.page.getByRole('button', { name: 'Play again' }).click();
  await tablet.page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
  expect([...one.complaints, ...two.complaints, ...tablet.complaints]).toEqual([]);
});

/** Watches a replay by keyboard: it plays, halts, seeks by record and by turn, and ends with the result. */
async function watchReplay(link: string): Promise<void> {
  const { page, complaints } = house.keep(await openPage(house.browser, { width: 1280, height: 720 }));
  await page.goto(`${link}?test`);
  await page.getByRole('heading', { name: 'Replay' }).waitFor();
  const rev = () => page.evaluate(() => window.starboard?.debug.session()?.view.rev ?? 0);
  expect(await rev()).toBe(1);
  await page.locator('main').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await rev()).toBe(3);
  await page.keyboard.press('ArrowLeft');
  expect(await rev()).toBe(2);
  await page.keyboard.press('PageDown');
  await page.getByText(/^Turn 2: .*, record \d+ of \d+$/u).waitFor();
  const slider = page.getByRole('slider', { name: 'Place in the game' });
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Turn 2: /u);
  await page.getByLabel('Go to').selectOption({ index: 0 });
  expect(await rev()).toBe(1);
  await page.getByLabel('Speed').selectOption('1');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => (window.starboard?.debug.session()?.view.rev ?? 0) > 1);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByLabel('Speed').selectOption('skip');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await slider.focus();
  await page.keyboard.press('Home');
  expect(await rev()).toBe(1);
  await page.keyboard.press('End');
  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  expect(await page.getByRole('button', { name: 'Play again' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await page.getByText(/^Honest: /u).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
}
