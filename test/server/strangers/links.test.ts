import { commitmentOf, nonceHashOf, type Terms } from '../../../shared/engine/fairness';
import type { Tagged } from '../../../shared/engine/game';
import { packGame } from '../../../shared/engine/gameLink';
import { journalOf } from '../../../shared/engine/journal';
import { begin, keyOf, next } from '../../../shared/engine/match';
import type { Result } from '../../../shared/engine/result';
import type { Entry } from '../../../shared/engine/timeline';
import { post } from '../../helpers/eventWire';
import { skirmish } from '../../helpers/skirmish';
import { begin as beginAt, connected, gather, openPage, startTables } from '../../helpers/tables';

const { game } = skirmish;
const given = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
};

/** A match in which somebody moves and takes it back, again and again, as a link. */
const restless = (records: number): string => {
  const seed = 'ab'.repeat(32);
  const terms: Terms = {
    match: 'm',
    game: game.id,
    version: game.version,
    options: { rounds: 9, hull: 9 },
    seats: 2,
  };
  const nonces = ['', ''];
  const nonceHashes = nonces.map(nonceHashOf);
  const charter = { terms, seed, nonces, nonceHashes, commitment: commitmentOf(seed, terms) };
  let moment = given(begin(game, terms, keyOf(charter)));
  const entries: Entry<Tagged>[] = [];
  while (entries.length < records) {
    const { past, state } = moment.line;
    const { seat, id } = state.open[0]!;
    const [move] = game.legalMoves(state, seat);
    const entry = past.length > 0 ? { undo: past[0]!.seq } : { actor: seat, ask: id, move: move! };
    moment = given(next(game, moment, entry));
    entries.push(entry);
  }
  return given(packGame(game, journalOf(charter, entries, moment)));
};

test('a few letters that unfold into thousands of records open no table; a match of usual length does', async () => {
  const server = await startTables();
  const open = async (packed: string, record = 3): Promise<number> =>
    (await post(server.origin, '/api/tables', { from: { packed, record, seat: 0 } })).status;
  const bomb = restless(4500);
  expect(bomb.length).toBeLessThan(7000);
  expect(await open(bomb)).toBe(400);
  expect(await open(restless(40))).toBe(201);
  expect(await open(restless(40), 40)).toBe(400);
  for (const rubbish of ['I'.repeat(7000), '__proto__']) expect(await open(rubbish)).toBe(400);
  // Each was played again, or might have been: they count as four.
  expect(await open('A')).toBe(429);
  expect(server.tables.all).toHaveLength(1);
  await server.close();
});

test('beginning where a match left off is read and played again as well: it counts as four', async () => {
  const server = await startTables({ starts: { burst: 5, perSecond: 0 } });
  await beginAt(await gather(server.origin, 2));
  const from = { packed: restless(40), record: 3, seat: 0 };
  const opened = await post(server.origin, '/api/tables', { from });
  const { table, secret } = (await opened.json()) as { readonly table: string; readonly secret: string };
  const page = openPage(server.origin, { table, secret });
  await page.is((state) => connected(state) && state.seat === 0);
  server.tables.house.doors.starts('127.0.0.1').take();
  await page.ready();
  expect(await page.ask('start', {})).toMatchObject({ ok: false, refusal: { code: 'tooFast' } });
  server.tables.house.doors.starts('127.0.0.1').owe(-1);
  expect(await page.ask('start', {})).toMatchObject({ ok: true });
  await server.close();
});
