import { cardOf, isCard } from '../../../shared/games/panic/data/cards';
import { MANEUVERS } from '../../../shared/games/panic/data/ship';
import type { PanicMove } from '../../../shared/games/panic/moves';
import type { Pick } from '../../kit/pick';

/** What somebody tried who put a card on a token. */
const onToken = (card: string, target: string): PanicMove => {
  const { kind } = cardOf(card);
  if (kind === 'forceField') return { type: 'forceField', card, target };
  if (kind === 'tractorBeam') return { type: 'tractorBeam', card, target };
  return { type: 'fire', card, target };
};

/** The move that a card on this thing would be, legal or not; the rules say what is wrong with it. */
export const attempt = (what: Pick, onto: Pick | undefined): PanicMove | undefined => {
  if (what.kind === 'maneuver') {
    const maneuver = MANEUVERS.find((one) => one === what.id);
    return maneuver === undefined ? undefined : { type: 'maneuver', maneuver };
  }
  if (what.kind !== 'card' || !isCard(what.id) || onto === undefined) return undefined;
  const card = what.id;
  switch (onto.kind) {
    case 'token':
      return onToken(card, onto.id);
    case 'shield':
    case 'hull':
      return { type: 'repair', card, facing: Number(onto.id) };
    case 'mission':
      return { type: 'commit', card, slot: 0 };
    case 'pile':
      return { type: 'discard', card };
    case 'ship':
    case 'sector':
      return { type: 'playCard', card };
    case 'maneuver': {
      const maneuver = MANEUVERS.find((one) => one === onto.id);
      return maneuver === undefined ? undefined : { type: 'evasiveAction', card, maneuver };
    }
    default:
      return undefined;
  }
};
