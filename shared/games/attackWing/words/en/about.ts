import type { Public } from '../../board';
import { ADMIRALS } from '../../data/admirals';
import { CAPTAINS, captainCard, type CaptainId } from '../../data/captains';
import { CLASSES } from '../../data/classes';
import { dialOf } from '../../data/dials';
import { DAMAGE, damageCard, type DamageId } from '../../data/damage';
import { type FleetId, fleetOf, FLEETS } from '../../data/fleets';
import { fleetPrice } from '../../fleet/prices';
import { RESOURCES } from '../../data/resources';
import { shipCard, type ShipId, SHIPS } from '../../data/ships';
import { upgradeCard, type UpgradeId, UPGRADES } from '../../data/upgrades';
import { counted, FACTION_NAMES, ICON_NAMES, maneuverName, TYPE_NAMES } from './names';

/** Tokens and terms that are no cards. */
const TERMS: Readonly<Record<string, string>> = {
  evade: 'An Evade token: spent when defending, it adds one Evade result.',
  battleStations:
    'A Battle Stations token: spent when attacking it turns all Battle Stations results into Hits, when defending into Evades.',
  scan: 'A Scan token: every attack of this ship takes one defense die from the defender.',
  targetLock:
    'A Target Lock: spent in an attack on that target it lets any dice be rolled again once; torpedoes are paid for with it.',
  cloak:
    'A Cloak token: four more defense dice, but all shields are disabled. It turns red when the ship attacks and then falls in the End phase.',
  aux: 'An Auxiliary Power Token: no actions and no red maneuvers until a green maneuver removes it.',
  shield: 'A shield: it takes one damage while it is active.',
  attackDie: 'An attack die: three Hits, a Critical Hit, two Battle Stations and two blanks.',
  defenseDie: 'A defense die: three Evades, two Battle Stations and three blanks.',
  faceDownDamage: 'A damage card that lies face down: it counts as one damage, and nobody may look at it.',
  planet:
    'A planet: no attack line passes it. A ship that would end on it slides back and takes no action this round.',
  obstacle:
    'An obstacle: a ship that touches it with its base or template rolls one attack die against itself and takes no action this round. A shot across it gives the target one more defense die; a ship resting on it cannot attack.',
  mat: 'The play area: a ship whose base leaves it is out of the battle.',
};

/** What a thing is. Ids are card ids, names of tokens and dice, or `ship:3` for a ship on the table. */
export const aboutText = (id: string, pub: Public): string => {
  const at = /^ship:(\d+)$/u.exec(id)?.[1];
  const ship = at === undefined ? undefined : pub.ships[Number(at)];
  if (ship) return `${aboutShip(ship.card)} In command: ${aboutCaptain(ship.captain)}`;
  if (isKey(SHIPS, id)) return aboutShip(id);
  if (isKey(CAPTAINS, id)) return aboutCaptain(id);
  if (isKey(UPGRADES, id)) return aboutUpgrade(id);
  if (isKey(RESOURCES, id)) return `${RESOURCES[id].name}: resource. ${RESOURCES[id].text}`;
  if (isKey(ADMIRALS, id)) return `${ADMIRALS[id].name}: admiral. ${ADMIRALS[id].text}`;
  if (isKey(DAMAGE, id)) return aboutDamage(id);
  if (isKey(FLEETS, id)) return aboutFleet(id);
  return (isKey(TERMS, id) ? TERMS[id] : undefined) ?? 'Something on the table.';
};

const isKey = <T extends object>(table: T, id: string): id is Extract<keyof T, string> =>
  Object.prototype.hasOwnProperty.call(table, id);

const aboutShip = (id: ShipId): string => {
  const card = shipCard(id);
  const { name, forward, rear } = CLASSES[card.shipClass];
  const arcs = `${forward === 'forward180' ? '180' : '90'} degrees forward${rear === 'none' ? '' : ' and 90 to the rear'}`;
  const actions = card.actions.map((icon) => ICON_NAMES[icon]).join(', ');
  const dial = dialOf(card.shipClass)
    .map((one) => `${maneuverName(one.id)} ${one.color}`)
    .join(', ');
  return `${card.name}: ${FACTION_NAMES[card.faction]} ${name}, attack ${String(card.attack)}, agility ${String(card.agility)}, hull ${String(card.hull)}, ${counted(card.shields, 'shield')}, ${String(card.cost)} squadron points. Firing arc: ${arcs}. Actions: ${actions}. Dial: ${dial}.${spaced(card.text)}`;
};

const spaced = (text: string): string => (text === '' ? '' : ` ${text}`);

const aboutCaptain = (id: CaptainId): string => {
  const { name, faction, skill, cost, text } = captainCard(id);
  return `${name}: ${FACTION_NAMES[faction]} captain, skill ${String(skill)}, ${counted(cost, 'squadron point')}.${spaced(text)}`;
};

const aboutUpgrade = (id: UpgradeId): string => {
  const { name, faction, type, cost, text, weapon } = upgradeCard(id);
  const attack = weapon
    ? `${counted(weapon.dice, 'attack die', 'attack dice')}, range ${weapon.ranges.join(' to ')}, `
    : '';
  return `${name}: ${FACTION_NAMES[faction]} ${TYPE_NAMES[type]}, ${attack}${counted(cost, 'squadron point')}. ${text}`;
};

const aboutDamage = (id: DamageId): string => `${damageCard(id).name}: ${damageCard(id).text}`;

const aboutFleet = (id: FleetId): string => {
  const { name, ships } = fleetOf(id);
  const list = ships.map(
    ({ ship, captain, upgrades }) =>
      `${shipCard(ship).name} under ${captainCard(captain).name}${upgrades.length === 0 ? '' : ` with ${upgrades.map((one) => upgradeCard(one).name).join(' and ')}`}`,
  );
  return `${name}, ${String(fleetPrice(fleetOf(id)))} squadron points: ${list.join('; ')}.`;
};
