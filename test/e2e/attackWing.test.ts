import type { Page } from 'playwright-core';
import type { Pick } from '../../client/input/gesture';
import { openPage, UNDRAWN } from '../helpers/browser';
import { BUDGETS, expectBudget } from '../helpers/budgets';
import { frames } from '../helpers/clicks';
import { busiest, FULL_MAT, STORM } from '../helpers/fullAttackWing';
import { openHouse } from '../helpers/house';
import { openRepeatable } from '../helpers/tablePages';

jest.setTimeout(300_000);

const SEED = 7;
/** Two pages that draw in software come up slowly on a busy machine. */
const PATIENCE = { timeout: 120_000 } as const;
const house = openHouse();

/** Sits down alone to a skirmish of few rounds, the plain table folded away, the story left out. */
async function sitDown(page: Page, quality: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('starboard.plainTable', 'shut');
    localStorage.setItem('starboard.settings', JSON.stringify({ pace: 'skip', calm: true }));
  });
  await page.goto(`${house.server.origin}/?test&quality=${quality}`);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('button', { name: /^Star Trek: Attack Wing/u }).click();
  await page.getByText('Rules and options', { exact: true }).click();
  await page.getByLabel('Size of the battle').selectOption('skirmish');
  await page.getByLabel('Game rounds').fill('2');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForFunction(() => window.starboard?.debug.table() !== undefined, undefined, PATIENCE);
}

/** Draws as long as whatever glides to its place takes to arrive. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let left = 15; left > 0; left--) window.starboard!.debug.deck()?.step(0.1);
  });

interface Now {
  readonly stage: string;
  readonly rev: number;
  readonly next: readonly Pick[];
  readonly named: readonly string[];
  readonly point: boolean;
}
const now = (page: Page): Promise<Now> =>
  page.evaluate(() => {
    const { debug } = window.starboard!;
    const view = debug.session()?.view;
    const choices = debug.table()?.trial.choices() ?? { next: [], named: [], point: false };
    return { stage: view?.stage ?? '', rev: view?.rev ?? 0, ...choices };
  });

async function clickAt(
  page: Page,
  at: { readonly x: number; readonly y: number } | undefined,
): Promise<void> {
  if (at === undefined) return;
  await page.mouse.move(at.x, at.y);
  await frames(page, 2);
  await page.mouse.click(at.x, at.y);
  await frames(page, 2);
}

const click = async (page: Page, pick: Pick): Promise<void> =>
  clickAt(page, await page.evaluate((wanted) => window.starboard!.debug.table()?.trial.screen(wanted), pick));

/** One click of whoever is asked: a point of the own starting area, a thing that glows, or what the panel offers. */
async function moveOn(page: Page, { next, named, point }: Now, nth: number): Promise<string> {
  if (point) {
    const spot: [number, number] = [-0.5 + (nth % 5) * 0.24, -0.655];
    await clickAt(
      page,
      await page.evaluate(([x, y]) => window.starboard!.debug.table()?.trial.point(x, y), spot),
    );
    return 'point';
  }
  const confirm = named.findIndex((text) => text.startsWith('Confirm'));
  const thing = next[nth % Math.max(1, next.length)];
  if (thing === undefined || confirm >= 0 || nth % 7 === 6) {
    await click(page, { kind: 'prompt', id: String(Math.max(0, confirm)) });
    return 'prompt';
  }
  await click(page, thing);
  return thing.kind;
}

test('a whole skirmish is fought by clicks on the mat', async () => {
  const { page, complaints } = house.keep(await openRepeatable(house.browser, SEED));
  await sitDown(page, UNDRAWN);
  const clicked = new Map<string, number>();
  let nth = 0;
  for (let tries = 0; tries < 6000; tries++) {
    const at = await now(page);
    if (at.stage === 'over') break;
    if (at.next.length + at.named.length === 0 && !at.point) {
      await page.waitForTimeout(20);
      continue;
    }
    const kind = await moveOn(page, at, nth++);
    clicked.set(kind, (clicked.get(kind) ?? 0) + 1);
  }
  expect((await now(page)).stage).toBe('over');
  expect([...clicked.keys()]).toEqual(expect.arrayContaining(['point', 'ship', 'maneuver', 'prompt']));

  expect(complaints).toEqual([]);

  // Watched again, from any place: the ships stand where they stood there.
  await page.evaluate(() => localStorage.setItem('starboard.plainTable', 'open'));
  const again = await page.context().newPage();
  await again.goto(`${house.server.origin}/replay/solo?test&quality=${UNDRAWN}`, PATIENCE);
  const place = again.getByRole('slider', { name: 'Place in the game' });
  await place.waitFor();
  await again.waitForFunction(() => window.starboard?.debug.table() !== undefined, undefined, PATIENCE);
  const last = Number(await place.getAttribute('max'));
  const seen: string[] = [];
  for (const at of [last, Math.floor(last / 2), last, 2]) {
    await place.fill(String(at));
    await again.getByText(`record ${at} of ${last}`).waitFor();
    await settle(again);
    seen.push(await ships(again));
  }
  expect(seen[2]).toBe(seen[0]);
  expect(new Set(seen).size).toBe(3);
});

/** The ships as this page shows them. */
const ships = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { fixtures } = window.starboard!.debug.table()!.trial.describe() as { fixtures: unknown[] };
    return JSON.stringify(fixtures[0]);
  });

test.each(BUDGETS)('eight ships with everything beside them keep the budget of %s', async (quality, most) => {
  const { page, context } = await openPage(house.browser);
  await sitDown(page, quality);
  await page.waitForFunction(() => {
    const choices = window.starboard?.debug.table()?.trial.choices();
    return choices !== undefined && choices.next.length + choices.named.length > 0;
  });
  await expectBudget(page, busiest(), STORM, most, FULL_MAT);
  await context.close();
});
