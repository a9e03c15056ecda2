import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const ROOT = path.resolve(__dirname, '../..');

const run = promisify(execFile);

/** Bundles a TypeScript entry for a process or a thread of its own; gives the file to run. Fast when nothing changed. */
export const bundled = async (entry: string): Promise<string> => {
  const outfile = `dist/cli/${entry.replace(/\.ts$/u, '').replaceAll('/', '.')}.cjs`;
  const script = `import { bundle } from './server/cli/bundle.mjs'; await bundle(process.argv[1], process.argv[2]);`;
  await run(process.execPath, ['--input-type=module', '-e', script, entry, outfile], { cwd: ROOT });
  return path.join(ROOT, outfile);
};
