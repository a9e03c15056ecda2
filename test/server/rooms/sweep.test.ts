import pino from 'pino';
import { keepingOf, Sweeper } from '../../../server/rooms/sweep';
import { newTableDoc } from '../../../server/rooms/tableDoc';
import { memoryStore } from '../../../server/store/memoryStore';
import type { Shelf, Store } from '../../../server/store/store';
import { begin, gather, type Host, startTables, until } from '../../helpers/tables';

const DAY = 24 * 60 * 60_000;
const log = pino({ level: 'silent' });

/** A store with a clock that the test sets. */
const dated = () => {
  let time = 0;
  const store = memoryStore(() => time);
  const doc = (id: string, match: string) =>
    JSON.stringify({
      ...newTableDoc(id, 's', 'c', { game: '', options: {}, listed: false, time: {} }),
      match,
    });
  const sweeper = (awake: readonly string[] = []) =>
    new Sweeper(
      {
        house: { store, log },
        isAwake: (id) => awake.includes(id),
        whileGone: (_, work) => work(),
      },
      keepingOf(600_000, { tableDays: 30, matchDays: 100, matchMb: 1 }),
      () => time,
    );
  return { store, doc, sweeper, at: (now: number) => void (time = now) };
};
const keys = async (store: Store, shelf: Shelf): Promise<string[]> =>
  (await store.list(shelf)).map(({ key }) => key);

test('tables never played go soon, abandoned ones with their journal later; whoever is awake stays', async () => {
  const { store, doc, sweeper, at } = dated();
  for (const [id, match] of [
    ['empty', ''],
    ['awake', ''],
    ['played', 'm1'],
    ['broken', ''],
  ] as const)
    await store.write({
      do: 'add',
      shelf: 'table',
      key: id,
      text: id === 'broken' ? '{' : doc(id, match),
    });
  await store.write({ do: 'append', journal: 'm1', at: 0, text: 'header' });
  const sweeping = sweeper(['awake']);
  at(599_999);
  await sweeping.sweep();
  expect(await keys(store, 'table')).toEqual(['awake', 'broken', 'empty', 'played']);
  at(600_000);
  await sweeping.sweep();
  expect(await keys(store, 'table')).toEqual(['awake', 'broken', 'played']);
  at(30 * DAY - 1);
  await sweeping.sweep();
  expect((await store.lines('m1')).lines).toHaveLength(1);
  at(30 * DAY);
  await sweeping.sweep();
  expect(await keys(store, 'table')).toEqual(['awake']);
  expect((await store.lines('m1')).lines).toEqual([]);
});

test('a played table is read once and its name not remembered; one that was awake is looked at again, and so is all when the clock was set back', async () => {
  const { store, doc, at } = dated();
  for (const id of ['one', 'two', 'woken'])
    await store.write({ do: 'add', shelf: 'table', key: id, text: doc(id, id === 'woken' ? '' : 'm') });
  const read = jest.spyOn(store, 'get');
  let [time, awake] = [0, ['woken']];
  const house = { store, log };
  const sweeping = new Sweeper(
    { house, isAwake: (id) => awake.includes(id), whileGone: (_, work) => work() },
    keepingOf(600_000),
    () => time,
  );
  const readAt = async (now: number): Promise<readonly string[]> => {
    at((time = now));
    read.mockClear();
    await sweeping.sweep();
    return read.mock.calls.map(([, key]) => key).sort();
  };
  expect(await readAt(600_000)).toEqual(['one', 'two']);
  expect(await readAt(660_000)).toEqual([]);
  awake = [];
  expect(await readAt(720_000)).toEqual(['woken']);
  expect(await keys(store, 'table')).toEqual(['one', 'two']);
  expect(await readAt(700_000)).toEqual(['one', 'two']);
});

test('finished matches go by age, and the oldest first when they are too much together', async () => {
  const { store, sweeper, at } = dated();
  const text = 'x'.repeat(300 * 1024);
  for (const [day, key] of [
    [0, 'old'],
    [50, 'a'],
    [51, 'b'],
    [52, 'c'],
    [53, 'd'],
  ] as const) {
    at(day * DAY);
    await store.write({ do: 'put', shelf: 'match', key, text: key === 'old' ? 'x' : text });
    await store.write({ do: 'put', shelf: 'aside', key, text: 'x' });
  }
  at(101 * DAY);
  await sweeper().sweep();
  expect(await keys(store, 'match')).toEqual(['b', 'c', 'd']);
  expect(await keys(store, 'aside')).toEqual(['a', 'b', 'c', 'd']);
});

test('told to stop, it does not go through all that is left', async () => {
  const { store, doc, sweeper, at } = dated();
  for (let i = 0; i < 50; i++)
    await store.write({ do: 'add', shelf: 'table', key: `t${String(i)}`, text: doc(`t${String(i)}`, '') });
  at(700_000);
  const sweeping = sweeper();
  const swept = sweeping.sweep();
  await sweeping.stop();
  await swept;
  expect((await keys(store, 'table')).length).toBeGreaterThan(40);
});

describe('at a server', () => {
  let server: Host;
  afterEach(() => server.close());

  test('a table that is only opened sleeps within a minute, and is woken by its link', async () => {
    server = await startTables();
    const { host, pages, table } = await gather(server.origin, 2);
    const awake = server.tables.get(table)!;
    expect(server.tables.napMs(awake)).toBeLessThan(60_000);
    await begin({ host, pages, table, secret: '' });
    expect(server.tables.napMs(awake)).toBe(600_000);
    for (const page of pages) page.leave();
  });

  test('one that was never played goes after a restart too', async () => {
    const inner = memoryStore();
    const store: Store = { ...inner, close: () => Promise.resolve() };
    server = await startTables({ store });
    const { pages, table } = await gather(server.origin, 1);
    for (const page of pages) page.leave();
    await server.close();
    expect(await store.get('table', table)).toBeDefined();
    server = await startTables({ store, sleepMs: 100 });
    await until(() => server.tables.all.length === 0);
    for (let tries = 0; tries < 50 && (await store.get('table', table)) !== undefined; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await store.get('table', table)).toBeUndefined();
  });

  test('matches begun from one address are limited', async () => {
    server = await startTables({ starts: { burst: 1, perSecond: 0 } });
    const one = await gather(server.origin, 2);
    await begin(one);
    expect(await one.host.ask('end', {})).toMatchObject({ ok: true });
    expect(await one.host.ask('rematch', {})).toMatchObject({ ok: true });
    for (const page of one.pages) expect(await page.ready()).toMatchObject({ ok: true });
    expect(await one.host.ask('start', {})).toMatchObject({ ok: false, refusal: { code: 'tooFast' } });
    for (const page of one.pages) page.leave();
  });
});
