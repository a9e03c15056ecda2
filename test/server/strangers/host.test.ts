import { cleanText } from '../../../server/rooms/clean';
import { Doors } from '../../../server/rooms/doors';
import { bucket } from '../../../server/rooms/limits';
import {
  answerOne,
  begin,
  connected,
  gather,
  GAMES_HERE,
  type Host,
  openPage,
  type Page,
  playing,
  repeatable,
  startTables,
  until,
} from '../../helpers/tables';
import { GAMES } from '../../../shared/games';

jest.setTimeout(30_000);

const games = { ...GAMES_HERE, risk: GAMES.risk };
let server: Host;
const open: Page[] = [];
beforeAll(async () => {
  server = await startTables({
    graceSeconds: 0.2,
    botDelayMs: 60_000,
    unasked: { burst: 3, perSecond: 0 },
    mostRecords: 20,
    games,
  });
});
afterEach(() => {
  for (const page of open.splice(0)) page.leave();
});
afterAll(() => server.close());

const table = async (people: number, settings = {}) => {
  const gathered = await gather(server.origin, people, settings, { games });
  open.push(...gathered.pages);
  return gathered;
};
const visit = async (at: string, secret: string, options = {}): Promise<Page> => {
  const page = openPage(server.origin, { table: at, secret, games, ...options });
  open.push(page);
  await page.is(connected);
  return page;
};
const code = async (asked: ReturnType<Page['ask']>): Promise<string> => {
  const answered = await asked;
  return answered.ok ? 'ok' : answered.refusal.code;
};
describe('whose table it is', () => {
  test('a stranger is not the host of a running match whose people dropped, not even in a bot’s seat', async () => {
    const gathered = await table(2, { listed: true });
    await gathered.host.ask('bot', { seat: 2, level: 'random' });
    await begin(gathered);
    const live = server.tables.get(gathered.table)!;
    const stranger = await visit(gathered.table, gathered.secret);
    for (const page of gathered.pages) page.leave();
    await until(() => live.presentCount === 1, 'its people to be gone');
    await until(() => live.doc.chairs.slice(0, 2).every(({ standIn }) => standIn), 'bots to play for them');
    expect(await code(stranger.ask('sit', { seat: 2 }))).toBe('ok');
    const late = await visit(gathered.table, gathered.secret);
    expect(['p1', 'p2']).toContain(live.doc.host);
    for (const page of [stranger, late]) {
      expect(await code(page.ask('end', {}))).toBe('notHost');
      expect(await code(page.ask('remove', { person: 'p1' }))).toBe('notHost');
      expect(page.state().code).toBe('');
    }
    // Somebody whose match it is takes over when they are back.
    const back = await visit(gathered.table, gathered.secret, { identity: gathered.pages[1]!.identity });
    expect(live.doc.host).toBe(back.state().you);
  });

  test('a host who had no seat ends nothing and sends nobody away; alone with bots they may', async () => {
    const gathered = await table(2);
    const { host, pages } = gathered;
    const watcher = await visit(gathered.table, gathered.secret, { watch: true });
    await begin(gathered);
    expect(await code(host.ask('promote', { person: watcher.state().you }))).toBe('ok');
    expect(await code(watcher.ask('end', {}))).toBe('notSeated');
    expect(await code(watcher.ask('remove', { person: pages[1]!.state().you }))).toBe('notSeated');
    expect(await code(watcher.ask('promote', { person: host.state().you }))).toBe('ok');
    expect(await code(host.ask('end', {}))).toBe('ok');
    const alone = await table(1);
    await alone.host.ask('stand', {});
    for (const seat of [0, 1]) await alone.host.ask('bot', { seat, level: 'random' });
    expect(await code(alone.host.ask('start', {}))).toBe('ok');
    await alone.host.is(playing);
    expect(['ok', 'notNow']).toContain(await code(alone.host.ask('end', {})));
  });
});

describe('names', () => {
  test.each([
    '\u200D',
    '\u200D\u200D \u200D',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\u2800',
    '\uFE0F',
    '\u034F',
    '\u0301',
    '\u17B5',
  ])('%j cannot be seen, and is none', (name) => {
    expect(cleanText(name, 24)).toBe('');
  });
  test.each(['👩‍🚀', '❤️', 'é', 'x\u200D', 'ㄱ'])('%j can', (name) => {
    expect(cleanText(name, 24)).toBe(name);
  });

  test('an unseen name is refused, and one who is muted says nothing by their name', async () => {
    const { host, pages } = await table(2);
    expect(await code(pages[1]!.ask('rename', { name: '\u200D\u3164' }))).toBe('malformed');
    await host.ask('mute', { person: pages[1]!.state().you, on: true });
    expect(await code(pages[1]!.ask('rename', { name: 'still talking' }))).toBe('muted');
    await host.ask('mute', { person: pages[1]!.state().you, on: false });
    expect(await code(pages[1]!.ask('rename', { name: 'Pavel' }))).toBe('ok');
  });
});

describe('doors', () => {
  test('knocks push out their own, and shut no door', () => {
    let now = 0;
    const doors = new Doors(repeatable(3), () => now);
    const honest = doors.knock('one', 'honest', 'Nyota', '1.1.1.1');
    for (let i = 0; i < 50; i++) doors.knock('one', `who ${String(i)}`, '', '6.6.6.6');
    expect(doors.knockOf(honest.id)).toBe(honest);
    expect(doors.waitingAt('one').filter(({ caller }) => caller === '6.6.6.6')).toHaveLength(10);
    for (let i = 0; i < 50; i++) doors.knock('one', `bot ${String(i)}`, '', `7.7.7.${String(i % 5)}`);
    expect(doors.waitingAt('one')).toHaveLength(30);
    expect(doors.knockOf(honest.id)).toBe(honest);
    expect(doors.knock('one', 'late', 'Hikaru', '2.2.2.2').state).toBe('waiting');
    honest.state = 'declined';
    expect(doors.waitingAt('one')).not.toContain(honest);
    now += 4 * 60_000;
    expect([doors.knockOf(honest.id), doors.waitingAt('one')]).toEqual([undefined, []]);
  });

  test('a device code ends by itself, works once, and there is one for each person', () => {
    let now = 0;
    const doors = new Doors(repeatable(4), () => now);
    const first = doors.deviceCode('one', 'p1');
    const second = doors.deviceCode('one', 'p1');
    const other = doors.deviceCode('one', 'p2');
    expect(doors.useDeviceCode(first)).toBeUndefined();
    expect(doors.useDeviceCode(second.toLowerCase())).toEqual({ table: 'one', person: 'p1' });
    expect(doors.useDeviceCode(second)).toBeUndefined();
    now += 5 * 60_000;
    expect(doors.useDeviceCode(other)).toBeUndefined();
  });

  test('patience comes back with time, not with every token', () => {
    let now = 0;
    const rate = bucket({ burst: 2, perSecond: 20 }, () => now);
    for (let i = 0; i < 100; i++) {
      now += 10;
      rate.take();
    }
    expect(rate.refused).toBeGreaterThan(60);
    rate.blame(5);
    now += 60_000;
    expect(rate.refused).toBe(0);
  });
});

describe('no match is made long', () => {
  const order = (page: Page, type: string): Promise<string> =>
    code(page.ask('move', { ask: 0, move: { type } }));

  test('orders nobody asked for, and undoing, have a limit of their own; answers do not wait for them', async () => {
    const gathered = await table(2, { game: 'risk' });
    await begin(gathered);
    const { host, pages } = gathered;
    const answers: string[] = [];
    for (let i = 0; i < 5; i++) answers.push(await order(host, i % 2 === 0 ? 'orderOne' : 'orderTwo'));
    expect(answers).toEqual(['ok', 'ok', 'ok', 'tooFast', 'tooFast']);
    expect(await order(pages[1]!, 'orderOne')).toBe('ok');
    await until(() => pages.some((page) => (page.state().play?.offers.length ?? 0) > 0), 'a question');
    const asked = pages.find((page) => (page.state().play?.offers.length ?? 0) > 0)!;
    expect(await answerOne(asked, (moves) => moves[0]!)).toBe(true);
  });

  test('at the very most a match is ended', async () => {
    const gathered = await table(2, { game: 'risk' });
    await begin(gathered);
    const over = (): boolean => gathered.host.state().view.stage === 'over';
    const asked = (): Page | undefined =>
      gathered.pages.find((page) => (page.state().play?.offers.length ?? 0) > 0);
    while (!over()) {
      await until(() => over() || asked() !== undefined, 'a question');
      const page = asked();
      if (page) await answerOne(page, (list) => list[0]!);
    }
    expect(server.tables.get(gathered.table)!.match!.length).toBe(20);
  });
});
