import type { Page } from 'playwright-core';
import { EDGES } from '../../shared/games/risk/data/edges';
import { LOCATIONS } from '../../shared/games/risk/data/locations';
import { openPage } from '../helpers/browser';
import { FLAT, openHouse } from '../helpers/house';
import { playByNumbers, standing } from '../helpers/numbers';
import {
  answerWith,
  asked,
  beginGame,
  hostTable,
  openRepeatable,
  revOf,
  withTest,
} from '../helpers/tablePages';

jest.setTimeout(300_000);

const house = openHouse({}, FLAT);
const WIDE = { width: 960, height: 540 } as const;

test('a Mission 2 by keyboard alone; then it is watched again from any place', async () => {
  const { page, context, complaints } = await openRepeatable(house.browser, 5, WIDE);
  await page.goto(`${house.server.origin}/?test`);
  await page.getByRole('button', { name: 'Play alone' }).press('Enter');
  await page.getByRole('button', { name: /^Risk/u }).press('Enter');
  await page.locator('#solo-level').press('C');
  await page.getByText('Rules and options', { exact: true }).press('Enter');
  for (const [name, value] of [
    ['Mission', '2'],
    ['Quests to win', '6'],
    ['Last round', '5'],
  ] as const) {
    await page.getByLabel(name, { exact: true }).press('Control+a');
    await page.keyboard.type(value);
  }
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter');
  await page.locator('.play-question.mine').waitFor();
  const typed = await playByNumbers(page, 6000);
  expect(typed).toBeGreaterThan(9);
  await page
    .getByRole('log')
    .getByText(/Quest|Q-Vent/u)
    .first()
    .waitFor();

  const records = (await standing(page)).rev;
  await page.goto(`${house.server.origin}/replay/solo?test`);
  const place = page.getByRole('slider', { name: 'Place in the game' });
  await place.waitFor();
  const last = Number(await place.getAttribute('max'));
  expect(last).toBeGreaterThan(records / 2);
  for (const at of [Math.floor(last / 2), 3]) {
    await place.fill(String(at));
    await page.getByText(`record ${at} of ${last}`).waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

/** Neighbours in different quadrants. */
const ACROSS = EDGES.map(({ a, b }) => [a, b].map((id) => LOCATIONS.find((row) => row.id === id)!)).filter(
  ([a, b]) => a!.quadrant !== b!.quadrant,
);

/** Whoever is asked. */
const turnOf = async (pages: readonly Page[]): Promise<Page> => {
  for (let tries = 0; tries < 1200; tries++) {
    for (const page of pages) if ((await asked(page)) !== '') return page;
    await pages[0]!.waitForTimeout(25);
  }
  throw new Error('nobody is asked');
};

test('two browsers: a defence is asked of the one attacked, who may drop out in mid-battle and come back to it', async () => {
  const host = house.keep(await openPage(house.browser, WIDE));
  const guest = house.keep(await openPage(house.browser, WIDE));
  const link = await hostTable(host.page, house.server.origin, /^Risk/u);
  await guest.page.goto(withTest(link));
  await guest.page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
  await beginGame(host.page, [guest.page]);
  const pages = [host.page, guest.page];
  for (let captains = 0; captains < 2; captains++) await answerWith(await turnOf(pages), /Command as/u);
  const first = await turnOf(pages);
  const free = await first.locator('.moves').innerText();
  const [here, there] = ACROSS.find((both) => both.every(({ name }) => free.includes(name)))!;
  await answerWith(first, new RegExp(here!.name, 'u'));
  const second = await turnOf(pages);
  expect(second).not.toBe(first);
  await answerWith(second, new RegExp(there!.name, 'u'));
  const attacker = await turnOf(pages);
  const defender = attacker === first ? second : first;
  const target = attacker === first ? there : here;
  const before = await revOf(attacker);
  await attacker.locator('#move-field').fill(`invade target ${target!.name} engagement three`);
  await attacker.keyboard.press('Enter');
  await attacker.waitForFunction(
    (rev) => Number(document.querySelector<HTMLElement>('#play')?.dataset.rev) > rev,
    before,
  );
  expect(await turnOf(pages)).toBe(defender);
  const question = await asked(defender);
  await defender.reload();
  await defender.locator('.play-question.mine').waitFor();
  expect(await asked(defender)).toBe(question);
  await answerWith(defender, /two|2/u);
  await attacker
    .getByRole('log')
    .getByText(/los(?:es|t|e)/u)
    .first()
    .waitFor();
  for (const { complaints } of [host, guest]) expect(complaints).toEqual([]);
});
