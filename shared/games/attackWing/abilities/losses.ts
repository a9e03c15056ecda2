import { upgradeCard } from '../data/upgrades';
import { hasMoment } from '../legal/asking';
import { next, type Play, shipAt } from '../play';
import { CAPTAIN } from '../types';
import type { Leaving, WorkOf } from '../work';

/** Why Auxiliary Power Tokens are placed: by a red maneuver, a card, or a wrong guess. */
export type AuxReason = 'strain' | 'card' | 'guess';

export const placeAux = (play: Play, ship: number, count: number, why: AuxReason): void => {
  shipAt(play.draft, ship).aux += count;
  play.emit?.({ type: 'auxPlaced', ship, count, why });
};

export const disableShields = (play: Play, at: number, count: number): void => {
  if (count === 0) return;
  const ship = shipAt(play.draft, at);
  ship.shields -= count;
  ship.disabledShields += count;
  play.emit?.({ type: 'shieldsDisabled', ship: at, count });
};

/** A shield is destroyed; with the last one cards that depend on shields go. */
export const loseShield = (play: Play, at: number, critical: boolean): void => {
  const ship = shipAt(play.draft, at);
  ship.shields--;
  play.emit?.({ type: 'shieldLost', ship: at, critical });
  if (ship.shields + ship.disabledShields === 0)
    next(play, { type: 'trigger', timing: 'shieldsGone', ships: [at] });
};

/** A card of the ship is about to be disabled or to leave; for captain and Crew another card may take its place. */
export const loseCard = (play: Play, ship: number, place: number, how: Leaving): void => {
  const lose = { type: 'lose', ship, place, how } as const;
  const upgrade = shipAt(play.draft, ship).upgrades[place];
  const savable = place === CAPTAIN || (upgrade && upgradeCard(upgrade.card).type === 'crew');
  if (savable && hasMoment(play.draft, ship, 'cardLost'))
    next(play, { type: 'window', timing: 'cardLost', ship }, lose);
  else cardGoes(play, lose);
};

/** Nothing took its place. */
export const cardGoes = (play: Play, { ship, place, how }: Omit<WorkOf<'lose'>, 'type'>): void => {
  const owner = shipAt(play.draft, ship);
  if (place === CAPTAIN) {
    owner.captainDisabled = true;
    return play.emit?.({ type: 'captainDisabled', ship });
  }
  const upgrade = owner.upgrades[place];
  if (!upgrade) return;
  upgrade.status = how;
  const { card } = upgrade;
  if (how === 'disabled') play.emit?.({ type: 'upgradeDisabled', ship, upgrade: place, card });
  else play.emit?.({ type: 'upgradeLost', ship, upgrade: place, card, under: how === 'under' });
};
