import { Client, type Room } from 'colyseus.js';
import type { Driver, Playing } from './drive';

/** Pairs of pages at bare rooms. What is sent and appended has the size of what our tables send and append. */
export const bareTables = async (origin: string, tables: number): Promise<Driver> => {
  const rooms: (readonly [Room, Room])[] = [];
  for (let i = 0; i < tables; i++) {
    const one = await new Client(origin).create('bare');
    const two = await new Client(origin).joinById(one.roomId);
    two.onMessage('*', () => undefined);
    rooms.push([one, two]);
  }
  const playing = rooms.map(([one]): Playing => {
    let heard: (() => void) | undefined;
    let moves = 0;
    one.onMessage('told', () => heard?.());
    return {
      move: () =>
        new Promise((resolve) => {
          const began = performance.now();
          heard = () => resolve(performance.now() - began);
          const move = { type: 'place', spot: 50 };
          const line = JSON.stringify({ entry: { actor: 0, ask: ++moves, move }, t: 123_456 });
          one.send('move', { line, told: { rev: moves, events: [{ type: 'placed', seat: 0, spot: 50 }] } });
        }),
    };
  });
  return {
    playing,
    async close() {
      for (const pair of rooms) for (const room of pair) await room.leave(false);
    },
  };
};
