import pino from 'pino';
import { CLOSE } from '../../../shared/protocol';
import { data, type RawSocket, rawSocket, reserve, takePlace } from '../../helpers/rawSocket';
import {
  begin,
  gather,
  type Gathered,
  type Host,
  identityOf,
  playOut,
  startTables,
  until,
} from '../../helpers/tables';
import { joinWire } from '../../helpers/wire';

jest.setTimeout(15_000);

const SLOWEST_MS = 400;
const said: string[] = [];
let server: Host;
let gathered: Gathered;
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
  server = await startTables({ log, slowestMs: SLOWEST_MS });
  gathered = await gather(server.origin, 2);
  await begin(gathered);
});
afterAll(async () => {
  for (const page of gathered.pages) page.leave();
  await server.close();
});

let people = 0xf0000;
const come = async (): Promise<RawSocket> => {
  const { table, secret } = gathered;
  const raw = await takePlace(
    server.port,
    await reserve(server.origin, table, { secret, identity: identityOf(++people) }),
  );
  return raw;
};
/** Comes in and says so. */
const comeIn = async (): Promise<RawSocket> => {
  const raw = await come();
  raw.frame(2, Uint8Array.of(10));
  await until(() => raw.heard().includes('welcome'), 'the welcome');
  return raw;
};
/** The code in the last frame that came, which closes. */
const closeCode = (raw: RawSocket): number => raw.heard().readUInt16BE(raw.heard().length - 2);

const deep = [0x81, 0xa1, 0x61, ...Array.from({ length: 12 }, () => [0xdd, 2, 0, 0, 0]).flat()];
describe('every frame counts, and a page that goes on is closed', () => {
  test.each<[string, number, Uint8Array]>([
    ['requests nobody knows', 2, data('nosuch', 0x80)],
    ['requests that cannot be read', 2, data('sit', ...deep)],
    [
      'bigints of ten thousand digits',
      2,
      data('sit', 0x81, 0xa1, 0x61, 0xc8, 0x0f, 0xa0, 0x42, ...Array<number>(4000).fill(255)),
    ],
    ['codes of the protocol', 2, Uint8Array.of(15)],
    ['joining again', 2, Uint8Array.of(10)],
    ['nothing at all', 2, Uint8Array.of()],
    ['text', 1, Uint8Array.of(65)],
    ['pings', 9, Uint8Array.of()],
    ['pongs', 10, Uint8Array.of()],
    ['sound requests', 2, data('stand', 0x81, 0xa7, ...Buffer.from('request'), 1)],
  ])('%s', async (_name, opcode, payload) => {
    const raw = await comeIn();
    for (let i = 0; i < 300; i++) raw.frame(opcode, payload);
    await raw.closed;
    expect(closeCode(raw)).toBe(CLOSE.tooMany);
  });

  test('pieces of frames that never end', async () => {
    const raw = await comeIn();
    raw.frame(2, Uint8Array.of(13), false);
    for (let i = 0; i < 300; i++) raw.frame(0, Uint8Array.of(), false);
    await raw.closed;
  });

  test('a little too fast, for long: patience does not begin anew with every token', async () => {
    const { table, secret } = gathered;
    const wire = await joinWire(server.origin, {
      table,
      secret,
      identity: identityOf(++people),
      watch: true,
    });
    const closed = new Promise<number>((resolve) => wire.room.onLeave(resolve));
    const timer = setInterval(() => {
      for (let i = 0; i < 6; i++) wire.room.send('stand', { request: i });
    }, 40);
    expect(await closed).toBe(CLOSE.tooMany);
    clearInterval(timer);
  });

  test('a socket that has no place is gone at once', async () => {
    const raw = await rawSocket(server.port, `/x/${gathered.table}?sessionId=nosuch`);
    await raw.closed;
  });

  test('of all this no line is logged, and the table does not notice', async () => {
    expect(said).toEqual([]);
    const { counts } = server.tables.house;
    for (const reason of ['unknown', 'malformed', 'tooFast', 'impatience', 'socket'])
      expect(counts.refusals.get(reason)).toBeGreaterThan(0);
    expect(gathered.host.state().link.type).toBe('connected');
  });
});

describe('what waits for a page has a bound', () => {
  test('a page that never says it has joined is closed, and its requests are not done', async () => {
    const before = server.tables.get(gathered.table)!.presentCount;
    const raw = await come();
    raw.frame(2, data('stand', 0x81, 0xa7, ...Buffer.from('request'), 1));
    const began = performance.now();
    await raw.closed;
    expect(performance.now() - began).toBeGreaterThan(SLOWEST_MS / 2);
    expect(closeCode(raw)).toBe(CLOSE.tooMany);
    expect(raw.heard().includes('refused')).toBe(false);
    await until(() => server.tables.get(gathered.table)!.presentCount === before, 'its going');
  });

  test.each([
    ['before it has joined', come],
    ['after', comeIn],
  ])('a page that does not read is closed before a megabyte waits: %s', async (_name, enter) => {
    const { port } = server.tables.get(gathered.table)!;
    const raw = await enter();
    raw.socket.pause();
    const { clients } = port as unknown as {
      clients: { ref: { bufferedAmount: number }; userData: { person: string } }[];
    };
    const client = clients.at(-1)!;
    const text = 'x'.repeat(60_000);
    let most = 0;
    for (let i = 0; i < 400; i++) {
      port.tell(client.userData.person, 'said', { person: 'p1', text });
      most = Math.max(most, client.ref.bufferedAmount);
      if (i % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(most).toBeLessThan(1.2 * 1024 * 1024);
    raw.socket.resume();
    await raw.closed;
  });

  test('a page that reads nothing of little is closed after a while', async () => {
    const { port } = server.tables.get(gathered.table)!;
    const raw = await comeIn();
    raw.socket.pause();
    const { clients } = port as unknown as {
      clients: { ref: { bufferedAmount: number }; userData: { person: string } }[];
    };
    const client = clients.at(-1)!;
    // Fills what the network itself keeps, and leaves less than a megabyte before it.
    for (let i = 0; i < 400 && client.ref.bufferedAmount < 300_000; i++) {
      port.tell(client.userData.person, 'said', { person: 'p1', text: 'x'.repeat(60_000) });
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await until(() => !clients.includes(client), 'being closed', SLOWEST_MS * 6);
    raw.socket.destroy();
  });
});

test('after all this the match goes on to its end', async () => {
  await playOut(gathered.pages, 77);
});
