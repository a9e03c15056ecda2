import type { Move } from '../../../shared/games/attackWing/moves';
import type { Props, Tools } from '../../tabletop/gameTable';
import { discBody } from './disc';
import { type DiceFixture, makeDice } from './fixtures/dice';
import { type GuessFixture, makeGuess } from './fixtures/guess';
import { makeMat } from './fixtures/mat';
import { makeNotes, type NotesFixture } from './fixtures/notes';
import { makePlans } from './fixtures/plans';
import { makeShips, type ShipsFixture } from './fixtures/ships';
import { makeSights } from './fixtures/sights';
import { makeStrikes, type StrikesFixture } from './fixtures/strikes';
import { makeStruck, type StruckFixture } from './fixtures/struck';
import { makeTerrain } from './fixtures/terrain';
import { loadMatKit } from './kit';
import type { Picture } from './picture';

/** What stands on the battle mat. */
export interface MatProps extends Props<Picture, Move> {
  readonly ships: ShipsFixture;
  readonly dice: DiceFixture;
  readonly strikes: StrikesFixture;
  readonly struck: StruckFixture;
  readonly guess: GuessFixture;
  readonly notes: NotesFixture;
}

export const makeProps = async (tools: Tools): Promise<MatProps> => {
  const { scene, preset } = tools.deck;
  const kit = await loadMatKit(scene, preset, tools.colours);
  const dice = makeDice(tools, kit);
  const ships = makeShips(tools, kit, () => dice.room());
  const strikes = makeStrikes(kit);
  const struck = makeStruck(tools, ships);
  const guess = makeGuess(tools, kit, ships);
  const notes = makeNotes(tools, ships);
  return {
    ships,
    dice,
    strikes,
    struck,
    guess,
    notes,
    kinds: { disc: (piece) => discBody(scene, kit, piece) },
    fixtures: [
      ships,
      dice,
      strikes,
      struck,
      guess,
      notes,
      makeTerrain(tools, kit),
      makePlans(tools, kit),
      makeSights(tools, kit, ships),
      // Last: it puts away what all the others draw with.
      makeMat(kit),
    ],
  };
};
