import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runScript, wholeOr } from '../../server/cli/script';
import { bundled } from '../helpers/bundled';
import { type ServerProcess, spawnServer } from '../helpers/process';
import { identityOf } from '../helpers/tables';
import { joinWire } from '../helpers/wire';
import { bareTables } from './bare';
import { type Driver, drive, quantile } from './drive';
import { bytesPerMove, countBytes, ourTables } from './ours';

interface Figure {
  readonly name: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly ratio: number | null;
  readonly goal: number | null;
  readonly ok: boolean;
}

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuPercent: number;
  readonly kbPerTable: number;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-load-'));
const round = (value: number): number => Number(value.toPrecision(4));
const figure = (name: string, ours: number, goal: number | null, peer: number | null = null): Figure => {
  const ratio = peer === null ? null : round(ours / peer);
  const ok = goal === null || (ratio ?? ours) <= goal;
  return { name, ours: round(ours), peer: peer === null ? null : round(peer), ratio, goal, ok };
};

interface Filled<D extends Driver> {
  readonly server: ServerProcess;
  readonly driver: D;
  readonly kbPerTable: number;
  readonly taken: number[];
  cpuMs: number;
  seconds: number;
}

/** Starts a server and fills it with tables. */
const fill = async <D extends Driver>(
  entry: string,
  make: (origin: string) => Promise<D>,
  tables: number,
): Promise<Filled<D>> => {
  const data = path.join(folder, path.basename(entry));
  fs.mkdirSync(data);
  const server = await spawnServer(await bundled(entry), { DATA_DIR: data, PORT: '0' });
  const empty = await server.usage();
  const driver = await make(server.origin);
  const filled = await server.usage();
  const kbPerTable = (filled.rss - empty.rss) / 1024 / tables;
  return { server, driver, kbPerTable, taken: [], cpuMs: 0, seconds: 0 };
};

/** One turn of measuring. */
const take = async (at: Filled<Driver>, rate: number, seconds: number): Promise<void> => {
  const before = await at.server.usage();
  at.taken.push(...(await drive(at.driver, rate, seconds)));
  at.cpuMs += (await at.server.usage()).cpuMs - before.cpuMs;
  at.seconds += seconds;
};

const measured = ({ taken, cpuMs, seconds, kbPerTable }: Filled<Driver>): Measured => ({
  perSecond: taken.length / seconds,
  p50: quantile(taken, 0.5),
  p99: quantile(taken, 0.99),
  cpuPercent: cpuMs / (seconds * 10),
  kbPerTable,
});

/** Bare rooms and our tables in turns, so that what else the machine does falls on both alike. */
const TURNS = 5;

/** What a page receives on joining a running match, the story aside: it names the present rev, so none is told. */
const joinBytes = async (origin: string, at: Awaited<ReturnType<typeof ourTables>>): Promise<number> => {
  const { table, secret, pages } = at.opened[0]!;
  const { rev } = pages[0]!.wire.room.state as { readonly rev: number };
  const wire = await joinWire(origin, { table, secret, identity: identityOf(0x10ad), watch: true, rev });
  const bytes = wire.frames().reduce((sum, frame) => sum + frame.length, 0);
  await wire.leave();
  return bytes;
};

const flags = {
  tables: wholeOr(500, 1, 5000),
  rate: wholeOr(250, 1, 5000),
  seconds: wholeOr(15, 1, 600),
};

const lineOf = ({ name, ours, peer, ratio, goal, ok }: Figure): string => {
  const against = peer === null ? '' : ` : ${peer} = ${String(ratio)}`;
  const verdict = goal === null ? '' : `goal ${goal}: ${ok ? 'met' : 'MISSED'}`;
  return `${name.padEnd(36)}${`${ours}${against}`.padEnd(30)}${verdict}`;
};

/** `npm run load [-- --tables 500] [--rate 250] [--seconds 15] [--json]`: our tables against bare rooms, in turns. */
const done = runScript('load', flags, async ({ tables, rate, seconds }, tell) => {
  tell(`${tables} tables of two, ${rate} moves/s, ${seconds} s`);
  const theirs = await fill('test/load/bareServer.ts', (origin) => bareTables(origin, tables), tables);
  const own = await fill('test/helpers/serveSkirmish.ts', (origin) => ourTables(origin, tables), tables);
  for (const at of [theirs, own]) await drive(at.driver, rate, Math.min(3, seconds));
  countBytes();
  for (let turn = 0; turn < TURNS; turn++)
    for (const at of [theirs, own]) await take(at, rate, seconds / TURNS);
  const joined = await joinBytes(own.server.origin, own.driver);
  const [bare, ours] = [measured(theirs), measured(own)];
  for (const { driver, server } of [theirs, own]) {
    await driver.close();
    await server.kill('SIGKILL');
  }
  const rows = [
    figure('move p50 ms', ours.p50, null, bare.p50),
    figure('move p99 ms', ours.p99, 1.5, bare.p99),
    figure('moves per second', ours.perSecond, null, bare.perSecond),
    figure('bytes per move and client, median', quantile(bytesPerMove, 0.5), 200),
    figure('bytes per move and client, p99', quantile(bytesPerMove, 0.99), 2048),
    figure('bytes on joining, without story', joined, 4096),
    figure('server CPU, % of a core', ours.cpuPercent, null, bare.cpuPercent),
    figure('KB per awake table', ours.kbPerTable, null, bare.kbPerTable),
  ];
  return { report: { rows }, lines: rows.map(lineOf) };
});
// The pages' sockets would keep the process alive.
void done.finally(() => {
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit();
});
