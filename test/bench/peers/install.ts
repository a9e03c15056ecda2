import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder that holds the peers' own package.json; the command runs from the top of the project. */
export const peersFolder = (): string => resolve('test/bench/peers');

/** Installs the peers into their own folder, once. */
export const installPeers = (): void => {
  const folder = peersFolder();
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  process.stderr.write('Installing what the bench measures against …\n');
  const { status } = spawnSync('npm', ['install', '--no-save', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error('npm install failed in test/bench/peers: check the network, then try again');
};
