import type { Seat } from '../../engine/game';
import { isSeen } from '../../engine/piles';
import type { Private, Public, ShownEffect } from './board';
import { type Effect, NOBODY, type RiskState, type Work } from './types';

const shownEffect = ({ votes, ...effect }: Effect): ShownEffect => ({
  ...effect,
  revealed: effect.revealed.slice(),
  chosen: effect.chosen.slice(),
  ballots: votes.map((vote) => vote !== NOBODY),
});

export const publicView = (state: Readonly<RiskState>): Public => ({
  mission: state.mission,
  goal: state.goal,
  questGoal: state.questGoal,
  rounds: state.rounds,
  reserve: state.reserve,
  atLeastThree: state.atLeastThree,
  betaFirst: state.betaFirst,
  freeSeating: state.freeSeating,
  phase: state.phase,
  round: state.round,
  order: state.order.slice(),
  turn: state.turn,
  highest: state.highest,
  lowest: state.lowest,
  captains: state.captains.slice(),
  alive: state.alive.slice(),
  orders: state.orders.slice(),
  muted: state.muted.slice(),
  owner: state.owner.slice(),
  units: state.units.slice(),
  held: state.held.slice(),
  ships: state.ships.slice(),
  supply: { aliens: state.supply.aliens, tribbles: state.supply.tribbles },
  wormhole: state.wormhole.slice(),
  manhunt: state.manhunt.slice(),
  overran: state.overran.slice(),
  pool: state.pool,
  stars: state.stars,
  tally: { ...state.tally, conquered: state.tally.conquered.slice(), paid: state.tally.paid.slice() },
  invasion: {
    ...state.invasion,
    attack: state.invasion.attack as number[],
    defence: state.invasion.defence as number[],
  },
  flags: state.flags.slice(),
  truces: state.truces.slice(),
  credits: state.credits.slice(),
  crew: state.crew.slice() as Public['crew'],
  boxed: state.boxed.slice() as Public['boxed'],
  quests: state.quests.slice() as Public['quests'],
  questsOpen: state.questsOpen.slice(),
  questReserve: state.questReserve.length,
  qventDeck: state.qventDeck.seen.slice(),
  qventDiscard: state.qventDiscard.slice(),
  drawn: state.drawn,
  lastQVent: state.lastQVent,
  effect: shownEffect(state.effect),
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
  qventDeck: state.qventDeck.cards.map((card, place) =>
    isSeen(state.qventDeck.seen[place] ?? 0, seat) ? card : '',
  ),
  vote: state.effect.votes[seat] ?? NOBODY,
});
