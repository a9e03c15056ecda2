import type { Seat } from '../../../engine/game';
import type { Private, Public } from '../board';
import { type CardId, starsOf } from '../data/cards';
import { MOST_STARS } from '../data/stars';
import type { Move } from '../moves';

/** Stars that are worth waiting for: the chart pays more for each of many stars than of few; a duel is too short. */
const enoughStars = (captains: number): number => (captains === 2 ? 6 : 8);

/** Waits for a good trade, then turns in as many stars as ten allow, two-star cards first. */
export const chooseTrade = (pub: Public, priv: Private | undefined, seat: Seat): Move => {
  const hand = (priv?.hands[seat] ?? []).filter((card): card is CardId => card !== '');
  const total = hand.reduce((sum, card) => sum + starsOf(card), 0);
  if (pub.stars === 0 && total < enoughStars(pub.captains.length)) return { type: 'endTrade' };
  const fits = hand.filter((card) => pub.stars + starsOf(card) <= MOST_STARS);
  const next = fits.find((card) => starsOf(card) === 2) ?? fits[0];
  return next === undefined ? { type: 'endTrade' } : { type: 'tradeCard', card: next };
};
