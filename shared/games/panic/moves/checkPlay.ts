import type { Seat } from '../../../engine/game';
import { isMendable } from '../apply/effects';
import { type CardId, cardOf } from '../data/cards';
import { CARDS_PER_TURN } from '../data/limits';
import { LONG, type Part, SHORT } from '../data/ship';
import { tokenOf } from '../data/tokens';
import { facingOf } from '../geometry';
import { fits, hasRule, lacking, missionOf } from '../mission';
import {
  abilityReady,
  aim,
  canOnce,
  findToken,
  handOf,
  isTholian,
  maneuverBan,
  maneuversAllowed,
} from '../queries';
import type { RefusalCode } from '../refusals';
import type { PanicState, Token } from '../types';
import type { Check } from './checking';

type Table = Readonly<PanicState>;
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
  | 'endPhase';

/** The card can be used at all: it is there, and the turn is not too long. */
const usable = (state: Table, seat: Seat, card: CardId): RefusalCode | undefined => {
  if (!handOf(state, seat).includes(card)) return 'notInHand';
  return state.used.cards >= CARDS_PER_TURN ? 'turnLong' : undefined;
};

const usableAs = (state: Table, seat: Seat, card: CardId, kind: string): RefusalCode | undefined =>
  usable(state, seat, card) ?? (cardOf(card).kind === kind ? undefined : 'wrongCard');

const visibleShip = (token: Token | undefined): RefusalCode | undefined => {
  if (!token) return 'noSuchToken';
  if (tokenOf(token.id).type !== 'ship') return 'notAShip';
  return token.cloaked ? 'hidden' : undefined;
};

const canHit = (state: Table, card: CardId, target: string): RefusalCode | undefined => {
  if (hasRule(state, 'noHitCards')) return 'holdFire';
  const token = findToken(state, target);
  const reason = visibleShip(token);
  if (reason || !token) return reason;
  const aimed = aim(state, cardOf(card), facingOf(token.sector, state.heading), token.range);
  return aimed === 'onTarget' || aimed === 'byAbility' ? undefined : aimed;
};

const fire: Check<'fire'> = (state, seat, { card, target }) => {
  const reason = usable(state, seat, card);
  if (reason) return reason;
  return cardOf(card).type === 'hit' ? canHit(state, card, target) : 'wrongCard';
};

const directHit: Check<'directHit'> = (state, seat, { card, hit, target }) =>
  usableAs(state, seat, card, 'directHit') ?? fire(state, seat, { type: 'fire', card: hit, target }, NOBODY);

// Play moves never look at the question.
const NOBODY = { type: 'play', id: 0, seat: 0, open: false } as const;

const mendable = (state: Table, action: 'repair' | 'rebuild', part: Part, facing: number) => {
  if (isMendable(state, action, part, facing)) return undefined;
  return action === 'repair' ? 'notDamaged' : 'notDestroyed';
};

const repair: Check<'repair'> = (state, seat, { card, facing }) => {
  const reason = usable(state, seat, card);
  if (reason) return reason;
  switch (cardOf(card).kind) {
    case 'dilithium':
      return mendable(state, 'repair', 'shield', facing);
    case 'tritanium':
      return mendable(state, 'repair', 'hull', facing);
    default:
      return 'wrongCard';
  }
};

const rebuild: Check<'rebuild'> = (state, seat, { dilithium, tritanium, part, facing }) =>
  usableAs(state, seat, dilithium, 'dilithium') ??
  usableAs(state, seat, tritanium, 'tritanium') ??
  mendable(state, 'rebuild', part, facing);

const emergencyRepairs: Check<'emergencyRepairs'> = (state, seat, { card, shield, hull }) => {
  const reason = usableAs(state, seat, card, 'emergencyRepairs');
  if (reason) return reason;
  if (shield < 0 && hull < 0) return 'nothingToRepair';
  if (shield >= 0 && !isMendable(state, 'repair', 'shield', shield)) return 'notDamaged';
  return hull >= 0 && !isMendable(state, 'repair', 'hull', hull) ? 'notDamaged' : undefined;
};

const forceField: Check<'forceField'> = (state, seat, { card, target }) => {
  const token = findToken(state, target);
  const reason = usableAs(state, seat, card, 'forceField') ?? visibleShip(token);
  return reason ?? (token?.forceField ? 'hasForceField' : undefined);
};

const tractorBeam: Check<'tractorBeam'> = (state, seat, { card, target }) => {
  const token = findToken(state, target);
  const reason = usableAs(state, seat, card, 'tractorBeam') ?? visibleShip(token);
  if (reason || !token) return reason;
  if (token.range === LONG) return 'atLong';
  return token.range === SHORT && isTholian(token) ? 'webbed' : undefined;
};

const UNTARGETED: readonly string[] = ['bridgeBriefing', 'sickbayRounds', 'sensorSweep'];

const playCard: Check<'playCard'> = (state, seat, { card }) => {
  const reason = usable(state, seat, card);
  if (reason) return reason;
  const { kind } = cardOf(card);
  if (!UNTARGETED.includes(kind)) return 'wrongCard';
  return kind === 'sensorSweep' && state.used.sensorSweep ? 'sweptAlready' : undefined;
};

const libraryComputer: Check<'libraryComputer'> = (state, seat, { card, take }) =>
  usableAs(state, seat, card, 'libraryComputer') ??
  (state.discard.includes(take) ? undefined : 'notInDiscard');

const evasiveAction: Check<'evasiveAction'> = (state, seat, { card }) => {
  const reason = usableAs(state, seat, card, 'evasiveAction');
  if (reason) return reason;
  return state.used.evasiveAction ? 'evadedAlready' : maneuverBan(state);
};

const commit: Check<'commit'> = (state, seat, { card, slot }) => {
  const reason = usable(state, seat, card);
  if (reason) return reason;
  const mission = missionOf(state);
  if (!mission) return 'noMission';
  const need = mission.need[slot];
  if (need?.need !== 'credit' && need?.need !== 'card') return 'noSlot';
  if (lacking(state, slot) <= 0) return 'slotFull';
  const byKirk = need.need === 'credit' && abilityReady(state, 'commitAnyCard');
  return byKirk || fits(cardOf(card), need) ? undefined : 'doesNotFit';
};

const maneuver: Check<'maneuver'> = (state) =>
  state.used.maneuvers >= maneuversAllowed(state) ? 'noManeuverLeft' : maneuverBan(state);

const mend: Check<'mend'> = (state, seat, { part, facing }) => {
  if (!canOnce(state, seat, 'mendOneSection')) return 'noAbility';
  return state.used.ability ? 'abilityUsed' : mendable(state, 'repair', part, facing);
};

const treat: Check<'treat'> = (state, seat, move) => {
  if (!canOnce(state, seat, 'onePlayerDraws')) return 'noAbility';
  if (state.used.ability) return 'abilityUsed';
  return move.seat < state.players ? undefined : 'noSuchSeat';
};

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
  evasiveAction,
  commit,
  maneuver,
  mend,
  treat,
  endPhase: () => undefined,
};
