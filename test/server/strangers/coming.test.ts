import { Client } from 'colyseus.js';
import { CLOSE } from '../../../shared/protocol';
import { rawSocket, reserve, takePlace } from '../../helpers/rawSocket';
import {
  connected,
  gather,
  type Host,
  identityOf,
  openPage,
  type Page,
  startTables,
  until,
} from '../../helpers/tables';
import { joinWire, type Wire } from '../../helpers/wire';

jest.setTimeout(30_000);

let server: Host;
const open: Page[] = [];
const wires: Wire[] = [];
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = await startTables({ graceSeconds: 60 });
});
afterEach(async () => {
  for (const page of open.splice(0)) page.leave();
  for (const wire of wires.splice(0)) wire.room.connection.close();
  await server.close();
});
const table = async (people = 1, settings = {}) => {
  const gathered = await gather(server.origin, people, settings);
  open.push(...gathered.pages);
  return gathered;
};
let people = 0xc0000;
const fill = async (
  at: { readonly table: string; readonly secret: string },
  count: number,
): Promise<void> => {
  for (let i = 0; i < count; i++)
    wires.push(
      await joinWire(server.origin, {
        table: at.table,
        secret: at.secret,
        identity: identityOf(++people),
        watch: true,
      }),
    );
};

test('somebody removed between the reservation and the connection stays out and never sees the new secret', async () => {
  const at = await table(2);
  const guest = at.pages[1]!;
  const { you } = guest.state();
  guest.leave();
  const place = await reserve(server.origin, at.table, { identity: guest.identity, secret: at.secret });
  const fresh = await reserve(server.origin, at.table, { identity: identityOf(0xf2e5), secret: at.secret });
  expect((await at.host.ask('remove', { person: you })).ok).toBe(true);
  await at.host.is(({ secret }) => secret !== at.secret);
  // The one who was removed, and another face of theirs that came by the old link.
  for (const reserved of [place, fresh]) {
    const raw = await takePlace(server.port, reserved);
    raw.frame(2, Uint8Array.of(10));
    await raw.closed;
    expect(raw.heard().includes('this table is not open to you')).toBe(true);
    expect(raw.heard().includes(at.host.state().secret)).toBe(false);
  }
  expect(server.tables.get(at.table)!.presentCount).toBe(1);
});

test('a reservation for one table is none for another, and takes no place there', async () => {
  const [one, two] = [await table(), await table()];
  const me = { identity: identityOf(0xaa), secret: one.secret };
  expect(await reserve(server.origin, two.table, { ...me, table: one.table })).toMatchObject({
    code: CLOSE.malformed,
  });
  expect(server.tables.house.reservations.expected(two.table)).toBe(0);
  const place = await reserve(server.origin, one.table, me);
  const raw = await takePlace(server.port, { ...place, room: { ...place.room, roomId: two.table } });
  raw.frame(2, Uint8Array.of(10));
  await raw.closed;
  expect(raw.heard().includes('expired')).toBe(true);
  expect(server.tables.get(two.table)!.presentCount).toBe(1);
});

test('one address is expected by twenty strangers at once; whom the table knows is not counted', async () => {
  const at = await table(2);
  const knock = (): Promise<{ readonly code?: number }> =>
    reserve(server.origin, at.table, { identity: identityOf(++people), secret: at.secret });
  for (let i = 0; i < 20; i++) expect((await knock()).code).toBeUndefined();
  expect((await knock()).code).toBe(CLOSE.tooMany);
  const known = { identity: at.pages[1]!.identity };
  const [early, late] = [
    await reserve(server.origin, at.table, known),
    await reserve(server.origin, at.table, known),
  ];
  // The latest place is the one that counts.
  const raw = await takePlace(server.port, early);
  await raw.closed;
  const room = await new Client(server.origin).consumeSeatReservation(late as never);
  room.onMessage('*', () => undefined);
  await room.leave();
});

test('a full table: those it knows find room, others try again by themselves until there is', async () => {
  const at = await table(2);
  const guest = at.pages[1]!;
  guest.leave();
  await until(() => server.tables.get(at.table)!.presentCount === 1, 'the guest to leave');
  await fill(at, 39);
  const late = openPage(server.origin, { table: at.table, secret: at.secret });
  open.push(late);
  await late.is(({ link }) => link.type === 'lost');
  const back = openPage(server.origin, { table: at.table, identity: guest.identity });
  open.push(back);
  await back.is(connected, 'somebody known to find room');
  for (const wire of wires.splice(0, 2)) wire.room.connection.close();
  await late.is(connected, 'a place to be free');
});

test.each([
  ['is locked', 'room "x" is locked'],
  ['has no more the place it kept', 'seat reservation expired.'],
])('a page that is told the table %s tries again by itself', async (_name, error) => {
  const at = await table(2);
  const guest = at.pages[1]!;
  const join = jest.spyOn(Client.prototype, 'joinById');
  join.mockRejectedValueOnce(Object.assign(new Error(error), { code: 4212 }));
  join.mockRejectedValueOnce(Object.assign(new Error(error), { code: 4212 }));
  // Cuts the line without a word.
  const { pages } = server.tables.get(at.table)!.port as unknown as {
    pages: Map<string, { ref: { terminate(): void } }>;
  };
  pages.get(guest.state().you)!.ref.terminate();
  await until(() => join.mock.calls.length >= 3, 'three tries');
  await guest.is((state) => connected(state) && state.seat === 1, 'its own seat');
  join.mockRestore();
});

test('the server ends in time whatever pages do: who is expected, who does not answer, who does not come in', async () => {
  const at = await table();
  const me = { identity: identityOf(0x1e), secret: at.secret };
  const silent = await takePlace(server.port, await reserve(server.origin, at.table, me));
  silent.frame(2, Uint8Array.of(10));
  await until(() => silent.heard().includes('welcome'), 'the welcome');
  silent.socket.pause();
  await reserve(server.origin, at.table, { ...me, identity: identityOf(0x1f) });
  const outside = await rawSocket(server.port, '/nowhere');
  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(4500);
  for (const { socket } of [silent, outside]) socket.destroy();
  server = await startTables();
});
