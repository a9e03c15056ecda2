import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { QUALITIES } from '../../client/ui/address';
import { FLAG, runScript, wholeOr } from '../../server/cli/script';
import { GAMES } from '../../shared/games';
import { takeFromHead } from './headPictures';
import { openStudio } from './studio';

const Catalogue = v.record(v.string(), v.record(v.string(), v.number()));
const SIDES = ['bow', 'starboard', 'stern', 'port'] as const;
const WAIT = { timeout: 60_000 };
const OUT = path.resolve(process.cwd(), 'test/pictures');

interface Shot {
  readonly item: string;
  readonly state: string;
  readonly t: number;
}

/** The viewer's own catalogue, or the named part of it. */
async function list(page: Page, origin: string, wanted: readonly string[]): Promise<Shot[]> {
  await page.goto(`${origin}/viewer?list`);
  await page.waitForFunction(() => document.documentElement.dataset.catalogue !== undefined);
  const text = await page.evaluate(() => document.documentElement.dataset.catalogue ?? '{}');
  const catalogue = v.parse(Catalogue, JSON.parse(text));
  const items = Object.entries(catalogue).filter(([item]) => wanted.length === 0 || wanted.includes(item));
  if (items.length === 0) throw new Error(`no such exhibit; there are ${Object.keys(catalogue).join(', ')}`);
  return items.flatMap(([item, states]) => Object.entries(states).map(([state, t]) => ({ item, state, t })));
}

/** One state, loaded once and seen from each side in turn. */
async function take(
  page: Page,
  origin: string,
  { item, state, t }: Shot,
  quality: string,
  tell: (line: string) => void,
): Promise<string[]> {
  const names = SIDES.map((side) => `${item}-${state}-${side}.png`.replaceAll(' ', '_'));
  const asked = new URLSearchParams({ item, state, side: SIDES[0], t: String(t), quality, still: '' });
  await page.goto(`${origin}/viewer?${asked.toString()}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined, undefined, WAIT);
  for (const [at, side] of SIDES.entries()) {
    if (at > 0) await turn(page, side);
    await page.screenshot({ path: path.join(OUT, names[at] ?? '') });
    tell(names[at] ?? '');
  }
  return names;
}

async function turn(page: Page, side: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, side);
  await page.waitForFunction((to) => document.documentElement.dataset.side === to, side, WAIT);
}

const flags = {
  only: v.optional(v.string(), ''),
  quality: v.optional(v.picklist(QUALITIES), 'medium'),
  port: wholeOr(0, 0, 65_535),
  xr: FLAG,
  game: v.optional(v.picklist(Object.keys(GAMES)), 'panic'),
  seed: wholeOr(3, 0, 2_000_000_000),
};

/**
 * `npm run pictures [-- --only item,item] [--quality high] [--port 0] [--json]`: every exhibit in every state from four sides.
 * `npm run pictures -- --xr [--game panic] [--seed 3] [--only seated,mixed]`: a game as both eyes see it in an emulated headset.
 */
void runScript('pictures', flags, async ({ only, quality, port, xr, game, seed }, tell) => {
  const { origin, browser, close } = await openStudio(port);
  try {
    fs.mkdirSync(OUT, { recursive: true });
    if (xr) {
      const wish = { game, seed, quality, out: OUT, only: only.split(',').filter(Boolean) };
      const taken = await takeFromHead(browser, origin, wish, tell);
      return { report: { folder: OUT, quality, pictures: taken }, lines: [] };
    }
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const pictures: string[] = [];
    for (const shot of await list(page, origin, only.split(',').filter(Boolean)))
      pictures.push(...(await take(page, origin, shot, quality, tell)));
    return { report: { folder: OUT, quality, pictures }, lines: [] };
  } finally {
    await close();
  }
});
