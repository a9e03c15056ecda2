import { Client } from 'colyseus.js';
import type { Driver, Playing } from './drive';
import { Frames, HeadsOnly } from './page';
import type { Planned } from './plan';

export interface BareTables extends Driver {
  /** From now on each room gets what came of the moves of one of our tables: the same to write, the same to tell. */
  lay(plans: readonly (readonly Planned[])[]): void;
}

/** Pairs of pages at bare rooms. */
export const bareTables = async (origin: string, tables: number): Promise<BareTables> => {
  let laid: readonly Frames[] = [];
  const close: (() => void)[] = [];
  const pages: HeadsOnly[] = [];
  const playing: Playing[] = [];
  for (let at = 0; at < tables; at++) {
    const one = await new Client(origin).create('bare');
    const two = await new Client(origin).joinById(one.roomId);
    const [page] = [one, two].map((room) => new HeadsOnly(room)) as [HeadsOnly, HeadsOnly];
    pages.push(page);
    close.push(
      () => one.connection.close(),
      () => two.connection.close(),
    );
    playing.push({
      move: async () => {
        const frame = laid[at]?.take();
        return frame && page.send(frame);
      },
    });
  }
  return {
    playing,
    lay(plans) {
      laid = pages.map(
        (page, at) =>
          new Frames((plans[at] ?? []).map(({ line, told }) => page.frameOf('move', { line, told }))),
      );
    },
    close: () => {
      for (const end of close) end();
      return Promise.resolve();
    },
  };
};
