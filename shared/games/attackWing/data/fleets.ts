import type { Crewed, Fleet } from '../fleet/fleet';
import type { CaptainId } from './captains';
import type { Faction } from './kinds';
import type { ShipId } from './ships';
import type { UpgradeId } from './upgrades';

/** How large a battle is, and the most squadron points a ready-made fleet may cost in it. */
export const SIZES = ['duel', 'skirmish', 'squadron'] as const;
export type Size = (typeof SIZES)[number];
export const FLEET_MAX: Readonly<Record<Size, number>> = { duel: 40, skirmish: 65, squadron: 100 };

export interface ReadyFleet extends Fleet {
  readonly size: Size;
  readonly faction: Faction;
}

const crewed = (ship: ShipId, captain: CaptainId, ...upgrades: UpgradeId[]): Crewed => ({
  ship,
  captain,
  upgrades,
});

/** With what lies face down in Balance of Terror; in a duel the ship goes without it. */
const hiding = (hidden: UpgradeId, one: Crewed): Crewed => ({ ...one, hidden: [hidden] });

/** The ready-made fleets, weighed against each other (docs/balance.md). Provenance: designed. */
export const FLEETS = {
  fedDuel: {
    name: 'Risk Is Our Business',
    size: 'duel',
    faction: 'federation',
    ships: [crewed('fedConstitution', 'kirk', 'fedPhotonTorpedoes', 'fedCheatDeath')],
  },
  romDuel: {
    name: 'Hunter of the Neutral Zone',
    size: 'duel',
    faction: 'romulan',
    ships: [
      crewed(
        'romAlgeron',
        'toreth',
        'romPlasmaTorpedoes',
        'romCommandPod',
        'romInterphaseGenerator',
        'romCenturion',
      ),
    ],
  },
  kliDuel: {
    name: "The Chancellor's Sword",
    size: 'duel',
    faction: 'klingon',
    ships: [hiding('kliKorax', crewed('kliKronosOne', 'chang', 'kliPhotonTorpedoes4'))],
  },
  indDuel: {
    name: 'Lone Gorn',
    size: 'duel',
    faction: 'independent',
    ships: [
      hiding(
        'indDeflectorScreens',
        crewed('indGornarus', 'gornCommander', 'indPlasmaTorpedoes', 'indGornPilot'),
      ),
    ],
  },
  fedSkirmish: {
    name: 'Border Watch',
    size: 'skirmish',
    faction: 'federation',
    ships: [
      hiding('fedSulu', crewed('fedConstitution', 'pike', 'fedPhotonTorpedoes')),
      hiding('fedUhura', crewed('fedMiranda', 'willDecker', 'fedPhotonTorpedoes')),
    ],
  },
  romSkirmish: {
    name: 'Cloaked Pair',
    size: 'skirmish',
    faction: 'romulan',
    ships: [
      crewed('romAlgeron', 'romulanCommander', 'romPlasmaTorpedoes', 'romCommandPod'),
      hiding(
        'romCounterAttack',
        crewed('romVortaVor', 'toreth', 'romPlasmaTorpedoes', 'romInterphaseGenerator'),
      ),
    ],
  },
  kliSkirmish: {
    name: 'Raiding Party',
    size: 'skirmish',
    faction: 'klingon',
    ships: [
      hiding('kliTractorBeam', crewed('kliDevisor', 'koloth', 'kliPhotonTorpedoes4')),
      hiding('kliKunivas', crewed('kliD7', 'krell', 'kliPhotonTorpedoes4')),
    ],
  },
  indSkirmish: {
    name: 'Claw and Web',
    size: 'skirmish',
    faction: 'independent',
    ships: [
      hiding('indGornPilot', crewed('indGornarus', 'gornCommander', 'indPlasmaTorpedoes')),
      hiding('indEnergyWeb', crewed('indTholiaOne', 'loskene', 'indPlasmaTorpedoes')),
    ],
  },
  fedSquadron: {
    name: 'Exploration Task Force',
    size: 'squadron',
    faction: 'federation',
    ships: [
      hiding('fedFullAlert', crewed('fedConstellation', 'mattDecker', 'fedPhotonTorpedoes', 'fedScott')),
      hiding(
        'fedDeuteriumTank',
        crewed('fedRefit', 'spock', 'fedPhotonTorpedoes', 'fedChekov', 'fedRedAlert', 'fedMccoy'),
      ),
      hiding('fedPhotonTorpedoes', crewed('fedConstitution', 'federationCaptain', 'fedVulcanEngineer')),
    ],
    resource: 'resChiefEngineer',
  },
  romSquadron: {
    name: 'Cloaked Hunters',
    size: 'squadron',
    faction: 'romulan',
    ships: [
      hiding(
        'romNvek',
        crewed('romAlgeron', 'toreth', 'romPlasmaTorpedoes', 'romCommandPod', 'romInterphaseGenerator'),
      ),
      hiding('romCounterAttack', crewed('romD7', 'romulanCommander', 'romPlasmaTorpedoes', 'romCenturion')),
      hiding('romBochra', crewed('romD7', 'valdore', 'romPlasmaTorpedoes')),
      crewed('romD7', 'tal', 'romPlasmaTorpedoes'),
    ],
  },
  kliSquadron: {
    name: 'Imperial Fist',
    size: 'squadron',
    faction: 'klingon',
    ships: [
      hiding(
        'kliMagneticPulse',
        crewed('kliKronosOne', 'chang', 'kliPhotonTorpedoes5', 'kliQapla', 'kliKonmel'),
      ),
      hiding('kliAdvancedWeaponSystem', crewed('kliGroth', 'kang', 'kliPhotonTorpedoes4')),
      hiding('kliKorax', crewed('kliKtinga', 'nudaq', 'kliPhotonTorpedoes4')),
    ],
  },
  indSquadron: {
    name: 'Tholian and Gorn Raiders',
    size: 'squadron',
    faction: 'independent',
    ships: [
      hiding(
        'indDeflectorScreens',
        crewed('indGornarus', 'gornCommander', 'indGornPilot', 'indPlasmaTorpedoes'),
      ),
      hiding(
        'indEnergyWeb',
        crewed('indTholiaOne', 'loskene', 'indPlasmaTorpedoes', 'indTholianPunctuality'),
      ),
      crewed('indTholian', 'tholianPilot', 'indPlasmaTorpedoes'),
      crewed('indGorn', 'independentCaptain', 'indDeflectorScreens'),
    ],
  },
} as const satisfies Readonly<Record<string, ReadyFleet>>;

export type FleetId = keyof typeof FLEETS;
export const FLEET_IDS = Object.keys(FLEETS) as readonly FleetId[];

export const fleetOf = (id: FleetId): ReadyFleet => FLEETS[id];

/** The fleets of this size. */
export const fleetsOf = (size: Size): readonly FleetId[] =>
  FLEET_IDS.filter((id) => FLEETS[id].size === size);
