import { askOf } from '../../../engine/asks';
import type { Actor, Refusal, Seat } from '../../../engine/game';
import type { MoveOf, PanicMove } from '../moves';
import type { Table } from '../position';
import { refuse } from '../refusals';
import type { Ban } from '../rules';
import type { PanicAsk } from '../types';
import { ANSWER_CHECKS } from './answers';
import type { Check } from './checking';
import { PLAY_CHECKS } from './play';

type Checks = { readonly [T in PanicMove['type']]: Check<T> };

const CHECKS: Checks = { ...PLAY_CHECKS, ...ANSWER_CHECKS };

const PLAYING: readonly PanicMove['type'][] = [
  'fire',
  'directHit',
  'repair',
  'rebuild',
  'emergencyRepairs',
  'forceField',
  'tractorBeam',
  'playCard',
  'libraryComputer',
  'evasiveAction',
  'commit',
  'maneuver',
  'mend',
  'treat',
  'endPhase',
  'giveUp',
];

/** Which moves answer which question. */
export const ANSWERS: Readonly<Record<PanicAsk['type'], readonly PanicMove['type'][]>> = {
  character: ['takeCharacter'],
  treat: ['treat', 'pass'],
  trade: ['offerTrade', 'pass'],
  exchange: ['exchange', 'pass'],
  tradeOffer: ['acceptTrade', 'declineTrade'],
  play: PLAYING,
  idleDiscard: ['discard', 'pass'],
  discard: ['discard'],
  securityTeam: ['sendTeam', 'pass'],
  chooseEffect: ['chooseEffect'],
  restore: ['restore', 'pass'],
  removeThreat: ['removeThreat', 'pass'],
  takeBack: ['takeBack', 'pass'],
  pickThreat: ['pickThreat'],
};

export const askedOf = (state: Table, seat: Seat): PanicAsk | undefined =>
  askOf(state, seat) as PanicAsk | undefined;

/** The reason against a move in answer to a question, without the type of question being looked at. */
export const reasonAgainst = <T extends PanicMove['type']>(
  state: Table,
  seat: Seat,
  move: MoveOf<T>,
  asked: PanicAsk,
): Ban => {
  const judge: Check<T> = CHECKS[move.type];
  return judge(state, seat, move, asked);
};

export const check = (state: Table, actor: Actor, move: PanicMove): Refusal | undefined => {
  if (actor === 'table') return refuse('tableMove');
  const asked = askedOf(state, actor);
  if (!asked || !ANSWERS[asked.type].includes(move.type)) return refuse('wrongAnswer');
  const reason = reasonAgainst(state, actor, move, asked);
  return reason && refuse(reason);
};
