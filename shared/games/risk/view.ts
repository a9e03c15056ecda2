import type { BaseState, OwnState, Seat, Viewer } from '../../engine/game';
import { isSeen } from '../../engine/piles';
import type { Rng } from '../../engine/rng';
import type { Private, Public } from './board';
import { type CardId, CARDS, locationOfCard } from './data/cards';
import type { Hand, RiskState, Work } from './types';

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

/** The cards this viewer cannot place, by the deck they were last part of, in random order. */
const poolsOf = (pub: Public, known: readonly string[], rng: Rng): CardId[][] => {
  const pools: CardId[][] = Array.from({ length: pub.epoch + 1 }, () => []);
  for (const card of CARDS) {
    if (known.includes(card)) continue;
    pools[pub.cardEpoch[locationOfCard(card)] ?? 0]?.push(card);
  }
  for (const pool of pools) rng.shuffle(pool);
  return pools;
};

/**
 * A state that fits, all fitting ones being equally likely. A card that nobody has seen since it was part of a certain
 * deck is in a hand place filled from that very deck or, if that deck is still the present one, in the deck.
 */
export const guess = (
  pub: Public,
  priv: Private | undefined,
  _viewer: Viewer,
  rng: Rng,
): OwnState<RiskState> & Pick<BaseState, 'agenda'> => {
  const known = [...pub.discard, ...(priv?.hands.flat() ?? [])];
  const pools = poolsOf(pub, known, rng);
  const hands = pub.hands.map(({ seen, epoch }, seat): Hand => {
    const cards = epoch.map((from, place) => {
      const card = priv?.hands[seat]?.[place] ?? '';
      return card === '' ? takeFrom(pools[from]) : card;
    });
    return { cards, seen: seen.slice(), epoch: epoch.slice() };
  });
  const { reason, winners, deck: _deck, ...same } = pub;
  return {
    ...same,
    order: pub.order.slice(),
    captains: pub.captains.slice(),
    alive: pub.alive.slice(),
    orders: pub.orders.slice(),
    owner: pub.owner.slice(),
    units: pub.units.slice(),
    held: pub.held.slice(),
    ships: pub.ships.slice(),
    wormhole: pub.wormhole.slice(),
    invasion: { ...pub.invasion },
    deck: pools[pub.epoch] ?? [],
    discard: pub.discard.slice(),
    hands,
    cardEpoch: pub.cardEpoch.slice(),
    result: { reason, winners: winners.slice() },
    agenda: pub.agenda.slice(),
  };
};

const takeFrom = (pool: CardId[] | undefined): CardId => {
  const card = pool?.pop();
  if (card === undefined) throw new RangeError('risk: fewer unknown cards than places for them');
  return card;
};
