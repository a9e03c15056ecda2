import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, type Watched } from '../helpers/browser';
import { FLAT } from '../helpers/house';
import { type RealServer, realServer } from '../helpers/realServer';
import { builtClient } from '../helpers/server';
import { answerWith, asked, beginGame, hostTable, revOf, withTest } from '../helpers/tablePages';

jest.setTimeout(150_000);

let browser: Browser;
let server: RealServer;
let data: string;
const open: Watched[] = [];

beforeAll(async () => {
  builtClient();
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-restart-'));
  server = await realServer(data);
  browser = await launchBrowser(FLAT);
}, 300_000);
afterAll(async () => {
  for (const { context } of open.splice(0)) await context.close();
  await browser.close();
  await server.kill();
  fs.rmSync(data, { recursive: true, force: true });
});

const visit = async (): Promise<Page> => {
  const watched = await openPage(browser, { width: 1024, height: 700 });
  open.push(watched);
  return watched.page;
};

/** Moves of these pages until so many were made. */
async function play(pages: readonly Page[], moves: number): Promise<void> {
  for (let made = 0, tries = 0; made < moves && tries < 500; tries++) {
    for (const page of pages) {
      if ((await asked(page)) === '') continue;
      await answerWith(page, /^1 /u);
      made++;
    }
    await pages[0]?.waitForTimeout(10);
  }
}

test('killed in mid-game and started again, the server has every move, and the pages come back by themselves', async () => {
  const { origin } = server;
  await server.start();
  const [one, two] = [await visit(), await visit()];
  const link = await hostTable(one, origin);
  await two.goto(withTest(link));
  await two.getByText('Seat 2: Player 2 (you)').waitFor();
  await beginGame(one, [two]);
  await play([one, two], 5);
  const rev = Math.max(await revOf(one), await revOf(two));
  // Whoever did not make the last move is told of it a moment later.
  await one.waitForFunction(
    (told) => Number(document.querySelector<HTMLElement>('#play')?.dataset.rev) >= told,
    rev,
  );
  const table = await one.locator('.play-words').innerText();

  await server.kill();
  await one.waitForFunction(() => window.starboard?.debug.session()?.link.type !== 'connected');
  await server.start();
  for (const page of [one, two])
    await page.waitForFunction(() => window.starboard?.debug.session()?.link.type === 'connected', null, {
      timeout: 60_000,
    });
  expect(await revOf(one)).toBe(rev);
  expect(await one.locator('.play-words').innerText()).toBe(table);
  expect(await one.evaluate(() => window.starboard?.debug.session()?.seat)).toBe(0);
  expect(await two.evaluate(() => window.starboard?.debug.session()?.seat)).toBe(1);
  await play([one, two], 3);
  expect(await revOf(two)).toBeGreaterThanOrEqual(rev + 3);
});
