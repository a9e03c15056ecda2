import fs from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import type { Stats } from '../../client/holodeck/stats';
import type { Pick } from '../../client/input/gesture';
import type { Tagged } from '../../shared/engine/game';
import { expectWithin, FULL, XR_BUDGET } from './budgets';
import { openInPage, type InPage } from './headsetInPage';

export interface HeadsetOptions {
  /** Both eyes side by side; else the left one alone, which is drawn in half the time. */
  readonly stereo?: boolean;
  /** Where the eyes are over the floor, in metres. */
  readonly eyes?: number;
  /** Everything but drawing happens, and frames come when they are wanted; `headset.draws` turns drawing on. */
  readonly blind?: boolean;
}

/** Every page of this context has an emulated headset with two controllers and two hands. */
export async function wearHeadset(
  context: BrowserContext,
  { stereo = false, eyes = 1.25, blind = false }: HeadsetOptions = {},
): Promise<void> {
  const iwer = fs.readFileSync(require.resolve('iwer/build/iwer.min.js'), 'utf8');
  await context.addInitScript({
    content: `${iwer};
      const device = new IWER.XRDevice(IWER.metaQuest3, { stereoEnabled: ${String(stereo)} });
      device.installRuntime({ forceInstall: true, polyfillLayers: false });
      device.position.set(0, ${String(eyes)}, 0);
      ${openInPage(blind)}`,
  });
}

declare global {
  interface Window {
    headset: InPage;
  }
}

/** Presses the button and waits for the first picture; tells how many milliseconds that took. */
export async function enterHeadset(page: Page, name = 'Enter VR'): Promise<number> {
  await page.waitForFunction(() => window.starboard?.debug.deck() !== undefined);
  await page.evaluate(() => window.headset.hurry());
  const began = Date.now();
  await page.getByRole('button', { name }).dispatchEvent('click');
  await page.waitForFunction(() => (window.starboard?.debug.visit()?.frames() ?? 0) > 2, undefined, {
    timeout: 120_000,
  });
  return Date.now() - began;
}

/** Points a controller at a thing and pulls its trigger; false where the thing is not to be seen. */
export const pull = (page: Page, pick: Pick, hand: 'left' | 'right' = 'right'): Promise<boolean> =>
  page.evaluate(([wanted, side]) => window.headset.pull(wanted, side), [pick, hand] as const);

/** Sizes of table at which everything must be large enough to be met. */
const SIZES = [1.1, 1.6, 2.5] as const;

/** Shows a full table with much happening on it at once to somebody with both hands before them and the board open; holds it to a budget. */
export async function expectWornBudget(
  page: Page,
  pub: object,
  storm: readonly Tagged[],
  full = FULL,
): Promise<void> {
  const { stats, shown } = await page.evaluate(
    async ([busiest, events, least]) => {
      const { headset, starboard } = window;
      const { debug } = starboard!;
      const { device } = headset;
      debug.visit()!.rig.recentre();
      headset.rest(device.position.y);
      // The whole table is in sight, and the hands.
      device.quaternion.set(Math.sin(-0.25), 0, 0, Math.cos(0.25));
      debug.visit()!.menu();
      const scene = debug.table()!;
      scene.snap(busiest, undefined);
      for (const event of events) void scene.play(event, { pace: 1, signal: new AbortController().signal });
      await headset.frames(6);
      headset.counts = true;
      await debug.deck()!.scene.whenReadyAsync();
      // Not everything has come at once, nor does everything flash at once.
      let most: Stats | undefined;
      for (const began = performance.now(); performance.now() - began < 30_000;) {
        const [stats] = await Promise.all([debug.stats(), headset.frames(4)]);
        if (stats && stats.triangles > (most?.triangles ?? 0)) most = stats;
        else if (most && most.triangles > least) break;
      }
      headset.counts = false;
      const shown = debug.visit()!.board() !== undefined && debug.visit()!.hands()!.all.length === 2;
      debug.visit()!.menu();
      device.quaternion.set(0, 0, 0, 1);
      return { stats: most, shown };
    },
    [pub, storm, full] as const,
  );
  expect(shown).toBe(true);
  expectWithin(stats, XR_BUDGET, full);
}

/** Everything that is there can be met by somebody who is not steadier than others. */
export async function expectTargets(page: Page): Promise<void> {
  const { met, small } = await page.evaluate((sizes) => window.headset.targets(sizes), SIZES);
  expect(met).toBeGreaterThan(10);
  expect(small).toEqual([]);
}

/** The page lies behind the emulated headset, so the button is not reached by a mouse. */
export const leaveHeadset = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Leave the headset' }).dispatchEvent('click');
  await page.waitForFunction(() => window.starboard?.debug.visit() === undefined);
};
