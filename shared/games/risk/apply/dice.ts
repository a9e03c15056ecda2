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

/** What bends a comparison of dice. */
export interface Bend {
  /** Added to the highest die of each side; a die may rise above six. */
  readonly attackBonus: number;
  readonly defenceBonus: number;
  /** Rulebook p. 17: lowest is compared with lowest, and the lower die wins. */
  readonly mirror: boolean;
  /** Units the loser of the first pair loses. */
  readonly topPairLoss: number;
}
export const STRAIGHT: Bend = { attackBonus: 0, defenceBonus: 0, mirror: false, topPairLoss: 1 };

export interface Losses {
  readonly attacker: number;
  readonly defender: number;
}

/**
 * Highest is compared with highest, then the next; the higher die wins, ties go to the defender, dice without a partner
 * do not count (rulebook p. 9). Both lists come highest first.
 */
export const compareDice = (attack: readonly number[], defence: readonly number[], bend: Bend): Losses => {
  const pairs = Math.min(attack.length, defence.length);
  let attacker = 0;
  let defender = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const a = bend.mirror ? attack.length - 1 - pair : pair;
    const d = bend.mirror ? defence.length - 1 - pair : pair;
    const left = (attack[a] as number) + (a === 0 ? bend.attackBonus : 0);
    const right = (defence[d] as number) + (d === 0 ? bend.defenceBonus : 0);
    const units = pair === 0 ? bend.topPairLoss : 1;
    if (bend.mirror ? left < right : left > right) defender += units;
    else attacker += units;
  }
  return { attacker, defender };
};
