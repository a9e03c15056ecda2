import { type Peopled, personName } from '../../../../words/en';
import type { Token } from '../../abilities/language';
import type { Public, PublicShip } from '../../board';
import { captainCard } from '../../data/captains';
import type { Color } from '../../data/classes';
import { damageCard, type DamageId } from '../../data/damage';
import type { Face } from '../../data/dice';
import type { ActionIcon, Faction, UpgradeType } from '../../data/kinds';
import { shipCard } from '../../data/ships';
import { upgradeCard } from '../../data/upgrades';
import { type Bearing, BEARINGS, type ManeuverId, MAT, type Pose, UNIT } from '../../geometry';
import { type Lying, obstaclesLeft } from '../../legal/terrain';
import { type Phase, PRIMARY } from '../../types';

/** The board and who plays on it. */
export type Battle = Peopled<Public>;
/** The ships and whose they are. */
export type Fleets = Pick<Battle, 'ships' | 'people'>;

export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  federation: 'Federation',
  klingon: 'Klingon',
  romulan: 'Romulan',
  independent: 'Independent',
};

export const TYPE_NAMES: Readonly<Record<UpgradeType, string>> = {
  crew: 'Crew upgrade',
  eliteTalent: 'Elite Talent',
  tech: 'Tech upgrade',
  weapon: 'Weapon upgrade',
};

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  gathering: 'Gathering forces',
  placement: 'Placing ships',
  planning: 'Planning phase',
  activation: 'Activation phase',
  combat: 'Combat phase',
  end: 'End phase',
};

/** What is done now: where there is terrain, obstacles are placed before the ships. */
export const phaseName = (phase: Phase, mat: Lying): string =>
  phase === 'placement' && obstaclesLeft(mat) > 0 ? 'Placing obstacles' : PHASE_NAMES[phase];

export const TOKEN_NAMES: Readonly<Record<Token, string>> = {
  evade: 'an Evade token',
  battleStations: 'a Battle Stations token',
  scan: 'a Scan token',
};

export const ICON_NAMES: Readonly<Record<ActionIcon, string>> = {
  evade: 'Evade',
  targetLock: 'Target Lock',
  scan: 'Scan',
  battleStations: 'Battle Stations',
  cloak: 'Cloak',
  sensorEcho: 'Sensor Echo',
};

const FACE_NAMES: Readonly<Record<Face, readonly [string, string]>> = {
  doubleHit: ['double Hit', 'double Hits'],
  hit: ['Hit', 'Hits'],
  critical: ['Critical Hit', 'Critical Hits'],
  evade: ['Evade', 'Evades'],
  battleStations: ['Battle Stations', 'Battle Stations'],
  blank: ['blank', 'blanks'],
};

export const faceName = (face: Face): string => FACE_NAMES[face][0];

/** Whether a die against a ship that nobody throws does it any harm. */
export const harms = (face: Face): boolean => face === 'hit' || face === 'critical';

export const FACE_PLURALS: Readonly<Record<Face, string>> = {
  hit: 'Hits',
  doubleHit: 'double Hits',
  critical: 'Critical Hits',
  evade: 'Evades',
  battleStations: 'Battle Stations',
  blank: 'blanks',
};

/** "2 Hits, 1 blank", in a fixed order; "nothing" for no dice. */
export const facesText = (faces: readonly Face[]): string => {
  const order: readonly Face[] = ['critical', 'doubleHit', 'hit', 'evade', 'battleStations', 'blank'];
  const parts = order.flatMap((face) => {
    const count = faces.filter((one) => one === face).length;
    return count === 0 ? [] : [`${String(count)} ${FACE_NAMES[face][count === 1 ? 0 : 1]}`];
  });
  return parts.length === 0 ? 'nothing' : parts.join(', ');
};

/** "an Evade", "a Hit"; Battle Stations is a result of its own. */
export const aFace = (face: Face): string =>
  face === 'battleStations' ? faceName(face) : `${face === 'evade' ? 'an' : 'a'} ${faceName(face)}`;

/** "a, b and c". */
export const inWords = (parts: readonly string[], last: 'and' | 'or'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.slice(-1).join('')}`;

/** "2 Hits". */
export const countedFaces = (count: number, face: Face): string =>
  `${String(count)} ${FACE_NAMES[face][count === 1 ? 0 : 1]}`;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;

/** "U.S.S. Enterprise"; "Klingon Starship (D7) 2" where a fleet has several; with its owner where both fleets have it. */
export const shipName = (pub: Fleets, at: number): string => {
  const ship = pub.ships[at];
  if (!ship) return 'The ship';
  const { name } = shipCard(ship.card);
  const numbered = ship.number === 0 ? name : `${name} ${String(ship.number)}`;
  const shared = pub.ships.some(({ card, seat }) => card === ship.card && seat !== ship.seat);
  return shared ? `${personName(ship.seat, pub.people)}'s ${numbered}` : numbered;
};

export const captainName = (ship: PublicShip): string => captainCard(ship.captain).name;

/** "Plasma Torpedoes"; "Plasma Torpedoes 2" where a ship carries several. */
export const upgradeName = (pub: Pick<Public, 'ships'>, ship: number, at: number): string => {
  const upgrades = pub.ships[ship]?.upgrades ?? [];
  const upgrade = upgrades[at];
  if (!upgrade) return 'the card';
  if (upgrade.card === '') return 'its face-down card';
  const { name } = upgradeCard(upgrade.card);
  const same = upgrades.flatMap(({ card }, place) => (card === upgrade.card ? [place] : []));
  return same.length === 1 ? name : `${name} ${String(same.indexOf(at) + 1)}`;
};

export const weaponName = (pub: Pick<Public, 'ships'>, ship: number, at: number): string =>
  at === PRIMARY ? 'its primary weapon' : `its ${upgradeName(pub, ship, at)}`;

export const damageName = (id: DamageId | ''): string =>
  id === '' ? 'a face-down card' : damageCard(id).name;

const BEARING_NAMES: Readonly<Record<Bearing, string>> = {
  straight: 'straight',
  bankLeft: 'bank left',
  bankRight: 'bank right',
  turnLeft: 'turn left',
  turnRight: 'turn right',
  comeAbout: 'come about',
  reverse: 'reverse',
};

/** "bank left 2". */
export const maneuverName = (id: ManeuverId): string => {
  const bearing = BEARINGS.find((one) => id.startsWith(one)) ?? 'straight';
  return `${BEARING_NAMES[bearing]} ${id.slice(bearing.length)}`;
};

export const colored = (color: Color, id: ManeuverId): string => `a ${color} ${maneuverName(id)}`;

/** Eight points of the compass are enough for a sentence. */
export const headingName = ({ ux, uy }: Pose): string => {
  const lean = 0.3827 * UNIT;
  const northSouth = uy > lean ? 'north' : uy < -lean ? 'south' : '';
  const eastWest = ux > lean ? 'east' : ux < -lean ? 'west' : '';
  return `${northSouth}${northSouth !== '' && eastWest !== '' ? '-' : ''}${eastWest}`;
};

/** A third of the mat from an edge is that edge's side. */
const sideName = (at: number, low: string, high: string): string =>
  at < MAT / 3 ? low : at > (2 * MAT) / 3 ? high : '';

/** "in the south-west". */
export const sideText = ({ x, y }: Pick<Pose, 'x' | 'y'>): string => {
  const sides = [sideName(y, 'south', 'north'), sideName(x, 'west', 'east')].filter(Boolean);
  return `in the ${sides.join('-') || 'middle'}`;
};

/** "South-west". */
export const sideTitle = (at: Pick<Pose, 'x' | 'y'>): string => {
  const side = sideText(at).slice('in the '.length);
  return `${side.slice(0, 1).toUpperCase()}${side.slice(1)}`;
};

/** "in the south-west, heading north": what one would tell somebody who looks at the mat too. */
export const whereText = (pose: Pose): string => `${sideText(pose)}, heading ${headingName(pose)}`;

/** "x 457 mm, y 70 mm": for whoever has the table in words only. */
export const pointText = ({ x, y }: Pick<Pose, 'x' | 'y'>): string =>
  `x ${millimetres(x)} mm, y ${millimetres(y)} mm`;

export const poseText = (pose: Pose): string => `${pointText(pose)}, heading ${headingName(pose)}`;

const millimetres = (micrometres: number): string => String(Math.round(micrometres / 1000));
