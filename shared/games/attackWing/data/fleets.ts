import type { Crewed, Fleet } from '../fleet/fleet';
import type { CaptainId } from './captains';
import type { Faction } from './kinds';
import type { ShipId } from './ships';
import type { UpgradeId } from './upgrades';

/** How large a battle is, and the most squadron points a ready-made fleet may cost in it. */
export const SIZES = ['duel', 'skirmish', 'squadron'] as const;
export type Size = (typeof SIZES)[number];
export const FLEET_MAX: Readonly<Record<Size, number>> = { duel: 32, skirmish: 50, squadron: 100 };

export interface ReadyFleet extends Fleet {
  readonly size: Size;
  readonly faction: Faction;
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
} as const satisfies Readonly<Record<string, ReadyFleet>>;

export type FleetId = keyof typeof FLEETS;
export const FLEET_IDS = Object.keys(FLEETS) as readonly FleetId[];

export const fleetOf = (id: FleetId): ReadyFleet => FLEETS[id];

/** The fleets of this size. */
export const fleetsOf = (size: Size): readonly FleetId[] =>
  FLEET_IDS.filter((id) => FLEETS[id].size === size);
