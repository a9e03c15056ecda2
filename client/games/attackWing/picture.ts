import type { Private, Public, PublicShip } from '../../../shared/games/attackWing/board';
import type { AdmiralId } from '../../../shared/games/attackWing/data/admirals';
import type { CaptainId } from '../../../shared/games/attackWing/data/captains';
import type { DamageId } from '../../../shared/games/attackWing/data/damage';
import type { DiceSide, DieKind, Face } from '../../../shared/games/attackWing/data/dice';
import type { ResourceId } from '../../../shared/games/attackWing/data/resources';
import type { ShipId } from '../../../shared/games/attackWing/data/ships';
import type { UpgradeId } from '../../../shared/games/attackWing/data/upgrades';
import type { Edge, ManeuverId, Pose } from '../../../shared/games/attackWing/geometry';
import type { Mission } from '../../../shared/games/attackWing/options';
import {
  type CardStatus,
  type Cloak,
  type End,
  type Fate,
  NONE,
  type Phase,
  type Terrain,
} from '../../../shared/games/attackWing/types';

export interface UpgradePicture {
  /** Empty where it lies face down and whoever looks is not its owner. */
  card: UpgradeId | '';
  status: CardStatus;
  faceDown: boolean;
}

export interface DamagePicture {
  serial: number;
  /** Empty where nobody has seen it. */
  card: DamageId | '';
  up: boolean;
  round: number;
}

export interface ShipPicture {
  seat: number;
  card: ShipId;
  captain: CaptainId;
  admiral: AdmiralId | '';
  number: number;
  upgrades: UpgradePicture[];
  captainDisabled: boolean;
  fate: Fate;
  placed: boolean;
  pose: Pose;
  skill: number;
  shields: number;
  disabledShields: number;
  damage: DamagePicture[];
  evade: number;
  battleStations: number;
  scan: number;
  aux: number;
  lock: number;
  cloak: Cloak;
  dialSet: boolean;
  /** What whoever looks knows of the dial; empty: nothing. */
  dial: ManeuverId | '';
  /** The dial lies open before everybody. */
  open: boolean;
  beamOn: number;
  doomed: boolean;
  mission: number;
  suppressed: boolean;
}

export interface DiePicture {
  kind: DieKind;
  face: Face;
}

export interface AttackPicture {
  attacker: number;
  target: number;
  weapon: number;
  dice: Record<DiceSide, DiePicture[]>;
}

export interface SidePicture {
  name: string;
  chosen: boolean;
  edge: Edge;
  resource: ResourceId | '';
  /** Tokens that are left on it. */
  tokens: number;
  /** Right guesses. */
  stack: number;
}

/**
 * All that can be seen of a battle, as plain data. A snap paints it from the views; each event changes it by itself.
 * The two must always agree: that is the law of the scene.
 */
export interface Picture {
  /** Who looks; −1: nobody who plays. */
  me: number;
  mission: Mission;
  /** 0: a clock ends the battle, not a number of rounds. */
  rounds: number;
  round: number;
  phase: Phase;
  sides: SidePicture[];
  ships: ShipPicture[];
  webs: { seat: number; pose: Pose }[];
  terrain: Terrain[];
  attack: AttackPicture | undefined;
  winner: number;
  /** How it came to its end; empty: it has not. */
  end: End | '';
  scores: number[];
}

const known = (dials: Private['dials'], at: number): ManeuverId | '' =>
  dials.find(({ ship }) => ship === at)?.maneuver ?? '';

const hiddenCard = (priv: Private | undefined, ship: number, place: number): UpgradeId | '' =>
  priv?.hidden.find((one) => one.ship === ship && one.at === place)?.card ?? '';

const upgradesOf = (ship: PublicShip, priv: Private | undefined, at: number): UpgradePicture[] =>
  ship.upgrades.map(({ card, status, faceDown }, place) => ({
    card: faceDown ? hiddenCard(priv, at, place) : card,
    status,
    faceDown,
  }));

/** A ship that is gone has no dial any more. */
const dialOf = (
  { fate, dial, dialSet }: PublicShip,
  priv: Private | undefined,
  at: number,
): Pick<ShipPicture, 'dial' | 'dialSet' | 'open'> => {
  if (fate !== 'alive') return { dial: '', dialSet: false, open: false };
  return { dial: dial === '' ? known(priv?.dials ?? [], at) : dial, dialSet, open: dial !== '' };
};

const shipOf = (ship: PublicShip, priv: Private | undefined, at: number): ShipPicture => ({
  seat: ship.seat,
  card: ship.card,
  captain: ship.captain,
  admiral: ship.admiral,
  number: ship.number,
  upgrades: upgradesOf(ship, priv, at),
  captainDisabled: ship.captainDisabled,
  fate: ship.fate,
  placed: ship.placed,
  pose: { x: ship.pose.x, y: ship.pose.y, ux: ship.pose.ux, uy: ship.pose.uy },
  skill: ship.skill,
  shields: ship.shields,
  disabledShields: ship.disabledShields,
  damage: ship.damage.map(({ serial, card, up, round }) => ({ serial, card, up, round })),
  evade: ship.evade,
  battleStations: ship.battleStations,
  scan: ship.scan,
  aux: ship.aux,
  lock: ship.lock,
  cloak: ship.cloak,
  ...dialOf(ship, priv, at),
  beamOn: ship.beamOn,
  doomed: ship.doomed,
  mission: ship.mission,
  suppressed: ship.suppressed,
});

const attackOf = ({ attacker, target, weapon, ...attack }: Public['attack']): AttackPicture | undefined => {
  if (attacker === NONE) return undefined;
  const of = (dice: readonly DiePicture[]): DiePicture[] => dice.map(({ kind, face }) => ({ kind, face }));
  return {
    ...{ attacker, target, weapon },
    dice: { attack: of(attack.attackDice), defense: of(attack.defenseDice) },
  };
};

/** What the views show. */
export const pictureOf = (pub: Public, priv: Private | undefined, me: number): Picture => ({
  me,
  mission: pub.options.mission,
  rounds: pub.options.clockMinutes > 0 ? 0 : pub.options.rounds,
  round: pub.round,
  phase: pub.phase,
  sides: pub.players.map(({ name, chosen, edge, resource, resourceTokens: left, stack }) => ({
    ...{ name, chosen, edge, resource, stack },
    tokens: left.any + left.evade + left.scan + left.battleStations,
  })),
  ships: pub.ships.map((ship, at) => shipOf(ship, priv, at)),
  webs: pub.webs.map(({ seat, pose }) => ({ seat, pose: { ...pose } })),
  terrain: pub.terrain.map((one) => ({ ...one })),
  attack: attackOf(pub.attack),
  winner: pub.result.winner,
  end: pub.result.end,
  scores: pub.result.scores.slice(),
});
