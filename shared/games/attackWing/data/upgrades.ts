import { type Ability, type Cost, optional } from '../abilities/language';
import type { Faction, UpgradeType } from './ships';

/** A weapon card that makes its own attack. */
export interface Weapon {
  readonly dice: number;
  readonly ranges: readonly number[];
  /** The rear arc can only be used by ships that have one. */
  readonly arcs: readonly ('forward' | 'rear')[];
  /** A Target Lock on the very target is needed. */
  readonly needsLock: boolean;
  readonly pay: readonly Cost[];
  readonly torpedo: boolean;
}

export interface UpgradeCard {
  readonly name: string;
  readonly type: UpgradeType;
  readonly faction: Faction;
  readonly cost: number;
  readonly text: string;
  readonly weapon: Weapon;
  readonly abilities: readonly Ability[];
}

const SPENT: readonly Cost[] = [{ pay: 'targetLock' }, { pay: 'disableThis' }];
const EITHER = ['forward', 'rear'] as const;

const photon = (dice: number): Weapon => ({
  dice,
  ranges: [2, 3],
  arcs: EITHER,
  needsLock: true,
  pay: SPENT,
  torpedo: true,
});
const PLASMA: Weapon = { dice: 4, ranges: [1, 2], arcs: EITHER, needsLock: true, pay: SPENT, torpedo: true };

const PHOTON_TEXT =
  'Spend the Target Lock on the target and disable this card to attack. One Battle Stations result may become a Critical Hit.';
const PLASMA_TEXT =
  'Spend the Target Lock on the target and disable this card to attack. All blank results may be rolled again once.';

const sharpen: Ability = optional('attackModify', [{ if: 'weapon', is: 'thisCard' }], {
  op: 'change',
  dice: 'attack',
  from: 'battleStations',
  to: 'critical',
  count: 1,
});
const again: Ability = optional('attackModify', [{ if: 'weapon', is: 'thisCard' }], {
  op: 'reroll',
  dice: 'attack',
  face: 'blank',
  count: 'all',
});

/** The upgrades in play: the torpedoes. Provenance: source; the wordings are ours. */
export const UPGRADES = {
  fedPhotonTorpedoes: {
    name: 'Photon Torpedoes',
    type: 'weapon',
    faction: 'federation',
    cost: 3,
    text: PHOTON_TEXT,
    weapon: photon(4),
    abilities: [sharpen],
  },
  kliPhotonTorpedoes4: {
    name: 'Photon Torpedoes',
    type: 'weapon',
    faction: 'klingon',
    cost: 3,
    text: PHOTON_TEXT,
    weapon: photon(4),
    abilities: [sharpen],
  },
  kliPhotonTorpedoes5: {
    name: 'Photon Torpedoes (5 dice)',
    type: 'weapon',
    faction: 'klingon',
    cost: 5,
    text: PHOTON_TEXT,
    weapon: photon(5),
    abilities: [sharpen],
  },
  romPlasmaTorpedoes: {
    name: 'Plasma Torpedoes',
    type: 'weapon',
    faction: 'romulan',
    cost: 3,
    text: PLASMA_TEXT,
    weapon: PLASMA,
    abilities: [again],
  },
  indPlasmaTorpedoes: {
    name: 'Plasma Torpedoes',
    type: 'weapon',
    faction: 'independent',
    cost: 3,
    text: PLASMA_TEXT,
    weapon: PLASMA,
    abilities: [again],
  },
} as const satisfies Readonly<Record<string, UpgradeCard>>;

export type UpgradeId = keyof typeof UPGRADES;

export const upgradeCard = (id: UpgradeId): UpgradeCard => UPGRADES[id];
