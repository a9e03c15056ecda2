import { memoryStore } from '../../../server/store/memoryStore';
import type { Store } from '../../../server/store/store';
import type { Report } from '../../../shared/events/types';
import { scoreSheet } from '../../../shared/events/scoreSheet';
import { scoredOf } from '../../../shared/eventProtocol';
import { enter, type EventPage, joinEvent, openEvent, SHEET, startEvents } from '../../helpers/eventWire';
import { type Host, openPage, playing, until } from '../../helpers/tables';
import { GAMES } from '../../../shared/games';

/** Formats beyond the kit, and a pause, over real sockets. */
jest.setTimeout(120_000);

let host: Host;
let store: Store;
let ahead = 0;
/** A server on a store that outlives it, as a folder does. */
const serve = async (): Promise<void> => {
  host = await startEvents({
    store: { ...store, close: () => Promise.resolve() },
    date: () => Date.now() + ahead,
  });
};
beforeEach(async () => {
  ahead = 0;
  store = memoryStore();
  await serve();
});
afterEach(() => host.close());

/** The organiser enters every open table of the round: whoever has the earlier name wins. */
const decide = async (organiser: EventPage): Promise<void> => {
  const { rounds, entrants } = organiser.view();
  const { number, tables } = rounds.at(-1)!;
  for (const [table, { players, status }] of tables.entries()) {
    if (status === 'over' || status === 'notFought') continue;
    const names = players.map((id) => entrants[id]!.name);
    const winner = names[0]! < names[1]! ? 0 : 1;
    const report: Report = { type: 'battle', winner, surviving: [20, 20], stacks: [0, 0] };
    expect(await organiser.ask('report', { round: number, table, report })).toBe('');
  }
  await organiser.is((view) => view.rounds.at(-1)!.closed, 'the end of the round');
};

const next = async (organiser: EventPage): Promise<void> => {
  const { length } = organiser.view().rounds;
  expect(await organiser.ask('nextRound')).toBe('');
  await organiser.is(({ rounds }) => rounds.length === length + 1, 'the next round');
};

const names = (page: EventPage): string[][] =>
  page
    .view()
    .rounds.at(-1)!
    .tables.map(({ players }) => players.map((id) => page.view().entrants[id]!.name));

test('Swiss rounds with a late entry, byes and a cut to a final, in which somebody leaves', async () => {
  const options = { format: 'swiss', rounds: 2, cut: 4 } as const;
  const { event } = await openEvent(host.origin, { options });
  const organiser = await joinEvent(host.origin, event, 1);
  const pages = new Map<string, EventPage>();
  for (const [at, name] of ['Adams', 'Burton', 'Crusher', 'Decker'].entries())
    pages.set(name, await enter(host.origin, event, 11 + at, name));
  expect(await organiser.ask('start')).toBe('');
  await organiser.is(({ rounds }) => rounds.length === 1);

  const late = await enter(host.origin, event, 20, 'Evans');
  expect(late.view().entrants[late.you().player]).toMatchObject({ from: 2 });
  expect(names(organiser).flat()).not.toContain('Evans');
  await decide(organiser);
  await next(organiser);
  // Nobody has a point less than who came late, so he has the bye of the odd number.
  expect(organiser.view().rounds[1]!.bye).toBe(late.you().player);
  const met = organiser
    .view()
    .rounds.map(({ tables }) => tables.map(({ players }) => [...players].sort().join()));
  expect(met[1]!.some((pair) => met[0]!.includes(pair))).toBe(false);
  const after = await joinEvent(host.origin, event, 21);
  const refused = await after.ask('register', { name: 'Finney', sheet: SHEET, nonce: 'f'.repeat(64) });
  expect(refused).toBe('notRegistering');
  await decide(organiser);

  await next(organiser);
  expect(organiser.view().rounds[2]).toMatchObject({ final: true, bye: '' });
  expect(names(organiser)).toHaveLength(2);
  expect(names(organiser)[0]).toContain('Adams');
  await decide(organiser);
  // A finalist leaves between the rounds: whoever would have met him is through at once.
  const loser = organiser.view().rounds[2]!.tables[1]!.scores.find(({ result }) => result === 'W')!.player;
  expect(await organiser.ask('putOut', { player: loser })).toBe('');
  await organiser.is(({ entrants }) => entrants[loser]!.leftAfter >= 0);
  await next(organiser);
  await organiser.is(({ stage }) => stage === 'final');
  expect(organiser.view().rounds.at(-1)!.tables[0]!.status).toBe('over');
  const [first, second] = scoreSheet(scoredOf(organiser.view()));
  expect([first!.name, first!.title, second!.player]).toEqual(['Adams', 'Admiral', loser]);
  expect(await organiser.ask('close')).toBe('');
});

test('a battle stands while both players wish it, over a restart too; the organiser lets it go on', async () => {
  const { event } = await openEvent(host.origin);
  const organiser = await joinEvent(host.origin, event, 1);
  const [kirk, sulu] = [
    await enter(host.origin, event, 11, 'Kirk'),
    await enter(host.origin, event, 12, 'Sulu'),
  ];
  const stranger = await joinEvent(host.origin, event, 99);
  expect(await kirk.ask('pause', { on: true })).toBe('notSeated');
  await organiser.ask('start');
  await kirk.is(({ rounds }) => rounds.length === 1);
  expect(await kirk.ask('pause', { on: true })).toBe('notNow');
  for (const page of [kirk, sulu]) await page.ask('signBuild');
  const { room } = kirk.table();
  ahead += 30_000;
  host.events.get(event)!.nudge();
  await until(() => host.tables.get(room)?.doc.stage === 'playing', 'the battle');
  const held = (): string => host.tables.get(room)!.paused;

  expect(await stranger.ask('pause', { on: true })).toBe('notSeated');
  expect(await kirk.ask('pause', { on: true })).toBe('');
  await sulu.is(() => sulu.table().pauses.includes(kirk.you().player), 'the wish');
  expect([held(), kirk.table().held]).toEqual(['', false]);
  expect(await sulu.ask('pause', { on: true })).toBe('');
  await kirk.is(() => kirk.table().held && kirk.table().ends === 0, 'the pause');
  expect(held()).toBe('held');
  const page = openPage(host.origin, { identity: kirk.identity, table: room, games: GAMES });
  await page.is(playing);
  const moved = await page.ask('move', { ask: 0, move: { type: 'concede' } });
  expect(moved).toMatchObject({ ok: false, refusal: { code: 'held' } });

  expect(await kirk.ask('pause', { on: false })).toBe('');
  await kirk.is(() => !kirk.table().held && kirk.table().ends > 0, 'the clock');
  expect(await kirk.ask('pause', { on: true })).toBe('');
  expect(held()).toBe('held');
  expect(await organiser.ask('hold', { table: 0, on: false })).toBe('');
  expect(held()).toBe('');
  await kirk.is(() => kirk.table().pauses.length === 0);
  page.leave();

  for (const one of [kirk, sulu]) await one.ask('pause', { on: true });
  expect(held()).toBe('held');
  await host.close();
  await serve();
  await until(() => host.tables.get(room) !== undefined, 'the table awake by itself');
  expect(held()).toBe('held');
});

test('an event with terrain: its option is for all to see, its tables have it, and a wrong place is refused', async () => {
  const { event } = await openEvent(host.origin, { options: { terrain: true } });
  const organiser = await joinEvent(host.origin, event, 1);
  const [kirk, sulu] = [
    await enter(host.origin, event, 11, 'Kirk'),
    await enter(host.origin, event, 12, 'Sulu'),
  ];
  const stranger = await joinEvent(host.origin, event, 99);
  expect(stranger.view().options.terrain).toBe(true);
  await organiser.ask('start');
  await kirk.is(({ rounds }) => rounds.length === 1);
  for (const page of [kirk, sulu]) await page.ask('signBuild');
  const { room } = kirk.table();
  ahead += 30_000;
  host.events.get(event)!.nudge();
  await until(() => host.tables.get(room)?.doc.stage === 'playing', 'the battle');
  const pages = [kirk, sulu].map(({ identity }) =>
    openPage(host.origin, { identity, table: room, games: GAMES }),
  );
  for (const page of pages) await page.is(playing);
  const offersOf = (page: (typeof pages)[number]) => page.state().play?.offers ?? [];
  await until(() => pages.some((page) => offersOf(page).length > 0), 'a question');
  const first = pages.find((page) => offersOf(page).length > 0)!;
  const [{ ask } = { ask: { id: 0, type: '' } }] = offersOf(first);
  expect(ask.type).toBe('placeObstacle');
  const place = (x: number, y: number): Promise<unknown> =>
    first.ask('move', { ask: ask.id, move: { type: 'placeObstacle', x, y } });
  expect(await place(457, 457)).toMatchObject({ ok: false, refusal: { code: 'nearTerrain' } });
  expect(await place(100, 457)).toMatchObject({ ok: false, refusal: { code: 'nearEdge' } });
  expect(await place(221, 9999)).toMatchObject({ ok: false });
  expect(await place(221, 457)).toMatchObject({ ok: true });
  for (const page of pages) page.leave();
});
