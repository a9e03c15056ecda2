import type { FullTable } from '../../../client/app/fullTable';
import * as fullAttackWing from '../../helpers/fullAttackWing';
import * as fullPanic from '../../helpers/fullPanic';
import { openStudio } from '../../helpers/studio';
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

/** Panic with 31 tokens, six hands and effects all over; every half second everything happens again. */
const panic = (): FullTable => ({
  ...{ game: 'panic', pub: fullPanic.busiest(), events: fullPanic.STORM, players: 6 },
});

/** Eight ships with all their tokens and cards, dice of both sides, and effects all over. */
const attackWing = (): FullTable => ({
  ...{ game: 'attackWing', pub: fullAttackWing.busiest(), events: fullAttackWing.STORM, players: 2 },
});

/** What a full table of a game costs: on High, in XR, and what its frames leave behind. */
const full = (name: string, table: () => FullTable): readonly Row[] => [
  {
    name: `${name}-high`,
    unit: 'frames/s of script with a full table',
    goal: 250,
    measure: async () => ({ ours: 1000 / (await timing('high', table())).frameMs }),
  },
  {
    name: `${name}-xr`,
    unit: 'frames/s of script with a full table',
    goal: 333,
    measure: async () => ({ ours: 1000 / (await timing('xr', table())).frameMs }),
  },
  {
    name: `${name}-heap`,
    unit: 'times within 64 KB for 1,000 frames of a full table',
    goal: 1,
    measure: async () => ({ ours: 65_536 / Math.max(1, (await timing('xr', table())).heapBytes) }),
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
  ...full('panic', panic),
  ...full('attackwing-scene', attackWing),
];
