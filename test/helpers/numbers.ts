import type { Page } from 'playwright-core';

/** How the match stands, as the page itself says it. */
export const standing = (page: Page): Promise<{ stage: string; rev: number; mine: boolean; moves: number }> =>
  page.evaluate(() => {
    const view = window.starboard?.debug.session()?.view;
    return {
      stage: view?.stage ?? '',
      rev: view?.rev ?? 0,
      mine: document.querySelector('.play-question.mine') !== null,
      moves: document.querySelectorAll('button.move').length,
    };
  });

/** Plays by typing numbers until it is over: mostly the first choice, now and then another. */
export async function playByNumbers(page: Page, most: number): Promise<number> {
  let typed = 0;
  for (let tries = 0; tries < most; tries++) {
    const { stage, mine, rev } = await standing(page);
    if (stage === 'over') return typed;
    if (!mine) {
      await page.waitForTimeout(10);
      continue;
    }
    await page.keyboard.type(String(1 + (typed % 3 === 2 ? 1 : 0)));
    await page.keyboard.press('Enter');
    typed++;
    const after = await standing(page);
    // There was only one choice: that number it is.
    if (after.rev === rev && after.mine) {
      await page.keyboard.press('Escape');
      await page.keyboard.type('1');
      await page.keyboard.press('Enter');
    }
  }
  throw new Error(`not over after ${most} tries`);
}
