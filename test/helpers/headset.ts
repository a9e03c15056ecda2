import fs from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import type { Pick } from '../../client/input/gesture';
import { openInPage, type InPage } from './headsetInPage';

export interface HeadsetOptions {
  /** Both eyes side by side; else the left one alone, which is drawn in half the time. */
  readonly stereo?: boolean;
  /** Where the eyes are over the floor, in metres. */
  readonly eyes?: number;
  /** Everything but drawing happens, so that frames follow each other quickly; `headset.draws` turns it on. */
  readonly blind?: boolean;
}

/** Runs in the page before anything is drawn: what counts draw calls counts them as ever, but none reaches the picture. */
const shutEyes = (): void => {
  const prototype = WebGL2RenderingContext.prototype as unknown as Record<
    string,
    (...args: unknown[]) => void
  >;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
    const draw = prototype[name];
    prototype[name] = function (this: WebGL2RenderingContext, ...args: unknown[]): void {
      if (window.headset.draws) draw?.apply(this, args);
    };
  }
};

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
      window.headset = (${openInPage.toString()})(device);
      window.headset.draws = ${String(!blind)};
      ${blind ? `(${shutEyes.toString()})();` : ''}`,
  });
}

declare global {
  interface Window {
    headset: InPage;
  }
}

/** Presses the button and waits for the first picture; tells how many milliseconds that took. */
export async function enterHeadset(page: Page, name = 'Enter VR'): Promise<number> {
  const began = Date.now();
  await page.getByRole('button', { name }).dispatchEvent('click');
  await page.evaluate(() => window.headset.hurry());
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
