import { packJournal, unpackJournal } from '../../client/net/packed';
import { packedLink, readPacked } from '../../client/ui/address';
import { playForJournal } from '../../server/cli/sim/play';
import { GAMES } from '../../shared/games';

test('a whole game of Panic goes into a link and comes out the same (seed 5)', async () => {
  const { game } = await GAMES.panic();
  const bots = [game.bots.heuristic!, game.bots.heuristic!, game.bots.heuristic!];
  const journal = playForJournal({ game, bots, options: {}, seed: 5 }, 0);
  const letters = await packJournal(journal);
  const link = packedLink('http://localhost:2567', letters);
  expect(link.length).toBeLessThan(32_000);
  expect(readPacked(link)).toBe(letters);
  expect(await unpackJournal(letters)).toEqual({ ok: true, value: { journal, names: [] } });
});

test.each([
  ['nothing', ''],
  ['no letters of ours', '!!!!'],
  ['letters that hold nothing', 'abcdefgh'],
  ['half of a link', 'q1YqLkksUbJSKs3LSS1SqgUA'],
])('%s is refused in words', async (_, letters) => {
  expect(await unpackJournal(letters)).toMatchObject({ ok: false, refusal: { code: expect.any(String) } });
});

test('what unpacks to far more than a journal is refused', async () => {
  const letters = await packJournal({ junk: 'a'.repeat(6_000_000) });
  expect(letters.length).toBeLessThan(20_000);
  expect(await unpackJournal(letters)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
});

test.each(['/replay', '/replay#j=short', '/table/x#j=abc', 'http://a/replay/m-1'])(
  '%s holds no match',
  (text) => {
    expect(readPacked(text)).toBeUndefined();
  },
);
