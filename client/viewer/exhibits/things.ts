import { makeTable } from '../../holodeck/room/table';
import { TABLE } from '../../holodeck/measures';
import { loadFleet, THING_KINDS, type Token } from '../../kit/things';
import type { Exhibit } from '../exhibit';

/** Every token by its name, close by, over a piece of the table. */
export const things: Exhibit = {
  states: THING_KINDS,
  build: async (scene, preset, colours) => {
    const fleet = await loadFleet(scene, preset);
    fleet.colours(colours);
    const table = makeTable(scene);
    table.colours(colours);
    table.rings(0);
    table.update(0, true);
    let shown: Token | undefined;
    return {
      framing: { target: [0, TABLE.height + 0.036, 0], radius: 0.152, rise: 26 },
      show: (state) => {
        shown?.remove();
        fleet.update(0);
        const kind = THING_KINDS.find((name) => name === state) ?? 'klingonCruiser';
        shown = fleet.add(kind);
        shown.node.position.y = TABLE.height;
      },
      update: (time) => fleet.update(time),
    };
  },
};
