import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { threadThinker } from './bots/pool';
import { createStarboard } from './index';
import { networkAddress, welcome } from './addresses';
import { portTrouble } from './cli/port.mjs';
import { type Environment, readEnvironment } from './env';
import { type Log, makeLog } from './log';
import { openStore } from './store/open';
import { StoreError } from './store/store';
import { CertificateError, keptCertificate, ownCertificate } from './web/certificate';
import type { SecureOptions } from './web/secure';

const BuildFile = v.object({ build: v.string() });

/** Serves until it is told to stop. Gives a line of complaint when it cannot start. */
export async function serve(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const settings = readEnvironment(env, root);
  if (typeof settings === 'string') return settings;
  const { port, logLevel, origins, hosts, proxies, metrics, graceSeconds, botDelayMs } = settings;
  const log = makeLog(logLevel);
  const clientDir = path.join(root, 'dist/client');
  const build = env.NODE_ENV === 'development' ? undefined : readBuild(clientDir);
  try {
    const limits = settings.maxDataMb === undefined ? {} : { mostMb: settings.maxDataMb };
    const store = await openStore(settings.dataDir, log, limits);
    const script = path.join(root, 'dist/server/botWorker.cjs');
    const thinker = threadThinker({ script, threads: settings.botThreads });
    const sleepMs = settings.sleepMinutes * 60_000;
    const keep = {
      tableDays: settings.keepTableDays,
      matchDays: settings.keepMatchDays,
      matchMb: settings.keepMatchMb,
    };
    const doors = { origins, hosts, proxies, metrics };
    const rooms = { store, thinker, ...doors, graceSeconds, botDelayMs, sleepMs, keep };
    const secure = await secureOptions(settings);
    const network = networkAddress();
    const starboard = await createStarboard({ port, clientDir, build, log, network, ...secure, ...rooms });
    process.stdout.write(
      welcome({
        port: starboard.port,
        securePort: starboard.securePort,
        busyPort: starboard.securePort === undefined ? settings.httpsPort : undefined,
        network,
      }),
    );
    stopOnSignal(() => starboard.close(), log);
    return undefined;
  } catch (error) {
    if (error instanceof StoreError || error instanceof CertificateError) return `${error.message}.`;
    if (error instanceof Error && 'code' in error) return portTrouble(port, String(error.code));
    throw error;
  }
}

const secureOptions = async ({
  httpsPort,
  https,
  dataDir,
}: Environment): Promise<{ secure?: SecureOptions }> => {
  if (httpsPort === undefined) return {};
  const certificate = https ? ownCertificate(https.certFile, https.keyFile) : await keptCertificate(dataDir);
  return { secure: { port: httpsPort, ...certificate } };
};

const readBuild = (clientDir: string): string =>
  v.parse(BuildFile, JSON.parse(fs.readFileSync(path.join(clientDir, 'build.json'), 'utf8'))).build;

/** What cannot be finished by then is not worth waiting for: everything that was answered is on the disk. */
const LONGEST_END_MS = 4500;

function stopOnSignal(close: () => Promise<void>, log: Log): void {
  let stopping = false;
  const stop = () => {
    // A second signal does not wait.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => {
      log.error('not everything came to its end in time');
      process.exit(1);
    }, LONGEST_END_MS).unref();
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}
