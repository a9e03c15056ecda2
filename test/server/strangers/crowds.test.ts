import net from 'node:net';
import { arrive } from '../../../server/rooms/coming';
import { fairShare } from '../../../server/rooms/lobby';
import type { Table } from '../../../server/rooms/table';
import { keepLast } from '../../../server/rooms/tableDoc';
import { whoOf } from '../../../server/rooms/secrets';
import { Connections } from '../../../server/web/connections';
import { Sending } from '../../../server/web/sending';
import { Counts } from '../../../server/counts';
import { bucket } from '../../../server/rooms/limits';
import { CLOSE } from '../../../shared/protocol';
import { joinEvent, openEvent } from '../../helpers/eventWire';
import { type RawSocket, reserve, takePlace } from '../../helpers/rawSocket';
import {
  begin,
  connected,
  gather,
  type Host,
  identityOf,
  openPage,
  playOut,
  startTables,
  until,
} from '../../helpers/tables';

jest.setTimeout(30_000);

let server: Host;
const sockets: RawSocket[] = [];
const start = async (options: Parameters<typeof startTables>[0] = {}): Promise<void> => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = await startTables({ proxies: ['127.0.0.1'], graceSeconds: 60, ...options });
};
afterEach(async () => {
  for (const { socket } of sockets.splice(0)) socket.destroy();
  await server.close();
});

let people = 0xcc0000;
/** Comes in from this address; the code of the refusal, or 0. */
const come = async (
  door: string,
  address: string,
  options: object = {},
  identity = identityOf(++people),
): Promise<number> => {
  const headers = { 'x-forwarded-for': address };
  const place = await reserve(server.origin, door, { identity, ...options }, headers);
  if (place.code !== undefined) return place.code;
  const raw = await takePlace(server.port, place, headers);
  raw.frame(2, Uint8Array.of(10));
  sockets.push(raw);
  return 0;
};
const comeOften = async (times: number, ...how: Parameters<typeof come>): Promise<readonly number[]> => {
  const codes: number[] = [];
  for (let i = 0; i < times; i++) codes.push(await come(...how));
  return codes;
};

test('one address takes half of a listed table at most; others find a place, and so does whom the table knows', async () => {
  await start();
  const { table, pages } = await gather(server.origin, 2, { listed: true });
  const { port } = server.tables.get(table)!;
  const codes = await comeOften(21, table, '6.6.6.6', { watch: true });
  expect(codes).toEqual([...Array<number>(20).fill(0), CLOSE.tooMany]);
  await until(() => port.strangersFrom('6.6.6.6') === 20, 'everybody to be in');
  expect(await come(table, '7.7.7.7', { watch: true })).toBe(0);
  expect(await come(table, '6.6.6.6', {}, pages[1]!.identity)).toBe(0);
});

test('one address does not fill an event, and one person’s pages are four', async () => {
  await start();
  const { event } = await openEvent(server.origin);
  const { port } = server.events.get(event)!;
  jest.spyOn(port, 'strangersFrom').mockReturnValueOnce(256);
  const joins = { table: undefined, event };
  expect(await come(event, '6.6.6.6', joins)).toBe(CLOSE.tooMany);
  expect(await come(event, '6.6.6.6', joins)).toBe(0);
  const me = identityOf(1);
  expect(await comeOften(7, event, '5.5.5.5', joins, me)).toEqual(Array<number>(7).fill(0));
  await until(() => port.pageCount() === 5, 'the oldest of them to be closed');
  expect([...port.playersHere()]).toEqual(['']);
});

test('who watches later: four pages of one person, none of whoever was removed, names that never grow too long', async () => {
  await start();
  const at = await gather(server.origin, 3, { delay: 600 });
  await begin(at);
  const [host, , third] = at.pages;
  const { you } = third!.state();
  await third!.ask('stand', {});
  await third!.is((state) => connected(state) && state.view.stage === 'starting', 'another room');
  const { watch } = server.tables.get(at.table)!;
  await comeOften(6, at.table, '5.5.5.5', { secret: at.secret }, third!.identity);
  await until(() => watch!.pages === 4, 'four pages');
  Reflect.set(watch!.port!, 'came', 99_999);
  const late = [0, 1].map(() => openPage(server.origin, { table: at.table, secret: at.secret, watch: true }));
  for (const page of late) await page.is(connected);
  expect(late.map((page) => page.state().you).sort()).toEqual(['p900000', 'p999999']);
  expect((await host!.ask('remove', { person: you })).ok).toBe(true);
  await until(() => watch!.pages === 2, 'whoever was removed to be gone');
  await playOut(at.pages.slice(0, 2), 1);
});

test('nobody fills the lobby alone: where not all can be shown, addresses take turns', async () => {
  await start();
  const opened = (address: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ address, name: `${address}${String(at)}` }));
  const all = [...opened('a', 50), ...opened('b', 3), ...opened('c', 2)];
  expect(fairShare(all, 55)).toBe(all);
  const shown = fairShare(all, 10).map(({ name }) => name);
  expect(shown).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  const { table } = await gather(server.origin, 1, { listed: true });
  const crowd = Array<Table>(300).fill(server.tables.get(table)!);
  jest.spyOn(server.tables, 'all', 'get').mockReturnValue(crowd);
  const { tables } = (await (await fetch(`${server.origin}/api/tables`)).json()) as { tables: object[] };
  expect(tables).toHaveLength(200);
  jest.restoreAllMocks();
});

test('what a table keeps of people has a bound: numbers, devices, guests, whoever was removed', async () => {
  await start();
  const { table, host } = await gather(server.origin, 1);
  const awake = server.tables.get(table)!;
  const comer = (who: string) => ({ who, watch: true, caller: '', known: false });
  awake.doc.next = 899_999;
  expect([arrive(awake, comer('a')).id, arrive(awake, comer('b')).id]).toEqual(['p899999', 'p2']);
  const codes = Array.from({ length: 9 }, (_, i) =>
    server.tables.addDevice(table, host.state().you, `d${String(i)}`),
  );
  expect(codes).toEqual([...Array<boolean>(7).fill(true), false, false]);
  const many = Array.from({ length: 300 }, (_, i) => String(i));
  expect(keepLast(many, 'new')).toEqual([...many.slice(101), 'new']);
  expect(awake.doc.people.find(({ id }) => id === 'p1')!.who).toContain(whoOf(host.identity));
});

test('nobody drowns a table in words or changes: what goes to everybody has a rate of its own', async () => {
  await start();
  const { host } = await gather(server.origin, 1);
  const said = [];
  for (let i = 0; i < 14; i++) said.push(await host.ask('say', { text: 'no' }));
  expect(said.filter(({ ok }) => !ok)).toMatchObject([
    { refusal: { code: 'tooFast' } },
    { refusal: { code: 'tooFast' } },
  ]);
  server.tables.get(server.tables.all[0]!.id)!.changes(host.state().you).take(59);
  const named = await Promise.all(['a', 'b', 'c'].map((name) => host.ask('rename', { name })));
  expect(named.map(({ ok }) => ok)).toEqual([true, false, false]);
});

test('texts that nobody reads do not pile up: so many bytes wait in all, and of one address', async () => {
  await start();
  const sending = new Sending(100, 60);
  const sent = [
    sending.begin('a', 50),
    sending.begin('a', 20),
    sending.begin('b', 50),
    sending.begin('c', 1),
  ];
  expect(sent.map((one) => one !== undefined)).toEqual([true, false, true, false]);
  sent[0]?.();
  expect(sending.begin('a', 50)).toBeDefined();
  for (const one of [sent[2], sending.begin('a', 1)]) one?.();
  expect(new Sending(1, 1).begin('a', 50)).toBeDefined();
});

test('past matches are given out up to so many bytes, files so often', async () => {
  await start({ pastBytes: { burst: 2 * 1024 * 1024, perSecond: 0 }, files: { burst: 3, perSecond: 0 } });
  const at = await gather(server.origin, 2, { options: { rounds: 1 } });
  await begin(at);
  const { match } = at.host.state().view;
  await playOut(at.pages, 1);
  await at.host.is(({ view }) => view.stage === 'over');
  const ask = async (path: string, address: string): Promise<number> =>
    (await fetch(`${server.origin}${path}`, { headers: { 'x-forwarded-for': address } })).status;
  expect(await ask(`/api/matches/${match}`, '6.6.6.6')).toBe(200);
  const begins = jest.spyOn(Sending.prototype, 'begin').mockReturnValueOnce(undefined);
  const busy = await fetch(`${server.origin}/api/matches/${match}`);
  expect([busy.status, busy.headers.get('cache-control')]).toEqual([503, 'no-store']);
  const gone = jest.fn();
  begins.mockReturnValueOnce(gone);
  expect(await ask(`/api/matches/${match}`, '5.5.5.5')).toBe(200);
  await until(() => gone.mock.calls.length === 1, 'the text to have gone');
  begins.mockRestore();
  server.tables.house.doors.pastBytes('6.6.6.6').owe(1024 * 1024);
  expect(await ask(`/api/matches/${match}`, '6.6.6.6')).toBe(429);
  expect(await ask(`/api/matches/${match}`, '7.7.7.7')).toBe(200);
  const files = [];
  for (let i = 0; i < 4; i++) files.push(await ask('/nothing.js', '6.6.6.6'));
  expect(files).toEqual([404, 404, 404, 429]);
  expect(await ask('/nothing.js', '7.7.7.7')).toBe(404);
});

test.each([
  ['opened too fast', 5, 100],
  ['held at the same time', 100, 5],
])('connections %s: one more is hung up on; of a trusted proxy none is', async (_name, burst, most) => {
  await start();
  const counts = new Counts();
  const rate = bucket({ burst, perSecond: 0 }, () => 0);
  let trusted = false;
  const connections = new Connections(
    () => (trusted ? undefined : 'x'),
    () => rate,
    counts,
    most,
  );
  const port = Object.assign(net.createServer(), { setTimeout: () => undefined });
  connections.guard(port);
  port.on('connection', (socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => port.listen(0, '127.0.0.1', resolve));
  const { port: number } = port.address() as net.AddressInfo;
  const open: net.Socket[] = [];
  const closed: net.Socket[] = [];
  const connect = async (): Promise<void> => {
    const socket = net.connect(number, '127.0.0.1').on('error', () => undefined);
    socket.resume().once('close', () => void closed.push(socket));
    open.push(socket);
    await new Promise((resolve) => socket.once('connect', resolve));
  };
  for (let i = 0; i < 6; i++) await connect();
  await until(() => closed.length === 1, 'the sixth to be hung up on');
  expect(counts.refusals.get('tooManyConnections')).toBe(1);
  trusted = true;
  await connect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(closed).toHaveLength(1);
  for (const socket of open) socket.destroy();
  await new Promise((resolve) => port.close(resolve));
});

test('a server hangs up on whoever opens connections too fast, before anything is said on them', async () => {
  await start({ proxies: [], connections: { burst: 4, perSecond: 0 } });
  let refused = 0;
  for (let i = 0; i < 6; i++)
    await fetch(`${server.origin}/health`, { headers: { Connection: 'close' } }).catch(() => refused++);
  expect(refused).toBe(2);
  await server.close();
  await start();
});

test('an event’s journal is nobody’s to fill: so many lines of one person, room for whoever comes later', async () => {
  await start();
  const { event } = await openEvent(server.origin, { options: { format: 'captains' } });
  const desk = server.events.get(event)!;
  const page = await joinEvent(server.origin, event, 5000);
  const nonce = 'b'.repeat(64);
  const register = () => page.ask('register', { name: 'Nobody', sheet: '', nonce });
  expect(await register()).toBe('');
  const id = page.you().player;
  expect([desk.mayAdd(id, ''), desk.mayAdd('other', '')]).toEqual([true, true]);
  const line = desk.ledger.lines[0]!;
  const many = { ...desk.ledger, lines: Array.from({ length: 24 }, () => line) };
  desk.ledger = many;
  expect([desk.mayAdd(id, ''), desk.mayAdd('other', '')]).toEqual([false, true]);
  expect(await page.ask('withdraw')).toBe('tooFast');
  desk.ledger = { ...many, lines: Array.from({ length: 20_000 }, () => line) };
  expect(desk.mayAdd('other', '')).toBe(false);
  desk.ledger = { ...many, lines: [line] };
  for (let i = 0; i < 400; i++) desk.mayAdd('other', '6.6.6.6');
  expect([desk.mayAdd('other', '6.6.6.6'), desk.mayAdd('other', '7.7.7.7')]).toEqual([false, true]);
  // Whoever came once and withdrew makes room; who is in the event stays.
  while (desk.doc.people.length < 1024)
    desk.doc.people.push({ id: `x${String(desk.doc.people.length)}`, who: [] });
  expect(desk.remember('late', 'w')).toBe(true);
  expect(desk.doc.people.map((one) => one.id)).toEqual(expect.arrayContaining([id, 'late']));
  expect(desk.doc.people).toHaveLength(1024);
});
