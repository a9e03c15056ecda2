import type { Rng } from '../../../engine/rng';

/** This many dice, highest first. */
export const rollDice = (count: number, rng: Rng): number[] => {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) {
    const die = rng.die();
    let at = i;
    while (at > 0 && (dice[at - 1] as number) < die) {
      dice[at] = dice[at - 1] as number;
      at--;
    }
    dice[at] = die;
  }
  return dice;
};

/**
 * How many of the compared pairs the attacker wins: highest with highest, then the next; the higher die wins, ties go
 * to the defender, dice without a partner do not count (rulebook p. 9). The attacker loses the other pairs.
 */
export const pairsWon = (attack: readonly number[], defence: readonly number[]): number => {
  const pairs = Math.min(attack.length, defence.length);
  let won = 0;
  for (let i = 0; i < pairs; i++) if ((attack[i] as number) > (defence[i] as number)) won++;
  return won;
};
