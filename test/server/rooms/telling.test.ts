import type { News } from '../../../client/net/session';
import { answerOne, begin, gather, type Host, type Page, startTables, until } from '../../helpers/tables';

jest.setTimeout(60_000);

let server: Host;
const open: Page[] = [];
afterEach(async () => {
  for (const page of open.splice(0)) page.leave();
  await server.close();
});

const sit = async (botDelayMs: number): Promise<Page> => {
  server = await startTables({ botDelayMs });
  const gathered = await gather(server.origin, 1);
  open.push(...gathered.pages);
  const { host } = gathered;
  expect(await host.ask('bot', { seat: 1, level: 'heuristic' })).toMatchObject({ ok: true });
  await begin(gathered);
  return host;
};

test('a bot goes on when people have been told what happened before', async () => {
  const host = await sit(1);
  const table = server.tables.all[0]!;
  const publish = table.publish.bind(table);
  const gaps: { readonly waited: number; readonly toTell: number }[] = [];
  const seen = new Set(table.match?.state.open.map(({ id }) => id));
  let before: { readonly at: number; readonly isBots: boolean } | undefined;
  // Measured at the table: a page on a busy machine may hear of the first late and of the second in time.
  table.publish = (...what) => {
    const at = performance.now();
    if (before?.isBots) gaps.push({ waited: at - before.at, toTell: table.toldMs });
    publish(...what);
    // A bot that was asked before has been waiting since then.
    const asks = table.match?.state.open ?? [];
    before = { at, isBots: asks.length > 0 && asks.every(({ id, seat }) => seat === 1 && !seen.has(id)) };
    for (const { id } of asks) seen.add(id);
  };
  for (let tries = 0; tries < 400 && gaps.length < 3; tries++) {
    await answerOne(host, (moves) => moves[0]!);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(gaps.length).toBeGreaterThanOrEqual(3);
  expect(gaps.some(({ toTell }) => toTell > 0)).toBe(true);
  // A timer may be a moment early.
  for (const { waited, toTell } of gaps) expect(waited).toBeGreaterThanOrEqual(toTell - 2);
});

test('a game that the host ends asks nothing any more; when people gather again nothing is left of it', async () => {
  const host = await sit(3_000);
  await until(() => host.state().play !== undefined, 'the match');
  const told: News[] = [];
  host.watch((news) => void told.push(news));
  expect(await host.ask('end', {})).toMatchObject({ ok: true });
  await until(() => host.state().view.stage === 'over', 'the end');
  await until(() => told.some((news) => news.type === 'told' && news.events.length === 0), 'the last record');
  expect(host.state().play?.offers).toEqual([]);
  expect(await host.ask('rematch', {})).toMatchObject({ ok: true });
  await until(() => host.state().view.stage === 'lobby', 'the lobby');
  expect(host.state().play).toBeUndefined();
});
