import type { Seat } from '../../engine/game';
import { ENGINEER, FIRST_OFFICER, HELM, MEDICAL, ROLES, SECURITY, SPECIALIST } from './data/crew';
import { hasFlag, sumFlags } from './flags';
import { holdings, type Position } from './position';
import { canManeuver } from './rules';
import type { CrewCard, Flag, Invasion, RiskQuestion } from './types';

/** All that the use of crew depends on: everything is public, so a public view answers the same questions. */
export interface Bridge extends Position {
  readonly credits: readonly number[];
  readonly crew: readonly (readonly CrewCard[])[];
  readonly muted: readonly number[];
  readonly ships: readonly number[];
  readonly reserve: number;
  readonly pool: number;
  readonly invasion: Readonly<Invasion>;
}

/** What a crew member costs its captain now (R52). */
export const crewCost = (bridge: Bridge, seat: Seat, role: number): number =>
  Math.max(0, (ROLES[role]?.cost ?? 0) + sumFlags(bridge, 'crewCostDelta', seat));

export const isMuted = (bridge: Bridge, seat: Seat, role: number): boolean =>
  (((bridge.muted[seat] ?? 0) >> role) & 1) === 1;

/** Whether the card lies face-up and can be paid for. */
export const canCommand = (bridge: Bridge, seat: Seat, role: number): boolean => {
  for (const card of bridge.crew[seat] ?? []) {
    if (card.role === role) return card.ready && (bridge.credits[seat] ?? 0) >= crewCost(bridge, seat, role);
  }
  return false;
};

const inForce = ({ flags }: { readonly flags: readonly Flag[] }, key: string, seat: Seat): boolean =>
  flags.some((flag) => flag.key === key && flag.seat === seat && flag.until === 'invasion');

/** Whether using a role in a window of the engagement would make a difference (R49). */
const matters = (bridge: Bridge, seat: Seat, role: number): boolean => {
  if (role === FIRST_OFFICER) return !inForce(bridge, 'attackHighBonus', seat);
  return role !== SECURITY || !inForce(bridge, 'defenseHighBonus', seat);
};

/** The roles a window of R48 is for, by its number. */
const WINDOW_ROLE: Readonly<Record<number, number>> = {
  1: FIRST_OFFICER,
  2: SECURITY,
  4: SPECIALIST,
  5: SPECIALIST,
  7: MEDICAL,
  8: MEDICAL,
};

/** Whether the role of a window can be used in it. */
export const canUseIn = (bridge: Bridge, seat: Seat, step: number): boolean => {
  const role = WINDOW_ROLE[step];
  return role !== undefined && canCommand(bridge, seat, role) && matters(bridge, seat, role);
};

/** Whether a captain is asked in a window because of the role it is for. */
export const isAskedIn = (bridge: Bridge, seat: Seat, step: number): boolean =>
  (bridge.crew[seat]?.length ?? 0) > 0 &&
  canUseIn(bridge, seat, step) &&
  !isMuted(bridge, seat, WINDOW_ROLE[step] ?? 0);

/** Timeless: all attack dice of one engagement again. */
export const canReroll = (bridge: Bridge, seat: Seat): boolean => hasFlag(bridge, 'rerollAttack', seat);

/** A way to command somebody: the role and what it is used at. */
export interface Command {
  readonly role: number;
  readonly at: number;
}

const NO_COMMANDS: readonly Command[] = [];

/** What can be commanded in a window of the engagement. */
const windowCommands = (bridge: Bridge, seat: Seat, step: number): readonly Command[] => {
  if (!canUseIn(bridge, seat, step)) return NO_COMMANDS;
  const role = WINDOW_ROLE[step] ?? 0;
  if (role !== SPECIALIST) return [{ role, at: -1 }];
  const { attack, defence } = bridge.invasion;
  return (step === 4 ? attack : defence).map((_, at) => ({ role, at }));
};

export const canEngineer = (bridge: Bridge, seat: Seat): boolean =>
  canCommand(bridge, seat, ENGINEER) && (bridge.ships[seat] ?? 0) + bridge.pool < bridge.reserve;

/** Helm: 0 another maneuver at once; 1 the next maneuver, if one is still to come, through others' locations. */
const helmChoices = (bridge: Bridge, seat: Seat, toCome: boolean): readonly number[] => {
  if (!canCommand(bridge, seat, HELM)) return [];
  const through =
    toCome &&
    (bridge.held[seat] ?? 0) > 1 &&
    !hasFlag(bridge, 'noManeuver', seat) &&
    !hasFlag(bridge, 'maneuverThroughOthers', seat);
  return [...(canManeuver(bridge, seat) ? [0] : []), ...(through ? [1] : [])];
};
export const canHelm = (bridge: Bridge, seat: Seat, toCome: boolean): boolean =>
  helmChoices(bridge, seat, toCome).length > 0;

const engineerCommands = (bridge: Bridge, seat: Seat): Command[] =>
  canEngineer(bridge, seat) ? holdings(bridge, seat).map((at) => ({ role: ENGINEER, at })) : [];
const helmCommands = (bridge: Bridge, seat: Seat, toCome: boolean): Command[] =>
  helmChoices(bridge, seat, toCome).map((at) => ({ role: HELM, at }));

/** Everybody who can be commanded in answer to a question. */
export const commandsFor = (bridge: Bridge, asked: RiskQuestion): readonly Command[] => {
  const { seat } = asked;
  if ((bridge.crew[seat]?.length ?? 0) === 0) return NO_COMMANDS;
  switch (asked.type) {
    case 'defend':
      return windowCommands(bridge, seat, 2);
    case 'window':
      return windowCommands(bridge, seat, asked.step ?? 0);
    case 'deploy':
      return engineerCommands(bridge, seat);
    case 'act':
      return [...engineerCommands(bridge, seat), ...helmCommands(bridge, seat, true)];
    case 'maneuver':
      return helmCommands(bridge, seat, asked.left !== 0);
    default:
      return NO_COMMANDS;
  }
};
