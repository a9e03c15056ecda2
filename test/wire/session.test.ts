import { joinTable, type Session, type SessionOptions } from '../../client/net/session';
import { PROTOCOL } from '../../shared/protocol';
import { startProxy, type Proxy } from '../helpers/proxy';
import { startServer, type TestServer } from '../helpers/server';
import { waitFor } from '../helpers/wait';

jest.setTimeout(30_000);

const BUILD = 'build-of-the-test';
let server: TestServer;
let wire: Proxy;
let session: Session;
let refusals: string[];

beforeEach(async () => {
  server = await startServer({ build: BUILD, graceSeconds: 2 });
  wire = await startProxy(server.port);
});
afterEach(async () => {
  session.leave();
  await wire.close();
  await server.close();
});

function start(options: Partial<SessionOptions> = {}): void {
  refusals = [];
  session = joinTable({
    origin: wire.origin,
    build: BUILD,
    table: undefined,
    onChange: () => undefined,
    onRefused: (code) => refusals.push(code),
    retryMs: [50, 100, 200, 400, 800],
    ...options,
  });
}
const tableOf = (of: Session): string | undefined => {
  const { link } = of.state();
  return link.type === 'connected' ? link.table : undefined;
};
const link = () => session.state().link.type;
const seated = () =>
  link() === 'connected' && session.state().seat === 0 && '0' in session.state().view.seats;

test('joins, sits, stands, and hears refusals', async () => {
  start();
  await waitFor('a seat', seated);
  session.sit(4);
  await waitFor('seat 5', () => session.state().seat === 4 && '4' in session.state().view.seats);
  session.stand();
  session.stand();
  await waitFor('a refusal', () => refusals.length > 0);
  expect(refusals).toEqual(['notSeated']);
  await waitFor('an empty table', () => Object.keys(session.state().view.seats).length === 0);
  expect(session.state().seat).toBe(-1);
});

test('a dropped connection comes back to its own seat by itself', async () => {
  start();
  await waitFor('a seat', seated);
  session.sit(2);
  await waitFor('seat 3', () => session.state().seat === 2);
  const before = session.state().link;
  wire.cut();
  await waitFor('noticing', () => link() === 'lost');
  await waitFor(
    'being back',
    () => link() === 'connected' && session.state().view.seats['2']?.connected === true,
  );
  expect(session.state().link).toEqual(before);
  expect(session.state().seat).toBe(2);
});

test('one who stays away too long comes back as somebody new', async () => {
  start({ retryMs: [500, 1000, 1500, 500, 500] });
  await waitFor('a seat', seated);
  session.sit(3);
  await waitFor('seat 4', () => session.state().seat === 3);
  const host = session;
  start({ table: tableOf(host), origin: server.origin });
  await waitFor('a companion', () => link() === 'connected' && session.state().seat === 0);
  const companion = session;
  session = host;
  const port = Number(new URL(wire.origin).port);
  await wire.close();
  await waitFor('the seat being given up', () => !('3' in companion.state().view.seats));
  wire = await startProxy(server.port, port);
  await waitFor('being back', () => link() === 'connected' && session.state().seat === 1);
  expect(Object.keys(companion.state().view.seats)).toContain('0');
  companion.leave();
});

test('three drops in a row', async () => {
  start();
  await waitFor('a seat', seated);
  for (const seat of [1, 2, 3]) {
    wire.cut();
    await waitFor('noticing', () => link() === 'lost');
    await waitFor('being back', () => link() === 'connected');
    session.sit(seat);
    await waitFor('moving on', () => session.state().seat === seat);
    expect(Object.keys(session.state().view.seats)).toHaveLength(1);
  }
});

test('a server that is gone: tried for a while, then said; back by hand', async () => {
  start();
  await waitFor('a seat', seated);
  await wire.close();
  await waitFor('giving up', () => link() === 'offline');
  expect(session.state().view.seats).toEqual({});
  wire = await startProxy(server.port);
});

test('a table that is not there', async () => {
  start({ table: 'nosuchone' });
  await waitFor('being told', () => link() === 'gone');
  session.rejoin();
  await waitFor('a new table', seated);
});

test('another build is outdated, whether the table is there or not', async () => {
  start({ build: 'other' });
  await waitFor('being told', () => link() === 'outdated');
  start({ build: 'other', table: 'nosuchone' });
  await waitFor('being told', () => link() === 'outdated');
});

test('a server that restarts closes with its own code, and the page looks for its table', async () => {
  start();
  await waitFor('a seat', seated);
  const { port } = server;
  await server.close();
  await waitFor('noticing', () => link() === 'lost');
  server = await startServer({ build: BUILD, port });
  await waitFor('finding the table gone', () => link() === 'gone');
});

test('leaving is leaving', async () => {
  start();
  await waitFor('a seat', seated);
  session.leave();
  await waitFor('being out', () => link() === 'closed');
});

test('health tells versions', async () => {
  start();
  await waitFor('a seat', seated);
  const health = await (await fetch(`${server.origin}/health`)).json();
  expect(health).toEqual({ ok: true, protocol: PROTOCOL, build: BUILD });
});
