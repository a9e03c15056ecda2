import type { Ask, Bot, View } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { PanicPrivate, PanicPublic } from '../board';
import { clone } from '../clone';
import { cardOf } from '../data/cards';
import { guess } from '../guess';
import { legalMoves } from '../legal';
import { playMoves } from '../legal/play';
import type { PanicMove } from '../moves';
import { handLimit, handOf } from '../position';
import type { PanicAsk, PanicState } from '../types';
import * as answers from './answers';
import { bestPlan } from './plan';
import { answerTrade, offerTrade } from './trade';
import { WEIGHTS } from './weights';

type Table = Readonly<PanicState>;
const END: PanicMove = { type: 'endPhase' };

/** Cards that bring cards come first: all else is planned with what they bring. */
const drawFirst = (state: Table, moves: readonly PanicMove[]): PanicMove | undefined =>
  moves.find((move) => {
    if (move.type === 'treat') return move.seat === state.active;
    if (move.type !== 'playCard') return false;
    const { kind } = cardOf(move.card);
    if (kind === 'bridgeBriefing') return true;
    return kind === 'sickbayRounds' && sickbayWorth(state) > answers.cardWorth(state, move.card);
  });

/** Players below their limit would have drawn that card anyway. */
const sickbayWorth = (state: Table): number => {
  let worth = WEIGHTS.card;
  for (let seat = 0; seat < state.players; seat++) {
    if (seat !== state.active && handOf(state, seat).length >= handLimit(state)) worth += WEIGHTS.card * 0.8;
  }
  return worth;
};

/** The card from the discard pile that helps most at once. */
const consult = (state: Table, moves: readonly PanicMove[]): PanicMove | undefined => {
  const library = moves.filter((move) => move.type === 'libraryComputer');
  const best = answers.bestBy(library, (move) => answers.cardWorth(state, move.take));
  if (!best) return undefined;
  const gain = answers.cardWorth(state, best.take) - answers.cardWorth(state, best.card);
  return gain > 1 ? best : undefined;
};

const play = (state: Table, seat: number): PanicMove => {
  const moves = playMoves(state, seat);
  const first = drawFirst(state, moves);
  if (first) return first;
  const plan = bestPlan(state, seat);
  return plan.moves[0] ?? consult(state, moves) ?? END;
};

const answer = (state: Table, asked: PanicAsk): PanicMove => {
  const { seat } = asked;
  switch (asked.type) {
    case 'play':
      return play(state, seat);
    case 'trade':
      return offerTrade(state, seat);
    case 'tradeOffer':
      return answerTrade(state);
    case 'character':
      return answers.takeCharacter(state, seat);
    case 'treat':
      return { type: 'treat', seat };
    default:
      return answerFrom(state, asked, legalMoves(state, seat));
  }
};

const answerFrom = (state: Table, asked: PanicAsk, moves: readonly PanicMove[]): PanicMove => {
  switch (asked.type) {
    case 'exchange':
      return answers.throwAway(state, moves, WEIGHTS.exchange);
    case 'idleDiscard':
      return answers.throwAway(state, moves, WEIGHTS.card);
    case 'discard':
      return answers.throwAway(state, moves, -100);
    case 'securityTeam':
      return answers.sendTeam(state, asked.seat, moves);
    case 'chooseEffect':
      return answers.chooseEffect(state, moves);
    case 'restore':
      return answers.restore(state, moves);
    case 'removeThreat':
      return answers.removeThreat(state, moves);
    case 'takeBack':
      return answers.takeBack(state, moves);
    default:
      return answers.pickThreat(state, moves);
  }
};

type PanicView = View<PanicPublic, PanicPrivate>;

/** The table as the bot sees it. Only the piles are guessed, and it looks into none of them. */
const tableOf = (view: PanicView, rng: Rng): PanicState => {
  const own = guess(view.pub, view.priv, view.viewer, rng);
  const base = { seq: view.seq, rng: { key: '', counter: 0 }, lastAsk: 0, reveals: 0, open: [...view.open] };
  return clone({ ...own, ...base });
};

/** Plans the whole turn by what it would leave behind, and does the first move of the plan. */
export const heuristic: Bot<PanicPublic, PanicPrivate, PanicMove> = {
  choose: (view: PanicView, asked: Ask, rng: Rng): PanicMove => answer(tableOf(view, rng), asked as PanicAsk),
};
