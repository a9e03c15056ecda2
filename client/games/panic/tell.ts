import { CARD_IDS } from '../../../shared/games/panic/data/cards';
import { CHARACTER } from '../../../shared/games/panic/data/characters';
import { INTACT } from '../../../shared/games/panic/data/ship';
import { THREAT_IDS } from '../../../shared/games/panic/data/tokens';
import type { PanicEvent } from '../../../shared/games/panic/events';
import { takeOut, tellWith } from '../../tabletop/tell';
import { freshPicture, noMission, noOffer, type Picture } from './picture';
import { spend, type Tellers } from './teller';
import { TOKEN_TELLERS } from './tellTokens';

const CARD_TELLERS: Tellers = {
  drew: (picture, { seat, cards }) => {
    picture.hands[seat]?.push(...cards);
    picture.deck -= cards.length;
  },
  // A card that brings the renewal about lies on the pile already, and stays there.
  deckRenewed: (picture, { cards }) => {
    picture.deck += cards;
    picture.discard = picture.discard.slice(cards);
  },
  tradeOffered: (picture, { partner, give, take }) => {
    picture.offer = { partner, give, take };
  },
  tradeDeclined: (picture) => {
    picture.offer = noOffer();
  },
  traded: (picture, { seat, partner, gave, took }) => {
    const [mine, theirs] = [picture.hands[seat] ?? [], picture.hands[partner] ?? []];
    takeOut(mine, gave);
    takeOut(theirs, took);
    mine.push(took);
    theirs.push(gave);
    picture.offer = noOffer();
  },
  cardPlayed: (picture, { seat, card }) => spend(picture, seat, card),
  tookBack: (picture, { seat, card }) => {
    takeOut(picture.discard, card);
    picture.hands[seat]?.push(card);
  },
  discarded: (picture, { seat, card }) => spend(picture, seat, card),
  teamSent: (picture, { seat, card, left }) => {
    spend(picture, seat, card);
    picture.boarding.damage = left;
  },
  cardsRemoved: (picture, { cards }) => {
    picture.deck -= cards.length;
    picture.removed += cards.length;
  },
  committed: (picture, { seat, card, slot }) => {
    takeOut(picture.hands[seat] ?? [], card);
    picture.mission.committed.push({ card, slot });
  },
};

const SHIP_TELLERS: Tellers = {
  maneuvered: (picture, { maneuver, toHeading }) => {
    picture.heading = toHeading;
    if (maneuver === 'forward' && picture.mission.id !== '') picture.mission.forwards += 1;
  },
  mended: (picture, { seat, part, facing, cards }) => {
    (part === 'shield' ? picture.shields : picture.hulls)[facing] = INTACT;
    spend(picture, seat, ...cards);
  },
  shieldHit: (picture, { facing, left }) => {
    picture.shields[facing] = left;
  },
  hullHit: (picture, { facing, left }) => {
    picture.hulls[facing] = left;
  },
  boarded: (picture, { sector, damage }) => {
    picture.boarding = { sector, damage };
  },
  boardersRepelled: (picture) => {
    picture.boarding = { sector: 0, damage: 0 };
  },
  boardersStruck: (picture) => {
    picture.boarding = { sector: 0, damage: 0 };
  },
};

const MISSION_TELLERS: Tellers = {
  missionRevealed: (picture, { mission, timer }) => {
    picture.mission = { ...noMission(), id: mission, timer };
  },
  ticked: (picture, { timer }) => {
    picture.mission.timer = timer;
  },
  missionCompleted: (picture, { mission, cards }) => {
    picture.discard.push(...cards);
    picture.missionsDone.push(mission);
    picture.mission = noMission();
  },
  missionFailed: (picture, { cards }) => {
    picture.discard.push(...cards);
    picture.mission = noMission();
  },
};

const COURSE_TELLERS: Tellers = {
  gameBegan: (picture, { players, first, target }) => {
    Object.assign(picture, freshPicture(players, target, CARD_IDS.length, THREAT_IDS.length));
    picture.active = first;
  },
  tookCharacter: (picture, { seat, character }) => {
    picture.characters[seat] = character;
  },
  turnBegan: (picture, { seat, turn }) => {
    picture.active = seat;
    picture.turn = turn;
    picture.abilitySpent = false;
  },
  phaseBegan: (picture, { phase }) => {
    picture.phase = phase;
  },
  // What Spock, Uhura and Sulu can do is never spent.
  abilityUsed: (picture, { character }) => {
    if (CHARACTER[character].once !== undefined) picture.abilitySpent = true;
  },
  ended: (picture, { ending }) => {
    picture.ending = ending;
    picture.active = -1;
    picture.mission = noMission();
  },
};

export const tell = tellWith<Picture, PanicEvent>({
  ...COURSE_TELLERS,
  ...CARD_TELLERS,
  ...SHIP_TELLERS,
  ...MISSION_TELLERS,
  ...TOKEN_TELLERS,
});
