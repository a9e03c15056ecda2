import type { Pile } from '../../engine/piles';
import type { DamageId } from './data/damage';
import type { Attack, Player, Result, Ship, State } from './types';

const clonePile = ({ cards, seen }: Pile<DamageId>): Pile<DamageId> => ({
  cards: cards.slice(),
  seen: seen.slice(),
});

const clonePlayer = (player: Player): Player => ({
  fleet: player.fleet,
  sheet: player.sheet,
  name: player.name,
  resource: player.resource,
  stack: player.stack,
  edge: player.edge,
  ready: player.ready,
  reopened: player.reopened,
  deck: clonePile(player.deck),
  discards: clonePile(player.discards),
});

/** Poses, maneuvers flown and work are never changed, only replaced: they are shared. */
const cloneShip = (ship: Ship): Ship => ({
  seat: ship.seat,
  card: ship.card,
  captain: ship.captain,
  admiral: ship.admiral,
  number: ship.number,
  paid: ship.paid,
  upgrades: ship.upgrades.map(({ card, paid, bought, status, faceDown }) => ({
    card,
    paid,
    bought,
    status,
    faceDown,
  })),
  fate: ship.fate,
  placed: ship.placed,
  pose: ship.pose,
  skill: ship.skill,
  shields: ship.shields,
  disabledShields: ship.disabledShields,
  damage: ship.damage.map(({ serial, card, up, seen, round }) => ({ serial, card, up, seen, round })),
  evade: ship.evade,
  battleStations: ship.battleStations,
  scan: ship.scan,
  aux: ship.aux,
  lock: ship.lock,
  cloak: ship.cloak,
  cloakedIn: ship.cloakedIn,
  dial: ship.dial,
  auxAtDials: ship.auxAtDials,
  forcedBy: ship.forcedBy,
  revealed: ship.revealed,
  activated: ship.activated,
  attacked: ship.attacked,
  overlapped: ship.overlapped,
  flown: ship.flown.slice(),
  actions: ship.actions.slice(),
  used: ship.used.slice(),
  doomed: ship.doomed,
  coreContained: ship.coreContained,
  mission: ship.mission,
  suppressed: ship.suppressed,
});

const cloneAttack = (attack: Attack): Attack => ({
  attacker: attack.attacker,
  target: attack.target,
  weapon: attack.weapon,
  range: attack.range,
  attackDice: attack.attackDice.map(({ face, again }) => ({ face, again })),
  defenseDice: attack.defenseDice.map(({ face, again }) => ({ face, again })),
  extraAttack: attack.extraAttack,
  extraDefense: attack.extraDefense,
  noAttackDice: attack.noAttackDice,
  noDefenseDice: attack.noDefenseDice,
  timing: attack.timing,
  used: attack.used.slice(),
});

export const cloneResult = ({ reason, end, winner, scores, surviving, stacks }: Result): Result => ({
  reason,
  end,
  winner,
  scores: scores.slice(),
  surviving: surviving.slice(),
  stacks: stacks.slice(),
});

/** A copy that may be changed in place, field by field. */
export const cloneState = (state: Readonly<State>): State => ({
  seq: state.seq,
  rng: { key: state.rng.key, counter: state.rng.counter },
  asked: state.asked,
  open: state.open.slice(),
  reveals: state.reveals,
  agenda: state.agenda.slice(),
  options: state.options,
  round: state.round,
  phase: state.phase,
  initiative: state.initiative,
  players: state.players.map(clonePlayer),
  ships: state.ships.map(cloneShip),
  active: state.active,
  attack: cloneAttack(state.attack),
  dealt: state.dealt,
  timeCalled: state.timeCalled,
  overtimeCalled: state.overtimeCalled,
  result: state.result,
});
