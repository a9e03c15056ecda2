import { createWriteStream } from 'node:fs';
import * as v from 'valibot';
import type { Page } from 'playwright-core';
import { runScript, wholeOr } from '../../server/cli/script';
import { openStudio } from '../helpers/studio';
import { endure, type Use } from './run';

const flags = { games: wholeOr(1000, 6, 1_000_000), snapshots: v.optional(v.string()) };

/** Nothing grows by more than a twentieth. */
const MOST_GROWTH = 1.05;
const GAMES = 3;
/** Always before the same game. */
const afterPart = (games: number, part: number): number =>
  GAMES * Math.max(1, Math.round((games * part) / GAMES));
const measuredAt = (games: number): readonly number[] => [
  ...new Set([0.1, 0.2, 0.4, 0.6, 0.8, 1].map((part) => afterPart(games, part))),
];
/** By then all that is kept on purpose is kept, and the browser has compiled most of what it finds worth compiling: its heap holds that too. */
const WARM_UP = 0.4;

const COUNTED = [
  ...(['heapBytes', 'nodes', 'listeners'] as const),
  ...(['textures', 'materials', 'meshes', 'geometries', 'observers'] as const),
] as const;

const lineOf = (use: Use): string =>
  [
    `${String(use.films)} films, ${String(use.hours)} hours: heap ${(use.heapBytes / 1e6).toFixed(2)} MB`,
    ...COUNTED.slice(1).map((name) => `${name} ${String(use[name])}`),
  ].join(', ');

/** What is in the memory of a page, for whoever looks for what grows. */
const takeSnapshot = async (page: Page, file: string): Promise<void> => {
  const tools = await page.context().newCDPSession(page);
  const out = createWriteStream(file);
  tools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void out.write(chunk));
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await new Promise<void>((done) => out.end(() => done()));
  await tools.detach();
};

/**
 * `npm run endurance -- [--games 1000] [--snapshots folder] [--json]`: the showcase for as many games in Chromium, the whole page with its
 * scenes on an engine that draws nothing, in time that does not pass. What is in use after two fifths of the games must be within 5 % of
 * what is in use at the end.
 */
void runScript('endurance', flags, async ({ games, snapshots }, tell) => {
  const { origin, browser, close } = await openStudio();
  try {
    const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
    const uses = await endure(page, origin, measuredAt(games), async (use) => {
      tell(lineOf(use));
      if (snapshots !== undefined) await takeSnapshot(page, `${snapshots}/${String(use.films)}.heapsnapshot`);
    });
    const warmFilms = afterPart(games, WARM_UP);
    const [warm, end] = [uses.find(({ films }) => films === warmFilms), uses.at(-1)];
    if (!warm || !end) throw new Error('not all games were shown');
    const growth = Object.fromEntries(
      COUNTED.map((name) => [name, Number((end[name] / Math.max(1, warm[name])).toFixed(3))]),
    );
    const grown = Object.entries(growth).filter(([, times]) => times > MOST_GROWTH);
    const ok = grown.length === 0;
    return {
      report: { games, uses, growth, ok },
      lines: [
        `from ${String(warm.films)} films to ${String(end.films)}: ${Object.entries(growth)
          .map(([name, times]) => `${name} × ${String(times)}`)
          .join(', ')}: ${ok ? 'met' : 'MISSED'}`,
      ],
      ...(ok ? {} : { fault: `${grown.map(([name]) => name).join(', ')} grow` }),
    };
  } finally {
    await close();
  }
});
