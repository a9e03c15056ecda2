import { type CardId, CARDS } from '../../../shared/games/risk/data/cards';
import type { Event } from '../../../shared/games/risk/events';
import { ALIENS, TRIBBLES } from '../../../shared/games/risk/types';
import { tellWith } from '../../tabletop/tell';
import { freshPicture, type Picture } from './picture';
import { addTo, arrive, depart, shift, type Tellers } from './teller';
import { FRONTIER_TELLERS, leave } from './tellFrontier';

/** Cards come into a hand; only the own ones are known. */
const gain = (picture: Picture, seat: number, cards: readonly (CardId | '')[]): void => {
  addTo(picture.hands, seat, cards.length);
  if (seat !== picture.me) return;
  for (const card of cards) if (card !== '') picture.hand.push(card);
  picture.hand.sort();
};

const lose = (picture: Picture, seat: number, cards: readonly (CardId | '')[]): void => {
  addTo(picture.hands, seat, -cards.length);
  if (seat === picture.me) picture.hand = picture.hand.filter((card) => !cards.includes(card));
};

const SET_UP_TELLERS: Tellers = {
  began: (picture, { mission, seats }) => {
    Object.assign(picture, freshPicture(picture, mission, seats, CARDS.length));
  },
  captainChosen: (picture, { seat, captain }) => {
    picture.captains[seat] = captain;
  },
  rolledForOrder: (picture, { order }) => {
    picture.order = order.slice();
  },
  rolledForCaptains: (picture, { order }) => {
    picture.order = order.slice();
  },
  seated: (picture, { order }) => {
    picture.order = order.slice();
  },
  betaBegins: (picture) => {
    picture.order.reverse();
  },
  wormholeSet: (picture, { end, location }) => {
    picture.wormhole[end] = location;
  },
  aliensFound: (picture, { locations, units }) => {
    for (const location of locations) arrive(picture, ALIENS, location, units);
  },
  fleetPlaced: (picture, { seat, location, ships, credits }) => {
    arrive(picture, seat, location, ships);
    picture.credits[seat] = credits;
  },
};

const TURN_TELLERS: Tellers = {
  turnBegan: (picture, { seat, round }) => {
    picture.active = seat;
    picture.round = round;
    picture.pool = 0;
  },
  reinforced: (picture, { seat, base, bonus, credits, lost }) => {
    picture.pool += base + bonus - lost;
    addTo(picture.credits, seat, credits);
  },
  cardTraded: (picture, { seat, card }) => {
    lose(picture, seat, [card]);
    picture.discard.push(card);
  },
  traded: (picture, { ships, lost }) => {
    picture.pool += ships - lost;
  },
  deployed: (picture, { seat, location, ships, left }) => {
    arrive(picture, seat, location, ships);
    picture.pool = left;
  },
  expanded: (picture, { from, to, ships }) => shift(picture, from, to, ships),
  maneuvered: (picture, { from, to, ships }) => shift(picture, from, to, ships),
  deckRenewed: (picture, { cards }) => {
    picture.deck = cards;
    picture.discard = [];
  },
  cardDrawn: (picture, { seat, card }) => {
    picture.deck -= 1;
    gain(picture, seat, [card]);
  },
};

const BATTLE_TELLERS: Tellers = {
  mined: (picture, { from, lost }) => depart(picture, from, lost),
  // A Tribble that fights stands on no location.
  engaged: (picture, { attacker, from, to, attackerLost, defenderLost }) => {
    if (attacker !== TRIBBLES) depart(picture, from, attackerLost);
    depart(picture, to, defenderLost);
  },
  survivorsJoined: (picture, { location, owner, units }) => arrive(picture, owner, location, units),
  conquered: (picture, { from, to, ships }) => shift(picture, from, to, ships),
  movedIn: (picture, { from, to, ships }) => shift(picture, from, to, ships),
  spoils: (picture, { seat, from, cards, credits }) => {
    lose(picture, from, cards);
    if (from === picture.me) picture.hand = [];
    gain(picture, seat, cards);
    addTo(picture.credits, seat, credits);
  },
  lost: (picture, { seat, cards }) => {
    lose(picture, seat, cards);
    picture.discard.push(...cards);
  },
  eliminated: (picture, { seat }) => leave(picture, seat),
  conceded: (picture, { seat, locations, cards }) => {
    for (const location of locations) depart(picture, location, picture.units[location] ?? 0);
    lose(picture, seat, cards);
    picture.discard.push(...cards);
    leave(picture, seat);
    if (picture.active === seat) picture.pool = 0;
  },
  cardTaken: (picture, { seat, from, card }) => {
    lose(picture, from, [card]);
    gain(picture, seat, [card]);
  },
  ended: (picture, { reason, winners }) => {
    picture.reason = reason;
    picture.winners = winners.slice();
    picture.pool = 0;
    picture.active = -1;
  },
};

export const tell = tellWith<Picture, Event>({
  ...SET_UP_TELLERS,
  ...TURN_TELLERS,
  ...BATTLE_TELLERS,
  ...FRONTIER_TELLERS,
});
