import { holds } from '../abilities/conditions';
import type { Ability, Op, Timing } from '../abilities/language';
import { canPay } from '../abilities/prices';
import { attackDiceBeforeDebts, attackDiceOf, defenseDiceOf } from '../abilities/rolls';
import { forEachText, silenceOf, speaks, type Text, textAt, writtenOn, cardIdOf } from '../abilities/sources';
import { targetsOf } from '../abilities/targets';
import { diceShowing, rollableShowing, threatOf } from '../apply/dice';
import { shipCard } from '../data/ships';
import { upgradeCard, type UpgradeId } from '../data/upgrades';
import { shipAt } from '../play';
import type { RefusalCode } from '../refusals';
import type { Attack, Ship, State, TextRef } from '../types';
import { cloakProblem, freeActionMoves, freeProblem, takeableTokens } from './actions';
import { attackMoves } from './attacks';
import { otherManeuvers } from './dials';

/** What a text used once per attack or round is called in the lists of those used. */
export const useKey = ({ kind, at }: TextRef, index: number, { oneOf }: Ability): string =>
  `${kind}${String(at)}:${oneOf ?? String(index)}`;

export const attackKey = (ship: number, key: string): string => `${String(ship)}/${key}`;

/** Texts of resources and admirals are counted for the fleet. */
export const isOfFleet = ({ kind }: TextRef): boolean => kind === 'resource' || kind === 'admiral';

const isUsed = (state: Readonly<State>, at: number, { ref, index, text }: Text): boolean => {
  const ship = shipAt(state, at);
  const key = useKey(ref, index, text);
  if (state.attack.used.includes(attackKey(at, key))) return true;
  return isOfFleet(ref) ? (state.players[ship.seat]?.used.includes(key) ?? false) : ship.used.includes(key);
};

/** Why a text cannot be used at this moment. */
export const useProblem = (
  state: Readonly<State>,
  at: number,
  ref: TextRef,
  index: number,
  timing: Timing,
): RefusalCode | undefined => {
  const text = textAt(state, at, ref, index);
  if (!text) return 'noSuchCard';
  return text.timing === timing ? textProblem(state, at, { ref, index, text }) : 'cannotUse';
};

const textProblem = (state: Readonly<State>, at: number, found: Text): RefusalCode | undefined => {
  const { ref, text } = found;
  const silent = silenceOf(state, at, ref, text);
  if (silent) return silent;
  if (isUsed(state, at, found)) return 'textUsed';
  return possibleProblem(state, at, found);
};

/** Why a text would come to nothing, were it to be used. */
const possibleProblem = (state: Readonly<State>, at: number, found: Text): RefusalCode | undefined => {
  const problem = termsProblem(state, at, found);
  if (problem) return problem;
  const [main] = found.text.effect;
  return main && changes(state, at, found.ref, main) ? undefined : 'nothingToChange';
};

/** Whatever it would change: it has its moment, its conditions, its price and a target. */
const termsProblem = (state: Readonly<State>, at: number, { ref, text }: Text): RefusalCode | undefined => {
  const free = text.timing === 'freeAction' || text.effect.some(({ op }) => op === 'freeAction');
  const banned = free && text.timing !== 'action' ? freeProblem(state, at) : undefined;
  if (banned) return banned;
  if (text.timing === 'action' && shipAt(state, at).actions.includes(titleOf(state, at, ref)))
    return 'actionDone';
  if (!holds(state, at, ref, text)) return 'conditionMissing';
  if (!canPay(state, at, ref, text.pay)) return 'cannotPay';
  return targetsOf(state, at, text).length === 0 ? 'noTarget' : undefined;
};

/** The same action is a card of the same title. */
export const titleOf = (state: Readonly<State>, at: number, ref: TextRef): string => {
  const id = cardIdOf(state, at, ref);
  return id === '' ? '' : writtenOn(ref.kind, id).title;
};

/** Whether the first thing a text does would make a difference. */
const changes = (state: Readonly<State>, at: number, ref: TextRef, op: Op): boolean => {
  const ship = shipAt(state, at);
  switch (op.op) {
    case 'repairShield':
      return hasLostShield(ship);
    case 'repair':
      return hasLostShield(ship) || ship.damage.length > 0;
    case 'removeAux':
      return ship.aux > 0;
    case 'keepCloak':
      return ship.cloak === 'green' && !state.attack.keepsCloak;
    case 'waiveLock':
      return !state.attack.waivesLock;
    case 'extraAttack':
      // A ship that only waits for its simultaneous attack has been destroyed.
      return !ship.doomed && !state.attack.extra && attackMoves(state, at, state.attack.attacker).length > 0;
    case 'replaceManeuver':
      return otherManeuvers(state, ship, op.most).length > 0;
    case 'freeAction':
      return (
        freeActionMoves(state, at, op.icons === 'actionBar' ? shipCard(ship.card).actions : op.icons).length >
        0
      );
    case 'freeCard':
      return freeCards(state, at, ref, op).length > 0;
    case 'perform':
      return cloakProblem(state, at) === undefined;
    case 'takeToken':
      return takeableTokens(state, at, op.onBar).length > 0;
    default:
      return changesDice(state, ship, op);
  }
};

export const hasLostShield = (ship: Ship): boolean =>
  ship.shields + ship.disabledShields < shipCard(ship.card).shields;

const changesDice = (state: Readonly<State>, ship: Ship, op: Op): boolean => {
  const { attack } = state;
  switch (op.op) {
    case 'dice':
      return changesNumber(state, op);
    case 'setDie':
      return attack.setFace === '' && attackDiceOf(state) > (attack.elite ? 1 : 0);
    case 'swapDie':
      if (op.die === 'counter') return defenseDiceOf(state) > 0;
      return attackDiceOf(state) > (attack.setFace === '' ? 0 : 1);
    case 'change':
      if (op.dice === 'attack' && isComparing(attack)) return leftOf(attack, op.from) > 0;
      return matters(attack, op.dice) && diceShowing(attack, op.dice, op.from, op.count).length > 0;
    case 'addResult':
      return matters(attack, op.dice);
    case 'reroll':
      return rerollable(state, ship, op).length > 0;
    case 'cancel':
      return op.faces.some((face) => leftOf(attack, face) > 0);
    default:
      return true;
  }
};

/** Where no dice are rolled at all, none more or fewer make a difference. */
const changesNumber = (
  state: Readonly<State>,
  { dice, add }: Extract<Op, { readonly op: 'dice' }>,
): boolean => {
  const { attack, ships } = state;
  if (dice === 'defense')
    return !attack.noDefenseDice && ships[attack.target]?.marks.includes('noDefenseDice') !== true;
  return add > 0 ? !attack.noAttackDice : attackDiceBeforeDebts(state) > 0;
};

/** House rule: as with tokens, the defense dice are changed only while there is something left to evade. */
const matters = (attack: Attack, side: 'attack' | 'defense'): boolean =>
  side === 'attack' || threatOf(attack) > 0;

export const leftOf = ({ left }: Attack, face: string): number =>
  face === 'hit' || face === 'doubleHit' || face === 'critical' ? left[face] : 0;

/** Whether the Evades have been counted: what is left is all there is. */
export const isComparing = ({ left }: Attack): boolean => left.hit + left.doubleHit + left.critical > 0;

/** The dice a text may have rolled again, and whose they are. */
export const rerollable = (
  state: Readonly<State>,
  ship: Ship,
  op: Extract<Op, { readonly op: 'reroll' }>,
): number[] => {
  const { attack } = state;
  const byOwner = isOwnDice(state, ship, op.dice);
  if (byOwner && !matters(attack, op.dice)) return [];
  const found = rollableShowing(attack, op.dice, op.face, 'all', byOwner);
  return op.count === 'crew' && crewCount(ship) === 0 ? [] : found;
};

export const isOwnDice = (
  { attack, ships }: Readonly<State>,
  ship: Ship,
  side: 'attack' | 'defense',
): boolean => ships[side === 'attack' ? attack.attacker : attack.target] === ship;

/** Kor counts Crew that is face up and not disabled. */
export const crewCount = ({ upgrades }: Ship): number =>
  upgrades.filter(
    ({ card, status, faceDown }) => status === 'ready' && !faceDown && upgradeCard(card).type === 'crew',
  ).length;

export type FreeCard = Extract<Op, { readonly op: 'freeCard' }>;

/** Whether a text that lets another card act means this one. */
export const isMeant = ({ type, title }: FreeCard, card: UpgradeId): boolean => {
  const written = upgradeCard(card);
  return (type ?? written.type) === written.type && (title ?? written.title) === written.title;
};

/** The cards whose action another card lets the ship perform as a free action. */
export const freeCards = (
  state: Readonly<State>,
  at: number,
  ref: TextRef,
  op: FreeCard,
  which: 'all' | 'open' = 'all',
): number[] =>
  shipAt(state, at).upgrades.flatMap(({ card, faceDown }, place) => {
    const other = ref.kind !== 'upgrade' || ref.at !== place;
    if (!other || !isMeant(op, card) || (faceDown && which === 'open')) return [];
    const own: TextRef = { kind: 'upgrade', at: place };
    const usable = upgradeCard(card).abilities.some(
      (_, index) => useProblem(state, at, own, index, 'action') === undefined,
    );
    return usable ? [place] : [];
  });

/** The open texts that let another card act, were there one that could. */
export const givers = (state: Readonly<State>, at: number): { ref: TextRef; op: FreeCard }[] => {
  const found: { ref: TextRef; op: FreeCard }[] = [];
  forEachText(state, at, 'freeAction', (one) => {
    const op = one.text.effect.find((op): op is FreeCard => op.op === 'freeCard');
    if (!op || !speaks(state, at, one.ref, one.text) || isUsed(state, at, one)) return;
    if (termsProblem(state, at, one) === undefined) found.push({ ref: one.ref, op });
  });
  return found;
};

/** The texts a ship can use at this moment: those that may be used (`open`: of open cards), or those that must act. */
export const usableTexts = (
  state: Readonly<State>,
  at: number,
  timing: Timing,
  which: 'optional' | 'open' | 'compulsory' | 'all',
): Text[] => {
  const found: Text[] = [];
  forEachText(state, at, timing, (one) => {
    const faceDown = one.ref.kind === 'upgrade' && shipAt(state, at).upgrades[one.ref.at]?.faceDown === true;
    // Ruling 13: a text that must act does nothing face down; its owner may turn the card up for it.
    const optional = one.text.optional || faceDown;
    if (which !== 'all' && optional !== (which !== 'compulsory')) return;
    if (which === 'open' && faceDown) return;
    if (textProblem(state, at, one) === undefined) found.push(one);
  });
  return found;
};

/** Whether a card that might lie face down at a place would have something to do at this moment. */
export const couldUse = (
  state: Readonly<State>,
  at: number,
  place: number,
  abilities: readonly Ability[],
  timing: Timing,
): boolean =>
  abilities.some((text, index) => {
    if (text.timing !== timing) return false;
    return possibleProblem(state, at, { ref: { kind: 'upgrade', at: place }, index, text }) === undefined;
  });
