import type { CardKind } from './known';
import type { UpgradeType } from '../data/kinds';
import type { UpgradeId } from '../data/upgrades';

/** The checks of rules 8.1, in their order. */
export const FAULT_CODES = [
  'unknownCard',
  'tooFewShips',
  'noCaptain',
  'noSlot',
  'restricted',
  'twiceOnShip',
  'twiceInFleet',
  'hiddenTwice',
  'noHidden',
  'hiddenKind',
  'hiddenFaction',
  'hiddenDear',
  'hiddenTalent',
  'resource',
  'secondResource',
  'admiral',
  'secondAdmiral',
  'shipDear',
  'fleetDear',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** Where on the sheet: the place of the ship; `-1` for the fleet as a whole. */
interface At {
  readonly ship: number;
}
/** `card` is the id of the card that is one too many; `hidden`: it is the one that lies face down. */
interface OfCard extends At {
  readonly card: string;
  readonly hidden: boolean;
}

/** One mistake in a fleet, with all it takes to say it. */
export type Fault =
  | ({ readonly code: 'unknownCard'; readonly card: string; readonly kind: CardKind } & At)
  | ({ readonly code: 'tooFewShips'; readonly least: number } & At)
  | ({ readonly code: 'noCaptain' } & At)
  | ({
      readonly code: 'noSlot';
      readonly type: UpgradeType;
      readonly used: number;
      readonly slots: number;
    } & OfCard)
  | ({ readonly code: 'restricted' | 'twiceOnShip' } & OfCard)
  | ({ readonly code: 'twiceInFleet'; readonly first: number } & OfCard)
  | ({
      readonly code: 'hiddenTwice' | 'noHidden' | 'hiddenKind' | 'hiddenFaction';
      readonly card: string;
    } & At)
  | ({ readonly code: 'hiddenDear'; readonly card: UpgradeId; readonly cost: number } & At)
  | ({ readonly code: 'hiddenTalent'; readonly captain: string } & At)
  | ({ readonly code: 'resource' | 'secondResource'; readonly card: string } & At)
  | ({ readonly code: 'admiral' | 'secondAdmiral'; readonly card: string } & At)
  | ({ readonly code: 'shipDear' | 'fleetDear'; readonly sp: number; readonly most: number } & At);

/**
 * Whether a fault concerns a hidden card alone: with no others a fleet from elsewhere can be played in a single battle,
 * and the ship is destroyed when the card is turned up (ruling 14). What is no upgrade at all could never be turned up:
 * with such a card nothing can be played.
 */
export const isOfHidden = (fault: Fault): boolean => {
  switch (fault.code) {
    case 'noSlot':
    case 'restricted':
    case 'twiceOnShip':
    case 'twiceInFleet':
      return fault.hidden;
    case 'hiddenTwice':
    case 'hiddenFaction':
    case 'hiddenDear':
    case 'hiddenTalent':
      return true;
    default:
      return false;
  }
};
