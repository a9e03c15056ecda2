import { keepPresence, type PresencePorts } from '../../../client/app/presence';
import type { News } from '../../../client/net/session';
import { readPresence, type Presence } from '../../../shared/presence';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Somebody at a table, and what they told others of themselves. */
const open = (more: { seat?: number; link?: string; players?: number; shown?: boolean } = {}) => {
  const { seat = 0, link = 'connected', players = 2, shown = true } = more;
  const told: string[] = [];
  const settings = { presence: shown };
  let [now, opened]: [Presence, number] = [{ target: [0, 0.78, 0] }, 0];
  let hear: (news: News) => void = () => undefined;
  const seats = Object.fromEntries(
    Array.from({ length: players }, (_, at) => [String(at), { person: `p${String(at)}` }]),
  );
  const keeper = keepPresence({
    session: {
      state: () => ({ seat, you: 'p0', link: { type: link }, view: { seats, people: {} } }),
      here: (text: string) => told.push(text),
      watch: (listener: typeof hear) => {
        hear = listener;
        return () => (hear = () => undefined);
      },
    },
    keeper: { open: () => ((opened += 1), Promise.resolve(undefined)) },
    settings: () => settings,
    visit: () => undefined,
    table: () => ({ presence: () => now }),
  } as unknown as PresencePorts);
  return {
    keeper,
    told,
    settings,
    opened: () => opened,
    point: (x: number) => (now = { target: [x, 0.78, 0] }),
    hear: (person: string) => hear({ type: 'there', people: [[person, 'IAAAAAA']] } as unknown as News),
  };
};

test('whoever moves is told ten times a second, whoever holds still once', () => {
  const { told, point, keeper } = open();
  for (let moved = 0; moved < 40; moved++) {
    point(moved / 50);
    jest.advanceTimersByTime(50);
  }
  expect(told.length).toBeGreaterThanOrEqual(19);
  expect(told.length).toBeLessThanOrEqual(20);
  expect(readPresence(told.at(-1)!)!.target![0]).toBeCloseTo(0.78, 2);
  const before = told.length;
  jest.advanceTimersByTime(5000);
  expect(told.length - before).toBeLessThanOrEqual(5);
  expect(told.length - before).toBeGreaterThanOrEqual(4);
  keeper.dispose();
  jest.advanceTimersByTime(5000);
  expect(told.length - before).toBeLessThanOrEqual(5);
});

test.each<[string, Parameters<typeof open>[0]]>([
  ['does not wish it', { shown: false }],
  ['has no seat', { seat: -1 }],
  ['is not connected', { link: 'lost' }],
  ['sits alone', { players: 1 }],
])('nothing is told of whoever %s', (_name, more) => {
  const { told, keeper } = open(more);
  jest.advanceTimersByTime(5000);
  expect(told).toEqual([]);
  keeper.dispose();
});

test('turned off in the settings, nobody is told and nobody is shown any more', () => {
  const { told, settings, hear, opened, keeper } = open();
  jest.advanceTimersByTime(1000);
  expect(told.length).toBeGreaterThan(0);
  settings.presence = false;
  const before = told.length;
  hear('p1');
  jest.advanceTimersByTime(5000);
  expect([told.length, opened()]).toEqual([before, 0]);
  settings.presence = true;
  // Neither oneself nor somebody who only looks on has a place to be shown at.
  for (const person of ['p0', 'p9']) hear(person);
  expect(opened()).toBe(0);
  hear('p1');
  expect(opened()).toBe(1);
  keeper.dispose();
});
