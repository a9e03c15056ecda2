import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, type Watched } from '../helpers/browser';
import { FLAT } from '../helpers/house';
import { builtClient, ROOT } from '../helpers/server';
import { answerWith, asked, beginGame, hostTable, revOf, withTest } from '../helpers/tablePages';

jest.setTimeout(150_000);

let browser: Browser;
let child: ChildProcess | undefined;
let data: string;
const open: Watched[] = [];

beforeAll(async () => {
  builtClient();
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-restart-'));
  browser = await launchBrowser(FLAT);
}, 300_000);
afterAll(async () => {
  for (const { context } of open.splice(0)) await context.close();
  await browser.close();
  child?.kill('SIGKILL');
  fs.rmSync(data, { recursive: true, force: true });
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** The real thing, as `npm start` runs it; resolves when it serves. */
const startReal = async (port: number): Promise<void> => {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    BOT_DELAY_MS: '0',
    NODE_ENV: 'production',
  };
  child = spawn(process.execPath, ['server/cli/start.mjs'], { cwd: ROOT, env, stdio: 'ignore' });
  for (let tries = 0; tries < 300; tries++) {
    const health = await fetch(`http://localhost:${port}/health`).catch(() => undefined);
    if (health?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not start');
};

const kill = (): Promise<void> =>
  new Promise((resolve) => {
    child?.once('exit', () => resolve());
    child?.kill('SIGKILL');
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
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await startReal(port);
  const [one, two] = [await visit(), await visit()];
  const link = await hostTable(one, origin);
  await two.goto(withTest(link));
  await two.getByText('Seat 2: Player 2 (you)').waitFor();
  await beginGame(one, [two]);
  await play([one, two], 5);
  const rev = await revOf(one);
  const table = await one.locator('.play-words').innerText();

  await kill();
  await one.waitForFunction(() => window.starboard?.debug.session()?.link.type !== 'connected');
  await startReal(port);
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
