import { FairLine } from '../../../server/bots/fairLine';
import { threadThinker } from '../../../server/bots/pool';
import type { Job } from '../../../shared/bots/thinker';
import { start, viewOf } from '../../../shared/engine/kernel';
import { keyFromSeed } from '../../../shared/engine/rng';
import { bundled } from '../../helpers/bundled';
import { game } from '../../helpers/skirmish';

jest.setTimeout(60_000);

describe('a fair line', () => {
  const line = (waiting: readonly string[]) => {
    const made = new FairLine<{ address: string; table: string; name: string }>();
    for (const name of waiting) made.add({ address: name.slice(0, 1), table: name.slice(0, 2), name });
    return made;
  };
  const order = (made: ReturnType<typeof line>, mayTake?: (address: string) => boolean): string[] => {
    const taken: string[] = [];
    for (let item = made.take(mayTake); item; item = made.take(mayTake)) taken.push(item.name);
    return taken;
  };

  test.each([
    ['one table: in the order they came', ['a1x', 'a1y', 'a1z'], 'a1x a1y a1z'],
    ['tables of one address take turns', ['a1x', 'a1y', 'a1z', 'a2x'], 'a1x a2x a1y a1z'],
    ['addresses take turns, however many tables one has', ['a1x', 'a2x', 'a3x', 'b1x'], 'a1x b1x a2x a3x'],
  ])('%s', (_, waiting, expected) => {
    expect(order(line(waiting)).join(' ')).toBe(expected);
  });

  test('an address that has enough is passed over', () => {
    const made = line(['a1x', 'b1x', 'a2x']);
    expect(order(made, (address) => address !== 'a')).toEqual(['b1x']);
    expect([...made.askers()]).toEqual([
      { address: 'a', table: 'a1' },
      { address: 'a', table: 'a2' },
    ]);
    expect(made.clear().map(({ name }) => name)).toEqual(['a1x', 'a2x']);
    expect(made.take()).toBeUndefined();
  });
});

describe('twenty tables of thinking bots', () => {
  const started = start(game, {}, 2, keyFromSeed(5));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const job = (address: string, table: string, level: string, thinkMs: number): Job => ({
    game: 'skirmish',
    level,
    view: viewOf(game, state, 0),
    ask: state.open[0]!,
    seed: 5,
    thinkMs,
    address,
    table,
  });

  test('another table’s bot waits for one of them at most, and a cheap one for none', async () => {
    const thinker = threadThinker({ script: await bundled('test/helpers/botWorker.ts'), threads: 1 });
    const answered: string[] = [];
    const think = (address: string, table: string, level = 'search'): Promise<unknown> =>
      thinker
        .think(job(address, table, level, 200))
        .then(() => answered.push(`${address} ${table} ${level}`));
    // Both threads are up.
    await Promise.all([think('w', 'w'), think('w', 'w', 'heuristic')]);
    answered.length = 0;
    const crowd = Array.from({ length: 60 }, (_, i) => think('crowd', `t${String(i % 20)}`));
    await Promise.all([think('other', 'o'), think('third', 'c', 'heuristic')]);
    const before = answered.filter((name) => name.startsWith('crowd'));
    expect(before.length).toBeLessThanOrEqual(2);
    expect(answered.indexOf('third c heuristic')).toBeLessThan(answered.indexOf('other o search'));
    // They think for a shorter time, each of its own: 60 thoughts of 200 ms would take 12 s.
    const began = performance.now();
    await Promise.all(crowd);
    expect(performance.now() - began).toBeLessThan(9000);
    expect(answered.slice(0, 22).filter((name) => name.startsWith('crowd'))).toHaveLength(
      new Set(answered.slice(0, 22).filter((name) => name.startsWith('crowd'))).size,
    );
    await thinker.close();
  });
});
