import type { Op } from '../abilities/language';
import { textAt } from '../abilities/sources';
import { targetsOf } from '../abilities/targets';
import { upgradeCard } from '../data/upgrades';
import type { MoveOf } from '../moves';
import { shipAt } from '../play';
import type { Ship, State } from '../types';
import { hullOf } from './texts';

/** How a ship stands, as far as it matters for what it does. */
interface Standing {
  readonly state: Readonly<State>;
  readonly ship: Ship;
  readonly chance: number;
  readonly danger: number;
  readonly near: boolean;
}

/** What the action of a card is worth beside those of the Action Bar (which lie between 0 and 2). */
export const worthOfCardAction = (standing: Standing, at: number, move: MoveOf<'use'>): number => {
  const text = textAt(standing.state, at, { kind: move.card, at: move.at }, move.ability);
  const [op] = text?.effect ?? [];
  if (!text || !op) return 0;
  const shields = text.pay.reduce(
    (sum, cost) => (cost.pay === 'disableShields' && cost.count !== 'all' ? sum + cost.count : sum),
    0,
  );
  const worth = worthOfOp(standing, op, targetsOf(standing.state, at, text));
  // What is free costs no action: it is taken first.
  const free = text.timing === 'freeAction' ? 5 : 0;
  return worth <= 0 ? 0 : worth + free - 0.3 * shields * (standing.danger > 0 ? 1 : 0.2);
};

const worthOfOp = (
  { state, ship, chance, danger, near }: Standing,
  op: Op,
  targets: readonly number[],
): number => {
  switch (op.op) {
    case 'repairShield':
      return near && chance > 0.5 ? 0.7 : 1.2;
    case 'pool':
      // Matt Decker strikes whom he helps.
      return op.add === 1 && targets.length > 0 && targets.includes(state.active)
        ? 0
        : chance > 0
          ? 0.5 * op.add
          : 0;
    case 'agility':
      return danger > 0.8 ? 0.6 + 0.5 * danger : 0;
    case 'takeUpgrades':
      return worthOfTaking(state, ship, op.types, targets);
    case 'disableCaptain':
      return 0.9;
    case 'freeAction':
    case 'freeCard':
    case 'takeToken':
      return near || chance > 0 ? 1 : 0;
    case 'token':
      return near ? 1.6 : 0;
    case 'perform':
      return danger > 0.8 ? 1.5 : 0;
    case 'roll':
      return op.die === 'attack' && chance > 0 ? 0.8 : op.die === 'defense' && danger > 0.6 ? 1 : 0;
    case 'placeWeb':
      return 0.5;
    case 'mark':
      return worthOfMark(ship, op.mark, chance, danger);
    default:
      return 0;
  }
};

const worthOfMark = (ship: Ship, mark: string, chance: number, danger: number): number => {
  switch (mark) {
    case 'cannotBeAttacked':
      return danger > 1.5 && hullOf(ship) <= 2 && ship.shields === 0 ? 3 : 0;
    case 'twoAttacks':
      return chance > 1 && danger < 1 ? 1.6 : 0;
    case 'ambush':
      return chance > 0 && ship.cloak !== 'none' && danger < 0.5 ? 1.4 : 0;
    case 'attackFirst':
      return chance > 0.8 && hullOf(ship) <= 2 ? 1 : 0;
    case 'counter':
      return danger > 1 && ship.cloak === 'none' ? 0.9 : 0;
    default:
      return 0;
  }
};

/** Only what an enemy has is worth taking. */
const worthOfTaking = (
  state: Readonly<State>,
  ship: Ship,
  types: readonly string[],
  targets: readonly number[],
): number => {
  const best = targets
    .filter((at) => shipAt(state, at).seat !== ship.seat)
    .map((at) =>
      shipAt(state, at).upgrades.reduce(
        (sum, { card, status, faceDown }) =>
          status === 'ready' && !faceDown && types.includes(upgradeCard(card).type)
            ? sum + 0.3 * upgradeCard(card).cost
            : sum,
        0,
      ),
    );
  return Math.min(1.2, Math.max(0, ...best));
};
