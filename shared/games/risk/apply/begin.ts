import { ask } from '../../../engine/asks';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { locationOfCard } from '../data/cards';
import { locationIndex, QUADRANT_OF, SIZE } from '../data/map';
import { ALIENS_EACH, type StartRow, STARTS } from '../data/start';
import type { Event } from '../events';
import type { MoveOf } from '../moves';
import { isCaptain, ownerAt } from '../position';
import { ALIENS, NOWHERE, type RiskState, UNCHOSEN } from '../types';
import { aliveSeats } from './end';
import { place } from './forces';
import { rollOff } from './rollOff';
import { beginTurn } from './turn';
import { push } from './works';

export const startOf = (state: Pick<RiskState, 'mission' | 'captains'>): StartRow => {
  const row = STARTS[state.mission][state.captains.length];
  if (!row) throw new RangeError(`risk: no set-up for ${String(state.captains.length)} captains`);
  return row;
};

/** Rulebook pp. 6–7 in its order; for two captains p. 16, where the roll comes after the aliens. */
export const begin = (draft: RiskState, emit: Emit<Event>): void => {
  emit?.({ type: 'began', mission: draft.mission, seats: draft.captains.length });
  if (startOf(draft).wormhole)
    push(draft, 'firstTurn', 'fleets', 'rollOff', 'aliens', 'wormhole', 'captains');
  else push(draft, 'firstTurn', 'fleets', 'aliens', 'wormhole', 'rollOff', 'captains');
};

/** Set-up 2: everybody chooses a captain. The rulebook sets no order; we go round the table. */
export const askCaptain = (draft: RiskState): void => {
  const seat = aliveSeats(draft).find((one) => draft.captains[one] === UNCHOSEN);
  if (seat !== undefined) ask(draft, { type: 'chooseCaptain', seat });
};

export const chooseCaptain = (
  draft: RiskState,
  seat: Seat,
  { captain }: MoveOf<'chooseCaptain'>,
  emit: Emit<Event>,
): void => {
  draft.captains[seat] = captain;
  emit?.({ type: 'captainChosen', seat, captain });
  push(draft, 'captains');
};

/** Set-up 3: the highest roller goes first, the others follow clockwise. */
export const rollForOrder = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const { rolls, highest, lowest } = rollOff(aliveSeats(draft), rng);
  const seats = draft.captains.length;
  draft.order = draft.captains.map((_, i) => (highest + i) % seats).filter((seat) => draft.alive[seat] === 1);
  draft.lowest = lowest;
  emit?.({ type: 'rolledForOrder', rolls, order: [...draft.order], lowest });
};

/** Set-up 3: the highest roller sets the Alpha end, the lowest the Beta end; two captains find both in place. */
export const wormhole = (draft: RiskState, emit: Emit<Event>): void => {
  draft.phase = 'wormhole';
  const fixed = startOf(draft).wormhole;
  if (fixed) {
    draft.wormhole = fixed.map(locationIndex);
    draft.wormhole.forEach((location, end) => emit?.({ type: 'wormholeSet', seat: 'table', end, location }));
    return;
  }
  const standing = draft.order.filter((seat) => draft.alive[seat] === 1);
  const first = standing[0] ?? 0;
  const last = standing.includes(draft.lowest) ? draft.lowest : (standing.at(-1) ?? first);
  if (draft.wormhole[0] === NOWHERE) ask(draft, { type: 'setWormhole', seat: first });
  else if (draft.wormhole[1] === NOWHERE) ask(draft, { type: 'setWormhole', seat: last });
};

/** The end of the wormhole that is set next: 0 Alpha, 1 Beta. */
export const nextEnd = (state: Pick<RiskState, 'wormhole'>): number =>
  state.wormhole[0] === NOWHERE ? 0 : 1;

export const setWormhole = (
  draft: RiskState,
  seat: Seat,
  { location }: MoveOf<'setWormhole'>,
  emit: Emit<Event>,
): void => {
  const end = nextEnd(draft);
  draft.wormhole[end] = location;
  emit?.({ type: 'wormholeSet', seat, end, location });
  push(draft, 'wormhole');
};

/** Set-up 4: as many cards as the chart says, two Alien Lifeforms on each location; then all cards are shuffled. */
export const seedAliens = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  rng.shuffle(draft.deck);
  const locations = draft.deck.slice(-startOf(draft).alienLocations).map(locationOfCard);
  for (const location of locations) {
    draft.owner[location] = ALIENS;
    draft.units[location] = ALIENS_EACH;
  }
  rng.shuffle(draft.deck);
  emit?.({ type: 'aliensFound', locations, units: ALIENS_EACH });
};

/** Set-up 5: in order of play, each fleet on one uninhabited location. */
export const askFleet = (draft: RiskState): void => {
  draft.phase = 'fleets';
  const turn = draft.order.findIndex((seat) => draft.alive[seat] === 1 && draft.ships[seat] === 0);
  if (turn < 0) return;
  draft.turn = turn;
  ask(draft, { type: 'placeFleet', seat: draft.order[turn] ?? 0 });
};

/** Two captains, p. 16: the quadrant a fleet may not start in, because the other one has; −1: none. */
export const closedQuadrant = (state: Readonly<RiskState>): number => {
  if (!startOf(state).apart) return -1;
  for (let location = 0; location < SIZE; location++) {
    if (isCaptain(ownerAt(state, location))) return QUADRANT_OF[location] ?? -1;
  }
  return -1;
};

export const placeFleet = (
  draft: RiskState,
  seat: Seat,
  { location }: MoveOf<'placeFleet'>,
  emit: Emit<Event>,
): void => {
  const ships = startOf(draft).fleets[draft.turn] ?? 0;
  place(draft, seat, location, ships);
  emit?.({ type: 'fleetPlaced', seat, location, ships });
  push(draft, 'fleets');
};

export const firstTurn = (draft: RiskState, emit: Emit<Event>): void => {
  if (draft.betaFirst) maybeSwap(draft, emit);
  draft.turn = draft.order.findIndex((seat) => draft.alive[seat] === 1);
  draft.round = 1;
  beginTurn(draft, emit);
};

// House rule (option): the captain in the Beta Quadrant begins.
const maybeSwap = (draft: RiskState, emit: Emit<Event>): void => {
  const start = draft.owner.findIndex((owner) => owner === draft.order[0]);
  if (QUADRANT_OF[start] === 1) return;
  draft.order.reverse();
  emit?.({ type: 'betaBegins', seat: draft.order[0] ?? 0 });
};
