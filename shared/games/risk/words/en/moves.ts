import type { People } from '../../../../engine/game';
import { withPeople } from '../../../../words/en';
import type { Public } from '../../board';
import { CAPTAINS } from '../../data/captains';
import type { Move } from '../../moves';
import { at, captainName, card, type Contest, occupant, several, ships } from './names';

interface Said {
  readonly sentence: string;
  readonly path: readonly string[];
}

const alone = (sentence: string): Said => ({ sentence, path: [] });

const defended = (to: number, pub: Contest): string =>
  `${at(to)}, held by ${occupant(pub.owner[to] ?? 0, pub)},`;

/** What an answer does, and under which headings it is listed. */
export const moveWords = (move: Move, board: Public, people: People): Said => {
  const pub = withPeople(board, people);
  switch (move.type) {
    case 'chooseCaptain': {
      const row = CAPTAINS[move.captain];
      return alone(row ? `Command as ${captainName(row)} (${row.name}, ${row.series}).` : 'Command.');
    }
    case 'setWormhole':
      return { sentence: `Open the wormhole at ${at(move.location)}.`, path: ['Open the wormhole'] };
    case 'placeFleet':
      return { sentence: `Start at ${at(move.location)}.`, path: ['Start'] };
    case 'tradeCard':
      return { sentence: `Turn in ${card(move.card)}.`, path: ['Turn in'] };
    case 'endTrade':
      return alone(pub.stars === 0 ? 'Keep your cards.' : 'Trade these stars for ships.');
    case 'deploy':
      return {
        sentence: `Deploy ${ships(move.ships)} at ${at(move.location)}.`,
        path: ['Deploy', at(move.location)],
      };
    case 'expand':
      return {
        sentence: `Expand from ${at(move.from)} to ${at(move.to)} with ${ships(move.ships)}.`,
        path: ['Expand', `From ${at(move.from)}`, `To ${at(move.to)}`],
      };
    case 'invade':
      return {
        sentence: `Invade ${defended(move.to, pub)} from ${at(move.from)}: one engagement with ${ships(move.ships)}.`,
        path: ['Invade', `From ${at(move.from)}`, `Target ${at(move.to)}`],
      };
    case 'assault':
      return {
        sentence: `Invade ${defended(move.to, pub)} from ${at(move.from)} until it falls or ${move.downTo === 1 ? 'one ship is' : `${ships(move.downTo)} or fewer are`} left.`,
        path: ['Invade', `From ${at(move.from)}`, `Target ${at(move.to)}`],
      };
    case 'endActions':
      return alone('Expand and invade no more.');
    case 'defend':
      return alone(`Defend with ${ships(move.ships)}.`);
    case 'moveIn':
      return alone(move.ships === 0 ? 'Send no more ships.' : `Send ${several(move.ships, 'more ship')}.`);
    case 'maneuver':
      return {
        sentence: `Maneuver ${ships(move.ships)} from ${at(move.from)} to ${at(move.to)}.`,
        path: ['Maneuver', `From ${at(move.from)}`, `To ${at(move.to)}`],
      };
    case 'endTurn':
      return alone('End your turn without a maneuver.');
    case 'orderAsk':
      return { sentence: 'Standing order: ask me how many ships defend.', path: ['Standing orders'] };
    case 'orderOne':
      return { sentence: 'Standing order: always defend with one ship.', path: ['Standing orders'] };
    case 'orderTwo':
      return { sentence: 'Standing order: always defend with two ships.', path: ['Standing orders'] };
    case 'concede':
      return alone('Concede: your ships leave the map and your cards go to the discards.');
  }
};
