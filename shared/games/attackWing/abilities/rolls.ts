import { upgradeCard } from '../data/upgrades';
import { isAlive, shipAt } from '../play';
import { rangeBetween } from '../geometry';
import { PRIMARY, type State } from '../types';
import { statOf } from './passives';
import { hasTextOn, speaks } from './sources';

/* How many dice are rolled. */

const RANGE_BONUS = 1;
const CLOAK_BONUS = 4;
const OBSTRUCTION_BONUS = 1;
/** Once More Unto The Breach: each of the two attacks has one die fewer. */
const TWICE_PENALTY = 1;

/** Step 2 before debts: the weapon's dice; one more at range 1, for the primary weapon only; what texts add. */
export const attackDiceBeforeDebts = (state: Readonly<State>): number => {
  const { attack } = state;
  const ship = shipAt(state, attack.attacker);
  const card = ship.upgrades[attack.weapon]?.card;
  if (attack.noAttackDice) return 0;
  if (card) return Math.max(0, (upgradeCard(card).weapon?.dice ?? 0) + attack.extraAttack);
  const close = attack.range === 1 ? RANGE_BONUS : 0;
  const twice = ship.marks.includes('twoAttacks') && !attack.extra ? TWICE_PENALTY : 0;
  return Math.max(0, statOf(ship, 'primary', state.round) + close - twice + attack.extraAttack);
};

/** What is taken off the next rolls: first the ship's own debt, then the one that lies on its player. */
export const debtsDue = (state: Readonly<State>): { readonly own: number; readonly player: number } => {
  const dice = attackDiceBeforeDebts(state);
  const ship = shipAt(state, state.attack.attacker);
  const own = Math.min(dice, ship.debt);
  return { own, player: Math.min(dice - own, state.players[ship.seat]?.debt ?? 0) };
};

export const attackDiceOf = (state: Readonly<State>): number => {
  const { own, player } = debtsDue(state);
  return attackDiceBeforeDebts(state) - own - player;
};

/** Step 4: agility; four more cloaked; one more at range 3 against the primary weapon; one less per enemy Scan token. */
export const defenseDiceOf = (state: Readonly<State>): number => {
  const { attack } = state;
  const target = shipAt(state, attack.target);
  if (attack.noDefenseDice || target.marks.includes('noDefenseDice')) return 0;
  const far = attack.range === 3 && attack.weapon === PRIMARY ? RANGE_BONUS : 0;
  const cloaked = target.cloak === 'none' ? 0 : CLOAK_BONUS;
  const hidden = attack.obstructed ? OBSTRUCTION_BONUS : 0;
  const { scan } = shipAt(state, attack.attacker);
  const scanned = scan === 0 ? 0 : scan + attack.scanPenalty;
  const dice =
    statOf(target, 'agility', state.round) + cloaked + far + hidden + attack.extraDefense - scanned;
  return Math.max(0, dice);
};

/** Texts that give something to every other ship of the fleet within range 1, and whose they are. */
export const aurasFor = (state: Readonly<State>, at: number): number[] => {
  const ship = shipAt(state, at);
  return state.ships.flatMap((other, place) => {
    if (place === at || other.seat !== ship.seat || !isAlive(other) || !other.placed) return [];
    const aura = hasTextOn(other.captain, 'friends');
    if (!aura || rangeBetween(ship.pose, other.pose) !== 1) return [];
    return speaks(state, place, { kind: 'captain', at: 0 }, aura) ? [place] : [];
  });
};
