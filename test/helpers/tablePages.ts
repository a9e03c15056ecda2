import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openPage, type PageOptions, type Watched } from './browser';
import { repeatChance } from './repeatable';

/** All that axe has to say about a page. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
    };
    const { violations } = await checker.run();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

/** Everything in sight that can be pressed and is smaller than a finger. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, summary, select, a[href]:not(.skip), input:not([type=checkbox])')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && (height < 43.5 || width < 43.5);
      })
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`),
  );

export const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** A page whose chance repeats: identity and nonces come from this number. */
export async function openRepeatable(
  browser: Browser,
  seed: number,
  size: PageOptions = { width: 1280, height: 720 },
): Promise<Watched> {
  const watched = await openPage(browser, size);
  await repeatChance(watched.context, seed);
  return watched;
}

/** Opens a table for a game and gives the link that its lobby shows. */
export async function hostTable(page: Page, origin: string, game = /^Panic/u, more = ''): Promise<string> {
  await page.goto(`${origin}/?test${more}`);
  await page.getByRole('button', { name: 'Host a table' }).click();
  await page.getByRole('button', { name: game }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Link', { exact: true }).waitFor();
  return page.getByLabel('Link', { exact: true }).inputValue();
}

export const withTest = (link: string): string => link.replace('#', '?test#');

/** Everybody ready, the first begins. */
export async function beginGame(host: Page, others: readonly Page[]): Promise<void> {
  for (const page of others) {
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await page.getByRole('button', { name: 'Not ready after all' }).waitFor();
  }
  await host.getByRole('button', { name: 'Begin the game' }).click();
  for (const page of [host, ...others]) await page.locator('.play-question').waitFor();
}

/** What the page asks its person; `''`: nothing. */
export const asked = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.querySelector('.play-question.mine') === null
      ? ''
      : (document.querySelector('#question')?.textContent ?? ''),
  );

/** Chooses the first move whose sentence fits, by typing; waits until the table has taken it. */
export async function answerWith(page: Page, wish: RegExp): Promise<void> {
  const before = await revOf(page);
  const number = await page.evaluate(async (source) => {
    const field = document.querySelector<HTMLInputElement>('#move-field');
    for (const heading of document.querySelectorAll<HTMLElement>('.moves details:not([open]) > summary'))
      heading.click();
    const buttons = [...document.querySelectorAll('button.move')];
    const fits = buttons.find((button) => new RegExp(source, 'u').test(button.textContent));
    field?.focus();
    return fits?.querySelector('.number')?.textContent ?? '';
  }, wish.source);
  if (number === '')
    throw new Error(`nothing fits ${String(wish)}: ${await page.locator('.moves').innerText()}`);
  await page.locator('#move-field').fill(number);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (rev) => Number(document.querySelector<HTMLElement>('#play')?.dataset.rev) > rev,
    before,
  );
}

/** The record that is in sight. */
export const revOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('#play')?.dataset.rev ?? 0));

export const stageOf = (page: Page): Promise<string> =>
  page.evaluate(() => window.starboard?.debug.session()?.view.stage ?? '');
