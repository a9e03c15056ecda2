import { Client, type Room } from 'colyseus.js';
import { speakPlainly } from '../../client/net/connection';
import { CLOSE, PROTOCOL, type SeatView } from '../../shared/protocol';
import { startServer, type TestServer } from '../helpers/server';
import { waitFor } from '../helpers/wait';
import { openTable } from '../helpers/wire';

jest.setTimeout(30_000);

const BUILD = 'build-of-the-test';
const HELLO = { protocol: PROTOCOL, build: BUILD };
let server: TestServer;
const guests: Guest[] = [];

beforeAll(async () => {
  server = await startServer({ build: BUILD, graceSeconds: 1, openings: { burst: 1000, perSecond: 100 } });
});
afterEach(async () => {
  // A room that is closed already never answers.
  for (const { room, closes } of guests.splice(0)) if (closes.length === 0) await room.leave();
});
afterAll(() => server.close());

interface Shown {
  readonly stage: string;
  readonly seats: { toJSON(): Record<string, SeatView> };
}
interface Guest {
  readonly room: Room<Shown>;
  readonly heard: [string, unknown][];
  readonly seats: () => Record<string, SeatView>;
  readonly closes: number[];
}

function follow(room: Room<Shown>): Guest {
  const heard: [string, unknown][] = [];
  const closes: number[] = [];
  room.onMessage('*', (name, message: unknown) => heard.push([String(name), message]));
  room.onLeave((code) => closes.push(code));
  const guest = { room, heard, closes, seats: () => room.state.seats.toJSON() };
  guests.push(guest);
  return guest;
}
const open = async (options: object = HELLO): Promise<Guest> => {
  const opened = await openTable(server.origin, { listed: true });
  return join(opened.table, options);
};
let people = 0;
const join = async (table: string, options: object = HELLO): Promise<Guest> => {
  const identity = (++people).toString(16).padStart(32, '0');
  const room = await new Client(server.origin).joinById<Shown>(table, { table, identity, ...options });
  return follow(speakPlainly(room));
};
/** What a guest was told, apart from its welcome and that its requests were done. */
const told = ({ heard }: Guest) => heard.filter(([name]) => name !== 'welcome' && name !== 'done');
const welcomed = ({ heard }: Guest): number | undefined =>
  heard.flatMap(([name, message]) => (name === 'welcome' ? [(message as { seat: number }).seat] : []))[0];

const isRefusalOf =
  (request: number) =>
  ([name, message]: [string, unknown]): boolean =>
    name === 'refused' && (message as { request: number }).request === request;
const isOpen = ({ heard, closes }: Guest) => closes.length === 0 && heard.length > 0;

describe('the handshake', () => {
  test.each([
    ['an older protocol', { protocol: PROTOCOL - 1, build: BUILD }, CLOSE.outdated],
    [
      'a newer protocol, whatever its shape',
      { protocol: PROTOCOL + 1, build: BUILD, mood: 'grim' },
      CLOSE.outdated,
    ],
    ['another build', { protocol: PROTOCOL, build: 'other' }, CLOSE.outdated],
    ['nothing', {}, CLOSE.malformed],
    ['a list', [], CLOSE.malformed],
    ['no build', { protocol: PROTOCOL }, CLOSE.malformed],
    ['an empty build', { protocol: PROTOCOL, build: '' }, CLOSE.malformed],
    ['a protocol in words', { protocol: 'one', build: BUILD }, CLOSE.malformed],
    ['half a protocol', { protocol: 1.5, build: BUILD }, CLOSE.malformed],
    ['an endless name', { ...HELLO, name: 'x'.repeat(97) }, CLOSE.malformed],
    ['a name of nothing', { ...HELLO, name: '' }, CLOSE.malformed],
    ['no identity', { ...HELLO, identity: undefined }, CLOSE.malformed],
    ['a name that is none', { ...HELLO, name: { toString: 1 } }, CLOSE.malformed],
    ['something more', { ...HELLO, admin: true }, CLOSE.malformed],
  ])('%s is refused with its code', async (_name, options, code) => {
    await expect(open(options)).rejects.toMatchObject({ code });
  });

  test('a refused guest leaves no table behind', async () => {
    const { room, seats } = await open();
    await expect(join(room.roomId, { protocol: 0, build: BUILD })).rejects.toMatchObject({
      code: CLOSE.outdated,
    });
    await expect(join(room.roomId, { ...HELLO, watch: 'yes' })).rejects.toMatchObject({
      code: CLOSE.malformed,
    });
    expect(Object.keys(seats())).toEqual(['0']);
  });

  test.each(['', 'null', '5', '"text"', '{', '[[[['])(
    'a body of %j gets an error, and the server lives',
    async (body) => {
      const response = await fetch(`${server.origin}/matchmake/joinById/nosuchtable`, {
        method: 'POST',
        body,
      });
      expect(await response.json()).toHaveProperty('error');
      expect((await fetch(`${server.origin}/health`)).status).toBe(200);
    },
  );

  test('a body beyond all measure is not even read', async () => {
    const body = JSON.stringify({ ...HELLO, name: 'x'.repeat(10_000) });
    const response = await fetch(`${server.origin}/matchmake/joinById/nosuchtable`, { method: 'POST', body });
    expect(response.status).toBe(413);
  });

  test.each(['GET', 'PUT', 'DELETE'])('matchmaking by %s is answered with 405', async (method) => {
    expect((await fetch(`${server.origin}/matchmake/joinById/nosuchtable`, { method })).status).toBe(405);
  });
});

describe('seats', () => {
  test('guests get seats in order, and are told theirs', async () => {
    const one = await open({ ...HELLO, name: 'Uhura' });
    const two = await join(one.room.roomId);
    await waitFor('both seats', () => Object.keys(one.seats()).length === 2 && two.heard.length > 0);
    expect(one.seats()).toMatchObject({
      '0': { name: 'Uhura', connected: true, bot: false },
      '1': { name: 'Player 2', connected: true, bot: false },
    });
    expect(welcomed(two)).toBe(1);
    expect(two.room.state.stage).toBe('lobby');
  });

  test('spectators and the seventh guest stand', async () => {
    const first = await open();
    const watcher = await join(first.room.roomId, { ...HELLO, watch: true });
    for (let seat = 1; seat < 6; seat++) await join(first.room.roomId);
    const seventh = await join(first.room.roomId);
    await waitFor('being told', () => watcher.heard.length > 0 && seventh.heard.length > 0);
    expect([welcomed(watcher), welcomed(seventh)]).toEqual([-1, -1]);
  });

  test('sit, stand, and every refusal', async () => {
    const one = await open();
    const two = await join(one.room.roomId);
    two.room.send('sit', { request: 1, seat: 0 });
    two.room.send('sit', { request: 2, seat: 3 });
    two.room.send('stand', { request: 3 });
    two.room.send('stand', { request: 4 });
    await waitFor('all answers', () => told(two).length >= 4);
    expect(told(two)).toEqual([
      ['refused', { request: 1, code: 'taken' }],
      ['seated', { seat: 3 }],
      ['seated', { seat: -1 }],
      ['refused', { request: 4, code: 'notSeated' }],
    ]);
    await waitFor('the seat being free', () => Object.keys(one.seats()).join() === '0');
    expect(told(one)).toEqual([]);
  });

  test('one who leaves by wish frees the seat at once', async () => {
    const one = await open();
    const two = await join(one.room.roomId);
    await two.room.leave();
    await waitFor('the seat being free', () => Object.keys(one.seats()).join() === '0');
  });

  test('a dropped seat is held, shown as away, and given back', async () => {
    const one = await open();
    const identity = 'ab'.repeat(16);
    const two = await join(one.room.roomId, { ...HELLO, identity });
    two.room.connection.close();
    await waitFor('being away', () => one.seats()['1']?.connected === false);
    const back = await join(one.room.roomId, { ...HELLO, identity });
    await waitFor('being back', () => one.seats()['1']?.connected === true && back.heard.length > 0);
    expect(welcomed(back)).toBe(1);
  });

  test('after the grace time a dropped seat is free', async () => {
    const one = await open();
    const two = await join(one.room.roomId);
    two.room.connection.close();
    await waitFor('being away', () => one.seats()['1']?.connected === false);
    await waitFor('the seat being free', () => !('1' in one.seats()));
    await expect(new Client(server.origin).reconnect(two.room.reconnectionToken)).rejects.toThrow();
  });
});

describe('bad messages change nothing and throw nobody out', () => {
  test.each([
    ['no payload', 'sit', undefined, -1],
    ['null', 'sit', null, -1],
    ['a list', 'sit', [], -1],
    ['no number', 'sit', { seat: 1 }, -1],
    ['a seat that no game has', 'sit', { request: 7, seat: 6 }, 7],
    ['a seat below', 'sit', { request: 7, seat: -1 }, 7],
    ['half a seat', 'sit', { request: 7, seat: 0.5 }, 7],
    ['something more', 'stand', { request: 7, seat: 1 }, 7],
    ['a number without end', 'stand', { request: Infinity }, -1],
  ])('%s', async (_name, type, message, request) => {
    const guest = await open();
    guest.room.send(type, message);
    await waitFor('a refusal', () => told(guest).length > 0);
    expect(told(guest)[0]).toEqual(['refused', { request, code: 'malformed' }]);
    expect(guest.seats()).toHaveProperty('0');
    expect(isOpen(guest)).toBe(true);
  });

  test.each(['fire', 'constructor', 'x'.repeat(30)])('unknown message %j', async (type) => {
    const guest = await open();
    guest.room.send(type, { request: 1 });
    await waitFor('a refusal', () => told(guest).length > 0);
    expect(told(guest)[0]).toEqual(['refused', { request: -1, code: 'unknown' }]);
    expect(isOpen(guest)).toBe(true);
  });

  test.each([
    ['nothing', []],
    ['an unknown code', [99, 1, 2, 3]],
    ['a code alone', [13]],
    ['a name cut short', [13, 0xa4, 0x73]],
    ['a name of four thousand million letters', [13, 0xdb, 0xff, 0xff, 0xff, 0xff]],
    ['a long name', [13, 0xd9, 200, ...Array<number>(200).fill(97)]],
    ['a name that is a number', [13, 5]],
    ['raw bytes under a name', [17, 0xa3, 0x73, 0x69, 0x74, 1, 2, 3]],
    ['a name that is no text', [13, 0xa2, 0xff, 0xfe]],
  ])('a frame with %s', async (_name, bytes) => {
    const guest = await open();
    await waitFor('a seat', () => guest.heard.length > 0);
    guest.room.connection.send(new Uint8Array(bytes));
    guest.room.send('sit', { request: 1, seat: 0 });
    guest.room.send('sit', { request: 2, seat: 9 });
    await waitFor('the answer to what followed', () => guest.heard.some(isRefusalOf(2)));
    expect(guest.seats()).toHaveProperty('0');
    expect(guest.closes).toEqual([]);
  });

  test('a payload that cannot be read is not read', async () => {
    const guest = await open();
    await waitFor('a seat', () => guest.heard.length > 0);
    guest.room.connection.send(new Uint8Array([13, 0xa3, 0x73, 0x69, 0x74, 0xdb, 0xff, 0xff, 0xff, 0xff]));
    await waitFor('a refusal', () => told(guest).length > 0);
    expect(told(guest)[0]).toEqual(['refused', { request: -1, code: 'malformed' }]);
    expect(isOpen(guest)).toBe(true);
  });

  test('a frame beyond all measure costs its sender the connection, and nobody else', async () => {
    const one = await open();
    const two = await join(one.room.roomId);
    two.room.send('sit', { request: 1, seat: 2, more: 'x'.repeat(20_000) });
    await waitFor('being closed', () => two.closes.length > 0);
    expect(one.closes).toEqual([]);
  });
});
