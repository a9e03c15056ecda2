import type { Ask, People } from '../../../../engine/game';
import { withPeople } from '../../../../words/en';
import type { Public } from '../../board';
import { STARTS } from '../../data/start';
import { NOWHERE } from '../../types';
import { at, capital, captain, type Contest, ships, stars } from './names';

const placeFleet = (pub: Public): string => {
  const fleet = STARTS[pub.mission][pub.captains.length]?.fleets[pub.turn] ?? 0;
  return `${capital(ships(fleet))} are yours: on which uninhabited location do they start?`;
};

const trade = (pub: Public): string =>
  pub.stars === 0
    ? 'Trade in Location cards for more ships?'
    : `${capital(stars(pub.stars))} so far. Turn in another card, or trade now?`;

const defend = (asked: Ask, pub: Contest): string => {
  const { from, to, ships: attackers } = pub.invasion;
  const attacker = captain(pub.order[pub.turn] ?? asked.seat, pub);
  return `${attacker} attacks ${at(to)} from ${at(from)} with ${ships(attackers)}. How many of yours defend?`;
};

const moveIn = (pub: Public): string => {
  const { from, to } = pub.invasion;
  const spare = (pub.units[from] ?? 1) - 1;
  return `${at(to)} is yours. How many more ships follow from ${at(from)}? Up to ${String(spare)} may.`;
};

const wormhole = (pub: Public): string => {
  const quadrant = pub.wormhole[0] === NOWHERE ? 'Alpha' : 'Beta';
  return `Where in the ${quadrant} Quadrant does the wormhole open?`;
};

/** What a captain is asked. */
export const askWords = (asked: Ask, pub: Public, people: People): string => {
  switch (asked.type) {
    case 'chooseCaptain':
      return 'Which captain are you?';
    case 'setWormhole':
      return wormhole(pub);
    case 'placeFleet':
      return placeFleet(pub);
    case 'trade':
      return trade(pub);
    case 'deploy':
      return `${capital(ships(pub.pool))} to deploy: where?`;
    case 'act':
      return 'Expand, invade, or go on to maneuver?';
    case 'defend':
      return defend(asked, withPeople(pub, people));
    case 'moveIn':
      return moveIn(pub);
    case 'maneuver':
      return 'Make one maneuver, or end your turn?';
    default:
      return 'What do you do?';
  }
};
