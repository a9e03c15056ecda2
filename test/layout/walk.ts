import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Browser } from 'playwright-core';
import type { Found, Size, TextScale } from './page';
import type { tooSmall } from './worn';

/** The pictures that every question is laid out for, and what the page's sheet covers of the small ones. */
export const SIZES: readonly Size[] = [
  { width: 1280, height: 720, right: 0, bottom: 0, brief: 0 },
  { width: 1024, height: 768, right: 0, bottom: 0, brief: 0 },
  { width: 844, height: 390, right: 0.322, bottom: 0, brief: 0 },
  { width: 390, height: 844, right: 0, bottom: 0.32, brief: 0.18 },
];

/** A picture of 1280×720 at 200 %. */
export const ZOOMED: readonly Size[] = [{ width: 640, height: 360, right: 0.34, bottom: 0, brief: 0 }];

/** The letters that panels are measured with. */
const LETTERS = 'node_modules/@fontsource/antonio/files/antonio-latin-600-normal.woff2';
const PAGE = `<style>@font-face { font-family: Antonio; font-weight: 600; src: url(/letters) }</style><body style="margin:0"></body>`;

/** A place of our own, for a page that no server knows: the made files are found there. */
const ORIGIN = 'http://layout.test';

export interface Walker {
  games(): Promise<readonly string[]>;
  /** `text`: how large somebody has set it. */
  walk(game: string, seed: number, sizes?: readonly Size[], text?: TextScale): Promise<Found>;
  /** What somebody in a headset could not meet, at tables of these sizes. */
  tooSmall(game: string, seed: number, sizes: readonly number[]): Promise<Small>;
  close(): Promise<void>;
}

type Small = Awaited<ReturnType<typeof tooSmall>>;

interface Bundled {
  readonly layOut: (game: string, seed: number, sizes: readonly Size[], text: TextScale) => Promise<Found>;
  readonly games: () => readonly string[];
}

/** Opens a page that lays tables out and draws nothing. */
export const openWalker = async (browser: Browser, root: string): Promise<Walker> => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, 'test/layout/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundled',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
    define: { 'import.meta.url': JSON.stringify(`${ORIGIN}/client/kit/assets.ts`) },
  });
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(root, pathname);
    if (pathname.startsWith('/assets/') && fs.existsSync(file)) await route.fulfill({ path: file });
    else if (pathname === '/letters') await route.fulfill({ path: path.join(root, LETTERS) });
    else await route.fulfill({ contentType: 'text/html', body: PAGE });
  });
  await page.goto(`${ORIGIN}/`);
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const reach = (): Bundled => (window as unknown as { bundled: Bundled }).bundled;
  return {
    games: () => page.evaluate(`(${reach.toString()})().games()`),
    walk: (game, seed, sizes = SIZES, text = 1) =>
      page.evaluate(
        `(${reach.toString()})().layOut(${JSON.stringify(game)}, ${seed}, ${JSON.stringify(sizes)}, ${text})`,
      ),
    tooSmall: (game, seed, sizes) =>
      page.evaluate(
        `(${reach.toString()})().tooSmall(${JSON.stringify(game)}, ${seed}, ${JSON.stringify(sizes)})`,
      ),
    close: () => page.close(),
  };
};
