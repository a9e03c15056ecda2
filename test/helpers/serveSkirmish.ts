import { createStarboard } from '../../server';
import { makeLog } from '../../server/log';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { GAMES, type Register } from '../../shared/games';
import { skirmish } from './skirmish';
import { answerUsage } from './usage';

/** A server process with the reference game: PORT, DATA_DIR, LOG_LEVEL, SLEEP_MS. Says `ready` when it listens. */
const games: Register = { ...GAMES, skirmish: () => Promise.resolve(skirmish) };
const FAST = { burst: 1e9, perSecond: 1e9 };

/** A store that promises before it has written: what the chaos test must find out. */
const early = (store: Store): Store => ({
  ...store,
  write: (...changes) => {
    setTimeout(() => void store.write(...changes).catch(() => undefined), 150);
    return Promise.resolve();
  },
});

const serve = async (): Promise<void> => {
  const log = makeLog(process.env.LOG_LEVEL === 'info' ? 'info' : 'error');
  const opened = await openStore(process.env.DATA_DIR ?? 'data', log);
  const store = process.env.ACK_EARLY === '1' ? early(opened) : opened;
  const starboard = await createStarboard({
    port: Number(process.env.PORT ?? 0),
    clientDir: '/no/client/here',
    build: undefined,
    log,
    store,
    games,
    botDelayMs: 0,
    graceSeconds: 60,
    ...(process.env.SLEEP_MS === undefined ? {} : { sleepMs: Number(process.env.SLEEP_MS) }),
    rate: FAST,
    openings: FAST,
    guesses: FAST,
    starts: FAST,
    visits: FAST,
    connections: FAST,
    mostConnections: 1e9,
    pastBytes: FAST,
    records: FAST,
    unasked: FAST,
  });
  process.stdout.write(`ready ${String(starboard.port)}\n`);
  answerUsage(() => starboard.tables.all.length);
  process.on('SIGTERM', () => void starboard.close().then(() => process.exit(0)));
};

void serve();
