import { endure } from './run';

jest.setTimeout(60_000);

// `npm run endurance` shows a thousand games; here each is shown once.
test('the showcase leaves nothing of a game behind', async () => {
  const uses = await endure(3, [1, 2, 3], () => process.memoryUsage().heapUsed);
  expect(uses.map(({ games }) => games)).toEqual([1, 2, 3]);
  for (const { textures, scenes } of uses) expect([textures, scenes]).toEqual([0, 0]);
  expect(uses[2]!.hours).toBeGreaterThan(0.05);
});
