import { holds } from '../abilities/conditions';
import { isShut } from '../abilities/passives';
import { damageCard } from '../data/damage';
import type { ActionIcon } from '../data/kinds';
import { shipCard } from '../data/ships';
import { ECHO_OFFSET_MM, echoed, isOnMat, OUT_OF_RANGE, overlaps, rangeBetween } from '../geometry';
import type { Move, MoveOf } from '../moves';
import { basesBut, isAlive, shipAt } from '../play';
import type { RefusalCode } from '../refusals';
import type { Ship, State } from '../types';

export type ActionMove = MoveOf<'takeToken' | 'targetLock' | 'cloak' | 'sensorEcho' | 'repair' | 'enable'>;

const ACTION_TYPES: readonly Move['type'][] = [
  'takeToken',
  'targetLock',
  'cloak',
  'sensorEcho',
  'repair',
  'enable',
];

export const isAction = (move: Move): move is ActionMove => ACTION_TYPES.includes(move.type);

/** What an action is called in the list of those done this round: no action twice. */
export const actionKey = (move: ActionMove): string => {
  switch (move.type) {
    case 'takeToken':
      return move.token;
    case 'repair':
      return `repair:${String(move.card)}`;
    default:
      return move.type;
  }
};

/** Why a ship may do no action at all. */
export const forbidsActions = (ship: Ship): 'overlap' | 'aux' | undefined => {
  if (ship.overlapped) return 'overlap';
  return ship.aux > 0 ? 'aux' : undefined;
};

/** Why a ship may not do this action now. */
export const actionProblem = (
  state: Readonly<State>,
  at: number,
  move: ActionMove,
): RefusalCode | undefined => {
  const ship = shipAt(state, at);
  if (ship.actions.includes(actionKey(move))) return 'actionDone';
  switch (move.type) {
    case 'takeToken':
      return iconProblem(ship, move.token);
    case 'targetLock':
      return iconProblem(ship, 'targetLock') ?? lockProblem(state, ship, move.target);
    case 'cloak':
      return iconProblem(ship, 'cloak') ?? cloakProblem(ship);
    case 'sensorEcho':
      return iconProblem(ship, 'sensorEcho') ?? echoProblem(state, at, move);
    case 'repair':
      return ship.suppressed ? 'suppressed' : repairProblem(state, at, move.card);
    case 'enable':
      return ship.suppressed ? 'suppressed' : enableProblem(ship, move.upgrade);
  }
};

const iconProblem = (ship: Ship, icon: ActionIcon): RefusalCode | undefined => {
  if (!shipCard(ship.card).actions.includes(icon)) return 'notOnActionBar';
  return isShut(ship, 'actionBar') ? 'actionBarShut' : undefined;
};

/** Rules 5: an enemy at range 1 to 3; not one that has been cloaked since an earlier round. */
const lockProblem = (state: Readonly<State>, ship: Ship, at: number): RefusalCode | undefined => {
  const target = state.ships[at];
  if (!target) return 'noSuchShip';
  if (target.seat === ship.seat) return 'notAnEnemy';
  if (!isAlive(target)) return 'shipGone';
  if (ship.lock === at) return 'alreadyLocked';
  if (target.cloak !== 'none' && target.cloakedIn < state.round) return 'targetCloaked';
  return rangeBetween(ship.pose, target.pose) === OUT_OF_RANGE ? 'outOfRange' : undefined;
};

const cloakProblem = (ship: Ship): RefusalCode | undefined => {
  if (ship.cloak !== 'none') return 'alreadyCloaked';
  return ship.shields === 0 ? 'noActiveShield' : undefined;
};

const echoProblem = (
  state: Readonly<State>,
  at: number,
  { side, offset }: MoveOf<'sensorEcho'>,
): RefusalCode | undefined => {
  const ship = shipAt(state, at);
  if (ship.cloak === 'none') return 'notCloaked';
  const pose = echoed(ship.pose, side === 'right' ? 1 : -1, offset);
  if (!isOnMat(pose)) return 'leavesMat';
  return basesBut(state, at).some((base) => overlaps(base, pose)) ? 'overlapsShip' : undefined;
};

const repairProblem = (state: Readonly<State>, at: number, serial: number): RefusalCode | undefined => {
  const card = shipAt(state, at).damage.find((one) => one.serial === serial);
  if (!card) return 'noSuchCard';
  const line = card.up && damageCard(card.card).abilities.find(({ timing }) => timing === 'action');
  return line && holds(state, at, { kind: 'damage', serial }, line) ? undefined : 'nothingToRepair';
};

const enableProblem = (ship: Ship, which: number): RefusalCode | undefined => {
  const upgrade = ship.upgrades[which];
  if (!upgrade) return 'noSuchCard';
  return upgrade.status === 'disabled' ? undefined : 'notDisabled';
};

/** Whether Sensor Echo may be among the actions, whose offset is a free choice of millimetres. */
export const canEcho = (state: Readonly<State>, at: number): boolean => {
  const ship = shipAt(state, at);
  return (
    ship.cloak !== 'none' &&
    iconProblem(ship, 'sensorEcho') === undefined &&
    !ship.actions.includes('sensorEcho')
  );
};

/** The offsets the menu offers. */
const ECHO_MENU = [-ECHO_OFFSET_MM, -ECHO_OFFSET_MM / 2, 0, ECHO_OFFSET_MM / 2, ECHO_OFFSET_MM] as const;

/** Every action the ship may do now; of Sensor Echo a menu. */
export const actionMoves = (state: Readonly<State>, at: number): ActionMove[] =>
  candidates(state, at).filter((move) => actionProblem(state, at, move) === undefined);

export const hasAction = (state: Readonly<State>, at: number): boolean =>
  candidates(state, at).some((move) => actionProblem(state, at, move) === undefined);

const candidates = (state: Readonly<State>, at: number): ActionMove[] => {
  const ship = shipAt(state, at);
  return [
    ...shipCard(ship.card).actions.flatMap((icon) => iconMoves(state, ship, icon)),
    ...ship.damage.flatMap(({ up, serial }): ActionMove[] => (up ? [{ type: 'repair', card: serial }] : [])),
    ...ship.upgrades.map((_, upgrade): ActionMove => ({ type: 'enable', upgrade })),
  ];
};

const iconMoves = (state: Readonly<State>, ship: Ship, icon: ActionIcon): ActionMove[] => {
  switch (icon) {
    case 'evade':
    case 'battleStations':
    case 'scan':
      return [{ type: 'takeToken', token: icon }];
    case 'targetLock':
      return state.ships.flatMap(({ seat }, target): ActionMove[] =>
        seat === ship.seat ? [] : [{ type: 'targetLock', target }],
      );
    case 'cloak':
      return [{ type: 'cloak' }];
    case 'sensorEcho':
      return (['left', 'right'] as const).flatMap((side) =>
        ECHO_MENU.map((offset): ActionMove => ({ type: 'sensorEcho', side, offset })),
      );
  }
};
