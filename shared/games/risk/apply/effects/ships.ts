import type { Emit, Seat } from '../../../../engine/game';
import { mostToBuy, ownGroups, ownStarbases, rivalGroups } from '../../candidates';
import type { OpOf, UnitKind } from '../../data/effects';
import { MEMBERS } from '../../data/map';
import type { Event } from '../../events';
import { holdings, isCaptain, isEmpty, ownerAt, unitsAt } from '../../position';
import { ALIENS, NOBODY, NOWHERE, type RiskState } from '../../types';
import { askAbout } from '../asking';
import { place, remove, roomFor, shift } from '../forces';
import { grant } from '../turn';
import { pushWork } from '../works';
import { amountFor, type Context, seatsOf } from './who';

/** Ships from the reserve onto one location; what does not fit is lost (R58). */
export const addTo = (
  draft: RiskState,
  seat: Seat,
  location: number,
  wanted: number,
  emit: Emit<Event>,
): void => {
  const ships = Math.min(wanted, roomFor(draft, seat));
  if (ships > 0) place(draft, seat, location, ships);
  emit?.({ type: 'shipsAdded', seat, location, ships, lost: wanted - ships });
};

/** Ships that a captain places: nothing is asked where there is nothing to choose. */
const placeFreely = (
  draft: RiskState,
  seat: Seat,
  wanted: number,
  optional: boolean,
  emit: Emit<Event>,
): void => {
  const left = Math.min(wanted, roomFor(draft, seat));
  const held = holdings(draft, seat);
  if (left === 0 || held.length === 0) return;
  if (held.length === 1 && !optional) addTo(draft, seat, held[0] ?? 0, wanted, emit);
  else askAbout(draft, { type: 'place', seat, left, optional, of: 'addShips' });
};

/** Q Who: an empty location that may be settled. */
const settle = (
  draft: RiskState,
  op: OpOf<'addShips'>,
  seat: Seat,
  { effect }: Context,
  emit: Emit<Event>,
): void => {
  const location = effect.revealed[0] ?? NOWHERE;
  if (location === NOWHERE || !isEmpty(draft, location) || roomFor(draft, seat) === 0) return;
  if (op.optional !== true) return addTo(draft, seat, location, amountFor(draft, op.n, seat), emit);
  const { optional: _asked, ...sure } = op;
  pushWork(draft, { type: 'op', op: sure, seat });
  askAbout(draft, { type: 'accept', seat, optional: true, of: 'addShips', places: [location] });
};

/** Shuttlepod One: some of the own locations with so many ships. */
const rescue = (
  draft: RiskState,
  seat: Seat,
  each: number,
  where: { readonly own: number; readonly exactShips: number },
): void => {
  const places = holdings(draft, seat).filter((location) => unitsAt(draft, location) === where.exactShips);
  if (places.length === 0 || roomFor(draft, seat) === 0) return;
  askAbout(draft, {
    type: 'pickLocation',
    seat,
    of: 'addShips',
    places,
    left: where.own,
    each,
    optional: true,
  });
};

export const addShips = (
  draft: RiskState,
  op: OpOf<'addShips'>,
  seat: Seat,
  context: Context,
  emit: Emit<Event>,
): void => {
  const { where } = op;
  if (op.when === 'beforeFinalManeuver') {
    const value = amountFor(draft, op.n, seat);
    draft.flags.push({ key: 'shipsBeforeManeuver', value, seat, at: NOWHERE, by: seat, until: 'turn' });
  } else if (where === 'pool') {
    const wanted = amountFor(draft, op.n, seat);
    const lost = grant(draft, seat, wanted);
    emit?.({ type: 'shipsAdded', seat, location: NOWHERE, ships: wanted - lost, lost });
  } else if (where === 'ownAny')
    placeFreely(draft, seat, amountFor(draft, op.n, seat), op.optional === true, emit);
  else if (where === 'ownOne') addTo(draft, seat, context.at, amountFor(draft, op.n, seat, context.at), emit);
  else if (where === 'revealed') settle(draft, op, seat, context, emit);
  else rescue(draft, seat, amountFor(draft, op.n, seat), where);
};

/** Units off one location, with an event for it. */
export const removeFrom = (draft: RiskState, location: number, units: number, emit: Emit<Event>): void => {
  if (units <= 0) return;
  const owner = ownerAt(draft, location);
  remove(draft, location, units);
  emit?.({ type: 'unitsRemoved', location, owner, units });
};

/** Units a card takes from a location by itself: all kinds it names, never more than it may. */
const strike = (draft: RiskState, op: OpOf<'removeUnits'>, location: number, emit: Emit<Event>): void => {
  const owner = ownerAt(draft, location);
  const captain = isCaptain(owner);
  const kind: UnitKind = captain ? 'ships' : owner === ALIENS ? 'aliens' : 'tribbles';
  if (isEmpty(draft, location) || op.kinds?.includes(kind) === false) return;
  const kept = op.keepLast === true ? 1 : captain ? (op.captainKeeps ?? 0) : 0;
  const most = unitsAt(draft, location) - kept;
  removeFrom(draft, location, op.n === 'all' ? most : Math.min(op.n, most), emit);
};

/** A captain gives up ships of the own choice, never the last of a location; all of them where there is no choice. */
export const giveUp = (draft: RiskState, seat: Seat, n: number, emit: Emit<Event>): void => {
  const groups = ownGroups(draft, seat);
  const removable = groups.reduce((sum, location) => sum + unitsAt(draft, location) - 1, 0);
  if (removable > n && groups.length > 1)
    return askAbout(draft, { type: 'pickUnits', seat, of: 'removeUnits', left: n });
  let left = n;
  for (const location of groups) {
    const units = Math.min(left, unitsAt(draft, location) - 1);
    removeFrom(draft, location, units, emit);
    left -= units;
  }
};

/** The Best of Both Worlds: one ship from each of so many locations. */
const giveEach = (draft: RiskState, seat: Seat, count: number, each: number, emit: Emit<Event>): void => {
  const places = ownGroups(draft, seat);
  if (places.length <= count) for (const location of places) removeFrom(draft, location, each, emit);
  else askAbout(draft, { type: 'pickLocation', seat, of: 'removeUnits', places, left: count, each });
};

export const removeUnits = (
  draft: RiskState,
  op: OpOf<'removeUnits'>,
  seat: number,
  { effect }: Context,
  emit: Emit<Event>,
): void => {
  const { where } = op;
  const n = op.n === 'all' ? 0 : op.n;
  if (where === 'revealed') for (const location of effect.revealed) strike(draft, op, location, emit);
  else if (where === 'ownAny') giveUp(draft, seat, n, emit);
  else if ('sector' in where) for (const at of MEMBERS[effect.sector] ?? []) strike(draft, op, at, emit);
  else if ('own' in where) giveEach(draft, seat, where.own, n, emit);
  else if (rivalGroups(draft, effect.by).length > 0)
    askAbout(draft, { type: 'pickUnits', seat: effect.by, of: 'removeUnits', rivals: true, left: n });
};

/** Return to Tomorrow: ships are lifted, then set down again (R67). */
export const redeploy = (draft: RiskState, seat: Seat): void => {
  if ((draft.held[seat] ?? 0) < 2 || ownGroups(draft, seat).length === 0) return;
  askAbout(draft, { type: 'pickUnits', seat, of: 'redeploy', left: draft.ships[seat] ?? 0, optional: true });
};

/** Caretaker: half of the fleet, rounded down, without regard to neighbours. */
export const relocate = (
  draft: RiskState,
  op: OpOf<'relocate'>,
  { effect }: Context,
  emit: Emit<Event>,
): void => {
  const [from, to] = [effect.location, effect.revealed[0] ?? NOWHERE];
  if (from === NOWHERE || to === NOWHERE) return;
  const ships = Math.min(Math.floor(unitsAt(draft, from) / 2), op.n.max);
  if (ships === 0) return;
  const seat = ownerAt(draft, from);
  shift(draft, from, to, ships);
  emit?.({ type: 'relocated', seat, from, to, ships });
};

export const buyShips = (draft: RiskState, op: OpOf<'buyShips'>, seat: Seat): void => {
  const left = mostToBuy(draft, seat, op.max, op.price);
  const places = ownStarbases(draft, seat);
  if (left > 0 && places.length > 0) askAbout(draft, { type: 'buy', seat, left, each: op.price, places });
};

export const sellShips = (draft: RiskState, op: OpOf<'sellShips'>, seat: Seat): void => {
  if (ownGroups(draft, seat).length > 0)
    askAbout(draft, {
      type: 'pickUnits',
      seat,
      of: 'sellShips',
      left: op.max,
      each: op.price,
      optional: true,
    });
};

/** Whom `removeUnits` goes to: captains who give up ships, or nobody in particular. */
export const removersOf = (draft: RiskState, op: OpOf<'removeUnits'>, context: Context): number[] =>
  op.who === undefined ? [NOBODY] : seatsOf(draft, op.who, context);
