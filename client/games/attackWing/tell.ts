import { OBSTACLE_RADIUS } from '../../../shared/games/attackWing/data/terrain';
import type { Event } from '../../../shared/games/attackWing/events';
import { CAPTAIN, NONE } from '../../../shared/games/attackWing/types';
import { tellWith } from '../../tabletop/tell';
import type { Picture } from './picture';
import { ATTACK_TELLERS } from './tellAttack';
import { revealFleets, skillOf } from './tellFleets';
import { change, onShip, putDialAway, takeOff, type Tellers } from './teller';

const SET_UP_TELLERS: Tellers = {
  fleetChosen: (picture, { seat }) => {
    const side = picture.sides[seat];
    if (side) side.chosen = true;
  },
  fleetsRevealed: revealFleets,
  missionTokensPlaced: (picture, { tokens }) => {
    tokens.forEach((count, at) => change(picture, at, (ship) => (ship.mission = count)));
  },
  initiativeTaken: (picture, { seat }) => {
    picture.sides.forEach((side, at) => (side.edge = at === seat ? 'south' : 'north'));
  },
  placed: onShip((ship, { pose }) => {
    ship.pose = { ...pose };
    ship.placed = true;
  }),
};

const settleSkills = (picture: Picture): void => {
  for (const ship of picture.ships) ship.skill = skillOf(ship, picture.round);
};

const ROUND_TELLERS: Tellers = {
  roundBegan: (picture, { round }) => {
    picture.round = round;
    picture.phase = 'planning';
  },
  phaseBegan: (picture, { phase }) => {
    picture.phase = phase;
    if (phase === 'activation' || phase === 'combat') settleSkills(picture);
  },
  tokensCleared: (picture, { ships }) => {
    for (const at of ships) change(picture, at, (ship) => (ship.evade = ship.battleStations = ship.scan = 0));
  },
  roundEnded: (picture) => {
    for (const ship of picture.ships) {
      if (ship.fate !== 'alive') continue;
      putDialAway(ship);
      ship.suppressed = false;
      ship.beamOn = NONE;
    }
  },
  conceded: (picture, { seat }) => {
    for (const ship of picture.ships) {
      if (ship.seat !== seat || ship.fate !== 'alive') continue;
      ship.fate = 'surrendered';
      putDialAway(ship);
    }
  },
  battleEnded: (picture, { winner, end, scores }) => {
    picture.winner = winner;
    picture.end = end;
    picture.scores = scores.slice();
  },
};

const FLIGHT_TELLERS: Tellers = {
  dialSet: onShip((ship, { maneuver }) => {
    ship.dialSet = true;
    ship.dial = maneuver;
  }),
  dialsReopened: (picture, { seat }) => {
    for (const ship of picture.ships) if (ship.seat === seat) putDialAway(ship);
  },
  anticipated: onShip((ship) => (ship.mission -= 1)),
  stacked: (picture, { seat, stack }) => {
    const side = picture.sides[seat];
    if (side) side.stack = stack;
  },
  suppressed: onShip((ship) => (ship.suppressed = true)),
  dialRevealed: onShip((ship, { maneuver }) => {
    ship.dial = maneuver;
    ship.dialSet = ship.open = true;
  }),
  dialForced: onShip((ship, { maneuver }) => {
    ship.dial = maneuver;
    ship.dialSet = ship.open = true;
  }),
  flew: onShip((ship, { to }) => (ship.pose = { ...to })),
  echoed: onShip((ship, { to }) => (ship.pose = { ...to })),
  turnedAbout: onShip((ship, { to }) => (ship.pose = { ...to })),
  obstaclePlaced: ({ terrain }, { seat, x, y }) =>
    void terrain.push({ kind: 'obstacle', seat, x, y, radius: OBSTACLE_RADIUS }),
  webPlaced: (picture, { seat, pose }) => void picture.webs.push({ seat, pose: { ...pose } }),
  auxPlaced: onShip((ship, { count }) => (ship.aux += count)),
  auxRemoved: onShip((ship) => (ship.aux -= 1)),
  tokenTaken: onShip((ship, { token }) => (ship[token] += 1)),
  tokenKept: onShip((ship, { token }) => (ship[token] += 1)),
  tokenSpent: onShip((ship, { token }) => (ship[token] -= 1)),
  resourceSpent: (picture, { seat }) => {
    const side = picture.sides[seat];
    if (side) side.tokens -= 1;
  },
  locked: onShip((ship, { target }) => (ship.lock = target)),
  lockSpent: onShip((ship) => (ship.lock = NONE)),
  cloaked: onShip((ship) => (ship.cloak = 'green')),
  cloakFlipped: onShip((ship) => (ship.cloak = 'red')),
  cloakDropped: onShip((ship) => (ship.cloak = 'none')),
  beamHeld: onShip((ship, { target }) => (ship.beamOn = target)),
  beamReleased: onShip((ship) => (ship.beamOn = NONE)),
};

const CARD_TELLERS: Tellers = {
  captainDisabled: onShip((ship) => (ship.captainDisabled = true)),
  enabled: onShip((ship, { upgrade }) => {
    const card = ship.upgrades[upgrade];
    if (upgrade === CAPTAIN) ship.captainDisabled = false;
    else if (card) card.status = 'ready';
  }),
  upgradeDisabled: onShip((ship, { upgrade }) => {
    const card = ship.upgrades[upgrade];
    if (card) card.status = 'disabled';
  }),
  upgradeLost: onShip((ship, { upgrade, under }) => {
    const card = ship.upgrades[upgrade];
    if (card) card.status = under ? 'under' : 'lost';
  }),
  turnedUp: onShip((ship, { upgrade, card }) => {
    const lying = ship.upgrades[upgrade];
    if (lying) [lying.card, lying.faceDown] = [card, false];
  }),
  cardsShown: (picture, { cards }) => {
    for (const { ship, upgrade, card } of cards) {
      const lying = picture.ships[ship]?.upgrades[upgrade];
      if (lying) [lying.card, lying.faceDown] = [card, false];
    }
  },
  damaged: onShip((ship, { serial, up, card }, { round }) => {
    ship.damage.push({ serial, card, up, round });
  }),
  turnedDown: onShip((ship, { serial }) => {
    for (const card of ship.damage) if (card.serial === serial) card.up = false;
  }),
  damageRepaired: onShip((ship, { serial }) => {
    ship.damage = ship.damage.filter((card) => card.serial !== serial);
  }),
  shieldLost: onShip((ship) => (ship.shields -= 1)),
  shieldsDisabled: onShip((ship, { count }) => {
    ship.shields -= count;
    ship.disabledShields += count;
  }),
  shieldRepaired: onShip((ship, { active }) => {
    if (active) ship.shields += 1;
    else ship.disabledShields += 1;
  }),
  shieldsRaised: onShip((ship, { count }) => {
    ship.shields += count;
    ship.disabledShields -= count;
  }),
  doomed: onShip((ship) => (ship.doomed = true)),
  removed: (picture, { ship, fate }) => takeOff(picture, ship, fate),
};

export const tell = tellWith<Picture, Event>({
  ...SET_UP_TELLERS,
  ...ROUND_TELLERS,
  ...FLIGHT_TELLERS,
  ...CARD_TELLERS,
  ...ATTACK_TELLERS,
});
