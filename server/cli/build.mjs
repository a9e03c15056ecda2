// npm run build: the server's bundle and the client, each only when stale.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { Plain, ROOT, checkWritable, ensureInstalled, isFresh, listFiles, main, say } from './prepare.mjs';

export const SERVER = { entry: 'server/main.ts', outfile: 'dist/server/main.cjs' };
/** The threads in which bots think run a bundle of their own. */
export const BOT_WORKER = { entry: 'server/bots/worker.ts', outfile: 'dist/server/botWorker.cjs' };
export const CLIENT_STAMP = 'dist/client.stamp.json';
const CLIENT_SOURCES = [
  'client',
  'shared',
  'assets',
  'webpack.config.js',
  'package-lock.json',
  'server/cli/webpackClient.mjs',
];

export const clientInputs = (root = ROOT) => listFiles(root, CLIENT_SOURCES);

const isBuilt = (root) =>
  isFresh(root, `${SERVER.outfile}.stamp.json`) &&
  isFresh(root, `${BOT_WORKER.outfile}.stamp.json`) &&
  isFresh(root, CLIENT_STAMP, clientInputs(root));

/** Builds in a process of its own, which gives its memory back. True when it had to. */
export function ensureBuilt({ root = ROOT } = {}) {
  if (isBuilt(root)) return false;
  checkWritable(root);
  const result = spawnSync(process.execPath, [path.join(root, 'server/cli/build.mjs')], {
    stdio: ['ignore', 2, 2],
  });
  if (result.status !== 0) throw new Plain('the build failed; see above.');
  return true;
}

/** Lets one build run at a time; the others wait for it and then find it fresh. */
async function withLock(root, work) {
  const lock = path.join(root, 'dist/building.lock');
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isAbandoned(lock)) fs.rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    return await work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function isAbandoned(lock) {
  try {
    process.kill(Number(fs.readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code !== 'EPERM';
  }
}

async function build() {
  ensureInstalled();
  checkWritable(ROOT);
  return withLock(ROOT, async () => {
    await bundle(SERVER.entry, SERVER.outfile);
    await bundle(BOT_WORKER.entry, BOT_WORKER.outfile);
    if (isFresh(ROOT, CLIENT_STAMP, clientInputs())) return 0;
    say('Building the client …');
    const { buildClient } = await import('./webpackClient.mjs');
    await buildClient(ROOT, clientInputs(), CLIENT_STAMP);
    return 0;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(build);
