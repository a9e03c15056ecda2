import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runScript, wholeOr } from '../../server/cli/script';
import { bundled } from '../helpers/bundled';
import { spawnServer } from '../helpers/process';
import { until } from '../helpers/tables';
import type { Left } from '../helpers/usage';
import { openTable } from '../helpers/wire';

/** A table where nothing was played sleeps so soon. */
const GOAL_SECONDS = 60;
/** What sleeping tables may still take, each. */
const GOAL_KB = 1;
/** Opened at a time. */
const TOGETHER = 20;
const PATIENCE_MS = 600_000;

const KB = 1024;
const inUse = ({ heap, external }: Left): number => (heap + external) / KB;

const flags = { tables: wholeOr(10_000, 20, 1_000_000) };

/** `npm run idle [-- --tables 10000] [--json]`: tables that are opened and never played; what they take, awake and asleep. */
const done = runScript('idle', flags, async ({ tables }, tell) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-idle-'));
  const server = await spawnServer(await bundled('test/helpers/serveSkirmish.ts'), {
    DATA_DIR: folder,
    PORT: '0',
  });
  let awake = 0;
  const look = setInterval(() => void server.usage().then((usage) => (awake = usage.tables)), 500);
  const open = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i += TOGETHER)
      await Promise.all(
        Array.from({ length: TOGETHER }, () => openTable(server.origin, { game: 'skirmish' })),
      );
  };
  // What the first tables bring with them is no cost of a table.
  await open(20);
  const before = await server.left();
  const began = performance.now();
  await open(tables);
  const opened = performance.now();
  const full = await server.left();
  tell(
    `${tables} tables opened in ${((opened - began) / 1000).toFixed(0)} s; ${full.tables} of all are awake`,
  );
  await until(() => awake === 0, 'every table to sleep', PATIENCE_MS);
  const seconds = (performance.now() - opened) / 1000;
  clearInterval(look);
  const asleep = await server.left();
  await server.kill('SIGTERM');
  fs.rmSync(folder, { recursive: true, force: true });
  const [awakeMb, asleepKb] = [(inUse(full) - inUse(before)) / KB, inUse(asleep) - inUse(before)];
  const round = (value: number): number => Number(value.toPrecision(3));
  const rows = [
    { name: 'seconds until all sleep', value: round(seconds), goal: GOAL_SECONDS },
    { name: 'MB in use while most are awake', value: round(awakeMb), goal: null },
    { name: 'MB in use when all sleep', value: round(asleepKb / KB), goal: null },
    { name: 'KB for each that sleeps', value: round(Math.max(0, asleepKb / tables)), goal: GOAL_KB },
  ].map((row) => ({ ...row, ok: row.goal === null || row.value <= row.goal }));
  const missed = rows.find(({ ok }) => !ok);
  return {
    report: { tables, awake: full.tables, rows },
    lines: rows.map(({ name, value, goal, ok }) => {
      const verdict = goal === null ? '' : `goal ${String(goal)}: ${ok ? 'met' : 'MISSED'}`;
      return `${name.padEnd(34)}${String(value).padEnd(10)}${verdict}`;
    }),
    fault: missed && `${missed.name}: ${String(missed.value)}`,
  };
});
void done.finally(() => process.exit());
