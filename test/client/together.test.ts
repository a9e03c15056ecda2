import { SeatClocks } from '../../client/net/seatClocks';
import { makeWarner } from '../../client/ui/table/clock';
import { companyOf } from '../../client/app/company';
import { seatNameAt } from '../../client/ui/table/tableWords';
import type { Play, SessionState } from '../../client/net/session';
import { clockTime, playedBy, presenceLines } from '../../client/ui/table/togetherWords';
import { clockNamed, CLOCKS } from '../../client/ui/timeControl';
import { NO_TABLE, type SeatView, type TableView } from '../../shared/protocol';

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  name: 'Ada',
  person: 'p1',
  connected: true,
  bot: false,
  level: '',
  ready: true,
  offered: '',
  askMs: 0,
  reserveMs: 0,
  ...more,
});
const TIME = { perAskMs: 20_000, reserveMs: 60_000, reactionMs: 5000 };
const table = (more: Partial<TableView> = {}): TableView => ({
  ...NO_TABLE,
  stage: 'playing',
  time: TIME,
  match: 'm',
  host: 'p1',
  people: { p1: { name: 'Ada', muted: false } },
  seats: { '0': seat({ askMs: 80_000, reserveMs: 60_000 }) },
  asks: { '1': '{"type":"play","seat":0}' },
  ...more,
});
const clocksAt = () => {
  let time = 0;
  const clocks = new SeatClocks(() => time);
  return { clocks, pass: (ms: number) => (time += ms) };
};

test('the question’s own time runs first, then the reserve, then there is nothing left', () => {
  const { clocks, pass } = clocksAt();
  clocks.note(table());
  pass(5000);
  expect(clocks.running()).toEqual([
    { seat: 0, kind: 'thinking', leftMs: 15_000, ofMs: 20_000, inAllMs: 75_000, reserveMs: 60_000 },
  ]);
  pass(20_000);
  expect(clocks.running()).toMatchObject([{ kind: 'reserve', leftMs: 55_000, ofMs: 60_000 }]);
  pass(60_000);
  expect(clocks.running()).toMatchObject([{ kind: 'reserve', leftMs: 0 }]);
});

test('what the table says again does not set the clock back; a new question or a new figure does', () => {
  const { clocks, pass } = clocksAt();
  clocks.note(table());
  pass(3000);
  clocks.note(table({ people: {} }));
  expect(clocks.running()[0]?.leftMs).toBe(17_000);
  clocks.note(table({ asks: { '2': '{"type":"play","seat":0}' } }));
  expect(clocks.running()[0]?.leftMs).toBe(20_000);
  pass(1000);
  clocks.note(
    table({
      seats: { '0': seat({ askMs: 70_000, reserveMs: 60_000 }) },
      asks: { '2': '{"type":"play","seat":0}' },
    }),
  );
  expect(clocks.running()[0]?.leftMs).toBe(10_000);
});

test('while what happened is still being told, the clock stands at its full', () => {
  const { clocks, pass } = clocksAt();
  clocks.note(table({ seats: { '0': seat({ askMs: 83_000, reserveMs: 60_000 }) } }));
  pass(2000);
  expect(clocks.running()[0]?.leftMs).toBe(20_000);
  pass(2000);
  expect(clocks.running()[0]?.leftMs).toBe(19_000);
});

test('a paused table’s clock stands, and goes on from there', () => {
  const { clocks, pass } = clocksAt();
  clocks.note(table({ paused: 'diskFull' }));
  pass(9000);
  expect(clocks.running()[0]?.leftMs).toBe(20_000);
  clocks.note(table());
  pass(1000);
  expect(clocks.running()[0]?.leftMs).toBe(19_000);
});

test.each([
  ['no time control', table({ time: {} })],
  ['a bot', table({ seats: { '0': seat({ bot: true, askMs: 1000 }) } })],
  ['nothing asked', table({ asks: {} })],
  ['a match that is over', table({ stage: 'over' })],
])('%s: no clock', (_, view) => {
  const { clocks } = clocksAt();
  clocks.note(view);
  expect(clocks.running()).toEqual([]);
});

test('a reaction has its own window', () => {
  const { clocks, pass } = clocksAt();
  clocks.note(
    table({
      seats: { '0': seat({ askMs: 5000, reserveMs: 60_000 }) },
      asks: { '4': '{"type":"x","seat":0,"reaction":true}' },
    }),
  );
  pass(1500);
  expect(clocks.running()).toMatchObject([{ kind: 'reaction', leftMs: 3500, ofMs: 5000 }]);
});

test('warnings come once for a question, not at its beginning, and the reserve is told', () => {
  const warner = makeWarner();
  const clock = (inAllMs: number, kind: 'thinking' | 'reserve' = 'thinking') => ({
    seat: 0,
    kind,
    leftMs: inAllMs,
    ofMs: 1,
    inAllMs,
    reserveMs: 0,
  });
  expect(warner.hear(clock(25_000), 1)).toBe('');
  expect(warner.hear(clock(9500), 1)).toBe('10 seconds left.');
  expect(warner.hear(clock(9300), 1)).toBe('');
  expect(warner.hear(clock(4000), 1)).toBe('5 seconds left.');
  expect(warner.hear(clock(90_000), 2)).toBe('');
  expect(warner.hear(clock(60_000, 'reserve'), 2)).toBe('Your reserve is running: 1:00 left.');
  expect(warner.hear(clock(59_000, 'reserve'), 2)).toBe('');
  expect(warner.hear(clock(29_000, 'reserve'), 2)).toBe('30 seconds left.');
  expect(warner.hear(undefined, 0)).toBe('');
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [95_000, '1:35'],
])('%i ms reads %s', (ms, text) => {
  expect(clockTime(ms)).toBe(text);
});

describe('who has come and gone', () => {
  const two = (more: Partial<SeatView>, people = {}): TableView =>
    table({ seats: { '0': seat(), '1': seat({ name: 'Bo', person: 'p2', ...more }) }, people });
  test.each([
    ['a drop', {}, { connected: false }, ['Bo has dropped out; the seat is held.']],
    ['the bot takes over', { connected: false }, { connected: false, bot: true }, ['A bot plays for Bo.']],
    ['leaving', {}, { connected: false, bot: true }, ['Bo has dropped out; a bot plays.']],
    ['coming back', { connected: false, bot: true }, {}, ['Bo is back.']],
    ['standing up', {}, { person: '', bot: true, name: 'Bot' }, ['Bo has stood up; a bot plays on.']],
    ['another person', {}, { person: 'p3', name: 'Cy' }, ['Cy takes the seat of Bo.']],
    ['nothing', {}, {}, []],
  ])('%s', (_, before, after, lines) => {
    expect(presenceLines(two(before), two(after), 'p1')).toEqual(lines);
  });
  test('a watcher, a new host, and nothing about oneself', () => {
    const people = { p1: { name: 'Ada', muted: false }, p9: { name: 'Eve', muted: false } };
    expect(presenceLines(table(), table({ people }), 'p1')).toEqual(['Eve has come to watch.']);
    expect(presenceLines(table({ people }), table({ people, host: 'p9' }), 'p1')).toEqual([
      'Eve is the host now.',
    ]);
    expect(presenceLines(table({ people, host: 'p9' }), table({ people }), 'p1')).toEqual([
      'You are the host now.',
    ]);
    expect(presenceLines(table(), table({ seats: { '0': seat({ connected: false }) } }), 'p1')).toEqual([]);
  });
});

test('who plays a seat, in words', () => {
  expect(playedBy(seat(), true, true)).toBe('you, is asked');
  expect(playedBy(seat({ connected: false }), false, false)).toBe('away, the seat is held');
  expect(playedBy(seat({ connected: false, bot: true }), false, false)).toBe('away, a bot plays');
  expect(playedBy(seat({ person: '', bot: true, level: 'search' }), false, false)).toBe('bot: Strategist');
});

test('a table’s clock is known by name, another is not', () => {
  expect(clockNamed({})).toBe('none');
  expect(clockNamed({ ...CLOCKS.quick! })).toBe('quick');
  expect(clockNamed({ perAskMs: 1, reserveMs: 2, reactionMs: 3 })).toBeUndefined();
});

test('everybody has one name: as the game’s words say it, on consoles, board and lists alike', () => {
  const view = table({ seats: { '0': seat(), '1': seat({ name: 'Officer 2', person: '', bot: true }) } });
  const names = ['Ada (Sulu)', 'Kirk'];
  const words = {
    name: (at: number, _pub: object, people: readonly string[]) => (people[0] === 'Ada' ? names[at] : ''),
  };
  const play = { module: { words }, view: { pub: {}, open: [] }, people: ['Ada', ''] } as unknown as Play;
  const state = { view, play, seat: 0 } as unknown as SessionState;
  expect(companyOf(state, []).seats.map(({ name }) => name)).toEqual(names);
  expect([0, 1].map((at) => seatNameAt(at, state))).toEqual(names);
  expect(seatNameAt(1, { view, play: undefined })).toBe('Officer 2');
});
