import { ask } from '../../../../engine/asks';
import type { Emit, Seat } from '../../../../engine/game';
import type { Rng } from '../../../../engine/rng';
import { mostToBuy, ownStarbases, rivalGroups } from '../../candidates';
import type { Op, OpOf } from '../../data/effects';
import type { Event } from '../../events';
import { holdings, livingFrom, unitsAt } from '../../position';
import { NOBODY, type RiskState, type Work } from '../../types';
import { handOf, stealCard } from '../cards';
import { rollForLowest, rollForPlaces } from '../rollOff';
import { askAbout } from '../asking';
import { cancelOps, pushOps, pushWork } from '../works';
import { amountFor, type Context, seatsOf } from './who';

/** I, Borg: everybody with crew rolls, the lowest is picked. */
export const rollOff = (
  draft: RiskState,
  op: OpOf<'rollOff'>,
  { effect }: Context,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  const seats = livingFrom(draft, effect.by).filter((seat) => (draft.crew[seat]?.length ?? 0) > 0);
  if (seats.length === 0) return;
  const { rolls, lowest } = rollForLowest(seats, rng);
  effect.picked = lowest;
  emit?.({ type: 'rolledOff', rolls, picked: lowest });
  pushOps(draft, op.then);
};

/** Arena: one die each, again on a tie. */
export const duel = (
  draft: RiskState,
  op: OpOf<'duel'>,
  context: Context,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  const { effect } = context;
  const [a] = seatsOf(draft, op.a, context);
  const [b] = seatsOf(draft, op.b, context);
  if (a === undefined || b === undefined) return;
  const { rolls, ranked } = rollForPlaces([a, b], rng);
  effect.winner = ranked[0] ?? a;
  effect.loser = ranked[1] ?? b;
  emit?.({ type: 'dueled', rolls, winner: effect.winner, loser: effect.loser });
  pushOps(draft, [...op.loser, ...op.winner]);
};

/** Death Wish: all captains name another at the same time; two of them would only name each other. */
export const vote = (draft: RiskState, op: OpOf<'vote'>, { effect }: Context): void => {
  const voters = livingFrom(draft, effect.by);
  effect.votes = draft.captains.map(() => NOBODY);
  pushWork(draft, { type: 'countVotes', then: op.then });
  if (voters.length < 3) return;
  for (const seat of voters)
    ask(draft, { type: 'vote', seat, seats: voters.filter((other) => other !== seat) });
};

export const castVote = (draft: RiskState, seat: Seat, named: Seat, emit: Emit<Event>): void => {
  draft.effect.votes[seat] = named;
  emit?.({ type: 'voted', seat, named });
};

/** The ballots are turned up; the active captain breaks a tie. */
export const countVotes = (
  draft: RiskState,
  { then }: Extract<Work, { readonly type: 'countVotes' }>,
  emit: Emit<Event>,
): void => {
  const { effect } = draft;
  const living = livingFrom(draft, effect.by);
  const count = (seat: Seat): number => effect.votes.filter((named) => named === seat).length;
  const most = living.reduce((best, seat) => Math.max(best, count(seat)), 0);
  const tied = living.filter((seat) => count(seat) === most);
  emit?.({ type: 'ballots', votes: [...effect.votes], tied });
  draft.reveals++;
  effect.votes = [];
  pushOps(draft, then);
  effect.voted = tied[0] ?? NOBODY;
  if (tied.length > 1 && draft.alive[effect.by] === 1)
    askAbout(draft, { type: 'pickCaptain', seat: effect.by, of: 'vote', seats: tied });
};

/** The captain named picks one of the options of the card. */
export const choose = (draft: RiskState, op: OpOf<'choose'>, seat: Seat): void => {
  pushWork(draft, { type: 'op', op, seat });
  askAbout(draft, { type: 'choose', seat, of: 'choose', options: op.options.map(({ id }) => id) });
};

/** Whether an operation could be carried out if it came now; those before an optional one depend on it. */
const couldFollow = (draft: RiskState, op: Op, seat: Seat): boolean => {
  switch (op.op) {
    case 'transferCredits':
      return (draft.credits[seat] ?? 0) >= op.n;
    case 'buyShips':
      return mostToBuy(draft, seat, op.max, op.price) > 0 && ownStarbases(draft, seat).length > 0;
    case 'removeUnits':
      return (
        typeof op.where === 'string' || !('rivalAdjacent' in op.where) || rivalGroups(draft, seat).length > 0
      );
    default:
      return true;
  }
};

/** R28: whoever may decline is not asked where the rest of the card could not happen. */
const restCouldFollow = (draft: RiskState, seat: Seat): boolean => {
  const { agenda } = draft as { agenda: readonly Work[] };
  for (let i = agenda.length - 1; i >= 0; i--) {
    const work = agenda[i];
    if (work?.type !== 'op') return true;
    if (!couldFollow(draft, work.op, seat)) return false;
  }
  return true;
};

export const chooseOpponent = (
  draft: RiskState,
  op: OpOf<'chooseOpponent'>,
  seat: Seat,
  { effect }: Context,
  emit: Emit<Event>,
): void => {
  const optional = op.optional === true;
  const hasCards = (other: Seat): boolean => handOf(draft, other).cards.length > 0;
  const seats = livingFrom(draft, seat).filter(
    (other) => other !== seat && (op.filter === undefined || hasCards(other)),
  );
  if (seats.length === 0 || (optional && !restCouldFollow(draft, seat))) return cancelOps(draft);
  if (seats.length > 1 || optional)
    return askAbout(draft, { type: 'pickCaptain', seat, of: 'chooseOpponent', seats, optional });
  effect.chosen = seats;
  emit?.({ type: 'captainsNamed', seat, named: seats });
};

export const chooseTwoCaptains = (
  draft: RiskState,
  seat: Seat,
  { effect }: Context,
  emit: Emit<Event>,
): void => {
  const seats = livingFrom(draft, seat);
  if (seats.length > 2) return askAbout(draft, { type: 'pickTwo', seat, of: 'chooseTwoCaptains', seats });
  effect.chosen = seats;
  emit?.({ type: 'captainsNamed', seat, named: seats });
};

export const chooseLocation = (
  draft: RiskState,
  op: OpOf<'chooseLocation'>,
  seat: Seat,
  { effect }: Context,
  emit: Emit<Event>,
): void => {
  const held = holdings(draft, seat);
  const most = held.reduce((best, at) => Math.max(best, unitsAt(draft, at)), 0);
  if (op.where === 'ownLargest' && most < 2) return cancelOps(draft);
  const places = op.where === 'ownOne' ? held : held.filter((at) => unitsAt(draft, at) === most);
  if (places.length > 1)
    return askAbout(draft, { type: 'pickLocation', seat, of: 'chooseLocation', places, left: 1 });
  const [only] = places;
  if (only === undefined) return cancelOps(draft);
  effect.location = only;
  emit?.({ type: 'locationChosen', seat, location: only });
};

export const changeCredits = (draft: RiskState, op: OpOf<'credits'>, seat: Seat, emit: Emit<Event>): void => {
  const credits = Math.max(amountFor(draft, op.delta, seat), -(draft.credits[seat] ?? 0));
  if (credits === 0) return;
  draft.credits[seat] = (draft.credits[seat] ?? 0) + credits;
  emit?.({ type: 'credited', seat, credits });
};

/** Credits go to another captain, or (NOBODY) to the bank. */
export const payTo = (draft: RiskState, seat: Seat, to: number, credits: number, emit: Emit<Event>): void => {
  draft.credits[seat] = (draft.credits[seat] ?? 0) - credits;
  if (to !== NOBODY) draft.credits[to] = (draft.credits[to] ?? 0) + credits;
  emit?.({ type: 'paid', seat, credits, to });
};

export const transferCredits = (
  draft: RiskState,
  op: OpOf<'transferCredits'>,
  context: Context,
  emit: Emit<Event>,
): void => {
  const [from] = seatsOf(draft, op.from, context);
  const [to] = seatsOf(draft, op.to, context);
  if (from === undefined || to === undefined || (draft.credits[from] ?? 0) < op.n) return cancelOps(draft);
  payTo(draft, from, to, op.n, emit);
};

/** In the Pale Moonlight: pay, and what is paid for happens. */
export const pay = (draft: RiskState, op: OpOf<'pay'>, seat: Seat): void => {
  if ((draft.credits[seat] ?? 0) < op.cost || !op.then.every((next) => couldFollow(draft, next, seat)))
    return;
  pushOps(draft, op.then);
  askAbout(draft, { type: 'accept', seat, of: 'pay', left: op.cost, optional: true });
};

export const stealLocation = (
  draft: RiskState,
  op: OpOf<'stealLocation'>,
  context: Context,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  const [from] = seatsOf(draft, op.from, context);
  const [to] = seatsOf(draft, op.to, context);
  if (from !== undefined && to !== undefined) stealCard(draft, from, to, rng, emit);
};

/** Crew that is lost for good, or turned down without a mark. */
export const changeCrew = (draft: RiskState, op: OpOf<'crew'>, seat: Seat, emit: Emit<Event>): void => {
  const cards = draft.crew[seat] ?? [];
  if (op.action === 'exhaust') {
    if (!cards.some(({ ready }) => ready) || !restCouldFollow(draft, seat)) return cancelOps(draft);
    return askAbout(draft, { type: 'pickCrew', seat, of: 'buyShips', optional: true });
  }
  const [only] = cards;
  if (only === undefined) return;
  if (cards.length > 1) askAbout(draft, { type: 'pickCrew', seat, of: 'crew' });
  else loseCrew(draft, seat, only.role, emit);
};

export const loseCrew = (draft: RiskState, seat: Seat, role: number, emit: Emit<Event>): void => {
  draft.crew[seat] = (draft.crew[seat] ?? []).filter((card) => card.role !== role);
  draft.boxed[seat] = [...(draft.boxed[seat] ?? []), role];
  emit?.({ type: 'crewLost', seat, role });
};

export const exhaustCrew = (draft: RiskState, seat: Seat, role: number, emit: Emit<Event>): void => {
  draft.crew[seat] = (draft.crew[seat] ?? []).map((card) =>
    card.role === role ? { ...card, ready: false } : card,
  );
  emit?.({ type: 'crewExhausted', seat, role });
};
