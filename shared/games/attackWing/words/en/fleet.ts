import type { Requirement } from '../../data/cards';
import type { ClassId } from '../../data/classes';
import { CLASSES } from '../../data/classes';
import { captainCard } from '../../data/captains';
import type { Faction, UpgradeType } from '../../data/kinds';
import { upgradeCard } from '../../data/upgrades';
import type { SheetRow } from '../../fleet/buildSheet';
import type { Fault } from '../../fleet/faults';
import type { WrittenFleet } from '../../fleet/fleet';
import { isCaptain, isUpgrade, titled } from '../../fleet/known';
import { FACTION_NAMES } from './names';

export const SLOT_NAMES: Readonly<Record<UpgradeType, string>> = {
  crew: 'Crew',
  eliteTalent: 'Elite Talent',
  tech: 'Tech',
  weapon: 'Weapon',
};

const TAG_NAMES: Readonly<Record<string, string>> = { tholian: 'Tholian' };

/** A card as sheets and messages name it. */
export const cardName = (id: string): string => titled(id)?.name ?? `"${id}"`;

/** "Ship 2, U.S.S. Reliant: Choose a captain." */
export const faultText = (fault: Fault, fleet: WrittenFleet): string => {
  const text = sayFault(fault);
  if (fault.ship < 0) return text;
  const title = titled(fleet.ships[fault.ship]?.ship ?? '')?.title ?? 'unknown';
  return `Ship ${String(fault.ship + 1)}, ${title}: ${text}`;
};

const sayFault = (fault: Fault): string => {
  switch (fault.code) {
    case 'unknownCard':
      return `"${fault.card}" is not ${article(fault.kind)} of this event.`;
    case 'tooFewShips':
      return `A fleet needs at least ${String(fault.least)} ${fault.least === 1 ? 'ship' : 'ships'}.`;
    case 'noCaptain':
      return 'Choose a captain.';
    case 'noSlot':
      return `No free ${SLOT_NAMES[fault.type]} slot for ${cardName(fault.card)}: ${String(fault.used)} needed, ${String(fault.slots)} there.`;
    case 'restricted':
      return `${cardName(fault.card)} may only be bought for ${isUpgrade(fault.card) ? requirementText(upgradeCard(fault.card).restriction ?? {}) : 'another ship'}.`;
    case 'twiceOnShip':
      return `Only one ${titled(fault.card)?.title ?? fault.card} on a ship.`;
    case 'twiceInFleet':
      return `${titled(fault.card)?.title ?? fault.card} is unique and already on ship ${String(fault.first + 1)}.`;
    case 'resource':
      return `${cardName(fault.card)} is not available.`;
    case 'secondResource':
      return 'Only one resource.';
    case 'admiral':
      return 'No admirals in this event.';
    case 'secondAdmiral':
      return 'Only one admiral.';
    case 'shipDear':
      return `The ship costs ${String(fault.sp)} SP, ${String(fault.most)} are allowed.`;
    case 'fleetDear':
      return `The fleet costs ${String(fault.sp)} SP, ${String(fault.most)} are allowed.`;
    default:
      return sayHidden(fault);
  }
};

type HiddenFault = Extract<
  Fault,
  {
    readonly code:
      'hiddenTwice' | 'noHidden' | 'hiddenKind' | 'hiddenFaction' | 'hiddenDear' | 'hiddenTalent';
  }
>;

const sayHidden = (fault: HiddenFault): string => {
  switch (fault.code) {
    case 'hiddenTwice':
      return 'Only one face-down upgrade on a ship.';
    case 'noHidden':
      return 'No face-down upgrades in this mission.';
    case 'hiddenKind':
      return `${cardName(fault.card)} cannot lie face down.`;
    case 'hiddenFaction':
      return `${cardName(fault.card)} is not of the faction of the ship.`;
    case 'hiddenDear':
      return `${cardName(fault.card)} costs ${String(fault.cost)}; face down at most 5.`;
    case 'hiddenTalent':
      return `${isCaptain(fault.captain) ? captainCard(fault.captain).title : 'The captain'} cannot field an Elite Talent.`;
  }
};

const article = (noun: string): string => `${/^[aeiou]/u.test(noun) ? 'an' : 'a'} ${noun}`;

const className = (id: ClassId): string => CLASSES[id].name;
const factionName = (faction: Faction): string => FACTION_NAMES[faction];

/** "a Federation ship", "a ship with a hull of 3 or less". */
const requirementText = ({ factions, classes, captainTags, hullMost }: Requirement): string => {
  if (factions) return `${article(factions.map(factionName).join(' or '))} ship`;
  if (classes) return classes.map((id) => shipOfClass(className(id))).join(' or ');
  if (captainTags) return `a ${captainTags.map((tag) => TAG_NAMES[tag] ?? tag).join(' or ')} captain`;
  return `a ship with a hull of ${String(hullMost ?? 0)} or less`;
};

const shipOfClass = (name: string): string => (name.includes('Class') ? `a ${name} ship` : `a ${name}`);

/** What a line of a sheet says where its card lies face down. */
export const rowTitle = ({ title, lies }: SheetRow): string => {
  if (title !== '') return title;
  return lies === 'talent' ? 'face-down talent' : 'face-down upgrade';
};
