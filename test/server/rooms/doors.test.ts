import { pino } from 'pino';
import { Client } from 'colyseus.js';
import { CLOSE, PROTOCOL, REQUEST_NAMES } from '../../../shared/protocol';
import { fastRng } from '../../../shared/engine/rng';
import {
  answerOne,
  begin,
  connected,
  gather,
  type Host,
  identityOf,
  openPage,
  type Page,
  playOut,
  startTables,
  until,
} from '../../helpers/tables';
import { joinWire } from '../../helpers/wire';

jest.setTimeout(120_000);

const said: string[] = [];
let server: Host;
const open: Page[] = [];
beforeAll(async () => {
  // The client library complains on the console about everything that is done to it here.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const log = pino({ level: 'trace' }, { write: (line: string) => void said.push(line) });
  server = await startTables({ log, guesses: { burst: 30, perSecond: 0 } });
});
afterEach(() => {
  for (const page of open.splice(0)) page.leave();
});
afterAll(() => server.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const keep = async (gathered: ReturnType<typeof gather>) => {
  const made = await gathered;
  open.push(...made.pages);
  return made;
};

describe('coming in', () => {
  test('a private table needs its secret; a listed one does not, and is in the lobby', async () => {
    const secret = await keep(gather(server.origin, 1));
    const stranger = openPage(server.origin, { table: secret.table });
    await stranger.is(({ link }) => link.type === 'refused');
    const guesser = openPage(server.origin, { table: secret.table, secret: 'ab'.repeat(16) });
    await guesser.is(({ link }) => link.type === 'refused');
    const listed = await keep(gather(server.origin, 2, { listed: true }));
    const visitor = openPage(server.origin, { table: listed.table });
    open.push(visitor);
    await visitor.is(connected);
    const { tables } = await (await fetch(`${server.origin}/api/tables`)).json();
    expect(tables).toContainEqual({
      table: listed.table,
      game: 'skirmish',
      stage: 'lobby',
      seats: 4,
      taken: 3,
      watching: 0,
      host: 'Player 1',
    });
    expect(JSON.stringify(tables)).not.toContain(secret.table);
  });

  test('a short code only knocks: the host sees who, and admits or declines', async () => {
    const { host, table } = await keep(gather(server.origin, 1));
    const { code } = host.state();
    expect(code).toMatch(/^[A-Z2-9]{5}$/u);
    const [spock, bones] = [identityOf(0x51), identityOf(0x52)];
    const knock = async (identity: string, name: string) =>
      (await (await post('/api/codes', { code: code.toLowerCase(), identity, name })).json()).knock as string;
    const stands = async (id: string, identity: string) =>
      (await post('/api/knocks', { knock: id, identity })).json();
    const first = await knock(spock, 'Spock\u202E');
    const second = await knock(bones, 'Bones');
    await until(() => host.news.filter(({ type }) => type === 'knocked').length === 2, 'knocks');
    expect(host.news).toContainEqual({ type: 'knocked', knock: first, name: 'Spock' });
    expect(await stands(first, spock)).toEqual({ state: 'waiting' });
    expect(await stands(first, bones)).toEqual({ state: 'gone' });
    await host.ask('admit', { knock: first, yes: true });
    await host.ask('admit', { knock: second, yes: false });
    expect(await host.ask('admit', { knock: second, yes: true })).toMatchObject({ ok: false });
    expect(await stands(first, spock)).toEqual({ state: 'admitted', table });
    expect(await stands(second, bones)).toEqual({ state: 'declined' });
    const admitted = openPage(server.origin, { table, identity: spock, name: 'Spock' });
    open.push(admitted);
    await admitted.is((state) => connected(state) && state.seat === 1);
    const declined = openPage(server.origin, { table, identity: bones });
    await declined.is(({ link }) => link.type === 'refused');
  });

  test('a ticket for one table does not open another', async () => {
    const [one, two] = [await keep(gather(server.origin, 1)), await keep(gather(server.origin, 1))];
    const join = {
      protocol: PROTOCOL,
      build: 'test',
      table: one.table,
      secret: one.secret,
      identity: identityOf(0x99),
    };
    await expect(new Client(server.origin).joinById(two.table, join)).rejects.toThrow();
    expect(two.host.state().link.type).toBe('connected');
    expect(Object.keys(two.host.state().view.people)).toEqual(['p1']);
  });

  test.each([
    ['no options', {}, CLOSE.malformed],
    ['another protocol', { protocol: 1, build: 'x' }, CLOSE.outdated],
    [
      'an identity that is none',
      { protocol: PROTOCOL, build: 'x', table: 'abcdef', identity: 'me' },
      CLOSE.malformed,
    ],
  ])('%s: refused with its code', async (_, options, code) => {
    const { table } = await keep(gather(server.origin, 1));
    await expect(new Client(server.origin).joinById(table, options)).rejects.toMatchObject({ code });
  });

  test.each(['create', 'joinOrCreate', 'join', 'reconnect'])('the matchmaker does not %s', async (method) => {
    const answer = await (await post(`/matchmake/${method}/table`, {})).json();
    expect(answer.error).toContain('invalid method');
  });

  test('pages of other sites are turned away everywhere', async () => {
    const origin = 'https://evil.example';
    expect((await post('/api/tables', {}, { Origin: origin })).status).toBe(403);
    expect((await post('/matchmake/joinById/x', {}, { Origin: origin })).status).toBe(403);
  });

  test('the games on offer, with their options as a form and the levels of their bots', async () => {
    const { games } = await (await fetch(`${server.origin}/api/games`)).json();
    expect(games).toMatchObject([
      {
        id: 'skirmish',
        title: 'Skirmish',
        seats: { min: 2, max: 4 },
        levels: ['heuristic', 'search', 'random'],
      },
    ]);
    expect(games[0].fields[0]).toMatchObject({ name: 'hull', kind: 'number', min: 1, max: 9, initial: 4 });
  });

  test.each([
    ['/api/tables', '{"game":"ludo"}', 400],
    ['/api/tables', '{"game":"skirmish","options":{"hull":"x"}}', 400],
    ['/api/tables', '{"games":1}', 400],
    ['/api/tables', '{', 400],
    ['/api/tables', '"x"', 400],
    ['/api/tables', JSON.stringify({ options: { x: 'y'.repeat(20_000) } }), 413],
    ['/api/tables/nosuchtable/wake', '{}', 400],
    ['/api/tables/nosuchtable/wake', JSON.stringify({ identity: identityOf(1) }), 404],
    ['/api/codes', '{"code":"BCDFG"}', 400],
    ['/api/codes', JSON.stringify({ code: 'BCDFG', identity: identityOf(1) }), 404],
    ['/api/knocks', '{}', 400],
  ])('POST %s %s: %i', async (path, body, status) => {
    expect((await post(path, body)).status).toBe(status);
  });
});

test('ten thousand malformed, oversized, repeated, out-of-turn frames change nothing and kill nothing (seed 21)', async () => {
  const rng = fastRng(21);
  const gathered = await keep(gather(server.origin, 2));
  await begin(gathered);
  await answerOne(gathered.host, () => ({ type: 'place', spot: 3 }) as never);
  const live = server.tables.get(gathered.table)!;
  const before = [JSON.stringify(live.match!.state), live.rev, live.doc.host] as const;
  const bytes = (most: number): Uint8Array =>
    Uint8Array.from({ length: rng.below(most) + 1 }, () => rng.below(256));
  const text = (word: string): number[] => [0xa0 + word.length, ...Buffer.from(word)];
  const frame = (): Uint8Array => {
    switch (rng.below(6)) {
      case 0:
        // 12 is leaving by one's own wish, which is nothing malformed.
        return bytes(60).map((byte, at) => (at === 0 && byte === 12 ? 11 : byte));
      case 1:
        return Uint8Array.from([13, ...text(rng.pick(REQUEST_NAMES)), ...bytes(40)]);
      case 2:
        return Uint8Array.from([13, 0xdb, 255, 255, 255, 255, ...bytes(8)]);
      case 3:
        return Uint8Array.from([rng.pick([10, 12 + 100, 14, 15, 16, 17]), ...bytes(20)]);
      case 4:
        return Uint8Array.from([13, ...text('constructor'), 0x80]);
      default:
        return Uint8Array.from([13, ...text('move'), 0x81, ...text('request'), 0xc3]);
    }
  };
  const wrong = (): [string, object] =>
    rng.pick([
      ['move', { request: 5, ask: 1, move: { type: 'place', spot: 9 } }],
      [
        'move',
        {
          request: rng.below(1e6),
          ask: rng.below(50),
          move: { type: 'attack', target: rng.below(9), charge: rng.below(20) },
        },
      ],
      ['move', { request: rng.below(1e6), ask: rng.below(50), move: { type: 'callTime' } }],
      ['undo', { request: rng.below(1e6), seq: rng.below(9) }],
      ['start', { request: rng.below(1e6) }],
      ['configure', { request: rng.below(1e6), game: '__proto__' }],
      ['remove', { request: rng.below(1e6), person: 'p1' }],
      ['sit', { request: -1, seat: 1e9 }],
      ['say', { request: rng.below(1e6), text: '' }],
      ['nosuch', {}],
    ]);
  let sent = 0;
  for (let who = 0; sent < 10_000; who++) {
    // A page that is thrown out comes again, as somebody else or as the one who sits in turn.
    const identity = who % 3 === 0 ? gathered.pages[1]!.identity : identityOf(0xbad000 + who);
    const wire = await joinWire(server.origin, {
      table: gathered.table,
      secret: gathered.secret,
      identity,
      watch: true,
    });
    for (let i = 0; i < 260 && wire.room.connection.isOpen; i++, sent++) {
      if (rng.below(3) === 0) wire.room.send(...wrong());
      else if (rng.below(300) === 0) wire.raw(new Uint8Array(40_000));
      else wire.raw(frame());
      if (i % 40 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    if (wire.room.connection.isOpen) wire.room.connection.close();
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(server.tables.get(gathered.table)).toBe(live);
  expect([JSON.stringify(live.match!.state), live.rev, live.doc.host]).toEqual(before);
  const guest = openPage(server.origin, { table: gathered.table, identity: gathered.pages[1]!.identity });
  open.push(guest);
  await guest.is((state) => connected(state) && state.seat === 1 && state.play !== undefined);
  expect((await fetch(`${server.origin}/health`)).status).toBe(200);
  await playOut([gathered.host, guest], 22);
});

test('a page that floods is told to slow down, then closed; the others do not notice', async () => {
  const { table, secret, host } = await keep(gather(server.origin, 2));
  const wire = await joinWire(server.origin, { table, secret, identity: identityOf(0xf100d), watch: true });
  const answers: string[] = [];
  wire.room.onMessage('refused', ({ code }: { code: string }) => void answers.push(code));
  const closed = new Promise<number>((resolve) => wire.room.onLeave(resolve));
  for (let i = 0; i < 600; i++) wire.room.send('say', { request: i, text: `spam ${String(i)}` });
  expect(await closed).toBe(CLOSE.tooMany);
  expect(answers).toContain('tooFast');
  expect(host.news.filter(({ type }) => type === 'said').length).toBeLessThan(100);
  expect(host.state().link.type).toBe('connected');
});

test('guessing is throttled: codes, secrets, sleeping tables', async () => {
  const { table } = await keep(gather(server.origin, 1));
  let status = 0;
  for (let tries = 0; tries < 40 && status !== 429; tries++) {
    ({ status } = await post('/api/codes', { code: 'ZZZZZ', identity: identityOf(tries) }));
  }
  expect(status).toBe(429);
  expect((await post('/api/tables/nosuchtable/wake', { identity: identityOf(1) })).status).toBe(429);
  const join = { protocol: PROTOCOL, build: 'x', table, identity: identityOf(2), secret: '00'.repeat(16) };
  await expect(new Client(server.origin).joinById(table, join)).rejects.toMatchObject({
    code: CLOSE.tooMany,
  });
});

test('the logs of all this hold no secret', async () => {
  const gathered = await gather(server.origin, 2);
  await begin(gathered);
  const live = server.tables.get(gathered.table)!;
  const { seed } = live.match!.charter;
  const secrets = [
    seed,
    live.match!.state.rng.key,
    gathered.secret,
    live.doc.code,
    ...gathered.pages.map(({ identity }) => identity),
  ];
  await playOut(gathered.pages, 23);
  for (const page of gathered.pages) page.leave();
  const all = said.join('');
  expect(all.length).toBeGreaterThan(100);
  for (const secret of secrets) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/blade-|ambush-/u);
});
