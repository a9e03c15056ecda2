import type { Ask, People } from '../../../../engine/game';
import { withPeople } from '../../../../words/en';
import type { Public } from '../../board';
import { STARTS } from '../../data/start';
import { NOWHERE, type RiskAsk } from '../../types';
import {
  at,
  capital,
  captain,
  type Contest,
  credits,
  dice,
  list,
  locations,
  occupant,
  qvent,
  several,
  ships,
  stars,
} from './names';

const placeFleet = (pub: Public): string => {
  const fleet = STARTS[pub.mission][pub.captains.length]?.fleets[pub.turn] ?? 0;
  return `${capital(ships(fleet))} are yours: on which uninhabited location do they start?`;
};

const trade = (pub: Public): string =>
  pub.stars === 0
    ? 'Trade in Location cards for more ships?'
    : `${capital(stars(pub.stars))} so far. Turn in another card, or trade now?`;

const attacker = (pub: Contest): string => {
  const { from, to, attacker: who, ships: count } = pub.invasion;
  const origin = from === NOWHERE ? '' : ` from ${at(from)}`;
  const with_ = who < pub.captains.length ? ` with ${ships(count)}` : '';
  return `${capital(occupant(who, pub))} ${who < pub.captains.length ? 'attacks' : 'attack'} ${at(to)}${origin}${with_}.`;
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

const rolled = ({ attack, defence }: Public['invasion']): string =>
  `${dice(attack)} against ${dice(defence)}.`;

/** The windows of an engagement, by their number. */
const windowWords = (step: number, pub: Contest): string => {
  switch (step) {
    case 1:
      return `Before the dice at ${at(pub.invasion.to)} are rolled: command your First Officer?`;
    case 2:
      return `${attacker(pub)} Command your Security Chief?`;
    case 4:
      return `You attack with ${rolled(pub.invasion)} Roll again?`;
    case 5:
      return `You are attacked with ${rolled(pub.invasion)} Roll one of your dice again?`;
    default:
      return `${capital(rolled(pub.invasion))} Command your Chief Medical Officer to spare your losses?`;
  }
};

const pickLocation = (asked: RiskAsk): string => {
  const { left = 1, each = 0 } = asked;
  switch (asked.of) {
    case 'moveWormhole':
      return 'Where does that end of the wormhole go?';
    case 'addShips':
      return `Up to ${locations(left)} with a single ship: which one gets ${ships(each)}?`;
    case 'removeUnits':
      return `From which location is ${ships(each)} removed? ${capital(locations(left))} to choose.`;
    default:
      return 'Which of your locations?';
  }
};

const pickUnits = ({ of, left = 0, rivals }: RiskAsk): string => {
  if (rivals === true) return `Remove up to ${ships(left)} from which location next to yours?`;
  switch (of) {
    case 'sellShips':
      return `Sell up to ${ships(left)}: from where?`;
    case 'redeploy':
      return 'Lift ships off the map, to set them down elsewhere?';
    default:
      return `You lose ${ships(left)}: which?`;
  }
};

const place = ({ of, left = 0, optional }: RiskAsk): string => {
  if (of === 'redeploy') return `${capital(ships(left))} to set down: where?`;
  return `${optional === true ? 'Up to ' : ''}${optional === true ? ships(left) : capital(ships(left))} to place: where?`;
};

/** Questions of the Q-Vent on the table. */
const qventAsk = (asked: RiskAsk, pub: Contest): string => {
  switch (asked.type) {
    case 'accept':
      return asked.of === 'pay'
        ? `Pay ${credits(asked.left ?? 0)}?`
        : `Settle ${list((asked.places ?? []).map(at))}?`;
    case 'choose':
      return 'What do you choose?';
    case 'pickCaptain':
      return asked.of === 'vote' ? 'The vote is tied: who is it?' : 'Which captain?';
    case 'pickTwo':
      return 'Which two captains?';
    case 'pickLocation':
      return pickLocation(asked);
    case 'pickUnits':
      return pickUnits(asked);
    case 'place':
      return place(asked);
    case 'buy':
      return `Buy up to ${ships(asked.left ?? 0)} for ${credits(asked.each ?? 0)} each: for which starbase?`;
    case 'freeManeuver':
      return asked.optional === true ? 'Make a maneuver now, or none?' : 'Make your other maneuver.';
    case 'pickCrew':
      return asked.of === 'buyShips'
        ? 'Turn a crew member down to buy ships?'
        : 'Which crew member leaves you?';
    case 'pickQuest':
      return 'Put one open Quest back?';
    case 'pickPair':
      return `Which Alien Lifeforms attack ${captain(asked.target ?? 0, pub)}, and where?`;
    case 'vote':
      return 'Name another captain, in secret.';
    case 'reorder':
      return `You see the next ${several(asked.left ?? 0, 'Q-Vent')}. In which order do they go back?`;
    default:
      return 'What do you do?';
  }
};

/** What a captain is asked. */
export const askWords = (question: Ask, board: Public, people: People): string => {
  const asked = question as RiskAsk;
  const pub = withPeople(board, people);
  switch (asked.type) {
    case 'chooseCaptain':
      return 'Which captain are you?';
    case 'keepCrew':
      return 'Which four of your crew stay with you?';
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
    case 'commit':
      return `To the death: how many ships attack ${at(pub.invasion.to)} next?`;
    case 'defend':
      return `${attacker(pub)} How many of yours defend?`;
    case 'window':
      return windowWords(asked.step ?? 0, pub);
    case 'moveIn':
      return moveIn(pub);
    case 'maneuver':
      return asked.left === 0
        ? 'Command Helm for another maneuver, or end your turn?'
        : 'Make one maneuver, or end your turn?';
    case 'claim':
      return 'You have fulfilled a Quest: claim one, or draw a Location card if you conquered?';
    default: {
      const card = pub.effect.card;
      return `${card === '' ? '' : `${qvent(card)} `}${qventAsk(asked, pub)}`;
    }
  }
};
