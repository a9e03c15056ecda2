import { joinTable } from '../../client/net/onlineSession';
import type { Session } from '../../client/net/session';
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
  server = await startServer({ build: BUILD, graceSeconds: 5 });
  wire = await startProxy(server.port);
});
afterEach(async () => {
  session.leave();
  await wire.close();
  await server.close();
});

function start(options: { build?: string; table?: string } = {}): void {
  refusals = [];
  session = joinTable({
    origin: wire.origin,
    build: options.build ?? BUILD,
    identity: 'a1'.repeat(16),
    table: options.table,
    open: { listed: true },
    retryMs: [50, 100, 200],
  });
  session.watch((news) => {
    if (news.type === 'refused') refusals.push(news.refusal.code);
  });
}
const link = () => session.state().link.type;
const seated = () =>
  link() === 'connected' && session.state().seat === 0 && '0' in session.state().view.seats;

test('joins, sits, stands, and hears refusals', async () => {
  start();
  await waitFor('a seat', seated);
  void session.ask('sit', { seat: 4 });
  await waitFor('seat 5', () => session.state().seat === 4 && '4' in session.state().view.seats);
  void session.ask('stand', {});
  void session.ask('stand', {});
  await waitFor('a refusal', () => refusals.length > 0);
  expect(refusals).toEqual(['notSeated']);
  await waitFor('an empty table', () => Object.keys(session.state().view.seats).length === 0);
  expect(session.state().seat).toBe(-1);
});

test('a dropped connection comes back to its own seat by itself', async () => {
  start();
  await waitFor('a seat', seated);
  void session.ask('sit', { seat: 2 });
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

test('three drops in a row', async () => {
  start();
  await waitFor('a seat', seated);
  for (let drop = 0; drop < 3; drop++) {
    wire.cut();
    await waitFor('noticing', () => link() === 'lost');
    await waitFor('being back', seated);
  }
});

test('a server that is gone: tried for a while, then said; back by itself', async () => {
  start();
  await waitFor('a seat', seated);
  await wire.close();
  await waitFor('giving up', () => link() === 'offline');
  const { port } = wire;
  wire = await startProxy(server.port, port);
  await waitFor('being back', seated);
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
  expect(health).toEqual({ ok: true, protocol: PROTOCOL, build: BUILD, tables: 1, people: 1, storing: true });
});
