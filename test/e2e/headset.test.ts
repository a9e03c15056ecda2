import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { UNDRAWN, type Watched } from '../helpers/browser';
import * as fullAttackWing from '../helpers/fullAttackWing';
import * as fullPanic from '../helpers/fullPanic';
import * as fullRisk from '../helpers/fullRisk';
import {
  enterHeadset,
  expectTargets,
  expectWornBudget,
  leaveHeadset,
  pull,
  wearHeadset,
} from '../helpers/headset';
import { openHouse } from '../helpers/house';
import { CLIENT_DIR } from '../helpers/server';
import { hostTable, openRepeatable, stageOf } from '../helpers/tablePages';
import { findPlace, takeOver, type Taken } from '../helpers/taken';

jest.setTimeout(120_000);

/** A page of a headset that stands alone: it draws with the headset's own preset. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 OculusBrowser/33.0';
const house = openHouse();
let watched: Watched;
let page: Page;

/** Everything is tried in one page, which is never loaded again: nobody who plays takes the headset off for the next game. */
beforeAll(async () => {
  const size = { width: 320, height: 240, userAgent: USER_AGENT };
  watched = await openRepeatable(house.browser, 3, size);
  await wearHeadset(watched.context, { blind: true });
  ({ page } = watched);
  await page.addInitScript(() => {
    localStorage.setItem('starboard.plainTable', 'shut');
    localStorage.setItem('starboard.settings', JSON.stringify({ pace: 'skip', calm: true }));
  });
}, 60_000);
// Babylon would rather have mixed reality without a floor.
afterEach(() => expect(watched.complaints.filter((text) => !text.includes("'unbounded'"))).toEqual([]));
afterAll(() => watched.context.close());

const choices = () =>
  page.evaluate(() => {
    const { debug } = window.starboard!;
    const { next, named } = debug.table()!.trial.choices();
    return { next, named, rev: debug.session()?.view.rev ?? 0 };
  });

const asked = () => page.evaluate(() => window.headset.asked());
const rev = () => page.evaluate(() => window.starboard!.debug.session()!.view.rev);

/** Chooses one thing after the other on the board. */
const choose = (...texts: readonly (string | RegExp)[]): Promise<void> =>
  page.evaluate(async (wanted) => {
    for (const text of wanted) await window.headset.choose(text);
  }, texts);

/** Answers by pointing until something of this is asked, so many are answered or the game is over. */
const answerOn = (until: readonly string[], most = 400) =>
  page.evaluate(([wanted, count]) => window.headset.answerOn(wanted, count), [until, most] as const);

/** Leaves whatever table it is by the board on the wrist, and goes on at another. */
async function goTo(place: Taken): Promise<void> {
  await page.evaluate(async () => {
    const { headset, starboard } = window;
    const visit = starboard!.debug.visit()!;
    if (visit.board() === undefined) visit.menu();
    await headset.choose('Leave the table');
    await headset.until('the start page', () => starboard!.debug.session() === undefined);
  });
  await takeOver(page, place);
}

/** Points at one thing after another, then at the first of what is asked in words, until the table goes on. */
async function make(picks: readonly { kind: string; id: string }[]): Promise<void> {
  const before = await rev();
  for (const pick of picks) expect([pick, await pull(page, pick)]).toEqual([pick, true]);
  const asks = await page.evaluate(() => window.starboard!.debug.table()!.trial.choices().named.length > 0);
  if (asks && (await rev()) === before) await pull(page, { kind: 'prompt', id: '0' });
  await page.waitForFunction((was) => window.starboard!.debug.session()!.view.rev > was, before);
}

/** When a page fetched what is needed for a headset alone. */
const xrFetched = (one: Page): Promise<string> => {
  const files = fs.readdirSync(CLIENT_DIR).filter((name) => name.endsWith('.js'));
  const rig = files.find((name) =>
    fs.readFileSync(path.join(CLIENT_DIR, name), 'utf8').includes('ground of the headset'),
  );
  return one.evaluate((wanted) => {
    const drawn = performance.getEntriesByName('starboard first frame')[0]?.startTime ?? Infinity;
    const found = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(`/${wanted!}`));
    if (found === undefined) return 'never';
    return found.startTime > drawn ? 'after the first frame' : 'before the first frame';
  }, rig);
};

/** How opaque the upper corner of the picture is, and whether anything of the room is drawn. */
const background = () =>
  page.evaluate(async () => {
    window.headset.draws = true;
    const { scene } = window.starboard!.debug.deck()!;
    const engine = scene.getEngine();
    const pixel = await new Promise<ArrayBufferView>((seen) => {
      scene.onAfterRenderObservable.addOnce(() => {
        void engine.readPixels(2, engine.getRenderHeight() - 3, 1, 1).then(seen);
      });
    });
    window.headset.draws = false;
    const room = ['walls', 'floor', 'sky', 'stars'].filter(
      (name) => scene.getMeshByName(name)?.isEnabled() === true,
    );
    return { alpha: (pixel as Uint8Array)[3], room };
  });

test('a whole first game of Panic by controllers, from the start page to its end and back', async () => {
  await page.goto(`${house.server.origin}/?test`);
  await page.getByRole('button', { name: 'Enter VR' }).waitFor();
  await enterHeadset(page);
  expect(await xrFetched(page)).toBe('after the first frame');
  expect(await page.evaluate(() => window.starboard!.debug.deck()!.preset.name)).toBe('xr');
  await choose('First game: be shown round');
  await page.waitForFunction(() => window.starboard?.debug.table() !== undefined, undefined, {
    timeout: 60_000,
  });
  // Hands are held just over the edge of the fan of cards, as those of somebody who sits are.
  await page.evaluate(() => window.headset.rest(window.headset.device.position.y - 0.03, 0.27));
  await answerOn([], 1);
  await page.evaluate(() => window.headset.fromList());
  const told = await answerOn([]);
  expect(told.filter((type) => type.endsWith('?'))).toEqual([]);
  expect(told.length).toBeGreaterThan(10);
  expect(await stageOf(page)).toBe('over');
  await page.waitForFunction(() => window.starboard!.debug.visit()!.board()?.texts().includes('Play again'));
});

describe('at Panic', () => {
  let before: Awaited<ReturnType<typeof choices>>;

  test('a card is pinched and set into the slot of its shield; a fingertip presses the board', async () => {
    const mending = await findPlace({
      ...{ game: 'panic', seats: 2, seed: 3, options: { variant: 'firstGame' } },
      at: ([first, next]) =>
        first?.move.type === 'repair' && next?.actor === first.actor && next.move.type !== 'endPhase',
    });
    await goTo(mending);
    await expectTargets(page);
    const { card, facing } = mending.rest[0]!.move as unknown as { card: string; facing: number };
    const poked = await page.evaluate(async () => {
      const { headset, starboard } = window;
      const visit = starboard!.debug.visit()!;
      headset.device.primaryInputMode = 'hand';
      headset.rest(1.6);
      visit.menu();
      await headset.frames(4);
      await headset.poke(visit.board()!.where('What happened')!, 'right');
      await headset.until('the log', () => visit.board()!.texts().join() === 'Back');
      visit.menu();
      await headset.frames(2);
      return visit.board() === undefined;
    });
    expect(poked).toBe(true);
    const was = await rev();
    await page.evaluate(async ([from, onto]) => window.headset.carry(from, onto, 'right'), [
      { kind: 'card', id: card },
      { kind: 'shield', id: String(facing) },
    ] as const);
    await page.waitForFunction((rev) => window.starboard!.debug.session()!.view.rev > rev, was);
    await page.evaluate(async () => {
      window.headset.device.primaryInputMode = 'controller';
      await window.headset.frames(2);
    });
  });

  test('recentre, another place, a turn, height, size and hand', async () => {
    const stood = await page.evaluate(async () => {
      const { headset, starboard } = window;
      const visit = starboard!.debug.visit()!;
      const { device } = headset;
      /** The middle of the table as the person has it. */
      const middle = () => headset.own([0, 0.78, 0]).map((value) => Math.round(value * 100) / 100 + 0);
      const push = async (x: number, y: number) => {
        device.controllers.right!.updateAxes('thumbstick', x, y);
        await headset.frames(2);
        device.controllers.right!.updateAxes('thumbstick', 0, 0);
        await headset.frames(2);
      };
      const click = async (button: 'thumbstick' | 'a-button') => {
        device.controllers.right!.updateButtonValue(button, 1);
        await headset.frames(2);
        device.controllers.right!.updateButtonValue(button, 0);
        await headset.frames(2);
      };
      const seen: Record<string, unknown> = { begun: middle() };
      device.position.set(0.3, 1.6, 0.2);
      await headset.frames(2);
      await click('thumbstick');
      seen.recentred = middle();
      const { yaw } = visit.rig.head();
      await push(1, 0);
      const turned = visit.rig.gaze()[0] - yaw;
      seen.turned = Math.round((turned * 180) / Math.PI);
      await push(-1, 0);
      await push(0, -1);
      seen.place = [visit.rig.place, middle()];
      await push(0, 1);
      headset.rest(1.6);
      await click('a-button');
      for (const text of ['Table and place', 'Larger table', 'Higher', 'Back', 'Settings'])
        await headset.choose(text);
      await headset.choose(/^I point with the right/u);
      await headset.frames(2);
      seen.larger = middle();
      const settings = JSON.parse(localStorage.getItem('starboard.settings')!) as { worn: object };
      seen.worn = settings.worn;
      seen.leads = visit.hands()!.leader()!.tracked.isLeft;
      await headset.choose(/^I point with the left/u, 'left');
      await click('a-button');
      return seen;
    });
    // 0.8 m to the middle and 0.3 m to the edge, as high as suits; nothing but the person moves the person.
    expect(stood).toMatchObject({
      begun: [0, 0.75, -1.1],
      recentred: [0.3, 1.05, -0.9],
      turned: 30,
      place: [1, [0.3, 1.05, -0.9]],
      larger: [0.3, 1.1, -0.95],
      worn: { size: 1.7, height: 1.1, leftHanded: true },
      leads: true,
    });
  });

  test('out, and in again in mixed reality: the same table on nothing, carried about and laid on one’s own', async () => {
    before = await choices();
    await leaveHeadset(page);
    expect(await choices()).toEqual(before);
    await enterHeadset(page, 'Enter mixed reality');
    expect(await choices()).toEqual(before);
    expect(await background()).toEqual({ alpha: 0, room: [] });
    const put = await page.evaluate(async () => {
      const { headset, starboard } = window;
      const visit = starboard!.debug.visit()!;
      const { left, right } = headset.device.controllers;
      const round = (values: readonly number[]) => values.map((value) => Math.round(value * 100) / 100 + 0);
      const edge = () => round(headset.own([0, 0.78, -1.14]));
      const from = edge();
      // A grip in empty air takes the table along, to every side.
      right!.position.set(0.9, 1.4, 0.4);
      await headset.frames(2);
      headset.squeeze(true, 'right');
      await headset.frames(2);
      right!.position.set(1, 1.3, 0.35);
      await headset.frames(2);
      headset.squeeze(false, 'right');
      await headset.frames(2);
      const carried = round(edge().map((value, axis) => value - from[axis]!));
      left!.position.set(-0.1, 0.7, -0.6);
      visit.menu();
      for (const text of ['Table and place', 'Put it on my own table']) await headset.choose(text);
      await headset.frames(2);
      const { x, y, z } = visit.hands()!.other()!.tracked.own;
      const off = round(edge().map((value, axis) => value - [x, y, -z][axis]!));
      visit.menu();
      return { carried, off, low: y < 0.75 };
    });
    expect(put).toEqual({ carried: [0.1, -0.1, -0.05], off: [0, 0, 0], low: true });
  });

  test('a session that the browser ends in the middle of a drag leaves everything as it was', async () => {
    const held = await page.evaluate(
      async (card) => {
        const { headset, starboard } = window;
        const { debug } = starboard!;
        await headset.reach(debug.table()!.trial.world(card)!, 'right', 'palm');
        headset.squeeze(true, 'right');
        await headset.frames(2);
        await headset.reach([0, 1.1, 0], 'right', 'palm');
        const { pressed } = debug.visit()!.hands()!.leader()!;
        await headset.device.activeSession!.end();
        return pressed;
      },
      before.next.find(({ kind }) => kind === 'card')!,
    );
    expect(held).toBe('near');
    await page.waitForFunction(() => window.starboard!.debug.visit() === undefined);
    await page.evaluate(() => window.headset.squeeze(false, 'right'));
    await page.waitForFunction(
      (was) => JSON.stringify(window.starboard!.debug.table()!.trial.choices().next) === was,
      JSON.stringify(before.next),
    );
    expect(await choices()).toEqual(before);
    const { alpha, room } = await background();
    expect(alpha).toBe(255);
    expect(room).toContain('floor');
  });

  test('a full table, both hands and the board keep the budget', async () => {
    await enterHeadset(page);
    expect(await choices()).toEqual(before);
    await expectWornBudget(page, fullPanic.busiest(), fullPanic.STORM);
  });
});

test('Risk: ships are deployed and a world is invaded by controllers; all that the box holds keeps the budget', async () => {
  const place = await findPlace({
    ...{ game: 'risk', seats: 3, seed: 3 },
    // A deployment, and out of the same world an attack.
    at: ([first, next]) =>
      first?.move.type === 'deploy' && next?.actor === first.actor && next.move.type === 'assault',
  });
  await goTo(place);
  await expectTargets(page);
  const attack = place.rest[1]!.move as unknown as { from: number; to: number };
  const world = (id: number) => ({ kind: 'location', id: String(id) });
  for (let turns = 0; turns < 9 && (await asked()) === 'deploy'; turns++) await make([world(attack.from)]);
  expect(await asked()).toBe('act');
  await make([world(attack.from), world(attack.to)]);
  // What is to be decided in battle is on panels: how many dice, who moves in.
  const battle = await answerOn(['act', 'maneuver', 'deploy', 'trade']);
  expect(battle.length).toBeGreaterThan(0);
  expect(battle.filter((type) => type.endsWith('?'))).toEqual([]);
  await expectWornBudget(page, fullRisk.busiest(), fullRisk.STORM);
});

test('Attack Wing: ships are put on the mat, dials set, a ship attacked by controllers; eight ships keep the budget', async () => {
  const battle = { game: 'attackWing', seats: 2, seed: 4, options: { size: 'duel' } } as const;
  await goTo(await findPlace({ ...battle, at: ([first]) => first?.move.type === 'place' }));
  const told = await answerOn(['order', 'pickManeuver', 'action', 'attack']);
  expect(told).toEqual(expect.arrayContaining(['placeShip', 'setDials']));
  expect(told.filter((type) => type.endsWith('?'))).toEqual([]);
  const attacking = await findPlace({ ...battle, at: ([first]) => first?.move.type === 'attack' });
  await goTo(attacking);
  await expectTargets(page);
  const { target } = attacking.rest[0]!.move as unknown as { target: number };
  expect(await asked()).toBe('attack');
  await make([{ kind: 'ship', id: String(target) }]);
  await expectWornBudget(page, fullAttackWing.busiest(), fullAttackWing.STORM, fullAttackWing.FULL_MAT);
});

test('by code to a table with somebody at a desk: name, ready, seen by each other, victory, once more', async () => {
  const desk = house.keep(await openRepeatable(house.browser, 11, { width: 960, height: 540 }));
  await hostTable(desk.page, house.server.origin, /^Star Trek: Attack Wing/u, `&quality=${UNDRAWN}`);
  const code = (await desk.page.locator('#lobby .code').innerText()).split('\n').pop()!.trim().slice(-5);
  await page.evaluate(() => window.starboard!.debug.visit()!.menu());
  await choose('Leave the table', 'Say who you are', 'U', 'N', 'A', '↵');
  await choose('Join by code', ...Array.from(code), '↵');
  await desk.page.getByRole('button', { name: 'Let in' }).click();
  await desk.page.getByText(/^Seat 2: Una/u).waitFor();
  await choose('Ready');
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
  await choose('Ready', 'Not ready after all');
  expect(await stageOf(page)).toBe('lobby');
  expect(await xrFetched(desk.page)).toBe('never');
  expect(desk.complaints).toEqual([]);
});
