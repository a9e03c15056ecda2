import type { Seat } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { askedOf, reasonAgainst } from './check';
import { cardOf } from './data/cards';
import { FACINGS_COUNT, MANEUVERS, PARTS } from './data/ship';
import { GIVE_UP, legalMoves, PASS } from './legal';
import { missionOf } from './mission';
import type { PanicMove } from './moves';
import { characterOf, handOf, type Table } from './position';
import { giveUpBan } from './rules';
import type { PanicAsk } from './types';

const END: PanicMove = { type: 'endPhase' };
const TRIES = 6;
/** Of so many ends of a phase that could be the end of the game, one is. */
const RARE = 8;

const anyFacing = (rng: Rng): number => rng.below(FACINGS_COUNT);

/** A use of this card that may or may not be allowed. */
const guessUse = (state: Table, seat: Seat, card: string, rng: Rng): PanicMove => {
  const hand = handOf(state, seat);
  const target = state.tokens.length > 0 ? rng.pick(state.tokens).id : '';
  const { kind } = cardOf(card);
  switch (kind) {
    case 'dilithium':
      return rng.below(2) === 0
        ? { type: 'repair', card, facing: anyFacing(rng) }
        : {
            type: 'rebuild',
            dilithium: card,
            tritanium: rng.pick(hand),
            part: rng.pick(PARTS),
            facing: anyFacing(rng),
          };
    case 'tritanium':
      return { type: 'repair', card, facing: anyFacing(rng) };
    case 'emergencyRepairs':
      return { type: 'emergencyRepairs', card, shield: rng.below(7) - 1, hull: rng.below(7) - 1 };
    case 'forceField':
    case 'tractorBeam':
      return { type: kind, card, target };
    case 'libraryComputer':
      return { type: kind, card, take: state.discard.length > 0 ? rng.pick(state.discard) : '' };
    case 'evasiveAction':
      return { type: kind, card, maneuver: rng.pick(MANEUVERS) };
    case 'directHit':
      return { type: kind, card, hit: rng.pick(hand), target };
    case 'bridgeBriefing':
    case 'sickbayRounds':
    case 'sensorSweep':
      return { type: 'playCard', card };
    default:
      return { type: 'fire', card, target };
  }
};

const guessCommit = (state: Table, card: string, rng: Rng): PanicMove => ({
  type: 'commit',
  card,
  slot: rng.below(missionOf(state)?.need.length ?? 1),
});

const guessAbility = (state: Table, seat: Seat, rng: Rng): PanicMove => {
  switch (characterOf(state, seat)?.once) {
    case 'mendOneSection':
      return { type: 'mend', part: rng.pick(PARTS), facing: anyFacing(rng) };
    case 'onePlayerDraws':
      return { type: 'treat', seat: rng.below(state.players) };
    default:
      return END;
  }
};

const guessPlay = (state: Table, seat: Seat, rng: Rng): PanicMove => {
  const hand = handOf(state, seat);
  const at = rng.below(hand.length + 3);
  const card = hand[at];
  if (card !== undefined) {
    const mission = state.mission.id !== '' && rng.below(2) === 0;
    return mission ? guessCommit(state, card, rng) : guessUse(state, seat, card, rng);
  }
  if (at === hand.length) return { type: 'maneuver', maneuver: rng.pick(MANEUVERS) };
  if (at === hand.length + 1) return guessAbility(state, seat, rng);
  return !giveUpBan(state) && rng.below(RARE) === 0 ? GIVE_UP : END;
};

/** Guesses until one is allowed: far cheaper than listing all of them. */
const samplePlay = (state: Table, asked: PanicAsk, rng: Rng): PanicMove => {
  for (let tries = 0; tries < TRIES; tries++) {
    const move = guessPlay(state, asked.seat, rng);
    if (!reasonAgainst(state, asked.seat, move, asked)) return move;
  }
  return END;
};

const sampleTrade = (state: Table, seat: Seat, rng: Rng): PanicMove => {
  const partner = (seat + 1 + rng.below(state.players - 1)) % state.players;
  const theirs = handOf(state, partner);
  if (theirs.length === 0 || rng.below(2) === 0) return PASS;
  return { type: 'offerTrade', seat: partner, give: rng.pick(handOf(state, seat)), take: rng.pick(theirs) };
};

/** One legal answer at random; every legal answer is possible. */
export const sampleMove = (state: Table, seat: Seat, rng: Rng): PanicMove => {
  const asked = askedOf(state, seat);
  if (asked?.type === 'play') return samplePlay(state, asked, rng);
  if (asked?.type === 'trade') return sampleTrade(state, seat, rng);
  return rng.pick(legalMoves(state, seat));
};
