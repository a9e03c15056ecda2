import type { Page } from 'playwright-core';
import { fullStore } from '../helpers/fullStore';
import { FLAT, openHouse } from '../helpers/house';
import { asked, beginGame, hostTable, revOf, withTest } from '../helpers/tablePages';

jest.setTimeout(120_000);

const { store, trouble } = fullStore();
const house = openHouse({ store, retryMs: 50, botDelayMs: 0, records: { burst: 2, perSecond: 0.5 } }, FLAT);
afterEach(() => {
  trouble.full = false;
});

const moves = (page: Page) => page.locator('button.move:visible');

/** Two people at a table without 3D; the one who is asked first. */
const sit = async (): Promise<Page> => {
  const visit = async (address: string): Promise<Page> =>
    (await house.visit(address, { width: 1024, height: 700 })).page;
  const host = await visit('about:blank');
  const second = await visit(withTest(await hostTable(host, house.server.origin)));
  await second.getByText('Seat 2: Player 2 (you)').waitFor();
  await beginGame(host, [second]);
  await Promise.any([host, second].map((page) => page.locator('.play-question.mine').waitFor()));
  const page = (await asked(host)) === '' ? second : host;
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll<HTMLElement>('.moves details:not([open]) > summary'))
      heading.click();
  });
  await moves(page).first().waitFor();
  return page;
};

const error = (page: Page) => page.locator('.play-question .error');

/** Notes each refusal that the page says from now on. */
const noteRefusals = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said = ((window as unknown as { said: string[] }).said = [] as string[]);
    const line = document.querySelector('.play-question .error')!;
    new MutationObserver(() => line.textContent !== '' && said.push(line.textContent)).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

const refusals = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);

const advance = (page: Page, rev: number): Promise<unknown> =>
  page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('#play')?.dataset.rev) > before,
    rev,
  );

test('the table pauses: the plain table says so, asks again, and the next answer counts', async () => {
  const page = await sit();
  const [question, rev, many] = [await asked(page), await revOf(page), await moves(page).count()];
  trouble.full = true;
  await moves(page).first().click();
  await error(page).filter({ hasText: 'The game cannot be saved at the moment' }).waitFor();
  expect([await asked(page), await moves(page).count(), await revOf(page)]).toEqual([question, many, rev]);
  trouble.full = false;
  await page.waitForFunction(() => window.starboard?.debug.session()?.view.paused === '');
  await moves(page).first().click();
  await advance(page, rev);
  await error(page).filter({ hasText: /^$/u }).waitFor({ state: 'attached' });
});

test('too fast: the plain table says so, asks again, and the answer counts once it may', async () => {
  const page = await sit();
  const [question, rev] = [await asked(page), await revOf(page)];
  trouble.full = true;
  const tooFast = error(page).filter({ hasText: 'That was too fast; try again.' });
  for (let tries = 0; tries < 30 && (await tooFast.count()) === 0; tries++) {
    await moves(page).first().click();
    await error(page).filter({ hasText: /./u }).waitFor();
  }
  expect(await tooFast.count()).toBe(1);
  expect([await asked(page), await revOf(page)]).toEqual([question, rev]);
  trouble.full = false;
  await page.waitForFunction(() => window.starboard?.debug.session()?.view.paused === '');
  // Whoever tries too soon is refused again, and the question stays; nothing is clicked before the last click was answered.
  await noteRefusals(page);
  while ((await revOf(page)) === rev) {
    const { length } = await refusals(page);
    await moves(page).first().click();
    await page.waitForFunction(
      ([before, heard]) =>
        Number(document.querySelector<HTMLElement>('#play')?.dataset.rev) > before ||
        (window as unknown as { said: string[] }).said.length > heard,
      [rev, length] as const,
    );
  }
  expect(await revOf(page)).toBe(rev + 1);
});

test('answered already: the second answer is refused with its reason, the first one counts', async () => {
  const page = await sit();
  const rev = await revOf(page);
  await noteRefusals(page);
  await page.evaluate(() => {
    const move = document.querySelector<HTMLElement>('button.move')!;
    move.click();
    move.click();
  });
  await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length > 0);
  await advance(page, rev);
  const said = await refusals(page);
  expect(said).toHaveLength(1);
  // Either it is somebody else's turn now, or the next question is this person's too.
  expect(said[0]).toMatch(
    /^That question is closed; another one is open now\.$|^There is nothing for you to answer now\.$/u,
  );
  expect(await revOf(page)).toBe(rev + 1);
});
