import type { Audience } from '../../../client/director/audience';
import { direct, type DirectorOptions } from '../../../client/director/director';
import type { News, Play, Session } from '../../../client/net/session';
import { readingMs } from '../../../client/showcase/reading';

beforeEach(() => void jest.useFakeTimers());

const game = {
  words: { chapter: () => '' },
  game: { weights: { volley: 'blow', hit: 'blow', fired: 'deed', drew: 'aside' } },
};
const play = { module: game, people: [], view: { pub: {} }, offers: [] } as unknown as Play;
const READ = 4000;

/** When each of these events begins to be shown, where each is shown at once and read for four seconds. */
const begunAt = async (
  types: readonly string[],
  options: DirectorOptions,
): Promise<Readonly<Record<string, number>>> => {
  let tell: (news: News) => void = () => undefined;
  const session = {
    state: () => ({ play, seat: -1, view: { seats: {} } }),
    watch: (listen: (news: News) => void) => ((tell = listen), () => undefined),
  } as unknown as Session;
  const begun: Record<string, number> = {};
  let said = 0;
  const from = performance.now();
  const audience: Audience = {
    jump: () => undefined,
    reach: () => undefined,
    play: ({ type }) => {
      said = performance.now();
      begun[type] = said - from;
      return Promise.resolve();
    },
    readBy: () => said + READ,
  };
  const director = direct(session, options);
  director.join(audience);
  tell({ type: 'told', rev: 1, events: types.map((type) => ({ type })), play });
  await jest.advanceTimersByTimeAsync(60_000);
  director.dispose();
  return begun;
};

const FILM: DirectorOptions = { film: true, leisure: true };

test('in a film what somebody has done stays in the picture until its sentence has been read', async () => {
  expect((await begunAt(['fired', 'turned'], FILM)).turned).toBeGreaterThanOrEqual(READ);
});

test('a volley and its hits are one: both have been read once they are over', async () => {
  const { hit, drew } = await begunAt(['volley', 'hit', 'drew'], FILM);
  expect(hit).toBeLessThan(READ);
  expect(drew).toBeGreaterThanOrEqual(hit! + READ);
});

test('news and asides do not hold the story up', async () => {
  expect((await begunAt(['news', 'drew', 'fired'], FILM)).fired).toBeLessThan(READ);
});

test.each<DirectorOptions>([{ film: true }, { leisure: true }, { ...FILM, pace: '4' }])(
  'nobody waits for it at %j',
  async (options) => {
    expect((await begunAt(['fired', 'turned'], options)).turned).toBeLessThan(READ);
  },
);

test('a longer sentence takes longer', () => {
  expect(readingMs('She fires.')).toBeLessThan(readingMs('She fires at the rear port shield.'));
});
