import type { ModifyTiming, State } from '../types';
import { hasAction } from './actions';
import { attackMoves } from './attacks';
import { modifyMoves } from './modify';

/*
 * Who is asked is decided here and nowhere else, and from public things alone: tokens, locks, dice, poses, cards that
 * lie open. Whoever could do nothing but pass is not asked. A card that lies face down must make each of these say yes
 * at every moment at which any card it could be may act, whatever it is: a question that came only for the holder of a
 * certain card would tell which card it is. A test holds the answers against every guess of every viewer.
 */

export const isAskedToAct = (state: Readonly<State>, ship: number): boolean => hasAction(state, ship);

export const isAskedToAttack = (state: Readonly<State>, ship: number): boolean =>
  attackMoves(state, ship).length > 0;

export const isAskedToModify = (state: Readonly<State>, timing: ModifyTiming): boolean =>
  modifyMoves(state, timing).length > 0;
