import { type DiceSide, type DieKind, type Face, rollFace } from '../data/dice';
import type { Play } from '../play';
import type { Attack, Die } from '../types';

export const diceOf = (attack: Attack, side: DiceSide): Die[] =>
  side === 'attack' ? attack.attackDice : attack.defenseDice;

export const countFaces = (dice: readonly Die[], face: Face): number =>
  dice.reduce((count, die) => (die.face === face ? count + 1 : count), 0);

/** Results that hurt and that no Evade answers yet. */
export const threatOf = ({ attackDice, defenseDice }: Attack): number =>
  countFaces(attackDice, 'hit') +
  countFaces(attackDice, 'doubleHit') +
  countFaces(attackDice, 'critical') -
  countFaces(defenseDice, 'evade');

/** The places of the first so many dice that fit. */
const first = (dice: readonly Die[], count: number | 'all', fits: (die: Die) => boolean): number[] => {
  const found: number[] = [];
  for (let at = 0; at < dice.length && (count === 'all' || found.length < count); at++) {
    const die = dice[at];
    if (die && fits(die)) found.push(at);
  }
  return found;
};

/**
 * The dice to turn. Of dice that show the same those are turned first that cannot be rolled again, then ordinary ones: that
 * leaves their owner every other way open, so that he need not be asked.
 */
export const diceShowing = (attack: Attack, side: DiceSide, face: Face, count: number | 'all'): number[] => {
  const dice = diceOf(attack, side);
  const found = first(dice, 'all', (die) => die.face === face);
  if (count === 'all' || found.length <= count) return found;
  return found.sort((a, b) => keptFor(dice[a], side) - keptFor(dice[b], side) || a - b).slice(0, count);
};

/** The more a die may still do, the later it is turned. */
const keptFor = (die: Die | undefined, side: DiceSide): number =>
  (die?.again === false ? 1 : 0) + (die?.kind === side ? 0 : 1);

/** Each side may have a die rolled again once. */
export const mayRollAgain = (die: Die, byOwner: boolean): boolean => !(byOwner ? die.again : die.forced);

/** Like `diceShowing`, but only dice that this side has not had rolled again yet. */
export const rollableShowing = (
  attack: Attack,
  side: DiceSide,
  face: Face | 'any',
  count: number | 'all',
  byOwner = true,
): number[] =>
  first(
    diceOf(attack, side),
    count,
    (die) => (face === 'any' || die.face === face) && mayRollAgain(die, byOwner),
  );

/** Rolls dice of these kinds; a face in place of a kind's roll is where a die was laid. */
export const rollDice = (
  play: Play,
  ship: number,
  side: DiceSide,
  kinds: readonly DieKind[],
  laid: Face | '' = '',
): void => {
  const dice = diceOf(play.draft.attack, side);
  kinds.forEach((kind, at) => {
    const set = laid !== '' && at === 0;
    dice.push({ kind, face: set ? laid : rollFace(kind, play.rng), again: set, forced: set });
  });
  play.emit?.({ type: 'diceRolled', ship, dice: side, faces: dice.map(({ face }) => face), kinds });
};

export const rollAgain = (
  play: Play,
  ship: number,
  side: DiceSide,
  at: readonly number[],
  byOwner = true,
): void => {
  const dice = diceOf(play.draft.attack, side);
  const faces = at.map((place) => {
    const die = dice[place];
    const face = rollFace(die?.kind ?? side, play.rng);
    if (!die) return face;
    die.face = face;
    if (byOwner) die.again = true;
    else die.forced = true;
    return face;
  });
  play.emit?.({ type: 'diceRolledAgain', ship, dice: side, at, faces });
};

/** Turns the dice at these places, which all show the same, to another face. */
export const changeDice = (
  play: Play,
  ship: number,
  side: DiceSide,
  at: readonly number[],
  to: Face,
): void => {
  const dice = diceOf(play.draft.attack, side);
  let from: Face = to;
  for (const place of at) {
    const die = dice[place];
    if (!die) continue;
    from = die.face;
    die.face = to;
  }
  play.emit?.({ type: 'diceChanged', ship, dice: side, at, from, to });
};

/** A result that no die was rolled for; it cannot be rolled again. */
export const addResult = (play: Play, ship: number, side: DiceSide, face: Face): void => {
  diceOf(play.draft.attack, side).push({ kind: side, face, again: true, forced: true });
  play.emit?.({ type: 'resultAdded', ship, dice: side, face });
};
