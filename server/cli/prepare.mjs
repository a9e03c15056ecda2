// What every command needs before it can start: packages that fit the lock file, and builds that fit
// their sources. Plain Node, because it runs before any package is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A failure that a person can mend: printed as one line, without a stack. */
export class Plain extends Error {}

export const say = (line) => process.stderr.write(`${line}\n`);

/** Runs a command's main function; a Plain failure becomes one line on stderr and exit code 1. */
export async function main(run) {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    if (!(error instanceof Plain)) throw error;
    say(`starboard: ${error.message}`);
    process.exitCode = 1;
  }
}

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Names the first package the lock file asks for and node_modules lacks; undefined when all are there. */
export function missingPackage(root) {
  const lock = readJson(path.join(root, 'package-lock.json'));
  if (!lock?.packages) throw new Plain('package-lock.json is missing or damaged; restore it with git.');
  const installed = readJson(path.join(root, 'node_modules/.package-lock.json'))?.packages ?? {};
  for (const [place, wanted] of Object.entries(lock.packages)) {
    if (place === '') continue;
    const found = installed[place];
    // Packages for other platforms are listed as optional and rightly absent.
    if (found === undefined && wanted.optional) continue;
    const there = found?.version === wanted.version && fs.existsSync(path.join(root, place, 'package.json'));
    if (!there) return `${place.replace(/^.*node_modules\//, '')}@${wanted.version}`;
  }
  return undefined;
}

export function checkWritable(root) {
  for (const folder of [root, path.join(root, 'dist')]) {
    if (!fs.existsSync(folder)) continue;
    try {
      fs.accessSync(folder, fs.constants.W_OK);
    } catch {
      throw new Plain(`cannot write to ${folder}: give this user write access, or clone where it has it.`);
    }
  }
}

function npmInstall(root) {
  // Not `npm ci`: it refuses a lock file that lacks a platform's optional package, which no registry need have.
  // The lock file decides all versions here too, and is not written.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const ownNpm = process.env.npm_execpath;
  // npm's stdout goes to our stderr: the output of a command is its own.
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  return ownNpm?.endsWith('.js')
    ? spawnSync(process.execPath, [ownNpm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Installs what is missing. True when it had to.
 * @param {{
 *   root?: string,
 *   install?: (root: string) => { status?: number | null, error?: Error },
 *   log?: (line: string) => unknown,
 * }} [options]
 */
export function ensureInstalled({ root = ROOT, install = npmInstall, log = say } = {}) {
  const missing = missingPackage(root);
  if (missing === undefined) return false;
  checkWritable(root);
  const modules = path.join(root, 'node_modules');
  if (fs.lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Plain(`node_modules is a link and lacks ${missing}: install at ${fs.realpathSync(modules)}.`);
  }
  log(`Installing packages (${missing} is missing); this takes a few minutes the first time …`);
  const result = install(root);
  if (result.error) throw new Plain(`cannot run npm (${result.error.message}): install npm, then try again.`);
  if (result.status !== 0) {
    throw new Plain(`npm install failed with exit code ${result.status}: check the network, then try again.`);
  }
  const still = missingPackage(root);
  if (still !== undefined)
    throw new Plain(`${still} is still missing after npm install: delete node_modules, try again.`);
  return true;
}

const hashFile = (file) => createHash('sha256').update(fs.readFileSync(file)).digest('base64url');

/** All files under the given files and folders, as paths relative to root, in a fixed order. */
export function listFiles(root, places) {
  const found = [];
  const visit = (place) => {
    const stat = fs.statSync(path.join(root, place), { throwIfNoEntry: false });
    if (stat?.isFile()) found.push(place);
    if (!stat?.isDirectory()) return;
    for (const name of fs.readdirSync(path.join(root, place))) visit(path.posix.join(place, name));
  };
  for (const place of places) visit(place);
  return found.sort();
}

/** True when a stamp exists, every input still has its recorded content and every output is there. */
export function isFresh(root, stampFile, inputs) {
  const stamp = readJson(path.join(root, stampFile));
  if (!stamp?.inputs || !stamp.outputs) return false;
  const names = inputs ?? Object.keys(stamp.inputs);
  return (
    names.length === Object.keys(stamp.inputs).length &&
    names.every((name) => {
      const file = path.join(root, name);
      return fs.existsSync(file) && stamp.inputs[name] === hashFile(file);
    }) &&
    stamp.outputs.every((name) => fs.existsSync(path.join(root, name)))
  );
}

/** The content of each input, to be taken before a build: a source that changes meanwhile makes it stale, not wrong. */
export const hashInputs = (root, inputs) =>
  Object.fromEntries(inputs.map((name) => [name, hashFile(path.join(root, name))]));

/** Records from what the outputs were made. */
export function writeStamp(root, stampFile, hashes, outputs) {
  const file = path.join(root, stampFile);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  writeAtomic(file, JSON.stringify({ inputs: hashes, outputs }));
}

/** Two commands may build at the same time: nobody ever reads half a file. */
export function writeAtomic(file, content) {
  const draft = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
}
