import {
  isAdmiral,
  isCaptain,
  isResource,
  isShip,
  isUpgrade,
} from '../../../../shared/games/attackWing/fleet/known';
import { admiralCard } from '../../../../shared/games/attackWing/data/admirals';
import { captainCard } from '../../../../shared/games/attackWing/data/captains';
import { CLASSES } from '../../../../shared/games/attackWing/data/classes';
import { resourceCard } from '../../../../shared/games/attackWing/data/resources';
import { shipCard } from '../../../../shared/games/attackWing/data/ships';
import { upgradeCard } from '../../../../shared/games/attackWing/data/upgrades';
import { FACTION_NAMES, TYPE_NAMES } from '../../../../shared/games/attackWing/words/en/names';
import { deskWords } from './words';

/** A card as the desk shows it. */
export interface About {
  readonly name: string;
  /** What it is and its numbers, in one short line. */
  readonly kind: string;
  readonly text: string;
  /** Everything a search may find, in small letters. */
  readonly search: string;
}

const about = (name: string, kind: string, text: string): About => ({
  name,
  kind,
  text,
  search: `${name} ${kind} ${text}`.toLowerCase(),
});

export const aboutCard = (id: string): About => {
  if (isShip(id)) {
    const { name, faction, shipClass, attack, agility, hull, shields, text } = shipCard(id);
    const facts = deskWords.facts(attack, agility, hull, shields);
    return about(name, `${FACTION_NAMES[faction]} ${CLASSES[shipClass].name} · ${facts}`, text);
  }
  if (isCaptain(id)) {
    const { name, faction, skill, text } = captainCard(id);
    return about(name, `${FACTION_NAMES[faction]} · skill ${String(skill)}`, text);
  }
  if (isUpgrade(id)) {
    const { name, faction, type, text } = upgradeCard(id);
    return about(name, `${FACTION_NAMES[faction]} ${TYPE_NAMES[type]}`, text);
  }
  if (isAdmiral(id)) {
    const { name, faction, skill, text } = admiralCard(id);
    return about(name, `${FACTION_NAMES[faction]} · skill +${String(skill)}`, text);
  }
  if (isResource(id)) return about(resourceCard(id).name, '', resourceCard(id).text);
  return about(id === '' ? deskWords.unknown : `“${id}”`, deskWords.unknown, '');
};
