import type { Public } from '../../../shared/games/risk/board';
import { type CardId, locationOfCard } from '../../../shared/games/risk/data/cards';
import type { Move } from '../../../shared/games/risk/moves';
import { EMPTY } from '../../../shared/games/risk/types';
import type { Pick } from '../../kit/pick';
import type { Asking } from '../../tabletop/gameTable';

/** What somebody tried who drew from one world to another. */
const between = (from: number, to: number, { ask, pub }: Asking<Public>): Move => {
  if (ask.type === 'maneuver' || ask.type === 'freeManeuver') return { type: 'maneuver', from, to, ships: 1 };
  if (pub.owner[to] === EMPTY) return { type: 'expand', from, to, ships: 1 };
  return { type: 'invade', from, to, ships: 1 };
};

/** What somebody tried who picked a world alone. */
const alone = (location: number, { ask }: Asking<Public>): Move | undefined => {
  switch (ask.type) {
    case 'setWormhole':
    case 'placeFleet':
    case 'pickLocation':
      return { type: ask.type, location };
    case 'deploy':
    case 'place':
      return { type: 'deploy', location, ships: 1 };
    case 'pickUnits':
    case 'buy':
      return { type: ask.type, location, ships: 1 };
    default:
      return undefined;
  }
};

const isCardId = (id: string): id is CardId => locationOfCard(id) >= 0;

/** The move that was meant, legal or not; the rules say what is wrong with it. */
export const attempt = (what: Pick, onto: Pick | undefined, asking: Asking<Public>): Move | undefined => {
  if (what.kind === 'card' && isCardId(what.id)) return { type: 'tradeCard', card: what.id };
  if (what.kind !== 'location') return undefined;
  const from = Number(what.id);
  if (onto?.kind === 'location') return between(from, Number(onto.id), asking);
  return alone(from, asking);
};
