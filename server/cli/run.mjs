// node server/cli/run.mjs <entry.ts> [arguments…]: bundles a TypeScript entry if it is stale and runs it.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle.mjs';
import { Plain, ROOT, ensureInstalled, main } from './prepare.mjs';

/** Runs a Node script to its end with Node's own flags, passing standard streams, signals and the exit code through. */
export function runNode(script, args) {
  return new Promise((resolve, reject) => {
    const flags = [...process.execArgv, '--enable-source-maps'];
    const child = spawn(process.execPath, [...flags, script, ...args], { stdio: 'inherit' });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

await main(async () => {
  const [entry, ...args] = process.argv.slice(2);
  if (entry === undefined) throw new Plain('usage: node server/cli/run.mjs <entry.ts> [arguments…]');
  const source = path.relative(ROOT, path.resolve(ROOT, entry));
  if (!fs.existsSync(path.join(ROOT, source))) throw new Plain(`there is no file ${entry} to run.`);
  ensureInstalled();
  const outfile = `dist/cli/${source.replace(/\.ts$/, '').replaceAll(/[\\/]/g, '.')}.cjs`;
  try {
    await bundle(source, outfile);
  } catch (error) {
    if (error.errors) throw new Plain(`${entry} does not build; see above.`);
    throw error;
  }
  return runNode(path.join(ROOT, outfile), args);
});
