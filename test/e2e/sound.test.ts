import type { Page } from 'playwright-core';
import { SOUND_NAMES } from '../../client/kit/sound/names';
import { openPage, type Watched } from '../helpers/browser';
import { openHouse } from '../helpers/house';

jest.setTimeout(300_000);

const house = openHouse();
let watched: Watched;

beforeEach(async () => {
  watched = house.keep(await openPage(house.browser));
});

interface Heard {
  contexts: number;
  starts: number;
}

const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard);

const openBoard = async (page: Page): Promise<void> => {
  await page.goto(`${house.server.origin}/viewer?item=sounds&state=all&quality=test&t=0`);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'sounds all', undefined, {
    timeout: 60_000,
  });
};

/** A cell right of the viewer's panel. */
const CELL = { x: 470, y: 152 };

test('the sound board is silent until a click, then plays what is clicked', async () => {
  const { page, complaints, requests } = watched;
  await page.addInitScript(() => {
    const counts = { contexts: 0, starts: 0 };
    Object.assign(window, { heard: counts });
    const plain = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...args) {
      counts.starts++;
      plain.apply(this, args);
    };
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        counts.contexts++;
      }
    };
  });
  await openBoard(page);
  expect(await heard(page)).toEqual({ contexts: 0, starts: 0 });
  await page.mouse.click(CELL.x, CELL.y);
  const fetched = () => requests.filter((address) => address.endsWith('.flac')).length;
  // Once for the curves, once to be played.
  for (let i = 0; i < 100 && fetched() < 2 * SOUND_NAMES.length; i++) await page.waitForTimeout(100);
  for (let i = 0; i < 50 && (await heard(page)).starts === 0; i++) {
    await page.mouse.click(CELL.x, CELL.y);
    await page.waitForTimeout(200);
  }
  const { contexts, starts } = await heard(page);
  expect(contexts).toBe(1);
  expect(starts).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test('a browser without audio shows the board and says nothing', async () => {
  const { page, complaints } = watched;
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
  await openBoard(page);
  await page.mouse.click(CELL.x, CELL.y);
  await page.waitForTimeout(500);
  expect(complaints).toEqual([]);
});
