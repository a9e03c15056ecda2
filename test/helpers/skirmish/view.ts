import type { BaseState, OwnState, Seat, Viewer } from '../../../shared/engine/game';
import { fillPile, isSeen, type Pile, viewPile, without } from '../../../shared/engine/piles';
import type { Rng } from '../../../shared/engine/rng';
import { CARDS, type Event, isAmbush, type Private, type Public, type State } from './types';

/** Who has seen the card at a captain's place, raised by one, so that 0 can mean that there is none. */
const placeMask = (of: Readonly<Pile>, seat: Seat): number =>
  of.cards[seat] === '' ? 0 : (of.seen[seat] ?? 0) + 1;

export const publicView = (state: Readonly<State>): Public => ({
  captains: state.hull.map((hull, seat) => ({
    hull,
    spot: state.spot[seat] ?? 0,
    row: state.row[seat] ?? 0,
    energy: state.energy[seat] ?? 0,
    hand: [...(state.hands[seat]?.seen ?? [])],
    pick: placeMask(state.picks, seat),
    pickFrom: state.pickFrom[seat] ?? 0,
    picked: isSeen(state.picks.seen[seat] ?? 0, 'spectator') ? (state.picks.cards[seat] ?? '') : '',
    trap: placeMask(state.traps, seat),
    trapFrom: state.trapFrom[seat] ?? 0,
    vote: state.counted || state.votes[seat] === 'none' ? (state.votes[seat] ?? 'none') : 'hidden',
  })),
  deck: [...state.deck.seen],
  discard: [...state.discard],
  round: state.round,
  rounds: state.rounds,
  first: state.first,
  calm: state.calm,
  attacker: state.attacker,
  target: state.target,
  charge: state.charge,
  over: state.over,
  counted: state.counted,
  agenda: [...state.agenda],
});

export const privateView = (state: Readonly<State>, seat: Seat): Private => ({
  deck: [...viewPile(state.deck, seat).cards],
  hands: state.hands.map((hand) => [...viewPile(hand, seat).cards]),
  picks: [...viewPile(state.picks, seat).cards],
  traps: [...viewPile(state.traps, seat).cards],
  vote: state.votes[seat] ?? 'none',
});

export const redact = (event: Event, viewer: Viewer): Event | undefined => {
  switch (event.type) {
    case 'picked':
    case 'laid':
    case 'peeked':
      return event.seat === viewer ? event : { ...event, card: '' };
    case 'drew':
      return isSeen(event.knownBy, viewer) ? event : { ...event, card: '' };
    case 'voted':
      return event.seat === viewer ? event : { ...event, shuffle: false, hidden: true };
    case 'began':
    case 'placed':
    case 'roundBegan':
    case 'showed':
    case 'attacked':
    case 'ambushed':
    case 'rolled':
    case 'counted':
    case 'passed':
    case 'sank':
    case 'timeCalled':
    case 'ended':
      return event;
  }
};

type Guess = OwnState<State> & Pick<BaseState, 'agenda'>;

export const guess = (pub: Public, priv: Private | undefined, viewer: Viewer, rng: Rng): Guess => {
  const { captains } = pub;
  const hands = priv?.hands ?? captains.map(({ hand }) => hand.map(() => ''));
  const picks = priv?.picks ?? captains.map(({ picked }) => picked);
  const traps = priv?.traps ?? captains.map(() => '');
  const deck = priv?.deck ?? pub.deck.map(() => '');
  const all = CARDS.filter((card) => !pub.calm || !isAmbush(card));
  const pool = rng.shuffle(without(all, [...pub.discard, ...deck, ...hands.flat(), ...picks, ...traps]));
  const place = (masks: readonly number[], known: readonly string[]): Pile => ({
    cards: masks.map((mask, seat) =>
      mask === 0 ? '' : known[seat] === '' ? (pool.pop() ?? '') : (known[seat] ?? ''),
    ),
    seen: masks.map((mask) => Math.max(0, mask - 1)),
  });
  const voteOf = (seat: Seat): 'none' | 'aye' | 'nay' =>
    seat === viewer ? (priv?.vote ?? 'none') : rng.pick(['aye', 'nay'] as const);
  return {
    hull: captains.map(({ hull }) => hull),
    spot: captains.map(({ spot }) => spot),
    row: captains.map(({ row }) => row),
    energy: captains.map(({ energy }) => energy),
    votes: captains.map(({ vote }, seat) => (vote === 'hidden' ? voteOf(seat) : vote)),
    hands: captains.map(({ hand }, seat) => fillPile({ cards: hands[seat] ?? [], seen: hand }, pool)),
    picks: place(
      captains.map(({ pick }) => pick),
      picks,
    ),
    pickFrom: captains.map(({ pickFrom }) => pickFrom),
    traps: place(
      captains.map(({ trap }) => trap),
      traps,
    ),
    trapFrom: captains.map(({ trapFrom }) => trapFrom),
    deck: fillPile({ cards: deck, seen: pub.deck }, pool),
    discard: [...pub.discard],
    round: pub.round,
    rounds: pub.rounds,
    first: pub.first,
    calm: pub.calm,
    attacker: pub.attacker,
    target: pub.target,
    charge: pub.charge,
    counted: pub.counted,
    over: pub.over,
    agenda: [...pub.agenda],
  };
};
