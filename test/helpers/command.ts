import { spawn, type SpawnOptions } from 'node:child_process';
import { bundled, ROOT } from './bundled';

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

const scripts = new Map<string, Promise<string>>();

/** Runs a TypeScript entry as `npm run` does, but looks only once whether its bundle is stale. */
export const runEntry = async (entry: string, args: readonly string[]): Promise<Ended> => {
  const script = scripts.get(entry) ?? bundled(entry);
  scripts.set(entry, script);
  return runNode(['--enable-source-maps', await script, ...args]);
};
