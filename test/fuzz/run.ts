import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { enter, openEvent } from '../helpers/eventWire';
import type { Seen } from './serve';
import { type ServerProcess, spawnServer } from '../helpers/process';
import { answerOne, begin, gather, type Gathered } from '../helpers/tables';
import { ATTACKS, rngOf, type Target } from './attacks';
import { Honest, wait } from './honest';

export interface FuzzSettings {
  readonly seed: number;
  readonly frames: number;
  /** The bundled server (test/fuzz/serve.ts). */
  readonly script: string;
  /** How long the honest are measured in quiet before each attack, and at least during it. */
  readonly quietMs: number;
  readonly tables: number;
  readonly say?: (line: string) => void;
}

export interface FuzzRow {
  readonly name: string;
  readonly tried: number;
  /** Matches that are not what they were, and honest people who were hindered. */
  readonly effect: number;
  /** The slowest hundredth of honest moves, during the attack and in quiet. */
  readonly p99Ratio: number | null;
  /** Heap and external memory after a collection, after the attack and before all of them. */
  readonly memoryRatio: number | null;
  readonly goal: { readonly effect: number; readonly p99Ratio: number; readonly memoryRatio: number };
  readonly ok: boolean;
}
export const GOAL = { effect: 0, p99Ratio: 2, memoryRatio: 1.1 };

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const round = (value: number): number => Number(value.toPrecision(3));

export const rowOf = (
  name: string,
  tried: number,
  effect: number,
  p99: number | null,
  memory: number | null,
): FuzzRow => ({
  name,
  tried,
  effect,
  p99Ratio: p99 === null ? null : round(p99),
  memoryRatio: memory === null ? null : round(memory),
  goal: GOAL,
  ok: effect <= GOAL.effect && (p99 ?? 0) <= GOAL.p99Ratio && (memory ?? 0) <= GOAL.memoryRatio,
});

/** Tables in the middle of a match, at which nobody moves. */
const openVictims = async (origin: string): Promise<readonly Gathered[]> => {
  const victims: Gathered[] = [];
  for (let i = 0; i < 3; i++) {
    const gathered = await gather(origin, 2);
    await begin(gathered);
    for (const page of gathered.pages) await answerOne(page, ([move]) => move ?? { type: 'pass' });
    victims.push(gathered);
  }
  return victims;
};

/** How many of these tables and events are not what they were. */
const changed = (victims: readonly string[], before: Seen, after: Seen): number =>
  victims.filter((id) => before.digests[id] === undefined || before.digests[id] !== after.digests[id]).length;

/** An event with two players, at which nobody does anything. */
const openVictimEvent = async (origin: string): Promise<string> => {
  const { event } = await openEvent(origin);
  for (const [number, name] of [
    [0x101, 'Kirk'],
    [0x102, 'Sulu'],
  ] as const)
    await (await enter(origin, event, number, name)).leave();
  return event;
};

/** What the server is like when all sockets of the last attack are gone. */
const settled = async (server: ServerProcess, sockets: number): Promise<Seen> => {
  const look = (): Promise<Seen> => server.usage() as unknown as Promise<Seen>;
  for (let tries = 0; tries < 100; tries++) {
    if ((await look()).sockets <= sockets) break;
    await wait(100);
  }
  await wait(300);
  return look();
};

/** One kind of attack after the other, with honest tables beside them. */
export const runFuzz = async (settings: FuzzSettings): Promise<readonly FuzzRow[]> => {
  const { seed, frames, quietMs, say } = settings;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-fuzz-'));
  const server = await spawnServer(settings.script, { DATA_DIR: folder });
  const honest = new Honest(server.origin);
  const rows: FuzzRow[] = [];
  const [allQuiet, allLoud]: [number[], number[]] = [[], []];
  let victims: readonly Gathered[] = [];
  try {
    victims = await openVictims(server.origin);
    await honest.open(settings.tables);
    const event = await openVictimEvent(server.origin);
    const target: Target = { origin: server.origin, port: server.port, victims, event };
    const harmless = [...victims.map(({ table }) => table), event];
    // What is loaded and compiled when first needed is none of the attack's memory.
    for (const [name, { attack }] of Object.entries(ATTACKS))
      await attack(target, rngOf(seed, `warm ${name}`), 20);
    await wait(settings.quietMs);
    const sockets = 2 * (victims.length + settings.tables);
    const before = await settled(server, sockets);
    for (const [name, { attack, share }] of Object.entries(ATTACKS)) {
      honest.take();
      await wait(quietMs);
      const quiet = honest.take();
      const faults = honest.faults.length;
      const [tried] = await Promise.all([
        attack(target, rngOf(seed, name), Math.ceil(frames * share)),
        wait(quietMs),
      ]);
      const loud = honest.take();
      const after = await settled(server, sockets);
      allQuiet.push(...quiet);
      allLoud.push(...loud);
      const effect = changed(harmless, before, after) + honest.faults.length - faults;
      const row = rowOf(
        name,
        tried,
        effect,
        quantile(loud, 0.99) / quantile(quiet, 0.99),
        after.memory / before.memory,
      );
      rows.push(row);
      say?.(
        `${name}: ${String(tried)} tried, p99 ${round(quantile(quiet, 0.99)).toString()} → ${round(quantile(loud, 0.99)).toString()} ms`,
      );
    }
    const last = await settled(server, sockets);
    const tried = rows.reduce((sum, row) => sum + row.tried, 0);
    const effect = changed(harmless, before, last) + honest.faults.length;
    const p99 = quantile(allLoud, 0.99) / quantile(allQuiet, 0.99);
    rows.push(rowOf('all', tried, effect, p99, last.memory / before.memory));
    say?.(`refused: ${JSON.stringify(last.refusals)}`);
    for (const fault of honest.faults.slice(0, 5)) say?.(`honest people: ${fault}`);
    return rows;
  } finally {
    await honest.close();
    for (const { pages } of victims) for (const page of pages) page.leave();
    await server.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  }
};
