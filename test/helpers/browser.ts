import { chromium, type Browser, type BrowserContext, type ConsoleMessage, type Page } from 'playwright-core';
import { machine, provideBrowser } from '../../server/cli/browser.mjs';
import { FLAGS } from './flags';

/** Headless Chromium that draws in software. Close it when done. */
export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: provideBrowser(machine()), headless: true, args: [...FLAGS, ...flags] });

/** All that went on in a page and must be looked at: requests, console errors, breaches of the content policy. */
export interface Watched {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly requests: string[];
  readonly complaints: string[];
}

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  /** A phone: it is touched, and has no mouse. */
  readonly touch?: boolean;
  /** How the browser names itself; as it does, unless told. */
  readonly userAgent?: string;
  /** Its pictures are looked at; nothing is drawn unless told. */
  readonly draws?: boolean;
}

/** Lets pages do everything for a picture but draw it: software needs all cores for that. What would be drawn can be counted all the same. */
const drawNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (typeof WebGL2RenderingContext === 'undefined') return;
    const gl = WebGL2RenderingContext.prototype;
    for (const name of [
      'drawElements',
      'drawArrays',
      'drawElementsInstanced',
      'drawArraysInstanced',
    ] as const)
      gl[name] = () => undefined;
  });

/** What the browser says of itself: it reads the scene back to put it into the page. */
const OF_BROWSER = 'GPU stall due to ReadPixels';

/** A fresh page, small because software draws slowly, of which everything suspicious is recorded. */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<Watched> {
  const { width = 640, height = 360, touch = false, userAgent, draws = false } = options;
  const context = await browser.newContext({
    ...{ viewport: { width, height }, hasTouch: touch, isMobile: touch },
    ...(userAgent === undefined ? {} : { userAgent }),
  });
  if (!draws) await drawNothing(context);
  // A newcomer's small page begins with the scene alone; these pages have the plain table beside it.
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http') && localStorage.getItem('starboard.plainTable') === null)
      localStorage.setItem('starboard.plainTable', 'open');
  });
  // A page has loaded when its scene's program is there: on a busy machine that is longer than Playwright waits by itself.
  context.setDefaultNavigationTimeout(90_000);
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  page.on('websocket', (socket) => requests.push(socket.url()));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!message.text().includes(OF_BROWSER)) complaints.push(`${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { context, page, requests, complaints };
}

/** Lets a page draw only now and then, where what is drawn is counted or not looked at: software needs all cores for it. */
export const drawSeldom = (page: Page, everyMs = 400): Promise<unknown> =>
  page.addInitScript((ms) => {
    Object.assign(window, { drawnSeldom: true });
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (listener) => window.setTimeout(() => draw(listener), ms);
    window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
  }, everyMs);

/** The quality, in an address, of a page whose scene is there for every click and is not drawn: software would take most of the time. */
export const UNDRAWN = 'test&blind';

/** Waits until the status region says a text. */
export async function waitForStatus(page: Page, text: string, timeout = 20_000): Promise<void> {
  await page.getByRole('status').filter({ hasText: text }).waitFor({ timeout });
}

/** How many different colours a picture has, counted in a blank page. */
export async function countColours(browser: Browser, png: Buffer): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += 4)
        colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
      return colours.size;
    }, png.toString('base64'));
  } finally {
    await page.close();
  }
}
