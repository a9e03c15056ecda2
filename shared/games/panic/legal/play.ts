import type { Seat } from '../../../engine/game';
import { type Card, type CardId, cardOf } from '../data/cards';
import { FACINGS_COUNT, MANEUVERS, type Part, PARTS } from '../data/ship';
import { missionOf } from '../mission';
import type { PanicMove } from '../moves';
import { abilityReady, handOf, isKind, type Table } from '../position';
import {
  commitBan,
  evasionBan,
  forceFieldBan,
  hitBan,
  isMendable,
  pushBan,
  steeringBan,
  sweepBan,
  turnBan,
} from '../rules';

const mendables = (state: Table, action: 'repair' | 'rebuild', part: Part): number[] => {
  const facings: number[] = [];
  for (let facing = 0; facing < FACINGS_COUNT; facing++) {
    if (isMendable(state, action, part, facing)) facings.push(facing);
  }
  return facings;
};

const hits = (state: Table, card: Card, directHit: CardId | undefined, into: PanicMove[]): void => {
  for (const token of state.tokens) {
    if (hitBan(state, card, token)) continue;
    into.push({ type: 'fire', card: card.id, target: token.id });
    if (directHit) into.push({ type: 'directHit', card: directHit, hit: card.id, target: token.id });
  }
};

const rebuilds = (state: Table, dilithium: CardId, seat: Seat, into: PanicMove[]): void => {
  for (const part of PARTS) {
    for (const facing of mendables(state, 'rebuild', part)) {
      for (const tritanium of handOf(state, seat)) {
        if (isKind(tritanium, 'tritanium'))
          into.push({ type: 'rebuild', dilithium, tritanium, part, facing });
      }
    }
  }
};

const repairs = (state: Table, card: CardId, part: Part, into: PanicMove[]): void => {
  for (const facing of mendables(state, 'repair', part)) into.push({ type: 'repair', card, facing });
};

const emergencies = (state: Table, card: CardId, into: PanicMove[]): void => {
  for (const shield of [-1, ...mendables(state, 'repair', 'shield')]) {
    for (const hull of [-1, ...mendables(state, 'repair', 'hull')]) {
      if (shield >= 0 || hull >= 0) into.push({ type: 'emergencyRepairs', card, shield, hull });
    }
  }
};

const beams = (state: Table, card: CardId, into: PanicMove[]): void => {
  for (const token of state.tokens) {
    if (!pushBan(token)) into.push({ type: 'tractorBeam', card, target: token.id });
  }
};

const fields = (state: Table, card: CardId, into: PanicMove[]): void => {
  for (const token of state.tokens) {
    if (!forceFieldBan(token)) into.push({ type: 'forceField', card, target: token.id });
  }
};

/** What one card can be played for. */
const uses = (
  state: Table,
  seat: Seat,
  card: Card,
  directHit: CardId | undefined,
  into: PanicMove[],
): void => {
  const { id } = card;
  switch (card.kind) {
    case 'dilithium':
      repairs(state, id, 'shield', into);
      rebuilds(state, id, seat, into);
      return;
    case 'tritanium':
      repairs(state, id, 'hull', into);
      return;
    case 'emergencyRepairs':
      emergencies(state, id, into);
      return;
    case 'forceField':
      fields(state, id, into);
      return;
    case 'tractorBeam':
      beams(state, id, into);
      return;
    case 'sensorSweep':
      if (!sweepBan(state)) into.push({ type: 'playCard', card: id });
      return;
    case 'bridgeBriefing':
    case 'sickbayRounds':
      into.push({ type: 'playCard', card: id });
      return;
    case 'libraryComputer':
      for (const take of state.discard) into.push({ type: 'libraryComputer', card: id, take });
      return;
    case 'evasiveAction':
      if (evasionBan(state)) return;
      for (const maneuver of MANEUVERS) into.push({ type: 'evasiveAction', card: id, maneuver });
      return;
    default:
      if (card.type === 'hit') hits(state, card, directHit, into);
  }
};

const commits = (state: Table, card: Card, into: PanicMove[]): void => {
  const slots = missionOf(state)?.need.length ?? 0;
  for (let slot = 0; slot < slots; slot++) {
    if (!commitBan(state, card, slot)) into.push({ type: 'commit', card: card.id, slot });
  }
};

const maneuvers = (state: Table, into: PanicMove[]): void => {
  if (steeringBan(state)) return;
  for (const maneuver of MANEUVERS) into.push({ type: 'maneuver', maneuver });
};

const abilities = (state: Table, into: PanicMove[]): void => {
  if (abilityReady(state, 'mendOneSection')) {
    for (const part of PARTS) {
      for (const facing of mendables(state, 'repair', part)) into.push({ type: 'mend', part, facing });
    }
  }
  if (abilityReady(state, 'onePlayerDraws')) {
    for (let seat = 0; seat < state.players; seat++) into.push({ type: 'treat', seat });
  }
};

/** Phase 4: every card in every use, maneuvers, the ability, and the end of the phase. */
export const playMoves = (state: Table, seat: Seat): PanicMove[] => {
  const moves: PanicMove[] = [];
  const hand = handOf(state, seat);
  if (!turnBan(state)) {
    const directHit = hand.find((card) => isKind(card, 'directHit'));
    for (const id of hand) {
      const card = cardOf(id);
      uses(state, seat, card, directHit, moves);
      commits(state, card, moves);
    }
  }
  maneuvers(state, moves);
  abilities(state, moves);
  moves.push({ type: 'endPhase' });
  return moves;
};
