import type { Page } from 'playwright-core';
import { openHouse } from '../helpers/house';
import { enterHeadset, pull, wearHeadset } from '../helpers/headset';
import { openRepeatable } from '../helpers/tablePages';

jest.setTimeout(300_000);

const house = openHouse();
/** So many moves are made by pointing; then the host ends the game. */
const MOVES = 8;

/** Sits down alone to a first game of Panic, with an emulated headset beside the keyboard. */
async function sitDown(quality = 'test'): Promise<{ readonly page: Page; readonly complaints: string[] }> {
  const watched = house.keep(await openRepeatable(house.browser, 3, { width: 320, height: 240 }));
  await wearHeadset(watched.context);
  const { page } = watched;
  await page.addInitScript(() => {
    localStorage.setItem('starboard.plainTable', 'shut');
    localStorage.setItem('starboard.settings', JSON.stringify({ pace: 'skip', calm: true }));
  });
  await page.goto(`${house.server.origin}/?test&quality=${quality}`);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('button', { name: /^Panic/u }).click();
  await page.getByText('Rules and options', { exact: true }).click();
  await page.getByLabel('Game', { exact: true }).selectOption('firstGame');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForFunction(() => window.starboard?.debug.table() !== undefined, undefined, {
    timeout: 120_000,
  });
  return watched;
}

const choices = (page: Page) =>
  page.evaluate(() => {
    const { debug } = window.starboard!;
    const { next, named } = debug.table()!.trial.choices();
    return { next, named, rev: debug.session()?.view.rev ?? 0 };
  });

/** The page lies behind the emulated headset, so the button is not reached by a mouse. */
const leaveHeadset = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Leave the headset' }).dispatchEvent('click');
  await page.waitForFunction(() => window.starboard!.debug.visit() === undefined);
};

test('the same table in VR: in, a move by a controller, out again, and lost', async () => {
  const { page, complaints } = await sitDown();
  await page.waitForFunction(() => window.starboard!.debug.table()!.trial.choices().next.length > 0);
  const before = await choices(page);
  // Nothing of XR is fetched before somebody is about to enter.
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  const loaded = await scripts();
  // Within four seconds on a machine with nothing else to do.
  expect(await enterHeadset(page)).toBeLessThan(20_000);
  expect(await scripts()).toBeGreaterThan(loaded);
  expect(await choices(page)).toEqual(before);
  expect(await pull(page, before.next[0]!)).toBe(true);
  await page.waitForFunction(
    (was) => JSON.stringify(window.starboard!.debug.table()!.trial.choices().next) !== was,
    JSON.stringify(before.next),
  );
  const after = await choices(page);
  await leaveHeadset(page);
  expect(await choices(page)).toEqual(after);
  // A session that the browser ends in the middle of a drag leaves everything as it was.
  await enterHeadset(page);
  await page.evaluate(
    async (card) => {
      const { headset, starboard } = window;
      headset.hold(starboard!.debug.table()!.trial.world(card)!, 'right');
      await headset.frames(2);
      headset.squeeze(true, 'right');
      await headset.frames(2);
      headset.hold([0, 1.1, 0], 'right');
      await headset.frames(2);
      await headset.device.activeSession!.end();
    },
    after.next.find(({ kind }) => kind === 'card')!,
  );
  await page.waitForFunction(() => window.starboard!.debug.visit() === undefined);
  await page.waitForFunction(
    (was) => JSON.stringify(window.starboard!.debug.table()!.trial.choices().next) === was,
    JSON.stringify(after.next),
  );
  expect(complaints).toEqual([]);
});

test('a first game of Panic by controllers, from the start page to its end, without taking it off', async () => {
  const watched = house.keep(await openRepeatable(house.browser, 3, { width: 320, height: 240 }));
  await wearHeadset(watched.context);
  const { page, complaints } = watched;
  await page.addInitScript(() =>
    localStorage.setItem('starboard.settings', JSON.stringify({ pace: 'skip', calm: true })),
  );
  await page.goto(`${house.server.origin}/?test&quality=test`);
  await enterHeadset(page);
  const texts = () => page.evaluate(() => window.starboard!.debug.visit()?.board()?.texts() ?? []);
  await page.waitForFunction(() =>
    window.starboard!.debug.visit()!.board()?.texts().includes('First game: be shown round'),
  );
  await page.evaluate(() => window.headset.frames(2));
  await page.evaluate(() => window.headset.press('First game: be shown round'));
  await page.waitForFunction(() => window.starboard?.debug.table() !== undefined, undefined, {
    timeout: 60_000,
  });
  const played = await page.evaluate(async (most) => {
    const { headset, starboard } = window;
    const { debug } = starboard!;
    const count = { pointed: 0, listed: 0 };
    for (let tries = 0; tries < 400 && count.pointed + count.listed < most; tries++) {
      const { next, named } = debug.table()!.trial.choices();
      if (next.length + named.length === 0) {
        await headset.frames(1);
        continue;
      }
      if (await headset.answer()) count.pointed += 1;
      else {
        // What cannot be pointed at just now is in the list.
        debug.visit()!.menu();
        await headset.frames(3);
        await headset.press(/moves?$|there is$/u);
        await headset.frames(10);
        await headset.press(/^(?!Back)/u);
        debug.visit()!.menu();
        await headset.frames(2);
        count.listed += 1;
      }
    }
    return count;
  }, MOVES);
  expect(played.pointed).toBeGreaterThan(played.listed);
  await page.locator('button', { hasText: 'Yes, end it now' }).dispatchEvent('click');
  await page.waitForFunction(() => window.starboard!.debug.visit()!.board()?.texts().includes('Play again'));
  expect(await texts()).toContain('Leave the table');
  expect(complaints).toEqual([]);
});
