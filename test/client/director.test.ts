import { seenBy } from '../../client/director/audience';
import { direct as open, type DirectorOptions } from '../../client/director/director';
import { pause } from '../../client/director/pause';
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
/** One director, with this scene as its audience. */
const direct = (session: Session, scene: TableScene, options: DirectorOptions = {}) => {
  const director = open(session, options);
  director.join(seenBy(scene));
  return director;
};
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Words of a game whose turns begin with `turn`, and in which a volley is a blow. */
const game = {
  words: { chapter: ({ type }: Tagged) => (type === 'turn' ? 'A turn' : '') },
  game: { weights: { volley: 'blow', blow: 'blow', small: 'aside' } },
};
const playAt = (at: number, offers = 0): Play =>
  ({
    module: game,
    rev: at,
    people: [],
    view: { pub: { at } },
    offers: Array.from({ length: offers }, (_, nth) => ({ ask: { id: `${at}-${nth}` } })),
  }) as unknown as Play;
const told = (at: number, types: readonly string[], offers = 0): News => ({
  type: 'told',
  rev: at,
  events: types.map((type) => ({ type })),
  play: playAt(at, offers),
});

const stubSession = (first?: Play, seats: readonly number[] = [0, 1]) => {
  let listener: (news: News) => void = () => undefined;
  const session = {
    state: () => ({
      play: first,
      seat: 0,
      view: { seats: Object.fromEntries(seats.map((seat) => [seat, {}])) },
    }),
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
    direct(session, scene, { catchUpMs: () => 1500 });
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
    direct(session, scene, { catchUpMs: () => 1500 });
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
    direct(session, scene, { catchUpMs: () => 1500 });
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

describe('at leisure', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => void jest.useRealTimers());
  const paces = (calls: readonly Call[]) =>
    calls.filter(([name]) => name === 'play').map(([, , pace]) => pace);

  test('nobody who is asked is hurried, and the question comes when the story is over', async () => {
    const { scene, calls, end } = stubScene();
    const { session, tell } = stubSession();
    const director = direct(session, scene);
    tell(told(2, ['turn', 'rolled'], 1));
    jest.advanceTimersByTime(60_000);
    await settled();
    expect(calls.at(-1)).toEqual(['play', 'turn', 1]);
    expect(director.telling()).toBe(true);
    await end();
    await end();
    expect(calls.slice(-2)).toEqual([
      ['snap', 2],
      ['offer', 1],
    ]);
  });

  test('blows that follow each other take 1.2 s together, and half of it at twice the pace', async () => {
    for (const [pace, ms] of [
      ['1', 1200],
      ['2', 600],
    ] as const) {
      const { scene, calls, end } = stubScene();
      const { session, tell } = stubSession();
      direct(session, scene, { pace });
      tell(told(2, ['volley', 'blow', 'rolled']));
      jest.advanceTimersByTime(100);
      await end();
      expect(calls.at(-1)).toEqual(['play', 'blow', Number(pace)]);
      await end();
      jest.advanceTimersByTime(ms - 101);
      await settled();
      expect(calls.at(-1)?.[1]).toBe('blow');
      jest.advanceTimersByTime(1);
      await settled();
      expect(calls.at(-1)?.[1]).toBe('rolled');
    }
  });

  test('the more others play the faster, small things fastest, blows never', async () => {
    const { scene, calls, end } = stubScene();
    const { session, tell } = stubSession(undefined, [0, 1, 2, 3]);
    direct(session, scene);
    tell(told(2, ['turn', 'news', 'small', 'blow']));
    for (let event = 0; event < 3; event++) await end();
    const [turn, news, small, blow] = paces(calls);
    expect(turn).toBeGreaterThan(2);
    expect(news).toBe(turn);
    expect(small).toBe(news);
    expect(blow).toBe(1);
  });

  test('what has to be told faster than it can be seen is told one over the other, in order', async () => {
    const { scene, calls } = stubScene();
    const { session, tell } = stubSession(undefined, [0, 1, 2, 3]);
    const director = direct(session, scene);
    const said: string[] = [];
    director.join({
      jump: () => undefined,
      play: ({ type }, { seen }) => seen.then(() => void said.push(type)),
      reach: () => undefined,
    });
    tell(told(2, ['turn', 'small', 'news', 'small']));
    await jest.advanceTimersByTimeAsync(205);
    // None of them has ended: a second small thing would be over before the news are seen.
    expect(calls.filter(([name]) => name === 'play').map(([, type]) => type)).toEqual([
      ...['turn', 'small', 'news', 'small'],
    ]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(said).toEqual(['turn', 'small', 'news', 'small']);
  });

  test('volleys have their 1.2 s, and lie one over the other where many have come', async () => {
    const { scene } = stubScene();
    const { session, tell } = stubSession(playAt(1, 1), [0, 1, 2, 3]);
    const began: number[] = [];
    const director = open(session);
    director.join(
      seenBy({
        ...scene,
        play: ({ type }, { signal }) => {
          if (type === 'volley') began.push(performance.now());
          return pause(500, signal);
        },
      }),
    );
    const from = performance.now();
    tell(told(2, Array<string[]>(12).fill(['volley', 'blow']).flat()));
    await jest.advanceTimersByTimeAsync(30_000);
    const gaps = began.slice(1).map((at, nth) => at - began[nth]!);
    expect(gaps.slice(0, 2)).toEqual([1200, 1200]);
    expect(gaps.at(-1)).toBeLessThan(800);
    expect(gaps.at(-1)).toBeGreaterThan(500);
    expect(director.telling()).toBe(false);
    expect(began.at(-1)! - from).toBeLessThan(10_000);
  });

  test('what one has done oneself is told without haste', async () => {
    const { scene, calls, end } = stubScene();
    const { session, tell } = stubSession(playAt(1, 1), [0, 1, 2, 3]);
    direct(session, scene);
    tell(told(2, Array<string>(6).fill('news')));
    for (let event = 0; event < 6; event++) await end();
    expect(paces(calls).slice(0, 4)).toEqual([1, 1, 1, 1]);
    expect(paces(calls)[4]).toBeGreaterThan(2);
  });

  test('a story that others get ahead of is told faster, and at the asked pace again at its end', async () => {
    const { scene, calls, end } = stubScene();
    const { session, tell } = stubSession();
    direct(session, scene, { pace: '2' });
    for (let rev = 2; rev <= 12; rev++) tell(told(rev, ['turn']));
    for (let event = 0; event < 11; event++) await end();
    expect(paces(calls)[0]).toBe(2);
    expect(paces(calls)[1]).toBe(6);
    expect(paces(calls).slice(-3)).toEqual([4, 2, 2]);
    expect(calls.at(-2)).toEqual(['snap', 12]);
  });
});

test('a replay is told as it is', async () => {
  const { scene, calls, end } = stubScene();
  const { session, tell } = stubSession(undefined, [0, 1, 2, 3]);
  direct(session, scene, { leisure: true });
  tell(told(2, ['news', 'small']));
  await end();
  expect(calls.slice(-2)).toEqual([
    ['play', 'news', 1],
    ['play', 'small', 1],
  ]);
});

test('all who listen hear the same at the same time; who comes in the midst of a record begins with the next', async () => {
  const { session, tell } = stubSession(playAt(1));
  const [first, second] = [stubScene(), stubScene()];
  const director = direct(session, first.scene);
  tell(told(2, ['rolled', 'hit']));
  tell(told(3, ['sank']));
  director.join(seenBy(second.scene));
  expect(second.calls).toEqual([]);
  await first.end();
  await first.end();
  expect(second.calls).toEqual([
    ['snap', 2],
    ['play', 'sank', 1],
  ]);
  expect(director.shown()).toMatchObject({ rev: 2, offers: [] });
  await first.end();
  expect(director.telling()).toBe(true);
  await second.end();
  expect(director.telling()).toBe(false);
  expect(director.shown()?.rev).toBe(3);
});

test('what is left out has happened all the same', async () => {
  const { session, tell } = stubSession(playAt(1));
  const { scene } = stubScene();
  const director = direct(session, scene);
  const heard: string[] = [];
  director.join({
    jump: () => undefined,
    reach: ({ rev }) => void heard.push(`reached ${rev}`),
    play: ({ type }, { seen }) => {
      void seen.then(() => heard.push(type));
      return undefined;
    },
    pass: ({ type }) => void heard.push(type),
  });
  tell(told(2, ['rolled', 'hit', 'sank']));
  tell(told(3, ['healed']));
  director.skip();
  await director.idle();
  expect(heard).toEqual(['rolled', 'hit', 'sank', 'healed', 'reached 3']);
});

test('what happened since one’s own last turn is told again, and ends where it stood', async () => {
  const { session, tell } = stubSession(playAt(1, 1));
  const { scene, calls, end } = stubScene();
  const director = direct(session, scene);
  expect(director.canTellAgain()).toBe(false);
  tell(told(2, ['rolled']));
  await end();
  tell(told(3, ['turn', 'hit'], 1));
  await end();
  await end();
  expect(director.canTellAgain()).toBe(true);
  calls.length = 0;
  director.again();
  expect(director.telling()).toBe(true);
  for (let event = 0; event < 3; event++) await end();
  expect(calls).toEqual([
    ['snap', 1],
    ['offer', 0],
    ['play', 'rolled', 1],
    ['snap', 2],
    ['play', 'turn', 1],
    ['play', 'hit', 1],
    ['snap', 3],
    ['offer', 1],
  ]);
  expect(director.shown()).toMatchObject({ rev: 3 });
});

test('after a refusal the question is there again', () => {
  const { session, tell } = stubSession(playAt(1, 1));
  const { scene, calls } = stubScene();
  direct(session, scene);
  calls.length = 0;
  tell({ type: 'refused', request: 'move', refusal: { code: 'tooFast', message: '' } });
  expect(calls).toEqual([['offer', 1]]);
  tell({ type: 'refused', request: 'say', refusal: { code: 'muted', message: '' } });
  expect(calls).toHaveLength(1);
});
