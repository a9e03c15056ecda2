import type { Public } from '../../board';
import type { Ship } from '../../types';

/** A ship as far as everybody knows it: cards nobody has seen are left out, and they say nothing anyway. */
export const knownShip = (pub: Public, at: number): Ship | undefined => {
  const ship = pub.ships[at];
  if (!ship) return undefined;
  const damage = ship.damage.flatMap((one) => (one.card === '' ? [] : [{ ...one, card: one.card }]));
  const upgrades = ship.upgrades.flatMap((one) => (one.card === '' ? [] : [{ ...one, card: one.card }]));
  return { ...ship, damage, upgrades, revealed: ship.dial !== '' };
};
