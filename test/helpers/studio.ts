import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { createStarboard } from '../../server';
import { makeLog } from '../../server/log';
import { FLAGS } from './flags';

export interface Studio {
  readonly origin: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

interface Finder {
  machine(): unknown;
  provideBrowser(effects: unknown): string;
}

/** The built client on a real server, and a browser before it, for commands that are bundled and run by themselves. */
export const openStudio = async (port = 0): Promise<Studio> => {
  execFileSync(process.execPath, ['server/cli/build.mjs'], { stdio: ['ignore', 2, 2] });
  const finder = pathToFileURL(path.resolve('server/cli/browser.mjs')).href;
  const { machine, provideBrowser } = (await import(finder)) as Finder;
  const clientDir = path.resolve('dist/client');
  const server = await createStarboard({ port, clientDir, build: '', log: makeLog('silent') });
  const browser = await chromium.launch({
    executablePath: provideBrowser(machine()),
    headless: true,
    args: [...FLAGS],
  });
  return {
    origin: `http://localhost:${server.port}`,
    browser,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
};
