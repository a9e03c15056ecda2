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
