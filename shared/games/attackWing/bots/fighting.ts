import { statOf } from '../abilities/passives';
import { countFaces, threatOf } from '../apply/dice';
import { upgradeCard } from '../data/upgrades';
import { attackMoves, sightWith } from '../legal/attacks';
import { modifyMoves } from '../legal/modify';
import type { Move, MoveOf } from '../moves';
import { shipAt } from '../play';
import { type ModifyTiming, PRIMARY, type State } from '../types';
import { expectedDamage, weakness } from './odds';

/** The attack that may be expected to hurt most; there is no reason to hold fire. */
export const chooseAttack = (state: Readonly<State>, at: number): Move => {
  let found: Move = { type: 'holdFire' };
  let best = 0;
  for (const move of attackMoves(state, at)) {
    const worth = worthOfAttack(state, at, move);
    if (worth > best) {
      best = worth;
      found = move;
    }
  }
  return found;
};

const worthOfAttack = (state: Readonly<State>, at: number, { weapon, target }: MoveOf<'attack'>): number => {
  const ship = shipAt(state, at);
  const other = shipAt(state, target);
  const range = sightWith(state, at, weapon, target)?.range ?? 0;
  const card = ship.upgrades[weapon]?.card;
  const primary = weapon === PRIMARY;
  const dice = card
    ? (upgradeCard(card).weapon?.dice ?? 0) + 0.5
    : statOf(ship, 'primary', state.round) + (range === 1 ? 1 : 0);
  // A Target Lock that is not paid away rolls half the misses again.
  const sharper = primary && ship.lock === target ? 1.3 : 1;
  return expectedDamage(ship, other, dice * sharper, range, primary, state.round) * weakness(other);
};

/** Dice: roll misses again, then sharpen, then turn; in defense only as much as the attack needs. */
export const chooseModification = (state: Readonly<State>, timing: ModifyTiming): Move => {
  const moves = modifyMoves(state, timing);
  if (timing === 'attackModify') return modifyAttack(state, moves);
  if (timing === 'defenseModify') return modifyDefense(state, moves);
  return { type: 'done' };
};

const has = (moves: readonly Move[], type: Move['type']): Move | undefined =>
  moves.find((move) => move.type === type);

const modifyAttack = (state: Readonly<State>, moves: readonly Move[]): Move => {
  const { attack } = state;
  const token = has(moves, 'spendBattleStations');
  const misses = attack.attackDice.flatMap(({ face, again }, at) =>
    !again && (face === 'blank' || (face === 'battleStations' && !token)) ? [at] : [],
  );
  const reroll = has(moves, 'spendTargetLock');
  const use = has(moves, 'use');
  if (use && countFaces(attack.attackDice, 'battleStations') > 0) return use;
  if (reroll && misses.length > 0) return { type: 'spendTargetLock', dice: misses };
  return use ?? token ?? { type: 'done' };
};

const modifyDefense = (state: Readonly<State>, moves: readonly Move[]): Move => {
  if (threatOf(state.attack) <= 0) return { type: 'done' };
  const turn = has(moves, 'spendBattleStations');
  const evade = has(moves, 'spendEvade');
  const stations = countFaces(state.attack.defenseDice, 'battleStations');
  return (stations > 1 ? turn : undefined) ?? evade ?? turn ?? { type: 'done' };
};
