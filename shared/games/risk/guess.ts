import type { BaseState, OwnState, Seat, Viewer } from '../../engine/game';
import { fillPile, without } from '../../engine/piles';
import type { Rng } from '../../engine/rng';
import type { Private, Public } from './board';
import { type CardId, CARDS, locationOfCard } from './data/cards';
import { QUEST_IDS } from './data/quests';
import { qventsFor } from './data/qvents';
import { type Effect, type Hand, NOBODY, type RiskState } from './types';

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

/** A Q-Vent deck that fits: what lies open or has been seen is not among the unknown. */
const guessQVents = (pub: Public, priv: Private | undefined, rng: Rng): RiskState['qventDeck'] => {
  if (pub.qventDeck.length === 0) return { cards: [], seen: [] };
  const seen = priv?.qventDeck ?? pub.qventDeck.map(() => '' as const);
  const unknown = without(qventsFor(pub.captains.length), [...pub.qventDiscard, pub.drawn, ...seen]);
  return fillPile({ cards: seen, seen: pub.qventDeck }, rng.shuffle(unknown));
};

/** The Quests that are neither open nor claimed, in any order. */
const guessQuests = (pub: Public, rng: Rng): RiskState['questReserve'] =>
  pub.questsOpen.length === 0
    ? []
    : rng.shuffle(without(QUEST_IDS, [...pub.questsOpen, ...pub.quests.flat()]));

/** Ballots of others may name anybody but themselves. */
const guessEffect = (pub: Public, priv: Private | undefined, viewer: Viewer, rng: Rng): Effect => {
  const { ballots, ...effect } = pub.effect;
  const living = pub.alive.flatMap((alive, seat) => (alive === 1 ? [seat] : []));
  const voteOf = (given: boolean, seat: Seat): number => {
    if (!given) return NOBODY;
    return seat === viewer ? (priv?.vote ?? NOBODY) : rng.pick(living.filter((other) => other !== seat));
  };
  return {
    ...effect,
    revealed: effect.revealed.slice(),
    chosen: effect.chosen.slice(),
    votes: ballots.map(voteOf),
  };
};

/**
 * A state that fits, all fitting ones being equally likely. A card that nobody has seen since it was part of a certain
 * deck is in a hand place filled from that very deck or, if that deck is still the present one, in the deck.
 */
export const guess = (
  pub: Public,
  priv: Private | undefined,
  viewer: Viewer,
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
    muted: pub.muted.slice(),
    owner: pub.owner.slice(),
    units: pub.units.slice(),
    held: pub.held.slice(),
    ships: pub.ships.slice(),
    supply: { ...pub.supply },
    wormhole: pub.wormhole.slice(),
    manhunt: pub.manhunt.slice(),
    overran: pub.overran.slice(),
    tally: { ...pub.tally, conquered: pub.tally.conquered.slice(), paid: pub.tally.paid.slice() },
    invasion: { ...pub.invasion },
    flags: pub.flags.slice(),
    truces: pub.truces.slice(),
    credits: pub.credits.slice(),
    crew: pub.crew.slice(),
    boxed: pub.boxed.slice(),
    quests: pub.quests.slice(),
    questsOpen: pub.questsOpen.slice(),
    questReserve: guessQuests(pub, rng),
    qventDeck: guessQVents(pub, priv, rng),
    qventDiscard: pub.qventDiscard.slice(),
    effect: guessEffect(pub, priv, viewer, rng),
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
