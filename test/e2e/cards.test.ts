import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../helpers/browser';
import { loadInPage } from '../helpers/inBrowser';
import type * as InPage from '../helpers/cardsInPage';
import { ROOT } from '../helpers/bundled';

jest.setTimeout(300_000);

const MB = 1024 * 1024;
const AUDIO = path.join(ROOT, 'assets/audio');
let browser: Browser;
let page: Page;

const font = (weight: number): string => {
  const file = path.join(ROOT, `node_modules/@fontsource/antonio/files/antonio-latin-${weight}-normal.woff2`);
  const address = `data:font/woff2;base64,${fs.readFileSync(file).toString('base64')}`;
  return `@font-face { font-family: Antonio; font-weight: ${weight}; src: url(${address}); }`;
};

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.setContent(`<style>${font(400)}${font(600)}</style>`);
  await loadInPage(page, 'test/helpers/cardsInPage.ts');
}, 120_000);
afterAll(() => browser.close());

const DRAWN = (['panic', 'attackWing'] as const).flatMap((game) =>
  (['standard', 'colourBlind', 'highContrast'] as const).map((theme) => [game, theme] as const),
);

test.each(DRAWN)('%s, %s: every text fits its face', async (game, theme) => {
  const fit = await page.evaluate(
    ([name, of]) => (window as unknown as { bundled: typeof InPage }).bundled.fitFaces(name, of),
    [theme, game] as const,
  );
  expect(fit.letters).toBe(true);
  expect(fit.texts).toBeGreaterThan(400);
  expect(fit.overflowing).toEqual([]);
  // 32 of 880 units are 13 pixels in the atlas of a desktop.
  expect(fit.smallest).toBeGreaterThanOrEqual(32);
});

test('a text that does not fit is noticed', async () => {
  expect(
    await page.evaluate(() => (window as unknown as { bundled: typeof InPage }).bundled.fitTooMuch()),
  ).toBe(false);
});

test.each([
  ['high', false, { drawCalls: 1, textureBytes: 40 * MB }],
  ['high', true, { drawCalls: 3, textureBytes: 48 * MB }],
  ['low', true, { drawCalls: 3, textureBytes: 15 * MB }],
  ['xr', true, { drawCalls: 3, textureBytes: 15 * MB }],
] as const)(
  'all 87 cards at once in %s (lit: %s) keep their budget and leave nothing',
  async (quality, lit, most) => {
    const { drawCalls, textureBytes, triangles, left, meshesLeft } = await page.evaluate(
      ([name, glow]) => (window as unknown as { bundled: typeof InPage }).bundled.tryCards(name, glow),
      [quality, lit] as const,
    );
    expect(drawCalls).toBe(most.drawCalls);
    expect(textureBytes).toBeLessThan(most.textureBytes);
    expect(triangles).toBeGreaterThan(87 * 50);
    expect(triangles).toBeLessThan(20_000);
    expect({ left, meshesLeft }).toEqual({ left: 0, meshesLeft: 0 });
  },
);

test('the browser decodes every sound to exactly the samples that were written', async () => {
  for (const name of fs.readdirSync(AUDIO)) {
    const file = fs.readFileSync(path.join(AUDIO, name));
    const rate = file.readUInt32BE(18) >>> 12;
    const decoded = await page.evaluate(
      async ([base64, hertz]) => {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const buffer = await new OfflineAudioContext(1, 1, hertz).decodeAudioData(bytes.buffer);
        // The lowest three bits of every sample are 0; a browser may divide by 32767 or by 32768.
        const samples = new Int16Array(buffer.length);
        buffer.getChannelData(0).forEach((v, i) => (samples[i] = Math.round((v * 32768) / 8) * 8));
        const written = new Uint8Array(samples.buffer);
        let text = '';
        for (let from = 0; from < written.length; from += 0x4000)
          text += String.fromCharCode(...written.subarray(from, from + 0x4000));
        return btoa(text);
      },
      [file.toString('base64'), rate] as const,
    );
    const sum = createHash('md5').update(Buffer.from(decoded, 'base64')).digest('hex');
    expect(`${name} ${sum}`).toBe(`${name} ${file.subarray(26, 42).toString('hex')}`);
  }
});
