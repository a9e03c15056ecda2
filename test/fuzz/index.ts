import v8 from 'node:v8';
import vm from 'node:vm';
import { runScript, wholeOr } from '../../server/cli/script';
import { bundled } from '../helpers/bundled';
import { type FuzzRow, rowOf, runFuzz } from './run';
import { fuzzScanner } from './scanner';

const flags = { seed: wholeOr(1, 0, 1_000_000), frames: wholeOr(100_000, 100, 10_000_000) };

const lineOf = ({ name, tried, effect, p99Ratio, memoryRatio, ok }: FuzzRow): string =>
  `${name.padEnd(18)}${String(tried).padStart(8)} tried  effect ${String(effect)}  p99 × ${String(p99Ratio ?? '–').padEnd(6)} memory × ${String(memoryRatio ?? '–').padEnd(6)} ${ok ? 'met' : 'MISSED'}`;

/**
 * `npm run fuzz [-- --seed 1] [--frames 100000] [--json]`: hostile pages and requests against a real server on this
 * machine, with honest tables beside them. Bounded, and the same for the same seed.
 */
const done = runScript('fuzz', flags, async ({ seed, frames }, tell) => {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const scanner = fuzzScanner(seed, Math.ceil(frames / 5), collect);
  tell(
    `scanner: ${String(scanner.passed)} of ${String(scanner.tried)} pass; at worst ${scanner.worstMs.toFixed(3)} ms and ` +
      `${scanner.worstKb.toFixed(1)} KB to decode; scanning takes ${scanner.scanRatio.toFixed(2)} of decoding`,
  );
  const script = await bundled('test/fuzz/serve.ts');
  const rows = [
    rowOf('scanner', scanner.tried, scanner.heavy, null, null),
    ...(await runFuzz({ seed, frames, script, quietMs: 4000, tables: 10, say: tell })),
  ];
  const missed = rows.filter(({ ok }) => !ok).map(({ name }) => name);
  return {
    report: { rows },
    lines: rows.map(lineOf),
    fault: missed.length === 0 ? undefined : `missed: ${missed.join(', ')}`,
  };
});
// The pages' sockets would keep the process alive.
void done.finally(() => process.exit());
