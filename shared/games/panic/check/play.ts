import type { Seat } from '../../../engine/game';
import { type CardId, cardOf } from '../data/cards';
import { findToken, handOf, type Table } from '../position';
import * as rules from '../rules';
import type { Token } from '../types';
import type { Check } from './checking';

type PlayMove =
  | 'fire'
  | 'directHit'
  | 'repair'
  | 'rebuild'
  | 'emergencyRepairs'
  | 'forceField'
  | 'tractorBeam'
  | 'playCard'
  | 'libraryComputer'
  | 'evasiveAction'
  | 'commit'
  | 'maneuver'
  | 'mend'
  | 'treat'
  | 'endPhase'
  | 'giveUp';

/** The card can be used at all: it is there, and the turn is not too long. */
const usable = (state: Table, seat: Seat, card: CardId): rules.Ban =>
  handOf(state, seat).includes(card) ? rules.turnBan(state) : 'notInHand';

const usableAs = (state: Table, seat: Seat, card: CardId, kind: string): rules.Ban =>
  usable(state, seat, card) ?? (cardOf(card).kind === kind ? undefined : 'wrongCard');

const onToken = (state: Table, target: string, ban: (token: Token) => rules.Ban): rules.Ban => {
  const token = findToken(state, target);
  return token ? ban(token) : 'noSuchToken';
};

const hit = (state: Table, seat: Seat, card: CardId, target: string): rules.Ban => {
  const reason = usable(state, seat, card);
  if (reason) return reason;
  const fact = cardOf(card);
  return fact.type === 'hit' ? rules.hitBan(state, fact, findToken(state, target)) : 'wrongCard';
};

const fire: Check<'fire'> = (state, seat, { card, target }) => hit(state, seat, card, target);

const directHit: Check<'directHit'> = (state, seat, move) =>
  usableAs(state, seat, move.card, 'directHit') ?? hit(state, seat, move.hit, move.target);

const repair: Check<'repair'> = (state, seat, { card, facing }) => {
  const reason = usable(state, seat, card);
  if (reason) return reason;
  switch (cardOf(card).kind) {
    case 'dilithium':
      return rules.mendBan(state, 'repair', 'shield', facing);
    case 'tritanium':
      return rules.mendBan(state, 'repair', 'hull', facing);
    default:
      return 'wrongCard';
  }
};

const rebuild: Check<'rebuild'> = (state, seat, { dilithium, tritanium, part, facing }) =>
  usableAs(state, seat, dilithium, 'dilithium') ??
  usableAs(state, seat, tritanium, 'tritanium') ??
  rules.mendBan(state, 'rebuild', part, facing);

const emergencyRepairs: Check<'emergencyRepairs'> = (state, seat, { card, shield, hull }) => {
  const reason = usableAs(state, seat, card, 'emergencyRepairs');
  if (reason) return reason;
  if (shield < 0 && hull < 0) return 'nothingToRepair';
  const above = shield < 0 ? undefined : rules.mendBan(state, 'repair', 'shield', shield);
  return above ?? (hull < 0 ? undefined : rules.mendBan(state, 'repair', 'hull', hull));
};

const forceField: Check<'forceField'> = (state, seat, { card, target }) =>
  usableAs(state, seat, card, 'forceField') ?? onToken(state, target, rules.forceFieldBan);

const tractorBeam: Check<'tractorBeam'> = (state, seat, { card, target }) =>
  usableAs(state, seat, card, 'tractorBeam') ?? onToken(state, target, rules.pushBan);

const playCard: Check<'playCard'> = (state, seat, { card }) => {
  const reason = usable(state, seat, card);
  if (reason) return reason;
  switch (cardOf(card).kind) {
    case 'sensorSweep':
      return rules.sweepBan(state);
    case 'bridgeBriefing':
    case 'sickbayRounds':
      return undefined;
    default:
      return 'wrongCard';
  }
};

const libraryComputer: Check<'libraryComputer'> = (state, seat, { card, take }) =>
  usableAs(state, seat, card, 'libraryComputer') ??
  (state.discard.includes(take) ? undefined : 'notInDiscard');

const mend: Check<'mend'> = (state, seat, { part, facing }) =>
  rules.abilityBan(state, seat, 'mendOneSection') ?? rules.mendBan(state, 'repair', part, facing);

const treat: Check<'treat'> = (state, seat, move) =>
  rules.abilityBan(state, seat, 'onePlayerDraws') ?? (move.seat < state.players ? undefined : 'noSuchSeat');

export const PLAY_CHECKS: { readonly [T in PlayMove]: Check<T> } = {
  fire,
  directHit,
  repair,
  rebuild,
  emergencyRepairs,
  forceField,
  tractorBeam,
  playCard,
  libraryComputer,
  evasiveAction: (state, seat, { card }) =>
    usableAs(state, seat, card, 'evasiveAction') ?? rules.evasionBan(state),
  commit: (state, seat, { card, slot }) =>
    usable(state, seat, card) ?? rules.commitBan(state, cardOf(card), slot),
  maneuver: (state) => rules.steeringBan(state),
  mend,
  treat,
  endPhase: () => undefined,
  giveUp: (state) => rules.giveUpBan(state),
};
