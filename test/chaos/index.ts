import * as v from 'valibot';
import { flagArg, readArgs, wholeArg } from '../helpers/args';
import { bundled } from '../helpers/bundled';
import { runChaos } from './run';

/** npm run chaos: kills a server at random instants and looks whether anything is lost. */
const main = async (): Promise<void> => {
  const { seed, kills, tables, json } = readArgs(
    v.strictObject({
      seed: wholeArg(1, 0, 1_000_000),
      kills: wholeArg(20, 1, 10_000),
      tables: wholeArg(6, 1, 200),
      json: flagArg,
    }),
  );
  const say = json ? undefined : (line: string) => void process.stdout.write(`${line}\n`);
  say?.(`seed ${String(seed)}, ${String(kills)} kills, ${String(tables)} tables of two`);
  const report = await runChaos({
    seed,
    kills,
    tables,
    script: await bundled('test/helpers/serveSkirmish.ts'),
    ...(say ? { say } : {}),
  });
  process.stdout.write(`${JSON.stringify(report, undefined, json ? 0 : 2)}\n`);
  process.exit(report.faults.length === 0 ? 0 : 1);
};

void main();
