import { CLOSE } from '../../../shared/protocol';
import {
  answerOne,
  begin,
  connected,
  gather,
  type Host,
  openPage,
  type Page,
  playing,
  playOut,
  startTables,
  until,
} from '../../helpers/tables';

jest.setTimeout(60_000);

let server: Host;
beforeAll(async () => {
  server = await startTables({ graceSeconds: 0.3, openings: { burst: 100, perSecond: 100 } });
});
afterAll(() => server.close());

const open: Page[] = [];
const tracked = async (people: number, settings = {}) => {
  const gathered = await gather(server.origin, people, settings);
  open.push(...gathered.pages);
  return gathered;
};
const another = (table: string, secret: string | undefined, options = {}): Page => {
  const page = openPage(server.origin, { table, secret, ...options });
  open.push(page);
  return page;
};
/** Cuts the line without a word, as a dead network does. */
const drop = (page: Page): void => {
  const live = server.tables.all.find(({ id }) => id === tableOf(page));
  const { pages } = live!.port as unknown as { pages: Map<string, { ref: { terminate(): void } }> };
  pages.get(page.state().you)!.ref.terminate();
};
const tableOf = (page: Page): string => {
  const { link } = page.state();
  return link.type === 'connected' ? link.table : '';
};
const code = async (asked: ReturnType<Page['ask']>): Promise<string> => {
  const answered = await asked;
  return answered.ok ? 'ok' : answered.refusal.code;
};
afterEach(() => {
  for (const page of open.splice(0)) page.leave();
});

describe('lobby', () => {
  test('sit, move, stand; a taken seat is refused', async () => {
    const { host, pages, table } = await tracked(2);
    const [, guest] = pages as [Page, Page];
    expect(await code(guest.ask('sit', { seat: 0 }))).toBe('taken');
    expect(await code(guest.ask('sit', { seat: 3 }))).toBe('ok');
    await host.is(({ view }) => view.seats['3']?.person === 'p2' && view.seats['1'] === undefined);
    expect(guest.state().seat).toBe(3);
    expect(await code(guest.ask('sit', { seat: 5 }))).toBe('empty');
    expect(await code(guest.ask('stand', {}))).toBe('ok');
    expect(await code(guest.ask('stand', {}))).toBe('notSeated');
    expect(guest.state().seat).toBe(-1);
    expect(table).toMatch(/^\w{12}$/u);
  });

  test('bots with a level come and go; only the host may', async () => {
    const { host, pages } = await tracked(2);
    const [, guest] = pages as [Page, Page];
    expect(await code(guest.ask('bot', { seat: 2, level: 'heuristic' }))).toBe('notHost');
    expect(await code(host.ask('bot', { seat: 1, level: 'heuristic' }))).toBe('taken');
    expect(await code(host.ask('bot', { seat: 2, level: 'genius' }))).toBe('noSuchLevel');
    expect(await code(host.ask('bot', { seat: 2, level: 'random' }))).toBe('ok');
    await guest.is(({ view }) => view.seats['2']?.bot === true && view.seats['2'].level === 'random');
    expect(await code(host.ask('clear', { seat: 2 }))).toBe('ok');
    expect(await code(host.ask('clear', { seat: 2 }))).toBe('empty');
    expect(await code(host.ask('clear', { seat: 1 }))).toBe('taken');
  });

  test('options are checked by the game’s shape, and take readiness back', async () => {
    const { host, pages } = await tracked(2);
    expect(await code(host.ask('configure', { options: { hull: 99 } }))).toBe('malformed');
    await host.ready();
    expect(await code(host.ask('start', {}))).toBe('notReady');
    expect(await code(host.ask('configure', { options: { hull: 2, rounds: 1 } }))).toBe('ok');
    expect(host.state().view.seats['0']?.ready).toBe(false);
    expect(host.state().view.options).toEqual({ hull: 2, rounds: 1, start: 'first', calm: false });
    expect(await code(host.ask('configure', { game: 'ludo' }))).toBe('noSuchGame');
    expect(await code(pages[1]!.ask('configure', { listed: true }))).toBe('notHost');
    expect(await code(host.ask('configure', { options: { rounds: 9 } }))).toBe('ok');
    const crowd = [another(tableOf(host), host.state().secret)];
    await crowd[0]!.is(({ seat }) => seat === 2);
    for (const page of [...pages, ...crowd]) await page.ready();
    expect(await code(host.ask('start', {}))).toBe('tooLong');
  });

  test('a table without a game gets one: everybody joins again, seats and all', async () => {
    const host = openPage(server.origin, { open: {} });
    open.push(host);
    await host.is(connected);
    expect(await code(host.ask('bot', { seat: 1, level: 'heuristic' }))).toBe('noSuchGame');
    await host.ready();
    expect(await code(host.ask('start', {}))).toBe('noSuchGame');
    const chosen = host.ask('configure', { game: 'skirmish' });
    await host.is(
      ({ view, seat, link }) => view.game === 'skirmish' && seat === 0 && link.type === 'connected',
    );
    expect(await code(chosen)).toBe('ok');
    expect(await code(host.ask('bot', { seat: 1, level: 'heuristic' }))).toBe('ok');
  });

  test('seats close up at the start; too few are refused', async () => {
    const { host, pages } = await tracked(2);
    await pages[1]!.ask('sit', { seat: 3 });
    await begin({ host, pages, table: '', secret: '' });
    expect(pages[1]!.state().seat).toBe(1);
    const alone = await tracked(1);
    await alone.host.ready();
    expect(await code(alone.host.ask('start', {}))).toBe('badSeats');
  });
});

describe('coming back', () => {
  test('three drops in a row: the seat is held, the same person is back each time', async () => {
    const { host, pages } = await tracked(2);
    await begin({ host, pages, table: '', secret: '' });
    const [, guest] = pages as [Page, Page];
    for (let drops = 0; drops < 3; drops++) {
      drop(guest);
      await guest.is(({ link }) => link.type === 'lost');
      await guest.is((state) => connected(state) && state.seat === 1 && state.play?.view.viewer === 1);
    }
    await host.is(({ view }) => view.seats['1']?.connected === true && !view.seats['1'].bot);
    await playOut(pages, 3);
  });

  test('after the grace time a bot plays; the owner takes over at once', async () => {
    const { host, pages, table, secret } = await tracked(2);
    await begin({ host, pages, table, secret });
    const [, guest] = pages as [Page, Page];
    guest.leave();
    await host.is(({ view }) => view.seats['1']?.bot === true, 'a stand-in');
    const before = host.state().view.seq;
    while (host.state().view.seq < before + 4) {
      await answerOne(host, ([move]) => move!);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const back = another(table, undefined, { identity: guest.identity });
    await back.is((state) => playing(state) && state.seat === 1);
    await host.is(({ view }) => view.seats['1']?.bot === false && view.seats['1'].connected);
    await playOut([host, back], 4);
  });

  test('two tabs with one identity: the newer goes on, the older is told', async () => {
    const { host, table, secret } = await tracked(1);
    const tab = another(table, secret, { identity: host.identity });
    await tab.is((state) => connected(state) && state.seat === 0);
    await host.is(({ link }) => link.type === 'elsewhere');
    expect(Object.keys(tab.state().view.people)).toEqual(['p1']);
    expect(tab.state().view.host).toBe('p1');
    host.rejoin();
    await host.is(connected);
    await tab.is(({ link }) => link.type === 'elsewhere');
  });

  test('an identity known at another table is a stranger here', async () => {
    const one = await tracked(2);
    const two = await tracked(1);
    await begin(one);
    const visitor = another(two.table, two.secret, { identity: one.pages[1]!.identity });
    await visitor.is((state) => connected(state) && state.you === 'p2' && state.seat === 1);
    const uninvited = another(one.table, undefined, { identity: two.host.identity });
    await uninvited.is(({ link }) => link.type === 'refused');
    expect(one.pages[1]!.state().link.type).toBe('connected');
  });

  test('another device by one-time code; it works once', async () => {
    const { host, pages, table, secret } = await tracked(2);
    await begin({ host, pages, table, secret });
    const [, guest] = pages as [Page, Page];
    await guest.ask('device', {});
    await until(() => guest.news.some(({ type }) => type === 'device'), 'a code');
    const given = guest.news.find((item) => item.type === 'device');
    const use = (identity: string) =>
      fetch(`${server.origin}/api/codes`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ code: given?.type === 'device' ? given.code.toLowerCase() : '', identity }),
      });
    const phone = 'feedc0de'.repeat(4);
    expect(await (await use(phone)).json()).toEqual({ table });
    expect((await use('deadbeef'.repeat(4))).status).toBe(404);
    const device = another(table, undefined, { identity: phone });
    await device.is((state) => playing(state) && state.seat === 1 && state.you === 'p2');
    await guest.is(({ link }) => link.type === 'elsewhere');
    // A device that is somebody else at this table already does not become two people.
    await host.ask('device', {});
    await until(() => host.news.some(({ type }) => type === 'device'), 'a code');
    const other = host.news.find((item) => item.type === 'device');
    const body = JSON.stringify({ code: other?.type === 'device' ? other.code : '', identity: phone });
    const refused = await fetch(`${server.origin}/api/codes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(refused.status).toBe(404);
  });

  test('a returning page gets what it missed, event for event', async () => {
    const { host, pages } = await tracked(2);
    await begin({ host, pages, table: '', secret: '' });
    const [, guest] = pages as [Page, Page];
    const watcher = another(tableOf(host), host.state().secret, { watch: true });
    await watcher.is(playing);
    const told = (page: Page) =>
      page.news.flatMap((item) =>
        item.type === 'told' ? [`${String(item.rev)} ${JSON.stringify(item.events)}`] : [],
      );
    for (let moves = 0; moves < 6; moves++) {
      await answerOne(moves % 2 === 0 ? host : guest, (list) => list[list.length - 1]!);
      if (moves === 2) drop(watcher);
    }
    await watcher.is(({ play }) => play?.rev === host.state().view.rev, 'all of it');
    const revs = told(watcher).map((line) => Number(line.split(' ')[0]));
    expect(revs).toEqual([...new Set(revs)].sort((a, b) => a - b));
    expect(watcher.news.filter(({ type }) => type === 'snap').length).toBeLessThanOrEqual(2);
  });
});

describe('the host', () => {
  test('leaves: the next player is host; drops: after the grace time', async () => {
    const { host, pages } = await tracked(3);
    const [, second, third] = pages as [Page, Page, Page];
    host.leave();
    await second.is(({ view, you }) => view.host === you && view.seats['0'] === undefined);
    drop(second);
    await third.is(({ view }) => view.host === 'p2');
    await second.is(connected);
    expect(third.state().view.host).toBe('p2');
    second.leave();
    await third.is(({ view, you, code }) => view.host === you && code.length === 5);
  });

  test('removes somebody for good: closed, banned, and the link has changed', async () => {
    const { host, pages, table, secret } = await tracked(2);
    const [, guest] = pages as [Page, Page];
    expect(await code(guest.ask('remove', { person: 'p1' }))).toBe('notHost');
    expect(await code(host.ask('remove', { person: 'p1' }))).toBe('taken');
    expect(await code(host.ask('remove', { person: 'p9' }))).toBe('noSuchPerson');
    expect(await code(host.ask('remove', { person: 'p2' }))).toBe('ok');
    await guest.is(({ link }) => link.type === 'refused');
    await host.is(({ secret: now }) => now !== secret && now.length === 32);
    const again = another(table, host.state().secret, { identity: guest.identity });
    await again.is(({ link }) => link.type === 'refused');
    const old = another(table, secret);
    await old.is(({ link }) => link.type === 'refused');
    expect(CLOSE.forbidden).toBe(4403);
  });

  test('mutes: what is said reaches nobody, until it is taken back', async () => {
    const { host, pages } = await tracked(2);
    const [, guest] = pages as [Page, Page];
    await host.ask('mute', { person: 'p2', on: true });
    expect(await code(guest.ask('say', { text: 'hello' }))).toBe('muted');
    await host.ask('mute', { person: 'p2', on: false });
    expect(await code(guest.ask('say', { text: ' <b>he\u202Ello</b>\n there ' }))).toBe('ok');
    await until(() => host.news.some(({ type }) => type === 'said'), 'chat');
    expect(host.news.find(({ type }) => type === 'said')).toEqual({
      type: 'said',
      person: 'p2',
      text: '<b>hello</b> there',
    });
    expect(await code(guest.ask('say', { text: '\u202E\u200B' }))).toBe('malformed');
    expect(await code(host.ask('promote', { person: 'p2' }))).toBe('ok');
    await guest.is(({ view }) => view.host === 'p2');
  });

  test('gives a dropped seat to a bot, never one whose person is here', async () => {
    const { host, pages, table, secret } = await tracked(2);
    await begin({ host, pages, table, secret });
    const [, guest] = pages as [Page, Page];
    expect(await code(host.ask('bot', { seat: 1, level: 'random' }))).toBe('taken');
    guest.leave();
    await host.is(({ view }) => view.seats['1']?.connected === false);
    expect(await code(host.ask('bot', { seat: 1, level: 'random' }))).toBe('ok');
    expect(host.state().view.seats['1']).toMatchObject({ bot: true, level: 'random', person: 'p2' });
  });

  test('gives a seat to somebody who stands and knows no other hand; refused otherwise', async () => {
    const { host, pages, table, secret } = await tracked(3);
    const [, guest, third] = pages as [Page, Page, Page];
    expect(await code(host.ask('give', { seat: 1, person: 'p2' }))).toBe('notNow');
    await begin({ host, pages, table, secret });
    const watcher = another(table, secret, { watch: true });
    await watcher.is(playing);
    const { you } = watcher.state();
    expect(await code(guest.ask('give', { seat: 1, person: you }))).toBe('notHost');
    expect(await code(host.ask('give', { seat: 1, person: you }))).toBe('taken');
    expect(await code(host.ask('give', { seat: 1, person: 'p9' }))).toBe('noSuchPerson');
    expect(await code(host.ask('give', { seat: 4, person: you }))).toBe('empty');
    await guest.ask('stand', {});
    await third.ask('stand', {});
    expect(await code(host.ask('give', { seat: 1, person: 'p3' }))).toBe('hasSeen');
    expect(await code(host.ask('give', { seat: 1, person: 'p1' }))).toBe('taken');
    expect(await code(host.ask('give', { seat: 1, person: you }))).toBe('ok');
    await watcher.is(({ seat, play }) => seat === 1 && play?.view.priv !== undefined);
    watcher.leave();
    await host.is(({ view }) => view.seats['1']?.connected === false);
    // Its owner is gone; the one who had it before has seen no other.
    expect(await code(host.ask('give', { seat: 1, person: 'p2' }))).toBe('ok');
    await guest.is(({ seat }) => seat === 1);
  });
});

test('pointing at a place: all who are here see it, not too often, not when muted, only in a match', async () => {
  const { host, pages, table, secret } = await tracked(2);
  const [, guest] = pages as [Page, Page];
  expect(await code(guest.ask('ping', { landmark: 'captain-0' }))).toBe('notNow');
  await begin({ host, pages, table, secret });
  const watcher = another(table, secret, { watch: true });
  await watcher.is(playing);
  expect(await code(guest.ask('ping', { landmark: 'a place <b>' }))).toBe('malformed');
  expect(await code(guest.ask('ping', { landmark: 'x'.repeat(41) }))).toBe('malformed');
  expect(await code(guest.ask('ping', { landmark: 'captain-0' }))).toBe('ok');
  for (const page of [host, guest, watcher])
    await until(() => page.news.some(({ type }) => type === 'pinged'), 'the ping');
  expect(watcher.news.find(({ type }) => type === 'pinged')).toEqual({
    type: 'pinged',
    person: 'p2',
    landmark: 'captain-0',
  });
  const codes: string[] = [];
  for (let i = 0; i < 4; i++) codes.push(await code(guest.ask('ping', { landmark: 'captain-1' })));
  expect(codes).toEqual(['ok', 'ok', 'tooFast', 'tooFast']);
  expect(await code(watcher.ask('ping', { landmark: 'captain-1' }))).toBe('ok');
  await host.ask('mute', { person: 'p2', on: true });
  expect(await code(guest.ask('ping', { landmark: 'captain-0' }))).toBe('muted');
});

describe('a seat in a running match', () => {
  test('passes by its owner’s wish, even to somebody who has had a seat', async () => {
    const gathered = await tracked(3);
    await begin(gathered);
    const [host, second, third] = gathered.pages as [Page, Page, Page];
    await third.ask('stand', {});
    expect(await code(third.ask('sit', { seat: 1 }))).toBe('taken');
    expect(await code(second.ask('offer', { to: 'p9' }))).toBe('noSuchPerson');
    expect(await code(second.ask('offer', { to: 'p3' }))).toBe('ok');
    expect(await code(third.ask('sit', { seat: 1 }))).toBe('ok');
    await second.is(({ seat, play }) => seat === -1 && play?.view.viewer === 'spectator');
    await third.is(({ seat, play }) => seat === 1 && play?.view.viewer === 1);
    expect(second.state().play?.view.priv).toBeUndefined();
    expect(await code(host.ask('sit', { seat: 2 }))).toBe('taken');
  });

  test('without an owner goes to a newcomer, not to one who has had another seat’s view', async () => {
    const gathered = await tracked(3);
    await begin(gathered);
    const [, second, third] = gathered.pages as [Page, Page, Page];
    await third.ask('stand', {});
    await second.ask('stand', {});
    expect(await code(second.ask('sit', { seat: 2 }))).toBe('hasSeen');
    expect(await code(second.ask('sit', { seat: 1 }))).toBe('ok');
    const newcomer = another(gathered.table, gathered.secret, { watch: true });
    await newcomer.is(playing);
    expect(newcomer.state().play?.view.viewer).toBe('spectator');
    expect(await code(newcomer.ask('sit', { seat: 2 }))).toBe('ok');
    await newcomer.is(({ play }) => play?.view.viewer === 2 && play.view.priv !== undefined);
  });
});

test('rematch with the same people; spectators at any time; the old match stays to be seen', async () => {
  const gathered = await tracked(2, { options: { rounds: 1 } });
  const { host, pages, table, secret } = gathered;
  await begin(gathered);
  expect(await code(host.ask('rematch', {}))).toBe('notNow');
  await playOut(pages, 5);
  const first = host.state().view.match;
  const rev = host.state().view.rev;
  const late = another(table, secret, { watch: true });
  await late.is(({ view, play }) => view.stage === 'over' && play !== undefined);
  expect(await code(pages[1]!.ask('rematch', {}))).toBe('notHost');
  expect(await code(host.ask('rematch', {}))).toBe('ok');
  await begin(gathered);
  expect(host.state().view.match).not.toBe(first);
  expect(host.state().view.rev).toBeGreaterThan(rev);
  expect((await fetch(`${server.origin}/api/matches/${first}`)).status).toBe(200);
  expect((await fetch(`${server.origin}/api/matches/${host.state().view.match}`)).status).toBe(409);
  await playOut(pages, 6);
});
