import { shipAt } from '../play';
import { type CardRef, NONE, type State } from '../types';
import type { Cost } from './language';
import { losable } from './targets';

/** Whether a ship can pay the whole price of a card. */
export const canPay = (
  state: Readonly<State>,
  ship: number,
  from: CardRef,
  price: readonly Cost[],
): boolean => price.every((cost) => affords(state, ship, from, cost));

const affords = (state: Readonly<State>, at: number, from: CardRef, cost: Cost): boolean => {
  const ship = shipAt(state, at);
  switch (cost.pay) {
    case 'disableThis':
    case 'discardThis':
    case 'aux':
      return true;
    case 'discardOwn':
      return losable(ship, cost.types, from.kind === 'upgrade' ? from.at : NONE).length > 0;
    case 'targetLock':
      return ship.lock !== NONE;
    case 'cloakToken':
      return ship.cloak !== 'none';
    case 'disableShields':
      // Ruling 28: "all remaining" may be paid with none.
      return cost.count === 'all' || ship.shields >= cost.count;
    case 'destroyShields':
      return ship.shields >= cost.count;
    case 'resourceToken':
      return (state.players[ship.seat]?.resourceTokens.any ?? 0) > 0;
  }
};
