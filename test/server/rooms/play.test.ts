import type net from 'node:net';
import type { GameModule } from '../../../shared/engine/game';
import {
  begin,
  connected,
  GAMES_HERE,
  gather,
  type Host,
  openPage,
  playing,
  playOut,
  startTables,
} from '../../helpers/tables';

let server: Host;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.close());

test('two people sit, are ready, play to the end', async () => {
  const gathered = await gather(server.origin, 2);
  await begin(gathered);
  await playOut(gathered.pages, 1);
  const { view } = gathered.host.state();
  expect(view.outcome).toHaveProperty('reason');
  for (const page of gathered.pages) page.leave();
});

test('what a table tells has left before another table tells anything', async () => {
  const gathered = await gather(server.origin, 2);
  await begin(gathered);
  const table = server.tables.get(gathered.table)!;
  const { clients } = table.port as unknown as {
    clients: Iterable<{ readonly ref: { readonly _socket: net.Socket } }>;
  };
  const publish = table.publish.bind(table);
  const held: number[] = [];
  table.publish = (...what) => {
    publish(...what);
    held.push(...[...clients].map(({ ref }) => ref._socket.writableCorked));
  };
  await playOut(gathered.pages, 4);
  expect(held.length).toBeGreaterThan(4);
  expect(new Set(held)).toEqual(new Set([0]));
  for (const page of gathered.pages) page.leave();
});

test('a match that begins before the page has the game is there as soon as the game is, though it failed to come at first', async () => {
  const gathered = await gather(server.origin, 1);
  const { table, secret, host } = gathered;
  let tries = 0;
  let come: (module: GameModule) => void = () => undefined;
  const skirmish = (): Promise<GameModule> =>
    tries++ === 0 ? Promise.reject(new Error('no such file')) : new Promise((resolve) => (come = resolve));
  const late = openPage(server.origin, { table, secret, games: { skirmish } });
  await late.is((state) => connected(state) && state.seat >= 0);
  for (const page of [host, late]) await page.ready();
  expect(await host.ask('start', {})).toMatchObject({ ok: true });
  await late.is(({ view }) => view.stage === 'playing' && tries === 2);
  expect(late.state().play).toBeUndefined();
  come(await GAMES_HERE.skirmish!());
  await late.is(playing);
  await playOut([host, late], 5);
  for (const page of [host, late]) page.leave();
});
