import { withdraw } from '../../../engine/asks';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { hasAnswer } from '../candidates';
import { SET_UP, type SetUpStep } from '../data/start';
import type { Event } from '../events';
import { active, holdings, isCaptain, unitsAt } from '../position';
import { NOWHERE, type RiskAsk, type RiskState, TRIBBLES } from '../types';
import { discardHand } from './cards';
import { leaveMatch } from './eliminate';
import { maybeLast } from './end';
import { remove } from './forces';
import { endInvasion } from './invasion';
import { dropTurn, push, pushWork } from './works';

// House rule: the ships of a captain who concedes leave the map, cards go to the discards, credits to the bank.
export const concede = (draft: RiskState, seat: Seat, rng: Rng, emit: Emit<Event>): void => {
  const locations = holdings(draft, seat);
  for (const location of locations) remove(draft, location, unitsAt(draft, location));
  const cards = discardHand(draft, seat);
  emit?.({ type: 'conceded', seat, locations, cards, credits: draft.credits[seat] ?? 0 });
  leaveMatch(draft, seat, rng, emit);
  maybeLast(draft, emit);
  if (draft.result.reason === '') goOnWithout(draft, seat, locations, emit);
};

/** Picks up play where the captain who left was in the way of it (R69). */
const goOnWithout = (draft: RiskState, seat: Seat, left: readonly number[], emit: Emit<Event>): void => {
  const asked = draft.open.some((question) => question.seat === seat);
  withdraw(draft, (question) => question.seat === seat);
  if (draft.round === 0) {
    if (asked) push(draft, setUpStep(draft));
    return;
  }
  const { attacker, to } = draft.invasion;
  if (left.includes(to)) endDefence(draft, emit);
  if (active(draft) === seat) {
    if (to !== NOWHERE && attacker === seat) {
      draft.open = [];
      endInvasion(draft, 'turnOver', emit);
    }
    draft.pool = 0;
    dropTurn(draft, draft.invasion.to !== NOWHERE && !isCaptain(draft.invasion.attacker));
  }
  withdraw(draft, (question) => !hasAnswer(draft, question as RiskAsk));
};

/** A defender who leaves ends the invasion; the attacker finds the location empty. A Tribble that fights moves in. */
const endDefence = (draft: RiskState, emit: Emit<Event>): void => {
  const { attacker, from, to } = draft.invasion;
  endInvasion(draft, 'defenderGone', emit);
  const at = draft.agenda.findLastIndex(({ type }) => type === 'engage');
  if (at >= 0) draft.agenda.splice(at, 1);
  withdraw(draft, ({ type }) => type === 'window' || type === 'defend' || type === 'commit');
  if (attacker === TRIBBLES) pushWork(draft, { type: 'fight', from, to });
};

const setUpStep = ({ phase }: RiskState): SetUpStep => SET_UP.find((step) => step === phase) ?? 'fleets';
