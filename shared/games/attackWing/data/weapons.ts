import type { Ability } from '../abilities/language';
import {
  action,
  change,
  dice,
  DISABLE,
  mark,
  may,
  must,
  reroll,
  WITH_PRIMARY,
  WITH_THIS,
} from '../abilities/phrases';
import type { UpgradeCard, Weapon } from './cards';

const SPENT: Weapon['pay'] = [{ pay: 'targetLock' }, { pay: 'disableThis' }];
const EITHER = ['forward', 'rear'] as const;

const photon = (dice: number): Weapon => ({
  dice,
  ranges: [2, 3],
  arcs: EITHER,
  needsLock: true,
  pay: SPENT,
  family: 'photonTorpedoes',
});
const PLASMA: Weapon = {
  dice: 4,
  ranges: [1, 2],
  arcs: EITHER,
  needsLock: true,
  pay: SPENT,
  family: 'plasmaTorpedoes',
};
const PULSE: Weapon = {
  dice: 4,
  ranges: [2, 3],
  arcs: ['forward'],
  needsLock: false,
  pay: [{ pay: 'disableThis' }, { pay: 'disableShields', count: 1 }],
  family: 'magneticPulse',
};
const MISSILES: Weapon = {
  dice: 3,
  ranges: [1, 2],
  arcs: ['forward'],
  needsLock: true,
  pay: SPENT,
  family: 'nuclearMissiles',
};

const sharpen: Ability = may(
  'attackModify',
  { when: [WITH_THIS] },
  change('attack', 'battleStations', 'critical'),
);
const again = (count: number | 'all'): Ability =>
  may('attackModify', { when: [WITH_THIS] }, reroll('attack', 'blank', count));

/** The Weapon upgrades. The numbers are the source's, the wordings ours. */
export const WEAPONS = {
  fedPhotonTorpedoes: {
    name: 'Photon Torpedoes',
    title: 'Photon Torpedoes',
    type: 'weapon',
    faction: 'federation',
    unique: false,
    cost: 3,
    weapon: photon(4),
    text: 'Spend the Target Lock on the target and disable this card to attack. One Battle Stations result may become a Critical Hit.',
    abilities: [sharpen],
    from: 'source',
  },
  fedDualPhaserBanks: {
    name: 'Dual Phaser Banks',
    title: 'Dual Phaser Banks',
    type: 'weapon',
    faction: 'federation',
    unique: false,
    cost: 3,
    onePerShip: true,
    restriction: { factions: ['federation'] },
    surcharge: { amount: 3, unless: { classes: ['constitution'] } },
    text: 'Attacking with the primary weapon, disable this card to roll 1 more attack die.',
    abilities: [may('attackRoll', { when: [WITH_PRIMARY], pay: [DISABLE] }, dice('attack', 1))],
    from: 'source',
  },
  kliPhotonTorpedoes4: {
    name: 'Photon Torpedoes (4 dice)',
    title: 'Photon Torpedoes',
    type: 'weapon',
    faction: 'klingon',
    unique: false,
    cost: 3,
    weapon: photon(4),
    text: 'Spend the Target Lock on the target and disable this card to attack. One Battle Stations result may become a Critical Hit.',
    abilities: [sharpen],
    from: 'source',
  },
  kliPhotonTorpedoes5: {
    name: 'Photon Torpedoes (5 dice)',
    title: 'Photon Torpedoes',
    type: 'weapon',
    faction: 'klingon',
    unique: false,
    cost: 5,
    weapon: photon(5),
    text: 'Spend the Target Lock on the target and disable this card to attack. One Battle Stations result may become a Critical Hit.',
    abilities: [sharpen],
    from: 'source',
  },
  kliMagneticPulse: {
    name: 'Magnetic Pulse',
    title: 'Magnetic Pulse',
    type: 'weapon',
    faction: 'klingon',
    unique: false,
    cost: 4,
    weapon: PULSE,
    text: 'Disable this card and an Active Shield to attack. A Critical Hit that would take an Active Shield is 1 damage to the hull instead.',
    abilities: [must('dealDamage', [WITH_THIS], { op: 'criticalPastShield' })],
    from: 'source',
  },
  romPlasmaTorpedoes: {
    name: 'Plasma Torpedoes',
    title: 'Plasma Torpedoes',
    type: 'weapon',
    faction: 'romulan',
    unique: false,
    cost: 3,
    weapon: PLASMA,
    text: 'Spend the Target Lock on the target and disable this card to attack. All blank results may be rolled again once.',
    abilities: [again('all')],
    from: 'source',
  },
  romNuclearMissiles: {
    name: 'Nuclear Missiles',
    title: 'Nuclear Missiles',
    type: 'weapon',
    faction: 'romulan',
    unique: false,
    cost: 2,
    weapon: MISSILES,
    text: 'Spend the Target Lock on the target and disable this card to attack. One blank may be rolled again.',
    abilities: [again(1)],
    from: 'source',
  },
  indPlasmaTorpedoes: {
    name: 'Plasma Torpedoes (Independent)',
    title: 'Plasma Torpedoes',
    type: 'weapon',
    faction: 'independent',
    unique: false,
    cost: 3,
    weapon: PLASMA,
    text: 'Spend the Target Lock on the target and disable this card to attack. All blank results may be rolled again once.',
    abilities: [again('all')],
    from: 'source',
  },
  indEnergyWeb: {
    name: 'Energy Web',
    title: 'Energy Web',
    type: 'weapon',
    faction: 'independent',
    unique: false,
    cost: 5,
    restriction: { classes: ['tholianVessel'] },
    text: 'Action, after a straight 1 this round: place an Energy Web token behind the ship. A ship other than a Tholian Vessel that touches one rolls an attack die for every 2 of them, suffers each Hit and Critical Hit, and takes no action.',
    abilities: [
      action({ when: [{ if: 'executed', bearings: ['straight'], speeds: [1] }] }, { op: 'placeWeb' }),
      must('webTouch', [], { op: 'webStrike' }, mark('skipAction')),
    ],
    from: 'source',
  },
} as const satisfies Readonly<Record<string, UpgradeCard>>;
