import type { Seat } from '../../engine/game';
import { isSeen, viewPile } from '../../engine/piles';
import { survivingPoints } from './apply/ending';
import { publicOptions } from './options';
import type { Private, Public, PublicShip } from './board';
import { cloneAttack, cloneResult } from './clone';
import type { Ship, State } from './types';

/** Rebuilt field by field: what is not written here is not seen. */
export const publicView = (state: Readonly<State>): Public => ({
  options: { ...publicOptions(state.options) },
  round: state.round,
  phase: state.phase,
  initiative: state.initiative,
  active: state.active,
  dealt: state.dealt,
  timeCalled: state.timeCalled,
  overtimeCalled: state.overtimeCalled,
  players: state.players.map((player, seat) => ({
    fleet: state.phase === 'gathering' ? '' : player.fleet,
    name: player.name,
    resource: player.resource,
    chosen: player.fleet !== '',
    edge: player.edge,
    ready: player.ready,
    reopened: player.reopened,
    stack: player.stack,
    points: survivingPoints(state, seat),
    deck: player.deck.cards.length,
    discards: viewPile(player.discards, 'spectator'),
    resourceTokens: { ...player.resourceTokens },
    used: [...player.used],
    debt: player.debt,
  })),
  ships: state.ships.map(publicShip),
  course: { maneuver: state.course.maneuver, color: state.course.color },
  webs: state.webs.map(({ seat, card, pose }) => ({ seat, card, pose: { ...pose } })),
  terrain: state.terrain.map(({ kind, seat, x, y, radius }) => ({ kind, seat, x, y, radius })),
  attack: cloneAttack(state.attack),
  result: cloneResult(state.result),
  // Work names ships, cards that lie open and maneuvers already shown: nothing hidden.
  agenda: state.agenda.map((work) => ({ ...work })),
});

const publicShip = (ship: Ship): PublicShip => ({
  seat: ship.seat,
  card: ship.card,
  captain: ship.captain,
  admiral: ship.admiral,
  number: ship.number,
  paid: ship.paid,
  upgrades: ship.upgrades.map(({ card, paid, bought, status, faceDown }) => ({
    card: faceDown ? '' : card,
    paid,
    bought,
    status,
    faceDown,
  })),
  captainDisabled: ship.captainDisabled,
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
  auxAtDials: ship.auxAtDials,
  forcedBy: ship.forcedBy,
  activated: ship.activated,
  acted: ship.acted,
  attacked: ship.attacked,
  attacks: ship.attacks,
  overlapped: ship.overlapped,
  flown: ship.flown.map((one) => ({ ...one })),
  actions: [...ship.actions],
  used: [...ship.used],
  marks: [...ship.marks],
  pool: ship.pool,
  debt: ship.debt,
  agilityBonus: ship.agilityBonus,
  beamOn: ship.beamOn,
  beamHits: ship.beamHits,
  scanned: [...ship.scanned],
  doomed: ship.doomed,
  coreContained: ship.coreContained,
  mission: ship.mission,
  suppressed: ship.suppressed,
});

export const privateView = (state: Readonly<State>, seat: Seat): Private => ({
  fleet: state.players[seat]?.fleet ?? '',
  sheet: state.players[seat]?.sheet ?? '',
  dials: state.ships.flatMap((ship, at) =>
    ship.seat === seat && ship.dial !== '' ? [{ ship: at, maneuver: ship.dial }] : [],
  ),
  hidden: state.ships.flatMap((ship, at) =>
    ship.seat === seat
      ? ship.upgrades.flatMap(({ card, faceDown }, place) =>
          faceDown ? [{ ship: at, at: place, card }] : [],
        )
      : [],
  ),
});
