import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, type Watched } from '../helpers/browser';
import { FLAT } from '../helpers/house';
import { type RealServer, realServer } from '../helpers/realServer';
import { builtClient } from '../helpers/server';
import { axe, isWide, tooSmall } from '../helpers/tablePages';

jest.setTimeout(240_000);

let browser: Browser;
let server: RealServer;
let data: string;
const open: Watched[] = [];

beforeAll(async () => {
  builtClient();
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-event-'));
  browser = await launchBrowser(FLAT);
  server = await realServer(data);
  await server.start();
}, 600_000);
afterAll(async () => {
  for (const { context } of open.splice(0)) await context.close();
  await browser.close();
  await server.kill();
  fs.rmSync(data, { recursive: true, force: true });
});

const visit = async (address: string, width = 1000, height = 700): Promise<Page> => {
  const watched = await openPage(browser, { width, height });
  open.push(watched);
  await watched.page.goto(`${server.origin}${address}`);
  return watched.page;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const stageIs = (page: Page, words: string): Promise<void> =>
  page.locator('.event-stage').filter({ hasText: words }).waitFor({ timeout: 60_000 });

/** Goes to one's table, signing the sheet before. */
const goToTable = async (page: Page): Promise<void> => {
  await button(page, /go to the table/iu).click();
  await page.waitForFunction(() => window.starboard?.debug.session()?.view.stage === 'playing', null, {
    timeout: 60_000,
  });
};

const backToEvent = async (page: Page): Promise<void> => {
  await page.locator('#event-strip a').click();
  await page.locator('.event-stage').waitFor();
};

/** Answers every question at random, until the battle is over. */
const playOut = (page: Page, seed: number): Promise<void> =>
  page.evaluate(
    (first) =>
      new Promise<void>((resolve, reject) => {
        let state = first;
        // Chance makes some battles long, and windows for hidden cards last: whoever is not through by then gives up.
        let end = performance.now() + 40_000;
        const last = end + 40_000;
        const below = (most: number): number => {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
          return Math.floor((state / 2 ** 32) * most);
        };
        const timer = setInterval(() => {
          if (window.starboard?.debug.session()?.view.stage === 'over') {
            clearInterval(timer);
            resolve();
            return;
          }
          const now = performance.now();
          if (now > last) {
            clearInterval(timer);
            const { link, view } = window.starboard?.debug.session() ?? {};
            const shown = document.querySelector('.play-question')?.textContent ?? document.body.innerText;
            reject(new Error(`no end: ${JSON.stringify([link, view?.stage, shown.slice(0, 600)])}`));
            return;
          }
          if (now > end) {
            end += 2000;
            for (const button of document.querySelectorAll<HTMLButtonElement>('.standing button'))
              if (/surrender the battle/iu.test(button.textContent)) button.click();
          }
          if (document.querySelector('.play-question.mine') === null) return;
          for (const heading of document.querySelectorAll<HTMLElement>(
            '.moves details:not([open]) > summary',
          ))
            heading.click();
          const moves = [...document.querySelectorAll<HTMLButtonElement>('button.move')].filter(
            (move) => !/surrender/iu.test(move.textContent),
          );
          moves[below(moves.length)]?.click();
        }, 10);
      }),
    seed,
  );

/** Gives the battle up by the standing order. */
const concede = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => window.starboard?.debug.session()?.link.type === 'connected' && document.querySelector('.standing'),
    null,
    { timeout: 60_000 },
  );
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll<HTMLElement>('.standing details:not([open]) > summary'))
      heading.click();
  });
  await button(page, /Surrender the battle/u).click();
  await page.waitForFunction(() => window.starboard?.debug.session()?.view.stage === 'over', null, {
    timeout: 60_000,
  });
};

interface Player {
  readonly name: string;
  readonly page: Page;
}

/**
 * More than any fleet is worth: these battles go as chance will have it, and a correction that made somebody equal to
 * another would have dice thrown over it, after which it is no longer offered for undoing.
 */
const GUESSES = '90';

/** The pairs of the running round, by name, as the page lists them. */
const pairsOf = (page: Page): Promise<string[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#event-pairings .pairing')].map((row) =>
      [...row.querySelectorAll('.names .name')].map((name) => name.textContent.trim().split(' ')[0] ?? ''),
    ),
  );

test('organiser, five players and a spectator: three rounds with byes, a drop-out, a correction and a killed server, to the printed sheets', async () => {
  // ── Registration ───────────────────────────────────────────────────────────────────────────────────────────────
  const desk = await visit('/?test');
  await button(desk, 'Events').click();
  await desk.getByLabel('Name of the event').fill('Neutral Zone Cup');
  await desk.getByLabel('Your name, as the organiser').fill('Spock');
  await desk.getByText('Rules and options').click();
  for (const [format, option] of [
    ['crews', 'Rounds'],
    ['captains', 'Captains at a table'],
    ['swiss', 'Final'],
    ['kit', 'Squadron points'],
  ] as const) {
    await desk.getByLabel('What is played').selectOption(format);
    await desk.getByLabel(option, { exact: true }).waitFor();
  }
  await desk.getByLabel('Time to react (seconds)').fill('0');
  await desk.getByLabel('Terrain', { exact: true }).check();
  expect(await axe(desk)).toEqual([]);
  await button(desk, 'Open registration').click();
  await stageIs(desk, 'Registration is open');
  const address = new URL(desk.url()).pathname;

  const players: Player[] = [];
  for (const name of ['Kirk', 'Sulu', 'Uhura', 'Scott', 'Chekov']) {
    const phone = name === 'Kirk';
    const page = await visit(`${address}?test`, phone ? 390 : 1000, phone ? 844 : 700);
    await page.getByLabel('Your name').fill(name);
    // The smallest fleet there is: battles by chance are long enough.
    const ready = await page.getByLabel('Your fleet').getByRole('option').count();
    await page.getByLabel('Your fleet').selectOption({ index: ready - 2 });
    if (name === 'Sulu') {
      await page.getByLabel('Your fleet').selectOption('');
      await page.getByLabel('Fleet as a short text').fill('aw1~Too much~kliD7.nobody');
      await button(page, 'Register').click();
      await page.getByText('That fleet breaks a rule of fleet building.').waitFor();
      await page.getByLabel('Fleet as a short text').fill('aw1~Lone D7~kliD7.klingonCaptain');
    }
    await button(page, 'Register').click();
    await page.getByText(`You are registered as ${name}.`).waitFor();
    if (phone) {
      expect(await isWide(page)).toBe(false);
      expect(await tooSmall(page)).toEqual([]);
    }
    players.push({ name, page });
  }
  const spectator = await visit(`${address}?test`);
  await spectator.getByText('5 players').waitFor();
  // What was settled is there for everybody to read.
  expect(await spectator.locator('.event-rules').innerText()).toMatch(/Terrain\s+Yes/u);
  const of = (name: string): Page => players.find((player) => player.name === name)!.page;

  // ── Round 1: two battles played out ────────────────────────────────────────────────────────────────────────────
  await button(desk, /^Start/u).click();
  // What cannot be taken back is asked for twice.
  await button(desk, /^Sure\? Start/u).click();
  await stageIs(desk, 'Round 1 of 3');
  await spectator.getByText('has the bye').waitFor();
  const first = await pairsOf(desk);
  expect(first).toHaveLength(2);
  await Promise.all(first.flat().map((name) => goToTable(of(name))));
  const watched = await spectator
    .getByRole('link', { name: /^Watch/u })
    .first()
    .getAttribute('href');
  expect(watched).toContain('watch');
  await Promise.all(first.flat().map((name, at) => playOut(of(name), 77 + at)));
  await stageIs(desk, 'The round is over');
  await Promise.all(first.flat().map((name) => backToEvent(of(name))));
  const [winner = '', loser = ''] = first[0] ?? [];
  // Who writes goes on writing, whatever others do meanwhile.
  await of(loser).getByText('The result is not right: call the organiser').click();
  await of(loser).getByLabel('What is not right?').fill('Many more guesses were right.');
  await desk.locator('#event-pairings .table-tools summary').first().click();
  await button(desk, 'Correct the result').click();
  await desk.getByLabel(`Right guesses: ${loser}`).fill(GUESSES);
  await button(of(winner), 'The result is right: sign').click();
  await of(winner).getByText('signed. The next round opens soon.').waitFor();

  // ── A call, and the correction ─────────────────────────────────────────────────────────────────────────────────
  expect(await of(loser).getByLabel('What is not right?').inputValue()).toBe('Many more guesses were right.');
  await button(of(loser), 'Call the organiser').click();
  await desk.getByText(`${loser} calls you: Many more guesses were right.`).waitFor();
  expect(await desk.getByLabel(`Right guesses: ${loser}`).inputValue()).toBe(GUESSES);
  await desk.getByLabel('Reason of the correction').fill('A token was counted twice.');
  await button(desk, 'Enter').click();
  await desk.locator('.event-table').getByText('corrected').first().waitFor();
  await button(desk, 'Undo: corrected the result of round 1, table 1: A token was counted twice.').waitFor();
  expect(await axe(desk)).toEqual([]);

  // ── A drop-out, then round 2: the server is killed in the middle of it ─────────────────────────────────────────
  await of(loser).getByText('Leave the event').click();
  await button(of(loser), 'Yes, leave').click();
  await desk.locator('.event-table').getByText('left after round 1').waitFor();
  await button(desk, 'Open the next round').click();
  await stageIs(desk, 'Round 2 of 3');
  const second = await pairsOf(desk);
  expect(second).toHaveLength(2);
  expect(second.flat()).not.toContain(loser);
  await Promise.all(second.flat().map((name) => goToTable(of(name))));
  const [asks = '', agrees = ''] = second[0] ?? [];
  await button(of(asks), 'Ask for a pause').click();
  await of(agrees).getByText(`${asks} would like a pause.`).waitFor();
  await button(of(agrees), 'Agree to the pause').click();
  await of(asks).locator('#event-strip').getByText('the game and its clock stand').waitFor();
  await button(of(asks), 'Go on').click();
  await of(agrees).getByText('You have asked for a pause.').waitFor();
  await server.kill();
  await server.start();
  for (const [one = ''] of second) await concede(of(one));
  await stageIs(desk, 'The round is over');
  await Promise.all(second.flat().map((name) => backToEvent(of(name))));

  // ── Round 3, conceded, and the end ─────────────────────────────────────────────────────────────────────────────
  await button(desk, 'Open the next round').click();
  await stageIs(desk, 'Round 3 of 3');
  const third = await pairsOf(desk);
  await Promise.all(third.flat().map((name) => goToTable(of(name))));
  for (const [one = ''] of third) await concede(of(one));
  await stageIs(desk, 'All rounds are over');
  await button(desk, 'Close the event').click();
  await button(desk, 'Sure? Close the event').click();
  await stageIs(desk, 'Closed');
  await desk.getByText('Log: who changed what').click();
  await desk
    .getByText('Organiser corrected the result of round 1, table 1: A token was counted twice.')
    .waitFor();

  // ── The sheets ─────────────────────────────────────────────────────────────────────────────────────────────────
  await spectator.reload();
  await stageIs(spectator, 'Closed');
  await spectator.evaluate(() => (window.print = () => undefined));
  const printed = spectator.locator('#paper');
  /** What comes out of the printer, on either kind of paper; a printed page is itself again afterwards. */
  const print = async (name: string, words: string, pages: number): Promise<void> => {
    for (const format of ['A4', 'Letter'] as const) {
      await button(spectator, words).click();
      await printed.waitFor({ state: 'attached' });
      const to = process.env.EVENT_PDF ? { path: `${process.env.EVENT_PDF}/${name}-${format}.pdf` } : {};
      expect(pageCount(await spectator.pdf({ format, ...to }))).toBe(pages);
      await printed.waitFor({ state: 'detached' });
    }
  };
  await button(spectator, 'Print the score sheet').click();
  const rows = await printed.locator('tbody tr').allTextContents();
  expect(rows).toHaveLength(5);
  expect(rows[0]).toContain('Admiral');
  await print('score', 'Print the score sheet', 1);
  await print('builds', 'Print build sheets', 5);
  const download = spectator.waitForEvent('download');
  await button(spectator, 'Score sheet as CSV').click();
  expect((await download).suggestedFilename()).toMatch(/^Neutral-Zone-Cup-.*\.csv$/u);
});

const pageCount = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
