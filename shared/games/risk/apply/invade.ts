import { ask } from '../../../engine/asks';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { canEngineer, canHelm, isMuted } from '../crew';
import { ENGINEER, HELM } from '../data/crew';
import type { Event } from '../events';
import { flagOf } from '../flags';
import type { MoveOf } from '../moves';
import { active, anywhere, attackLimit, committable, ownerAt, unitsAt } from '../position';
import { canActFrom } from '../rules';
import { ONE_ENGAGEMENT, type RiskState } from '../types';
import { tellSector } from './conquest';
import { maybeWin } from './end';
import { remove, shift } from './forces';
import { endInvasion, openInvasion } from './invasion';
import { payManhunt } from './manhunt';
import { ACT, ENGAGE } from './works';

/** R51: the step is also asked where nothing but a crew card could be used in it. */
const crewCouldAct = (draft: RiskState, seat: Seat): boolean =>
  (draft.crew[seat]?.length ?? 0) > 0 &&
  ((canEngineer(draft, seat) && !isMuted(draft, seat, ENGINEER)) ||
    (canHelm(draft, seat, true) && !isMuted(draft, seat, HELM)));

/** Rulebook p. 8: expand and invade as often as there are ships for it. */
export const actStep = (draft: RiskState, emit: Emit<Event>): void => {
  const seat = active(draft);
  draft.phase = 'act';
  if (anywhere(draft, seat, canActFrom) || crewCouldAct(draft, seat)) ask(draft, { type: 'act', seat });
  else endInvasion(draft, 'left', emit);
};

export const endActions = (draft: RiskState, seat: Seat, emit: Emit<Event>): void => {
  endInvasion(draft, 'left', emit);
  emit?.({ type: 'actionsEnded', seat });
};

export const expand = (
  draft: RiskState,
  seat: Seat,
  { from, to, ships }: MoveOf<'expand'>,
  emit: Emit<Event>,
): void => {
  endInvasion(draft, 'left', emit);
  shift(draft, from, to, ships);
  emit?.({ type: 'expanded', seat, from, to, ships });
  payManhunt(draft, seat, to, emit);
  tellSector(draft, seat, to, emit);
  draft.agenda.push(ACT);
  maybeWin(draft, seat, emit);
};

/** R54: cloaked mines before the ships are committed. False: the invasion is called off. */
const crossMines = (draft: RiskState, seat: Seat, from: number, rng: Rng, emit: Emit<Event>): boolean => {
  const mines = flagOf(draft, 'mines', seat)?.value;
  if (mines === undefined) return true;
  const die = rng.die();
  const lost = die <= mines.dieMax ? Math.min(mines.loss, unitsAt(draft, from) - 1) : 0;
  remove(draft, from, lost);
  emit?.({ type: 'mined', seat, from, die, lost });
  return committable(draft, from) > 0;
};

/** An invasion is a series of engagements from one location on one neighbour; anything else ends it. */
const declare = (
  draft: RiskState,
  seat: Seat,
  { from, to }: { readonly from: number; readonly to: number },
  rng: Rng,
  emit: Emit<Event>,
): void => {
  draft.agenda.push(ACT);
  const { invasion } = draft;
  if (invasion.from !== from || invasion.to !== to) {
    endInvasion(draft, 'left', emit);
    openInvasion(draft, seat, from, to);
    emit?.({ type: 'invaded', seat, from, to, defender: ownerAt(draft, to) });
    if (draft.flags.length > 0 && !crossMines(draft, seat, from, rng, emit))
      return endInvasion(draft, 'spent', emit);
  }
  draft.invasion.fought = 0;
  draft.agenda.push(ENGAGE);
};

export const invade = (
  draft: RiskState,
  seat: Seat,
  move: MoveOf<'invade'>,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  declare(draft, seat, move, rng, emit);
  const { invasion } = draft;
  invasion.ships = Math.min(move.ships, invasion.to < 0 ? 0 : attackLimit(draft, move.from, move.to));
  invasion.downTo = ONE_ENGAGEMENT;
};

export const assault = (
  draft: RiskState,
  seat: Seat,
  move: MoveOf<'assault'>,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  declare(draft, seat, move, rng, emit);
  if (draft.invasion.to >= 0) draft.invasion.downTo = move.downTo;
};
