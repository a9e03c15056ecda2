import { direct } from '../../client/director/director';
import type { Beat, TableScene } from '../../client/director/scene';
import type { News, Play, Session } from '../../client/net/session';
import type { Tagged } from '../../shared/engine/game';

type Call = readonly [string, ...unknown[]];

/** A scene without a picture: it remembers what it was told, and ends each event when the test says so. */
const stubScene = () => {
  const calls: Call[] = [];
  const ends: (() => void)[] = [];
  let failing = false;
  const scene: TableScene = {
    snap: (pub) => void calls.push(['snap', (pub as { at: number }).at]),
    play: (event: Tagged, beat: Beat) => {
      calls.push(['play', event.type, beat.pace]);
      if (failing) return Promise.reject(new Error('no such model'));
      return new Promise((resolve) => ends.push(resolve));
    },
    length: ({ type }) => {
      if (failing) throw new Error('no such beat');
      return type === 'hit' ? 900 : 300;
    },
    offer: (offers) => void calls.push(['offer', offers.length]),
    dispose: () => void calls.push(['dispose']),
  };
  return {
    scene,
    calls,
    fail: () => (failing = true),
    end: async () => {
      ends.shift()?.();
      await settled();
    },
  };
};
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const playAt = (at: number, offers = 0): Play =>
  ({ rev: at, view: { pub: { at } }, offers: Array.from({ length: offers }, () => ({})) }) as unknown as Play;
const told = (at: number, types: readonly string[], offers = 0): News => ({
  type: 'told',
  rev: at,
  events: types.map((type) => ({ type })),
  play: playAt(at, offers),
});

const stubSession = (first?: Play) => {
  let listener: (news: News) => void = () => undefined;
  const session = {
    state: () => ({ play: first }),
    watch: (listen: (news: News) => void) => {
      listener = listen;
      return () => (listener = () => undefined);
    },
  } as unknown as Session;
  return { session, tell: (news: News) => listener(news) };
};

test('events are played in order, each after the other has ended, and then the scene snaps and offers', async () => {
  const { scene, calls, end } = stubScene();
  const { session, tell } = stubSession(playAt(1));
  direct(session, scene);
  tell(told(2, ['rolled', 'hit'], 1));
  tell(told(3, ['sank'], 1));
  expect(calls).toEqual([
    ['snap', 1],
    ['offer', 0],
    ['offer', 0],
    ['play', 'rolled', 1],
  ]);
  await end();
  expect(calls.at(-1)).toEqual(['play', 'hit', 1]);
  await end();
  await end();
  expect(calls.slice(-3)).toEqual([
    ['play', 'sank', 1],
    ['snap', 3],
    ['offer', 1],
  ]);
});

test.each(['2', '4'] as const)('pace %s is told to the scene', (pace) => {
  const { scene, calls } = stubScene();
  const { session, tell } = stubSession();
  direct(session, scene, { pace });
  tell(told(2, ['rolled']));
  expect(calls.at(-1)).toEqual(['play', 'rolled', Number(pace)]);
});

test('pace skip goes on showing how things stand, record after record', async () => {
  const { scene, calls } = stubScene();
  const { session, tell } = stubSession();
  direct(session, scene, { pace: 'skip' });
  for (const at of [2, 3, 4]) {
    tell(told(at, ['rolled']));
    await settled();
    expect(calls.filter(([name]) => name === 'snap').at(-1)).toEqual(['snap', at]);
  }
});

test('pace skip shows only how it ends', async () => {
  const { scene, calls } = stubScene();
  const { session, tell } = stubSession();
  direct(session, scene, { pace: 'skip' });
  tell(told(2, ['rolled', 'hit']));
  await settled();
  expect(calls).toEqual([
    ['snap', 2],
    ['offer', 0],
  ]);
});

test('at pace skip, and where nothing happened, every record is shown, and it is idle after each', async () => {
  const { scene, calls } = stubScene();
  const { session, tell } = stubSession(playAt(1));
  const director = direct(session, scene, { pace: 'skip' });
  for (const at of [2, 3, 4]) {
    tell(told(at, ['rolled', 'hit'], 1));
    await director.idle();
    expect(calls.filter(([name]) => name === 'snap').at(-1)).toEqual(['snap', at]);
  }
  director.pace('1');
  for (const at of [5, 6]) {
    tell(told(at, []));
    await director.idle();
    expect(calls.filter(([name]) => name === 'snap').at(-1)).toEqual(['snap', at]);
  }
});

test('skipping leaves out the rest, even of a scene that never ends', async () => {
  const { scene, calls } = stubScene();
  const { session, tell } = stubSession();
  const director = direct(session, scene);
  tell(told(2, ['rolled', 'hit', 'sank']));
  director.skip();
  await director.idle();
  expect(calls).toEqual([
    ['offer', 0],
    ['play', 'rolled', 1],
    ['snap', 2],
    ['offer', 0],
  ]);
  tell(told(3, ['healed']));
  expect(calls.at(-1)).toEqual(['play', 'healed', 1]);
});

test('undo and coming back snap at once, in the middle of a story', async () => {
  const { scene, calls } = stubScene();
  const { session, tell } = stubSession();
  const director = direct(session, scene);
  tell(told(2, ['rolled', 'hit']));
  tell({ type: 'snap', story: [], play: playAt(7, 1) });
  await director.idle();
  expect(calls.slice(-2)).toEqual([
    ['snap', 7],
    ['offer', 1],
  ]);
  expect(calls.filter(([name]) => name === 'play')).toHaveLength(1);
});

describe('whoever is asked', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  test('sees how things stand in time', async () => {
    const { scene, calls } = stubScene();
    const { session, tell } = stubSession();
    direct(session, scene, { catchUpMs: 1500 });
    tell(told(2, ['rolled', 'hit'], 1));
    jest.advanceTimersByTime(1499);
    await settled();
    expect(calls.at(-1)).toEqual(['play', 'rolled', 1]);
    jest.advanceTimersByTime(1);
    await settled();
    expect(calls.slice(-2)).toEqual([
      ['snap', 2],
      ['offer', 1],
    ]);
  });

  test('is not put off by what others do meanwhile', async () => {
    const { scene, calls } = stubScene();
    const { session, tell } = stubSession();
    direct(session, scene, { catchUpMs: 1500 });
    tell(told(2, ['rolled'], 1));
    jest.advanceTimersByTime(1000);
    tell(told(3, ['hit'], 1));
    jest.advanceTimersByTime(500);
    await settled();
    expect(calls.slice(-2)).toEqual([
      ['snap', 3],
      ['offer', 1],
    ]);
  });

  test('is told the rest fast enough to hear all of it, small things fastest', async () => {
    const { scene, calls, end } = stubScene();
    const { session, tell } = stubSession();
    direct(session, scene, { catchUpMs: 1500 });
    const story = Array.from({ length: 12 }, (_, at) => (at % 3 === 0 ? 'hit' : 'rolled'));
    tell(told(2, story, 1));
    for (const type of story) {
      const [name, shown, pace] = calls.at(-1)!;
      expect([name, shown]).toEqual(['play', type]);
      expect(pace).toBeCloseTo(type === 'hit' ? 3600 / 1300 : 100, 0);
      jest.advanceTimersByTime(scene.length({ type }) / Number(pace));
      await end();
    }
    expect(calls.slice(-2)).toEqual([
      ['snap', 2],
      ['offer', 1],
    ]);
    // Nobody waits any more: the usual pace.
    tell(told(3, ['rolled']));
    expect(calls.at(-1)).toEqual(['play', 'rolled', 1]);
  });
});

test.each([0, 1])('a scene that fails still ends on how things are, with %i asked', async (offers) => {
  const { scene, calls, fail } = stubScene();
  const { session, tell } = stubSession();
  fail();
  const director = direct(session, scene);
  tell(told(2, ['rolled', 'hit'], offers));
  await director.idle();
  expect(calls.slice(-2)).toEqual([
    ['snap', 2],
    ['offer', offers],
  ]);
});

test('after dispose nothing is shown any more', async () => {
  const { scene, calls, end } = stubScene();
  const { session, tell } = stubSession();
  const director = direct(session, scene);
  tell(told(2, ['rolled']));
  director.dispose();
  await end();
  tell(told(3, ['hit']));
  expect(calls.at(-1)).toEqual(['dispose']);
});

test('a long story is told at most twice as fast, and at the asked pace again at its end', async () => {
  const { scene, calls, end } = stubScene();
  const { session, tell } = stubSession();
  direct(session, scene, { pace: '2' });
  tell(told(2, Array<string>(30).fill('rolled')));
  for (let event = 0; event < 30; event++) await end();
  const paces = calls.filter(([name]) => name === 'play').map(([, , pace]) => pace);
  expect(paces.slice(0, 18)).toEqual(Array<number>(18).fill(4));
  expect(paces.at(-1)).toBe(2);
  expect(calls.at(-2)).toEqual(['snap', 2]);
});

test('a story that others get ahead of is told faster, and at the asked pace again at its end', async () => {
  const { scene, calls, end } = stubScene();
  const { session, tell } = stubSession();
  direct(session, scene, { pace: '2' });
  tell(told(2, Array<string>(10).fill('rolled')));
  for (let rev = 3; rev <= 12; rev++) tell(told(rev, ['hit']));
  for (let event = 0; event < 20; event++) await end();
  const paces = calls.filter(([name]) => name === 'play').map(([, , pace]) => pace);
  // The first event was told before anything followed.
  expect(paces[0]).toBeLessThan(4);
  expect(paces[1]).toBe(8);
  expect(paces.slice(-5, -2)).toEqual([6, 4, 4]);
  expect(paces.at(-1)).toBe(2);
  expect(calls.at(-2)).toEqual(['snap', 12]);
});
