import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export const ROOT = resolve(__dirname, '../..');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a TypeScript entry the way `npm run` does. */
export const runEntry = (entry: string, args: readonly string[]): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/cli/run.mjs', entry, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { code: status, out: stdout, err: stderr };
};
