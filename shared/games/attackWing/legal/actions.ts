import { holds } from '../abilities/conditions';
import type { Token } from '../abilities/language';
import { isShut } from '../abilities/passives';
import { passiveOf } from '../abilities/sources';
import { damageCard } from '../data/damage';
import type { ActionIcon } from '../data/kinds';
import { shipCard } from '../data/ships';
import {
  ECHO_OFFSET_MM,
  echoed,
  isOnMat,
  liesOn,
  OUT_OF_RANGE,
  overlaps,
  rangeBetween,
  stripOf,
} from '../geometry';
import type { Move, MoveOf } from '../moves';
import { basesBut, isAlive, shipAt } from '../play';
import type { RefusalCode } from '../refusals';
import { CAPTAIN, type Ship, type State } from '../types';
import { planetsOf } from './terrain';

/** Actions that are no card's: icons of the Action Bar, repair lines, making a card ready. */
export type ActionMove = MoveOf<'takeToken' | 'targetLock' | 'cloak' | 'sensorEcho' | 'repair' | 'enable'>;
type IconMove = Exclude<ActionMove, { readonly type: 'repair' | 'enable' }>;

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
export const forbidsActions = (
  state: Readonly<State>,
  at: number,
): 'overlap' | 'aux' | 'skip' | undefined => {
  const ship = shipAt(state, at);
  if (ship.overlapped) return 'overlap';
  if (ship.marks.includes('skipAction')) return 'skip';
  return ship.aux > 0 && !passiveOf(state, at, 'actWithAux') ? 'aux' : undefined;
};

/** Why a ship may do no free action. */
export const freeProblem = (state: Readonly<State>, at: number): RefusalCode | undefined => {
  const ship = shipAt(state, at);
  if (ship.suppressed) return 'suppressed';
  const shut = ship.overlapped || ship.aux > 0 || ship.marks.includes('skipAction');
  return shut || ship.marks.includes('noFreeActions') ? 'noFreeAction' : undefined;
};

/** Why a ship may not do what is neither on its Action Bar nor free: with an Auxiliary Power Token, or suppressed. */
export const otherProblem = (ship: Ship): RefusalCode | undefined => {
  if (ship.suppressed) return 'suppressed';
  return ship.aux > 0 ? 'onlyActionBar' : undefined;
};

/** Why a ship may not do this as its action now. */
export const actionProblem = (
  state: Readonly<State>,
  at: number,
  move: ActionMove,
): RefusalCode | undefined => {
  const ship = shipAt(state, at);
  if (ship.acted) return 'actionTaken';
  if (ship.actions.includes(actionKey(move))) return 'actionDone';
  if (move.type === 'repair') return otherProblem(ship) ?? repairProblem(state, at, move.card);
  if (move.type === 'enable') return otherProblem(ship) ?? enableProblem(ship, move.upgrade);
  return barProblem(ship, iconOf(move)) ?? requirementProblem(state, at, move);
};

/** Why a ship may not do this as the free action that a text gives; the icon is not needed. */
export const freeActionProblem = (
  state: Readonly<State>,
  at: number,
  icons: readonly ActionIcon[],
  move: ActionMove,
): RefusalCode | undefined => {
  const ship = shipAt(state, at);
  if (move.type === 'repair' || move.type === 'enable' || !icons.includes(iconOf(move)))
    return 'notThatAction';
  if (ship.actions.includes(actionKey(move))) return 'actionDone';
  if (move.type === 'takeToken' && move.token === 'evade' && ship.marks.includes('noFreeEvade'))
    return 'noFreeAction';
  return requirementProblem(state, at, move);
};

const iconOf = (move: IconMove): ActionIcon => (move.type === 'takeToken' ? move.token : move.type);

const barProblem = (ship: Ship, icon: ActionIcon): RefusalCode | undefined => {
  if (!shipCard(ship.card).actions.includes(icon)) return 'notOnActionBar';
  return isShut(ship, 'actionBar') ? 'actionBarShut' : undefined;
};

/** What the action itself needs, whoever gives it. */
const requirementProblem = (state: Readonly<State>, at: number, move: IconMove): RefusalCode | undefined => {
  switch (move.type) {
    case 'takeToken':
      return undefined;
    case 'targetLock':
      return lockProblem(state, shipAt(state, at), move.target);
    case 'cloak':
      return cloakProblem(state, at);
    case 'sensorEcho':
      return echoProblem(state, at, move);
  }
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

export const cloakProblem = (state: Readonly<State>, at: number): RefusalCode | undefined => {
  const ship = shipAt(state, at);
  if (ship.cloak !== 'none') return 'alreadyCloaked';
  return ship.shields > 0 || passiveOf(state, at, 'cloakWithoutShield') ? undefined : 'noActiveShield';
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
  if (basesBut(state, at).some((base) => overlaps(base, pose))) return 'overlapsShip';
  if (planetsOf(state).some((planet) => liesOn(pose, planet))) return 'onPlanet';
  // Rules 12: only a Tholian Vessel may end on a token of the web.
  const caught =
    shipCard(ship.card).shipClass !== 'tholianVessel' &&
    state.webs.some((web) => liesOn(pose, stripOf(web.pose)));
  return caught ? 'onWeb' : undefined;
};

const repairProblem = (state: Readonly<State>, at: number, serial: number): RefusalCode | undefined => {
  const card = shipAt(state, at).damage.find((one) => one.serial === serial);
  if (!card) return 'noSuchCard';
  const line = card.up && damageCard(card.card).abilities.find(({ timing }) => timing === 'action');
  return line && holds(state, at, { kind: 'damage', serial }, line) ? undefined : 'nothingToRepair';
};

const enableProblem = (ship: Ship, which: number): RefusalCode | undefined => {
  if (which === CAPTAIN) return ship.captainDisabled ? undefined : 'notDisabled';
  const upgrade = ship.upgrades[which];
  if (!upgrade) return 'noSuchCard';
  return upgrade.status === 'disabled' ? undefined : 'notDisabled';
};

/** Whether Sensor Echo may be among the actions, whose offset is a free choice of millimetres. */
export const canEcho = (state: Readonly<State>, at: number): boolean => {
  const ship = shipAt(state, at);
  return (
    ship.cloak !== 'none' &&
    !ship.acted &&
    barProblem(ship, 'sensorEcho') === undefined &&
    !ship.actions.includes('sensorEcho')
  );
};

/** Whether the ship may take a token as its action: most may, and no more need be looked at. */
export const hasToken = (state: Readonly<State>, at: number): boolean => {
  const ship = shipAt(state, at);
  return (
    !ship.acted &&
    forbidsActions(state, at) === undefined &&
    !ship.actions.includes('evade') &&
    barProblem(ship, 'evade') === undefined
  );
};

/** The offsets the menu offers. */
const ECHO_MENU = [-ECHO_OFFSET_MM, -ECHO_OFFSET_MM / 2, 0, ECHO_OFFSET_MM / 2, ECHO_OFFSET_MM] as const;

/** Every action that is no card's, as the ship may do it now; of Sensor Echo a menu. */
export const actionMoves = (state: Readonly<State>, at: number): ActionMove[] => {
  const ship = shipAt(state, at);
  if (ship.acted || forbidsActions(state, at)) return [];
  const found: ActionMove[] = shipCard(ship.card).actions.flatMap((icon) => iconMoves(state, ship, icon));
  for (const { up, serial } of ship.damage) if (up) found.push({ type: 'repair', card: serial });
  if (ship.captainDisabled) found.push({ type: 'enable', upgrade: CAPTAIN });
  ship.upgrades.forEach(({ status }, upgrade) => {
    if (status === 'disabled') found.push({ type: 'enable', upgrade });
  });
  return found.filter((move) => actionProblem(state, at, move) === undefined);
};

export const freeActionMoves = (
  state: Readonly<State>,
  at: number,
  icons: readonly ActionIcon[],
): ActionMove[] =>
  icons
    .flatMap((icon) => iconMoves(state, shipAt(state, at), icon))
    .filter((move) => freeActionProblem(state, at, icons, move) === undefined);

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
      if (ship.cloak === 'none') return [];
      return (['left', 'right'] as const).flatMap((side) =>
        ECHO_MENU.map((offset): ActionMove => ({ type: 'sensorEcho', side, offset })),
      );
  }
};

/** The tokens of the fleet's resource that the ship may take: those of its icons, or the others. */
export const takeableTokens = (state: Readonly<State>, at: number, onBar: boolean): Token[] => {
  const ship = shipAt(state, at);
  const tokens = state.players[ship.seat]?.resourceTokens;
  if (!tokens) return [];
  const { actions } = shipCard(ship.card);
  return (['evade', 'battleStations', 'scan'] as const).filter(
    (token) =>
      tokens[token] > 0 &&
      actions.includes(token) === onBar &&
      !ship.actions.includes(token) &&
      !(onBar && token === 'evade' && ship.marks.includes('noFreeEvade')),
  );
};
