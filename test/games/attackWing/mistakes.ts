import type { FaultCode } from '../../../shared/games/attackWing/fleet/faults';
import type { FleetLimits } from '../../../shared/games/attackWing/fleet/limits';

/** Every mistake, as it is said: ships as the short text has them, behind its version and name. */
export const MISTAKES: Readonly<
  Record<FaultCode, readonly [text: string, message: string, limits?: Partial<FleetLimits>]>
> = {
  unknownCard: ['fedVoyager.kirk', 'Ship 1, unknown: "fedVoyager" is not a ship of this event.'],
  tooFewShips: ['kliD7.klingonCaptain', 'A fleet needs at least 3 ships.', { minShips: 3 }],
  noCaptain: ['fedMiranda.', 'Ship 1, Federation Starship: Choose a captain.'],
  noSlot: [
    'fedMiranda.federationCaptain.fedChekov.fedUhura',
    'Ship 1, Federation Starship: No free Crew slot for Nyota Uhura: 2 needed, 1 there.',
  ],
  restricted: [
    'kliD7.klingonCaptain.indEnergyWeb',
    'Ship 1, Klingon Starship: Energy Web may only be bought for a Tholian Vessel.',
  ],
  twiceOnShip: [
    'kliKronosOne.klingonCaptain.kliNavigator.kliNavigator',
    'Ship 1, I.K.S. Kronos One: Only one Klingon Navigator on a ship.',
  ],
  twiceInFleet: [
    'fedEnterprise.spock.fedSpock',
    'Ship 1, U.S.S. Enterprise: Mr. Spock is unique and already on ship 1.',
  ],
  hiddenTwice: [
    'fedEnterprise.federationCaptain-fedSulu-fedUhura',
    'Ship 1, U.S.S. Enterprise: Only one face-down upgrade on a ship.',
  ],
  noHidden: [
    'fedEnterprise.federationCaptain-fedSulu',
    'Ship 1, U.S.S. Enterprise: No face-down upgrades in this mission.',
    { hidden: false },
  ],
  hiddenKind: [
    'fedEnterprise.federationCaptain-resSabotage',
    'Ship 1, U.S.S. Enterprise: Sabotage cannot lie face down.',
  ],
  hiddenFaction: [
    'fedEnterprise.federationCaptain-kliKerla',
    'Ship 1, U.S.S. Enterprise: Kerla is not of the faction of the ship.',
  ],
  hiddenDear: [
    'fedMiranda.federationCaptain-fedDualPhaserBanks',
    'Ship 1, Federation Starship: Dual Phaser Banks costs 6; face down at most 5.',
  ],
  hiddenTalent: [
    'fedMiranda.terrell-fedRedAlert',
    'Ship 1, Federation Starship: Clark Terrell cannot field an Elite Talent.',
  ],
  resource: ['kliD7.klingonCaptain~!resTactics', 'Tactics is not available.', { resources: ['resSabotage'] }],
  secondResource: ['kliD7.klingonCaptain~!resTactics~!resSabotage', 'Only one resource.'],
  admiral: ['kliD7.klingonCaptain*admGorkon', 'Ship 1, Klingon Starship: No admirals in this event.'],
  secondAdmiral: [
    'kliD7.klingonCaptain*admGorkon~romD7.romulanCaptain*admCharvanek',
    'Ship 2, Romulan Battlecruiser: Only one admiral.',
    { admirals: true },
  ],
  shipDear: [
    'fedEnterprise.kirk',
    'Ship 1, U.S.S. Enterprise: The ship costs 28 SP, 20 are allowed.',
    { maxSpPerShip: 20 },
  ],
  fleetDear: ['fedEnterprise.kirk', 'The fleet costs 28 SP, 27 are allowed.', { fleetMaxSp: 27 }],
};
