import type { Range, Sector } from '../data/ship';
import { SHORT } from '../data/ship';
import { type TokenId, tokenOf } from '../data/tokens';
import type { LeaveReason, PanicEvent, Leg } from '../events';
import { missionOf } from '../mission';
import type { PanicState, Token } from '../types';
import type { Emitter } from './context';

/** Puts a token on the board, face up and at full defence; the list keeps the order of the table of tokens. */
export const placeToken = (
  draft: PanicState,
  id: TokenId,
  sector: Sector,
  range: Range,
  why: Extract<PanicEvent, { type: 'placed' }>['why'],
  emit: Emitter,
): void => {
  const { index, defence } = tokenOf(id);
  const { tokens } = draft;
  let at = tokens.length;
  while (at > 0 && tokenOf((tokens[at - 1] as Token).id).index > index) at--;
  tokens.splice(at, 0, { id, sector, range, defence, cloaked: false, fresh: false, forceField: false });
  draft.stirred = true;
  emit?.({ type: 'placed', token: id, sector, range, defence, why });
};

/** Off the board: threats to their discard pile, mission tokens back to their own. */
const takeOff = (draft: PanicState, token: Token): void => {
  const { tokens } = draft;
  const at = tokens.indexOf(token);
  if (at >= 0) tokens.splice(at, 1);
  if (!tokenOf(token.id).ofMission) draft.threatDiscard.push(token.id);
  draft.stirred = true;
};

/** Destroyed by a card or a comet: what missions count. */
export const destroyToken = (draft: PanicState, token: Token, by: 'card' | 'comet', emit: Emitter): void => {
  takeOff(draft, token);
  if (tokenOf(token.id).type === 'ship') {
    draft.mission.destroyed++;
    if (missionOf(draft)?.token?.id === token.id) draft.mission.tokenDestroyed = true;
  }
  emit?.({ type: 'destroyed', token: token.id, sector: token.sector, range: token.range, by });
};

/** Leaves the board in any other way. */
export const dismissToken = (draft: PanicState, token: Token, why: LeaveReason, emit: Emitter): void => {
  takeOff(draft, token);
  emit?.({ type: 'left', token: token.id, sector: token.sector, range: token.range, why });
};

/** Moves a token and says from where to where. */
export const moveToken = (draft: PanicState, token: Token, sector: Sector, range: Range): Leg => {
  const leg: Leg = {
    token: token.id,
    fromSector: token.sector,
    fromRange: token.range,
    toSector: sector,
    toRange: range,
  };
  token.sector = sector;
  token.range = range;
  draft.stirred = true;
  return leg;
};

export const moveCloser = (draft: PanicState, token: Token): Leg =>
  moveToken(draft, token, token.sector, Math.max(SHORT, token.range - 1));
