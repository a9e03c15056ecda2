import * as v from 'valibot';
import { Gathering } from '../../../server/rooms/presence';
import { HERE } from '../../../shared/protocol';
import { type Presence, PresenceText, readPresence, writePresence } from '../../../shared/presence';
import {
  gather,
  type Gathered,
  type Host,
  identityOf,
  openPage,
  startTables,
  until,
} from '../../helpers/tables';
import { joinWire, readFrame, type Wire } from '../../helpers/wire';

jest.setTimeout(20_000);

const WHOLE: Presence = {
  head: { at: [0.1, 1.25, -1.4], turn: [0.2, -0.5, 3.1] },
  left: [-0.3, 0.9, -1],
  right: [0.3, 0.9, -1],
  target: [0.5, 0.78, 0.5],
};

const near = (a: readonly number[], b: readonly number[]): void =>
  a.forEach((value, at) => expect(Math.abs(value - b[at]!)).toBeLessThan(0.0011));

describe('in letters', () => {
  test('somebody in a headset is 31 letters and is read again to a millimetre', () => {
    const text = writePresence(WHOLE);
    expect(text).toHaveLength(31);
    expect(v.is(PresenceText, text)).toBe(true);
    const read = readPresence(text)!;
    near(read.head!.at, WHOLE.head!.at);
    near(read.head!.turn, WHOLE.head!.turn);
    for (const part of ['left', 'right', 'target'] as const) near(read[part]!, WHOLE[part]!);
  });

  test.each<[string, Presence, number]>([
    ['nobody', {}, 1],
    ['a mouse', { target: [0, 0.78, 0] }, 7],
    ['a head alone', { head: WHOLE.head! }, 13],
    ['one hand', { right: [1, 1, 1] }, 7],
  ])('%s', (_name, presence, letters) => {
    const text = writePresence(presence);
    expect(text).toHaveLength(letters);
    expect(Object.keys(readPresence(text)!)).toEqual(Object.keys(presence));
  });

  test('what is too far away is at the edge of what can be said', () => {
    near(readPresence(writePresence({ left: [99, -99, Infinity] }))!.left!, [4, -4, 4]);
  });

  test.each(['', 'Q', 'B', 'BAAAAAA', 'AAAAAAA', 'PAAAAAA', 'Iää', 'I AAAAA', 'I'.repeat(400)])(
    'not a presence: %j',
    (text) => expect(v.is(PresenceText, text) && readPresence(text) !== undefined).toBe(false),
  );
});

test('a process that is late has better things to do: nobody is told, and the next are told again', async () => {
  const told: [string, string][][] = [];
  const gathering = new Gathering((people) => told.push(people));
  const wait = (ms: number): Promise<void> => new Promise((passed) => setTimeout(passed, ms));
  gathering.note('p1', 'A');
  for (const busy = performance.now() + 250; performance.now() < busy;);
  await wait(20);
  expect(told).toEqual([]);
  gathering.note('p1', 'B');
  gathering.note('p2', 'C');
  gathering.note('p1', 'D');
  gathering.forget('p2');
  await until(() => told.length > 0, 'the next');
  expect(told).toEqual([[['p1', 'D']]]);
  gathering.note('p1', 'E');
  gathering.close();
  await wait(150);
  expect(told).toHaveLength(1);
});

describe('at a table', () => {
  let server: Host;
  let table: Gathered;
  let wire: Wire;
  const AT = writePresence(WHOLE);
  beforeAll(async () => {
    server = await startTables();
    table = await gather(server.origin, 2);
    wire = await joinWire(server.origin, {
      table: table.table,
      secret: table.secret,
      identity: identityOf(0xfeed),
    });
  });
  afterAll(async () => {
    await wire.leave();
    for (const page of table.pages) page.leave();
    await server.close();
  });
  const there = () =>
    wire
      .frames()
      .map(readFrame)
      .filter(({ name }) => name === 'there');
  const people = () => there().flatMap(({ message }) => (message as { people: [string, string][] }).people);

  test('two who sit are told to everybody in one frame, at most 60 bytes for each of them', async () => {
    for (const page of table.pages) page.here(AT);
    await until(() => people().length >= 2, 'both of them');
    const frame = there().find(({ message }) => (message as { people: unknown[] }).people.length === 2)!;
    expect(frame.bytes.length / 2).toBeLessThanOrEqual(60);
    expect(people()[0]).toEqual([table.host.state().you, AT]);
    await until(() => table.host.news.some(({ type }) => type === 'there'), 'the news');
  });

  test('the newest alone counts, ten times a second at most', async () => {
    const before = there().length;
    const began = Date.now();
    for (let i = 0; i < 15; i++) table.host.here(writePresence({ target: [i / 10, 0.78, 0] }));
    const last = writePresence({ target: [1.4, 0.78, 0] });
    await until(() => people().some(([, at]) => at === last), 'the last one');
    expect(there().length - before).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - began) / 100));
  });

  test('a flood is left out without a word, and the page plays on', async () => {
    const refused = table.host.news.filter(({ type }) => type === 'refused').length;
    for (let i = 0; i < 120; i++) table.host.here(AT);
    expect(await table.host.ask('say', { text: 'still here' })).toMatchObject({ ok: true });
    expect(table.host.news.filter(({ type }) => type === 'refused')).toHaveLength(refused);
    expect(table.host.state().link.type).toBe('connected');
  });

  test('who goes on flooding is shut out; the others see nothing of it', async () => {
    const flood = openPage(server.origin, { table: table.table, secret: table.secret });
    await flood.is((state) => state.link.type === 'connected' && state.you !== '');
    for (let i = 0; i < 600; i++) flood.here(AT);
    await flood.is((state) => state.link.type !== 'connected', 'being shut out', 10_000);
    flood.leave();
    expect(await table.host.ask('say', { text: 'well' })).toMatchObject({ ok: true });
  });

  test.each<[string, object]>([
    ['another shape', { at: 5 }],
    ['letters that are none', { at: 'Ixxxxx!' }],
    ['too much', { at: AT, more: 1 }],
    ['nothing', {}],
  ])('%s is left out', async (_name, message) => {
    const before = people().length;
    wire.room.send(HERE, message);
    expect(await wire.ask('say', { text: 'and on' })).toMatchObject({ request: expect.any(Number) });
    await new Promise((passed) => setTimeout(passed, 150));
    expect(
      people()
        .slice(before)
        .filter(([person]) => person === wire.welcome().you),
    ).toEqual([]);
  });

  test('whoever only looks on is not seen', async () => {
    await wire.ask('stand', {});
    const before = people().length;
    wire.room.send(HERE, { at: AT });
    table.pages[1]!.here(writePresence({ right: [1, 1, 1] }));
    await until(() => people().length > before, 'the one who sits');
    expect(
      people()
        .slice(before)
        .map(([person]) => person),
    ).not.toContain(wire.welcome().you);
  });
});
