import { runEntry } from '../helpers/command';

jest.setTimeout(60_000);

// It is tried here, not measured.
process.env.BENCH_ROUND_MS = '20';
const bench = (...args: string[]) => runEntry('test/bench/index.ts', args);

describe('npm run bench', () => {
  test('--json prints rows and nothing else, --only one of them', async () => {
    const { code, stdout: out, stderr: err } = await bench('--json', '--only', 'kernel');
    expect([code, err]).toEqual([0, '']);
    const { rows } = JSON.parse(out) as { rows: Record<string, unknown>[] };
    expect(rows).toHaveLength(1);
    expect(Object.keys(rows[0]!)).toEqual(['name', 'ours', 'peer', 'ratio', 'goal', 'ok']);
    expect(rows[0]).toMatchObject({ name: 'kernel', goal: 0.6 });
  });

  test.each([
    [['--only', 'nothing'], /^starboard: bench\.only: expected \("kernel" \| "step".*, got "nothing"\n$/u],
    [['--fast'], /^starboard: bench: expected --only, --side, --json; Unknown option '--fast'\n$/u],
  ])('%j: one line, exit code 1', async (args, says) => {
    const { code, stdout: out, stderr: err } = await bench(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(says);
  });
});
