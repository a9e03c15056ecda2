import type { Seat } from '../../../engine/game';
import { type CardId, cardOf } from '../data/cards';
import { PASS } from '../legal';
import type { MoveOf, PanicMove } from '../moves';
import { handOf } from '../position';
import type { PanicState } from '../types';
import { bestBy, cardWorth } from './answers';
import { bestPlan, bestUse, type Plan, planAlong, sketch } from './plan';

type Table = Readonly<PanicState>;

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
const addition = (plan: Plan, seat: Seat, partner: Seat, card: CardId): number => {
  const draft = sketch(plan.state);
  draft.agenda = plan.state.agenda.slice();
  draft.hands = draft.hands.map((hand, at) => {
    if (at === seat) return [...hand, card];
    return at === partner ? hand.filter((one) => one !== card) : hand;
  });
  return bestUse(draft, seat, card);
};

interface Wish {
  readonly partner: Seat;
  readonly card: CardId;
  readonly worth: number;
}

/** The cards of others that would help most; of two that are the same, the one of the later player. */
const wishes = (state: Table, seat: Seat, plan: Plan): Wish[] => {
  const all = new Map<string, Wish>();
  for (let ahead = state.players - 1; ahead > 0; ahead--) {
    const partner = (seat + ahead) % state.players;
    for (const card of handOf(state, partner)) {
      const { kind, credit } = cardOf(card);
      const key = `${kind}/${credit}`;
      if (!all.has(key)) all.set(key, { partner, card, worth: addition(plan, seat, partner, card) });
    }
  }
  return [...all.values()].filter(({ worth }) => worth > CLEARLY).sort((a, b) => b.worth - a.worth);
};

/** A trade must be worth the trouble. */
const CLEARLY = 0.5;
const WISHES = 2;
const GIFTS = 2;

/** Offers the swap after which the best plan is best, if it is clearly better than without. */
export const offerTrade = (state: Table, seat: Seat): PanicMove => {
  const plan = bestPlan(state, seat);
  const spare = handOf(plan.state, seat).slice();
  spare.sort((a, b) => cardWorth(state, a) - cardWorth(state, b));
  const offers = wishes(state, seat, plan)
    .slice(0, WISHES)
    .flatMap(({ partner, card }) =>
      spare.slice(0, GIFTS).map((give) => ({ type: 'offerTrade', seat: partner, give, take: card }) as const),
    )
    .filter((offer) => !wasDeclined(state, offer))
    .map((offer) => ({
      offer,
      worth: planAlong(swapped(state, seat, offer), seat, plan).value - lossOf(state, offer),
    }));
  const best = bestBy(offers, ({ worth }) => worth);
  return best && best.worth > plan.value + CLEARLY ? best.offer : PASS;
};

const alike = (a: CardId, b: CardId): boolean =>
  cardOf(a).kind === cardOf(b).kind && cardOf(a).credit === cardOf(b).credit;

/** Who has said no to this in the present turn is not asked again. */
const wasDeclined = (state: Table, { seat, give, take }: MoveOf<'offerTrade'>): boolean =>
  state.used.declined.some(
    (offer) => offer.partner === seat && alike(offer.give, give) && alike(offer.take, take),
  );

/** What the partner gives up, beyond what it gets. */
const lossOf = (state: Table, { give, take }: MoveOf<'offerTrade'>): number =>
  0.5 * (cardWorth(state, take) - cardWorth(state, give));

/** All want the same: an offer is refused only if it takes something much better than it brings. */
export const answerTrade = (state: Table): PanicMove => {
  const { give, take } = state.offer;
  const loss = cardWorth(state, take) - cardWorth(state, give);
  return { type: loss > 6 ? 'declineTrade' : 'acceptTrade' };
};
