import type { Seat } from '../../../engine/game';
import type { CardId } from '../data/cards';
import { handOf } from '../queries';
import type { MoveOf, PanicMove, PanicState } from '../types';
import { bestBy, cardWorth } from './answers';
import { evaluate } from './evaluate';
import { bestPlan, greedy, type Plan, sketch } from './plan';

type Table = Readonly<PanicState>;
const PASS: PanicMove = { type: 'pass' };

/** The table after a trade. */
const swapped = (
  state: Table,
  seat: Seat,
  { seat: partner, give, take }: MoveOf<'offerTrade'>,
): PanicState => {
  const draft = sketch(state);
  draft.hands = state.hands.map((hand, at) => {
    if (at === seat) return [...hand.filter((card) => card !== give), take];
    return at === partner ? [...hand.filter((card) => card !== take), give] : hand;
  });
  return draft;
};

/** What one more card would add to the end of a plan. */
const addition = (plan: Plan, seat: Seat, card: CardId): number => {
  const draft = sketch(plan.state);
  draft.agenda = plan.state.agenda.slice();
  draft.hands = draft.hands.map((hand, at) =>
    at === seat ? [...hand, card] : hand.filter((one) => one !== card),
  );
  const base = evaluate(draft);
  return greedy(draft, seat).value - base;
};

interface Wish {
  readonly partner: Seat;
  readonly card: CardId;
  readonly worth: number;
}

const wishes = (state: Table, seat: Seat, plan: Plan): Wish[] => {
  const all: Wish[] = [];
  for (let partner = 0; partner < state.players; partner++) {
    if (partner === seat) continue;
    for (const card of handOf(state, partner)) all.push({ partner, card, worth: addition(plan, seat, card) });
  }
  return all.sort((a, b) => b.worth - a.worth).slice(0, 3);
};

/** Offers the swap after which the best plan is best, if it is clearly better than without. */
export const offerTrade = (state: Table, seat: Seat): PanicMove => {
  const plan = bestPlan(state, seat);
  const spare = handOf(plan.state, seat).slice();
  spare.sort((a, b) => cardWorth(state, a) - cardWorth(state, b));
  const gives = spare.slice(0, 2);
  const offers = wishes(state, seat, plan)
    .filter(({ worth }) => worth > 0.5)
    .flatMap(({ partner, card }) =>
      gives.map((give): MoveOf<'offerTrade'> => ({ type: 'offerTrade', seat: partner, give, take: card })),
    );
  const worth = (offer: MoveOf<'offerTrade'>): number =>
    bestPlan(swapped(state, seat, offer), seat).value - lossOf(state, offer);
  const best = bestBy(offers, worth);
  return best && worth(best) > plan.value + 0.5 ? best : PASS;
};

/** What the partner gives up, beyond what it gets. */
const lossOf = (state: Table, { give, take }: MoveOf<'offerTrade'>): number =>
  0.5 * (cardWorth(state, take) - cardWorth(state, give));

/** All want the same: an offer is refused only if it takes something much better than it brings. */
export const answerTrade = (state: Table): PanicMove => {
  const { give, take } = state.offer;
  const loss = cardWorth(state, take) - cardWorth(state, give);
  return { type: loss > 6 ? 'declineTrade' : 'acceptTrade' };
};
