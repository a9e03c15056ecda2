import type { Seat } from '../../../engine/game';
import type { Public } from '../board';
import { SIZE } from '../data/map';
import type { Move } from '../moves';
import { attackLimit, fightsToTheDeath, hasShipToSpare, isEmpty, spareShips, unitsAt } from '../position';
import { mayAdvance } from '../rules';
import { wantsAllHands } from './commanding';
import { attackWorth, frontierOf, threatTo } from './worth';

/** Ships that go along into an empty location: the group moves on once nothing else is left to take from here. */
const expansion = (pub: Public, seat: Seat, from: number, to: number): number => {
  const spare = spareShips(pub, from);
  const othersHere = frontierOf(pub, seat, from).filter((next) => next !== to);
  const ahead = frontierOf(pub, seat, to).filter((next) => next !== from);
  if (ahead.length === 0) return 1;
  return othersHere.some((next) => isEmpty(pub, next)) && spare > 1 ? 1 : spare;
};

interface Option {
  readonly worth: number;
  readonly from: number;
  readonly to: number;
}

const bestAction = (pub: Public, seat: Seat): Option | undefined => {
  let best: Option | undefined;
  for (let from = 0; from < SIZE; from++) {
    if (!hasShipToSpare(pub, seat, from)) continue;
    for (const to of frontierOf(pub, seat, from)) {
      if (!mayAdvance(pub, seat, from, to)) continue;
      const worth = attackWorth(pub, seat, unitsAt(pub, from), from, to);
      if (worth > 0 && (!best || worth > best.worth)) best = { worth, from, to };
    }
  }
  return best;
};

/** Takes what is worth most; an assault stops early enough to think again. */
export const chooseAction = (pub: Public, seat: Seat): Move => {
  const best = bestAction(pub, seat);
  if (!best) return { type: 'endActions' };
  const { from, to } = best;
  if (isEmpty(pub, to)) return { type: 'expand', from, to, ships: expansion(pub, seat, from, to) };
  // The windows of an engagement are open only to whoever fights it by itself.
  if (wantsAllHands(pub, seat)) return { type: 'invade', from, to, ships: attackLimit(pub, from, to) };
  const downTo = fightsToTheDeath(pub, seat) ? 0 : Math.min(spareShips(pub, from), unitsAt(pub, to) + 1);
  return { type: 'assault', from, to, downTo };
};

/** What a group of so many ships could still do from a location. */
const promise = (pub: Public, seat: Seat, location: number, ships: number): number => {
  let best = 0;
  for (const to of frontierOf(pub, seat, location)) {
    best = Math.max(best, attackWorth(pub, seat, ships, location, to));
  }
  return best + 0.1 * Math.min(ships, threatTo(pub, seat, location));
};

/** After a conquest: all follow, or none, whichever promises more. */
export const chooseMoveIn = (pub: Public, seat: Seat): Move => {
  const { from, to } = pub.invasion;
  const [here, there] = [unitsAt(pub, from), unitsAt(pub, to)];
  const stay = promise(pub, seat, from, here) + promise(pub, seat, to, there);
  const follow = promise(pub, seat, from, 1) + promise(pub, seat, to, there + here - 1);
  return { type: 'moveIn', ships: follow > stay ? here - 1 : 0 };
};
