import { bundled } from '../helpers/bundled';
import { runFuzz } from './run';

jest.setTimeout(240_000);

test('a thousand hostile frames and requests change no match and hinder nobody (seed 5; npm run fuzz does more)', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const script = await bundled('test/fuzz/serve.ts');
  const rows = await runFuzz({ seed: 5, frames: 1000, script, quietMs: 200, tables: 2 });
  // How fast it is and how much it keeps is measured where nothing else runs.
  expect(rows.map(({ name, effect }) => `${name}: ${String(effect)}`)).toEqual(
    rows.map(({ name }) => `${name}: 0`),
  );
  expect(rows.at(-1)!.tried).toBeGreaterThanOrEqual(1000);
});
