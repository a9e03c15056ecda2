import type { Emit } from '../../../engine/game';
import { ALPHABETICAL, NEIGHBOURS } from '../data/map';
import { OVERRUN } from '../data/supply';
import type { Event } from '../events';
import { isOver } from '../outcome';
import { isEmpty, ownerAt, unitsAt } from '../position';
import { type RiskState, TRIBBLES } from '../types';
import { maybeOverrun } from './end';
import { arrive, depart, place } from './forces';
import { openInvasion } from './invasion';
import { push, pushWork } from './works';

/** Rulebook p. 18: at the start of every captain's turn each location with Tribbles gets one more. */
export const growTribbles = (draft: RiskState, emit: Emit<Event>): void => {
  draft.phase = 'start';
  for (const location of ALPHABETICAL) {
    if (ownerAt(draft, location) !== TRIBBLES) continue;
    place(draft, TRIBBLES, location, 1);
    emit?.({
      type: 'tribbleGrew',
      location,
      units: unitsAt(draft, location),
      supply: draft.supply.tribbles,
    });
    maybeOverrun(draft, emit);
    if (isOver(draft)) return;
  }
  push(draft, 'reckon', 'overrun');
};

const overruns = (draft: RiskState, location: number): boolean =>
  ownerAt(draft, location) === TRIBBLES &&
  unitsAt(draft, location) >= OVERRUN &&
  !draft.overran.includes(location);

interface Fight {
  readonly from: number;
  readonly to: number;
}

/** One Tribble goes to each printed neighbour, clockwise; it joins, or waits for the fights behind all moves. */
const spread = (
  draft: RiskState,
  from: number,
  queue: number[],
  fights: Fight[],
  emit: Emit<Event>,
): void => {
  for (const to of NEIGHBOURS[from] ?? []) {
    const joins = isEmpty(draft, to) || ownerAt(draft, to) === TRIBBLES;
    depart(draft, from, 1);
    if (joins) arrive(draft, TRIBBLES, to, 1);
    else fights.push({ from, to });
    emit?.({ type: 'tribbleMoved', from, to, fights: !joins });
    if (joins && overruns(draft, to) && !queue.includes(to)) queue.push(to);
  }
};

/** R32: overruns by name, every location once a turn, then the fights in the order of the moves. */
export const overrun = (draft: RiskState, emit: Emit<Event>): void => {
  const queue = ALPHABETICAL.filter((location) => overruns(draft, location));
  const fights: Fight[] = [];
  // The queue grows while it is walked.
  for (const location of queue) {
    draft.overran.push(location);
    emit?.({ type: 'overran', location });
    spread(draft, location, queue, fights, emit);
  }
  for (const { from, to } of fights.reverse()) pushWork(draft, { type: 'fight', from, to });
};

/** A Tribble that waits beside a location joins if it can, else it attacks with one die. */
export const fight = (draft: RiskState, { from, to }: Fight, emit: Emit<Event>): void => {
  if (isEmpty(draft, to) || ownerAt(draft, to) === TRIBBLES) {
    arrive(draft, TRIBBLES, to, 1);
    emit?.({ type: 'tribbleSettled', location: to });
    return;
  }
  openInvasion(draft, TRIBBLES, from, to, 1);
  emit?.({ type: 'attacked', attacker: TRIBBLES, from, to, defender: ownerAt(draft, to) });
  push(draft, 'engage');
};
