import { ask } from '../../../engine/asks';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { MEMBERS, SECTOR_OF } from '../data/map';
import type { Event } from '../events';
import type { MoveOf } from '../moves';
import { isOver } from '../outcome';
import {
  active,
  anywhere,
  attackLimit,
  defenceLimit,
  isCaptain,
  ownerAt,
  spareShips,
  unitsAt,
} from '../position';
import { canActFrom } from '../rules';
import { holdsSector } from '../sectors';
import type { RiskState } from '../types';
import { pairsWon, rollDice } from './dice';
import { eliminate } from './eliminate';
import { maybeWin } from './end';
import { remove, shift } from './forces';
import { endInvasion } from './invasion';
import { ACT, ENGAGE } from './works';

/** Rulebook p. 8: expand and invade as often as there are ships for it. */
export const actStep = (draft: RiskState): void => {
  const seat = active(draft);
  draft.phase = 'act';
  if (anywhere(draft, seat, canActFrom)) ask(draft, { type: 'act', seat });
  else endInvasion(draft);
};

export const expand = (
  draft: RiskState,
  seat: Seat,
  { from, to, ships }: MoveOf<'expand'>,
  emit: Emit<Event>,
): void => {
  endInvasion(draft);
  shift(draft, from, to, ships);
  emit?.({ type: 'expanded', seat, from, to, ships });
  tellSector(draft, seat, to, emit);
  draft.agenda.push(ACT);
  maybeWin(draft, seat, emit);
};

const tellSector = (draft: RiskState, seat: Seat, location: number, emit: Emit<Event>): void => {
  if (!emit) return;
  const sector = SECTOR_OF[location] ?? 0;
  if (holdsSector(draft, seat, sector)) emit({ type: 'sectorTaken', seat, sector });
};

/** Whether a captain who just lost this location held the whole sector until then. */
const tellLoss = (draft: RiskState, seat: Seat, location: number, emit: Emit<Event>): void => {
  if (!emit) return;
  const sector = SECTOR_OF[location] ?? 0;
  const broken = (MEMBERS[sector] ?? []).every(
    (member) => member === location || ownerAt(draft, member) === seat,
  );
  if (broken) emit({ type: 'sectorLost', seat, sector });
};

/** An invasion is a series of engagements from one location on one neighbour; anything else ends it. */
const declare = (draft: RiskState, seat: Seat, from: number, to: number, emit: Emit<Event>): void => {
  draft.agenda.push(ACT, ENGAGE);
  const { invasion } = draft;
  if (invasion.from === from && invasion.to === to) return;
  endInvasion(draft);
  invasion.from = from;
  invasion.to = to;
  emit?.({ type: 'invaded', seat, from, to, defender: ownerAt(draft, to) });
};

export const invade = (draft: RiskState, seat: Seat, move: MoveOf<'invade'>, emit: Emit<Event>): void => {
  declare(draft, seat, move.from, move.to, emit);
  draft.invasion.ships = move.ships;
  draft.invasion.downTo = 0;
};

export const assault = (draft: RiskState, seat: Seat, move: MoveOf<'assault'>, emit: Emit<Event>): void => {
  declare(draft, seat, move.from, move.to, emit);
  draft.invasion.downTo = move.downTo;
};

/** One engagement: the defender picks dice where there is something to pick, unless a standing order does. */
export const engage = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const { invasion } = draft;
  if (invasion.downTo > 0) invasion.ships = attackLimit(draft, invasion.from, invasion.to);
  const most = defenceLimit(draft, invasion.to);
  const defender = ownerAt(draft, invasion.to);
  if (!isCaptain(defender) || most === 1) return fight(draft, most, rng, emit);
  const order = draft.orders[defender] as number;
  if (order === 0) ask(draft, { type: 'defend', seat: defender });
  else fight(draft, order, rng, emit);
};

/** Both sides roll (rulebook p. 9, steps 2 and 3). */
export const fight = (draft: RiskState, defenders: number, rng: Rng, emit: Emit<Event>): void => {
  const attack = rollDice(draft.invasion.ships, rng);
  const defence = rollDice(defenders, rng);
  settle(draft, attack, defence, emit);
};

/** The dice are compared and the losses removed (steps 4 and 5). */
const settle = (
  draft: RiskState,
  attack: readonly number[],
  defence: readonly number[],
  emit: Emit<Event>,
): void => {
  const { from, to, ships, downTo } = draft.invasion;
  const defender = ownerAt(draft, to);
  const seat = active(draft);
  const defenderLost = pairsWon(attack, defence);
  const attackerLost = Math.min(attack.length, defence.length) - defenderLost;
  emit?.({ type: 'engaged', seat, from, to, defender, attack, defence, attackerLost, defenderLost });
  remove(draft, from, attackerLost);
  remove(draft, to, defenderLost);
  if (unitsAt(draft, to) === 0) conquer(draft, defender, ships - attackerLost, emit);
  else if (downTo > 0 && unitsAt(draft, from) > downTo) draft.agenda.push(ENGAGE);
};

/** Rulebook p. 10: the ships of the last engagement move in; others may follow. */
const conquer = (draft: RiskState, defender: number, survivors: number, emit: Emit<Event>): void => {
  const { from, to } = draft.invasion;
  const seat = active(draft);
  shift(draft, from, to, survivors);
  draft.conquests++;
  emit?.({ type: 'conquered', seat, from, to, defender, ships: survivors });
  if (isCaptain(defender)) tellLoss(draft, defender, to, emit);
  tellSector(draft, seat, to, emit);
  if (isCaptain(defender) && draft.ships[defender] === 0) eliminate(draft, defender, seat, emit);
  if (!isOver(draft)) maybeWin(draft, seat, emit);
  if (spareShips(draft, from) > 0) ask(draft, { type: 'moveIn', seat });
  else endInvasion(draft);
};

export const moveIn = (
  draft: RiskState,
  seat: Seat,
  { ships }: MoveOf<'moveIn'>,
  emit: Emit<Event>,
): void => {
  const { from, to } = draft.invasion;
  if (ships > 0) shift(draft, from, to, ships);
  emit?.({ type: 'movedIn', seat, from, to, ships });
  endInvasion(draft);
};
