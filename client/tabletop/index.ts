import type { AnyTable } from './gameTable';
import { openKit } from './kit';
import type { SceneMaker } from './scene';
import { Tabletop } from './tabletop';

/** Puts a game on the holodeck's table. */
export const openTabletop =
  (table: AnyTable): SceneMaker =>
  async (ground) => {
    // The table is cleared first: what a game wants on it, it brings.
    ground.deck.idle(false);
    return new Tabletop(table, ground, await openKit(table, ground));
  };
