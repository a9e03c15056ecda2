import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fastRng } from '../../shared/engine/rng';
import { bundled } from '../helpers/bundled';
import { spawnServer } from '../helpers/process';
import { CARDS } from '../helpers/skirmish/types';
import {
  answerOne,
  begin,
  connected,
  gather,
  type Gathered,
  type Host,
  identityOf,
  openPage,
  type Page,
  playing,
  playOut,
  startTables,
  until,
} from '../helpers/tables';
import { joinWire, openTable } from '../helpers/wire';

jest.setTimeout(60_000);

/** Spectators are ten minutes behind, by a clock that the test turns. */
const DELAY = 600;
let time = 1_800_000_000_000;
let server: Host;

beforeAll(async () => {
  server = await startTables({ date: () => time, openings: { burst: 1e9, perSecond: 1e9 } });
});
afterAll(() => server.close());

/** Turns the clock on; everything that is old enough now is shown. */
const pass = (table: string, seconds: number): void => {
  time += seconds * 1000;
  server.tables.get(table)?.watch?.wait();
};

const spectator = ({ table, secret }: Gathered, more: object = {}): Page =>
  openPage(server.origin, { table, secret, watch: true, ...more });

/** So many moves by whoever is asked. */
const play = async ({ pages }: Gathered, moves: number, seed = 1): Promise<void> => {
  const rng = fastRng(seed);
  for (let made = 0; made < moves;) {
    const asked = pages.find((page) => (page.state().play?.offers.length ?? 0) > 0);
    if (asked && (await answerOne(asked, (list) => rng.pick(list)))) made++;
    else await new Promise((resolve) => setTimeout(resolve, 1));
  }
};

const revsTold = ({ news }: Page): number[] =>
  news.flatMap((item) => (item.type === 'told' ? [item.rev] : []));

const matchStatus = async (match: string): Promise<number> =>
  (await fetch(`${server.origin}/api/matches/${match}`)).status;

const listed = async (table: string): Promise<Record<string, unknown> | undefined> => {
  const lobby = (await (await fetch(`${server.origin}/api/tables`)).json()) as {
    tables: { table: string }[];
  };
  return lobby.tables.find((one) => one.table === table);
};

test('whoever watches sees a match when it is old enough, and nothing of it before', async () => {
  const gathered = await gather(server.origin, 2, { delay: DELAY, listed: true });
  const { table, secret, host } = gathered;
  const early = spectator(gathered);
  await early.is(connected);
  expect(early.state().view.stage).toBe('lobby');
  await begin(gathered);
  // Whoever stood at the table when the match began is led away, whoever comes later is led there at once.
  await early.is((state) => connected(state) && state.view.stage === 'starting', 'another room');
  const wire = await joinWire(server.origin, { table, secret, identity: identityOf(77), watch: true });
  await play(gathered, 8);
  await host.ask('say', { text: 'the secret plan' });
  const { match, rev } = host.state().view;
  expect(rev).toBeGreaterThan(8);
  pass(table, DELAY - 1);
  const refused = await wire.ask('sit', { seat: 0 });
  expect(refused).toMatchObject({ code: 'watching' });
  const bytes = Buffer.concat(wire.frames().map((frame) => Buffer.from(frame))).toString('latin1');
  for (const secretWord of [match, 'secret plan', ...CARDS]) expect(bytes).not.toContain(secretWord);
  expect([early.state().view.rev, early.state().play]).toEqual([0, undefined]);
  expect(await listed(table)).toMatchObject({ stage: 'starting', watching: 2 });
  expect(await matchStatus(match)).toBe(409);
  pass(table, 1);
  await early.is(playing, 'the match');
  await early.is(({ view }) => view.rev === rev, 'all that was played');
  await until(() => early.news.some((item) => item.type === 'said'), 'what was said');
  expect(early.state().view.seats['0']?.name).toBe(host.state().view.seats['0']?.name);
  expect(await listed(table)).toMatchObject({ stage: 'playing' });
  await playOut(gathered.pages, 3);
  expect(early.state().view.rev).toBe(rev);
  expect(await matchStatus(match)).toBe(409);
  expect(await listed(table)).toMatchObject({ stage: 'playing' });
  pass(table, DELAY);
  // Nothing is held back any more: those who watched are at the table itself.
  await early.is(({ view, you }) => view.stage === 'over' && you.length < 6, 'the table');
  expect(await matchStatus(match)).toBe(200);
  const told = revsTold(early);
  expect(told).toEqual([...told].sort((a, b) => a - b));
});

test('whoever stands up goes where those are who watch; a rematch tells nobody that the match is over', async () => {
  const gathered = await gather(server.origin, 3, { delay: DELAY });
  const { table, host, pages } = gathered;
  await begin(gathered);
  const [, , third] = pages;
  await third!.ask('stand', {});
  await third!.is((state) => connected(state) && state.view.stage === 'starting', 'another room');
  expect((await third!.ask('sit', { seat: 2 })).ok).toBe(false);
  await host.ask('end', {});
  await host.ask('rematch', {});
  const late = spectator(gathered);
  await late.is(connected);
  expect(late.state().view).toMatchObject({ stage: 'starting', rev: 0 });
  pass(table, DELAY);
  await late.is(({ view }) => view.stage === 'lobby', 'the table');
});

test('a delay that is none is refused', async () => {
  for (const delay of [-1, 0.5, 601, '10', null])
    expect(await openTable(server.origin, { game: 'skirmish', delay })).toMatchObject({ code: 'badShape' });
  const { host } = await gather(server.origin, 1);
  const refused = await host.ask('configure', { delay: 601 });
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  expect((await host.ask('configure', { delay: 30 })).ok).toBe(true);
  await host.is(({ view }) => view.delay === 30);
  // Whoever plays sees no chances until the table allows it.
  expect(host.state().view.chances).toBe(false);
  await host.ask('configure', { chances: true });
  await host.is(({ view }) => view.chances);
  const guest = openPage(server.origin, { open: { game: 'skirmish', listed: true } });
  await guest.is(connected);
  const { link } = guest.state();
  const other = openPage(server.origin, { table: link.type === 'connected' ? link.table : '' });
  await other.is(connected);
  expect(await other.ask('configure', { delay: 30 })).toMatchObject({ refusal: { code: 'notHost' } });
});

test('it holds through sleep and `kill -9`', async () => {
  const script = await bundled('test/helpers/serveSkirmish.ts');
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'delay-'));
  const delayMs = 3000;
  const first = await spawnServer(script, { DATA_DIR: data });
  const gathered = await gather(first.origin, 2, { delay: delayMs / 1000 });
  const { table, secret, host } = gathered;
  const began = Date.now();
  await begin(gathered);
  await play(gathered, 4, 5);
  const { rev } = host.state().view;
  await first.kill();
  for (const page of gathered.pages) page.leave();
  const second = await spawnServer(script, { DATA_DIR: data });
  const late = openPage(second.origin, { table, secret, watch: true });
  await late.is(connected);
  if (Date.now() < began + delayMs) expect(late.state().view.rev).toBe(0);
  await late.is(({ view }) => view.rev > 0, 'the first record', 10_000);
  expect(Date.now() - began).toBeGreaterThanOrEqual(delayMs);
  await late.is(({ view }) => view.rev >= rev, 'what was played before', 10_000);
  late.leave();
  await second.kill();
  fs.rmSync(data, { recursive: true, force: true });
});
