import { canonical } from '../../../../shared/engine/canonical';
import { checkFleet } from '../../../../shared/games/attackWing/fleet/check';
import type { Fault } from '../../../../shared/games/attackWing/fleet/faults';
import type { WrittenFleet } from '../../../../shared/games/attackWing/fleet/fleet';
import type { FleetLimits } from '../../../../shared/games/attackWing/fleet/limits';
import { faultText } from '../../../../shared/games/attackWing/words/en/fleet';
import { cardsFor, priceOf, putCard, type Spot } from './edit';

/** A card that might go to a spot. */
export interface Choice {
  readonly id: string;
  /** What the fleet costs more (or less) with it. */
  readonly sp: number;
  /** Why it does not fit; empty: it does. */
  readonly why: readonly string[];
}

/**
 * Every card for a spot: whether it fits is what the rules say of the fleet with it, against what they say of the fleet
 * without; mistakes that are there already are nobody's reason.
 */
export const choicesFor = (fleet: WrittenFleet, spot: Spot, limits: FleetLimits): Choice[] => {
  const before = checkFleet(fleet, limits);
  const price = priceOf(fleet);
  return cardsFor(spot).map((id) => {
    const changed = putCard(fleet, spot, id);
    return {
      id,
      sp: priceOf(changed) - price,
      why: checkFleet(changed, limits)
        .filter((fault) => !before.some((known) => isNoWorse(fault, known)))
        .map((fault) => faultText(fault, changed)),
    };
  });
};

/** A fault that was there before; what was too dear is so no worse if it costs no more. */
const isNoWorse = (fault: Fault, known: Fault): boolean => {
  if ('sp' in fault && 'sp' in known)
    return fault.code === known.code && fault.ship === known.ship && fault.sp <= known.sp;
  return canonical(fault) === canonical(known);
};

/** Every mistake of a fleet in words, in the order of the rules. */
export const textsOf = (fleet: WrittenFleet, limits: FleetLimits): string[] =>
  checkFleet(fleet, limits).map((fault) => faultText(fault, fleet));
