import type { Paragraph } from '../../../../engine/game';
import { personName } from '../../../../words/en';
import type { Private, PublicShip } from '../../board';
import { shipCard } from '../../data/ships';
import { MM } from '../../geometry';
import { NONE, type Terrain } from '../../types';
import { MARK_TEXTS } from './cards';
import {
  type Battle,
  captainName,
  counted,
  damageName,
  facesText,
  maneuverName,
  phaseName,
  pointText,
  poseText,
  shipName,
  upgradeName,
  weaponName,
} from './names';

export const tableText = (pub: Battle, priv: Private | undefined): readonly Paragraph[] => [
  { title: 'The battle', lines: battleLines(pub) },
  ...pub.players.map((_, seat) => ({
    title: personName(seat, pub.people),
    lines: fleetLines(pub, priv, seat),
  })),
  ...(pub.attack.attacker === NONE ? [] : [{ title: 'The attack', lines: attackLines(pub) }]),
];

const battleLines = (pub: Battle): string[] => {
  const lines = [
    pub.round === 0
      ? `${phaseName(pub.phase, pub)}.`
      : `Round ${String(pub.round)}${pub.options.clockMinutes > 0 ? '' : ` of ${String(pub.options.rounds)}`}, ${phaseName(pub.phase, pub)}.`,
  ];
  if (pub.initiative !== NONE) lines.push(`${personName(pub.initiative, pub.people)} has the initiative.`);
  if (pub.timeCalled) lines.push('Time has been called.');
  return [...lines, ...pub.terrain.map(terrainLine)];
};

/** "Planet: x 457 mm, y 457 mm, 100 mm across." */
const terrainLine = ({ kind, radius, ...at }: Terrain): string =>
  `${kind === 'planet' ? 'Planet' : 'Obstacle'}: ${pointText(at)}, ${String((2 * radius) / MM)} mm across.`;

const fleetLines = (pub: Battle, priv: Private | undefined, seat: number): string[] => {
  const player = pub.players[seat];
  if (!player) return [];
  const name =
    player.fleet === ''
      ? player.chosen
        ? 'A fleet is chosen.'
        : 'No fleet yet.'
      : `${player.name}, ${player.edge} edge.`;
  const cards = `Damage deck: ${counted(player.deck, 'card')}; discards: ${counted(player.discards.cards.length, 'card')}; squadron points left: ${String(player.points)}.`;
  const ships = pub.ships.flatMap((ship, at) => (ship.seat === seat ? shipLines(pub, priv, ship, at) : []));
  const stack = player.stack === 0 ? [] : [`Right guesses: ${String(player.stack)}.`];
  return [name, cards, ...stack, ...ships];
};

const shipLines = (pub: Battle, priv: Private | undefined, ship: PublicShip, at: number): string[] => {
  const heading = `${shipName(pub, at)}, ${captainName(ship)}, skill ${String(ship.skill)}`;
  if (ship.fate !== 'alive') return [`${heading}: ${ship.fate}.`];
  const { hull } = shipCard(ship.card);
  const where = ship.placed ? poseText(ship.pose) : 'not placed yet';
  return [
    `${heading}: ${where}; hull ${String(Math.max(0, hull - ship.damage.length))} of ${String(hull)}, ${counted(ship.shields, 'Active Shield')}${ship.disabledShields > 0 ? ` and ${String(ship.disabledShields)} disabled` : ''}.`,
    ...besides(pub, ship),
    ...upgradesLine(pub, ship, at),
    ...dialLine(priv, ship, at),
    ...damageLine(ship),
  ];
};

const besides = (pub: Battle, ship: PublicShip): string[] => {
  const parts: string[] = [];
  if (ship.cloak !== 'none') parts.push(`a ${ship.cloak} Cloak token`);
  if (ship.captainDisabled) parts.push('a Disabled token on the captain');
  if (ship.pool > 0) parts.push(`${counted(ship.pool, 'attack die', 'attack dice')} to add`);
  if (ship.debt > 0) parts.push(`${counted(ship.debt, 'attack die', 'attack dice')} to do without`);
  for (const mark of ship.marks) parts.push(`a mark (it ${MARK_TEXTS[mark][0]})`);
  if (ship.aux > 0) parts.push(counted(ship.aux, 'Auxiliary Power Token'));
  if (ship.evade > 0) parts.push(counted(ship.evade, 'Evade token'));
  if (ship.battleStations > 0) parts.push(counted(ship.battleStations, 'Battle Stations token'));
  if (ship.scan > 0) parts.push(counted(ship.scan, 'Scan token'));
  if (ship.mission > 0) parts.push(counted(ship.mission, 'Mission token'));
  if (ship.suppressed) parts.push('the mark of an anticipated maneuver');
  if (ship.lock !== NONE) parts.push(`a Target Lock on ${shipName(pub, ship.lock)}`);
  return parts.length === 0 ? [] : [`Beside it: ${parts.join(', ')}.`];
};

const upgradesLine = (pub: Battle, ship: PublicShip, at: number): string[] =>
  ship.upgrades.length === 0
    ? []
    : [
        `Upgrades: ${ship.upgrades.map(({ card, status, faceDown }, place) => `${upgradeName(pub, at, place)} (${faceDown && card !== '' ? 'face down' : status})`).join(', ')}.`,
      ];

const dialLine = (priv: Private | undefined, ship: PublicShip, at: number): string[] => {
  const own = priv?.dials.find((dial) => dial.ship === at)?.maneuver ?? ship.dial;
  if (own !== '') return [`Dial: ${maneuverName(own)}${ship.dial === '' ? ', still hidden' : ''}.`];
  return ship.dialSet ? ['Its dial is set.'] : [];
};

const damageLine = (ship: PublicShip): string[] =>
  ship.damage.length === 0
    ? []
    : [
        `Damage: ${ship.damage.map(({ card, up }) => (up || card === '' ? damageName(card) : `${damageName(card)} (face down)`)).join(', ')}.`,
      ];

const attackLines = (pub: Battle): string[] => {
  const { attacker, target, weapon, range, attackDice, defenseDice } = pub.attack;
  return [
    `${shipName(pub, attacker)} attacks ${shipName(pub, target)} with ${weaponName(pub, attacker, weapon)} at range ${String(range)}.`,
    `Attack dice: ${facesText(attackDice.map(({ face }) => face))}; defense dice: ${facesText(defenseDice.map(({ face }) => face))}.`,
  ];
};
