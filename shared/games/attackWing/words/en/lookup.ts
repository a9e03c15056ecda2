import type { Private, Public } from '../../board';
import type { Op } from '../../abilities/language';
import type { CardRef, Ship } from '../../types';
import type { Work } from '../../work';
import { cardName } from './cards';

/** A ship as far as everybody knows it: cards nobody has seen are left out, and they say nothing anyway. */
export const knownShip = (pub: Public, at: number): Ship | undefined => {
  const ship = pub.ships[at];
  if (!ship) return undefined;
  const damage = ship.damage.flatMap((one) => (one.card === '' ? [] : [{ ...one, card: one.card }]));
  const upgrades = ship.upgrades.flatMap((one) => (one.card === '' ? [] : [{ ...one, card: one.card }]));
  return { ...ship, damage, upgrades, revealed: ship.dial !== '' };
};

/** The board as the owner of face-down cards sees it: with their names, still face down. */
export const boardFor = (pub: Public, priv: Private | undefined): Public => {
  if (priv === undefined || priv.hidden.length === 0) return pub;
  const own = (ship: number, at: number) => priv.hidden.find((one) => one.ship === ship && one.at === at);
  return {
    ...pub,
    ships: pub.ships.map((ship, at) => ({
      ...ship,
      upgrades: ship.upgrades.map((upgrade, place) => ({
        ...upgrade,
        card: own(at, place)?.card ?? upgrade.card,
      })),
    })),
  };
};

/** What the question that is open is about: the card whose text waits for it, and what that text is about to do. */
export const waitingFor = (
  pub: Public,
): { readonly card: string; readonly op: Op | undefined } | undefined => {
  const top = pub.agenda[pub.agenda.length - 1] as Work | undefined;
  if (top?.type !== 'chosen') return undefined;
  return { card: refName(pub, top.ship, top.from), op: top.ops[0] };
};

const refName = (pub: Public, at: number, from: CardRef): string => {
  const ship = pub.ships[at];
  switch (from.kind) {
    case 'ship':
      return '';
    case 'captain':
      return cardName(ship?.captain ?? '');
    case 'upgrade':
      return cardName(ship?.upgrades[from.at]?.card ?? '');
    case 'resource':
      return cardName(pub.players[ship?.seat ?? 0]?.resource ?? '');
    case 'admiral':
      return cardName(pub.ships[from.at]?.admiral ?? '');
    case 'damage':
      return cardName(ship?.damage.find(({ serial }) => serial === from.serial)?.card ?? '');
    case 'web':
      return 'Energy Web';
  }
};
