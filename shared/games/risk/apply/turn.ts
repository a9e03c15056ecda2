import { ask } from '../../../engine/asks';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { MEMBERS, SIZE } from '../data/map';
import { starsOf } from '../data/cards';
import { shipsForStars } from '../data/stars';
import type { Event } from '../events';
import type { MoveOf } from '../moves';
import { active, anywhere, ownerAt } from '../position';
import { canLeave } from '../rules';
import { baseShips, holdsSector, sectorBonus } from '../sectors';
import type { RiskState } from '../types';
import { discard, drawCard, handOf } from './cards';
import { endByLimit } from './end';
import { place, shift } from './forces';
import { endInvasion } from './invasion';
import { DEPLOY, TURNS } from './works';

export const beginTurn = (draft: RiskState, emit: Emit<Event>): void => {
  emit?.({ type: 'turnBegan', seat: active(draft), round: draft.round });
  for (const step of TURNS[draft.mission]) draft.agenda.push(step);
};

/** Adds ships to the pool, as far as the reserve goes; gives back how many were lost. */
const grant = (draft: RiskState, seat: Seat, ships: number): number => {
  const room = draft.reserve - (draft.ships[seat] as number) - draft.pool;
  const granted = Math.min(ships, Math.max(0, room));
  draft.pool += granted;
  return ships - granted;
};

export const reinforce = (draft: RiskState, emit: Emit<Event>): void => {
  const seat = active(draft);
  const locations = draft.held[seat] as number;
  draft.phase = 'reinforce';
  draft.pool = 0;
  draft.stars = 0;
  draft.conquests = 0;
  const base = baseShips(locations);
  const bonus = sectorBonus(draft, seat);
  const lost = grant(draft, seat, base + bonus);
  if (emit) {
    const sectors = MEMBERS.flatMap((_, sector) => (holdsSector(draft, seat, sector) ? [sector] : []));
    emit({ type: 'reinforced', seat, locations, base, sectors, bonus, lost });
  }
  // How many cards a hand has is public, their stars are not: whoever has any is asked.
  if (handOf(draft, seat).cards.length > 0) ask(draft, { type: 'trade', seat });
};

/** Reinforcement 3, one card at a time: each lies face-up as soon as it is turned in. */
export const tradeCard = (
  draft: RiskState,
  seat: Seat,
  { card }: MoveOf<'tradeCard'>,
  emit: Emit<Event>,
): void => {
  const knownBy = discard(draft, seat, card);
  draft.stars += starsOf(card);
  emit?.({ type: 'cardTraded', seat, card, knownBy, stars: draft.stars });
  ask(draft, { type: 'trade', seat });
};

export const endTrade = (draft: RiskState, seat: Seat, emit: Emit<Event>): void => {
  const { stars } = draft;
  if (stars === 0) {
    emit?.({ type: 'cardsKept', seat });
    return;
  }
  const ships = shipsForStars(stars);
  const lost = grant(draft, seat, ships);
  emit?.({ type: 'traded', seat, stars, ships, lost });
};

/** Reinforcement 4. With a single location there is nothing to choose, so on the first turn never (p. 8). */
export const deployStep = (draft: RiskState, emit: Emit<Event>): void => {
  const seat = active(draft);
  draft.phase = 'deploy';
  if (draft.pool === 0) return;
  if (draft.held[seat] === 1) {
    for (let location = 0; location < SIZE; location++) {
      if (ownerAt(draft, location) === seat) deploy(draft, seat, location, draft.pool, emit);
    }
    return;
  }
  ask(draft, { type: 'deploy', seat });
};

export const deploy = (
  draft: RiskState,
  seat: Seat,
  location: number,
  ships: number,
  emit: Emit<Event>,
): void => {
  place(draft, seat, location, ships);
  draft.pool -= ships;
  emit?.({ type: 'deployed', seat, location, ships, left: draft.pool });
  if (draft.pool > 0) draft.agenda.push(DEPLOY);
};

/** Rulebook p. 10: one group from one location to another; asked only where there is one to make. */
export const maneuverStep = (draft: RiskState): void => {
  const seat = active(draft);
  draft.phase = 'maneuver';
  if (anywhere(draft, seat, canLeave)) ask(draft, { type: 'maneuver', seat });
};

export const maneuver = (
  draft: RiskState,
  seat: Seat,
  { from, to, ships }: MoveOf<'maneuver'>,
  emit: Emit<Event>,
): void => {
  shift(draft, from, to, ships);
  emit?.({ type: 'maneuvered', seat, from, to, ships });
};

export const endActions = (draft: RiskState, seat: Seat, emit: Emit<Event>): void => {
  endInvasion(draft);
  emit?.({ type: 'actionsEnded', seat });
};

/** Rulebook p. 11: one Location card for having conquered, however often. */
export const close = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  draft.phase = 'close';
  if (draft.conquests > 0) drawCard(draft, active(draft), rng, emit);
};

/** The next captain still in the match; behind the last one a new round begins. */
export const nextTurn = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const seats = draft.order.length;
  do {
    draft.turn++;
    if (draft.turn === seats) {
      draft.turn = 0;
      draft.round++;
    }
  } while (draft.alive[active(draft)] !== 1);
  if (draft.round > draft.rounds) {
    draft.round = draft.rounds;
    endByLimit(draft, rng, emit);
    return;
  }
  beginTurn(draft, emit);
};
