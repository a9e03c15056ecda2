import type { Move } from '../../../shared/games/risk/moves';
import type { Props, Tools } from '../../tabletop/gameTable';
import { type DiceFixture, makeDice } from './fixtures/dice';
import { makeMap, type MapFixture } from './fixtures/map';
import type { Picture } from './picture';

/** What stands on the table of Risk. */
export interface RiskProps extends Props<Picture, Move> {
  readonly quadrants: MapFixture;
  readonly dice: DiceFixture;
}

export const makeProps = async (tools: Tools): Promise<RiskProps> => {
  const quadrants = await makeMap(tools);
  const dice = makeDice(tools);
  return { quadrants, dice, kinds: {}, fixtures: [quadrants, dice] };
};
