import { runScript, wholeOr } from '../../server/cli/script';
import { bundled } from '../helpers/bundled';
import { runChaos } from './run';

const flags = { seed: wholeOr(1, 0, 1_000_000), kills: wholeOr(20, 1, 10_000), tables: wholeOr(6, 1, 200) };

/** `npm run chaos [-- --kills 20] [--tables 6] [--seed 1] [--json]`: kills a server at random instants and looks whether anything is lost. */
const done = runScript('chaos', flags, async ({ seed, kills, tables }, tell) => {
  tell(`seed ${seed}, ${kills} kills, ${tables} tables of two`);
  const script = await bundled('test/helpers/serveSkirmish.ts');
  const report = await runChaos({ seed, kills, tables, script, say: tell });
  const { faults } = report;
  return {
    report: { seed, ...report },
    lines: [JSON.stringify(report, undefined, 2)],
    fault:
      faults.length === 0 ? undefined : `${faults.length} things were lost or told twice: ${faults[0] ?? ''}`,
  };
});
// Pages that were thrown out keep trying to come back; nothing is waited for here.
void done.then(() => process.exit());
