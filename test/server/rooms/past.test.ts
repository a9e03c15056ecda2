import { fetchMatch, readTape } from '../../../client/net/pastMatch';
import { openReplay } from '../../../client/net/replaySession';
import { memoryStore } from '../../../server/store/memoryStore';
import type { FinishedMatch } from '../../../shared/api';
import { type Journal, verify } from '../../../shared/engine/journal';
import { packGame } from '../../../shared/engine/gameLink';
import { game } from '../../helpers/skirmish';
import {
  begin,
  connected,
  gather,
  GAMES_HERE,
  type Host,
  openPage,
  playing,
  playOut,
  startTables,
} from '../../helpers/tables';
import { openTable } from '../../helpers/wire';

jest.setTimeout(30_000);

const store = memoryStore();
let server: Host;
let match: string;
const fetched = async (id: string): Promise<FinishedMatch & { journal: Journal }> =>
  (await (await fetch(`${server.origin}/api/matches/${id}`)).json()) as FinishedMatch & { journal: Journal };

beforeAll(async () => {
  server = await startTables({ store, openings: { burst: 1e9, perSecond: 1e9 } });
  const gathered = await gather(server.origin, 2);
  await begin(gathered);
  await playOut(gathered.pages, 11);
  ({ match } = gathered.host.state().view);
});
afterAll(() => server.close());

describe('a match of an older version', () => {
  /** Puts a match on the shelf as a server of those days left it: other rules, entries that no rules of today accept. */
  const plant = async (change: (kept: FinishedMatch & { journal: Journal }) => void): Promise<string> => {
    const kept = structuredClone(await fetched(match));
    change(kept);
    const key = `old-${Math.random().toString(36).slice(2, 10)}`;
    await store.write({ do: 'put', shelf: 'match', key, text: JSON.stringify(kept) });
    return key;
  };
  const older = (kept: { journal: Journal }): void =>
    void Object.assign(kept, {
      journal: {
        ...kept.journal,
        terms: { ...kept.journal.terms, version: 0 },
        entries: [{ actor: 0, ask: 1, move: { type: 'castle' } }],
      },
    });

  test('plays as spectators saw it, from its beginning to its end', async () => {
    const found = await fetchMatch(server.origin, await plant(older));
    const tape = found.ok ? await readTape(found.value, GAMES_HERE) : found;
    if (!tape.ok) throw new Error(tape.refusal.message);
    const now = await readTape({ journal: (await fetched(match)).journal, names: [] }, GAMES_HERE);
    if (!now.ok) throw new Error(now.refusal.message);
    expect(tape.value.isPlayable).toBe(false);
    expect(tape.value.last).toBe(now.value.last);
    for (let at = 0; at <= now.value.last; at++) {
      expect(tape.value.viewAt(at, 'spectator').pub).toEqual(now.value.viewAt(at, 'spectator').pub);
      expect(tape.value.seenAt(at, 'spectator')).toEqual(now.value.seenAt(at, 'spectator'));
    }
    const session = openReplay(tape.value, { names: ['A', 'B'] });
    session.seek(tape.value.last - 1);
    expect(session.forward()).toBe(true);
    expect(session.state().view).toMatchObject({ stage: 'over', outcome: now.value.outcome });
    session.leave();
  });

  test('leaves out what nobody knows any more, and says so where nothing is left', async () => {
    const strange = await plant((kept) => {
      older(kept);
      kept.story[1]!.events.push({ type: 'somethingOfThoseDays' });
    });
    const found = await fetchMatch(server.origin, strange);
    const tape = found.ok ? await readTape(found.value, GAMES_HERE) : found;
    if (!tape.ok) throw new Error(tape.refusal.message);
    expect(tape.value.seenAt(1, 'spectator')).not.toContainEqual({ type: 'somethingOfThoseDays' });
    for (const story of [[], [{ t: 0, events: [], asks: [] }]]) {
      const empty = await fetchMatch(
        server.origin,
        await plant((kept) => (older(kept), (kept.story = story))),
      );
      expect(empty.ok && (await readTape(empty.value, GAMES_HERE))).toMatchObject({
        refusal: { code: 'otherVersion' },
      });
    }
  });
});

describe('a table goes on from a match of the past', () => {
  const open = async (from: object) => {
    const page = openPage(server.origin, { open: { from } as never });
    await page.is(connected);
    return page;
  };

  test.each(['match', 'packed'] as const)(
    'by its %s: bots take the other seats, chance is fresh',
    async (how) => {
      const { journal } = await fetched(match);
      const packed = packGame(game, journal);
      if (!packed.ok) throw new Error(packed.refusal.message);
      const record = Math.floor(journal.entries.length / 2);
      const source = how === 'match' ? { match } : { packed: packed.value };
      const page = await open({ ...source, record, seat: 1 });
      await page.is(({ seat }) => seat === 1, 'the seat');
      expect(page.state().view).toMatchObject({
        game: 'skirmish',
        origin: { match, record },
        seats: { 0: { bot: true } },
      });
      await page.ready();
      expect(await page.ask('start', {})).toMatchObject({ ok: true });
      await page.is(playing, 'the match');
      await playOut([page], 5);
      await page.is(({ view }) => view.stage === 'over', 'the end', 10_000);
      const again = (await fetched(page.state().view.match)).journal;
      expect(again.terms.origin).toMatchObject({ match, record, viewer: 'spectator' });
      expect(again.seed).not.toBe(journal.seed);
      expect(verify(again, game).ok).toBe(true);
    },
  );

  test('what cannot be gone on from is refused', async () => {
    const last = (await fetched(match)).journal.entries.length;
    const refused: readonly (readonly [object, string])[] = [
      [{ match, record: last, seat: 0 }, 'malformed'],
      [{ match, record: 1, seat: 5 }, 'malformed'],
      [{ match: 'no-such-match', record: 1, seat: 0 }, 'gone'],
      [{ packed: 'abc', record: 1, seat: 0 }, 'malformed'],
      [{ record: 1, seat: 0 }, 'gone'],
      [{ match, record: -1, seat: 0 }, 'badShape'],
    ];
    for (const [from, code] of refused)
      expect(await openTable(server.origin, { from })).toMatchObject({ code });
  });

  test('with too few seats it does not begin; another game begins at its beginning', async () => {
    const page = await open({ match, record: 2, seat: 0 });
    await page.ask('clear', { seat: 1 });
    await page.ready();
    expect((await page.ask('start', {})).ok).toBe(false);
    await page.ask('configure', { options: { rounds: 1 } });
    await page.is(({ view }) => !('match' in view.origin), 'another beginning');
  });
});
