import type { BaseState, OwnState, Seat, Viewer } from '../../../shared/engine/game';
import { fillPile, isSeen, viewPile, without } from '../../../shared/engine/piles';
import type { Rng } from '../../../shared/engine/rng';
import {
  type Captain,
  CARDS,
  EMPTY,
  type Event,
  isAmbush,
  type Private,
  type Public,
  type Slot,
  type State,
} from './types';

type SlotView = Public['captains'][number]['pick'];

/** A slot's mask is shown raised by one, so that 0 can mean an empty slot. */
const slotMask = (slot: Slot): SlotView => ({ seen: slot.card === '' ? 0 : slot.seen + 1, from: slot.from });
const slotView = (slot: Slot, viewer: Viewer): string => (isSeen(slot.seen, viewer) ? slot.card : '');

export const publicView = (state: Readonly<State>): Public => ({
  captains: state.captains.map((captain) => ({
    hull: captain.hull,
    spot: captain.spot,
    hand: [...captain.hand.seen],
    pick: slotMask(captain.pick),
    picked: slotView(captain.pick, 'spectator'),
    trap: slotMask(captain.trap),
    vote: state.counted || captain.vote === 'none' ? captain.vote : 'hidden',
  })),
  deck: [...state.deck.seen],
  discard: [...state.discard],
  round: state.round,
  rounds: state.rounds,
  first: state.first,
  calm: state.calm,
  attack: { ...state.attack },
  over: state.over,
  counted: state.counted,
  agenda: [...state.agenda],
});

export const privateView = (state: Readonly<State>, seat: Seat): Private => ({
  deck: [...viewPile(state.deck, seat).cards],
  hands: state.captains.map((captain) => [...viewPile(captain.hand, seat).cards]),
  picks: state.captains.map((captain) => slotView(captain.pick, seat)),
  traps: state.captains.map((captain) => slotView(captain.trap, seat)),
  vote: state.captains[seat]?.vote ?? 'none',
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

export const guess = (
  pub: Public,
  priv: Private | undefined,
  viewer: Viewer,
  rng: Rng,
): OwnState<State> & Pick<BaseState, 'agenda'> => {
  const blank = (masks: readonly number[]): string[] => masks.map(() => '');
  const hands = priv?.hands ?? pub.captains.map((captain) => blank(captain.hand));
  const picks = priv?.picks ?? pub.captains.map((captain) => captain.picked);
  const traps = priv?.traps ?? pub.captains.map(() => '');
  const deck = priv?.deck ?? blank(pub.deck);
  const known = [...pub.discard, ...deck, ...hands.flat(), ...picks, ...traps];
  const pool = rng.shuffle(
    without(
      CARDS.filter((card) => !pub.calm || !isAmbush(card)),
      known,
    ),
  );
  const slot = ({ seen, from }: SlotView, card: string): Slot =>
    seen === 0 ? { ...EMPTY } : { card: card === '' ? (pool.pop() ?? '') : card, seen: seen - 1, from };
  const captains = pub.captains.map((captain, seat): Captain => {
    const vote = seat === viewer ? (priv?.vote ?? 'none') : rng.pick(['aye', 'nay'] as const);
    return {
      hull: captain.hull,
      spot: captain.spot,
      hand: fillPile({ cards: hands[seat] ?? [], seen: captain.hand }, pool),
      pick: slot(captain.pick, picks[seat] ?? ''),
      trap: slot(captain.trap, traps[seat] ?? ''),
      vote: captain.vote === 'hidden' ? vote : captain.vote,
    };
  });
  return {
    captains,
    deck: fillPile({ cards: deck, seen: pub.deck }, pool),
    discard: [...pub.discard],
    round: pub.round,
    rounds: pub.rounds,
    first: pub.first,
    calm: pub.calm,
    attack: { ...pub.attack },
    counted: pub.counted,
    over: pub.over,
    agenda: [...pub.agenda],
  };
};
