import type { Page } from 'playwright-core';
import type { Watched } from '../helpers/browser';
import { enterHeadset, expectTargets, pull, wearHeadset } from '../helpers/headset';
import { openHouse } from '../helpers/house';
import { hostTable, openRepeatable, stageOf } from '../helpers/tablePages';
import { findPlace, takeOver } from '../helpers/taken';

jest.setTimeout(300_000);

const house = openHouse();

/** A page with an emulated headset that shows nothing, so that it is quick; the story is left out. */
async function openWorn(seed: number, size = { width: 320, height: 240 }): Promise<Watched> {
  const watched = house.keep(await openRepeatable(house.browser, seed, size));
  await wearHeadset(watched.context, { blind: true });
  await watched.page.addInitScript(() => {
    localStorage.setItem('starboard.plainTable', 'shut');
    localStorage.setItem('starboard.settings', JSON.stringify({ pace: 'skip', calm: true }));
  });
  return watched;
}

/** What is asked of whoever is in the headset, and how far the table is. */
const now = (page: Page): Promise<{ readonly asked: string; readonly rev: number }> =>
  page.evaluate(() => {
    const { view, seat } = window.starboard!.debug.session()!;
    const mine = Object.values(view.asks)
      .map((text) => JSON.parse(text) as { type: string; seat: number })
      .find((ask) => ask.seat === seat);
    return { asked: mine?.type ?? '', rev: view.rev };
  });

/** The table has gone on. */
const wentOn = (page: Page, rev: number): Promise<unknown> =>
  page.waitForFunction((was) => window.starboard!.debug.session()!.view.rev > was, rev);

/** Points at one thing after another, then at the first of what is asked in words, until the table goes on. */
async function make(page: Page, picks: readonly { kind: string; id: string }[]): Promise<void> {
  const { rev } = await now(page);
  for (const pick of picks) expect([pick, await pull(page, pick)]).toEqual([pick, true]);
  const asks = await page.evaluate(() => window.starboard!.debug.table()!.trial.choices().named.length > 0);
  if (asks && (await now(page)).rev === rev) await pull(page, { kind: 'prompt', id: '0' });
  await wentOn(page, rev);
}

/** Answers by pointing until something else is asked; tells what was asked on the way. */
const answerOn = (page: Page, until: readonly string[], most: number): Promise<readonly string[]> =>
  page.evaluate(
    async ([wanted, tries]) => {
      const { headset, starboard } = window;
      const asked = (): string => {
        const { view, seat } = starboard!.debug.session()!;
        const asks = Object.values(view.asks).map(
          (text) => JSON.parse(text) as { type: string; seat: number },
        );
        return asks.find((ask) => ask.seat === seat)?.type ?? '';
      };
      const told: string[] = [];
      for (let left = tries; left > 0; left--) {
        const { next, named, point } = starboard!.debug.table()!.trial.choices();
        if (next.length + named.length === 0 && !point) {
          await headset.frames(1);
          continue;
        }
        const type = asked();
        if (wanted.includes(type)) return told;
        told.push((await headset.answer()) ? type : `${type}?`);
      }
      return told;
    },
    [until, most] as const,
  );

test('Risk: ships are deployed and a world is invaded by controllers', async () => {
  const { page, complaints } = await openWorn(5);
  const place = await findPlace({
    ...{ game: 'risk', seats: 3, seed: 3 },
    // A deployment, and out of the same world an attack.
    at: ([first, next]) =>
      first?.move.type === 'deploy' && next?.actor === first.actor && next.move.type === 'assault',
  });
  await takeOver(page, house.server.origin, place);
  await enterHeadset(page);
  await expectTargets(page);
  const attack = place.rest[1]!.move as unknown as { from: number; to: number };
  const world = (id: number) => ({ kind: 'location', id: String(id) });
  for (let turns = 0; turns < 9 && (await now(page)).asked === 'deploy'; turns++)
    await make(page, [world(attack.from)]);
  expect((await now(page)).asked).toBe('act');
  await make(page, [world(attack.from), world(attack.to)]);
  // What is to be decided in battle is on panels: how many dice, who moves in.
  const battle = await answerOn(page, ['act', 'maneuver', 'deploy', 'trade'], 400);
  expect(battle.length).toBeGreaterThan(0);
  expect(battle.filter((type) => type.endsWith('?'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('Attack Wing: ships are put on the mat, dials set, a ship attacked by controllers', async () => {
  const { page, complaints } = await openWorn(7);
  const battle = { game: 'attackWing', seats: 2, seed: 4, options: { size: 'duel' } } as const;
  const placing = await findPlace({ ...battle, at: ([first]) => first?.move.type === 'place' });
  await takeOver(page, house.server.origin, placing);
  await enterHeadset(page);
  const told = await answerOn(page, ['order', 'pickManeuver', 'action', 'attack'], 400);
  expect(told).toEqual(expect.arrayContaining(['placeShip', 'setDials']));
  expect(told.filter((type) => type.endsWith('?'))).toEqual([]);
  const attacking = await findPlace({ ...battle, at: ([first]) => first?.move.type === 'attack' });
  await takeOver(page, house.server.origin, attacking);
  await enterHeadset(page);
  await expectTargets(page);
  const { target } = attacking.rest[0]!.move as unknown as { target: number };
  expect((await now(page)).asked).toBe('attack');
  await make(page, [{ kind: 'ship', id: String(target) }]);
  expect(complaints).toEqual([]);
});

test('by code to a table with somebody at a desk: name, ready, seen by each other, victory, once more', async () => {
  const desk = await openWorn(11, { width: 960, height: 540 });
  await hostTable(desk.page, house.server.origin, /^Star Trek: Attack Wing/u);
  const code = (await desk.page.locator('#lobby .code').innerText()).split('\n').pop()!.trim().slice(-5);
  const worn = await openWorn(12);
  const { page } = worn;
  await page.goto(`${house.server.origin}/?test&quality=test`);
  await enterHeadset(page);
  const choose = (texts: readonly (string | RegExp)[]): Promise<void> =>
    page.evaluate(async (wanted) => {
      for (const text of wanted) await window.headset.choose(text);
    }, texts);
  await choose(['Say who you are', 'U', 'N', 'A', '↵']);
  await choose(['Join by code', ...Array.from(code), '↵']);
  await desk.page.getByRole('button', { name: 'Let in' }).click();
  await desk.page.getByText(/^Seat 2: Una/u).waitFor();
  await choose(['Ready']);
  await desk.page.getByRole('button', { name: 'Begin the game' }).click();
  for (const one of [desk.page, page])
    await one.waitForFunction(() => window.starboard!.debug.table() !== undefined, null, { timeout: 60_000 });

  // Head and hands are seen at the desk, the desk's pointer in the headset, each with a name.
  await desk.page.mouse.move(480, 270);
  const host = await desk.page.evaluate(() => {
    const { you, view } = window.starboard!.debug.session()!;
    return view.people[you]!.name;
  });
  for (const [one, seen] of [
    [desk.page, 'Una'],
    [page, host],
  ] as const)
    await one.waitForFunction((name) => window.starboard!.debug.others().includes(name), seen);

  await desk.page.evaluate(() => {
    for (const heading of document.querySelectorAll<HTMLElement>('.standing details:not([open]) > summary'))
      heading.click();
  });
  await desk.page.locator('button', { hasText: 'Surrender the battle' }).dispatchEvent('click');
  await page.waitForFunction(() => window.starboard!.debug.session()?.view.stage === 'over');
  await page.waitForFunction(() =>
    window.starboard!.debug.visit()!.board()?.texts().includes('Leave the table'),
  );
  const outcome = await page.evaluate(() => window.starboard!.debug.session()!.view.outcome);
  expect(outcome).toMatchObject({ winners: [1] });
  await desk.page.locator('button', { hasText: 'Play again' }).dispatchEvent('click');
  await choose(['Ready', 'Not ready after all']);
  expect(await stageOf(page)).toBe('lobby');
  expect([...desk.complaints, ...worn.complaints]).toEqual([]);
});
