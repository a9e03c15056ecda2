import type { OwnState, Seat } from '../../engine/game';
import { pile } from '../../engine/piles';
import type { Rng } from '../../engine/rng';
import { statOf } from './abilities/passives';
import { DAMAGE_DECK } from './data/damage';
import { shipCard } from './data/ships';
import { PLANET } from './data/terrain';
import { upgradeCard } from './data/upgrades';
import { isFaceDownTalent } from './fleet/fitting';
import type { Crewed, Fleet } from './fleet/fleet';
import { admiralPrice, captainPrice, HIDDEN_PRICE, upgradePrice } from './fleet/prices';
import type { Options } from './options';
import {
  type Attack,
  NONE,
  type Player,
  PRIMARY,
  type ResourceTokens,
  type Result,
  type Ship,
  type State,
  type UpgradeState,
} from './types';

export const noAttack = (): Attack => ({
  attacker: NONE,
  target: NONE,
  weapon: PRIMARY,
  range: 0,
  cloaked: false,
  outsideArc: false,
  obstructed: false,
  extra: false,
  waivesLock: false,
  keepsCloak: false,
  attackDice: [],
  defenseDice: [],
  extraAttack: 0,
  extraDefense: 0,
  scanPenalty: 0,
  noAttackDice: false,
  noDefenseDice: false,
  setFace: '',
  elite: false,
  counter: false,
  left: { hit: 0, doubleHit: 0, critical: 0 },
  cancelled: false,
  pastShields: false,
  lost: 0,
  found: [],
  used: [],
});

const noResult = (): Result => ({
  reason: '',
  end: '',
  winner: NONE,
  scores: [],
  surviving: [],
  stacks: [],
});

export const noTokens = (): ResourceTokens => ({ any: 0, evade: 0, scan: 0, battleStations: 0 });

const newPlayer = (rng: Rng): Player => ({
  fleet: '',
  sheet: '',
  name: '',
  resource: '',
  stack: 0,
  edge: 'south',
  ready: false,
  reopened: 0,
  deck: pile(rng.shuffle([...DAMAGE_DECK])),
  discards: pile([]),
  resourceTokens: noTokens(),
  used: [],
  debt: 0,
});

/** An empty mat and two shuffled damage decks: fleets are chosen at the table. */
export const setup = (options: Options, seats: number, rng: Rng): OwnState<State> => ({
  options,
  round: 0,
  phase: 'gathering',
  initiative: NONE,
  players: Array.from({ length: seats }, () => newPlayer(rng)),
  ships: [],
  active: NONE,
  course: { maneuver: '', color: 'white' },
  webs: [],
  terrain: options.terrain ? [PLANET] : [],
  attack: noAttack(),
  dealt: 0,
  timeCalled: false,
  overtimeCalled: false,
  result: noResult(),
});

/** The ships of a fleet as they stand beside the mat: shields up, nothing beside them. */
export const fieldFleet = (seat: Seat, { ships }: Fleet): Ship[] =>
  ships.map((one, at) => fieldShip(seat, one, numberOf(ships, at)));

/** 1, 2, … where a fleet has several ships of the same name. */
export const numberOf = (ships: readonly { readonly ship: string }[], at: number): number => {
  const name = ships[at]?.ship;
  const same = ships.filter(({ ship }) => ship === name).length;
  return same === 1 ? 0 : ships.slice(0, at + 1).filter(({ ship }) => ship === name).length;
};

/** The cards of a ship; what was bought to lie face down does. */
const fieldUpgrades = (crewed: Crewed): UpgradeState[] => {
  const cards = crewed.upgrades.map((id): UpgradeState => {
    const talent = isFaceDownTalent(crewed, upgradeCard(id));
    const bought = talent ? 'talent' : 'open';
    return { card: id, paid: upgradePrice(crewed, id), bought, status: 'ready', faceDown: talent };
  });
  for (const card of crewed.hidden ?? [])
    cards.push({ card, paid: HIDDEN_PRICE, bought: 'hidden', status: 'ready', faceDown: true });
  return cards;
};

export const fieldShip = (seat: Seat, crewed: Crewed, number: number): Ship => {
  const card = shipCard(crewed.ship);
  const ship: Ship = {
    seat,
    card: crewed.ship,
    captain: crewed.captain,
    admiral: crewed.admiral ?? '',
    number,
    paid: card.cost + captainPrice(crewed) + admiralPrice(crewed),
    upgrades: fieldUpgrades(crewed),
    captainDisabled: false,
    fate: 'alive',
    placed: false,
    pose: { x: 0, y: 0, ux: 0, uy: 0 },
    skill: 0,
    shields: card.shields,
    disabledShields: 0,
    damage: [],
    evade: 0,
    battleStations: 0,
    scan: 0,
    aux: 0,
    lock: NONE,
    cloak: 'none',
    cloakedIn: 0,
    dial: '',
    auxAtDials: 0,
    forcedBy: NONE,
    revealed: false,
    activated: false,
    acted: false,
    attacked: false,
    attacks: 0,
    overlapped: false,
    flown: [],
    actions: [],
    used: [],
    marks: [],
    pool: 0,
    debt: 0,
    agilityBonus: 0,
    beamOn: NONE,
    beamHits: 0,
    scanned: [],
    doomed: false,
    coreContained: false,
    mission: 0,
    suppressed: false,
  };
  ship.skill = statOf(ship, 'skill', 0);
  return ship;
};
