import { ask } from '../../../engine/asks';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { pile } from '../../../engine/piles';
import { locationOfCard } from '../data/cards';
import { ROLES } from '../data/crew';
import { locationIndex, QUADRANT_OF, SIZE } from '../data/map';
import { qventsFor } from '../data/qvents';
import { ALIENS_EACH, type StartRow, STARTS } from '../data/start';
import type { Event } from '../events';
import type { MoveOf } from '../moves';
import { isCaptain, ownerAt } from '../position';
import { ALIENS, NOWHERE, type RiskState, UNCHOSEN } from '../types';
import { aliveSeats } from './end';
import { place } from './forces';
import { rollForPlaces, rollOff } from './rollOff';
import { beginTurn } from './turn';
import { push } from './works';

export const startOf = (state: Pick<RiskState, 'mission' | 'captains'>): StartRow => {
  const row = STARTS[state.mission][state.captains.length];
  if (!row) throw new RangeError(`risk: no set-up for ${String(state.captains.length)} captains`);
  return row;
};

/** The steps of set-up in the order the rulebook has them for this mission and number of captains. */
export const begin = (draft: RiskState, emit: Emit<Event>): void => {
  emit?.({ type: 'began', mission: draft.mission, seats: draft.captains.length });
  push(draft, 'firstTurn', ...[...startOf(draft).steps].reverse());
};

/** Mission 2, set-up 1: everybody rolls for a place in the choice of captains. */
export const rankCaptains = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const { rolls, ranked } = rollForPlaces(aliveSeats(draft), rng);
  draft.order = ranked;
  emit?.({ type: 'rolledForCaptains', rolls, order: [...ranked] });
};

/** Everybody chooses a captain: by the roll in Mission 2; Mission 1 sets no order, we go round the table. */
export const askCaptain = (draft: RiskState): void => {
  draft.phase = 'captains';
  const choosing = draft.order.length > 0 ? draft.order : draft.captains.map((_, seat) => seat);
  const seat = choosing.find((one) => draft.alive[one] === 1 && draft.captains[one] === UNCHOSEN);
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

/** All seats still in the match, round the table from one of them on. */
const roundFrom = (draft: RiskState, first: Seat): Seat[] => {
  const seats = draft.captains.length;
  return draft.captains.map((_, i) => (first + i) % seats).filter((seat) => draft.alive[seat] === 1);
};

/** Set-up 3: the highest roller goes first, the others follow clockwise. */
export const rollForOrder = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const { rolls, highest, lowest } = rollOff(aliveSeats(draft), rng);
  draft.order = roundFrom(draft, highest);
  draft.highest = highest;
  draft.lowest = lowest;
  emit?.({ type: 'rolledForOrder', rolls, order: [...draft.order], lowest });
};

/** Mission 2: the captains play in the order of their series, or round the table from the highest roller (R1). */
export const seatCaptains = (draft: RiskState, emit: Emit<Event>): void => {
  const rank = (seat: Seat): number => draft.captains[seat] ?? 0;
  const free = draft.freeSeating;
  draft.order = free
    ? roundFrom(draft, draft.order.find((seat) => draft.alive[seat] === 1) ?? 0)
    : aliveSeats(draft).sort((a, b) => rank(a) - rank(b));
  emit?.({ type: 'seated', order: [...draft.order], free });
};

/** Mission 2, set-up 2: in order of play each captain keeps four of the six crew. */
export const askCrew = (draft: RiskState): void => {
  draft.phase = 'crew';
  const seat = draft.order.find((one) => draft.alive[one] === 1 && draft.crew[one]?.length === 0);
  if (seat !== undefined) ask(draft, { type: 'keepCrew', seat });
};

export const keepCrew = (
  draft: RiskState,
  seat: Seat,
  { crew }: MoveOf<'keepCrew'>,
  emit: Emit<Event>,
): void => {
  const boxed = ROLES.flatMap((_, role) => (crew.includes(role) ? [] : [role]));
  draft.crew[seat] = crew.map((role) => ({ role, ready: true, used: false }));
  draft.boxed[seat] = boxed;
  emit?.({ type: 'crewKept', seat, crew: [...crew], boxed });
  push(draft, 'crew');
};

/** Mission 2, set-up 4: everybody rolls again for the ends of the wormhole. */
export const rollForWormhole = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const { rolls, highest, lowest } = rollOff(aliveSeats(draft), rng);
  draft.highest = highest;
  draft.lowest = lowest;
  emit?.({ type: 'rolledForWormhole', rolls, highest, lowest });
};

/** Mission 2, set-up 6: all Q-Vents, with two captains those marked II. */
export const shuffleQVents = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  draft.qventDeck = pile(rng.shuffle(qventsFor(draft.captains.length)));
  emit?.({ type: 'qventsShuffled', cards: draft.qventDeck.cards.length });
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
  const first = standing.includes(draft.highest) ? draft.highest : (standing[0] ?? 0);
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
  for (const location of locations) place(draft, ALIENS, location, ALIENS_EACH);
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
  const row = startOf(draft);
  const ships = row.fleets[draft.turn] ?? 0;
  const credits = row.credits[draft.turn] ?? 0;
  place(draft, seat, location, ships);
  draft.credits[seat] = credits;
  emit?.({ type: 'fleetPlaced', seat, location, ships, credits });
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
