import { memoryStore } from '../../../server/store/memoryStore';
import type { Store } from '../../../server/store/store';
import { EVENTS_VERSION } from '../../../shared/events/charter';
import { Events } from '../../../server/rooms/event/events';
import type { Tables } from '../../../server/rooms/tables';
import { enter, HIDING, joinEvent, openEvent, post, SHEET, startEvents } from '../../helpers/eventWire';
import { type Host, identityOf, until } from '../../helpers/tables';

let host: Host;
let store: Store;
/** The clock on the wall; tests turn it. */
let ahead = 0;
const date = (): number => Date.now() + ahead;

beforeEach(async () => {
  store = memoryStore();
  host = await startEvents({ store: { ...store, close: () => Promise.resolve() }, date });
});
afterEach(() => host.close());

const nonce = 'a'.repeat(64);
const report = { type: 'battle', winner: 0, surviving: [10, 0], stacks: [0, 0] };

/** Both have signed; the time they have for coming to the table is over. */
const begin = async (event: string, room: string): Promise<void> => {
  ahead += 30_000;
  host.events.get(event)!.nudge();
  await until(() => host.tables.get(room)?.doc.stage === 'playing', 'the battle', 30_000);
};

/** An event of two players in its first round. */
const running = async () => {
  const { event } = await openEvent(host.origin);
  const organiser = await joinEvent(host.origin, event, 1);
  const [kirk, sulu] = [
    await enter(host.origin, event, 11, 'Kirk', HIDING),
    await enter(host.origin, event, 12, 'Sulu'),
  ];
  expect(await organiser.ask('start')).toBe('');
  await kirk.is(({ rounds }) => rounds.length === 1);
  return { event, organiser, kirk, sulu, stranger: await joinEvent(host.origin, event, 99) };
};

test('registration: a sheet that does not fit, a doubled name or person, nonsense; nothing is entered', async () => {
  const { event } = await openEvent(host.origin);
  const kirk = await enter(host.origin, event, 11, 'Kirk');
  const sulu = await joinEvent(host.origin, event, 12);
  const { seq } = sulu.view();
  const asks: [object, string][] = [
    [{ name: 'Sulu', sheet: 'aw1~x~kliD7.nobody', nonce }, 'badSheet'],
    [{ name: 'Sulu', sheet: 'nonsense', nonce }, 'badSheet'],
    [{ name: 'kirk ', sheet: SHEET, nonce }, 'nameTaken'],
    [{ name: '\u200B', sheet: SHEET, nonce }, 'badName'],
    [{ name: 'Sulu', sheet: SHEET, nonce: 'short' }, 'malformed'],
    [{ name: 'Sulu', sheet: 'x'.repeat(3000), nonce }, 'malformed'],
    [{ name: 'Sulu', sheet: SHEET, nonce, bot: 'heuristic' }, 'malformed'],
    [{ name: 'Sulu', sheet: SHEET, nonce, player: kirk.you().player }, 'malformed'],
  ];
  for (const [message, code] of asks) expect(await sulu.ask('register', message)).toBe(code);
  expect(await kirk.ask('register', { name: 'Kirk II', sheet: SHEET, nonce })).toBe('doubled');
  expect(await sulu.ask('changeSheet', { sheet: SHEET })).toBe('notSeated');
  expect(await sulu.ask('start')).toBe('organiserOnly');
  expect(await sulu.ask('remove', { player: kirk.you().player })).toBe('organiserOnly');
  expect(await sulu.ask('bot')).toBe('organiserOnly');
  expect(sulu.view().seq).toBe(seq);
  expect((await store.lines(event)).lines).toHaveLength(seq);
});

test('results: from a stranger, from a player, for another round, another table, twice', async () => {
  const { organiser, kirk, stranger } = await running();
  const place = { round: 1, table: 0 };
  for (const page of [stranger, kirk])
    for (const [name, message] of [
      ['report', { ...place, report }],
      ['correct', { ...place, report, reason: 'x' }],
      ['absent', { ...place, players: [kirk.you().player] }],
      ['putOut', { player: kirk.you().player }],
      ['hold', { table: 0, on: true }],
      ['nextRound', {}],
      ['undo', {}],
    ] as const)
      expect(await page.ask(name, message)).toBe('organiserOnly');
  expect(await stranger.ask('signBuild')).toBe('notSeated');
  expect(await stranger.ask('leave')).toBe('notSeated');
  expect(await organiser.ask('report', { round: 2, table: 0, report })).toBe('wrongRound');
  expect(await organiser.ask('report', { round: 1, table: 5, report })).toBe('noSuchTable');
  expect(await organiser.ask('report', { ...place, report: { ...report, surviving: [400, 0] } })).toBe(
    'badResult',
  );
  expect(await organiser.ask('correct', { ...place, report, reason: 'x' })).toBe('notOver');
  expect(await organiser.ask('report', { ...place, report })).toBe('');
  expect(await organiser.ask('report', { ...place, report })).toBe('alreadyOver');
  expect(await kirk.ask('register', { name: 'Late', sheet: SHEET, nonce })).toBe('notRegistering');
});

test('sheets: nobody else’s before the start, what lies face down masked after it, never in the state', async () => {
  const { event } = await openEvent(host.origin);
  const organiser = await joinEvent(host.origin, event, 1);
  const kirk = await enter(host.origin, event, 11, 'Kirk', HIDING);
  const sulu = await enter(host.origin, event, 12, 'Sulu');
  const { player } = kirk.you();
  expect(await sulu.ask('sheet', { player })).toBe('empty');
  expect(await organiser.ask('sheet', { player })).toBe('empty');
  expect(await kirk.ask('sheet', { player })).toBe('');
  expect(JSON.stringify(kirk.heard)).toContain('Scott');
  await organiser.ask('start');
  await sulu.is(({ rounds }) => rounds.length === 1);
  for (const page of [sulu, organiser]) {
    expect(await page.ask('sheet', { player })).toBe('');
    const shown = JSON.stringify(page.heard);
    expect(shown).toContain('Kirk');
    for (const secret of ['Scott', 'Cheat Death', 'fedScott', 'fedCheatDeath']) {
      expect(shown).not.toContain(secret);
      expect(JSON.stringify(page.view())).not.toContain(secret);
    }
    expect(await page.ask('log', { from: 0 })).toBe('');
    expect(JSON.stringify(page.heard.at(-1))).not.toContain('aw1~');
  }
  expect(JSON.stringify(sulu.view())).not.toContain(nonce.slice(0, 20));
  expect(sulu.view().seed).toBe('');
});

test('a battle’s record stays shut until the event is closed: its terms hold the sheets', async () => {
  const { event, organiser, kirk, sulu } = await running();
  for (const page of [kirk, sulu]) await page.ask('signBuild');
  const { room } = kirk.table();
  await begin(event, room);
  const match = host.tables.get(room)!.doc.match;
  expect(await kirk.ask('leave')).toBe('');
  await kirk.is(({ stage }) => stage !== 'battle');
  await until(() => host.tables.get(room)?.doc.stage === 'over', 'the end of the battle');
  expect((await fetch(`${host.origin}/api/matches/${match}`)).status).toBe(409);
  // Whoever goes on from it, and ends that, would read in the new record what is shut in the old one.
  const goOn = async (): Promise<number> =>
    (await post(host.origin, '/api/tables', { from: { match, record: 0, seat: 0 } })).status;
  expect(await goOn()).toBe(404);
  // A server that went down before the event had noted which match it was knows it again before it is asked.
  const { house } = host.tables;
  const doc = JSON.parse((await house.store.get('event', event)) ?? '') as object;
  const text = JSON.stringify({ ...doc, matches: {} });
  await house.store.write({ do: 'put', shelf: 'event', key: event, text });
  const later = new Events(house, { all: [] } as unknown as Tables, () => Promise.resolve());
  await later.recall();
  expect(later.isSealed(match)).toBe(true);
  while (organiser.view().stage !== 'final') {
    const { length } = organiser.view().rounds;
    expect(await organiser.ask('nextRound')).toBe('');
    await organiser.is(({ rounds }) => rounds.length > length);
  }
  expect(await organiser.ask('close')).toBe('');
  expect((await fetch(`${host.origin}/api/matches/${match}`)).status).toBe(200);
  expect(await goOn()).not.toBe(404);
  expect(await organiser.ask('undo')).toBe('cannotUndo');
  expect((await fetch(`${host.origin}/api/events/${event}`)).status).toBe(200);
}, 90_000);

test('doors: a code leads in, guesses do not, another version is refused and left as it is', async () => {
  const { event, secret } = await openEvent(host.origin, { listed: false });
  expect(((await (await fetch(`${host.origin}/api/events`)).json()) as { events: unknown[] }).events).toEqual(
    [],
  );
  await expect(joinEvent(host.origin, event, 55)).rejects.toThrow();
  await expect(joinEvent(host.origin, event, 55, { secret: 'f'.repeat(32) })).rejects.toThrow();
  await expect(joinEvent(host.origin, event, 55, { secret, protocol: 1 })).rejects.toThrow(/protocol/u);
  const organiser = await joinEvent(host.origin, event, 1);
  const { code } = organiser.you();
  const led = await post(host.origin, '/api/events/codes', { code: code.toLowerCase() });
  expect(await led.json()).toEqual({ event, secret });
  expect((await post(host.origin, '/api/events/codes', { code: 'BBBBBB' })).status).toBe(404);
  const guest = await joinEvent(host.origin, event, 56, { secret });
  expect(guest.you()).toMatchObject({ organiser: false, player: '', code: '' });
  for (const body of [
    {},
    { name: '' },
    { name: 'x', identity: 'y' },
    { name: 'x', identity: identityOf(1), options: { rounds: 99 } },
  ])
    expect((await post(host.origin, '/api/events', body)).status).toBe(400);

  const text = (await store.get('event', event))!.replace(
    `"version":${String(EVENTS_VERSION)}`,
    '"version":99',
  );
  await host.close();
  await store.write({ do: 'put', shelf: 'event', key: event, text });
  host = await startEvents({ store: { ...store, close: () => Promise.resolve() }, date });
  const woken = await post(host.origin, `/api/events/${event}/wake`, { identity: identityOf(1), secret });
  expect(woken.status).toBe(409);
  expect(((await woken.json()) as { code: string }).code).toBe('otherVersion');
  expect(await store.get('event', event)).toBe(text);
});

test('at a table of an event nobody else sits down, and the event alone decides', async () => {
  const { kirk, event } = await running();
  const { room } = kirk.table();
  await until(() => host.tables.get(room) !== undefined, 'the table');
  const table = host.tables.get(room)!;
  expect(table.doc).toMatchObject({ host: '', listed: true, event: { id: event, round: 1, kind: 'battle' } });
  const { openPage, connected } = await import('../../helpers/tables');
  const { GAMES } = await import('../../../shared/games');
  const stranger = openPage(host.origin, { table: room, games: GAMES });
  await stranger.is(connected);
  expect(stranger.state()).toMatchObject({ seat: -1 });
  expect(JSON.stringify(stranger.state().view)).not.toContain('aw1~');
  for (const [name, message] of [
    ['sit', { seat: 0 }],
    ['start', {}],
    ['configure', { listed: false }],
    ['end', {}],
  ] as const) {
    const answered = await stranger.ask(name, message);
    expect(answered.ok).toBe(false);
  }
  const own = openPage(host.origin, { identity: kirk.identity, table: room, games: GAMES });
  await own.is(connected);
  expect(own.state().seat).toBeGreaterThanOrEqual(0);
  const stood = await own.ask('stand', {});
  expect(stood.ok ? '' : stood.refusal.code).toBe('engaged');
  stranger.leave();
  own.leave();
});

test('an organiser stops a battle and lets it go on; too many entries of one person are refused', async () => {
  const { event, organiser, kirk, sulu } = await running();
  for (const page of [kirk, sulu]) await page.ask('signBuild');
  const { room } = kirk.table();
  await begin(event, room);
  expect(await organiser.ask('hold', { table: 0, on: true })).toBe('');
  expect(host.tables.get(room)!.paused).toBe('held');
  await kirk.is(() => kirk.table().held && kirk.table().ends === 0);
  expect(await organiser.ask('hold', { table: 0, on: false })).toBe('');
  await kirk.is(() => !kirk.table().held);
  const codes: string[] = [];
  for (let at = 0; at < 25; at++) codes.push(await sulu.ask('signResult'));
  expect(codes.at(-1)).toBe('tooFast');
}, 90_000);
