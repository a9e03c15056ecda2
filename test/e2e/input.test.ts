import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Reach } from '../helpers/reachPage';
import { launchBrowser } from '../helpers/browser';
import { loadInPage } from '../helpers/inBrowser';

jest.setTimeout(120_000);

declare global {
  interface Window {
    reach?: Reach | undefined;
    bundled?: { openReach(canvas: HTMLCanvasElement): Promise<Reach> };
    typed?: string[];
  }
}

let browser: Browser;
let context: BrowserContext;
let page: Page;
let devices: CDPSession;

beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());
afterEach(() => context.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 640, height: 360 }, hasTouch: true });
  page = await context.newPage();
  devices = await context.newCDPSession(page);
  await devices.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await page.setContent(
    '<body style="margin:0"><canvas id="c" style="width:640px;height:360px;display:block;touch-action:none"></canvas><button>After</button></body>',
  );
  await loadInPage(page, 'test/helpers/reachPage.ts');
  await page.evaluate(async () => {
    window.typed = [];
    document.addEventListener(
      'keydown',
      ({ key, defaultPrevented }) => !defaultPrevented && window.typed?.push(key),
    );
    window.reach = await window.bundled?.openReach(document.querySelector('canvas')!);
  });
  await frames();
});

const frames = (count = 4): Promise<void> =>
  page.evaluate(async (left) => {
    for (let i = 0; i < left; i++) await new Promise((next) => requestAnimationFrame(next));
  }, count);
const at = (name: string, u?: number, v?: number): Promise<{ x: number; y: number }> =>
  page.evaluate(([mesh, x, y]) => window.reach!.at(mesh, x, y), [name, u, v] as const);
const told = (): Promise<string[]> => page.evaluate(() => window.reach!.told.splice(0));
const camera = (): Promise<{ alpha: number; radius: number }> =>
  page.evaluate(() => {
    const { alpha, radius } = window.reach!.eye.camera;
    return { alpha, radius };
  });
const moveTo = async (name: string): Promise<void> => {
  const { x, y } = await at(name);
  await page.mouse.move(x, y, { steps: 3 });
  await frames();
};
const touch = async (
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly { x: number; y: number }[],
): Promise<void> => {
  await devices.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
  });
  await frames();
};
const essence = (lines: readonly string[]): string[] => [
  ...new Set(lines.filter((line) => !line.startsWith('point') && !line.endsWith(' -'))),
];
const DRAGGED = ['drag card ship', 'drop card ship'];

test('the mouse points, chooses, and drags a card without turning the camera', async () => {
  await moveTo('ship');
  expect(await told()).toEqual(['point ship']);
  await page.mouse.down();
  await page.mouse.up();
  expect(await told()).toEqual(['choose ship']);
  const before = await camera();
  await moveTo('card');
  await page.mouse.down();
  await moveTo('ship');
  await page.mouse.up();
  expect(essence(await told())).toEqual(DRAGGED);
  await frames(8);
  expect(await camera()).toEqual(before);
});

test('dragging empty space turns the camera and tells nothing; the wheel brings it nearer', async () => {
  const before = await camera();
  await page.mouse.move(600, 40);
  await page.mouse.down();
  await page.mouse.move(500, 60, { steps: 5 });
  await page.mouse.up();
  await frames(8);
  const turned = await camera();
  expect(turned.alpha).not.toBeCloseTo(before.alpha, 2);
  await page.mouse.wheel(0, -300);
  await frames(8);
  expect((await camera()).radius).toBeLessThan(before.radius);
  expect(essence(await told())).toEqual([]);
});

test('fingers tap, drag, hold for an explanation, and pinch even from a card', async () => {
  const [card, ship, other] = [await at('card'), await at('ship'), await at('other')];
  await touch('touchStart', [ship]);
  await touch('touchEnd', []);
  expect(essence(await told())).toEqual(['choose ship']);
  await touch('touchStart', [card]);
  await touch('touchMove', [{ x: (card.x + ship.x) / 2, y: (card.y + ship.y) / 2 }]);
  await touch('touchMove', [ship]);
  await touch('touchEnd', []);
  expect(essence(await told())).toEqual(DRAGGED);
  await touch('touchStart', [ship]);
  await page.waitForFunction(() => window.reach!.told.includes('explain ship'));
  await touch('touchEnd', []);
  expect(essence(await told())).toEqual(['explain ship']);
  const before = await camera();
  await touch('touchStart', [card]);
  await touch('touchStart', [card, other]);
  for (let i = 1; i <= 6; i++)
    await touch('touchMove', [
      { x: card.x - 12 * i, y: card.y },
      { x: other.x + 12 * i, y: other.y },
    ]);
  await touch('touchEnd', []);
  await frames(8);
  expect((await camera()).radius).toBeLessThan(before.radius - 0.1);
  expect(essence(await told())).toEqual([]);
});

test('the keys alone reach, choose, carry and give up; digits go to the page and Tab goes on', async () => {
  await page.keyboard.press('Tab');
  await frames();
  expect(await told()).toEqual(['point card']);
  const before = await camera();
  for (const key of ['Space', 'End', 'Space', 'Enter', 'Home', 'Space', 'Escape', '7']) {
    await page.keyboard.press(key);
    await frames(2);
  }
  expect(essence(await told())).toEqual([...DRAGGED, 'choose ship', 'cancel card']);
  expect(await camera()).toEqual(before);
  expect(await page.evaluate(() => window.typed)).toEqual(['Tab', '7']);
  // Tab goes from thing to thing, and behind the last of them on through the page.
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('After');
});

test('a choice on a panel is chosen with mouse, finger and keys alike', async () => {
  await page.evaluate(() => window.reach!.ask());
  await frames();
  const [yes, no] = [await at('question', 0.6, 0.6), await at('question', 0.6, 0.9)];
  await page.mouse.click(no.x, no.y);
  await frames();
  await touch('touchStart', [yes]);
  await touch('touchEnd', []);
  await page.locator('canvas').focus();
  for (const key of ['Home', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await frames();
  expect(await page.evaluate(() => window.reach!.chosen)).toEqual(['no', 'yes', 'no']);
});

test('all prompts together take at most eight draw calls and 12 MB', async () => {
  const alone = await page.evaluate(() => window.reach!.drawCalls());
  await page.evaluate(() => {
    window.reach!.ask();
    window.reach!.busy();
  });
  await frames();
  const all = await page.evaluate(() => window.reach!.drawCalls());
  expect(all - alone).toBeGreaterThanOrEqual(5);
  expect(all - alone).toBeLessThanOrEqual(8);
  expect(await page.evaluate(() => window.reach!.prompts.memory())).toBeLessThanOrEqual(12 * 1024 * 1024);
});
