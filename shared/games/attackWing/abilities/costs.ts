import type { Play } from '../play';
import { shipAt } from '../play';
import { type CardRef, NONE, type Ship, type State } from '../types';
import type { Cost } from './language';

/** Whether a ship can pay the whole price of a card of its own. */
export const canPay = (state: Readonly<State>, ship: number, price: readonly Cost[]): boolean =>
  price.every((cost) => affords(shipAt(state, ship), cost));

const affords = (ship: Ship, cost: Cost): boolean => {
  switch (cost.pay) {
    case 'disableThis':
    case 'discardThis':
    case 'aux':
      return true;
    case 'targetLock':
      return ship.lock !== NONE;
    case 'cloakToken':
      return ship.cloak !== 'none';
    case 'disableShields':
      // Ruling 28: "all remaining" may be paid with none.
      return cost.count === 'all' || ship.shields >= cost.count;
    case 'destroyShields':
      return ship.shields >= cost.count;
  }
};

export const pay = (play: Play, ship: number, from: CardRef, price: readonly Cost[]): void => {
  for (const cost of price) payOne(play, ship, from, cost);
};

const payOne = (play: Play, at: number, from: CardRef, cost: Cost): void => {
  const ship = shipAt(play.draft, at);
  switch (cost.pay) {
    case 'disableThis':
    case 'discardThis':
      return payWithCard(play, at, from, cost.pay === 'disableThis');
    case 'targetLock':
      play.emit?.({ type: 'lockSpent', ship: at, target: ship.lock });
      ship.lock = NONE;
      return;
    case 'cloakToken':
      ship.cloak = 'none';
      return play.emit?.({ type: 'cloakDropped', ship: at });
    case 'aux':
      return placeAux(play, at, cost.count, 'card');
    case 'disableShields':
      return disableShields(play, at, cost.count === 'all' ? ship.shields : cost.count);
    case 'destroyShields':
      for (let n = 0; n < cost.count; n++) loseShield(play, at, false);
  }
};

const payWithCard = (play: Play, ship: number, from: CardRef, disable: boolean): void => {
  if (from.kind !== 'upgrade') return;
  const upgrade = shipAt(play.draft, ship).upgrades[from.at];
  if (!upgrade) return;
  upgrade.status = disable ? 'disabled' : 'under';
  play.emit?.({ type: disable ? 'upgradeDisabled' : 'upgradeLost', ship, upgrade: from.at });
};

export const placeAux = (play: Play, ship: number, count: number, why: 'strain' | 'card' | 'guess'): void => {
  shipAt(play.draft, ship).aux += count;
  play.emit?.({ type: 'auxPlaced', ship, count, why });
};

export const disableShields = (play: Play, at: number, count: number): void => {
  const ship = shipAt(play.draft, at);
  ship.shields -= count;
  ship.disabledShields += count;
  play.emit?.({ type: 'shieldsDisabled', ship: at, count });
};

export const loseShield = (play: Play, at: number, critical: boolean): void => {
  shipAt(play.draft, at).shields--;
  play.emit?.({ type: 'shieldLost', ship: at, critical });
};
