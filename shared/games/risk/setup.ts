import type { OwnState } from '../../engine/game';
import { CARDS } from './data/cards';
import { SIZE } from './data/map';
import { STARTS } from './data/start';
import type { Options } from './options';
import { EMPTY, type Hand, NOWHERE, type RiskState, UNCHOSEN } from './types';

const filled = (length: number, value: number): number[] => Array.from({ length }, () => value);
export const emptyHand = (): Hand => ({ cards: [], seen: [], epoch: [] });

/** An empty map and a full deck; everything else is play (see apply/begin.ts). */
export const setup = (options: Options, seats: number): OwnState<RiskState> => ({
  mission: 'exploration',
  goal: STARTS.exploration[seats]?.byLocations === true ? options.goal : 0,
  rounds: options.rounds,
  reserve: options.reserve,
  betaFirst: options.betaFirst,
  phase: 'captains',
  round: 0,
  order: [],
  turn: 0,
  lowest: 0,
  captains: filled(seats, UNCHOSEN),
  alive: filled(seats, 1),
  orders: filled(seats, 0),
  owner: filled(SIZE, EMPTY),
  units: filled(SIZE, 0),
  held: filled(seats, 0),
  ships: filled(seats, 0),
  wormhole: [NOWHERE, NOWHERE],
  pool: 0,
  stars: 0,
  conquests: 0,
  invasion: { from: NOWHERE, to: NOWHERE, ships: 0, downTo: 0 },
  deck: [...CARDS],
  discard: [],
  hands: Array.from({ length: seats }, emptyHand),
  epoch: 0,
  cardEpoch: filled(SIZE, 0),
  result: { reason: '', winners: [] },
});
