import { ask, askOf, withdraw } from '../../../shared/engine/asks';
import type { Actor, Emit, Outcome, OwnState, Refusal, Seat, Tagged } from '../../../shared/engine/game';
import { draw, look, maskOf, type Pile, pile, putOnTop, shuffle, takeAt } from '../../../shared/engine/piles';
import type { Rng } from '../../../shared/engine/rng';
import {
  CARDS,
  ENERGY,
  type Event,
  HAND_SIZE,
  isAmbush,
  LINE_LENGTH,
  MIDDLE,
  type Move,
  type Options,
  type State,
  strengthOf,
  type Work,
} from './types';

export const isAlive = (state: Readonly<State>, seat: Seat): boolean => (state.hull[seat] ?? 0) > 0;

const aliveCount = (state: Readonly<State>): number => {
  let count = 0;
  for (const hull of state.hull) if (hull > 0) count++;
  return count;
};

/** The captains still afloat, beginning with the first player of this round. */
const inOrder = (state: Readonly<State>): Seat[] => {
  const order: Seat[] = [];
  const seats = state.hull.length;
  for (let i = 0; i < seats; i++) {
    const seat = (state.first + i) % seats;
    if (isAlive(state, seat)) order.push(seat);
  }
  return order;
};

export const handOf = (state: Readonly<State>, seat: Seat): Pile => {
  const hand = state.hands[seat];
  if (!hand) throw new RangeError(`no captain in seat ${seat}`);
  return hand;
};

const nothing = (seats: number): Pile => pile<string>(Array.from({ length: seats }, () => ''));

export const setup = (options: Options, seats: number, rng: Rng, emit: Emit<Event>): OwnState<State> => {
  const first = options.start === 'random' ? rng.below(seats) : 0;
  const deck = pile(CARDS.filter((card) => !options.calm || !isAmbush(card)));
  shuffle(deck, rng);
  const hands = Array.from({ length: seats }, (_, seat) => {
    const hand = pile<string>([]);
    for (let i = 0; i < HAND_SIZE; i++)
      putOnTop(hand, draw({ reveals: 0 }, deck)?.card ?? '', maskOf([seat]));
    return hand;
  });
  emit?.({ type: 'began', seats, first });
  const each = <T>(value: T): T[] => hands.map(() => value);
  return {
    hull: each(options.hull),
    spot: each(0),
    row: each(MIDDLE),
    energy: each(ENERGY),
    votes: each('none'),
    hands,
    picks: nothing(seats),
    pickFrom: each(0),
    traps: nothing(seats),
    trapFrom: each(0),
    deck,
    discard: [],
    round: 0,
    rounds: options.rounds,
    first,
    calm: options.calm,
    attacker: -1,
    target: -1,
    charge: 0,
    counted: false,
    over: false,
  };
};

const pass: Move = { type: 'pass' };

export function* legalMoves(state: Readonly<State>, seat: Seat): Iterable<Move> {
  switch (askOf(state, seat)?.type) {
    case 'place':
      for (let spot = 0; spot <= LINE_LENGTH; spot += 10) yield { type: 'place', spot };
      return;
    case 'pick':
      for (const card of handOf(state, seat).cards) yield { type: 'pick', card };
      return;
    case 'lay':
      yield pass;
      for (const card of handOf(state, seat).cards) yield { type: 'lay', card };
      return;
    case 'attack':
      yield pass;
      for (let target = 0; target < state.hull.length; target++)
        if (target !== seat && isAlive(state, target))
          for (let charge = 0; charge <= (state.energy[seat] ?? 0); charge++)
            yield { type: 'attack', target, charge };
      return;
    case 'interrupt':
      yield pass;
      if (isAmbush(state.traps.cards[seat] ?? '')) yield { type: 'ambush' };
      return;
    case 'vote':
      yield { type: 'vote', shuffle: true };
      yield { type: 'vote', shuffle: false };
      return;
    case 'peek':
      yield pass;
      yield { type: 'peek' };
      return;
    default:
      return;
  }
}

const refuse = (code: string, message: string): Refusal => ({ code, message });

/** Which answers fit which question; what they need besides is in `check`. */
const ANSWERS: Readonly<Record<string, readonly Move['type'][]>> = {
  place: ['place'],
  pick: ['pick'],
  lay: ['lay', 'pass'],
  attack: ['attack', 'pass'],
  interrupt: ['ambush', 'pass'],
  vote: ['vote'],
  peek: ['peek', 'pass'],
};

export const check = (state: Readonly<State>, actor: Actor, move: Move): Refusal | undefined => {
  if (actor === 'table')
    return move.type === 'callTime' ? undefined : refuse('notForTable', 'Only a captain does that.');
  if (move.type === 'concede')
    return isAlive(state, actor) ? undefined : refuse('gone', 'You are out already.');
  if (!ANSWERS[askOf(state, actor)?.type ?? '']?.includes(move.type))
    return refuse('wrongAnswer', 'That does not answer the question.');
  if ((move.type === 'pick' || move.type === 'lay') && !handOf(state, actor).cards.includes(move.card))
    return refuse('notHeld', 'That card is not in your hand.');
  if (move.type === 'ambush' && !isAmbush(state.traps.cards[actor] ?? ''))
    return refuse('noAmbush', 'Your face-down card is no ambush.');
  if (move.type === 'attack' && (move.target === actor || !isAlive(state, move.target)))
    return refuse('badTarget', 'Attack another captain who is still afloat.');
  if (move.type === 'attack' && move.charge > (state.energy[actor] ?? 0))
    return refuse('noEnergy', 'You have less energy than that.');
  return undefined;
};

/** Moves a card from a hand to a place in front of its captain; whoever knew it still does. */
const putDown = (draft: State, seat: Seat, card: string, to: Pile, from: number[]): number => {
  const hand = handOf(draft, seat);
  const at = hand.cards.indexOf(card);
  const taken = takeAt(hand, at);
  to.cards[seat] = card;
  to.seen[seat] = taken?.seen ?? 0;
  from[seat] = at;
  return at;
};

const clearPlace = (of: Pile, from: number[], seat: Seat): void => {
  of.cards[seat] = '';
  of.seen[seat] = 0;
  from[seat] = 0;
};

export const apply = (draft: State, actor: Actor, move: Move, _rng: Rng, emit: Emit<Event>): void => {
  if (actor === 'table') {
    draft.rounds = draft.round;
    emit?.({ type: 'timeCalled' });
    return;
  }
  switch (move.type) {
    case 'place':
      draft.spot[actor] = move.spot;
      draft.row[actor] = move.row ?? MIDDLE;
      emit?.({ type: 'placed', seat: actor, spot: move.spot, row: move.row ?? MIDDLE });
      return;
    case 'pick': {
      const at = putDown(draft, actor, move.card, draft.picks, draft.pickFrom);
      emit?.({ type: 'picked', seat: actor, card: move.card, at });
      return;
    }
    case 'lay': {
      const at = putDown(draft, actor, move.card, draft.traps, draft.trapFrom);
      emit?.({ type: 'laid', seat: actor, card: move.card, at });
      return;
    }
    case 'attack':
      return attack(draft, actor, move.target, move.charge, emit);
    case 'ambush':
      return ambush(draft, actor, emit);
    case 'vote':
      draft.votes[actor] = move.shuffle ? 'aye' : 'nay';
      emit?.({ type: 'voted', seat: actor, shuffle: move.shuffle, hidden: false });
      return;
    case 'peek': {
      const [card = ''] = look(draft, draft.deck, 1, actor);
      emit?.({ type: 'peeked', seat: actor, card });
      return;
    }
    case 'concede':
      return concede(draft, actor, emit);
    case 'pass':
      emit?.({ type: 'passed', seat: actor });
      return;
    case 'callTime':
      return;
  }
};

const concede = (draft: State, seat: Seat, emit: Emit<Event>): void => {
  draft.hull[seat] = 0;
  if (!draft.counted) draft.votes[seat] = 'none';
  withdraw(draft, (asked) => asked.seat === seat);
  emit?.({ type: 'sank', seat, conceded: true });
  maybeEnd(draft, emit);
};

/** The attacker named a target: whoever has a card face down may interrupt, whatever that card is. */
const attack = (draft: State, attacker: Seat, target: Seat, charge: number, emit: Emit<Event>): void => {
  draft.attacker = attacker;
  draft.target = target;
  draft.charge = charge;
  draft.energy[attacker] = (draft.energy[attacker] ?? 0) - charge;
  emit?.({ type: 'attacked', seat: attacker, target, charge });
  draft.agenda.push({ type: 'strike' });
  for (const seat of inOrder(draft)) {
    if (seat !== attacker && draft.traps.cards[seat] !== '')
      ask(draft, { type: 'interrupt', seat, reaction: true });
  }
};

const ambush = (draft: State, seat: Seat, emit: Emit<Event>): void => {
  const { attacker } = draft;
  const card = draft.traps.cards[seat] ?? '';
  emit?.({ type: 'ambushed', seat, attacker, card });
  draft.discard.push(card);
  clearPlace(draft.traps, draft.trapFrom, seat);
  withdraw(draft, (asked) => asked.type === 'interrupt');
  draft.attacker = -1;
  draft.target = -1;
  draft.charge = 0;
  hit(draft, attacker, emit);
};

const hit = (draft: State, seat: Seat, emit: Emit<Event>): void => {
  const hull = draft.hull[seat] ?? 0;
  if (hull === 0) return;
  draft.hull[seat] = hull - 1;
  if (hull === 1) emit?.({ type: 'sank', seat, conceded: false });
  maybeEnd(draft, emit);
};

const maybeEnd = (draft: State, emit: Emit<Event>): void => {
  if (!draft.over && aliveCount(draft) <= 1) end(draft, emit);
};

const end = (draft: State, emit: Emit<Event>): void => {
  draft.over = true;
  emit?.({ type: 'ended', winners: winnersOf(draft) });
};

const strike = (draft: State, rng: Rng, emit: Emit<Event>): void => {
  const { attacker, target, picks, spot, row, charge } = draft;
  draft.attacker = -1;
  draft.target = -1;
  draft.charge = 0;
  if (!isAlive(draft, attacker) || !isAlive(draft, target)) return;
  const apart = (of: readonly number[]): number => Math.abs((of[attacker] ?? 0) - (of[target] ?? 0));
  const far = apart(spot) + apart(row) > MIDDLE;
  const blow = strengthOf(picks.cards[attacker] ?? '') + Math.floor(charge / 3);
  const own = rng.die() + blow - (far ? 1 : 0);
  const other = rng.die() + strengthOf(picks.cards[target] ?? '');
  emit?.({ type: 'rolled', seat: attacker, target, own, other, hit: own > other });
  if (own > other) hit(draft, target, emit);
};

/** Attackers come one after another, strongest first: the question is asked in the middle of the loop. */
const fight = (draft: State, order: readonly Seat[]): void => {
  const [seat, ...rest] = order;
  if (seat === undefined) return;
  if (rest.length > 0) draft.agenda.push({ type: 'fight', order: rest } as Tagged);
  if (isAlive(draft, seat)) ask(draft, { type: 'attack', seat });
};

const show = (draft: State, emit: Emit<Event>): void => {
  const { picks } = draft;
  emit?.({ type: 'showed', cards: [...picks.cards] });
  picks.seen.fill(maskOf(['spectator']));
  draft.reveals++;
  const strength = (seat: Seat): number => strengthOf(picks.cards[seat] ?? '');
  const order = inOrder(draft).filter((seat) => picks.cards[seat] !== '');
  order.sort((a, b) => strength(b) - strength(a));
  draft.agenda.push({ type: 'fight', order } as Tagged);
};

const count = (draft: State, rng: Rng, emit: Emit<Event>): void => {
  const ayes = inOrder(draft).filter((seat) => draft.votes[seat] === 'aye');
  const shuffled = ayes.length * 2 > aliveCount(draft);
  if (shuffled) shuffle(draft.deck, rng);
  draft.reveals++;
  draft.counted = true;
  emit?.({ type: 'counted', ayes, shuffled });
};

const drawAll = (draft: State, emit: Emit<Event>): void => {
  for (const seat of inOrder(draft)) {
    const drawn = draw(draft, draft.deck);
    if (!drawn) return;
    const knownBy = drawn.seen | maskOf([seat]);
    putOnTop(handOf(draft, seat), drawn.card, knownBy);
    emit?.({ type: 'drew', seat, card: drawn.card, knownBy });
  }
};

const endRound = (draft: State, emit: Emit<Event>): void => {
  for (let seat = 0; seat < draft.hull.length; seat++) {
    const card = draft.picks.cards[seat] ?? '';
    if (card !== '') draft.discard.push(card);
    clearPlace(draft.picks, draft.pickFrom, seat);
  }
  draft.first = inOrder(draft)[1] ?? draft.first;
  if (draft.round < draft.rounds) beginRound(draft, emit);
  else end(draft, emit);
};

const beginRound = (draft: State, emit: Emit<Event>): void => {
  draft.round++;
  emit?.({ type: 'roundBegan', round: draft.round });
  draft.agenda.push({ type: 'round', at: 0 } as Tagged);
};

const askAll = (draft: State, type: string, fits: (seat: Seat) => boolean, open = false): void => {
  for (const seat of inOrder(draft)) if (fits(seat)) ask(draft, { type, seat, open });
};

/** A round, part by part; each may ask, deal with chance, or put work of its own before the next part. */
const ROUND: readonly ((draft: State, rng: Rng, emit: Emit<Event>) => void)[] = [
  (draft) => askAll(draft, 'pick', (seat) => handOf(draft, seat).cards.length > 0),
  (draft) =>
    askAll(draft, 'lay', (seat) => handOf(draft, seat).cards.length > 0 && draft.traps.cards[seat] === ''),
  (draft, _rng, emit) => show(draft, emit),
  (draft) => {
    draft.votes.fill('none');
    draft.counted = false;
    askAll(draft, 'vote', () => true);
  },
  count,
  (draft) => {
    if (draft.deck.cards.length > 0) ask(draft, { type: 'peek', seat: inOrder(draft)[0] ?? 0 });
  },
  (draft, _rng, emit) => drawAll(draft, emit),
  (draft, _rng, emit) => endRound(draft, emit),
];

export const resume = (draft: State, work: Work, rng: Rng, emit: Emit<Event>): void => {
  switch (work.type) {
    case 'begin':
      draft.agenda.push({ type: 'firstRound' });
      return askAll(draft, 'place', () => true, true);
    case 'firstRound':
      return beginRound(draft, emit);
    case 'round': {
      const at = work.at ?? 0;
      if (at + 1 < ROUND.length) draft.agenda.push({ type: 'round', at: at + 1 } as Tagged);
      return ROUND[at]?.(draft, rng, emit);
    }
    case 'fight':
      return fight(draft, work.order ?? []);
    case 'strike':
      return strike(draft, rng, emit);
    default:
      throw new Error(`skirmish: unknown work ${work.type}`);
  }
};

export const winnersOf = ({ hull: hulls }: Pick<State, 'hull'>): Seat[] => {
  const best = Math.max(...hulls);
  return hulls.flatMap((hull, seat) => (hull === best ? [seat] : []));
};

export const outcome = (state: Readonly<State>): Outcome | undefined => {
  if (!state.over) return undefined;
  const reason = aliveCount(state) > 1 ? 'time' : 'lastAfloat';
  return { reason, winners: winnersOf(state), scores: [...state.hull] };
};
