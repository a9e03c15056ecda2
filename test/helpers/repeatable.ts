import type { BrowserContext } from 'playwright-core';

/** From now on chance repeats in every page of this context: identity and nonces come from this number. */
export const repeatChance = (context: BrowserContext, seed: number): Promise<unknown> =>
  context.addInitScript((first) => {
    let state = first >>> 0;
    Crypto.prototype.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      if (into instanceof Uint8Array)
        for (let at = 0; at < into.length; at++) {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
          into[at] = state >>> 24;
        }
      return into;
    };
  }, seed);
