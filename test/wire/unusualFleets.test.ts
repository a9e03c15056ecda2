import type { Tagged, View } from '../../shared/engine/game';
import { fastRng } from '../../shared/engine/rng';
import { GAMES } from '../../shared/games';
import { game, words } from '../../shared/games/attackWing';
import type { Private, Public } from '../../shared/games/attackWing/board';
import type { Event } from '../../shared/games/attackWing/events';
import type { Move } from '../../shared/games/attackWing/moves';
import { unusualBattle } from '../games/attackWing/unusual';
import {
  begin,
  connected,
  gather,
  type Host,
  openPage,
  type Page,
  startTables,
  until,
} from '../helpers/tables';

/**
 * Whole battles of fleets as hardly anybody builds them, by the pages' own session code against a real server: a lone ship,
 * one with all it can carry, 25 ships, every faction in one fleet, several face-down cards on a ship, admirals, resources.
 */
jest.setTimeout(120_000);
const FAST = { burst: 1e9, perSecond: 1e9 };
/** More with UNUSUAL_BATTLES=200. */
const BATTLES = Number(process.env.UNUSUAL_BATTLES ?? 0);
/** Every kind of fleet, either mission. */
const SEEDS = BATTLES === 0 ? [3, 11, 16, 21] : Array.from({ length: BATTLES }, (_, at) => at + 1);

let host: Host;
beforeAll(async () => {
  host = await startTables({ games: GAMES, rate: FAST });
});
afterAll(() => host.close());

const SENTENCE = /^[\p{Lu}\p{N}].*[.!?]$/su;

/** Everything that is told to a page, in words. */
const listen = (page: Page): string[] => {
  const heard: string[] = [];
  page.watch((news) => {
    if (news.type !== 'told') return;
    const { view, people } = news.play;
    for (const event of news.events) heard.push(words.event(event as Event, view.pub as Public, people));
  });
  return heard;
};

/** Answers one question as its page may: by what a bot would do, or whatever is offered. Gives what was wrong with that. */
const answer = async (page: Page, clever: boolean, seed: number): Promise<string[]> => {
  const { play } = page.state();
  const [offer] = play?.offers ?? [];
  if (!play || !offer) return [];
  const { view, people } = play;
  const rng = fastRng(seed);
  const move: Tagged = clever
    ? game.bots.heuristic!.choose(view as View<Public, Private>, offer.ask, rng, {})
    : rng.pick(offer.moves);
  const said = [
    words.ask(offer.ask, view.pub as Public, people),
    words.move(move as Move, view.pub as Public, people).sentence,
  ].filter((text) => !SENTENCE.test(text));
  const expected = offer.check(move);
  const answered = await page.ask('move', { ask: offer.ask.id, move: { ...move } });
  const refusal = answered.ok ? expected : answered.refusal;
  // Both may be asked at once, and what one answers can end the other's question.
  return refusal && refusal.code !== 'stale' ? [...said, `${refusal.code} ${JSON.stringify(move)}`] : said;
};

test.each(SEEDS)('a battle of unusual fleets is played to its end (seed %i)', async (seed) => {
  const options = { ...unusualBattle(seed), rounds: 2, reactionSeconds: 0 };
  const gathered = await gather(
    host.origin,
    2,
    { game: 'attackWing', options },
    { games: GAMES, ms: 20_000 },
  );
  const { pages, table, secret } = gathered;
  await begin(gathered, 20_000);
  const watcher = openPage(host.origin, { table, secret, watch: true, games: GAMES });
  await watcher.is(connected, 'somebody who looks on');
  const heard = [...pages, watcher].map(listen);
  const wrong: string[] = [];
  const over = (page: Page): boolean => page.state().view.stage === 'over';
  const asked = (page: Page): boolean => (page.state().play?.offers.length ?? 0) > 0;
  for (let moves = 0; !pages.every(over); moves++) {
    await until(() => pages.every(over) || pages.some(asked), 'a question or the end', 20_000);
    for (const [seat, page] of pages.entries())
      if (!over(page) && asked(page)) wrong.push(...(await answer(page, seat === seed % 2, seed + moves)));
    expect(moves).toBeLessThan(game.longest);
  }
  expect(wrong).toEqual([]);
  await watcher.is((state) => state.view.stage === 'over', 'the end for who looks on');
  for (const told of heard) expect(told.filter((text) => !SENTENCE.test(text))).toEqual([]);
  expect(heard[0]!.at(-1)).toMatch(/wins the battle/u);
  for (const page of [...pages, watcher]) page.leave();
});
