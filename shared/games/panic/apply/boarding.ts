import { ask, withdraw } from '../../../engine/asks';
import type { Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { CardId } from '../data/cards';
import { facingOf } from '../geometry';
import { findToken, handOf } from '../position';
import { isTeam } from '../rules';
import type { PanicState, WorkOf } from '../types';
import { type Emitter, schedule } from './context';
import { hullDamage } from './damage';
import { discardCard } from './piles';
import { dismissToken } from './tokens';

export const holdsTeam = (state: Readonly<PanicState>, seat: Seat): boolean =>
  handOf(state, seat).some(isTeam);

const askForTeam = (draft: PanicState, seat: Seat): void =>
  void ask(draft, { type: 'securityTeam', seat, sector: draft.boarding.sector });

/** Rulebook p. 13: all boarders of one facing strike together; before that anybody may send Security Teams. */
export const board = (draft: PanicState, work: WorkOf<'boarding'>, emit: Emitter): void => {
  const { sector, damage, tokens } = work;
  draft.boarding.sector = sector;
  draft.boarding.damage = damage;
  emit?.({ type: 'boarded', sector, facing: facingOf(sector, draft.heading), tokens, damage });
  for (const id of tokens) {
    const token = findToken(draft, id);
    if (token) dismissToken(draft, token, 'boarding', emit);
  }
  schedule(draft, { type: 'boardersStrike' });
  for (let seat = 0; seat < draft.players; seat++) if (holdsTeam(draft, seat)) askForTeam(draft, seat);
};

/** Each card lowers the damage by one. Who has another is asked again; at 0 nobody needs to answer any more. */
export const sendTeam = (draft: PanicState, seat: Seat, card: CardId, emit: Emitter): void => {
  discardCard(draft, seat, card);
  if (seat === draft.active && draft.phase === 'play') draft.used.cards++;
  draft.boarding.damage--;
  emit?.({ type: 'teamSent', seat, card, left: draft.boarding.damage });
  if (draft.boarding.damage === 0) withdraw(draft, ({ type }) => type === 'securityTeam');
  else if (holdsTeam(draft, seat)) askForTeam(draft, seat);
};

export const boardersStrike = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  const { sector, damage } = draft.boarding;
  const facing = facingOf(sector, draft.heading);
  if (damage === 0) emit?.({ type: 'boardersRepelled', sector, facing });
  else {
    emit?.({ type: 'boardersStruck', sector, facing, damage });
    hullDamage(draft, facing, damage, rng, emit);
  }
  draft.boarding.sector = 0;
  draft.boarding.damage = 0;
};
