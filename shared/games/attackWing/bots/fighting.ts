import { textAt } from '../abilities/sources';
import { countFaces, threatOf } from '../apply/dice';
import { attackMoves } from '../legal/attacks';
import { windowMoves, type WindowMove } from '../legal/windows';
import type { Move, MoveOf } from '../moves';
import { shipAt } from '../play';
import { PRIMARY, type State, type Window } from '../types';
import { oddsOf } from '../odds';
import { weakness } from './odds';
import { worthOfText } from './texts';

/** The attack that may be expected to hurt most; there is no reason to hold fire. */
export const chooseAttack = (state: Readonly<State>, at: number, only: number): Move => {
  let found: Move = { type: 'holdFire' };
  let best = 0;
  for (const move of attackMoves(state, at, only)) {
    const worth = worthOfAttack(state, at, move);
    if (worth > best) {
      best = worth;
      found = move;
    }
  }
  return found;
};

/** Damage to be expected, more where it brings a ship down; the texts of a weapon card sharpen it. */
const worthOfAttack = (state: Readonly<State>, at: number, { weapon, target }: MoveOf<'attack'>): number => {
  const { damage, destroy } = oddsOf(state, at, weapon, target);
  const sharper = weapon === PRIMARY ? 1 : 1.2;
  return 0.01 + (damage * sharper + 2 * destroy) * weakness(shipAt(state, target));
};

/** What is done in a window: the text or token worth most, until nothing is worth anything. */
export const chooseInWindow = (
  state: Readonly<State>,
  at: number,
  timing: Window,
  ignoresTexts: boolean,
): Move => {
  let found: Move = { type: 'done' };
  let best = 0;
  for (const move of windowMoves(state, at, timing)) {
    if (ignoresTexts && move.type === 'use') continue;
    const worth = worthOfMove(state, at, timing, move);
    if (worth > best) {
      best = worth;
      found = move;
    }
  }
  return found.type === 'spendTargetLock' ? lockReroll(state, at) : found;
};

/** Dice: what rolls again comes first, then what turns results, then tokens; in defense only as much as is needed. */
const worthOfMove = (state: Readonly<State>, at: number, timing: Window, move: WindowMove): number => {
  switch (move.type) {
    case 'addDice':
      return move.count;
    case 'spendTargetLock':
      return missesOf(state, at).length > 0 ? 5 : 0;
    case 'spendEvade':
      return threatOf(state.attack) > 0 ? 2 : 0;
    case 'spendBattleStations':
      return worthOfBattleStations(state, timing);
    case 'use': {
      const text = textAt(state, at, { kind: move.card, at: move.at }, move.ability);
      return text ? worthOfText(state, at, text) : 0;
    }
  }
};

const worthOfBattleStations = ({ attack }: Readonly<State>, timing: Window): number => {
  if (timing === 'attackModify') return 1;
  if (threatOf(attack) <= 0) return 0;
  return countFaces(attack.defenseDice, 'battleStations') > 1 ? 3 : 1;
};

/** The attack dice that hit nothing as they lie. */
const missesOf = (state: Readonly<State>, at: number): number[] => {
  const token = shipAt(state, at).battleStations > 0;
  return state.attack.attackDice.flatMap(({ face, again }, place) =>
    !again && (face === 'blank' || (face === 'battleStations' && !token)) ? [place] : [],
  );
};

const lockReroll = (state: Readonly<State>, at: number): Move => ({
  type: 'spendTargetLock',
  dice: missesOf(state, at),
});

/** Dice to roll again: the owner's misses, the enemy's successes. */
export const chooseDice = (
  state: Readonly<State>,
  {
    ship,
    dice,
    among,
    most,
  }: { ship: number; dice: 'attack' | 'defense'; among: readonly number[]; most: number },
): Move => {
  const { attack } = state;
  const rolled = dice === 'attack' ? attack.attackDice : attack.defenseDice;
  const own = (dice === 'attack' ? attack.attacker : attack.target) === ship;
  const rank = (at: number): number => {
    const good = ['doubleHit', 'critical', 'hit', 'evade'].indexOf(rolled[at]?.face ?? 'blank');
    const value = good < 0 ? (rolled[at]?.face === 'battleStations' ? 1 : 0) : 10 - good;
    return own ? value : -value;
  };
  const wanted = [...among].sort((a, b) => rank(a) - rank(b) || a - b);
  const worth = wanted.filter((at) => (own ? rank(at) <= 1 : rank(at) <= -2)).slice(0, most);
  return { type: 'chooseDice', dice: (worth.length > 0 ? worth : wanted.slice(0, 1)).sort((a, b) => a - b) };
};
