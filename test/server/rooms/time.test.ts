import { TableClock } from '../../../server/rooms/clock';
import type { Ask } from '../../../shared/engine/game';
import { memoryStore } from '../../../server/store/memoryStore';
import { skirmish } from '../../helpers/skirmish';
import { begin, gather, type Host, type Page, playing, startTables, until } from '../../helpers/tables';

jest.setTimeout(60_000);

const ask = (id: number, seat = 0, reaction = false): Ask => ({
  type: 'pick',
  id,
  seat,
  open: false,
  ...(reaction ? { reaction } : {}),
});

describe('the clock', () => {
  const control = { perAskMs: 100, reserveMs: 1000, reactionMs: 50 };
  const make = () => {
    let now = 0;
    const clock = new TableClock(control, 2, () => now);
    return { clock, wait: (ms: number) => (now += ms) };
  };

  test('a question has its own time first, then the reserve pays', () => {
    const { clock, wait } = make();
    clock.note([ask(1)], 0, () => false);
    clock.run();
    wait(60);
    expect(clock.left(ask(1))).toBe(1040);
    clock.note([ask(2)], clock.time(), () => false);
    expect(clock.reserveOf(0)).toBe(1000);
    wait(400);
    clock.note([], clock.time(), () => false);
    expect(clock.reserveOf(0)).toBe(700);
    expect(clock.reserveOf(1)).toBe(1000);
  });

  test('time begins when people have been told what happened, for a reaction at once', () => {
    const { clock, wait } = make();
    clock.note([ask(1), ask(2, 1, true)], 0, () => false, 400);
    clock.run();
    wait(30);
    expect(clock.left(ask(1))).toBe(100 + 1000 + 370);
    expect(clock.left(ask(2, 1, true))).toBe(20);
    wait(470);
    expect(clock.left(ask(1))).toBe(1000);
    clock.note([], clock.time(), () => false);
    expect(clock.reserveOf(0)).toBe(1000);
  });

  test('it stands still while stopped', () => {
    const { clock, wait } = make();
    clock.note([ask(1)], 0, () => false);
    clock.run();
    wait(50);
    clock.stop();
    wait(10_000);
    clock.run();
    expect([clock.time(), clock.left(ask(1))]).toEqual([50, 1050]);
  });

  test('a reaction takes its fixed time and nobody’s reserve; bots pay nothing', () => {
    const { clock, wait } = make();
    clock.note([ask(1, 0, true), ask(2, 1)], 0, () => false);
    clock.run();
    expect(clock.left(ask(1, 0, true))).toBe(50);
    wait(500);
    clock.note([], clock.time(), (seat) => seat === 1);
    expect([clock.reserveOf(0), clock.reserveOf(1)]).toEqual([1000, 1000]);
  });

  test('what was recorded sets it again', () => {
    const { clock } = make();
    for (const [open, t] of [
      [[ask(1)], 0],
      [[ask(2)], 300],
      [[], 350],
    ] as const) {
      clock.set(t);
      clock.note(open, t, () => false);
    }
    expect([clock.time(), clock.reserveOf(0)]).toEqual([350, 800]);
  });

  test('no clock: as long as one likes', () => {
    expect(new TableClock(undefined, 2, () => 0).left(ask(1))).toBeUndefined();
  });

  test('a game’s own time for reactions stands without a clock; a table’s goes before it', () => {
    let now = 0;
    const clock = new TableClock(undefined, 2, () => now, 300);
    clock.note([ask(1, 0, true), ask(2, 1)], 0, () => false);
    clock.run();
    now += 100;
    expect([clock.left(ask(1, 0, true)), clock.left(ask(2, 1))]).toEqual([200, undefined]);
    expect(new TableClock(control, 2, () => now, 300).left(ask(1, 0, true))).toBe(50);
  });
});

describe('a match with a clock of its own', () => {
  const timed = {
    ...skirmish,
    game: {
      ...skirmish.game,
      clock: () => ({ limitMs: 200, overtimeMs: 60_000, timeUp: { type: 'callTime' } }),
      publicOptions: (options: object) => ({ ...options, hull: 9 }),
    },
  };
  test('the table calls time, and it is recorded; what is secret in the options is not shown', async () => {
    const games = { skirmish: () => Promise.resolve(timed) };
    const server = await startTables({ games });
    const gathered = await gather(server.origin, 2, { options: { hull: 3 } }, { games });
    expect(gathered.host.state().view.options).toMatchObject({ hull: 9 });
    await begin(gathered);
    const live = server.tables.get(gathered.table)!;
    await until(() => live.clock?.called === 1, 'the call');
    await until(() => live.match!.length === 1, 'its record');
    expect(live.rev).toBe(live.doc.rev + 2);
    for (const page of gathered.pages) page.leave();
    await server.close();
  });
});

describe('a table with a clock', () => {
  let server: Host;
  const store = memoryStore();
  beforeAll(async () => {
    server = await startTables({ store: { ...store, close: () => Promise.resolve() } });
  });
  afterAll(() => server.close());

  const movesOf = (page: Page): readonly string[] =>
    page.news.flatMap((item) => (item.type === 'told' ? item.events.map(({ type }) => type) : []));

  test('a question that times out gets the quiet answer, else the bot’s, as a recorded move', async () => {
    const gathered = await gather(server.origin, 2, {
      options: { rounds: 1 },
      time: { perAskMs: 60, reserveMs: 0, reactionMs: 0 },
    });
    await begin(gathered);
    const { host } = gathered;
    // Nobody does anything: places and picks have no quiet answer, so the bot's count; votes and the like are passed.
    await host.is(({ view }) => view.stage === 'over', 'the end', 20_000);
    expect(movesOf(host)).toEqual(expect.arrayContaining(['placed', 'picked', 'passed', 'voted', 'ended']));
    const finished = await (await fetch(`${server.origin}/api/matches/${host.state().view.match}`)).json();
    expect(finished.journal.entries.length).toBeGreaterThan(8);
    for (const page of gathered.pages) page.leave();
  });

  test('reserves shrink and survive a restart; time stands still in between', async () => {
    const gathered = await gather(server.origin, 2, {
      time: { perAskMs: 0, reserveMs: 60_000, reactionMs: 0 },
    });
    await begin(gathered);
    const { host, table } = gathered;
    await until(() => (host.state().play?.offers.length ?? 0) > 0);
    // Time runs once people have been told how it began.
    const { toldMs } = server.tables.get(table)!;
    await new Promise((resolve) => setTimeout(resolve, toldMs + 120));
    const offer = host.state().play!.offers[0]!;
    await host.ask('move', { ask: offer.ask.id, move: { type: 'place', spot: 10 } });
    await host.is(({ view }) => view.seats['0']!.reserveMs < 60_000 - 100);
    const left = host.state().view.seats['0']!.reserveMs;
    const { port } = server;
    await server.close();
    await new Promise((resolve) => setTimeout(resolve, 300));
    server = await startTables({ port, store: { ...store, close: () => Promise.resolve() } });
    await host.is((state) => playing(state) && state.link.type === 'connected', 'coming back', 15_000);
    const back = server.tables.get(table)!;
    expect(back.clock!.reserveOf(0)).toBe(left);
    for (const page of gathered.pages) page.leave();
  });

  test('a reaction is answered when its window closes, however soon the answer came', async () => {
    const reactionMs = 400;
    const gathered = await gather(server.origin, 2, { time: { perAskMs: 60_000, reserveMs: 0, reactionMs } });
    await begin(gathered);
    const { pages } = gathered;
    const [host, guest] = pages as [Page, Page];
    const answer = async (page: Page, type: string, move: object) => {
      await page.is(({ play }) => play?.offers[0]?.ask.type === type, type);
      const { ask: asked, moves } = page.state().play!.offers[0]!;
      const chosen =
        'card' in move ? moves.find(({ type: kind }) => kind === type)! : (move as { type: string });
      return page.ask('move', { ask: asked.id, move: { ...chosen } });
    };
    for (const page of pages) await answer(page, 'place', { type: 'place', spot: 50 });
    for (const page of pages) await answer(page, 'pick', { type: 'pick', card: '' });
    for (const page of pages) await answer(page, 'lay', { type: 'lay', card: '' });
    await until(() => pages.some((page) => page.state().play?.offers[0]?.ask.type === 'attack'), 'an attack');
    const attacker = pages.find((page) => page.state().play?.offers[0]?.ask.type === 'attack')!;
    const other = attacker === host ? guest : host;
    await answer(attacker, 'attack', { type: 'attack', target: other.state().seat, charge: 0 });
    await other.is(({ play }) => play?.offers[0]?.ask.type === 'interrupt');
    const before = [performance.now(), other.state().view.rev] as const;
    const held = await answer(other, 'interrupt', { type: 'pass' });
    expect(held).toEqual({ ok: true, held: true });
    expect(other.state().view.rev).toBe(before[1]);
    await other.is(({ view }) => view.rev > before[1], 'the window to close');
    expect(performance.now() - before[0]).toBeGreaterThan(reactionMs * 0.6);
    for (const page of pages) page.leave();
  });
});
