import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { chromium } from 'playwright-core';
import { TEXT_SCALES } from '../../client/ui/settings';
import { runScript, wholeOr } from '../../server/cli/script';
import { FLAGS } from '../helpers/flags';
import type { Fault } from './page';
import { openWalker, SIZES } from './walk';

interface Finder {
  machine(): unknown;
  provideBrowser(effects: unknown): string;
}

const flags = {
  games: wholeOr(20, 1, 100_000),
  from: wholeOr(1, 0, 2_000_000_000),
  game: v.optional(v.string()),
  text: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist(TEXT_SCALES)), '1'),
};

const lineOf = ({ seed, step, size, what }: Fault): string =>
  `  seed ${seed}, step ${step}, ${size}: ${what}`;

/**
 * `npm run layout [-- --games 20] [--from 1] [--game panic] [--text 1.5]`: lays out every question of whole games of every game with a scene, and notes at
 * each, at four sizes, and looks for anything over what it is about or beyond the picture. Nothing is drawn.
 */
void runScript('layout', flags, async ({ games, from, game, text }, tell) => {
  const finder = pathToFileURL(path.resolve('server/cli/browser.mjs')).href;
  const { machine, provideBrowser } = (await import(finder)) as Finder;
  const executablePath = provideBrowser(machine());
  const browser = await chromium.launch({ executablePath, headless: true, args: [...FLAGS] });
  const faults: Fault[] = [];
  let prompts = 0;
  try {
    const walker = await openWalker(browser, process.cwd());
    const known = await walker.games();
    for (const id of game === undefined ? known : known.filter((one) => one === game)) {
      const before = [prompts, faults.length] as const;
      for (let seed = from; seed < from + games; seed++) {
        const found = await walker.walk(id, seed, SIZES, text);
        prompts += found.prompts;
        faults.push(...found.faults);
        for (const fault of found.faults) tell(lineOf(fault));
      }
      tell(`${id}: ${prompts - before[0]} questions of ${games} games, ${faults.length - before[1]} faults`);
    }
  } finally {
    await browser.close();
  }
  return {
    report: { games, from, text, prompts, faults },
    lines: [],
    fault: faults.length === 0 ? undefined : `${faults.length} times something lies where it should not`,
  };
});
