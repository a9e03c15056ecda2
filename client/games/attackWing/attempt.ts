import type { Public } from '../../../shared/games/attackWing/board';
import type { Move } from '../../../shared/games/attackWing/moves';
import type { OpenQuestion } from '../../../shared/games/attackWing/questions';
import { PRIMARY } from '../../../shared/games/attackWing/types';
import type { Pick } from '../../kit/pick';
import type { Asking } from '../../tabletop/gameTable';
import { cardOf, maneuverOf, shipOf } from './pick';

/** What somebody tried who picked a ship. */
const withShip = (at: number, weapon: number, question: OpenQuestion): Move | undefined => {
  switch (question.type) {
    case 'attack':
      return { type: 'attack', weapon, target: at };
    case 'action':
      return { type: 'targetLock', target: at };
    case 'order':
      return { type: 'next', ship: at };
    case 'chooseShip':
      return { type: 'chooseShip', ship: at };
    default:
      return undefined;
  }
};

const withCard = (id: string, question: OpenQuestion): Move | undefined => {
  const { at, kind, place } = cardOf(id);
  if (question.type === 'discardUpgrade') return { type: 'discardUpgrade', ship: at, upgrade: place };
  if (kind === 'ship' || kind === 'captain' || kind === 'upgrade')
    return { type: 'use', ship: at, card: kind, at: place, ability: 0 };
  if (!('ship' in question)) return undefined;
  if (kind === 'resource') return { type: 'use', ship: question.ship, card: kind, at: 0, ability: 0 };
  return kind === 'admiral' ? { type: 'use', ship: question.ship, card: kind, at, ability: 0 } : undefined;
};

const withManeuver = (id: string, question: OpenQuestion): Move | undefined => {
  const { ship, maneuver } = maneuverOf(id);
  if (question.type === 'setDials') return { type: 'setDial', ship, maneuver };
  return question.type === 'pickManeuver' ? { type: 'pickManeuver', maneuver } : undefined;
};

/** The move that was meant, legal or not; the rules say what is wrong with it. */
export const attempt = (what: Pick, onto: Pick | undefined, { ask }: Asking<Public>): Move | undefined => {
  const question = ask as OpenQuestion;
  const target = [what, onto].map(shipOf).find((at) => at >= 0);
  const weapon = [what, onto].find((one) => one?.kind === 'card');
  if (question.type === 'attack' && target !== undefined && weapon)
    return withShip(target, cardOf(weapon.id).place, question);
  switch (what.kind) {
    case 'ship':
      return withShip(shipOf(onto) >= 0 ? shipOf(onto) : shipOf(what), PRIMARY, question);
    case 'card':
      return withCard(what.id, question);
    case 'maneuver':
      return withManeuver(what.id, question);
    case 'damage':
      return { type: 'repair', card: Number(what.id) };
    default:
      return undefined;
  }
};
