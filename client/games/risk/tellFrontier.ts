import { ALIENS, type CrewCard, TRIBBLES } from '../../../shared/games/risk/types';
import type { Picture } from './picture';
import { addTo, arrive, depart, shift, type Tellers } from './teller';

/** A captain is out: crew and credits are gone; Quests and cards are told of by themselves. */
export const leave = (picture: Picture, seat: number): void => {
  picture.alive[seat] = 0;
  picture.credits[seat] = 0;
  picture.crew[seat] = [];
};

const changeCrew = (picture: Picture, seat: number, change: (card: CrewCard) => CrewCard): void => {
  picture.crew[seat] = (picture.crew[seat] ?? []).map(change);
};

/** What Mission 2 adds: crew, Quests, Q-Vents, lifeforms that move. */
export const FRONTIER_TELLERS: Tellers = {
  crewKept: (picture, { seat, crew }) => {
    picture.crew[seat] = crew.map((role) => ({ role, ready: true, used: false }));
  },
  crewReady: (picture, { seat }) => {
    changeCrew(picture, seat, ({ role }) => ({ role, ready: true, used: false }));
  },
  crewUsed: (picture, { seat, role, credits }) => {
    picture.credits[seat] = credits;
    changeCrew(picture, seat, (card) => (card.role === role ? { role, ready: false, used: true } : card));
  },
  crewExhausted: (picture, { seat, role }) => {
    changeCrew(picture, seat, (card) => (card.role === role ? { ...card, ready: false } : card));
  },
  crewLost: (picture, { seat, role }) => {
    picture.crew[seat] = (picture.crew[seat] ?? []).filter((card) => card.role !== role);
  },

  questsOpened: (picture, { quests, reserve }) => {
    picture.questsOpen = quests.slice();
    picture.questReserve = reserve;
  },
  questClaimed: (picture, { seat, quest, place }) => {
    picture.quests[seat]?.push(quest);
    picture.questsOpen[place] = '';
  },
  questOpened: (picture, { quest, place }) => {
    picture.questsOpen[place] = quest;
    picture.questReserve -= 1;
  },
  questReplaced: (picture, { place, by }) => {
    picture.questsOpen[place] = by;
  },
  questsReturned: (picture, { seat, quests }) => {
    picture.quests[seat] = [];
    picture.questReserve += quests.length;
  },

  qventsShuffled: (picture, { cards }) => {
    picture.qvents = cards;
  },
  qventsRenewed: (picture, { cards }) => {
    picture.qvents = cards;
  },
  qventDrawn: (picture, { card }) => {
    picture.qvents -= 1;
    picture.drawn = card;
  },
  qventEnded: (picture) => {
    picture.drawn = '';
  },

  tribbleGrew: (picture, { location }) => arrive(picture, TRIBBLES, location, 1),
  tribbleMoved: (picture, { from, to, fights }) => {
    depart(picture, from, 1);
    if (!fights) arrive(picture, TRIBBLES, to, 1);
  },
  tribbleSettled: (picture, { location }) => arrive(picture, TRIBBLES, location, 1),
  tribblesPlaced: (picture, { location, units }) => arrive(picture, TRIBBLES, location, units),
  aliensPlaced: (picture, { location, units }) => arrive(picture, ALIENS, location, units),
  aliensMovedIn: (picture, { from, to }) => shift(picture, from, to, 1),
  manhuntMarked: (picture, { locations }) => {
    picture.manhunt = locations.slice();
  },
  manhuntPaid: (picture, { seat, location, ships, credits }) => {
    arrive(picture, seat, location, ships);
    addTo(picture.credits, seat, credits);
  },

  shipsAdded: (picture, { seat, location, ships }) => {
    if (location < 0) picture.pool += ships;
    else arrive(picture, seat, location, ships);
  },
  unitsRemoved: (picture, { location, units }) => depart(picture, location, units),
  credited: (picture, { seat, credits }) => addTo(picture.credits, seat, credits),
  paid: (picture, { seat, credits, to }) => {
    addTo(picture.credits, seat, -credits);
    if (to >= 0) addTo(picture.credits, to, credits);
  },
  shipsBought: (picture, { seat, location, ships, credits }) => {
    arrive(picture, seat, location, ships);
    addTo(picture.credits, seat, -credits);
  },
  shipsSold: (picture, { seat, location, ships, credits }) => {
    depart(picture, location, ships);
    addTo(picture.credits, seat, credits);
  },
  shipsLifted: (picture, { location, ships }) => depart(picture, location, ships),
  shipsSetDown: (picture, { seat, location, ships }) => arrive(picture, seat, location, ships),
  relocated: (picture, { from, to, ships }) => shift(picture, from, to, ships),
};
