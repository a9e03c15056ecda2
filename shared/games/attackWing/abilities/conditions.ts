import { maneuverOn } from '../data/dials';
import { shipCard } from '../data/ships';
import { type CardRef, PRIMARY, type Ship, type State } from '../types';
import { shipAt } from '../play';
import type { Ability, Condition } from './language';

/** Whether all that an ability needs is true. */
export const holds = (state: Readonly<State>, ship: number, from: CardRef, ability: Ability): boolean =>
  ability.when.every((condition) => isTrue(state, shipAt(state, ship), from, condition));

const isTrue = (state: Readonly<State>, ship: Ship, from: CardRef, condition: Condition): boolean => {
  switch (condition.if) {
    case 'weapon':
      return condition.is === 'primary'
        ? state.attack.weapon === PRIMARY
        : from.kind === 'upgrade' && state.attack.weapon === from.at;
    case 'range':
      return condition.among.includes(state.attack.range);
    case 'cloaked':
      return (ship.cloak !== 'none') === condition.is;
    case 'coreContained':
      return ship.coreContained === condition.is;
    case 'has':
      return countOf(ship, condition.token) >= condition.least;
    case 'executed':
      return ship.flown.some(
        ({ maneuver, color }) =>
          condition.colors.includes(color) &&
          condition.bearings.some(
            (bearing) => maneuverOn(shipCard(ship.card).shipClass, maneuver)?.bearing === bearing,
          ),
      );
  }
};

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
