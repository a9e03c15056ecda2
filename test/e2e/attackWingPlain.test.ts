import type { Page } from 'playwright-core';
import { openPage } from '../helpers/browser';
import { FLAT, openHouse } from '../helpers/house';
import { playByNumbers } from '../helpers/numbers';
import { answerWith, asked, beginGame, openRepeatable, withTest } from '../helpers/tablePages';

jest.setTimeout(240_000);

const house = openHouse({}, FLAT);
const WIDE = { width: 960, height: 540 } as const;

test('a Balance of Terror by keyboard alone', async () => {
  const { page, complaints } = house.keep(await openRepeatable(house.browser, 5, WIDE));
  await page.goto(`${house.server.origin}/?test`);
  await page.getByRole('button', { name: 'Play alone' }).press('Enter');
  await page.getByRole('button', { name: /^Star Trek: Attack Wing/u }).press('Enter');
  await page.getByText('Rules and options', { exact: true }).press('Enter');
  for (const [name, letter] of [
    ['Mission', 'B'],
    ['Size of the battle', 's'],
  ] as const)
    await page.getByLabel(name, { exact: true }).press(letter);
  await page.getByLabel('Game rounds').press('Control+a');
  await page.keyboard.type('3');
  await page.getByLabel('Time to react (seconds)').press('Control+a');
  await page.keyboard.type('0');
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter');
  await page.locator('.play-question.mine').waitFor();
  expect(await playByNumbers(page, 6000)).toBeGreaterThan(9);
  await page.getByRole('log').getByText(/flies/u).first().waitFor();
  expect(complaints).toEqual([]);
});

/** What does nothing, and lets the battle go on. */
const ON = /Confirm all|No, go on|Take no action|Make no guess/u;

/** Answers whatever is asked of anybody, until this page is asked that. */
async function until(pages: readonly Page[], page: Page, question: RegExp, wish = ON): Promise<void> {
  for (let tries = 0; tries < 1500; tries++) {
    if (question.test(await asked(page))) return;
    for (const one of pages) {
      const now = await asked(one);
      if (now !== '' && !question.test(now)) await answerWith(one, wish);
    }
    await page.waitForTimeout(20);
  }
  throw new Error(`never asked ${String(question)}`);
}

/** The link of a table, once it carries the table's secret. */
async function linkOf(page: Page): Promise<string> {
  const field = page.getByLabel('Link', { exact: true });
  for (let tries = 0; tries < 500; tries++) {
    const link = await field.inputValue();
    if (link.includes('#')) return link;
    await page.waitForTimeout(20);
  }
  throw new Error('the link never had a secret');
}

/** All that a page has to say, and all that it knows. */
const known = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.textContent + JSON.stringify(window.starboard?.debug.session()));

test('two browsers: dials and a card face down are secret; who drops between reveal and move comes back to it', async () => {
  const [host, guest] = [
    house.keep(await openPage(house.browser, WIDE)).page,
    house.keep(await openPage(house.browser, WIDE)).page,
  ];
  const pages = [host, guest];
  await host.goto(`${house.server.origin}/?test`);
  await host.getByRole('button', { name: 'Host a table' }).click();
  await host.getByRole('button', { name: /^Star Trek: Attack Wing/u }).click();
  await host.getByText('Rules and options', { exact: true }).click();
  await host.getByLabel('Mission', { exact: true }).selectOption('balanceOfTerror');
  await host.getByLabel('Size of the battle').selectOption('duel');
  await host.getByLabel('Game rounds').fill('1');
  await host.getByLabel('Time to react (seconds)').fill('0');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await guest.goto(withTest(await linkOf(host)));
  await guest.getByRole('button', { name: 'Ready', exact: true }).waitFor();
  await beginGame(host, [guest]);
  await answerWith(host, /Lone Gorn/u);
  await answerWith(guest, /The Chancellor's Sword/u);
  await until(pages, guest, /maneuvers/u, /Place it 457/u);
  await answerWith(guest, /Turn left 2/iu);
  await until(pages, host, /maneuvers/u);
  await answerWith(host, /Straight 1/u);
  expect(await known(guest)).toContain('Dial: turn left 2, still hidden.');
  expect(await known(host)).toContain('its face-down card');
  expect(await known(host)).not.toMatch(/Korax|turn ?left ?2/iu);

  // Asked because of the card that lies face down: its dial is open, the ship has not moved.
  await until(pages, guest, /Kronos One is about to move/u);
  const question = await asked(guest);
  await guest.reload();
  await guest.locator('.play-question.mine').waitFor();
  expect(await asked(guest)).toBe(question);
  await answerWith(guest, /No, go on/u);
  await host
    .getByRole('log')
    .getByText(/Kronos One flies turn left 2/u)
    .first()
    .waitFor();
});
