import fs from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import type { Pick } from '../../client/input/gesture';
import { openInPage, type InPage } from './headsetInPage';

export interface HeadsetOptions {
  /** Both eyes side by side; else the left one alone, which is drawn in half the time. */
  readonly stereo?: boolean;
  /** Where the eyes are over the floor, in metres. */
  readonly eyes?: number;
}

/** Every page of this context has an emulated headset with two controllers and two hands. */
export async function wearHeadset(
  context: BrowserContext,
  { stereo = false, eyes = 1.25 }: HeadsetOptions = {},
): Promise<void> {
  const iwer = fs.readFileSync(require.resolve('iwer/build/iwer.min.js'), 'utf8');
  await context.addInitScript({
    content: `${iwer};
      const device = new IWER.XRDevice(IWER.metaQuest3, { stereoEnabled: ${String(stereo)} });
      device.installRuntime({ forceInstall: true, polyfillLayers: false });
      device.position.set(0, ${String(eyes)}, 0);
      window.headset = (${openInPage.toString()})(device);`,
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
  await page.waitForFunction(() => (window.starboard?.debug.visit()?.frames() ?? 0) > 2, undefined, {
    timeout: 60_000,
  });
  return Date.now() - began;
}

/** Points a controller at a thing and pulls its trigger; false where the thing is not to be seen. */
export const pull = (page: Page, pick: Pick, hand: 'left' | 'right' = 'right'): Promise<boolean> =>
  page.evaluate(([wanted, side]) => window.headset.pull(wanted, side), [pick, hand] as const);

/** The page lies behind the emulated headset, so the button is not reached by a mouse. */
export const leaveHeadset = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Leave the headset' }).dispatchEvent('click');
  await page.waitForFunction(() => window.starboard?.debug.visit() === undefined);
};
