import type { UpgradeType } from '../../data/kinds';
import { UPGRADE_TYPES } from '../../data/kinds';
import { SLOT_NAMES } from './fleet';

/** What stands on the faces of the cards, besides their own words. */
export const FACE_WORDS = {
  attack: 'Attack',
  agility: 'Agility',
  hull: 'Hull',
  shields: 'Shields',
  skill: 'Skill',
  range: 'Range',
  points: 'Points',
  captain: 'captain',
  admiral: 'admiral',
  fleetAction: 'Fleet action',
  resource: 'Resource',
  damage: 'Damage',
  half: '½',
  halfShields: 'Half of all shields of the fleet',
} as const;

/** "2 Crew · Tech": the Upgrade Bar. */
export const slotsText = (slots: readonly UpgradeType[]): string =>
  UPGRADE_TYPES.flatMap((type) => {
    const count = slots.filter((one) => one === type).length;
    return count === 0 ? [] : [count === 1 ? SLOT_NAMES[type] : `${String(count)} ${SLOT_NAMES[type]}`];
  }).join(' · ');
