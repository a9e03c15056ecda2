import type { Page } from 'playwright-core';
import type { Pick } from '../../client/input/gesture';

/** How a scene is played by a mouse: what may be picked, where it is, and whether that came to a move. */

export interface Now {
  readonly stage: string;
  readonly rev: number;
  readonly next: readonly Pick[];
  readonly named: readonly string[];
}
export const now = (page: Page): Promise<Now> =>
  page.evaluate(() => {
    const { debug } = window.starboard!;
    const view = debug.session()?.view;
    const { next, named } = debug.table()?.trial.choices() ?? { next: [], named: [] };
    return { stage: view?.stage ?? '', rev: view?.rev ?? 0, next, named };
  });

/** Where on the page a thing is, and whether it is touched there; undefined where it is not to be seen, or something of the page lies over it. */
export const seen = (
  page: Page,
  pick: Pick,
): Promise<{ readonly x: number; readonly y: number; readonly touch: boolean } | undefined> =>
  page.evaluate((wanted) => {
    // An answer further down is scrolled to, as a finger does it.
    if (wanted.kind === 'prompt')
      document.querySelector(`[data-choice="${wanted.id}"]`)?.scrollIntoView({ block: 'nearest' });
    const at = window.starboard!.debug.table()?.trial.screen(wanted);
    const met = at && document.elementFromPoint(at.x, at.y)?.closest('#holodeck, [data-choice]');
    return at && met ? { ...at, touch: navigator.maxTouchPoints > 0 } : undefined;
  }, pick);

/** The first of these that is to be seen and not among the others. */
export const firstSeen = (
  page: Page,
  picks: readonly Pick[],
  others: ReadonlySet<string>,
): Promise<Pick | undefined> =>
  page.evaluate(
    (wanted) => {
      const table = window.starboard!.debug.table();
      return wanted.find((pick) => {
        const at = table?.trial.screen(pick);
        return at && at.x >= 0 && at.y >= 0 && at.x <= innerWidth && at.y <= innerHeight;
      });
    },
    picks.filter((pick) => !others.has(nameOf(pick))),
  );

/** Clicks on the scene, or touches it, where a thing is; false where it is not to be seen. */
export async function click(page: Page, pick: Pick): Promise<boolean> {
  const at = await seen(page, pick);
  if (at === undefined) return false;
  if (at.touch) {
    if (pick.kind === 'prompt') await page.waitForTimeout(70);
    await page.touchscreen.tap(at.x, at.y);
  } else {
    await page.mouse.move(at.x, at.y);
    await frames(page, 2);
    await page.mouse.click(at.x, at.y);
  }
  await frames(page, 2);
  return true;
}

/** Draws so many frames at once, at whatever pace the page draws by itself; where that is seldom, only their time passes. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate((wanted) => {
    const drawn = !('drawnSeldom' in window);
    for (let left = wanted; left > 0; left--) window.starboard!.debug.deck()?.step(1 / 30, drawn);
  }, count);

export const nameOf = ({ kind, id }: Pick): string => `${kind} ${id}`;
export const prompt = (page: Page, at: number): Promise<boolean> =>
  click(page, { kind: 'prompt', id: String(at) });

/** A move that was sent is answered by a table further on. Nothing was sent where the same thing is asked on. */
export async function answered(page: Page, rev: number): Promise<boolean> {
  for (let waits = 0; waits < 500; waits++) {
    const after = await now(page);
    if (after.rev > rev) return true;
    if (after.next.length + after.named.length > 0) return false;
    await page.waitForTimeout(20);
  }
  throw new Error(`a move made at ${rev} is not answered`);
}

/** Picks a thing, and whatever glows for it, until that is a move; tells whether it came to one. */
export async function follow(page: Page, thing: Pick, rev: number): Promise<boolean> {
  const picked = new Set<string>();
  for (let next: Pick | undefined = thing; next !== undefined;) {
    picked.add(nameOf(next));
    if (!(await click(page, next))) break;
    if (await answered(page, rev)) return true;
    const choices = await now(page);
    next = await firstSeen(page, choices.next, picked);
    // Several moves fit, or the move has no place of its own: the first one it is.
    if (next === undefined && choices.named.length > 0) await prompt(page, 0);
    if (await answered(page, rev)) return true;
  }
  await letGo(page);
  return false;
}

/** Lets go of what is picked: by a key, or where there is none by the last answer of the sheet. */
async function letGo(page: Page): Promise<void> {
  const last = await page.evaluate(() =>
    navigator.maxTouchPoints > 0 ? document.querySelectorAll('[data-choice]').length - 1 : -1,
  );
  if (last >= 0) await prompt(page, last);
  else await page.keyboard.press('Escape');
  await frames(page, 2);
}

/** What has been tried since the table last changed. */
export interface Tried {
  rev: number;
  readonly things: Set<string>;
  prompts: number;
}

/** Plays to the end: one try after the other of whoever is asked, as `moveOn` makes it. Tells how often each kind of try was made. */
export async function playToEnd<Kind extends string>(
  page: Page,
  moveOn: (page: Page, standing: Now, tried: Tried) => Promise<Kind>,
): Promise<ReadonlyMap<Kind, number>> {
  const done = new Map<Kind, number>();
  let [tried, idle] = [{ rev: -1, things: new Set<string>(), prompts: 0 }, 0];
  for (let steps = 0; steps < 3000; steps++) {
    const standing = await now(page);
    if (standing.stage === 'over') break;
    if (standing.next.length === 0 && standing.named.length === 0) {
      await page.waitForTimeout(40);
      if (++idle > 1500) throw new Error('the table asks nothing any more');
      continue;
    }
    idle = 0;
    if (standing.rev !== tried.rev) tried = { rev: standing.rev, things: new Set(), prompts: 0 };
    const kind = await moveOn(page, standing, tried);
    done.set(kind, (done.get(kind) ?? 0) + 1);
  }
  return done;
}

/** Takes the last answer in words; whoever has to do so too often is stuck. */
export async function lastPrompt(page: Page, { rev, next, named }: Now, tried: Tried): Promise<void> {
  if (++tried.prompts > 20)
    throw new Error(`nothing works any more at ${rev}: ${named.join('; ')}; ${next.map(nameOf).join(', ')}`);
  // What was not hit the first time was perhaps still on its way.
  tried.things.clear();
  await prompt(page, Math.max(0, named.length - 1));
  await answered(page, rev);
}
