import type { Ask, Seat } from '../../../engine/game';
import { choices, isPossible, partsOf } from '../apply/effects';
import { askedOf } from '../check';
import { CHARACTERS } from '../data/characters';
import { FACINGS_COUNT } from '../data/ship';
import type { PanicMove } from '../moves';
import { handOf, type Table } from '../position';
import { characterBan, giveUpBan, isMendable, isTeam, removalBan } from '../rules';
import type { PanicAsk } from '../types';
import { playMoves } from './play';

type AskOf<T extends PanicAsk['type']> = Extract<PanicAsk, { type: T }>;

export const PASS: PanicMove = { type: 'pass' };
export const GIVE_UP: PanicMove = { type: 'giveUp' };

const tradeMoves = (state: Table, seat: Seat): PanicMove[] => {
  const moves: PanicMove[] = [PASS];
  for (let i = 1; i < state.players; i++) {
    const partner = (seat + i) % state.players;
    for (const give of handOf(state, seat)) {
      for (const take of handOf(state, partner))
        moves.push({ type: 'offerTrade', seat: partner, give, take });
    }
  }
  return moves;
};

const restoreMoves = (state: Table, { action, part }: AskOf<'restore'>): PanicMove[] => {
  const moves: PanicMove[] = [];
  for (const one of partsOf(part)) {
    for (let facing = 0; facing < FACINGS_COUNT; facing++) {
      if (isMendable(state, action, one, facing)) moves.push({ type: 'restore', part: one, facing });
    }
  }
  moves.push(PASS);
  return moves;
};

const effectMoves = (state: Table): PanicMove[] =>
  choices(state).flatMap((effect, option) =>
    isPossible(state, effect) ? [{ type: 'chooseEffect', option } as const] : [],
  );

const treatMoves = (state: Table): PanicMove[] =>
  state.hands.map((_hand, seat): PanicMove => ({ type: 'treat', seat })).concat(PASS);

const discardMoves = (state: Table, seat: Seat): PanicMove[] =>
  handOf(state, seat).map((card) => ({ type: 'discard', card }));

const answers = (state: Table, asked: PanicAsk): PanicMove[] => {
  const { seat } = asked;
  switch (asked.type) {
    case 'character':
      return CHARACTERS.filter((one) => !characterBan(state, one)).map((character) => ({
        type: 'takeCharacter',
        character,
      }));
    case 'treat':
      return treatMoves(state);
    case 'trade':
      return tradeMoves(state, seat);
    case 'exchange':
      return [PASS, ...handOf(state, seat).map((card) => ({ type: 'exchange', card }) as const)];
    case 'tradeOffer':
      return [{ type: 'acceptTrade' }, { type: 'declineTrade' }];
    case 'play':
      return giveUpBan(state) ? playMoves(state, seat) : [...playMoves(state, seat), GIVE_UP];
    case 'idleDiscard':
      return [...discardMoves(state, seat), PASS];
    case 'discard':
      return discardMoves(state, seat);
    case 'securityTeam':
      return [
        ...handOf(state, seat)
          .filter(isTeam)
          .map((card) => ({ type: 'sendTeam', card }) as const),
        PASS,
      ];
    case 'chooseEffect':
      return effectMoves(state);
    case 'restore':
      return restoreMoves(state, asked);
    case 'removeThreat':
      return [
        ...state.tokens
          .filter((token) => !removalBan(token))
          .map(({ id }) => ({ type: 'removeThreat', target: id }) as const),
        PASS,
      ];
    case 'takeBack':
      return [...state.discard.map((card) => ({ type: 'takeBack', card }) as const), PASS];
    case 'pickThreat':
      return state.drawn.map((token) => ({ type: 'pickThreat', token }));
  }
};

/** Everything a seat that is asked may answer. */
export const legalMoves = (state: Table, seat: Seat): PanicMove[] => {
  const asked = askedOf(state, seat);
  return asked ? answers(state, asked) : [];
};

/** The answer that does nothing. A character, a forced discard and a choice between gifts have none. */
export const quiet = (_state: Table, asked: Ask): PanicMove | undefined => {
  switch ((asked as PanicAsk).type) {
    case 'play':
      return { type: 'endPhase' };
    case 'tradeOffer':
      return { type: 'declineTrade' };
    case 'character':
    case 'discard':
    case 'chooseEffect':
    case 'pickThreat':
      return undefined;
    default:
      return PASS;
  }
};
