import { bundled } from '../helpers/bundled';
import { runChaos } from './run';

jest.setTimeout(120_000);

test('killed at random instants, nothing acknowledged is lost (seed 7; npm run chaos does more)', async () => {
  const script = await bundled('test/helpers/serveSkirmish.ts');
  const report = await runChaos({ seed: 7, kills: 4, tables: 3, script });
  expect(report.faults).toEqual([]);
  expect(report.movesAcknowledged).toBeGreaterThan(10);
});

test('a server that answers before it has written is found out (seed 7)', async () => {
  const script = await bundled('test/helpers/serveSkirmish.ts');
  const report = runChaos({ seed: 7, kills: 2, tables: 3, script, env: { ACK_EARLY: '1' } });
  const faults = await report.then(
    (made) => made.faults,
    (error: unknown) => [String(error)],
  );
  expect(faults).not.toEqual([]);
});
