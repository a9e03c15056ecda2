import type { Connection } from '../../server/store/connection';
import type { Line } from '../../server/store/store';
import type { GameModule } from '../../shared/engine/game';
import { identityOf } from '../helpers/tables';
import { beginWire, joinWire, openTable, type Wire } from '../helpers/wire';
import type { Driver, Playing } from './drive';
import { Frames, HeadsOnly } from './page';
import { type Planned, planMatch } from './plan';

/** Bytes that reached each page for each record. */
export const bytesPerMove: number[] = [];

interface Opened {
  readonly table: string;
  readonly secret: string;
  readonly match: string;
  readonly wires: readonly Wire[];
}

export interface OurTables extends Driver {
  readonly opened: readonly Opened[];
  /** What will come of all moves; given once, and no longer kept here. */
  takePlans(): readonly (readonly Planned[])[];
}

/** What kind of tables, and what is known of them beforehand. */
export interface Wanted {
  readonly module: GameModule;
  readonly options: object;
  /** Moves of each table. */
  readonly moves: number;
  /** Where the server keeps its journals. */
  readonly store: Connection;
}

/** Tables of a game with two pages each, in the middle of a match. */
export const ourTables = async (origin: string, tables: number, wanted: Wanted): Promise<OurTables> => {
  const opened: Opened[] = [];
  for (let i = 0; i < tables; i += 10)
    opened.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, tables - i) }, (_, at) => open(origin, i + at, wanted)),
      )),
    );
  const plans: (readonly Planned[])[] = [];
  for (const [seed, { match }] of opened.entries())
    plans.push(planMatch(wanted.module.game, await linesOf(wanted.store, match), wanted.moves, seed));
  const count = (bytes: number): void => void bytesPerMove.push(bytes);
  const playing = opened.map(({ wires }, at): Playing => {
    const pages = wires.map(({ room }) => new HeadsOnly(room, count));
    const planned = plans[at] ?? [];
    const frames = new Frames(
      planned.map(({ ask, move, seat }) => {
        const frame = pages[seat]?.frameOf('move', { request: ++requests, ask, move });
        if (!frame) throw new Error(`nobody plays seat ${String(seat)}`);
        return frame;
      }),
    );
    const seats = planned.map(({ seat }) => seat)[Symbol.iterator]();
    return {
      move: async () => {
        const frame = frames.take();
        return frame && pages[seats.next().value ?? 0]?.send(frame);
      },
    };
  });
  return {
    opened,
    playing,
    takePlans: () => plans.splice(0),
    close: () => {
      for (const { wires } of opened) for (const { room } of wires) room.connection.close();
      return Promise.resolve();
    },
  };
};
let requests = 1_000_000;

/** Everybody comes back to tables that sleep. */
export const comeBack = async (origin: string, opened: readonly Opened[]): Promise<readonly Wire[]> => {
  const wires: Wire[] = [];
  for (const [number, { table, secret }] of opened.entries()) {
    const people = [0, 1].map((seat) => ({ table, secret, identity: identityOf(number * 2 + seat + 1) }));
    const body = JSON.stringify({ identity: people[0]?.identity, secret });
    const headers = { 'Content-Type': 'application/json' };
    const woken = await fetch(`${origin}/api/tables/${table}/wake`, { method: 'POST', headers, body });
    if (!woken.ok) throw new Error(`table ${table} does not wake: ${await woken.text()}`);
    for (const person of people) wires.push(await joinWire(origin, person));
  }
  return wires;
};

const open = async (origin: string, number: number, { module, options }: Wanted): Promise<Opened> => {
  const { table, secret } = await openTable(origin, { game: module.game.id, options });
  const wires: Wire[] = [];
  for (const seat of [0, 1])
    wires.push(await joinWire(origin, { table, secret, identity: identityOf(number * 2 + seat + 1) }));
  await beginWire(wires);
  const { match } = wires[0]!.room.state as { readonly match: string };
  return { table, secret, match, wires };
};

const linesOf = async (store: Connection, match: string): Promise<readonly Line[]> =>
  (await store.all('SELECT at, text FROM lines WHERE journal = ? ORDER BY at', match)) as readonly Line[];
