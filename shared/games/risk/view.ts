import type { Seat } from '../../engine/game';
import { isSeen } from '../../engine/piles';
import type { Private, Public } from './board';
import type { RiskState, Work } from './types';

export const publicView = (state: Readonly<RiskState>): Public => ({
  mission: state.mission,
  goal: state.goal,
  rounds: state.rounds,
  reserve: state.reserve,
  betaFirst: state.betaFirst,
  phase: state.phase,
  round: state.round,
  order: state.order.slice(),
  turn: state.turn,
  lowest: state.lowest,
  captains: state.captains.slice(),
  alive: state.alive.slice(),
  orders: state.orders.slice(),
  owner: state.owner.slice(),
  units: state.units.slice(),
  held: state.held.slice(),
  ships: state.ships.slice(),
  wormhole: state.wormhole.slice(),
  pool: state.pool,
  stars: state.stars,
  conquests: state.conquests,
  invasion: { ...state.invasion },
  deck: state.deck.length,
  discard: state.discard.slice(),
  hands: state.hands.map(({ seen, epoch }) => ({ seen: seen.slice(), epoch: epoch.slice() })),
  epoch: state.epoch,
  cardEpoch: state.cardEpoch.slice(),
  reason: state.result.reason,
  winners: state.result.winners.slice(),
  agenda: state.agenda.slice() as Work[],
});

export const privateView = (state: Readonly<RiskState>, seat: Seat): Private => ({
  hands: state.hands.map(({ cards, seen }) =>
    cards.map((card, place) => (isSeen(seen[place] ?? 0, seat) ? card : '')),
  ),
});
