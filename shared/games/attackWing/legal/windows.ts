import type { Timing } from '../abilities/language';
import { countFaces, diceOf, mayRollAgain, rollableShowing, threatOf } from '../apply/dice';
import type { DiceSide } from '../data/dice';
import type { MoveOf } from '../moves';
import { shipAt } from '../play';
import type { RefusalCode } from '../refusals';
import { type Die, NONE, type State, type Window } from '../types';
import { useProblem, usableTexts } from './usable';

export type WindowMove = MoveOf<'spendBattleStations' | 'spendEvade' | 'spendTargetLock' | 'addDice' | 'use'>;

const WINDOW_MOVES: readonly string[] = [
  'spendBattleStations',
  'spendEvade',
  'spendTargetLock',
  'addDice',
  'use',
] satisfies readonly WindowMove['type'][];

export const isWindowMove = (move: { readonly type: string }): move is WindowMove =>
  WINDOW_MOVES.includes(move.type);

/** Steps 3, 5 and 6: texts that must act do so when their owner is done, unless he used them before. */
export const isModifying = (timing: Timing): boolean => MODIFYING.has(timing);
const MODIFYING: ReadonlySet<Timing> = new Set<Timing>([
  'defendAttackModify',
  'attackModify',
  'attackDefenseModify',
  'defenseModify',
  'compare',
]);

/** Interruptions are asked about once; all other windows stand open until their owner is done. */
export const isInterruption = (timing: Window): boolean => INTERRUPTIONS.has(timing);
const INTERRUPTIONS: ReadonlySet<Window> = new Set<Window>([
  'dealDamage',
  'destroyed',
  'tokenSpent',
  'cardLost',
]);

/** The dice a ship's own tokens work on at this moment. */
const ownDice = (timing: Window): DiceSide | undefined => {
  if (timing === 'attackModify') return 'attack';
  return timing === 'defenseModify' ? 'defense' : undefined;
};

/** Why this may not be done at this moment. */
export const windowProblem = (
  state: Readonly<State>,
  at: number,
  timing: Window,
  move: WindowMove,
): RefusalCode | undefined => {
  switch (move.type) {
    case 'spendBattleStations':
      return battleStationsProblem(state, at, timing);
    case 'spendEvade':
      return evadeProblem(state, at, timing);
    case 'spendTargetLock':
      return lockProblem(state, at, timing, move.dice);
    case 'addDice':
      return poolProblem(state, at, timing, move.count);
    case 'use':
      if (move.ship !== at) return 'notNow';
      return useProblem(state, at, { kind: move.card, at: move.at }, move.ability, timing);
  }
};

const battleStationsProblem = (
  state: Readonly<State>,
  at: number,
  timing: Window,
): RefusalCode | undefined => {
  const dice = ownDice(timing);
  if (!dice || shipAt(state, at).battleStations === 0) return 'noToken';
  if (dice === 'defense' && threatOf(state.attack) <= 0) return 'nothingToChange';
  return countFaces(diceOf(state.attack, dice), 'battleStations') === 0 ? 'nothingToChange' : undefined;
};

/** One Evade result more, while there is a result left that it could answer. */
const evadeProblem = (state: Readonly<State>, at: number, timing: Window): RefusalCode | undefined => {
  if (timing !== 'defenseModify' || shipAt(state, at).evade === 0) return 'noToken';
  return threatOf(state.attack) <= 0 ? 'nothingToChange' : undefined;
};

const lockProblem = (
  state: Readonly<State>,
  at: number,
  timing: Window,
  chosen: readonly number[],
): RefusalCode | undefined => {
  const { lock } = shipAt(state, at);
  if (timing !== 'attackModify' || lock === NONE || lock !== state.attack.target) return 'noToken';
  return diceProblem(state.attack.attackDice, chosen, true);
};

/** Dice of one roll, each named once and in rising order, that this side may have rolled again. */
export const diceProblem = (
  dice: readonly Die[],
  chosen: readonly number[],
  byOwner: boolean,
): RefusalCode | undefined => {
  if (chosen.length === 0) return 'nothingToChange';
  let last = -1;
  for (const at of chosen) {
    const die = dice[at];
    if (!die || at <= last) return 'noSuchDie';
    if (!mayRollAgain(die, byOwner)) return 'dieRolledAgain';
    last = at;
  }
  return undefined;
};

/** Rules 7.4: of the dice added this round as many as the owner likes. */
const poolProblem = (
  state: Readonly<State>,
  at: number,
  timing: Window,
  count: number,
): RefusalCode | undefined => {
  if (timing !== 'attackRoll' || shipAt(state, at).pool === 0) return 'noToken';
  return count <= shipAt(state, at).pool ? undefined : 'tooManyDice';
};

/** Every way to act at this moment; of re-rolls, one for each choice of faces. */
export const windowMoves = (state: Readonly<State>, at: number, timing: Window): WindowMove[] => {
  const moves = [...tokenMoves(state, at, timing), ...useMoves(state, at, timing, 'all')];
  return mayReroll(state, at, timing) ? [...moves, ...lockMenu(state)] : moves;
};

const tokenMoves = (state: Readonly<State>, at: number, timing: Window): WindowMove[] => {
  const found: WindowMove[] = [];
  if (battleStationsProblem(state, at, timing) === undefined) found.push({ type: 'spendBattleStations' });
  if (evadeProblem(state, at, timing) === undefined) found.push({ type: 'spendEvade' });
  const { pool } = shipAt(state, at);
  if (timing === 'attackRoll')
    for (let count = 1; count <= pool; count++) found.push({ type: 'addDice', count });
  return found;
};

const useMoves = (
  state: Readonly<State>,
  at: number,
  timing: Window,
  which: 'open' | 'all',
): MoveOf<'use'>[] =>
  usableTexts(state, at, timing, which).map(({ ref, index }) => ({
    type: 'use',
    ship: at,
    card: ref.kind,
    at: ref.at,
    ability: index,
  }));

/** Whether the owner could do anything here that is his choice, with what everybody can see. */
export const hasChoice = (state: Readonly<State>, at: number, timing: Window): boolean =>
  tokenMoves(state, at, timing).length > 0 ||
  mayReroll(state, at, timing) ||
  useMoves(state, at, timing, 'open').length > 0;

/** Re-rolls may name any dice, so that the menu is not all there is. */
export const mayReroll = (state: Readonly<State>, at: number, timing: Window): boolean => {
  const { attack } = state;
  if (timing !== 'attackModify' || shipAt(state, at).lock !== attack.target) return false;
  return attack.attackDice.some((die) => mayRollAgain(die, true));
};

const lockMenu = ({ attack }: Readonly<State>): WindowMove[] =>
  diceMenu(attack.attackDice, rollableShowing(attack, 'attack', 'any', 'all'), attack.attackDice.length).map(
    (dice) => ({ type: 'spendTargetLock', dice }),
  );

/** Dice that show the same are alike: for each face as many of the first ones as one likes, and at least one die. */
export const diceMenu = (dice: readonly Die[], among: readonly number[], most: number): number[][] => {
  let choices: number[][] = [[]];
  const faces = [...new Set(among.map((at) => dice[at]?.face))];
  for (const face of faces) {
    const alike = among.filter((at) => dice[at]?.face === face);
    choices = choices.flatMap((chosen) =>
      [...alike.keys(), alike.length].map((count) => [...chosen, ...alike.slice(0, count)]),
    );
  }
  return choices
    .filter((chosen) => chosen.length > 0 && chosen.length <= most)
    .map((chosen) => chosen.sort((a, b) => a - b));
};
