import { packMatch } from '../../client/net/gameLinks';
import { packedLink } from '../../client/ui/address';
import { playForJournal } from '../../server/cli/sim/play';
import type { AnyGame } from '../../shared/engine/game';
import { type GameId, GAMES } from '../../shared/games';
import type { Page } from 'playwright-core';
import { endure } from '../endurance/run';
import { openPage } from '../helpers/browser';
import { openHouse } from '../helpers/house';
import { identityOf } from '../helpers/tables';
import { beginWire, joinWire, openTable } from '../helpers/wire';

jest.setTimeout(240_000);

/** A clock on the server's wall that the tests turn. */
let time = 1_800_000_000_000;
const house = openHouse({ date: () => time, botDelayMs: 0 });

/** A short game of bots as a link (seed 5). */
const shortGame = async (query: string, id: GameId = 'panic', options: object = { variant: 'firstGame' }) => {
  const { game }: { readonly game: AnyGame } = await GAMES[id]();
  const bots = [game.bots.heuristic!, game.bots.heuristic!];
  const journal = playForJournal({ game, bots, options, seed: 5 }, 0);
  const packed = await packMatch(journal, GAMES);
  const link = packedLink('', packed.ok ? packed.value : '');
  return { journal, link: link.replace('#', `?test&quality=test${query}#`) };
};
const barOf = (page: Page) => page.getByRole('region', { name: 'Replay' });

test('the showcase tells one game after the other to its end and leaves nothing of it behind; a touch offers to play', async () => {
  const { page, complaints } = house.keep(await openPage(house.browser));
  const games = await Promise.all(Object.values(GAMES).map(async (load) => (await load()).words.title));
  // `npm run endurance` shows a thousand; here each is shown once, and the first is announced again. Nothing is drawn: what the
  // scenes look like is seen in their own suites, and the stream's camera below.
  const [first, ...later] = await endure(page, house.server.origin, [1, 2, 3]);
  for (const { textures, materials, meshes, geometries } of later)
    expect(first).toMatchObject({ textures, materials, meshes, geometries });
  const { titles, told } = await page.evaluate(() => window.endured!);
  expect(titles.slice(0, 4)).toEqual([...games, games[0]]);
  expect(told).toBeGreaterThan(40);
  // The page's time stands still: nobody is away for a minute while this looks.
  await page.mouse.click(200, 200);
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Go on watching' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

test('a game in a link is streamed with its scores and chances, without scroll bars and without a cursor', async () => {
  // Its camera is in another game than the replay below; only what lies over the picture is looked at.
  const { link } = await shortGame('&overlay=full&blind', 'attackWing', { size: 'duel' });
  const { page, complaints } = await house.visit(link);
  await page.locator('.board').getByText('Shields').waitFor();
  await page.waitForFunction(() => (window.starboard?.debug.frames() ?? 0) > 3);
  await page.locator('.stream-overlay .chance-bar[aria-label*="%"]').waitFor();
  // Nobody touches a stream: it is heard wherever the browser allows it.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.flac')),
  );
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const { cursor, backgroundColor } = getComputedStyle(document.documentElement);
      return { scrollWidth, scrollHeight, cursor, backgroundColor };
    });
    expect(seen).toEqual({
      ...{ scrollWidth: width, scrollHeight: height },
      ...{ cursor: 'none', backgroundColor: 'rgba(0, 0, 0, 0)' },
    });
  }
  expect(complaints).toEqual([]);
});

test('a delayed table shows a browser nothing before its time', async () => {
  const { origin, tables, build } = house.server;
  const { table, secret } = await openTable(origin, { game: 'panic', listed: true, delay: 600 });
  const host = await joinWire(origin, { table, secret, identity: identityOf(900), build });
  await host.ask('bot', { seat: 1, level: 'heuristic' });
  await beginWire([host]);
  const { page, complaints } = await house.visit(`/table/${table}?watch&test&blind&quality=test`);
  await page.getByText('Spectators see this table 10 minutes later').waitFor();
  time += 599_000;
  tables.get(table)?.watch?.wait();
  expect(await page.evaluate(() => window.starboard?.debug.session()?.view.rev)).toBe(0);
  time += 1000;
  tables.get(table)?.watch?.wait();
  await page.locator('#play:not([hidden])').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => window.starboard?.debug.session()?.view.stage)).toBe('playing');
  await host.leave();
  expect(complaints).toEqual([]);
});

test('a link opens the same game in another browser; a clip of it becomes a video; the story is told; somebody takes over and finishes', async () => {
  const { journal, link } = await shortGame('');
  const last = journal.entries.length;
  const { page, complaints } = await house.visit(link, { draws: true });
  const bar = barOf(page);
  await bar.waitFor({ state: 'attached' });
  const press = (name: string) =>
    page.evaluate((words) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.play-replay button')];
      const found = buttons.find((one) => one.textContent === words || one.title === words);
      if (!found) throw new Error(`no button ${words}`);
      found.click();
    }, name);
  const seek = (at: number) =>
    page.evaluate((to) => {
      const slider = document.querySelector<HTMLInputElement>('.play-replay .seek')!;
      slider.value = String(to);
      slider.dispatchEvent(new Event('input'));
    }, at);
  await page.waitForFunction(() => (window.starboard?.debug.frames() ?? 0) > 3);
  await seek(last);
  await page.waitForFunction(() => window.starboard?.debug.session()?.view.stage === 'over');
  const digest = await page.evaluate(() => window.starboard?.debug.session()?.view.match);
  expect(digest).toBe(journal.terms.match);

  await page.evaluate(() => {
    const pace = [...document.querySelectorAll<HTMLSelectElement>('.play-replay select')].find((one) =>
      [...one.options].some(({ value }) => value === 'skip'),
    )!;
    pace.value = '1';
    pace.dispatchEvent(new Event('change'));
  });
  await seek(10);
  await press('A clip begins here');
  await seek(14);
  await press('It ends here');
  await page.locator('.clip-film button').waitFor({ state: 'attached' });
  // Nothing is heard before the first touch.
  await page.mouse.click(320, 180);
  await press('Make a video of it');
  await page.locator('a.clip-video').waitFor({ state: 'attached', timeout: 90_000 });
  const film = await page.evaluate(async () => {
    const href = document.querySelector<HTMLAnchorElement>('a.clip-video')!.href;
    const video = document.createElement('video');
    video.muted = true;
    const heard = (name: string) => new Promise((done) => video.addEventListener(name, done, { once: true }));
    const ready = heard('loadeddata');
    video.src = href;
    await ready;
    // A stream that was written as it came does not say how long it is until somebody looks for its end.
    const ended = heard('seeked');
    video.currentTime = 1e6;
    await ended;
    const ms = video.duration * 1000;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [160, 90];
    const pen = canvas.getContext('2d', { willReadFrequently: true })!;
    const frames = new Set<string>();
    const look = (): void => {
      pen.drawImage(video, 0, 0, 160, 90);
      frames.add(canvas.toDataURL());
      video.requestVideoFrameCallback(look);
    };
    const back = heard('seeked');
    video.currentTime = 0;
    await back;
    const over = heard('ended');
    // What is to be seen is there at any speed.
    video.playbackRate = 3;
    video.requestVideoFrameCallback(look);
    await video.play();
    await over;
    const { captureStream } = video as unknown as { captureStream(): MediaStream };
    const sounds = captureStream.call(video).getAudioTracks().length;
    return { ms, sounds, frames: frames.size, took: Number(document.documentElement.dataset.clipMs) };
  });
  expect(film.frames).toBeGreaterThanOrEqual(10);
  expect(film.sounds).toBe(1);
  expect(Math.abs(film.ms / film.took - 1)).toBeLessThan(0.1);

  await press('The story of this game');
  await page.locator('.after-lines li').nth(4).waitFor({ state: 'attached' });
  await page.locator('.after-picture img').first().waitFor({ state: 'attached' });
  expect(await page.locator('.plot svg').count()).toBeGreaterThanOrEqual(2);
  const mark = page.locator('.plot-great').first();
  const at = Number(/at=(\d+)/u.exec((await mark.getAttribute('href')) ?? '')?.[1]);
  await mark.focus();
  await page.keyboard.press('Enter');
  await page.locator('.after-game').waitFor({ state: 'detached' });
  await page.waitForFunction((rev) => window.starboard?.debug.session()?.view.rev === rev, at + 1);

  await seek(last - 4);
  await press('Take over from here');
  await page.waitForURL(/\/solo/u);
  for (let moves = 0; moves < 400; moves++) {
    const stage = await page.evaluate(() => {
      for (const heading of document.querySelectorAll<HTMLElement>('.moves details:not([open]) > summary'))
        heading.click();
      document.querySelector<HTMLButtonElement>('.play-question.mine button.move')?.click();
      return window.starboard?.debug.session()?.view.stage;
    });
    if (stage === 'over') break;
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
  }
  await page.locator('.play-end:not([hidden])').waitFor({ state: 'attached', timeout: 60_000 });
  expect(complaints).toEqual([]);
});
