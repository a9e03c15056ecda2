import type { Seat } from '../../../../engine/game';
import type { Amount, Who } from '../../data/effects';
import { HAS_STARBASE } from '../../data/map';
import { SECTORS } from '../../data/sectors';
import { livingFrom } from '../../position';
import { heldIn, sectorsPresent } from '../../sectors';
import { type Effect, NOBODY, type RiskState } from '../../types';

/** Who and what an operation works with: the card being resolved, or the crew member commanded. */
export interface Context {
  readonly effect: Effect;
  /** Whose crew card it is. */
  readonly user: number;
  /** What it is used at. */
  readonly at: number;
}

const one = (draft: RiskState, seat: number | undefined): Seat[] =>
  seat !== undefined && seat !== NOBODY && draft.alive[seat] === 1 ? [seat] : [];

/** The captains an operation is about, in order of play from the active one. */
export const seatsOf = (draft: RiskState, who: Who, { effect, user }: Context): Seat[] => {
  switch (who) {
    case 'active':
      return one(draft, effect.by);
    case 'each':
      return livingFrom(draft, effect.by);
    case 'others':
      return livingFrom(draft, effect.by).filter((seat) => seat !== effect.by);
    case 'chosen':
      return one(draft, effect.chosen[0]);
    case 'picked':
    case 'voted':
    case 'winner':
    case 'loser':
      return one(draft, effect[who]);
    case 'leaderByLocations': {
      const living = livingFrom(draft, effect.by);
      const most = living.reduce((best, seat) => Math.max(best, draft.held[seat] ?? 0), 0);
      return living.filter((seat) => draft.held[seat] === most);
    }
    case 'user':
      return one(draft, user);
  }
};

/** An amount as it is for one captain; `location` is where ships go, if that counts. */
export const amountFor = (draft: RiskState, amount: Amount, seat: Seat, location = -1): number => {
  if (typeof amount === 'number') return amount;
  if ('bySeat' in amount) return amount.bySeat[draft.captains.length]?.[draft.order.indexOf(seat)] ?? 0;
  if ('base' in amount) return amount.base + (HAS_STARBASE[location] === true ? amount.starbaseBonus : 0);
  if (amount.per === 'sectorsPresent') return amount.amount * sectorsPresent(draft, seat);
  const sector = SECTORS.findIndex(({ id }) => id === amount.sector);
  return amount.amount * heldIn(draft, seat, sector);
};
