import fs from 'node:fs';
import path from 'node:path';
import { createStarboard, type Starboard, type StarboardOptions } from '../../server';
import { ensureBuilt } from '../../server/cli/build.mjs';
import { makeLog } from '../../server/log';

export const ROOT = path.resolve(__dirname, '../..');
export const CLIENT_DIR = path.join(ROOT, 'dist/client');

export interface TestServer extends Starboard {
  readonly origin: string;
  readonly build: string;
}

export type TestServerOptions = Partial<Omit<StarboardOptions, 'clientDir'>>;

/** Builds the client if it is stale and gives its build id. */
export function builtClient(): string {
  ensureBuilt();
  return String(JSON.parse(fs.readFileSync(path.join(CLIENT_DIR, 'build.json'), 'utf8')).build);
}

/** The real server, in this process, on a free port, with the real client. Close it when done. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const build = options.build ?? builtClient();
  const log = options.log ?? makeLog('silent');
  const starboard = await createStarboard({ port: 0, clientDir: CLIENT_DIR, ...options, build, log });
  return { ...starboard, build, origin: `http://localhost:${starboard.port}` };
}
