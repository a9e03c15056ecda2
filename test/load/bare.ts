import { Client } from 'colyseus.js';
import type { Driver, Playing } from './drive';
import { HeadsOnly } from './page';
import type { Planned } from './plan';

export interface BareTables extends Driver {
  /** From now on each room gets what came of the moves of one of our tables: the same to write, the same to tell. */
  lay(plans: readonly (readonly Planned[])[]): void;
}

/** Pairs of pages at bare rooms. */
export const bareTables = async (origin: string, tables: number): Promise<BareTables> => {
  let plans: readonly (readonly Planned[])[] = [];
  const close: (() => void)[] = [];
  const made: number[] = [];
  const playing: Playing[] = [];
  for (let at = 0; at < tables; at++) {
    const one = await new Client(origin).create('bare');
    const two = await new Client(origin).joinById(one.roomId);
    const [page] = [one, two].map((room) => new HeadsOnly(room));
    close.push(
      () => one.connection.close(),
      () => two.connection.close(),
    );
    playing.push({
      move: async () => {
        const number = (made[at] = (made[at] ?? -1) + 1);
        const planned = plans[at]?.[number];
        return planned && page?.send('move', { line: planned.line, told: planned.told });
      },
    });
  }
  return {
    playing,
    lay(laid) {
      plans = laid;
      made.length = 0;
    },
    close: () => {
      for (const end of close) end();
      return Promise.resolve();
    },
  };
};
