import { Room } from 'colyseus.js';
import { makePlay, readTable } from '../../client/net/play';
import type { GameModule, Tagged } from '../../shared/engine/game';
import { fastRng, type Rng } from '../../shared/engine/rng';
import { type Answer, TABLE_ROOM } from '../../shared/protocol';
import { identityOf } from '../helpers/tables';
import { beginWire, joinWire, openTable, type Wire } from '../helpers/wire';
import type { Driver, Playing } from './drive';

/** Bytes that reached each page for each record. */
export const bytesPerMove: number[] = [];
let counting = false;
/** Begins to count what moves cost. */
export const countBytes = (): void => {
  bytesPerMove.length = 0;
  counting = true;
};

type Receiver = (this: Room, event: { readonly data: ArrayBuffer }) => void;
const prototype = Room.prototype as unknown as { onMessageCallback: Receiver };
const original = prototype.onMessageCallback;
const TOLD = Buffer.from('told');
/** What came since the last record was told, by page. */
const counted = new WeakMap<Room, number>();

prototype.onMessageCallback = function count(event) {
  original.call(this, event);
  if (!counting || this.name !== TABLE_ROOM) return;
  const bytes = new Uint8Array(event.data);
  const sum = (counted.get(this) ?? 0) + bytes.length;
  const isTold = Buffer.from(bytes.subarray(2, 6)).equals(TOLD);
  if (isTold) bytesPerMove.push(sum);
  counted.set(this, isTold ? 0 : sum);
};

/** What a page knows, joined only when it has to move: a thousand pages live in one process here. */
interface Light {
  readonly wire: Wire;
  readonly seat: number;
  priv: Readonly<Record<string, unknown>>;
  heard: ((rev: number) => void) | undefined;
}

type PublicState = Readonly<{
  asks: Iterable<readonly [string, string]>;
  rev: number;
  toJSON(): Record<string, unknown>;
}>;
const stateOf = ({ wire }: Light): PublicState => wire.room.state as PublicState;

const light = (wire: Wire, seat: number): Light => {
  const page: Light = { wire, seat, priv: {}, heard: undefined };
  wire.room.onMessage('told', ({ rev, view }: Answer<'told'>) => {
    if (view) page.priv = { ...page.priv, ...view };
    page.heard?.(rev);
  });
  return page;
};

export interface Opened {
  readonly table: string;
  readonly secret: string;
  readonly pages: readonly Light[];
}

/** Tables of a game with two pages each, in the middle of a match. */
export const ourTables = async (
  origin: string,
  tables: number,
  module: GameModule,
  options: object,
): Promise<Driver & { readonly opened: readonly Opened[] }> => {
  const opened: Opened[] = [];
  const open = async (number: number): Promise<void> => {
    const { table, secret } = await openTable(origin, { game: module.game.id, options });
    const wires: Wire[] = [];
    for (const seat of [0, 1])
      wires.push(await joinWire(origin, { table, secret, identity: identityOf(number * 2 + seat + 1) }));
    const pages = wires.map(light);
    await beginWire(wires);
    opened.push({ table, secret, pages });
  };
  for (let i = 0; i < tables; i += 10)
    await Promise.all(Array.from({ length: Math.min(10, tables - i) }, (_, at) => open(i + at)));
  const playing = opened.map(({ pages }, seed): Playing => {
    const rng = fastRng(seed);
    return { move: () => moveOnce(module, pages, rng) };
  });
  return {
    opened,
    playing,
    close: () => {
      for (const { pages } of opened) for (const { wire } of pages) wire.room.connection.close();
      return Promise.resolve();
    },
  };
};

/** One legal move of somebody who is asked; milliseconds from sending it to seeing its event. */
const moveOnce = (module: GameModule, pages: readonly Light[], rng: Rng): Promise<number | undefined> => {
  const asks = [...stateOf(pages[0]!).asks].map(([id, text]) => ({
    id: Number(id),
    ...(JSON.parse(text) as { seat: number }),
  }));
  if (asks.length === 0) return Promise.resolve(undefined);
  const ask = rng.pick(asks);
  const page = pages[ask.seat]!;
  const move = rng.pick(movesOf(module, page, ask.id));
  const after = stateOf(page).rev;
  return new Promise((resolve) => {
    const began = performance.now();
    page.heard = (rev) => {
      if (rev > after) resolve(performance.now() - began);
    };
    page.wire.room.send('move', { request: ++requests, ask: ask.id, move });
  });
};
let requests = 1_000_000;

const movesOf = (module: GameModule, page: Light, ask: number): readonly Tagged[] => {
  const wire = stateOf(page).toJSON();
  const { seat, priv } = page;
  const play = makePlay({
    module,
    table: readTable(wire),
    board: wire.board,
    seat,
    priv,
    choose: () => undefined,
  });
  return play.offers.find((offer) => offer.ask.id === ask)!.moves;
};
