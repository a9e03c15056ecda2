import { flagOf, hasFlag, sumFlags } from '../flags';
import { ownerAt, type Position } from '../position';
import { NOBODY } from '../types';
import { type Bend, STRAIGHT } from './dice';

/** What the modifiers in force do to the dice of an attack on a location. */
export const bendOf = (position: Position, attacker: number, to: number): Bend => {
  if (position.flags.length === 0) return STRAIGHT;
  return {
    attackBonus: sumFlags(position, 'attackHighBonus', attacker),
    defenceBonus: sumFlags(position, 'defenseHighBonus', ownerAt(position, to), to),
    mirror: hasFlag(position, 'mirrorDice', NOBODY),
    topPairLoss: flagOf(position, 'topPairLoss', NOBODY)?.value ?? 1,
  };
};
