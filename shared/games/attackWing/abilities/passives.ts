import { admiralCard } from '../data/admirals';
import { captainCard } from '../data/captains';
import type { Color, Maneuver } from '../data/classes';
import { damageCard } from '../data/damage';
import { shipCard } from '../data/ships';
import type { DamageState, Ship } from '../types';
import type { Op, Stat } from './language';

/** What holds continuously for a ship because of the damage cards that lie open on it. */
const forEachPassive = (ship: Pick<Ship, 'damage'>, found: (op: Op, card: DamageState) => void): void => {
  for (const card of ship.damage) {
    if (!card.up) continue;
    for (const { timing, effect } of damageCard(card.card).abilities) {
      if (timing === 'continuous') for (const op of effect) found(op, card);
    }
  }
};

/** Rules 7: while a captain is disabled his ship has skill 1. */
const DISABLED_SKILL = 1;

/** What a value of a ship depends on. */
type Statted = Pick<Ship, 'card' | 'captain' | 'captainDisabled' | 'admiral' | 'agilityBonus' | 'damage'>;

const printed = (ship: Statted, stat: Stat): number => {
  switch (stat) {
    case 'skill':
      return ship.captainDisabled ? DISABLED_SKILL : captainCard(ship.captain).skill;
    case 'agility':
      return shipCard(ship.card).agility + ship.agilityBonus;
    case 'primary':
      return shipCard(ship.card).attack;
  }
};

/** A value of a ship as it counts in this round: the printed one with all that lies open, never below 0. */
export const statOf = (ship: Statted, stat: Stat, round: number): number => {
  let value = printed(ship, stat);
  forEachPassive(ship, (op, card) => {
    if (op.op === 'add' && op.stat === stat) value += op.by;
    if (op.op === 'set' && op.stat === stat && (!op.later || round > card.round)) value = op.to;
  });
  // Rules 8: whatever has become of the captain, the modifier of an admiral still applies.
  if (stat === 'skill' && ship.admiral !== '') value += admiralCard(ship.admiral).skill;
  return Math.max(0, value);
};

/** The color a maneuver has for this ship now. */
export const colorFor = (ship: Pick<Ship, 'damage'>, maneuver: Maneuver): Color => {
  let { color } = maneuver;
  forEachPassive(ship, (op) => {
    if (op.op === 'recolor' && op.bearings.includes(maneuver.bearing)) ({ color } = op);
  });
  return color;
};

/** Whether the Action Bar, or the captain with his Elite Talents, cannot be used. */
export const isShut = (ship: Ship, what: 'actionBar' | 'captain'): boolean => {
  let shut = false;
  forEachPassive(ship, (op) => {
    if (op.op === 'shut' && op.what === what) shut = true;
  });
  return shut;
};
