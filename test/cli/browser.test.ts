import { findBrowser, provideBrowser } from '../../server/cli/browser.mjs';

interface World {
  readonly env?: Record<string, string>;
  readonly installed?: Record<string, string>;
  readonly runs?: readonly string[];
  readonly root?: boolean;
  readonly sudo?: boolean;
  /** What apt-get install puts on the path; 'broken' for a package whose program does not run. */
  readonly aptGives?: 'chromium' | 'broken' | 'failure';
  readonly downloads?: boolean;
  readonly downloaded?: boolean;
}

const PLAYWRIGHT = '/cache/playwright/chrome';

/** A stand-in for the machine that records what was done to it. */
function stand(world: World) {
  const done: string[] = [];
  const path: Record<string, string> = { ...world.installed };
  const runs = new Set([...(world.runs ?? []), ...(world.downloaded ? [PLAYWRIGHT] : [])]);
  const apt = (args: string[]) => {
    done.push(`apt-get ${args.filter((arg) => !arg.startsWith('-')).join(' ')}`);
    if (args[0] !== 'install') return true;
    if (world.aptGives === undefined || world.aptGives === 'failure') return false;
    path.chromium = '/usr/bin/chromium';
    if (world.aptGives === 'chromium') runs.add('/usr/bin/chromium');
    return true;
  };
  const effects = {
    env: world.env ?? {},
    which: (name: string) => path[name],
    isRoot: () => world.root === true,
    run: (file: string, args: string[]): boolean => {
      if (file === '/usr/bin/sudo' && args[1] === 'true') return world.sudo === true;
      if (file === '/usr/bin/sudo') return effects.run(args[1]!, args.slice(2));
      if (file === '/usr/bin/apt-get') return apt(args);
      return args[0] === '--version' && runs.has(file);
    },
    playwrightPath: () => PLAYWRIGHT,
    playwrightInstall: () => {
      done.push('download');
      if (world.downloads) runs.add(PLAYWRIGHT);
      return world.downloads === true;
    },
    log: () => undefined,
  };
  return { effects, done };
}

const APT = { 'apt-get': '/usr/bin/apt-get', sudo: '/usr/bin/sudo' };
const INSTALL = ['apt-get update', 'apt-get install chromium'];

test.each<[string, World, string, string[]]>([
  ['the one that is named', { env: { CHROMIUM_PATH: '/my/chrome' }, runs: ['/my/chrome'] }, '/my/chrome', []],
  ['an installed chromium', { installed: { chromium: '/bin/c' }, runs: ['/bin/c'] }, '/bin/c', []],
  ['an installed Chrome', { installed: { 'google-chrome': '/bin/g' }, runs: ['/bin/g'] }, '/bin/g', []],
  [
    'not one that does not run',
    { installed: { chromium: '/bin/c', 'google-chrome': '/bin/g' }, runs: ['/bin/g'] },
    '/bin/g',
    [],
  ],
  ["Playwright's, once downloaded", { downloaded: true }, PLAYWRIGHT, []],
  [
    "Debian's package, as root",
    { installed: APT, root: true, aptGives: 'chromium' },
    '/usr/bin/chromium',
    INSTALL,
  ],
  [
    "Debian's package, by sudo",
    { installed: APT, sudo: true, aptGives: 'chromium' },
    '/usr/bin/chromium',
    INSTALL,
  ],
  [
    "Playwright's download where packages may not be installed",
    { installed: APT, downloads: true },
    PLAYWRIGHT,
    ['download'],
  ],
  ["Playwright's download without apt-get", { root: true, downloads: true }, PLAYWRIGHT, ['download']],
  [
    "Playwright's download when apt-get fails",
    { installed: APT, root: true, aptGives: 'failure', downloads: true },
    PLAYWRIGHT,
    [...INSTALL, 'download'],
  ],
  [
    "Playwright's download when the package is an empty shell",
    { installed: APT, root: true, aptGives: 'broken', downloads: true },
    PLAYWRIGHT,
    [...INSTALL, 'download'],
  ],
])('takes %s', (_name, world, file, deeds) => {
  const { effects, done } = stand(world);
  expect(provideBrowser(effects)).toBe(file);
  expect(done).toEqual(deeds);
});

test('says exactly what to install when nothing works', () => {
  expect(() => provideBrowser(stand({}).effects)).toThrow(
    'no browser for the browser tests: install Chromium (Debian: sudo apt-get install chromium) or Google Chrome, ' +
      'or name one with CHROMIUM_PATH=/path/to/chrome.',
  );
});

test('a named browser that does not run is an error, not a reason to take another', () => {
  const world: World = { env: { CHROMIUM_PATH: '/no' }, installed: { chromium: '/bin/c' }, runs: ['/bin/c'] };
  expect(() => findBrowser(stand(world).effects)).toThrow('CHROMIUM_PATH is /no, and that does not run');
});
