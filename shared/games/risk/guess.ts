import type { BaseState, OwnState, Viewer } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import type { Private, Public } from './board';
import { type CardId, CARDS, locationOfCard } from './data/cards';
import type { Hand, RiskState } from './types';

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
