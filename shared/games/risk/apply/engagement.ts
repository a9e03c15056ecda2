import { ask } from '../../../engine/asks';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { canReroll, isAskedIn } from '../crew';
import type { Event } from '../events';
import { sumFlags } from '../flags';
import {
  active,
  attackLimit,
  committable,
  defenceLimit,
  fightsToTheDeath,
  isCaptain,
  ownerAt,
  unitsAt,
} from '../position';
import { ALIENS, ONE_ENGAGEMENT, type RiskState, TRIBBLES } from '../types';
import { bendOf } from './bend';
import { type Bend, compareDice, type Losses, rollDice } from './dice';
import { eliminate } from './eliminate';
import { maybeLast } from './end';
import { arrive, remove, shift } from './forces';
import { endEngagement, endInvasion } from './invasion';
import { dropFlags } from './modifiers';
import { conquer } from './conquest';
import { dropTurn, ENGAGE } from './works';

/**
 * One engagement, in the order of R48. A step either asks somebody, and is looked at again after the answer, or goes on
 * to the next: 1 ships committed, First Officer; 2 defence dice, Security; 3 the roll; 4 and 5 dice again, attacker and
 * defender; 6 the comparison; 7 and 8 Medical, attacker and defender; 9 losses.
 */
export const engage = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const { invasion } = draft;
  if (invasion.step === 0) begin(draft);
  if (draft.mission === 'exploration') return engageSimply(draft, rng, emit);
  while (invasion.step < 9) {
    if (invasion.step === 3) roll(draft, rng);
    else if (asksNow(draft, emit)) return;
    invasion.step++;
  }
  settle(draft, rng, emit);
};

/** Mission 1 has no crew, so nobody is asked for more than the defence dice. */
const engageSimply = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  if (asksDefence(draft)) return;
  roll(draft, rng);
  settle(draft, rng, emit);
};

const begin = (draft: RiskState): void => {
  const { invasion } = draft;
  invasion.step = 1;
  if (invasion.downTo !== ONE_ENGAGEMENT) invasion.ships = attackLimit(draft, invasion.from, invasion.to);
};

/** Puts the question of the present step, if there is one. */
const asksNow = (draft: RiskState, emit: Emit<Event>): boolean => {
  const { step, to } = draft.invasion;
  if (step === 2) return asksDefence(draft);
  if (step === 5) return asksWindow(draft, ownerAt(draft, to), emit);
  if (step === 8) return lossesNow(draft).defender > 0 && asksWindow(draft, ownerAt(draft, to), emit);
  if (step !== 6) return asksAttacker(draft, emit);
  return false;
};

/** R50: whoever attacks until taken passes all windows but the first of the order. */
const asksAttacker = (draft: RiskState, emit: Emit<Event>): boolean => {
  const { attacker, step, downTo, fought } = draft.invasion;
  if (!isCaptain(attacker)) return false;
  if (downTo !== ONE_ENGAGEMENT && (step !== 1 || fought > 0)) return false;
  if (step === 7 && lossesNow(draft).attacker === 0) return false;
  return asksWindow(draft, attacker, emit);
};

const asksWindow = (draft: RiskState, seat: number, emit: Emit<Event>): boolean => {
  const { step, attacker } = draft.invasion;
  if (!isCaptain(seat)) return false;
  const again = step === 4 && seat === attacker && canReroll(draft, seat);
  if (!again && !isAskedIn(draft, seat, step)) return false;
  if (step > 3) showDice(draft, emit);
  draft.agenda.push(ENGAGE);
  ask(draft, { type: 'window', seat, step });
  return true;
};

/** The defender picks dice where there is something to pick, unless a standing order does. */
const asksDefence = (draft: RiskState): boolean => {
  const { to, defenders } = draft.invasion;
  const seat = ownerAt(draft, to);
  if (!isCaptain(seat) || defenders > 0) return false;
  if (defenceLimit(draft, to) > 1 && draft.orders[seat] === 0) {
    draft.agenda.push(ENGAGE);
    ask(draft, { type: 'defend', seat });
    return true;
  }
  return draft.mission !== 'exploration' && asksWindow(draft, seat, undefined);
};

/** Both sides roll (rulebook p. 9, steps 2 and 3). Lifeforms defend with as many dice as they can. */
const roll = (draft: RiskState, rng: Rng): void => {
  const { invasion } = draft;
  const most = defenceLimit(draft, invasion.to);
  const owner = ownerAt(draft, invasion.to);
  const order = isCaptain(owner) ? (draft.orders[owner] as number) : 0;
  const chosen = invasion.defenders > 0 ? invasion.defenders : order;
  invasion.attack = rollDice(invasion.ships, rng);
  invasion.defence = rollDice(chosen === 0 ? most : Math.min(chosen, most), rng);
};

const showDice = (draft: RiskState, emit: Emit<Event>): void => {
  const { invasion } = draft;
  if (invasion.shown) return;
  invasion.shown = true;
  const { attacker, from, to, attack, defence } = invasion;
  emit?.({ type: 'rolled', attacker, from, to, defender: ownerAt(draft, to), attack, defence });
};

const bendNow = (draft: RiskState): Bend => bendOf(draft, draft.invasion.attacker, draft.invasion.to);

const lossesNow = (draft: RiskState): Losses =>
  compareDice(draft.invasion.attack, draft.invasion.defence, bendNow(draft));

/** Units of the attacker that could be lost. */
const attackersAtStake = (draft: RiskState): number => {
  const { attacker, from, ships } = draft.invasion;
  return attacker === TRIBBLES ? 1 : Math.min(ships, unitsAt(draft, from));
};

/** What a Chief Medical Officer saves of so many losses. */
const spared = (draft: RiskState, occupant: number, losses: number): number =>
  draft.flags.length === 0 ? 0 : Math.min(losses, sumFlags(draft, 'preventLoss', occupant));

/** The losses are removed (steps 4 and 5), and what follows from them happens. */
const settle = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const { invasion } = draft;
  const { attacker, from, to, attack, defence } = invasion;
  const defender = ownerAt(draft, to);
  const bend = bendNow(draft);
  const { attacker: attackRaw, defender: defenceRaw } = compareDice(attack, defence, bend);
  const attackerSpared = spared(draft, attacker, attackRaw);
  const defenderSpared = spared(draft, defender, defenceRaw);
  const attackerLost = Math.min(attackRaw - attackerSpared, attackersAtStake(draft));
  const defenderLost = Math.min(defenceRaw - defenderSpared, unitsAt(draft, to));
  emit?.({
    type: 'engaged',
    ...{ attacker, from, to, defender, attack, defence },
    ...{ attackBonus: bend.attackBonus, defenceBonus: bend.defenceBonus, mirror: bend.mirror },
    ...{ attackerSpared, defenderSpared, attackerLost, defenderLost },
  });
  if (draft.flags.length > 0) dropFlags(draft, 'engagement');
  countLifeforms(draft, defender, attackerLost, defenderLost);
  const survivors = invasion.ships - attackerLost;
  endEngagement(invasion);
  invasion.fought++;
  remove(draft, to, defenderLost);
  if (attacker === TRIBBLES) return afterTribble(draft, attackerLost, emit);
  remove(draft, from, attackerLost);
  if (attacker === ALIENS) return afterAliens(draft, emit);
  if (unitsAt(draft, to) === 0) return conquer(draft, defender, survivors, rng, emit);
  goOn(draft, attacker, defender, rng, emit);
};

/** R63: lifeforms the active captain removed in engagements, attacking or defending. */
const countLifeforms = (
  draft: RiskState,
  defender: number,
  attackerLost: number,
  defenderLost: number,
): void => {
  const { attacker } = draft.invasion;
  if (!isCaptain(defender) && attacker === active(draft)) draft.tally.lifeforms += defenderLost;
  else if (!isCaptain(attacker) && defender === active(draft)) draft.tally.lifeforms += attackerLost;
};

/** The target stands: the invasion goes on by itself, ends because nobody is left for it, or waits. */
const goOn = (draft: RiskState, seat: Seat, defender: number, rng: Rng, emit: Emit<Event>): void => {
  const { from, to, downTo } = draft.invasion;
  if (draft.ships[seat] === 0) return dieAttacking(draft, seat, defender, rng, emit);
  if (ownerAt(draft, from) !== seat || committable(draft, from) === 0)
    return endInvasion(draft, 'spent', emit);
  if (downTo !== ONE_ENGAGEMENT) {
    if (unitsAt(draft, from) > downTo) draft.agenda.push(ENGAGE);
    return;
  }
  if (!fightsToTheDeath(draft, seat)) return;
  // R37: engagement follows engagement; the captain chooses only with how many ships.
  if (attackLimit(draft, from, to) > 1) ask(draft, { type: 'commit', seat });
  else commit(draft, seat, 1, emit);
};

export const commit = (draft: RiskState, seat: Seat, ships: number, emit: Emit<Event>): void => {
  const { from, to } = draft.invasion;
  draft.invasion.ships = ships;
  draft.agenda.push(ENGAGE);
  emit?.({ type: 'committed', seat, from, to, ships });
};

/** R18: whoever dies attacking a captain leaves cards and credits to that captain; the turn ends at once. */
const dieAttacking = (draft: RiskState, seat: Seat, defender: number, rng: Rng, emit: Emit<Event>): void => {
  endInvasion(draft, 'spent', emit);
  eliminate(draft, seat, defender, rng, emit);
  maybeLast(draft, emit);
  dropTurn(draft, false);
};

/** A Tribble fights until it is gone or has the location. */
const afterTribble = (draft: RiskState, lost: number, emit: Emit<Event>): void => {
  const { to } = draft.invasion;
  if (lost > 0) {
    draft.supply.tribbles++;
    return endInvasion(draft, 'lifeforms', emit);
  }
  if (unitsAt(draft, to) > 0) {
    draft.agenda.push(ENGAGE);
    return;
  }
  endInvasion(draft, 'lifeforms', emit);
  arrive(draft, TRIBBLES, to, 1);
  emit?.({ type: 'tribbleSettled', location: to });
};

/** R55: one engagement; if the location is empty and an Alien is left, one moves in. */
const afterAliens = (draft: RiskState, emit: Emit<Event>): void => {
  const { from, to } = draft.invasion;
  endInvasion(draft, 'lifeforms', emit);
  if (unitsAt(draft, to) > 0 || unitsAt(draft, from) === 0) return;
  shift(draft, from, to, 1);
  emit?.({ type: 'aliensMovedIn', from, to });
};
