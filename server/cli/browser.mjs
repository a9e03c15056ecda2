// Finds, or provides, the browser for the browser tests. What it does to the machine comes in as `effects`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Plain, ROOT, say } from './prepare.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WHAT_TO_INSTALL =
  'no browser for the browser tests: install Chromium (Debian: sudo apt-get install chromium) or Google Chrome, ' +
  'or name one with CHROMIUM_PATH=/path/to/chrome.';

/**
 * @typedef {object} Effects
 * @property {Record<string, string | undefined>} env
 * @property {(file: string, args: string[]) => boolean} run runs a program, true when it ended well
 * @property {(name: string) => string | undefined} which finds a program on the path
 * @property {() => boolean} isRoot
 * @property {() => string | undefined} playwrightPath where Playwright keeps, or would keep, its own browser
 * @property {() => boolean} playwrightInstall downloads it there, true when that ended well
 * @property {(line: string) => void} log
 */

/** @param {Effects} effects */
const works = (effects, file) => file !== undefined && effects.run(file, ['--version']);

/**
 * A browser that is already there: the named one, an installed one, one that Playwright downloaded earlier.
 * @param {Effects} effects
 * @returns {string | undefined}
 */
export function findBrowser(effects) {
  const named = effects.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (works(effects, named)) return named;
    throw new Plain(`CHROMIUM_PATH is ${named}, and that does not run: correct it, or leave it out.`);
  }
  const installed = [...NAMES.map(effects.which), ...MAC, effects.playwrightPath()];
  return installed.find((file) => works(effects, file));
}

/** Installs Debian's package where this user may install packages.
 * @param {Effects} effects */
function installByApt(effects) {
  const apt = effects.which('apt-get');
  if (apt === undefined) return undefined;
  const sudo = effects.isRoot() ? undefined : effects.which('sudo');
  if (!effects.isRoot() && !(sudo !== undefined && effects.run(sudo, ['-n', 'true']))) return undefined;
  effects.log('Installing the chromium package for the browser tests …');
  const asRoot = (...args) => (sudo ? effects.run(sudo, ['-n', apt, ...args]) : effects.run(apt, args));
  asRoot('update', '-qq');
  if (!asRoot('install', '-y', '-qq', '--no-install-recommends', 'chromium')) return undefined;
  const file = effects.which('chromium');
  return works(effects, file) ? file : undefined;
}

/** @param {Effects} effects */
function downloadByPlaywright(effects) {
  effects.log("Downloading Playwright's Chromium for the browser tests …");
  if (!effects.playwrightInstall()) return undefined;
  const file = effects.playwrightPath();
  return works(effects, file) ? file : undefined;
}

/**
 * A browser by all means: found, installed, downloaded, or else an error that says what to install.
 * @param {Effects} effects
 * @returns {string}
 */
export function provideBrowser(effects) {
  const file = findBrowser(effects) ?? installByApt(effects) ?? downloadByPlaywright(effects);
  if (file === undefined) throw new Plain(WHAT_TO_INSTALL);
  return file;
}

const run = (file, args) =>
  spawnSync(file, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

function which(name) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const file of [path.join(folder, name), path.join(folder, `${name}.exe`)]) {
      try {
        fs.accessSync(file, fs.constants.X_OK);
        if (fs.statSync(file).isFile()) return file;
      } catch {
        // Not here.
      }
    }
  }
  return undefined;
}

const require = createRequire(import.meta.url);
const playwrightCli = () =>
  path.join(path.dirname(require.resolve('playwright-core/package.json')), 'cli.js');

/** This machine. */
export const machine = () => ({
  env: process.env,
  run,
  which,
  isRoot: () => process.getuid?.() === 0,
  playwrightPath: () => require('playwright-core').chromium.executablePath() || undefined,
  playwrightInstall: () =>
    spawnSync(process.execPath, [playwrightCli(), 'install', 'chromium'], {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
    }).status === 0,
  log: say,
});
