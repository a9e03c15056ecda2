import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { say, stop } from '../../server/cli/terminal';
import { parse } from '../../shared/engine/shape';
import { manyManeuvers } from '../games/attackWing/geometry/scatter';

const wholeNumber = v.pipe(v.string(), v.regex(/^[0-9]+$/u), v.transform(Number), v.minValue(1));
const shape = v.object({ pairs: v.optional(wholeNumber, '10000000'), seed: v.optional(wholeNumber, '1') });

/** Deeper than this (micrometres) is an overlap; it is the slack that borders have. */
const TOLERANCE = 0.001;

/**
 * `npm run geometry [-- --pairs 10000000] [--seed 1]`: random pairs of Attack Wing maneuvers on a crowded mat, every
 * result checked in whole-number arithmetic: no two bases overlap, ever.
 */
const main = (argv: readonly string[]): void => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...argv], options: { pairs: text, seed: text } });
  const settings = parse(shape, values, 'geometry');
  if (!settings.ok) return stop(settings.refusal.message);
  const { pairs, seed } = settings.value;
  const began = performance.now();
  const { maneuvers, overlapped, deepest } = manyManeuvers(pairs, seed, (done) => progress(done, pairs));
  const seconds = (performance.now() - began) / 1000;
  if (process.stderr.isTTY) process.stderr.write('\n');
  say(
    `${maneuvers} maneuvers in ${seconds.toFixed(0)} s (seed ${seed}): ${overlapped} slid back, deepest overlap left ${deepest.toExponential(2)} micrometres`,
  );
  if (deepest > TOLERANCE) stop(`geometry: two bases overlap by ${deepest} micrometres`);
};

const progress = (done: number, of: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${((100 * done) / of).toFixed(0)} %`);
};

try {
  main(process.argv.slice(2));
} catch (error) {
  stop(`geometry: ${error instanceof Error ? error.message : String(error)}`);
}
