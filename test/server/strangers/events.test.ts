import { Desk } from '../../events/stand';
import { MOST_PEOPLE } from '../../../server/rooms/event/eventDesk';
import { enterLine, openLedger, replayLedger, type Ledger, type Line } from '../../../shared/events/ledger';
import { joinEvent, openEvent, post, SHEET, startEvents } from '../../helpers/eventWire';
import { type Host, identityOf, until } from '../../helpers/tables';

let host: Host;
const servers: Host[] = [];
const start = async (options: Parameters<typeof startEvents>[0] = {}): Promise<void> => {
  host = await startEvents(options);
  servers.push(host);
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const nonce = 'b'.repeat(64);
const from = (address: string): Record<string, string> => ({
  'Content-Type': 'application/json',
  'x-forwarded-for': address,
});
const wish = { identity: identityOf(1), name: 'Flood' };
const open = (address: string): Promise<Response> =>
  fetch(`${host.origin}/api/events`, { method: 'POST', headers: from(address), body: JSON.stringify(wish) });

test('an address opens ten events at once; others are not hindered by it', async () => {
  await start({ proxies: ['127.0.0.1'], events: { burst: 10, perSecond: 0 } });
  for (let i = 0; i < 10; i++) expect((await open('6.6.6.6')).status).toBe(201);
  expect((await open('6.6.6.6')).status).toBe(429);
  expect((await open('7.7.7.7')).status).toBe(201);
});

test('the bots of one person’s events do not use up what others may begin', async () => {
  await start({ proxies: ['127.0.0.1'], starts: { burst: 1, perSecond: 0 }, date: () => Date.now() + ahead });
  let ahead = 0;
  const begunAt = async (address: string, number: number): Promise<() => number> => {
    const body = JSON.stringify({ ...wish, identity: identityOf(number) });
    const opened = await fetch(`${host.origin}/api/events`, { method: 'POST', headers: from(address), body });
    const { event } = (await opened.json()) as { event: string };
    const organiser = await joinEvent(host.origin, event, number);
    for (let bot = 0; bot < 4; bot++) expect(await organiser.ask('bot')).toBe('');
    expect(await organiser.ask('start')).toBe('');
    ahead += 600_000;
    host.events.get(event)!.nudge();
    return () => host.tables.all.filter(({ doc }) => doc.event?.id === event && doc.stage !== 'lobby').length;
  };
  const theirs = await begunAt('6.6.6.6', 1);
  await until(() => theirs() === 1, 'the one battle they may begin', 20_000);
  const ours = await begunAt('7.7.7.7', 2);
  await until(() => ours() === 1, 'a battle of somebody else', 20_000);
  expect(theirs()).toBe(1);
});

test('nobody fills an event with people who do not exist: an address brings a hall full, the event remembers so many', async () => {
  await start();
  const { event } = await openEvent(host.origin, { options: { format: 'captains' } });
  const desk = host.events.get(event)!;
  const register = async (number: number): Promise<string> => {
    const page = await joinEvent(host.origin, event, number);
    const code = await page.ask('register', { name: `Nobody ${String(number)}`, sheet: '', nonce });
    await page.ask('withdraw');
    await page.leave();
    return code;
  };
  expect(await register(5000)).toBe('');
  expect(desk.comers('127.0.0.1').take(79)).toBe(true);
  expect(await register(5001)).toBe('tooFast');
  // Whom the event knows comes back as often as they like.
  expect(await register(5000)).toBe('');
  for (let i = desk.doc.people.length; i < MOST_PEOPLE; i++)
    desk.doc.people.push({ id: `x${String(i)}`, who: [] });
  desk.comers('127.0.0.1').take(-50);
  // Whoever registered first and is not in the event any more makes room.
  const [first] = desk.doc.people;
  expect(await register(7000)).toBe('');
  expect(desk.doc.people).toHaveLength(MOST_PEOPLE);
  expect(desk.doc.people).not.toContain(first);
});

test('an organiser who never stops is slowed down, and so is whoever reads the log again and again', async () => {
  await start();
  const { event } = await openEvent(host.origin);
  const organiser = await joinEvent(host.origin, event, 1);
  // Told in one go, before a second has passed on any machine: tokens come back one a second.
  host.events.get(event)!.orders.take(98);
  expect(await organiser.ask('bot')).toBe('');
  expect(await organiser.ask('undo')).toBe('');
  const asked = await Promise.all(Array.from({ length: 8 }, () => organiser.ask('bot')));
  expect(asked).toContain('tooFast');
  const read = await Promise.all(Array.from({ length: 14 }, () => organiser.ask('log', { from: 0 })));
  expect(read.filter((code) => code === 'tooFast').length).toBeGreaterThan(0);
  expect(read.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => ''));
});

test('taking back plays again only what came after the last pairing, and comes to the same', () => {
  const desk = new Desk({ format: 'swiss', rounds: 4 }).register('a', 'b', 'c', 'd');
  desk.enter({ type: 'start' }).sign();
  for (const { players } of desk.round.tables) desk.score(players.join(''), 50, 20, 0);
  desk.enter({ type: 'nextRound' }).sign();
  let ledger: Ledger = openLedger(desk.charter);
  const add = (line: Line): void => {
    const entered = enterLine(ledger, line);
    if (!entered.ok) throw new Error(entered.refusal.code);
    ledger = entered.value;
  };
  for (const line of desk.entries) add(line);
  const { event } = ledger;
  const report = { type: 'battle', winner: 0, surviving: [30, 0], stacks: [0, 0] } as const;
  add({ type: 'report', round: 2, table: 0, report, by: 'organiser', time: 99 });
  // What is published could not be played again from these lines; nobody tries.
  const { lines, published } = ledger;
  const spoilt = lines.map((line, at): Line => (at < published.lines ? { ...line, type: 'start' } : line));
  expect(enterLine({ ...ledger, lines: spoilt }, { type: 'undo', by: 'organiser', time: 100 }).ok).toBe(true);
  add({ type: 'undo', by: 'organiser', time: 100 });
  expect({ ...ledger.event, seq: 0 }).toEqual({ ...event, seq: 0 });
  const again = replayLedger(desk.charter, ledger.lines);
  expect(again).toMatchObject({ ok: true, value: { event: ledger.event, published: ledger.published } });
});

test('hostile words about events: prototypes, lists, nesting, paths; none of it is an event', async () => {
  await start();
  const { event } = await openEvent(host.origin);
  const bodies = ['[]', 'null', '"x"', '{', '['.repeat(3000), `{"name":"${'x'.repeat(9000)}"}`];
  for (const path of ['/api/events', '/api/events/codes', `/api/events/${event}/wake`])
    for (const body of bodies) {
      const headers = { 'Content-Type': 'application/json' };
      const { status } = await fetch(`${host.origin}${path}`, { method: 'POST', headers, body });
      expect([400, 413]).toContain(status);
    }
  for (const body of [
    { ...wish, __proto__x: 1 },
    JSON.parse(`{"identity":"${identityOf(1)}","name":"x","__proto__":{"listed":true}}`) as object,
    { ...wish, options: { rounds: 1e9 } },
    { ...wish, options: { constructor: 1 } },
    { ...wish, date: '2026-99-99x' },
    { ...wish, name: '\u200B\u3164' },
    { ...wish, identity: 'x' },
  ])
    expect((await post(host.origin, '/api/events', body)).status).toBe(400);
  for (const path of ['__proto__', 'constructor', '..%2f..%2fdata', '%00', `${event}x`, '%E0%A4%A'])
    for (const way of ['/api/events/', '/api/leagues/'])
      expect([400, 404]).toContain((await fetch(`${host.origin}${way}${path}`)).status);
  // An event is there while it is under way, and says nothing of itself.
  expect((await fetch(`${host.origin}/api/events/${event}`)).status).toBe(409);
  expect(host.events.count).toBe(1);
});

test('events to which nobody came go after a day, those announced or registered for stay', async () => {
  let today = Date.parse('2026-11-17T12:00:00Z');
  await start({ date: () => today });
  const day = 24 * 60 * 60_000;
  const old = await openEvent(host.origin);
  const announced = await openEvent(host.origin, { date: '2026-12-24' });
  const used = await openEvent(host.origin);
  const page = await joinEvent(host.origin, used.event, 11);
  await page.ask('register', { name: 'Kirk', sheet: SHEET, nonce });
  expect([old, announced, used].map(({ event }) => host.events.isUnused(event))).toEqual([
    true,
    false,
    false,
  ]);
  today += 60 * day;
  expect(host.events.isUnused(announced.event)).toBe(true);
});
