import type { Page } from 'playwright-core';
import type { Stats } from '../../client/holodeck/stats';
import type { Tagged } from '../../shared/engine/game';

const MB = 1024 * 1024;

export interface Budget {
  readonly drawCalls: number;
  readonly triangles: number;
  readonly textureBytes: number;
  readonly passes: number;
}

/** What the busiest table may cost one eye in a headset; on Low it is the same. */
export const XR_BUDGET: Budget = { drawCalls: 90, triangles: 250_000, textureBytes: 96 * MB, passes: 0 };

/** By quality: what the busiest table may cost. */
export const BUDGETS: readonly (readonly [quality: string, most: Budget])[] = [
  ['high', { drawCalls: 150, triangles: 600_000, textureBytes: 192 * MB, passes: 3 }],
  ['low', XR_BUDGET],
];

/** Fewer triangles than a full table has: below them it was not the full table that was counted. */
export const FULL = 100_000;

/** Shows a full table with much happening on it at once, and holds it to a budget. */
export async function expectBudget(
  page: Page,
  pub: object,
  storm: readonly Tagged[],
  most: Budget,
  full = FULL,
): Promise<void> {
  const stats = await page.evaluate(
    async ([pub, storm]) => {
      const { debug } = window.starboard!;
      const scene = debug.table()!;
      scene.snap(pub, undefined);
      for (const event of storm) void scene.play(event, { pace: 1, signal: new AbortController().signal });
      await new Promise((next) => setTimeout(next, 400));
      const deck = debug.deck()!;
      deck.step(0.1);
      await deck.scene.whenReadyAsync();
      deck.step(0.1);
      return debug.stats();
    },
    [pub, storm] as const,
  );
  expectWithin(stats, most, full);
}

export function expectWithin(stats: Stats | undefined, most: Budget, full: number): void {
  expect(stats!.triangles).toBeGreaterThan(full);
  for (const [name, limit] of Object.entries(most)) {
    const value = stats![name as keyof Budget];
    expect(`${name} ${value <= limit ? 'within' : value}`).toBe(`${name} within`);
  }
}
