import { spawn, type SpawnOptions } from 'node:child_process';
import { ROOT } from './server';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs this Node with the given arguments in the project to its end. */
export function runNode(args: readonly string[], options: SpawnOptions = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let [stdout, stderr] = ['', ''];
    child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Runs a TypeScript entry the way `npm run` does. */
export const runEntry = (entry: string, args: readonly string[]): Promise<Ended> =>
  runNode(['server/cli/run.mjs', entry, ...args]);
