import { loadCentrepiece } from '../../holodeck/centrepiece';
import { SHIP_SCALE, TABLE } from '../../holodeck/measures';
import { makeRoom } from '../../holodeck/room';
import type { Condition } from '../../kit/facings';
import type { Exhibit } from '../exhibit';

const HULL: readonly Condition[] = ['destroyed', 'damaged', 'intact', 'intact', 'damaged', 'destroyed'];
const SHIELDS: readonly Condition[] = ['destroyed', 'damaged', 'intact', 'intact', 'damaged', 'destroyed'];

/** Ship, shields, base and table together, at peace and in trouble. */
export const flagship: Exhibit = {
  states: ['calm', 'under fire', 'red alert'],
  moments: { 'under fire': 0.4 },
  build: async (scene, preset, colours) => {
    const room = makeRoom(scene, preset.stars);
    room.colours(colours);
    const piece = await loadCentrepiece(scene, preset);
    piece.colours(colours);
    const all = (hull: (i: number) => Condition, shield: (i: number) => Condition): void => {
      for (let i = 0; i < 6; i++) {
        piece.ship.setSection(i, hull(i), 0);
        piece.shields.set(i, shield(i), 0);
      }
    };
    return {
      framing: { target: [0, TABLE.height + 52 * SHIP_SCALE, 0], radius: 0.78, rise: 20 },
      show: (state) => {
        room.surround('space', 0);
        room.alert(state === 'red alert' ? 'red' : state === 'calm' ? 'calm' : 'yellow');
        piece.update(0);
        if (state === 'red alert')
          all(
            (i) => HULL[i] ?? 'intact',
            (i) => SHIELDS[i] ?? 'intact',
          );
        else
          all(
            () => 'intact',
            () => 'intact',
          );
        if (state === 'under fire') [0, 1, 4].forEach((i) => piece.shields.hit(i));
      },
      update: (time) => {
        room.update(time, false);
        piece.update(time);
      },
    };
  },
};
