import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { openStudio } from './studio';

const Catalogue = v.record(v.string(), v.record(v.string(), v.number()));
const SIDES = ['bow', 'starboard', 'stern', 'port'] as const;
const OUT = path.resolve(process.cwd(), 'test/pictures');

interface Shot {
  readonly item: string;
  readonly state: string;
  readonly side: string;
  readonly t: number;
}

/** `npm run pictures [-- item…] [--quality high] [--port 0]`: every exhibit in every state from four sides. */
const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const option = (name: string, other: string): string => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? other : (args.splice(at, 2)[1] ?? other);
  };
  const [quality, port] = [option('quality', 'medium'), Number(option('port', '0'))];
  const { origin, browser, close } = await openStudio(port);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    fs.mkdirSync(OUT, { recursive: true });
    for (const shot of await list(page, origin, args)) await take(page, origin, shot, quality);
  } finally {
    await close();
  }
};

/** The viewer's own catalogue, or the named part of it. */
async function list(page: Page, origin: string, wanted: readonly string[]): Promise<Shot[]> {
  await page.goto(`${origin}/viewer?list`);
  await page.waitForFunction(() => document.documentElement.dataset.catalogue !== undefined);
  const text = await page.evaluate(() => document.documentElement.dataset.catalogue ?? '{}');
  const catalogue = v.parse(Catalogue, JSON.parse(text));
  const items = Object.entries(catalogue).filter(([item]) => wanted.length === 0 || wanted.includes(item));
  if (items.length === 0) throw new Error(`no such exhibit; there are ${Object.keys(catalogue).join(', ')}`);
  return items.flatMap(([item, states]) =>
    Object.entries(states).flatMap(([state, t]) => SIDES.map((side) => ({ item, state, side, t }))),
  );
}

async function take(
  page: Page,
  origin: string,
  { item, state, side, t }: Shot,
  quality: string,
): Promise<void> {
  const asked = new URLSearchParams({ item, state, side, t: String(t), quality, still: '' });
  await page.goto(`${origin}/viewer?${asked.toString()}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined, undefined, {
    timeout: 60_000,
  });
  const name = `${item}-${state}-${side}.png`.replaceAll(' ', '_');
  await page.screenshot({ path: path.join(OUT, name) });
  process.stdout.write(`${name}\n`);
}

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
