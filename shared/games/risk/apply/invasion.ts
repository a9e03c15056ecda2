import type { Emit, Seat } from '../../../engine/game';
import type { Event } from '../events';
import { sumFlags } from '../flags';
import { isCaptain, ownerAt } from '../position';
import { EMPTY, type Invasion, NO_DICE, NOWHERE, ONE_ENGAGEMENT, type RiskState, TRIBBLES } from '../types';
import { maybeOverrun } from './end';
import { place, roomFor } from './forces';
import { dropFlags } from './modifiers';

/**
 * Why an invasion is over (R36): the target fell; its captain did something else; no ship is left that could attack; its
 * captain's turn is over; the defender left the match; the lifeforms that attacked are done.
 */
export type EndOfInvasion = 'conquered' | 'left' | 'spent' | 'turnOver' | 'defenderGone' | 'lifeforms';

/** Rulebook p. 18, That Which Survives: whoever an invasion left standing is joined by others of its kind. */
const survivors = (draft: RiskState, emit: Emit<Event>): void => {
  const { attacker, to } = draft.invasion;
  const bonus = sumFlags(draft, 'survivorBonus', attacker);
  const owner = ownerAt(draft, to);
  if (bonus === 0 || owner === EMPTY || owner === attacker) return;
  const units = Math.min(bonus, roomFor(draft, owner));
  if (units === 0) return;
  place(draft, owner, to, units);
  emit?.({ type: 'survivorsJoined', location: to, owner, units });
  if (owner === TRIBBLES) maybeOverrun(draft, emit);
};

/** As it is while no invasion is under way; the place in memory stays, for invasions come and go all the time. */
const clearInvasion = (invasion: Invasion): void => {
  invasion.attacker = 0;
  invasion.from = NOWHERE;
  invasion.to = NOWHERE;
  invasion.ships = 0;
  invasion.downTo = ONE_ENGAGEMENT;
  invasion.fought = 0;
  endEngagement(invasion);
};

/** Between two engagements. */
export const endEngagement = (invasion: Invasion): void => {
  invasion.step = 0;
  invasion.defenders = 0;
  invasion.attack = NO_DICE;
  invasion.defence = NO_DICE;
  invasion.shown = false;
};

/** No invasion is under way any more. */
export const endInvasion = (draft: RiskState, why: EndOfInvasion, emit: Emit<Event>): void => {
  const { invasion } = draft;
  if (invasion.to === NOWHERE) return;
  if (draft.flags.length > 0) {
    if (isCaptain(invasion.attacker) && (why === 'left' || why === 'spent')) survivors(draft, emit);
    dropFlags(draft, 'engagement');
    dropFlags(draft, 'invasion');
  }
  clearInvasion(invasion);
};

/** An invasion begins; who stands where is checked already. */
export const openInvasion = (draft: RiskState, attacker: Seat, from: number, to: number, ships = 0): void => {
  const { invasion } = draft;
  clearInvasion(invasion);
  invasion.attacker = attacker;
  invasion.from = from;
  invasion.to = to;
  invasion.ships = ships;
};
