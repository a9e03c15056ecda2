import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { Event } from '../events';
import { isOver } from '../outcome';
import { active, isCaptain } from '../position';
import { NOBODY, type RiskState } from '../types';
import { discardHand, handOf, handOver } from './cards';
import { aliveSeats, maybeLast } from './end';
import { endFlagsOf } from './modifiers';
import { returnQuests } from './quests';
import { dropTurn } from './works';

/** R57: crew leave the match, Quests go back, what bound this captain alone ends. */
export const leaveMatch = (draft: RiskState, seat: Seat, rng: Rng, emit: Emit<Event>): void => {
  draft.alive[seat] = 0;
  draft.credits[seat] = 0;
  const crew = draft.crew[seat] ?? [];
  if (crew.length > 0) {
    draft.boxed[seat] = [...(draft.boxed[seat] ?? []), ...crew.map(({ role }) => role)];
    draft.crew[seat] = [];
  }
  returnQuests(draft, seat, rng, emit);
  endFlagsOf(draft, seat, emit);
};

/** Rulebook pp. 10 and 14: the conqueror takes the Location cards and the Command Credits. */
const takeSpoils = (draft: RiskState, from: Seat, to: Seat, emit: Emit<Event>): void => {
  const credits = draft.credits[from] ?? 0;
  const cards = handOf(draft, from).cards.length;
  if (credits > 0 || cards > 0)
    emit?.({ type: 'spoils', seat: to, from, cards: [...handOf(draft, from).cards], credits });
  handOver(draft, from, to);
  draft.credits[to] = (draft.credits[to] ?? 0) + credits;
};

/** R18: taken by no captain, cards go to the discards and credits to the bank. */
const takeNothing = (draft: RiskState, seat: Seat, emit: Emit<Event>): void => {
  const credits = draft.credits[seat] ?? 0;
  const cards = discardHand(draft, seat);
  if (credits > 0 || cards.length > 0) emit?.({ type: 'lost', seat, cards, credits });
};

/** A captain without ships is out; `by` is whoever took the last one: a seat, or lifeforms, or NOBODY. */
export const eliminate = (draft: RiskState, seat: Seat, by: number, rng: Rng, emit: Emit<Event>): void => {
  const taker = by !== NOBODY && isCaptain(by) ? by : NOBODY;
  emit?.({ type: 'eliminated', seat, by: taker });
  if (taker === NOBODY) takeNothing(draft, seat, emit);
  else takeSpoils(draft, seat, taker, emit);
  leaveMatch(draft, seat, rng, emit);
};

/** R56: after a Q-Vent or an overrun, everybody without ships is out at once. */
export const reckon = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const gone = aliveSeats(draft).filter((seat) => draft.ships[seat] === 0);
  if (gone.length === 0) return;
  for (const seat of gone) eliminate(draft, seat, NOBODY, rng, emit);
  maybeLast(draft, emit);
  if (!isOver(draft) && draft.alive[active(draft)] !== 1) dropTurn(draft, true);
};
