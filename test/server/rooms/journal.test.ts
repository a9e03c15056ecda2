import type { FinishedMatch } from '../../../shared/api';
import { type Journal, verify } from '../../../shared/engine/journal';
import { memoryStore } from '../../../server/store/memoryStore';
import { StoreError, type Store } from '../../../server/store/store';
import { skirmish } from '../../helpers/skirmish';
import {
  answerOne,
  begin,
  connected,
  gather,
  type Host,
  openPage,
  type Page,
  playing,
  playOut,
  startTables,
  until,
} from '../../helpers/tables';

jest.setTimeout(60_000);

/** A store that outlives the servers which use it, and can be made to fail. */
const lasting = () => {
  const inner = memoryStore();
  const trouble: { full: boolean; held: Promise<void> | undefined } = { full: false, held: undefined };
  const store: Store = {
    ...inner,
    write: (...changes) =>
      trouble.full
        ? Promise.reject(new StoreError('full', 'no room left'))
        : (trouble.held ?? Promise.resolve()).then(() => inner.write(...changes)),
    close: () => Promise.resolve(),
  };
  return { store, trouble, inner };
};

const { store, trouble } = lasting();
let server: Host;
const open: Page[] = [];
const begun = async (people = 2, settings = {}) => {
  const gathered = await gather(server.origin, people, settings);
  open.push(...gathered.pages);
  await begin(gathered);
  return gathered;
};
const options = { store, retryMs: 50, sleepMs: 60_000 };
beforeAll(async () => {
  server = await startTables(options);
});
afterEach(() => {
  trouble.full = false;
  for (const page of open.splice(0)) page.leave();
});
afterAll(() => server.close());

const restart = async (more: Parameters<typeof startTables>[0] = {}): Promise<void> => {
  const { port } = server;
  await server.close();
  server = await startTables({ ...options, port, ...more });
};
const code = async (asked: ReturnType<Page['ask']>): Promise<string> => {
  const answered = await asked;
  return answered.ok ? 'ok' : answered.refusal.code;
};

test('undo is a record: own last moves, until something is revealed or somebody else moves', async () => {
  const { host, pages } = await begun();
  const [, guest] = pages as [Page, Page];
  const { rev } = host.state().view;
  await answerOne(host, () => ({ type: 'place', spot: 33 }) as never);
  expect(await code(guest.ask('undo', { seq: 0 }))).toBe('noUndo');
  expect(await code(host.ask('undo', { seq: 0 }))).toBe('ok');
  expect(host.state().view).toMatchObject({ rev: rev + 2, seq: 0 });
  expect(host.news.at(-1)?.type === 'snap' || host.news.some(({ type }) => type === 'snap')).toBe(true);
  const again = host.state().play!.offers[0]!;
  expect(again.ask.id).toBeGreaterThan(2);
  await host.ask('move', { ask: again.ask.id, move: { type: 'place', spot: 44 } });
  await answerOne(guest, () => ({ type: 'place', spot: 55 }) as never);
  expect(await code(host.ask('undo', { seq: 0 }))).toBe('noUndo');
  expect(await code(host.ask('undo', { seq: 99 }))).toBe('noUndo');
});

test('a repeated request gets its first answer again and does nothing', async () => {
  const { host, pages } = await begun();
  const session = Object.getPrototypeOf(host) as { request: number };
  await answerOne(host, () => ({ type: 'place', spot: 1 }) as never);
  const { rev } = host.state().view;
  session.request--;
  expect(await code(host.ask('move', { ask: 99, move: { type: 'place' } }))).toBe('ok');
  expect(host.state().view.rev).toBe(rev);
  expect(await code(host.ask('move', { ask: 99, move: { type: 'place', spot: 2 } }))).toBe('notAsked');
  expect(await code(pages[1]!.ask('move', { ask: 99, move: { type: 'place', spot: 2 } }))).toBe('stale');
});

test('a finished match is there by its id, with seed and proof; before its end it is not', async () => {
  const { host, pages } = await begun(2, { options: { rounds: 1 } });
  const { match, commitment } = host.state().view;
  const at = `${server.origin}/api/matches/${match}`;
  expect((await fetch(at)).status).toBe(409);
  await playOut(pages, 11);
  const response = await fetch(at);
  expect(response.headers.get('cache-control')).toContain('immutable');
  const { journal: made, story, outcome, names } = (await response.json()) as FinishedMatch;
  const journal = made as Journal;
  expect(journal.commitment).toBe(commitment);
  expect(journal.nonces.every((nonce) => nonce.length === 64)).toBe(true);
  expect(verify(journal, skirmish.game)).toMatchObject({ ok: true });
  expect(verify({ ...journal, seed: '0'.repeat(64) }, skirmish.game)).toMatchObject({ ok: false });
  expect(story).toHaveLength(journal.entries.length + 1);
  expect([story[0]?.pub, story.at(-1)?.pub]).toEqual([expect.anything(), expect.anything()]);
  expect(outcome?.reason).toBeDefined();
  expect(names).toEqual(['Player 1', 'Player 2']);
  expect((await fetch(`${server.origin}/api/matches/nosuchmatch`)).status).toBe(404);
  expect((await fetch(`${server.origin}/api/matches/..%2f..%2fetc`)).status).toBe(404);
});

test('ended by the host: no result, but the seed is shown', async () => {
  const { host, pages } = await begun();
  expect(await code(pages[1]!.ask('end', {}))).toBe('notHost');
  expect(await code(host.ask('end', {}))).toBe('ok');
  const finished = await (await fetch(`${server.origin}/api/matches/${host.state().view.match}`)).json();
  expect(finished.journal.seed).toMatch(/^[0-9a-f]{64}$/u);
  expect(finished.outcome).toBeUndefined();
});

test('after a restart everybody is back by themselves, in the same seats, at the same move', async () => {
  const { host, pages } = await begun(3);
  for (const page of pages) await answerOne(page, () => ({ type: 'place', spot: 7 }) as never);
  const rev = 4;
  await host.is(({ play }) => play?.rev === rev);
  const before = JSON.stringify(host.state().play!.view);
  await restart();
  for (const page of pages)
    await page.is((state) => connected(state) && playing(state), 'coming back', 15_000);
  expect(host.state().view.rev).toBe(rev);
  expect(JSON.stringify(host.state().play!.view)).toBe(before);
  expect(pages.map((page) => page.state().seat)).toEqual([0, 1, 2]);
  await playOut(pages, 12);
});

test('coming back to tables that sleep is no guessing: whole halls are back at once', async () => {
  const hall = [await begun(), await begun()];
  await restart({ guesses: { burst: 0, perSecond: 0 } });
  for (const page of hall.flatMap(({ pages }) => pages))
    await page.is((state) => connected(state) && playing(state), 'coming back', 15_000);
  for (const page of open.splice(0)) page.leave();
  await restart();
});

test('a table in the lobby and one that is over survive too', async () => {
  const lobby = await gather(server.origin, 2);
  const over = await begun(2, { options: { rounds: 1 } });
  open.push(...lobby.pages);
  await playOut(over.pages, 13);
  await restart();
  for (const page of [...lobby.pages, ...over.pages]) await page.is(connected, 'coming back', 15_000);
  expect(lobby.host.state().view.stage).toBe('lobby');
  await over.host.is(
    ({ view, play }) => view.stage === 'over' && play !== undefined && 'reason' in view.outcome,
  );
  await begin(lobby);
});

test('until a move is on the disk nobody hears of it, though all is ready; whoever joins meanwhile sees what was before', async () => {
  const { host, pages, table, secret } = await begun();
  const { rev } = host.state().view;
  const frames = jest.spyOn(server.tables.get(table)!.port, 'tell');
  let write: () => void = () => undefined;
  trouble.held = new Promise((resolve) => (write = resolve));
  const moved = host.ask('move', {
    ask: host.state().play!.offers[0]!.ask.id,
    move: { type: 'place', spot: 3 },
  });
  await until(() => server.tables.get(table)!.house.counts.waiting.store > 0, 'the record on its way');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(frames).not.toHaveBeenCalled();
  const late = openPage(server.origin, { table, secret, watch: true });
  open.push(late);
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const page of pages) expect(page.state().view.rev).toBe(rev);
  trouble.held = undefined;
  write();
  expect(await moved).toMatchObject({ ok: true });
  for (const page of [...pages, late]) await page.is(({ view }) => view.rev === rev + 1);
  frames.mockRestore();
  await playOut(pages, 14);
});

test('disk full: the table pauses and says so, nothing is lost, and it goes on when there is room', async () => {
  const { host, pages } = await begun();
  const { rev } = host.state().view;
  trouble.full = true;
  const [refused] = await Promise.all([
    host.ask('move', {
      ask: host.state().play!.offers[0]!.ask.id,
      move: { type: 'place', spot: 3 },
    }),
  ]);
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'paused' } });
  await pages[1]!.is(({ view }) => view.paused === 'diskFull');
  expect(host.state().view.rev).toBe(rev);
  expect(await (await fetch(`${server.origin}/health`)).json()).toMatchObject({ ok: false, storing: false });
  const asked = await fetch(`${server.origin}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(asked.status).toBe(503);
  trouble.full = false;
  await host.is(({ view }) => view.paused === '');
  await playOut(pages, 14);
});

test('a move that breaks the game changes nothing; a view that breaks is contained, and the table restored', async () => {
  const { host, pages, table } = await begun();
  await answerOne(host, () => ({ type: 'place', spot: 3 }) as never);
  const live = server.tables.get(table)!;
  const { rev } = host.state().view;
  const { game } = live.match!;
  const shown = game.publicView.bind(game);
  jest.spyOn(game, 'publicView').mockImplementation((state) => {
    if (live.closed) return shown(state);
    throw new Error('a bug in a view');
  });
  const lost = answerOne(pages[1]!, () => ({ type: 'place', spot: 4 }) as never);
  await host.is(({ link }) => link.type === 'lost');
  for (const page of pages)
    await page.is((state) => connected(state) && playing(state), 'the restored table', 15_000);
  await lost;
  expect(server.tables.get(table)).not.toBe(live);
  // The move was on the disk before the view broke: it counts. Whoever is back sees it with the next state.
  await host.is(({ view }) => view.rev > rev, 'the move that counts');
  expect(host.state().view.rev).toBe(rev + 1);
  await playOut(pages, 15);
});

describe('damage', () => {
  const wake = async (table: string, secret: string) => {
    const page = openPage(server.origin, { table, secret });
    open.push(page);
    await page.is(
      ({ link }) => link.type === 'gone' || link.type === 'refused' || link.type === 'connected',
      '',
      15_000,
    );
    return page.state().link;
  };

  test('a torn last record is cut off, and the table goes on before it', async () => {
    const gathered = await begun();
    for (const page of gathered.pages) await answerOne(page, () => ({ type: 'place', spot: 7 }) as never);
    await gathered.host.is(({ view }) => view.rev === 3);
    const { match, rev } = gathered.host.state().view;
    const port = server.port;
    for (const page of open.splice(0)) page.leave();
    await server.close();
    const { lines } = await store.lines(match);
    const torn: Store = {
      ...store,
      lines: async (journal) =>
        journal === match ? { lines: lines.slice(0, -1), cut: true } : store.lines(journal),
      write: (...changes) => store.write({ do: 'cut', journal: match, from: lines.length - 1 }, ...changes),
    };
    server = await startTables({ ...options, store: torn, port });
    expect((await wake(gathered.table, gathered.secret)).type).toBe('connected');
    expect(server.tables.get(gathered.table)!.rev).toBe(rev - 1);
  });

  test.each([
    ['a record that is not JSON', '{'],
    ['a record of another shape', '{"entry":{"undo":-1},"t":0}'],
    ['a move that was never legal', '{"entry":{"actor":0,"ask":1,"move":{"type":"ambush"}},"t":0}'],
  ])('%s: set aside with a clear message; everything else goes on', async (_, text) => {
    const gathered = await begun();
    const { match } = gathered.host.state().view;
    for (const page of open.splice(0)) page.leave();
    await restart();
    await store.write({ do: 'append', journal: match, at: 2, text });
    const link = await wake(gathered.table, gathered.secret);
    expect(link).toMatchObject({ type: 'refused' });
    expect(await store.get('aside', gathered.table)).toContain(match);
    expect(await store.get('table', gathered.table)).toBeUndefined();
    expect((await wake(gathered.table, gathered.secret)).type).toBe('gone');
    await begun();
  });
});

test('a table sleeps when nobody is there, wakes by its link; one never played is forgotten', async () => {
  const { port } = server;
  await server.close();
  server = await startTables({ ...options, port, sleepMs: 150 });
  const played = await begun();
  const empty = await gather(server.origin, 1);
  for (const page of [...open.splice(0), ...empty.pages]) page.leave();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(server.tables.all).toEqual([]);
  expect(await store.get('table', empty.table)).toBeUndefined();
  const back = openPage(server.origin, { table: played.table, identity: played.host.identity });
  open.push(back);
  await back.is((state) => playing(state) && state.seat === 0, 'waking', 15_000);
  const stranger = openPage(server.origin, { table: played.table });
  open.push(stranger);
  await stranger.is(({ link }) => link.type === 'refused');
});
