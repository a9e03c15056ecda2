import { createHash } from 'node:crypto';
import v8 from 'node:v8';
import vm from 'node:vm';
import { createStarboard } from '../../server';
import { makeLog } from '../../server/log';
import { openStore } from '../../server/store/open';
import type { EventDesk } from '../../server/rooms/event/eventDesk';
import type { Table } from '../../server/rooms/table';
import { GAMES, type Register } from '../../shared/games';
import { skirmish } from '../helpers/skirmish';

/** A server process to be attacked: its real limits, but for opening tables, which the honest do here all at once. */
const games: Register = { ...GAMES, skirmish: () => Promise.resolve(skirmish) };
const FAST = { burst: 1e9, perSecond: 1e9 };

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

export interface Seen {
  readonly cpuMs: number;
  /** Heap and external memory after a collection. */
  readonly memory: number;
  readonly sockets: number;
  readonly refusals: Readonly<Record<string, number>>;
  /** By table and event: everything a match and its seats, and an event, are made of. */
  readonly digests: Readonly<Record<string, string>>;
}

const digest = ({ match, doc, rev }: Table): string => {
  const { host, chairs, stage, secret, players, banned, listed } = doc;
  const all = { state: match?.state, rev, host, chairs, stage, secret, players, banned, listed };
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
};

const eventDigest = ({ doc, ledger }: EventDesk): string => {
  const { event, lines } = ledger;
  const { organiser, people, secret, stage } = doc;
  return createHash('sha256')
    .update(JSON.stringify({ event, lines, organiser, people, secret, stage }))
    .digest('hex');
};

const serve = async (): Promise<void> => {
  const log = makeLog('error');
  const starboard = await createStarboard({
    port: 0,
    store: await openStore(process.env.DATA_DIR ?? 'data', log),
    clientDir: '/no/client/here',
    build: undefined,
    log,
    games,
    botDelayMs: 0,
    graceSeconds: 60,
    proxies: ['127.0.0.1', '::1'],
    openings: FAST,
    starts: FAST,
  });
  process.stdout.write(`ready ${String(starboard.port)}\n`);
  const look = (): Seen => {
    for (let i = 0; i < 3; i++) collect();
    const { heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const { all, house } = starboard.tables;
    const desks = starboard.events.list().flatMap(({ event }) => starboard.events.get(event) ?? []);
    const rooms = [...all, ...desks];
    return {
      cpuMs: (user + system) / 1000,
      memory: heapUsed + external,
      sockets: rooms.reduce((sum, { port }) => sum + port.pageCount(), 0),
      refusals: Object.fromEntries(house.counts.refusals),
      digests: Object.fromEntries([
        ...all.map((table) => [table.id, digest(table)] as const),
        ...desks.map((desk) => [desk.id, eventDigest(desk)] as const),
      ]),
    };
  };
  process.on('message', (asked) => {
    if (asked === 'usage') process.send?.(look());
  });
  process.on('disconnect', () => process.exit(0));
};

void serve();
