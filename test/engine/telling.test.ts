import { BLOW_MS, MOST_TELLING_MS, tellingMs, weightOf } from '../../shared/engine/telling';

const weights = { hit: 'blow', shot: 'deed', drew: 'aside' } as const;
const events = (...types: readonly string[]) => types.map((type) => ({ type }));

test('an event that is not named is news', () => {
  expect(weightOf({ type: 'hit' }, weights)).toBe('blow');
  expect(weightOf({ type: 'came' }, weights)).toBe('news');
  expect(weightOf({ type: 'hit' }, undefined)).toBe('news');
});

test.each([
  ['nothing takes no time', [], 0],
  ['a blow alone', ['hit'], BLOW_MS],
  ['a volley and its hit', ['hit', 'hit'], BLOW_MS],
  ['three blows', ['hit', 'hit', 'hit'], 1800],
  ['two runs of blows', ['hit', 'drew', 'hit'], 2 * BLOW_MS + 60],
  ['what somebody did, and small things', ['shot', 'came', 'drew'], 810],
] as const)('%s', (_, types, ms) => {
  expect(tellingMs(events(...types), weights)).toBe(ms);
});

test('however much happened, nobody’s clock waits longer than ten seconds', () => {
  expect(tellingMs(events(...Array<string>(100).fill('hit')), weights)).toBe(MOST_TELLING_MS);
});
