import { CONDITIONS, type Condition, FACINGS } from '../../kit/facings';
import { loadShip } from '../../kit/ship';
import type { Exhibit } from '../exhibit';

/** Some sections hurt, some gone: a ship after a long fight. */
const BATTERED: readonly Condition[] = ['damaged', 'destroyed', 'intact', 'damaged', 'intact', 'damaged'];

const oneByOne = FACINGS.flatMap((facing) => [`${facing} damaged`, `${facing} destroyed`]);

/** The Enterprise alone: whole, each section hurt and gone, all of them, a mixture. */
export const enterprise: Exhibit = {
  states: ['intact', ...oneByOne, 'battered', 'all damaged', 'all destroyed', 'breaking'],
  moments: { breaking: 0.75 },
  build: async (scene, preset) => {
    const ship = await loadShip(scene, preset);
    const set = (of: (index: number) => Condition): void =>
      FACINGS.forEach((_, i) => ship.setSection(i, of(i), 0));
    return {
      framing: { target: [0, 18, 0], radius: 285, rise: 20 },
      show: (state) => {
        ship.update(0);
        const [facing, condition] = state.split(' ');
        const known = CONDITIONS.find((name) => name === condition);
        if (state === 'battered') set((i) => BATTERED[i] ?? 'intact');
        else if (facing === 'all' && known) set(() => known);
        else set((i) => (FACINGS[i] === facing && known ? known : 'intact'));
        if (state === 'breaking') ship.setSection(0, 'destroyed', 1.5);
      },
      update: (time) => ship.update(time),
    };
  },
};
