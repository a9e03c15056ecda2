import { joinTable, type OnlineOptions } from '../../client/net/onlineSession';
import type { News, Session, SessionState } from '../../client/net/session';
import { createStarboard, type Starboard, type StarboardOptions } from '../../server';
import { makeLog } from '../../server/log';
import type { OpenTable } from '../../shared/api';
import type { Tagged } from '../../shared/engine/game';
import { fastRng } from '../../shared/engine/rng';
import type { Register } from '../../shared/games';
import { skirmish } from './skirmish';

export const GAMES_HERE: Register = { skirmish: () => Promise.resolve(skirmish) };

/** Secrets that repeat: for tests that compare two runs. */
export const repeatable = (seed: number) => {
  const rng = fastRng(seed);
  return (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, () => rng.below(256));
};

export type ServerOptions = Partial<Omit<StarboardOptions, 'clientDir' | 'build'>>;

export interface Host extends Starboard {
  readonly origin: string;
}

/** The real server on a free port, with the reference game and everything quick. */
export const startTables = async (options: ServerOptions = {}): Promise<Host> => {
  const starboard = await createStarboard({
    port: 0,
    clientDir: '/no/client/here',
    build: undefined,
    log: makeLog('silent'),
    games: GAMES_HERE,
    botDelayMs: 0,
    nonceMs: 1500,
    starts: { burst: 1e9, perSecond: 1e9 },
    events: { burst: 1e9, perSecond: 1e9 },
    visits: { burst: 1e9, perSecond: 1e9 },
    connections: { burst: 1e9, perSecond: 1e9 },
    mostConnections: 1e9,
    pastBytes: { burst: 1e9, perSecond: 1e9 },
    ...options,
  });
  return { ...starboard, origin: `http://127.0.0.1:${String(starboard.port)}` };
};

/** Waits until something is so. */
export const until = async (isSo: () => boolean, what = 'something', ms = 5000): Promise<void> => {
  const end = Date.now() + ms;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

export interface Page extends Session {
  readonly identity: string;
  readonly news: News[];
  is(what: (state: SessionState) => boolean, name?: string, ms?: number): Promise<void>;
}

let pages = 0;
const everyPage: Session[] = [];
const isTest = typeof afterAll === 'function';
// A page that nobody closes would look for its server for ever.
if (isTest)
  afterAll(() => {
    for (const page of everyPage) page.leave();
  });

export const identityOf = (number: number): string => number.toString(16).padStart(32, '0');

/** A page at a table, as a browser has it. */
export const openPage = (origin: string, options: Partial<OnlineOptions> = {}): Page => {
  const identity = options.identity ?? identityOf(++pages + 0xabc0000);
  const session = joinTable({
    origin,
    build: 'test',
    games: GAMES_HERE,
    retryMs: [20, 50, 100, 200, 400],
    ...options,
    identity,
  });
  // A script opens thousands and closes them itself.
  if (isTest) everyPage.push(session);
  const news: News[] = [];
  session.watch((item) => void news.push(item));
  return Object.assign(Object.create(session) as Session, {
    identity,
    news,
    state: () => session.state(),
    watch: (listener: (item: News) => void) => session.watch(listener),
    ask: session.ask.bind(session),
    ready: () => session.ready(),
    rejoin: () => session.rejoin(),
    leave: () => session.leave(),
    is: (what: (state: SessionState) => boolean, name?: string, ms?: number) =>
      until(() => what(session.state()), name ?? what.toString(), ms).catch((error: unknown) => {
        throw new Error(`${String(error)}; the link: ${JSON.stringify(session.state().link)}`);
      }),
  });
};

export const connected = (state: SessionState): boolean =>
  state.link.type === 'connected' && state.you !== '';
export const playing = (state: SessionState): boolean =>
  state.view.stage === 'playing' && state.play !== undefined;

export interface Gathered {
  readonly host: Page;
  readonly pages: readonly Page[];
  readonly table: string;
  readonly secret: string;
}

/** Opens a table and lets this many people sit down at it. */
export const gather = async (
  origin: string,
  people: number,
  open: Partial<OpenTable> = {},
  { ms, ...more }: { readonly games?: Register; readonly ms?: number } = {},
): Promise<Gathered> => {
  const host = openPage(origin, { open: { game: 'skirmish', ...open }, ...more });
  await host.is(connected, 'host', ms);
  const { link, secret } = host.state();
  const table = link.type === 'connected' ? link.table : '';
  const others = Array.from({ length: people - 1 }, () => openPage(origin, { table, secret, ...more }));
  for (const page of others) await page.is((state) => connected(state) && state.seat >= 0, 'a seat');
  return { host, pages: [host, ...others], table, secret };
};

/** Everybody is ready and the host begins. */
export const begin = async ({ host, pages: all }: Gathered, ms?: number): Promise<void> => {
  for (const page of all) {
    const readied = await page.ready();
    if (!readied.ok) throw new Error(`not ready: ${readied.refusal.code}`);
  }
  const started = await host.ask('start', {});
  if (!started.ok) throw new Error(`not started: ${started.refusal.code} ${started.refusal.message}`);
  for (const page of all) await page.is(playing, 'the match', ms);
};

/** Answers one open question of this page, if it has one: the `pick`th legal move. */
export const answerOne = async (page: Page, pick: (moves: readonly Tagged[]) => Tagged): Promise<boolean> => {
  const offer = page.state().play?.offers[0];
  if (!offer) return false;
  const answered = await page.ask('move', { ask: offer.ask.id, move: { ...pick(offer.moves) } });
  return answered.ok;
};

/** Plays at random until it is over. */
export const playOut = async (all: readonly Page[], seed: number, most = 2000): Promise<void> => {
  const rng = fastRng(seed);
  for (let moves = 0; moves < most; moves++) {
    if (all.every((page) => page.state().view.stage === 'over')) return;
    const asked = all.filter((page) => (page.state().play?.offers.length ?? 0) > 0);
    if (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    else await answerOne(rng.pick(asked), (list) => rng.pick(list));
  }
  throw new Error(`not over after ${String(most)} moves`);
};
