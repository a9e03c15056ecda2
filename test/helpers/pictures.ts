import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { EXHIBITS } from '../../client/viewer/exhibits';
import { createStarboard } from '../../server';
import { ensureBuilt } from '../../server/cli/build.mjs';
import { makeLog } from '../../server/log';
import { launchBrowser } from './browser';

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
  const shots = await list(args);
  ensureBuilt();
  const server = await createStarboard({
    port,
    clientDir: path.resolve('dist/client'),
    build: '',
    log: makeLog('silent'),
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    fs.mkdirSync(OUT, { recursive: true });
    for (const shot of shots) await take(page, `http://localhost:${server.port}`, shot, quality);
  } finally {
    await browser.close();
    await server.close();
  }
};

async function list(wanted: readonly string[]): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const [item, load] of Object.entries(EXHIBITS)) {
    if (wanted.length > 0 && !wanted.includes(item)) continue;
    const { states, moments } = await load();
    for (const state of states) {
      for (const side of SIDES) shots.push({ item, state, side, t: moments?.[state] ?? 1 });
    }
  }
  if (shots.length === 0) throw new Error(`no such exhibit; there are ${Object.keys(EXHIBITS).join(', ')}`);
  return shots;
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
