import { ask } from '../../../engine/asks';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { crossesNeutralZone, MEMBERS, SECTOR_OF } from '../data/map';
import type { Event } from '../events';
import { isOver } from '../outcome';
import { isCaptain, ownerAt, type Position, spareShips, unitsAt, wormholeFrom } from '../position';
import { holdsSector } from '../sectors';
import { EMPTY, type Link, type RiskState } from '../types';
import { eliminate } from './eliminate';
import { maybeLast, maybeWin } from './end';
import { shift } from './forces';
import { endInvasion } from './invasion';
import { payManhunt } from './manhunt';
import { endFlagsAt } from './modifiers';

export const tellSector = (draft: RiskState, seat: Seat, location: number, emit: Emit<Event>): void => {
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

const linkBetween = (position: Position, from: number, to: number): Link => {
  if (wormholeFrom(position, from) === to) return 'wormhole';
  return crossesNeutralZone(from, to) ? 'neutralZone' : 'border';
};

/** Rulebook p. 10: the ships of the last engagement move in; others may follow. */
export const conquer = (
  draft: RiskState,
  defender: number,
  survivors: number,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  const { attacker: seat, from, to } = draft.invasion;
  shift(draft, from, to, survivors);
  draft.tally.conquered.push({ location: to, holder: defender, from, link: linkBetween(draft, from, to) });
  emit?.({ type: 'conquered', seat, from, to, defender, ships: survivors });
  if (draft.flags.length > 0) endFlagsAt(draft, to, emit);
  payManhunt(draft, seat, to, emit);
  if (isCaptain(defender)) loseTo(draft, defender, seat, to, rng, emit);
  tellSector(draft, seat, to, emit);
  if (!isOver(draft)) maybeWin(draft, seat, emit);
  if (ownerAt(draft, from) !== EMPTY && spareShips(draft, from) > 0) ask(draft, { type: 'moveIn', seat });
  else endInvasion(draft, 'conquered', emit);
};

const loseTo = (
  draft: RiskState,
  loser: Seat,
  seat: Seat,
  location: number,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  tellLoss(draft, loser, location, emit);
  if (draft.ships[loser] !== 0) return;
  eliminate(draft, loser, seat, rng, emit);
  maybeLast(draft, emit);
};

/** Ships that follow; one always stays behind. */
export const moveIn = (draft: RiskState, seat: Seat, ships: number, emit: Emit<Event>): void => {
  const { from, to } = draft.invasion;
  if (ships > 0) shift(draft, from, to, Math.min(ships, unitsAt(draft, from) - 1));
  emit?.({ type: 'movedIn', seat, from, to, ships });
  endInvasion(draft, 'conquered', emit);
};
