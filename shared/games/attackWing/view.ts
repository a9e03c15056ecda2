import type { Seat, Viewer } from '../../engine/game';
import { isSeen, viewPile } from '../../engine/piles';
import { survivingPoints } from './apply/ending';
import type { Private, Public, PublicShip } from './board';
import type { Event } from './events';
import type { Ship, State } from './types';

/** Rebuilt field by field: what is not written here is not seen. */
export const publicView = (state: Readonly<State>): Public => ({
  options: { ...state.options },
  round: state.round,
  phase: state.phase,
  initiative: state.initiative,
  active: state.active,
  dealt: state.dealt,
  timeCalled: state.timeCalled,
  players: state.players.map((player, seat) => ({
    fleet: state.phase === 'gathering' ? '' : player.fleet,
    chosen: player.fleet !== '',
    edge: player.edge,
    ready: player.ready,
    reopened: player.reopened,
    points: survivingPoints(state, seat),
    deck: player.deck.cards.length,
    discards: viewPile(player.discards, 'spectator'),
  })),
  ships: state.ships.map(publicShip),
  attack: {
    ...state.attack,
    attackDice: state.attack.attackDice.map((die) => ({ ...die })),
    defenseDice: state.attack.defenseDice.map((die) => ({ ...die })),
    used: [...state.attack.used],
  },
  result: { ...state.result, scores: [...state.result.scores] },
  // Work names ships, cards that lie open and maneuvers already shown: nothing hidden.
  agenda: state.agenda.map((work) => ({ ...work })),
});

const publicShip = (ship: Ship): PublicShip => ({
  seat: ship.seat,
  card: ship.card,
  captain: ship.captain,
  number: ship.number,
  paid: ship.paid,
  upgrades: ship.upgrades.map((upgrade) => ({ ...upgrade })),
  fate: ship.fate,
  placed: ship.placed,
  pose: { x: ship.pose.x, y: ship.pose.y, ux: ship.pose.ux, uy: ship.pose.uy },
  skill: ship.skill,
  shields: ship.shields,
  disabledShields: ship.disabledShields,
  damage: ship.damage.map((one) => ({
    serial: one.serial,
    card: isSeen(one.seen, 'spectator') ? one.card : '',
    up: one.up,
    seen: one.seen,
    round: one.round,
  })),
  evade: ship.evade,
  battleStations: ship.battleStations,
  scan: ship.scan,
  aux: ship.aux,
  lock: ship.lock,
  cloak: ship.cloak,
  cloakedIn: ship.cloakedIn,
  dialSet: ship.dial !== '',
  dial: ship.revealed ? ship.dial : '',
  activated: ship.activated,
  attacked: ship.attacked,
  overlapped: ship.overlapped,
  flown: ship.flown.map((one) => ({ ...one })),
  actions: [...ship.actions],
  used: [...ship.used],
  doomed: ship.doomed,
  coreContained: ship.coreContained,
});

export const privateView = (state: Readonly<State>, seat: Seat): Private => ({
  fleet: state.players[seat]?.fleet ?? '',
  dials: state.ships.flatMap((ship, at) =>
    ship.seat === seat && ship.dial !== '' ? [{ ship: at, maneuver: ship.dial }] : [],
  ),
});

/** The event as this viewer may know it. */
export const redact = (event: Event, viewer: Viewer): Event => {
  switch (event.type) {
    case 'fleetChosen':
      return event.seat === viewer ? event : { ...event, fleet: '' };
    case 'dialSet':
      return event.seat === viewer ? event : { ...event, maneuver: '' };
    case 'fleetsRevealed':
    case 'initiativeTaken':
    case 'placed':
    case 'roundBegan':
    case 'phaseBegan':
    case 'dialsReopened':
    case 'dialsConfirmed':
    case 'dialRevealed':
    case 'maneuverReplaced':
    case 'flew':
    case 'auxPlaced':
    case 'auxRemoved':
    case 'actionSkipped':
    case 'tokenTaken':
    case 'locked':
    case 'cloaked':
    case 'echoed':
    case 'repairTried':
    case 'enabled':
    case 'dieRolled':
    case 'turnedDown':
    case 'coreContained':
    case 'upgradeLost':
    case 'attackDeclared':
    case 'upgradeDisabled':
    case 'lockSpent':
    case 'cloakFlipped':
    case 'diceRolled':
    case 'diceRolledAgain':
    case 'diceChanged':
    case 'resultAdded':
    case 'tokenSpent':
    case 'used':
    case 'compared':
    case 'shieldLost':
    case 'shieldsDisabled':
    case 'damaged':
    case 'deckRefilled':
    case 'doomed':
    case 'heldFire':
    case 'removed':
    case 'tokensCleared':
    case 'cloakDropped':
    case 'cloakKept':
    case 'shieldsRaised':
    case 'shieldsLeft':
    case 'roundEnded':
    case 'timeCalled':
    case 'conceded':
    case 'rolledOff':
    case 'battleEnded':
      return event;
  }
};
