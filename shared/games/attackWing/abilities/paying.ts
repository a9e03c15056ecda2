import { next, type Play, put, shipAt } from '../play';
import { type CardRef, NONE } from '../types';
import type { WorkOf } from '../work';
import type { Cost } from './language';
import { disableShields, loseCard, loseShield, placeAux } from './losses';
import { losable } from './targets';

/** Pays a price in the order it is written, one part after the other. */
export const pay = (play: Play, { ship, from, price }: Omit<WorkOf<'pay'>, 'type'>): void => {
  const [cost, ...rest] = price;
  if (!cost) return;
  if (rest.length > 0) next(play, { type: 'pay', ship, from, price: rest });
  payOne(play, ship, from, cost);
};

const payOne = (play: Play, at: number, from: CardRef, cost: Cost): void => {
  const ship = shipAt(play.draft, at);
  switch (cost.pay) {
    case 'disableThis':
    case 'discardThis':
      if (from.kind !== 'upgrade') return;
      return loseCard(play, at, from.at, cost.pay === 'disableThis' ? 'disabled' : 'under');
    case 'discardOwn':
      return discardOwn(play, at, from, cost);
    case 'targetLock':
      return spendLock(play, at);
    case 'cloakToken':
      ship.cloak = 'none';
      return play.emit?.({ type: 'cloakDropped', ship: at });
    case 'aux':
      return placeAux(play, at, cost.count, 'card');
    case 'disableShields':
      return disableShields(play, at, cost.count === 'all' ? ship.shields : cost.count);
    case 'destroyShields':
      for (let n = 0; n < cost.count; n++) loseShield(play, at, false);
      return;
    case 'resourceToken':
      return spendResource(play, at);
  }
};

export const spendLock = (play: Play, at: number): void => {
  const ship = shipAt(play.draft, at);
  play.emit?.({ type: 'lockSpent', ship: at, target: ship.lock });
  ship.lock = NONE;
};

const spendResource = (play: Play, at: number): void => {
  const { seat } = shipAt(play.draft, at);
  const player = play.draft.players[seat];
  if (!player) return;
  player.resourceTokens.any--;
  play.emit?.({ type: 'resourceSpent', seat, ship: at, left: player.resourceTokens.any });
};

/** The other card that Decoy takes along: the owner chooses if there are several. */
const discardOwn = (
  play: Play,
  at: number,
  from: CardRef,
  cost: Extract<Cost, { readonly pay: 'discardOwn' }>,
): void => {
  const ship = shipAt(play.draft, at);
  const upgrades = losable(ship, cost.types, from.kind === 'upgrade' ? from.at : NONE);
  const [only] = upgrades;
  if (only === undefined) return;
  if (upgrades.length === 1) return loseCard(play, at, only, 'under');
  next(play, { type: 'pay', ship: at, from, price: [cost] });
  put(play, { type: 'discardUpgrade', seat: ship.seat, ship: at, upgrades });
};
