import type { Page } from 'playwright-core';
import type { Watched } from '../helpers/browser';
import { openHouse } from '../helpers/house';
import { enterHeadset, expectTargets, leaveHeadset, pull, wearHeadset } from '../helpers/headset';
import { openRepeatable } from '../helpers/tablePages';

jest.setTimeout(300_000);

const house = openHouse();
/** So many moves are made by pointing; then the host ends the game. */
const MOVES = 8;

/** A page with an emulated headset beside it, drawn as small as can be, the story left out. */
async function openWorn(): Promise<Watched> {
  const watched = await openRepeatable(house.browser, 3, { width: 320, height: 240 });
  await wearHeadset(watched.context, { blind: true });
  await watched.page.addInitScript(() => {
    localStorage.setItem('starboard.plainTable', 'shut');
    if (localStorage.getItem('starboard.settings') === null)
      localStorage.setItem('starboard.settings', JSON.stringify({ pace: 'skip', calm: true }));
  });
  return watched;
}

/** Sits down alone to a first game of Panic. */
async function sitDown(page: Page): Promise<void> {
  await page.goto(`${house.server.origin}/?test&quality=test`);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('button', { name: /^Panic/u }).click();
  await page.getByText('Rules and options', { exact: true }).click();
  await page.getByLabel('Game', { exact: true }).selectOption('firstGame');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForFunction(() => window.starboard?.debug.table() !== undefined, undefined, {
    timeout: 120_000,
  });
  await page.waitForFunction(() => window.starboard!.debug.table()!.trial.choices().next.length > 0);
}

const choices = (page: Page) =>
  page.evaluate(() => {
    const { debug } = window.starboard!;
    const { next, named } = debug.table()!.trial.choices();
    return { next, named, rev: debug.session()?.view.rev ?? 0 };
  });

/** How opaque the upper corner of the picture is, and whether anything of the room is drawn. */
const background = (page: Page) =>
  page.evaluate(async () => {
    const { scene } = window.starboard!.debug.deck()!;
    const engine = scene.getEngine();
    const pixel = await new Promise<ArrayBufferView>((seen) => {
      scene.onAfterRenderObservable.addOnce(() => {
        void engine.readPixels(2, engine.getRenderHeight() - 3, 1, 1).then(seen);
      });
    });
    const room = ['walls', 'floor', 'sky', 'stars'].filter(
      (name) => scene.getMeshByName(name)?.isEnabled() === true,
    );
    return { alpha: (pixel as Uint8Array)[3], room };
  });

/** Everything of one visit is tried in one page: opening another would take longer than all of it. */
describe('alone at Panic', () => {
  let watched: Watched;
  let page: Page;
  beforeAll(async () => {
    watched = await openWorn();
    ({ page } = watched);
    await sitDown(page);
  });
  // Babylon would rather have mixed reality without a floor.
  afterEach(() => expect(watched.complaints.filter((text) => !text.includes("'unbounded'"))).toEqual([]));
  afterAll(() => watched.context.close());

  test('in, a move by a controller, out again: the same table', async () => {
    const before = await choices(page);
    // Nothing of XR is fetched before somebody is about to enter.
    const scripts = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
      );
    const loaded = await scripts();
    await enterHeadset(page);
    expect(await scripts()).toBeGreaterThan(loaded);
    expect(await choices(page)).toEqual(before);
    await expectTargets(page);
    expect(await pull(page, before.next[0]!)).toBe(true);
    await page.waitForFunction(
      (was) => JSON.stringify(window.starboard!.debug.table()!.trial.choices().next) !== was,
      JSON.stringify(before.next),
    );
    const after = await choices(page);
    await leaveHeadset(page);
    expect(await choices(page)).toEqual(after);
  });

  test('recentre, another place, a turn, height, size and hand', async () => {
    await enterHeadset(page);
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

  test('a fingertip of a bare hand presses the board', async () => {
    const poked = await page.evaluate(async () => {
      const { headset, starboard } = window;
      const visit = starboard!.debug.visit()!;
      headset.device.primaryInputMode = 'hand';
      visit.menu();
      headset.rest(1.6);
      await headset.frames(4);
      await headset.poke(visit.board()!.where('What happened')!, 'right');
      await headset.frames(8);
      const texts = visit.board()!.texts().join();
      visit.menu();
      headset.device.primaryInputMode = 'controller';
      await headset.frames(2);
      return texts;
    });
    expect(poked).toBe('Back');
  });

  test('a session that the browser ends in the middle of a drag leaves everything as it was', async () => {
    await page.waitForFunction(() =>
      window
        .starboard!.debug.table()!
        .trial.choices()
        .next.some(({ kind }) => kind === 'card'),
    );
    const before = await choices(page);
    await page.evaluate(
      async (card) => {
        const { headset, starboard } = window;
        headset.hold(starboard!.debug.table()!.trial.world(card)!, 'right');
        await headset.frames(2);
        headset.squeeze(true, 'right');
        await headset.frames(2);
        headset.hold([0, 1.1, 0], 'right');
        await headset.frames(2);
        headset.squeeze(false, 'right');
        await headset.device.activeSession!.end();
      },
      before.next.find(({ kind }) => kind === 'card')!,
    );
    await page.waitForFunction(() => window.starboard!.debug.visit() === undefined);
    await page.waitForFunction(
      (was) => JSON.stringify(window.starboard!.debug.table()!.trial.choices().next) === was,
      JSON.stringify(before.next),
    );
  });

  test('mixed reality: nothing behind the table, which is carried about and laid on one’s own', async () => {
    const before = await choices(page);
    await enterHeadset(page, 'Enter mixed reality');
    await page.evaluate(() => (window.headset.draws = true));
    expect(await background(page)).toEqual({ alpha: 0, room: [] });
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
      return { carried, off, low: y < 0.75 };
    });
    await page.evaluate(() => (window.headset.draws = true));
    expect(put).toEqual({ carried: [0.1, -0.1, -0.05], off: [0, 0, 0], low: true });
    await leaveHeadset(page);
    const { alpha, room } = await background(page);
    expect(alpha).toBe(255);
    expect(room).toContain('floor');
    expect(await choices(page)).toEqual(before);
  });
});

test('a first game of Panic by controllers, from the start page to its end, without taking it off', async () => {
  const { page, complaints } = house.keep(await openWorn());
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
    // Hands are held just over the edge of the fan of cards, as those of somebody who sits are.
    headset.rest(headset.device.position.y - 0.03, 0.27);
    const count = { pointed: 0, listed: 0 };
    const unseen: string[] = [];
    const rev = (): number => debug.session()!.view.rev;
    /** The first move of the list on the wrist; it is really made. */
    const fromList = async (): Promise<void> => {
      const before = rev();
      debug.visit()!.menu();
      await headset.choose(/moves?$|there is$/u);
      while (rev() === before) await headset.choose(/^(?!Back)/u);
      debug.visit()!.menu();
      await headset.frames(2);
    };
    for (let tries = 0; tries < 400 && count.pointed + count.listed < most; tries++) {
      const { next, named } = debug.table()!.trial.choices();
      if (next.length + named.length === 0) {
        await headset.frames(1);
        continue;
      }
      if (await headset.answer()) count.pointed += 1;
      else {
        unseen.push(JSON.stringify([next, named, debug.visit()!.hands()!.user()?.using]));
        await fromList();
        count.listed += 1;
      }
    }
    const before = rev();
    while (debug.table()!.trial.choices().next.length === 0) await headset.frames(1);
    await fromList();
    return { ...count, unseen, list: rev() > before };
  }, MOVES);
  expect(played).toEqual({ pointed: MOVES, listed: 0, unseen: [], list: true });
  await page.locator('button', { hasText: 'Yes, end it now' }).dispatchEvent('click');
  await page.waitForFunction(() => window.starboard!.debug.visit()!.board()?.texts().includes('Play again'));
  expect(await texts()).toContain('Leave the table');
  expect(complaints).toEqual([]);
});
