import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { GAMES } from '../../shared/games';
import { enterHeadset, wearHeadset } from './headset';
import { repeatChance } from './repeatable';

/** How somebody holds their head and hands for a picture: metres over the floor, degrees to the right and down. */
interface Posture {
  readonly name: string;
  readonly eyes: number;
  readonly right?: number;
  readonly down: number;
  readonly hands?: 'bare';
  /** The board is open. */
  readonly board?: true;
  /** What is pointed at: the first thing that may be picked. */
  readonly points?: true;
  /** The table is so many metres across. */
  readonly size?: number;
}

const [SEATED, STANDING] = [1.2, 1.65];
const POSTURES: readonly Posture[] = [
  { name: 'seated', eyes: SEATED, down: 28 },
  { name: 'seated-pointing', eyes: SEATED, down: 28, points: true },
  { name: 'seated-own', eyes: SEATED, down: 52 },
  { name: 'seated-left', eyes: SEATED, right: -45, down: 25 },
  { name: 'seated-right', eyes: SEATED, right: 45, down: 25 },
  { name: 'seated-board', eyes: SEATED, down: 22, board: true },
  { name: 'standing', eyes: STANDING, down: 35 },
  { name: 'standing-hands', eyes: STANDING, down: 45, hands: 'bare', points: true },
  { name: 'small-table', eyes: SEATED, down: 28, size: 1.1 },
  { name: 'large-table', eyes: SEATED, down: 22, size: 2.5 },
];

const MIXED: Posture = { name: 'mixed', eyes: SEATED, down: 28 };

/** What is to be taken, and where it goes. */
export interface HeadWish {
  readonly game: string;
  readonly seed: number;
  readonly quality: string;
  readonly out: string;
  /** By their names; none: all of them. */
  readonly only: readonly string[];
}

/** So many questions are answered before the pictures are taken, so that something lies on the table. */
const ANSWERED = 4;

/** Sits down alone to a game against bots, the story left out, and waits for the first question. */
export const sitDownAlone = async (
  page: Page,
  origin: string,
  game: string,
  quality: string,
): Promise<void> => {
  const { words } = await GAMES[game as keyof typeof GAMES]();
  await page.addInitScript(() => {
    localStorage.setItem('starboard.plainTable', 'shut');
    localStorage.setItem('starboard.settings', JSON.stringify({ pace: 'skip', calm: true }));
  });
  await page.goto(`${origin}/?test&quality=${quality}`);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await page.getByRole('button', { name: words.title }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForFunction(() => {
    const choices = window.starboard?.debug.table()?.trial.choices();
    return choices !== undefined && choices.next.length + choices.named.length > 0;
  });
};

/** Takes up a posture, waits until everything has followed, and gives what both eyes see. */
const pose = (page: Page, posture: Posture): Promise<void> =>
  page.evaluate(async ({ eyes, right = 0, down, hands, board, points, size = 1.6 }) => {
    const { headset, starboard } = window;
    const { device } = headset;
    const visit = starboard?.debug.visit();
    if (visit === undefined) throw new Error('no headset is worn');
    device.primaryInputMode = hands === 'bare' ? 'hand' : 'controller';
    device.position.set(0, eyes, 0);
    device.quaternion.set(0, 0, 0, 1);
    await headset.frames(2);
    visit.rig.recentre({ size, height: 0, distance: 0 });
    const [yaw, pitch] = [(-right * Math.PI) / 180, (-down * Math.PI) / 180];
    const [sy, cy, sp, cp] = [Math.sin(yaw / 2), Math.cos(yaw / 2), Math.sin(pitch / 2), Math.cos(pitch / 2)];
    device.quaternion.set(cy * sp, sy * cp, -sy * sp, cy * cp);
    headset.rest(eyes);
    const thing = points === true ? starboard?.debug.table()?.trial.choices().next[0] : undefined;
    const at = thing && starboard?.debug.table()?.trial.world(thing);
    if (at) headset.aim(at, 'right');
    if (board === true) visit.menu();
    await headset.frames(8);
  }, posture);

/** A bright wall behind everything: what is seen through in mixed reality must be read before that too. */
const lightRoom = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.background = document.body.style.background = '#b9ab95';
    for (const part of document.querySelectorAll<HTMLElement>('header, footer, main > :not(#holodeck)'))
      part.style.visibility = 'hidden';
  });

/** What somebody in a headset sees of a game, both eyes side by side: seated, standing, to every side, in their own room. */
export const takeFromHead = async (
  browser: Browser,
  origin: string,
  { game, seed, quality, out, only }: HeadWish,
  tell: (line: string) => void,
): Promise<readonly string[]> => {
  const context = await browser.newContext({ viewport: { width: 1360, height: 760 } });
  await repeatChance(context, seed);
  await wearHeadset(context, { stereo: true });
  const page = await context.newPage();
  // Software draws both eyes of a full table slowly.
  page.setDefaultTimeout(240_000);
  const pictures: string[] = [];
  const shoot = async (name: string): Promise<void> => {
    const file = `xr-${game}-${seed}-${name}.png`;
    await page.screenshot({ path: path.join(out, file), timeout: 120_000 });
    pictures.push(file);
    tell(file);
  };
  await sitDownAlone(page, origin, game, quality);
  await enterHeadset(page);
  await page.evaluate(async (most) => {
    for (let done = 0; done < most; done++) await window.headset.answer();
  }, ANSWERED);
  const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);
  for (const posture of POSTURES.filter(({ name }) => isWanted(name))) {
    await pose(page, posture);
    await shoot(posture.name);
    if (posture.board === true) await page.evaluate(() => window.starboard?.debug.visit()?.menu());
  }
  if (isWanted(MIXED.name)) {
    await page.evaluate(() => window.starboard?.debug.visit()?.leave());
    await page.waitForFunction(() => window.starboard?.debug.visit() === undefined);
    await enterHeadset(page, 'Enter mixed reality');
    await lightRoom(page);
    await pose(page, MIXED);
    await shoot(MIXED.name);
  }
  await context.close();
  return pictures;
};
