import type { People } from '../../../../engine/game';
import { withPeople } from '../../../../words/en';
import type { Private, Public } from '../../board';
import { colorFor } from '../../abilities/passives';
import { maneuverOn } from '../../data/dials';
import { fleetOf } from '../../data/fleets';
import { readyFleet } from '../../fleet/offered';
import { fleetPrice } from '../../fleet/prices';
import { parseFleet } from '../../fleet/text';
import { shipCard } from '../../data/ships';
import { MM, poseAtMm } from '../../geometry';
import type { Move } from '../../moves';
import { CAPTAIN } from '../../types';
import { boardFor, knownShip, waitingFor } from './lookup';
import { useText } from './uses';
import {
  type Battle,
  counted,
  damageName,
  faceName,
  FACTION_NAMES,
  facesText,
  headingName,
  maneuverName,
  shipName,
  sideTitle,
  TOKEN_NAMES,
  upgradeName,
  weaponName,
} from './names';

interface Said {
  readonly sentence: string;
  readonly path: readonly string[];
}

const said = (sentence: string, ...path: string[]): Said => ({ sentence, path });

export const moveText = (move: Move, board: Public, people: People, priv?: Private): Said => {
  const pub = withPeople(boardFor(board, priv), people);
  switch (move.type) {
    case 'chooseFleet': {
      const { name, faction, ships } = fleetOf(move.fleet);
      const price = fleetPrice(readyFleet(move.fleet, pub.options));
      const points = `${counted(ships.length, 'ship')}, ${String(price)} squadron points`;
      return said(`${name}: ${points}.`, FACTION_NAMES[faction]);
    }
    case 'buildFleet':
      return said(ownFleetText(move.fleet));
    case 'place':
      return said(
        `Place it ${String(move.x)} mm from the west and ${String(move.y)} mm from the south, heading ${headingName(poseAtMm(0, 0, move.heading))}.`,
        shipName(pub, move.ship),
      );
    case 'placeObstacle':
      return said(
        `Place it ${String(move.x)} mm from the west and ${String(move.y)} mm from the south.`,
        sideTitle({ x: move.x * MM, y: move.y * MM }),
      );
    case 'setDial':
      return dialText(pub, move);
    case 'confirmDials':
      return said('Confirm all dials.');
    case 'reopenDials':
      return said('Take all dials back and set them again.');
    case 'next':
      return said(`${shipName(pub, move.ship)} comes next.`);
    case 'anticipate':
      return said(`Guess ${maneuverName(move.maneuver)}.`, shipName(pub, move.ship));
    case 'letPass':
      return said('Make no guess.');
    case 'pickManeuver':
      return said(`Let it fly ${maneuverName(move.maneuver)}.`);
    case 'noAction':
      return said('Take no action.');
    case 'attack':
      return said(attackText(pub, move), shipName(pub, move.target));
    case 'holdFire':
      return said('Hold fire.');
    case 'concede':
      return said('Surrender the battle.');
    case 'timeUp':
      return said('Call time.');
    case 'takeToken':
    case 'targetLock':
    case 'cloak':
    case 'sensorEcho':
    case 'repair':
    case 'enable':
      return actionText(move, pub);
    default:
      return smallText(move, pub);
  }
};

const attackText = (pub: Battle, { target, weapon }: MoveIn<'attack'>): string => {
  const { card = '', faceDown = false } = pub.ships[pub.active]?.upgrades[weapon] ?? {};
  const with_ = weaponName(pub, pub.active, weapon);
  return faceDown && card !== ''
    ? `Turn up ${with_} and attack ${shipName(pub, target)}.`
    : `Attack ${shipName(pub, target)} with ${with_}.`;
};

const ownFleetText = (text: string): string => {
  const parsed = parseFleet(text);
  if (!parsed.ok) return 'Field a fleet of your own.';
  const { name, ships } = parsed.value;
  return `Field ${name === '' ? 'a fleet of your own' : name}: ${counted(ships.length, 'ship')}.`;
};

type MoveIn<T extends Move['type']> = Extract<Move, { readonly type: T }>;

/** "Bank left 2 (white)." */
const dialText = (pub: Battle, { ship, maneuver }: MoveIn<'setDial'>): Said => {
  const known = knownShip(pub, ship);
  const found = known && maneuverOn(shipCard(known.card).shipClass, maneuver);
  const color = known && found ? ` (${colorFor(known, found)})` : '';
  const name = maneuverName(maneuver);
  return said(`${name.slice(0, 1).toUpperCase()}${name.slice(1)}${color}.`, shipName(pub, ship));
};

type ActionMove = MoveIn<'takeToken' | 'targetLock' | 'cloak' | 'sensorEcho' | 'repair' | 'enable'>;

const actionText = (move: ActionMove, pub: Battle): Said => {
  switch (move.type) {
    case 'takeToken':
      return said(`Take ${TOKEN_NAMES[move.token]}.`);
    case 'targetLock':
      return said(`Lock on to ${shipName(pub, move.target)}.`, 'Target Lock');
    case 'cloak':
      return said('Cloak: all shields are disabled.');
    case 'sensorEcho':
      return said(`Slip to the ${move.side}${offsetText(move.offset)}.`, 'Sensor Echo');
    case 'repair': {
      const card = pub.ships[pub.active]?.damage.find(({ serial }) => serial === move.card)?.card ?? '';
      return said(`Try to repair ${damageName(card)}.`, 'Repairs');
    }
    case 'enable':
      return said(
        move.upgrade === CAPTAIN
          ? 'Bring the captain back.'
          : `Make ${upgradeName(pub, pub.active, move.upgrade)} ready again.`,
        'Repairs',
      );
  }
};

const offsetText = (offset: number): string => {
  if (offset === 0) return '';
  return `, ${String(Math.abs(offset))} mm ${offset > 0 ? 'ahead' : 'astern'}`;
};

type SmallMove = MoveIn<
  | 'spendBattleStations'
  | 'spendEvade'
  | 'spendTargetLock'
  | 'addDice'
  | 'use'
  | 'chooseShip'
  | 'chooseDice'
  | 'chooseFace'
  | 'chooseToken'
  | 'chooseRepair'
  | 'chooseDamage'
  | 'done'
  | 'stayDown'
  | 'discardUpgrade'
  | 'cloakToken'
  | 'raiseShields'
>;

/** "Roll 1 blank again.": dice that show the same are alike. */
const againText = (pub: Battle, dice: readonly number[]): string => {
  const op = waitingFor(pub)?.op;
  const thrown =
    op?.op === 'reroll' && op.dice === 'defense' ? pub.attack.defenseDice : pub.attack.attackDice;
  return `Roll ${facesText(dice.flatMap((at) => thrown[at]?.face ?? []))} again.`;
};

/** Cards nobody has seen are told apart by their place in the row. */
const repairText = (pub: Battle, serial: number): string => {
  if (serial === 0) return 'Repair a shield.';
  const row = pub.ships.find(({ damage }) => damage.some((one) => one.serial === serial))?.damage ?? [];
  const place = row.findIndex((one) => one.serial === serial);
  const { card = '', up = false } = row[place] ?? {};
  return up && card !== ''
    ? `Repair ${damageName(card)}.`
    : `Repair damage card ${String(place + 1)} of ${String(row.length)}, ${card === '' ? '' : `${damageName(card)}, `}face down.`;
};

const smallText = (move: SmallMove, pub: Battle): Said => {
  switch (move.type) {
    case 'spendBattleStations':
      return said('Spend Battle Stations: these results count.');
    case 'spendEvade':
      return said('Spend an Evade token: add one Evade.');
    case 'spendTargetLock': {
      const faces = move.dice.flatMap((at) => pub.attack.attackDice[at]?.face ?? []);
      return said(`Roll ${facesText(faces)} again.`, 'Spend the Target Lock');
    }
    case 'addDice':
      return said(`Add ${counted(move.count, 'attack die', 'attack dice')}.`);
    case 'use':
      return said(useText(pub, move));
    case 'chooseShip':
      return said(`${shipName(pub, move.ship)}.`);
    case 'chooseDice':
      return said(againText(pub, move.dice));
    case 'chooseFace':
      return said(`${faceName(move.face).slice(0, 1).toUpperCase()}${faceName(move.face).slice(1)}.`);
    case 'chooseToken':
      return said(`Take ${TOKEN_NAMES[move.token]}.`);
    case 'chooseRepair':
      return said(repairText(pub, move.card));
    case 'chooseDamage':
      return said(`${damageName(move.card)}.`);
    case 'done':
      return said(waitingFor(pub)?.op?.op === 'searchDamage' ? 'Take none of these.' : 'No, go on.');
    case 'stayDown':
      return said('Say openly: no card turned up this round.');
    case 'discardUpgrade':
      return said(`Discard ${upgradeName(pub, move.ship, move.upgrade)}.`);
    case 'cloakToken':
      return said(move.keep ? 'Stay cloaked.' : 'Drop the cloak.');
    case 'raiseShields':
      return said(move.raise ? 'Raise the shields.' : 'Leave the shields down.');
  }
};
