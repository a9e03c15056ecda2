import type { Seat } from '../../../engine/game';
import { type CardId, cardOf } from '../data/cards';
import { facingOf } from '../geometry';
import { aim, anyShip, isShip, spinsWeb, type Table } from '../position';
import type { Ending, PanicState } from '../types';
import type { Emitter } from './context';

export const isWin = (ending: Ending): boolean => ending === 'missionsDone' || ending === 'bagEmpty';

/** Ends the game; only the first ending counts. */
export const finish = (draft: PanicState, ending: Ending, emit: Emitter): void => {
  if (draft.ending !== '') return;
  draft.ending = ending;
  emit?.({ type: 'ended', ending, won: isWin(ending) });
};

/** R22: nothing has changed for so long that one may end it for everybody. */
export const giveUp = (draft: PanicState, seat: Seat, emit: Emitter): void => {
  emit?.({ type: 'gaveUp', seat });
  finish(draft, 'stalemate', emit);
};

export const targetReached = (state: Readonly<PanicState>): boolean =>
  state.target > 0 && state.missionsDone.length >= state.target;

/**
 * Rulebook p. 14: won when the target is reached and no enemy ship is left, cloaked ones included. Without missions:
 * when the bag is empty too. Boarders have left the board before they strike: a loss comes before a win.
 */
export const maybeWin = (draft: PanicState, emit: Emitter): void => {
  if (draft.ending !== '' || draft.boarding.sector !== 0 || draft.phase === 'setUp') return;
  if (draft.target > 0) {
    if (targetReached(draft) && !anyShip(draft)) finish(draft, 'missionsDone', emit);
    return;
  }
  const drained = draft.bag.length === 0 && draft.drawn.length === 0 && draft.picked.length === 0;
  if (drained && !anyShip(draft)) finish(draft, 'bagEmpty', emit);
};

/** No mission and no new threat will come: only the ships on the board are left. */
export const isLastStand = (state: Table): boolean =>
  state.target > 0 ? targetReached(state) : state.bag.length + state.drawn.length + state.picked.length === 0;

/** Nothing is left but Tholians that hold the ship: they neither move nor fire, and she cannot turn. */
export const heldByWebs = (state: Table): boolean =>
  isLastStand(state) && anyShip(state) && state.tokens.every((token) => !isShip(token) || spinsWeb(token));

/** Whether this card could hit a web as the ship lies now, in whoever's hand it is: Chekov's phasers reach any range. */
export const reachesWeb = (state: Table, card: CardId): boolean => {
  const fact = cardOf(card);
  if (fact.type !== 'hit') return false;
  const stretched = fact.phasers && state.characters.includes('chekov');
  return state.tokens.some((token) => {
    if (!spinsWeb(token)) return false;
    const aimed = aim(state, fact, facingOf(token.sector, state.heading), token.range);
    return aimed === 'onTarget' || (aimed !== 'wrongFacing' && stretched);
  });
};

/** R22: webs hold the ship, and no card that is still in the game reaches one of them. */
export const isTrapped = (state: Table): boolean => {
  if (!heldByWebs(state)) return false;
  const reaches = (card: CardId): boolean => reachesWeb(state, card);
  return ![state.deck, state.discard, ...state.hands].some((cards) => cards.some(reaches));
};
