import { holds } from '../abilities/conditions';
import { canPay } from '../abilities/costs';
import type { Ability, Op } from '../abilities/language';
import { countFaces, diceOf, diceShowing, rollableShowing, threatOf } from '../apply/dice';
import type { DieKind } from '../data/dice';
import { upgradeCard } from '../data/upgrades';
import type { MoveOf } from '../moves';
import { shipAt } from '../play';
import type { RefusalCode } from '../refusals';
import { NONE, type ModifyTiming, type State } from '../types';

export type ModifyMove = MoveOf<'spendBattleStations' | 'spendEvade' | 'spendTargetLock' | 'use'>;

/** The ship whose owner acts at this moment of an attack. */
export const modifierOf = ({ attack }: Readonly<State>, timing: ModifyTiming): number =>
  timing === 'attackModify' || timing === 'attackDefenseModify' ? attack.attacker : attack.target;

/** The dice a ship's own tokens work on at this moment. */
const ownDice = (timing: ModifyTiming): DieKind | undefined => {
  if (timing === 'attackModify') return 'attack';
  return timing === 'defenseModify' ? 'defense' : undefined;
};

/** Why the dice may not be changed like this now. */
export const modifyProblem = (
  state: Readonly<State>,
  timing: ModifyTiming,
  move: ModifyMove,
): RefusalCode | undefined => {
  switch (move.type) {
    case 'spendBattleStations':
      return battleStationsProblem(state, timing);
    case 'spendEvade':
      return evadeProblem(state, timing);
    case 'spendTargetLock':
      return lockProblem(state, timing, move.dice);
    case 'use':
      return useProblem(state, timing, move);
  }
};

const battleStationsProblem = (state: Readonly<State>, timing: ModifyTiming): RefusalCode | undefined => {
  const dice = ownDice(timing);
  if (!dice || shipAt(state, modifierOf(state, timing)).battleStations === 0) return 'noToken';
  if (dice === 'defense' && threatOf(state.attack) <= 0) return 'nothingToChange';
  return countFaces(diceOf(state.attack, dice), 'battleStations') === 0 ? 'nothingToChange' : undefined;
};

/** One Evade result more, while there is a result left that it could answer. */
const evadeProblem = (state: Readonly<State>, timing: ModifyTiming): RefusalCode | undefined => {
  if (timing !== 'defenseModify' || shipAt(state, state.attack.target).evade === 0) return 'noToken';
  return threatOf(state.attack) <= 0 ? 'nothingToChange' : undefined;
};

const lockProblem = (
  state: Readonly<State>,
  timing: ModifyTiming,
  chosen: readonly number[],
): RefusalCode | undefined => {
  const { attacker, target, attackDice } = state.attack;
  const { lock } = shipAt(state, attacker);
  if (timing !== 'attackModify' || lock === NONE || lock !== target) return 'noToken';
  if (chosen.length === 0) return 'nothingToChange';
  let last = -1;
  for (const at of chosen) {
    const die = attackDice[at];
    if (!die || at <= last) return 'noSuchDie';
    if (die.again) return 'dieRolledAgain';
    last = at;
  }
  return undefined;
};

/** What a text used once per attack or round is called in the lists of those used. */
export const useKey = (ship: number, upgrade: number, ability: number): string =>
  `${String(ship)}:${String(upgrade)}:${String(ability)}`;

const useProblem = (
  state: Readonly<State>,
  timing: ModifyTiming,
  { upgrade, ability }: MoveOf<'use'>,
): RefusalCode | undefined => {
  const at = modifierOf(state, timing);
  const ship = shipAt(state, at);
  const card = ship.upgrades[upgrade];
  const text = card && upgradeCard(card.card).abilities[ability];
  if (!card || !text) return 'noSuchCard';
  if (ship.suppressed) return 'suppressed';
  // The card that makes this very attack was disabled to make it; its text still works in it.
  const works = card.status === 'ready' || (at === state.attack.attacker && state.attack.weapon === upgrade);
  const key = useKey(at, upgrade, ability);
  const used =
    state.attack.used.includes(key) || (text.frequency === 'oncePerRound' && ship.used.includes(key));
  if (!works || used || !text.optional || text.timing !== timing) return 'cannotUse';
  if (!holds(state, at, { kind: 'upgrade', at: upgrade }, text) || !canPay(state, at, text.pay))
    return 'cannotUse';
  return changesSomething(state, text) ? undefined : 'nothingToChange';
};

const changesSomething = (state: Readonly<State>, { effect }: Ability): boolean =>
  effect.some((op) => changes(state, op));

const changes = ({ attack }: Readonly<State>, op: Op): boolean => {
  switch (op.op) {
    case 'change':
      return diceShowing(attack, op.dice, op.from, op.count).length > 0;
    case 'reroll':
      return rollableShowing(attack, op.dice, op.face, op.count).length > 0;
    default:
      return true;
  }
};

/** Every way to modify the dice at this moment; of re-rolls, one for each choice of faces. */
export const modifyMoves = (state: Readonly<State>, timing: ModifyTiming): ModifyMove[] => {
  const ship = shipAt(state, modifierOf(state, timing));
  const found: ModifyMove[] = [{ type: 'spendBattleStations' }, { type: 'spendEvade' }];
  ship.upgrades.forEach(({ card }, upgrade) => {
    upgradeCard(card).abilities.forEach((_, ability) => found.push({ type: 'use', upgrade, ability }));
  });
  const legal = found.filter((move) => modifyProblem(state, timing, move) === undefined);
  return mayReroll(state, timing) ? [...legal, ...rerollMenu(state)] : legal;
};

const mayReroll = (state: Readonly<State>, timing: ModifyTiming): boolean => {
  const { attack } = state;
  if (timing !== 'attackModify' || shipAt(state, attack.attacker).lock !== attack.target) return false;
  return attack.attackDice.some(({ again }) => !again);
};

/** Dice that show the same are alike: for each face as many of the first ones as one likes, and at least one die. */
const rerollMenu = ({ attack }: Readonly<State>): ModifyMove[] => {
  let choices: number[][] = [[]];
  for (const face of ['hit', 'critical', 'battleStations', 'blank'] as const) {
    const alike = rollableShowing(attack, 'attack', face, 'all');
    choices = choices.flatMap((chosen) =>
      [...alike.keys(), alike.length].map((count) => [...chosen, ...alike.slice(0, count)]),
    );
  }
  return choices
    .filter((dice) => dice.length > 0)
    .map((dice) => ({ type: 'spendTargetLock', dice: dice.sort((a, b) => a - b) }));
};

/** Re-rolls may name any dice, so that the menu is not all there is. */
export const isOpenToMore = (state: Readonly<State>, timing: ModifyTiming): boolean =>
  mayReroll(state, timing);
