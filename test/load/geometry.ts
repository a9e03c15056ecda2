import { runScript, wholeOr } from '../../server/cli/script';
import { manyManeuvers } from '../games/attackWing/geometry/scatter';

/** Deeper than this (micrometres) is an overlap; it is the slack that borders have. */
const TOLERANCE = 0.001;

const progress = (done: number, of: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${((100 * done) / of).toFixed(0)} %`);
};

const flags = { pairs: wholeOr(10_000_000, 1, 1_000_000_000), seed: wholeOr(1, 0, 2_000_000_000) };

/**
 * `npm run geometry [-- --pairs 10000000] [--seed 1] [--json]`: random pairs of Attack Wing maneuvers on a crowded mat,
 * every result checked in whole-number arithmetic: no two bases overlap, ever.
 */
void runScript('geometry', flags, ({ pairs, seed }) => {
  const began = performance.now();
  const { maneuvers, overlapped, deepest } = manyManeuvers(pairs, seed, (done) => progress(done, pairs));
  const seconds = (performance.now() - began) / 1000;
  if (process.stderr.isTTY) process.stderr.write('\n');
  return {
    report: { seed, maneuvers, overlapped, deepestMicrometres: deepest, seconds },
    lines: [
      `${maneuvers} maneuvers in ${seconds.toFixed(0)} s (seed ${seed}): ${overlapped} slid back, deepest overlap left ${deepest.toExponential(2)} micrometres`,
    ],
    fault: deepest > TOLERANCE ? `two bases overlap by ${deepest} micrometres` : undefined,
  };
});
