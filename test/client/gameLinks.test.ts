import { packMatch, unpackMatch } from '../../client/net/gameLinks';
import { packedLink, readPacked } from '../../client/ui/address';
import { playForJournal } from '../../server/cli/sim/play';
import { GAMES } from '../../shared/games';

const played = async () => {
  const { game } = await GAMES.panic();
  const bots = [game.bots.heuristic!, game.bots.heuristic!, game.bots.heuristic!];
  return playForJournal({ game, bots, options: {}, seed: 5 }, 0);
};

test('a whole game of Panic goes into a link and comes out the same (seed 5)', async () => {
  const journal = await played();
  const packed = await packMatch(journal, GAMES);
  if (!packed.ok) throw new Error(packed.refusal.message);
  const link = packedLink('http://localhost:2567', packed.value);
  expect(link.length).toBeLessThan(4096);
  expect(readPacked(link)).toBe(packed.value);
  expect(await unpackMatch(packed.value, GAMES)).toEqual({ ok: true, value: { journal, names: [] } });
});

test('a link that was changed in one letter, or cut off, is refused in words', async () => {
  const packed = await packMatch(await played(), GAMES);
  const letters = packed.ok ? packed.value : '';
  const changed = `${letters.slice(0, 200)}${letters[200] === 'A' ? 'B' : 'A'}${letters.slice(201)}`;
  for (const broken of [changed, letters.slice(0, -30)])
    expect(await unpackMatch(broken, GAMES)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
});

test('a game of another version, and one that nobody knows, are refused', async () => {
  const packed = await packMatch(await played(), GAMES);
  const letters = packed.ok ? packed.value : '';
  const panic = async () => {
    const { game, words } = await GAMES.panic();
    return { words, game: { ...game, version: game.version + 1 } };
  };
  const register = { panic } as unknown as typeof GAMES;
  expect(await unpackMatch(letters, register)).toMatchObject({ refusal: { code: 'otherVersion' } });
  expect(await unpackMatch(letters, {})).toMatchObject({ refusal: { code: 'noSuchGame' } });
  expect(await packMatch(await played(), {})).toMatchObject({ refusal: { code: 'noSuchGame' } });
});

test.each(['', '!!!!', 'abcdefgh', 'q1YqLkksUbJSKs3LSS1SqgUA'])('“%s” holds no game', async (letters) => {
  expect(await unpackMatch(letters, GAMES)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
});

test.each(['/replay', '/replay#g=short', '/table/x#g=abc', 'http://a/replay/m-1'])(
  '%s holds no match',
  (text) => {
    expect(readPacked(text)).toBeUndefined();
  },
);
