import { type DieKind, type Face, rollFace } from '../data/dice';
import type { Play } from '../play';
import type { Attack, Die } from '../types';

export const diceOf = (attack: Attack, kind: DieKind): Die[] =>
  kind === 'attack' ? attack.attackDice : attack.defenseDice;

export const countFaces = (dice: readonly Die[], face: Face): number =>
  dice.reduce((count, die) => (die.face === face ? count + 1 : count), 0);

/** Results that hurt and that no Evade answers yet. */
export const threatOf = ({ attackDice, defenseDice }: Attack): number =>
  countFaces(attackDice, 'hit') + countFaces(attackDice, 'critical') - countFaces(defenseDice, 'evade');

/** The places of the first so many dice that fit. */
const first = (dice: readonly Die[], count: number | 'all', fits: (die: Die) => boolean): number[] => {
  const found: number[] = [];
  for (let at = 0; at < dice.length && (count === 'all' || found.length < count); at++) {
    const die = dice[at];
    if (die && fits(die)) found.push(at);
  }
  return found;
};

export const diceShowing = (attack: Attack, kind: DieKind, face: Face, count: number | 'all'): number[] =>
  first(diceOf(attack, kind), count, (die) => die.face === face);

/** Like `diceShowing`, but only dice that were not rolled again yet. */
export const rollableShowing = (attack: Attack, kind: DieKind, face: Face, count: number | 'all'): number[] =>
  first(diceOf(attack, kind), count, (die) => die.face === face && !die.again);

export const rollDice = (play: Play, ship: number, kind: DieKind, count: number): void => {
  const dice = diceOf(play.draft.attack, kind);
  for (let n = 0; n < count; n++) dice.push({ face: rollFace(kind, play.rng), again: false });
  play.emit?.({ type: 'diceRolled', ship, dice: kind, faces: dice.map(({ face }) => face) });
};

export const rollAgain = (play: Play, ship: number, kind: DieKind, at: readonly number[]): void => {
  const dice = diceOf(play.draft.attack, kind);
  const faces = at.map((place) => {
    const die = dice[place];
    const face = rollFace(kind, play.rng);
    if (die) {
      die.face = face;
      die.again = true;
    }
    return face;
  });
  play.emit?.({ type: 'diceRolledAgain', ship, dice: kind, at, faces });
};

/** Turns the dice at these places, which all show the same, to another face. */
export const changeDice = (
  play: Play,
  ship: number,
  kind: DieKind,
  at: readonly number[],
  to: Face,
): void => {
  const dice = diceOf(play.draft.attack, kind);
  let from: Face = to;
  for (const place of at) {
    const die = dice[place];
    if (!die) continue;
    from = die.face;
    die.face = to;
  }
  play.emit?.({ type: 'diceChanged', ship, dice: kind, at, from, to });
};

/** A result that no die was rolled for; it cannot be rolled again. */
export const addResult = (play: Play, ship: number, kind: DieKind, face: Face): void => {
  diceOf(play.draft.attack, kind).push({ face, again: true });
  play.emit?.({ type: 'resultAdded', ship, dice: kind, face });
};
