import type { FullTable } from '../../../client/app/fullTable';
import * as fullAttackWing from '../../helpers/fullAttackWing';
import * as fullPanic from '../../helpers/fullPanic';
import * as fullRisk from '../../helpers/fullRisk';
import { openStudio } from '../../helpers/studio';
import type { GameId } from '../../../shared/games';
import type { Row } from '../measure';

interface Timing {
  readonly frameMs: number;
  readonly heapBytes: number;
}

/** Times the scene's own script in Chromium with Babylon's NullEngine: what a frame costs us, and what it leaves behind. */
const timing = async (quality: 'high' | 'xr', full?: FullTable): Promise<Timing> => {
  const { origin, browser, close } = await openStudio();
  try {
    const page = await browser.newPage();
    const tools = await page.context().newCDPSession(page);
    await page.exposeFunction('usedBytes', async () => {
      await tools.send('HeapProfiler.collectGarbage');
      return (await tools.send('Runtime.getHeapUsage')).usedSize;
    });
    await page.goto(`${origin}/?test&quality=test`);
    await page.waitForFunction(() => window.starboard?.debug.frames() !== undefined);
    return await page.evaluate(
      async ([wanted, table]) => {
        const { usedBytes } = window as unknown as { usedBytes: () => Promise<number> };
        const { debug } = window.starboard ?? {};
        if (debug === undefined) throw new Error('the page has no debug tools');
        await debug.stats();
        debug.deck()?.dispose();
        return debug.timing(wanted, usedBytes, table);
      },
      [quality, full] as const,
    );
  } finally {
    await close();
  }
};

/** Each game with all that its box holds and effects all over; every half second everything happens again. */
const FULL: Readonly<Record<GameId, () => FullTable>> = {
  panic: () => ({ game: 'panic', pub: fullPanic.busiest(), events: fullPanic.STORM, players: 6 }),
  risk: () => ({ game: 'risk', pub: fullRisk.busiest(), events: fullRisk.STORM, players: 5 }),
  attackWing: () => ({
    ...{ game: 'attackWing', pub: fullAttackWing.busiest() },
    ...{ events: fullAttackWing.STORM, players: 2 },
  }),
};

/** A full table as a desk on High and a headset see it. */
const rowsOf = (game: GameId): readonly Row[] => [
  {
    name: `${game.toLowerCase()}-high`,
    unit: 'frames/s of script with a full table',
    goal: 250,
    measure: async () => ({ ours: 1000 / (await timing('high', FULL[game]())).frameMs }),
  },
  {
    name: `${game.toLowerCase()}-xr`,
    unit: 'frames/s of script with a full table in a headset',
    goal: 333,
    measure: async () => ({ ours: 1000 / (await timing('xr', FULL[game]())).frameMs }),
  },
  {
    name: `${game.toLowerCase()}-heap`,
    unit: 'times within 64 KB for 1,000 frames of a full table in a headset',
    goal: 1,
    measure: async () => ({ ours: 65_536 / Math.max(1, (await timing('xr', FULL[game]())).heapBytes) }),
  },
];

/** At most 4 ms of our script a frame on High, 3 ms in XR, and 64 KB kept after a thousand idle frames. */
export const rows: readonly Row[] = [
  {
    name: 'scene-high',
    unit: 'frames/s of script',
    goal: 250,
    measure: async () => ({ ours: 1000 / (await timing('high')).frameMs }),
  },
  {
    name: 'scene-xr',
    unit: 'frames/s of script',
    goal: 333,
    measure: async () => ({ ours: 1000 / (await timing('xr')).frameMs }),
  },
  {
    name: 'scene-heap',
    unit: 'times within 64 KB for 1,000 frames',
    goal: 1,
    measure: async () => ({ ours: 65_536 / Math.max(1, (await timing('xr')).heapBytes) }),
  },
  ...rowsOf('panic'),
  ...rowsOf('risk'),
  ...rowsOf('attackWing'),
];
