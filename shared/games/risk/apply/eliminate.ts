import { withdraw } from '../../../engine/asks';
import type { Emit, Seat } from '../../../engine/game';
import { SIZE } from '../data/map';
import type { Event } from '../events';
import { type MoveOf, ORDER_DICE } from '../moves';
import { active, ownerAt, unitsAt } from '../position';
import type { RiskState } from '../types';
import { discardHand, handOver } from './cards';
import { maybeLast } from './end';
import { remove } from './forces';
import { endInvasion } from './invasion';
import { push } from './works';

/** Rulebook p. 10: a captain without ships is out, and the conqueror takes the Location cards. */
export const eliminate = (draft: RiskState, seat: Seat, by: Seat, emit: Emit<Event>): void => {
  draft.alive[seat] = 0;
  emit?.({ type: 'eliminated', seat, by });
  handOver(draft, seat, by, emit);
  maybeLast(draft, emit);
};

// House rule: the ships of a captain who concedes leave the map, the cards go to the discards.
export const concede = (draft: RiskState, seat: Seat, emit: Emit<Event>): void => {
  const locations: number[] = [];
  for (let location = 0; location < SIZE; location++) {
    if (ownerAt(draft, location) !== seat) continue;
    locations.push(location);
    remove(draft, location, unitsAt(draft, location));
  }
  draft.alive[seat] = 0;
  const cards = discardHand(draft, seat);
  emit?.({ type: 'conceded', seat, locations, cards });
  maybeLast(draft, emit);
  if (draft.result.reason === '') goOnWithout(draft, seat);
};

/** Picks up play where the captain who left was in the way of it. */
const goOnWithout = (draft: RiskState, seat: Seat): void => {
  const asked = draft.open.some((question) => question.seat === seat);
  if (draft.round === 0) {
    withdraw(draft, (question) => question.seat === seat);
    if (asked) push(draft, setUpStep(draft));
    return;
  }
  if (active(draft) === seat) {
    draft.open = [];
    draft.agenda = [];
    draft.pool = 0;
    endInvasion(draft);
    push(draft, 'nextTurn');
    return;
  }
  // A defender who leaves ends the invasion; the attacker finds the location empty.
  withdraw(draft, (question) => question.seat === seat);
  if (asked) endInvasion(draft);
};

const setUpStep = ({ phase }: RiskState): 'captains' | 'wormhole' | 'fleets' =>
  phase === 'captains' || phase === 'wormhole' ? phase : 'fleets';

/** Takes a standing order; true if it also answers a question open for this captain. */
export const order = (
  draft: RiskState,
  seat: Seat,
  { type }: MoveOf<'orderAsk' | 'orderOne' | 'orderTwo'>,
  emit: Emit<Event>,
): boolean => {
  const dice = ORDER_DICE[type];
  draft.orders[seat] = dice;
  emit?.({ type: 'ordered', seat, dice });
  const asked = draft.open.some((question) => question.seat === seat && question.type === 'defend');
  if (!asked || dice === 0) return false;
  withdraw(draft, (question) => question.seat === seat);
  return true;
};
