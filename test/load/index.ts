import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { runScript, wholeOr } from '../../server/cli/script';
import { connect } from '../../server/store/connection';
import { FILE } from '../../server/store/open';
import { GAMES, type Register } from '../../shared/games';
import { bundled } from '../helpers/bundled';
import { type ServerProcess, spawnServer } from '../helpers/process';
import { skirmish } from '../helpers/skirmish';
import { identityOf, until } from '../helpers/tables';
import type { Left } from '../helpers/usage';
import { joinWire } from '../helpers/wire';
import { type BareTables, bareTables } from './bare';
import { type Driver, drive, quantile } from './drive';
import { bytesPerMove, comeBack, ourTables, type OurTables } from './ours';

interface Figure {
  readonly game: string;
  readonly name: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly ratio: number | null;
  readonly goal: number | null;
  readonly ok: boolean;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-load-'));
const round = (value: number): number => Number(value.toPrecision(4));
const figureOf =
  (game: string) =>
  (name: string, ours: number, goal: number | null, peer: number | null = null, ratio?: number): Figure => {
    const against = peer === null ? null : round(ratio ?? ours / peer);
    const ok = goal === null || (against ?? ours) <= goal;
    return {
      game,
      name,
      ours: round(ours),
      peer: peer === null ? null : round(peer),
      ratio: against,
      goal,
      ok,
    };
  };

interface Filled<D extends Driver> {
  readonly server: ServerProcess;
  readonly driver: D;
  /** What a table takes: of memory that is in use, and of what the system has given. */
  readonly usedKb: number;
  readonly residentKb: number;
  /** How long moves took, by turn. */
  turns: (readonly number[])[];
  cpuMs: number;
  seconds: number;
  /** Moves asked for so far. */
  asked: number;
}

/** Starts a server and fills it with tables. `practise`: plays at the first ones. */
const fill = async <D extends Driver>(
  entry: string,
  make: (origin: string, tables: number, data: string) => Promise<D>,
  tables: number,
  practise?: (first: D) => Promise<unknown>,
): Promise<Filled<D>> => {
  const data = fs.mkdtempSync(path.join(folder, 'data-'));
  const server = await spawnServer(await bundled(entry), {
    DATA_DIR: data,
    PORT: '0',
    SLEEP_MS: String(SLEEP_MS),
  });
  // What the first tables bring with them, the game and its compiled code, is no cost of a table.
  await practise?.(await make(server.origin, Math.min(FIRST, tables), data));
  const empty = await server.left();
  const driver = await make(server.origin, tables, data);
  const filled = await server.left();
  const kb = (of: (left: Left) => number): number => (of(filled) - of(empty)) / 1024 / tables;
  return {
    server,
    driver,
    usedKb: kb(({ heap, external }) => heap + external),
    residentKb: kb(({ rss }) => rss),
    turns: [],
    cpuMs: 0,
    seconds: 0,
    asked: 0,
  };
};

/** One turn of measuring. */
const take = async (at: Filled<Driver>, rate: number, seconds: number): Promise<void> => {
  const before = await at.server.usage();
  at.turns.push(await drive(at.driver, rate, seconds, at.asked));
  at.asked += Math.ceil(rate * seconds);
  at.cpuMs += (await at.server.usage()).cpuMs - before.cpuMs;
  at.seconds += seconds;
};

/** Bare rooms and our tables in turns, so that what else the machine does falls on both alike. */
const TURNS = 5;
/** Seconds of both before it is measured: what runs for the first time is slow. */
const WARM_UP = 5;
/**
 * Before that so many tables play so many moves each, at so many a second: for the first ten thousand moves of a game the
 * engine goes on compiling in threads of its own, and whoever needs their core waits. A server that has run for a minute
 * has that behind it.
 */
const FIRST = 150;
const PRACTICE = { moves: 300, perSecond: 1000, seconds: 15 };

/** The ratio of a quantile of ours to theirs, turn by turn: the one in the middle. */
const ratioOf = (ours: Filled<Driver>, theirs: Filled<Driver>, share: number): number =>
  quantile(
    ours.turns.map((turn, at) => quantile(turn, share) / quantile(theirs.turns[at] ?? [], share)),
    0.5,
  );

/** What a page receives on joining a running match, the story aside: it names the present rev, so none is told. */
const joinBytes = async (origin: string, at: OurTables): Promise<number> => {
  const { table, secret } = at.opened[0]!;
  const comer = { table, secret, identity: identityOf(0x10ad), watch: true };
  const before = await joinWire(origin, comer);
  const { rev } = before.room.state as { readonly rev: number };
  await before.leave();
  const wire = await joinWire(origin, { ...comer, rev });
  const bytes = wire.frames().reduce((sum, frame) => sum + frame.length, 0);
  await wire.leave();
  return bytes;
};

/** Tables sleep so soon when everybody has left them. */
const SLEEP_MS = 3000;
const PATIENCE_MS = 120_000;

/** KB that a table takes in the middle of its match, and those it takes again when it has slept and was woken. */
const wokenKb = async ({ server, driver }: Filled<OurTables>): Promise<readonly [number, number]> => {
  const inUse = async (): Promise<number> => {
    const { heap, external } = await server.left();
    return (heap + external) / 1024 / driver.opened.length;
  };
  // Those of the warm-up stay awake.
  const others = (await server.usage()).tables - driver.opened.length;
  const played = await inUse();
  await driver.close();
  let awake = Infinity;
  const look = setInterval(() => void server.usage().then(({ tables }) => (awake = tables)), 200);
  await until(() => awake === others, 'every table to sleep', PATIENCE_MS);
  clearInterval(look);
  const asleep = await inUse();
  const wires = await comeBack(server.origin, driver.opened);
  const woken = await inUse();
  for (const { room } of wires) room.connection.close();
  return [played - asleep, woken - asleep];
};

/** Every game there is, and the reference game; its options make a match that is not over soon. */
const REFERENCE = 'skirmish';
const MODULES: Register = { ...GAMES, [REFERENCE]: () => Promise.resolve(skirmish) };
const OPTIONS: Readonly<Record<string, object>> = { [REFERENCE]: { rounds: 9, hull: 9 } };

const flags = {
  tables: wholeOr(500, 1, 5000),
  rate: wholeOr(250, 1, 5000),
  seconds: wholeOr(15, 1, 600),
  game: v.optional(v.picklist(Object.keys(MODULES))),
};

const lineOf = ({ name, ours, peer, ratio, goal, ok }: Figure): string => {
  const against = peer === null ? '' : ` : ${peer} = ${String(ratio)}`;
  const verdict = goal === null ? '' : `goal ${goal}: ${ok ? 'met' : 'MISSED'}`;
  return `  ${name.padEnd(36)}${`${ours}${against}`.padEnd(30)}${verdict}`;
};

interface Measuring {
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
}

/** One game at our tables against bare rooms. */
const measure = async (
  game: string,
  theirs: Filled<BareTables>,
  { tables, rate, seconds }: Measuring,
): Promise<readonly Figure[]> => {
  const module = await MODULES[game]!();
  const warmUp = Math.min(WARM_UP, seconds);
  const moves = Math.ceil((rate * (seconds + warmUp)) / tables) + 1;
  const own = await fill(
    'test/helpers/serveSkirmish.ts',
    async (origin, count, data) => {
      const store = await connect(path.join(data, FILE));
      const most = count < tables ? PRACTICE.moves : moves;
      const made = await ourTables(origin, count, {
        module,
        options: OPTIONS[game] ?? {},
        moves: most,
        store,
      });
      store.close();
      return made;
    },
    tables,
    (first) => drive(first, PRACTICE.perSecond, PRACTICE.seconds),
  );
  theirs.driver.lay(own.driver.takePlans());
  theirs.asked = 0;
  for (const at of [theirs, own]) await take(at, rate, warmUp);
  bytesPerMove.length = 0;
  for (const at of [theirs, own]) Object.assign(at, { turns: [], cpuMs: 0, seconds: 0 });
  for (let turn = 0; turn < TURNS; turn++)
    for (const at of [theirs, own]) await take(at, rate, seconds / TURNS);
  const joined = await joinBytes(own.server.origin, own.driver);
  const [played, woken] = await wokenKb(own);
  await own.server.kill('SIGKILL');
  const figure = figureOf(game)('KB woken : played through', woken, 1.1, played);
  return [...figures(game, own, theirs, joined), figure];
};

const figures = (
  game: string,
  own: Filled<Driver>,
  theirs: Filled<Driver>,
  joined: number,
): readonly Figure[] => {
  const figure = figureOf(game);
  const [ours, bare] = [own.turns.flat(), theirs.turns.flat()];
  const at = (name: string, share: number, goal: number | null): Figure =>
    figure(name, quantile(ours, share), goal, quantile(bare, share), ratioOf(own, theirs, share));
  const cpu = ({ cpuMs, seconds }: Filled<Driver>): number => cpuMs / (seconds * 10);
  const isReference = game === REFERENCE;
  return [
    at('move p50 ms', 0.5, null),
    at('move p99 ms, the middle of five', 0.99, 1.3),
    figure('moves per second', ours.length / own.seconds, null, bare.length / theirs.seconds),
    figure('bytes per move and client, median', quantile(bytesPerMove, 0.5), isReference ? 200 : null),
    figure('bytes per move and client, p99', quantile(bytesPerMove, 0.99), isReference ? 2048 : null),
    figure('bytes on joining, without story', joined, isReference ? 4096 : null),
    figure('server CPU, % of a core', cpu(own), null, cpu(theirs)),
    figure('KB in use above a bare room’s', own.usedKb - theirs.usedKb, 100),
    figure('KB resident above a bare room’s', own.residentKb - theirs.residentKb, null),
  ];
};

/** `npm run load [-- --tables 500] [--rate 250] [--seconds 15] [--game panic] [--json]`: our tables against bare rooms, in turns. */
const done = runScript('load', flags, async ({ tables, rate, seconds, game }, tell) => {
  tell(`${tables} tables of two, ${rate} moves/s, ${seconds} s for each game`);
  const theirs = await fill('test/load/bareServer.ts', bareTables, tables);
  const rows: Figure[] = [];
  const lines: string[] = [];
  for (const id of game === undefined ? Object.keys(MODULES) : [game]) {
    const found = await measure(id, theirs, { tables, rate, seconds });
    rows.push(...found);
    lines.push(id, ...found.map(lineOf));
  }
  await theirs.driver.close();
  await theirs.server.kill('SIGKILL');
  return { report: { rows }, lines };
});
// The pages' sockets would keep the process alive.
void done.finally(() => {
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit();
});
