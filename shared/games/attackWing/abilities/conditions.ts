import { CLASSES } from '../data/classes';
import { shipCard } from '../data/ships';
import { upgradeCard } from '../data/upgrades';
import { isInArc, OUT_OF_RANGE, rangeBetween, templateOf } from '../geometry';
import { isAlive, shipAt } from '../play';
import { CAPTAIN, type CardRef, PRIMARY, type Ship, type State } from '../types';
import type { Work } from '../work';
import { cardIdOf } from './sources';
import type { Ability, Condition } from './language';

/** Whether all that an ability needs is true. */
export const holds = (state: Readonly<State>, ship: number, from: CardRef, ability: Ability): boolean =>
  ability.when.every((condition) => isTrue(state, ship, from, condition));

const isTrue = (state: Readonly<State>, at: number, from: CardRef, condition: Condition): boolean => {
  const ship = shipAt(state, at);
  const { attack } = state;
  switch (condition.if) {
    case 'weapon':
      return isWeapon(state, from, condition.is);
    case 'range':
      return condition.among.includes(attack.range);
    case 'cloaked':
      if (condition.is && attack.attacker === at) return attack.cloaked;
      return (ship.cloak !== 'none') === condition.is;
    case 'outsideFoeArc':
      return attack.outsideArc;
    case 'attackerInArc':
      return isInForwardArc(ship, shipAt(state, attack.attacker));
    case 'isHit':
      return attack.left.hit + attack.left.doubleHit + attack.left.critical > 0;
    case 'lostToAttack':
      return attack.lost > 0;
    case 'firstAttack':
      return attack.extra ? ship.attacks === 0 : ship.attacks === 1 && !ship.marks.includes('firedBack');
    case 'beamed':
      return ship.beamHits > 0 && ship.beamOn === attack.target;
    case 'foeSpeed': {
      const foe = shipAt(state, attack.attacker === at ? attack.target : attack.attacker);
      return foe.flown.some(({ maneuver }) => templateOf(maneuver).speed >= condition.least);
    }
    case 'freshBattleStations':
    case 'losesCrew':
      return isInterrupted(state, ship, from, condition.if);
    default:
      return isTrueOfShip(state, at, from, condition);
  }
};

type ShipCondition = Exclude<
  Condition,
  {
    readonly if:
      | 'weapon'
      | 'range'
      | 'cloaked'
      | 'outsideFoeArc'
      | 'attackerInArc'
      | 'isHit'
      | 'lostToAttack'
      | 'firstAttack'
      | 'beamed'
      | 'foeSpeed'
      | 'freshBattleStations'
      | 'losesCrew';
  }
>;

const isTrueOfShip = (
  state: Readonly<State>,
  at: number,
  from: CardRef,
  condition: ShipCondition,
): boolean => {
  const ship = shipAt(state, at);
  const card = shipCard(ship.card);
  switch (condition.if) {
    case 'coreContained':
      return ship.coreContained === condition.is;
    case 'has':
      return countOf(ship, condition.token) >= condition.least;
    case 'noAux':
      return ship.aux === 0;
    case 'shieldsDestroyed':
      return ship.shields + ship.disabledShields === 0;
    case 'freshScan':
      return hasFreshScan(state, at, from, condition.keeps);
    case 'faction':
      return card.faction === condition.is;
    case 'shipClass':
      return card.shipClass === condition.is;
    case 'icon':
      return card.actions.includes(condition.is);
    case 'friendWithin':
      return isAnyWithin(state, at, true, condition.range);
    case 'noEnemyWithin':
      return !isAnyWithin(state, at, false, condition.range);
    case 'marked':
      return ship.marks.includes(condition.mark) === condition.is;
    case 'did':
      return ship.actions[ship.actions.length - 1] === condition.action;
    default:
      return isTrueOfFlight(state, ship, condition);
  }
};

type FlightCondition = Extract<ShipCondition, { readonly if: 'executed' | 'justFlown' | 'moved' | 'about' }>;

const isTrueOfFlight = (state: Readonly<State>, ship: Ship, condition: FlightCondition): boolean => {
  const last = ship.flown[ship.flown.length - 1];
  switch (condition.if) {
    case 'executed':
      return ship.flown.some(({ maneuver, color }) => {
        const { bearing, speed } = templateOf(maneuver);
        return (
          (condition.colors?.includes(color) ?? true) &&
          (condition.bearings?.includes(bearing) ?? true) &&
          (condition.speeds?.includes(speed) ?? true)
        );
      });
    case 'justFlown':
      return last?.color === condition.color;
    case 'moved':
      return last !== undefined && last.extra !== true;
    case 'about':
      return state.course.maneuver !== '' && state.course.color === condition.color;
  }
};

const isWeapon = ({ attack, ships }: Readonly<State>, from: CardRef, is: string): boolean => {
  if (is === 'primary') return attack.weapon === PRIMARY;
  if (is === 'thisCard') return from.kind === 'upgrade' && attack.weapon === from.at;
  const card = ships[attack.attacker]?.upgrades[attack.weapon]?.card;
  return card !== undefined && upgradeCard(card).weapon?.family === is;
};

/** Ruling 27: the forward arc ends at range 3. */
export const isInForwardArc = (of: Ship, other: Ship): boolean =>
  rangeBetween(of.pose, other.pose) !== OUT_OF_RANGE &&
  isInArc(of.pose, other.pose, CLASSES[shipCard(of.card).shipClass].forward);

const isAnyWithin = (state: Readonly<State>, at: number, friend: boolean, range: number): boolean => {
  const ship = shipAt(state, at);
  return state.ships.some((other, place) => {
    if (place === at || !isAlive(other) || !other.placed || (other.seat === ship.seat) !== friend)
      return false;
    const band = rangeBetween(ship.pose, other.pose);
    return band !== OUT_OF_RANGE && band <= range;
  });
};

/** Rulings 36: each Scan token triggers one card a round; Intrepid keeps using the one it has marked. */
const hasFreshScan = (state: Readonly<State>, at: number, from: CardRef, keeps: boolean): boolean => {
  const ship = shipAt(state, at);
  const card = from.kind === 'damage' || from.kind === 'web' ? '' : cardIdOf(state, at, from);
  if (ship.scan === 0) return false;
  return ship.scanned.length < ship.scan || (keeps && ship.scanned.includes(card));
};

/** What an interruption is about lies on top of the agenda. */
const isInterrupted = (
  state: Readonly<State>,
  ship: Ship,
  from: CardRef,
  what: 'freshBattleStations' | 'losesCrew',
): boolean => {
  const work = state.agenda[state.agenda.length - 1] as Work | undefined;
  if (what === 'freshBattleStations') return work?.type === 'spent' && work.fresh;
  if (work?.type !== 'lose' || shipAt(state, work.ship) !== ship) return false;
  if (work.place === CAPTAIN) return !isLeaving(state, work.ship, from);
  const card = ship.upgrades[work.place]?.card;
  return !isLeaving(state, work.ship, from) && card !== undefined && upgradeCard(card).type === 'crew';
};

/** A card that is about to go itself, perhaps as the price of this very text, saves nothing. */
const isLeaving = ({ agenda }: Readonly<State>, at: number, from: CardRef): boolean =>
  from.kind === 'upgrade' &&
  agenda.some((tagged) => {
    const work = tagged as Work;
    return work.type === 'lose' && work.ship === at && work.place === from.at;
  });

type Countable = Extract<Condition, { readonly if: 'has' }>['token'];

const countOf = (ship: Ship, what: Countable): number => {
  switch (what) {
    case 'lock':
      return ship.lock >= 0 ? 1 : 0;
    case 'activeShield':
      return ship.shields;
    default:
      return ship[what];
  }
};
