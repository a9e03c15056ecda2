import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { QUALITIES } from '../../client/ui/address';
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

/** `npm run pictures [-- item…] [--quality high] [--port 0]`: every exhibit in every state from four sides. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { quality: { type: 'string', default: 'medium' }, port: { type: 'string', default: '0' } },
    allowPositionals: true,
  });
  const quality = among('--quality', v.picklist(QUALITIES), values.quality);
  const port = Number(among('--port', v.pipe(v.string(), v.regex(/^\d{1,5}$/)), values.port));
  const { origin, browser, close } = await openStudio(port);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    fs.mkdirSync(OUT, { recursive: true });
    for (const shot of await list(page, origin, positionals)) await take(page, origin, shot, quality);
  } finally {
    await close();
  }
};

/** An option's value, or an error that names what was expected. */
function among<Value extends string>(
  name: string,
  shape: v.GenericSchema<string, Value>,
  value: string,
): Value {
  const read = v.safeParse(shape, value);
  if (!read.success)
    throw new Error(`${name}: expected ${read.issues[0].expected ?? 'a number'}, got "${value}"`);
  return read.output;
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
async function take(page: Page, origin: string, { item, state, t }: Shot, quality: string): Promise<void> {
  const asked = new URLSearchParams({ item, state, side: SIDES[0], t: String(t), quality, still: '' });
  await page.goto(`${origin}/viewer?${asked.toString()}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined, undefined, WAIT);
  for (const side of SIDES) {
    if (side !== SIDES[0]) await turn(page, side);
    const name = `${item}-${state}-${side}.png`.replaceAll(' ', '_');
    await page.screenshot({ path: path.join(OUT, name) });
    process.stdout.write(`${name}\n`);
  }
}

async function turn(page: Page, side: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, side);
  await page.waitForFunction((to) => document.documentElement.dataset.side === to, side, WAIT);
}

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
