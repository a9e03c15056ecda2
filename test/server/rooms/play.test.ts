import type net from 'node:net';
import { begin, gather, type Host, playOut, startTables } from '../../helpers/tables';

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
