import { captainCard, type CaptainId } from './captains';
import type { Faction } from './kinds';
import { shipCard, type ShipId } from './ships';
import { upgradeCard, type UpgradeId } from './upgrades';

/** How large a battle is, and the most squadron points a fleet may cost in it. */
export const SIZES = ['duel', 'skirmish', 'squadron'] as const;
export type Size = (typeof SIZES)[number];
export const FLEET_MAX: Readonly<Record<Size, number>> = { duel: 32, skirmish: 50, squadron: 100 };

/** One ship as it is fielded. */
export interface Crewed {
  readonly ship: ShipId;
  readonly captain: CaptainId;
  readonly upgrades: readonly UpgradeId[];
}

export interface Fleet {
  readonly name: string;
  readonly size: Size;
  readonly faction: Faction;
  readonly ships: readonly Crewed[];
}

const crewed = (ship: ShipId, captain: CaptainId, ...upgrades: UpgradeId[]): Crewed => ({
  ship,
  captain,
  upgrades,
});

/** The ready-made fleets. Provenance: designed. */
export const FLEETS = {
  fedDuel: {
    name: 'Flagship of the Federation',
    size: 'duel',
    faction: 'federation',
    ships: [crewed('fedEnterprise', 'kirk', 'fedPhotonTorpedoes')],
  },
  romDuel: {
    name: 'Hunter of the Neutral Zone',
    size: 'duel',
    faction: 'romulan',
    ships: [crewed('romAlgeron', 'romulanCommander', 'romPlasmaTorpedoes')],
  },
  kliDuel: {
    name: "The Chancellor's Sword",
    size: 'duel',
    faction: 'klingon',
    ships: [crewed('kliKronosOne', 'chang', 'kliPhotonTorpedoes4')],
  },
  indDuel: {
    name: 'Lone Gorn',
    size: 'duel',
    faction: 'independent',
    ships: [crewed('indGornarus', 'gornCommander', 'indPlasmaTorpedoes')],
  },
  fedSkirmish: {
    name: 'Border Watch',
    size: 'skirmish',
    faction: 'federation',
    ships: [
      crewed('fedReliant', 'spock', 'fedPhotonTorpedoes'),
      crewed('fedConstitution', 'terrell', 'fedPhotonTorpedoes'),
    ],
  },
  romSkirmish: {
    name: 'Cloaked Pair',
    size: 'skirmish',
    faction: 'romulan',
    ships: [
      crewed('romAlgeron', 'romulanCommander', 'romPlasmaTorpedoes'),
      crewed('romGalGaththong', 'tal', 'romPlasmaTorpedoes'),
    ],
  },
  kliSkirmish: {
    name: 'Raiding Party',
    size: 'skirmish',
    faction: 'klingon',
    ships: [
      crewed('kliKlothos', 'kor', 'kliPhotonTorpedoes4'),
      crewed('kliDevisor', 'koloth', 'kliPhotonTorpedoes4'),
    ],
  },
  indSkirmish: {
    name: 'Claws of the Gorn',
    size: 'skirmish',
    faction: 'independent',
    ships: [crewed('indGornarus', 'ssesslak', 'indPlasmaTorpedoes'), crewed('indGorn', 'gornCommander')],
  },
  fedSquadron: {
    name: 'Neutral Zone Patrol',
    size: 'squadron',
    faction: 'federation',
    ships: [
      crewed('fedEnterprise', 'kirk', 'fedPhotonTorpedoes'),
      crewed('fedIntrepid', 'pike', 'fedPhotonTorpedoes'),
      crewed('fedMiranda', 'willDecker', 'fedPhotonTorpedoes'),
      crewed('fedMiranda', 'federationCaptain', 'fedPhotonTorpedoes'),
    ],
  },
  romSquadron: {
    name: 'Cloaked Hunters',
    size: 'squadron',
    faction: 'romulan',
    ships: [
      crewed('romGalGaththong', 'romulanCommander', 'romPlasmaTorpedoes', 'romPlasmaTorpedoes'),
      crewed('romAlgeron', 'toreth', 'romPlasmaTorpedoes'),
      crewed('romD7', 'tal', 'romPlasmaTorpedoes'),
      crewed('romRateg', 'mirok', 'romPlasmaTorpedoes'),
    ],
  },
  kliSquadron: {
    name: 'Imperial Fist',
    size: 'squadron',
    faction: 'klingon',
    ships: [
      crewed('kliKronosOne', 'chang', 'kliPhotonTorpedoes5'),
      crewed('kliKlothos', 'kor', 'kliPhotonTorpedoes4'),
      crewed('kliDevisor', 'koloth', 'kliPhotonTorpedoes4'),
      crewed('kliD7', 'krell', 'kliPhotonTorpedoes4'),
    ],
  },
  indSquadron: {
    name: 'Tholian and Gorn Raiders',
    size: 'squadron',
    faction: 'independent',
    ships: [
      crewed('indGornarus', 'gornCommander', 'indPlasmaTorpedoes'),
      crewed('indGorn', 'ssesslak'),
      crewed('indTholiaOne', 'loskene', 'indPlasmaTorpedoes'),
      crewed('indTholian', 'tholianPilot', 'indPlasmaTorpedoes'),
      crewed('indTholian', 'independentCaptain'),
    ],
  },
} as const satisfies Readonly<Record<string, Fleet>>;

export type FleetId = keyof typeof FLEETS;
export const FLEET_IDS = Object.keys(FLEETS) as readonly FleetId[];

export const fleetOf = (id: FleetId): Fleet => FLEETS[id];

/** The fleets a battle of this size offers. */
export const fleetsOf = (size: Size): readonly FleetId[] =>
  FLEET_IDS.filter((id) => FLEETS[id].size === size);

/** What a captain or upgrade costs on this ship: one more where it shares no faction with it; free captains stay free. */
const priceOn = (ship: ShipId, card: { readonly faction: Faction; readonly cost: number }): number =>
  card.cost === 0 || card.faction === shipCard(ship).faction ? card.cost : card.cost + 1;

export const captainPrice = ({ ship, captain }: Crewed): number => priceOn(ship, captainCard(captain));
export const upgradePrice = ({ ship }: Crewed, upgrade: UpgradeId): number =>
  priceOn(ship, upgradeCard(upgrade));

/** Squadron points of a ship with all that is on it. */
export const crewedPrice = (one: Crewed): number =>
  one.upgrades.reduce((sum, id) => sum + upgradePrice(one, id), shipCard(one.ship).cost + captainPrice(one));

export const fleetPrice = (id: FleetId): number =>
  fleetOf(id).ships.reduce((sum, one) => sum + crewedPrice(one), 0);
