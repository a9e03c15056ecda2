import { reserve, takePlace } from '../../helpers/rawSocket';
import { gather, identityOf, startTables, until } from '../../helpers/tables';

test('a page that never answers whether it is there is let go; one that answers stays', async () => {
  const server = await startTables({ beatMs: 100 });
  const { host, table, secret } = await gather(server.origin, 1);
  const place = await reserve(server.origin, table, { secret, identity: identityOf(0xbea7), watch: true });
  const raw = await takePlace(server.port, place);
  raw.frame(2, Uint8Array.of(10));
  await raw.closed;
  await until(() => server.tables.get(table)!.presentCount === 1, 'its going');
  expect(host.state().link.type).toBe('connected');
  host.leave();
  await server.close();
});

test('a page that speaks is not asked', async () => {
  const server = await startTables({ beatMs: 100 });
  const { host, table, secret } = await gather(server.origin, 1);
  const place = await reserve(server.origin, table, { secret, identity: identityOf(0xbea8), watch: true });
  const raw = await takePlace(server.port, place);
  raw.frame(2, Uint8Array.of(10));
  // It answers no question, and would be gone after three.
  const speaking = setInterval(() => raw.frame(2, Uint8Array.of(13)), 30);
  let isClosed = false;
  void raw.closed.then(() => (isClosed = true));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(isClosed).toBe(false);
  clearInterval(speaking);
  await raw.closed;
  host.leave();
  await server.close();
});
