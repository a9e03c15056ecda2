import { captainCard } from '../data/captains';
import { shipCard } from '../data/ships';
import { upgradeCard, type UpgradeId } from '../data/upgrades';
import type { Fault } from './faults';
import { fits, slotsOf } from './fitting';
import type { Crewed, Fleet, WrittenFleet, WrittenShip } from './fleet';
import {
  type CardKind,
  isAdmiral,
  isCaptain,
  isKnown,
  isOfKind,
  isResource,
  isShip,
  isUpgrade,
  titled,
} from './known';
import type { FleetLimits } from './limits';
import { costWithSurcharge, crewedPrice, fleetPrice, HIDDEN_COST_MOST } from './prices';

/** A ship whose cards all exist and that has a captain, with its place in the fleet. */
interface Sound {
  readonly at: number;
  readonly one: Crewed;
  readonly written: WrittenShip;
}

/** One card on a ship. */
interface Carried {
  readonly id: UpgradeId;
  readonly hidden: boolean;
}

const NO_SHIP = -1;

/** Every mistake in a fleet, in the order of rules 8.1; within one check in the order of ships and cards. */
export const checkFleet = (fleet: WrittenFleet, limits: FleetLimits): Fault[] => {
  const sound = fleet.ships.flatMap((written, at) => soundShip(written, at));
  const perShip = (check: (ship: Sound) => readonly Fault[]): Fault[] => sound.flatMap(check);
  return [
    ...unknownCards(fleet),
    ...tooFewShips(fleet, limits),
    ...fleet.ships.flatMap(({ captain }, ship): Fault[] =>
      captain === '' ? [{ code: 'noCaptain', ship }] : [],
    ),
    ...perShip(slotFaults),
    ...perShip(restrictionFaults),
    ...perShip(onePerShipFaults),
    ...uniqueFaults(sound),
    ...perShip((ship) => hiddenNumber(ship, limits)),
    ...perShip(hiddenKind),
    ...perShip(hiddenFaction),
    ...perShip(hiddenDear),
    ...perShip(hiddenTalent),
    ...resourceFaults(fleet, limits),
    ...admiralFaults(sound, limits),
    ...priceFaults(fleet, sound, limits),
  ];
};

/** The fleet as cards that exist, whatever else may be wrong with it; `undefined` where something does not. */
export const readFleet = ({ name, ships, resources }: WrittenFleet): Fleet | undefined => {
  const [resource = '', ...more] = resources;
  if (more.length > 0 || (resource !== '' && !isResource(resource))) return undefined;
  const read = ships.flatMap((written, at) => soundShip(written, at).map(({ one }) => one));
  const whole = ships.every(({ hidden }) => hidden.every(isUpgrade));
  if (!whole || ships.length === 0 || read.length < ships.length) return undefined;
  return resource === '' ? { name, ships: read } : { name, ships: read, resource };
};

const soundShip = (written: WrittenShip, at: number): Sound[] => {
  const { ship, captain, upgrades, hidden, admiral } = written;
  if (!isShip(ship) || !isCaptain(captain) || !upgrades.every(isUpgrade)) return [];
  if (!hidden.every(isKnown) || (admiral !== '' && !isAdmiral(admiral))) return [];
  const under = hidden.filter(isUpgrade);
  const one = {
    ship,
    captain,
    upgrades: upgrades.filter(isUpgrade),
    ...(under.length > 0 ? { hidden: under } : {}),
    ...(admiral === '' ? {} : { admiral }),
  };
  return [{ at, one, written }];
};

// Check 1. What lies face down may be any card here: check 9 says which may not.
const unknownCards = ({ ships, resources }: WrittenFleet): Fault[] => {
  const unknown = (ship: number, kind: CardKind, ids: readonly string[]): Fault[] =>
    ids
      .filter((id) => id !== '' && !isOfKind(kind, id))
      .map((card) => ({ code: 'unknownCard', ship, card, kind }));
  return [
    ...ships.flatMap(({ ship, captain, upgrades, hidden, admiral }, at) => [
      ...(ship === '' ? [{ code: 'unknownCard', ship: at, card: '', kind: 'ship' } as const] : []),
      ...unknown(at, 'ship', [ship]),
      ...unknown(at, 'captain', [captain]),
      ...unknown(at, 'upgrade', upgrades),
      ...unknown(
        at,
        'upgrade',
        hidden.filter((id) => !isKnown(id)),
      ),
      ...unknown(at, 'admiral', [admiral]),
    ]),
    ...unknown(NO_SHIP, 'resource', resources),
  ];
};

// Check 2.
const tooFewShips = ({ ships }: WrittenFleet, { minShips }: FleetLimits): Fault[] => {
  const least = Math.max(1, minShips);
  return ships.length < least ? [{ code: 'tooFewShips', ship: NO_SHIP, least }] : [];
};

const hiddenOn = ({ hidden = [] }: Crewed): readonly UpgradeId[] => hidden;

const carriedBy = ({ one }: Pick<Sound, 'one'>): Carried[] => [
  ...one.upgrades.map((id) => ({ id, hidden: false })),
  ...hiddenOn(one).map((id) => ({ id, hidden: true })),
];

/** A hidden talent under a captain without talents is left to check 12. */
const takesSlot = ({ captain }: Crewed, { id, hidden }: Carried): boolean =>
  !hidden || upgradeCard(id).type !== 'eliteTalent' || captainCard(captain).talents > 0;

// Check 4. Slots are counted by type; the cards named are the last ones of their type, hidden cards last of all.
const slotFaults = (ship: Sound): Fault[] => {
  const slots = slotsOf(ship.one);
  const taking = carriedBy(ship).filter((card) => takesSlot(ship.one, card));
  return taking.flatMap((card, place): Fault[] => {
    const { type } = upgradeCard(card.id);
    const same = taking.flatMap(({ id }, other) => (upgradeCard(id).type === type ? [other] : []));
    if (same.indexOf(place) < slots[type]) return [];
    const { id, hidden } = card;
    return [{ code: 'noSlot', ship: ship.at, card: id, hidden, type, used: same.length, slots: slots[type] }];
  });
};

// Check 5.
const restrictionFaults = (ship: Sound): Fault[] =>
  carriedBy(ship).flatMap(({ id, hidden }): Fault[] => {
    const { restriction } = upgradeCard(id);
    return !restriction || fits(ship.one, restriction)
      ? []
      : [{ code: 'restricted', ship: ship.at, card: id, hidden }];
  });

// Check 6.
const onePerShipFaults = (ship: Sound): Fault[] => {
  const seen = new Set<string>();
  return carriedBy(ship).flatMap(({ id, hidden }): Fault[] => {
    const { title, onePerShip } = upgradeCard(id);
    const again = seen.has(title);
    seen.add(title);
    return onePerShip && again ? [{ code: 'twiceOnShip', ship: ship.at, card: id, hidden }] : [];
  });
};

// Check 7: titles over all kinds of cards.
const uniqueFaults = (sound: readonly Sound[]): Fault[] => {
  const first = new Map<string, number>();
  return sound.flatMap((ship) =>
    allCards(ship).flatMap(({ id, hidden }): Fault[] => {
      const card = titled(id);
      if (!card?.unique) return [];
      const found = first.get(card.title);
      if (found === undefined) first.set(card.title, ship.at);
      return found === undefined
        ? []
        : [{ code: 'twiceInFleet', ship: ship.at, card: id, hidden, first: found }];
    }),
  );
};

const allCards = (ship: Sound): { readonly id: string; readonly hidden: boolean }[] => [
  { id: ship.one.ship, hidden: false },
  { id: ship.one.captain, hidden: false },
  ...carriedBy(ship),
  ...(ship.one.admiral ? [{ id: ship.one.admiral, hidden: false }] : []),
];

// Check 8.
const hiddenNumber = ({ at, written }: Sound, { hidden: allowed }: FleetLimits): Fault[] =>
  allowed
    ? written.hidden.slice(1).map((card) => ({ code: 'hiddenTwice', ship: at, card }))
    : written.hidden.map((card) => ({ code: 'noHidden', ship: at, card }));

// Check 9.
const hiddenKind = ({ at, written }: Sound): Fault[] =>
  written.hidden.filter((id) => !isUpgrade(id)).map((card) => ({ code: 'hiddenKind', ship: at, card }));

// Check 10: Khan does not help.
const hiddenFaction = ({ at, one }: Sound): Fault[] =>
  hiddenOn(one)
    .filter((id) => upgradeCard(id).faction !== shipCard(one.ship).faction)
    .map((card) => ({ code: 'hiddenFaction', ship: at, card }));

// Check 11.
const hiddenDear = ({ at, one }: Sound): Fault[] =>
  hiddenOn(one).flatMap((card): Fault[] => {
    const cost = costWithSurcharge(one, card);
    return cost > HIDDEN_COST_MOST ? [{ code: 'hiddenDear', ship: at, card, cost }] : [];
  });

// Check 12.
const hiddenTalent = ({ at, one }: Sound): Fault[] =>
  captainCard(one.captain).talents > 0
    ? []
    : hiddenOn(one)
        .filter((id) => upgradeCard(id).type === 'eliteTalent')
        .map(() => ({ code: 'hiddenTalent', ship: at, captain: one.captain }));

// Check 13.
const resourceFaults = ({ resources }: WrittenFleet, limits: FleetLimits): Fault[] => [
  ...resources
    .filter((id) => isResource(id) && !limits.resources.includes(id))
    .map((card): Fault => ({ code: 'resource', ship: NO_SHIP, card })),
  ...resources.slice(1).map((card): Fault => ({ code: 'secondResource', ship: NO_SHIP, card })),
];

// Check 14.
const admiralFaults = (sound: readonly Sound[], { admirals }: FleetLimits): Fault[] => {
  const all = sound.flatMap(({ at, one }) => (one.admiral ? [{ ship: at, card: one.admiral }] : []));
  if (!admirals) return all.map(({ ship, card }) => ({ code: 'admiral', ship, card }));
  return all.slice(1).map(({ ship, card }) => ({ code: 'secondAdmiral', ship, card }));
};

// Checks 15 and 16; a ship that is not whole has no price.
const priceFaults = (fleet: WrittenFleet, sound: readonly Sound[], limits: FleetLimits): Fault[] => {
  const { maxSpPerShip, fleetMaxSp } = limits;
  const [resource = ''] = fleet.resources;
  const ships = sound.map(({ one }) => one);
  const sp = fleetPrice(isResource(resource) ? { ships, resource } : { ships });
  return [
    ...sound.flatMap(({ at, one }): Fault[] => {
      const price = crewedPrice(one);
      return maxSpPerShip > 0 && price > maxSpPerShip
        ? [{ code: 'shipDear', ship: at, sp: price, most: maxSpPerShip }]
        : [];
    }),
    ...(sp > fleetMaxSp
      ? [{ code: 'fleetDear', ship: NO_SHIP, sp, most: fleetMaxSp } as const satisfies Fault]
      : []),
  ];
};
