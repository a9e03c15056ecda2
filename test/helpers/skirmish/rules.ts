import { ask, withdraw } from '../../../shared/engine/asks';
import type { Actor, Emit, Outcome, Refusal, Seat, Tagged } from '../../../shared/engine/game';
import { draw, look, maskOf, pile, putOnTop, shuffle, takeAt } from '../../../shared/engine/piles';
import type { Rng } from '../../../shared/engine/rng';
import {
  type Captain,
  CARDS,
  EMPTY,
  type Event,
  HAND_SIZE,
  isAmbush,
  LINE_LENGTH,
  type Move,
  type Options,
  type State,
  strengthOf,
  type Work,
} from './types';

export const alive = (state: Readonly<State>): Seat[] =>
  state.captains.flatMap((captain, seat) => (captain.hull > 0 ? [seat] : []));
export const captainOf = (state: Readonly<State>, seat: Seat): Captain => {
  const captain = state.captains[seat];
  if (!captain) throw new RangeError(`no captain in seat ${String(seat)}`);
  return captain;
};
/** All seats, beginning with the first player of this round. */
const inOrder = (state: Readonly<State>): Seat[] =>
  state.captains
    .map((_, i) => (state.first + i) % state.captains.length)
    .filter((seat) => captainOf(state, seat).hull > 0);

export const setup = (
  options: Options,
  seats: number,
  rng: Rng,
  emit: Emit<Event>,
): Omit<State, 'seq' | 'rng' | 'asked' | 'open' | 'reveals' | 'agenda'> => {
  const first = options.start === 'random' ? rng.below(seats) : 0;
  const deck = pile(CARDS.filter((card) => !options.calm || !isAmbush(card)));
  shuffle(deck, rng);
  const captains = Array.from({ length: seats }, (_, seat): Captain => {
    const hand = pile<string>([]);
    for (let i = 0; i < HAND_SIZE; i++) putOnTop(hand, deck.cards.pop() as string, maskOf([seat]));
    deck.seen.length = deck.cards.length;
    return { hull: options.hull, spot: 0, hand, pick: { ...EMPTY }, trap: { ...EMPTY }, vote: 'none' };
  });
  emit?.({ type: 'began', seats, first });
  const attack = { attacker: -1, target: -1 };
  return {
    captains,
    deck,
    discard: [],
    round: 0,
    rounds: options.rounds,
    first,
    calm: options.calm,
    attack,
    counted: false,
    over: false,
  };
};

const pass: Move = { type: 'pass' };

export function* legalMoves(state: Readonly<State>, seat: Seat): Iterable<Move> {
  const captain = captainOf(state, seat);
  switch (state.open.find((asked) => asked.seat === seat)?.type) {
    case 'place':
      for (let spot = 0; spot <= LINE_LENGTH; spot += 10) yield { type: 'place', spot };
      return;
    case 'pick':
      for (const card of captain.hand.cards) yield { type: 'pick', card };
      return;
    case 'lay':
      yield pass;
      for (const card of captain.hand.cards) yield { type: 'lay', card };
      return;
    case 'attack':
      yield pass;
      for (const target of alive(state)) if (target !== seat) yield { type: 'attack', target };
      return;
    case 'interrupt':
      yield pass;
      if (isAmbush(captain.trap.card)) yield { type: 'ambush' };
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

const WRONG: Refusal = { code: 'wrongAnswer', message: 'That does not answer the question.' };
const NOT_HELD: Refusal = { code: 'notHeld', message: 'That card is not in your hand.' };

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
    return move.type === 'callTime'
      ? undefined
      : { code: 'notForTable', message: 'Only a captain does that.' };
  const captain = captainOf(state, actor);
  if (move.type === 'concede')
    return captain.hull > 0 ? undefined : { code: 'gone', message: 'You are out already.' };
  const question = state.open.find((asked) => asked.seat === actor)?.type ?? '';
  if (!ANSWERS[question]?.includes(move.type)) return WRONG;
  if (move.type === 'pick' || move.type === 'lay')
    return captain.hand.cards.includes(move.card) ? undefined : NOT_HELD;
  if (move.type === 'ambush' && !isAmbush(captain.trap.card))
    return { code: 'noAmbush', message: 'Your face-down card is no ambush.' };
  if (move.type === 'attack' && (move.target === actor || !alive(state).includes(move.target)))
    return { code: 'badTarget', message: 'Attack another captain who is still afloat.' };
  return undefined;
};

const fromHand = (captain: Captain, card: string, slot: 'pick' | 'trap'): number => {
  const at = captain.hand.cards.indexOf(card);
  const taken = takeAt(captain.hand, at);
  if (taken) captain[slot] = { card: taken.card, seen: taken.seen, from: at };
  return at;
};

export const apply = (draft: State, actor: Actor, move: Move, _rng: Rng, emit: Emit<Event>): void => {
  if (actor === 'table') {
    draft.rounds = draft.round;
    emit?.({ type: 'timeCalled' });
    return;
  }
  const captain = captainOf(draft, actor);
  switch (move.type) {
    case 'place':
      captain.spot = move.spot;
      emit?.({ type: 'placed', seat: actor, spot: move.spot });
      return;
    case 'pick': {
      const at = fromHand(captain, move.card, 'pick');
      emit?.({ type: 'picked', seat: actor, card: move.card, at });
      return;
    }
    case 'lay': {
      const at = fromHand(captain, move.card, 'trap');
      emit?.({ type: 'laid', seat: actor, card: move.card, at });
      return;
    }
    case 'attack':
      return attack(draft, actor, move.target, emit);
    case 'ambush':
      return ambush(draft, actor, emit);
    case 'vote':
      captain.vote = move.shuffle ? 'aye' : 'nay';
      emit?.({ type: 'voted', seat: actor, shuffle: move.shuffle, hidden: false });
      return;
    case 'peek': {
      const [card = ''] = look(draft, draft.deck, 1, actor);
      emit?.({ type: 'peeked', seat: actor, card });
      return;
    }
    case 'concede':
      captain.hull = 0;
      if (!draft.counted) captain.vote = 'none';
      withdraw(draft, (asked) => asked.seat === actor);
      emit?.({ type: 'sank', seat: actor, conceded: true });
      maybeEnd(draft, emit);
      return;
    case 'pass':
      emit?.({ type: 'passed', seat: actor });
      return;
    case 'callTime':
      return;
  }
};

/** The attacker named a target: whoever has a card face down may interrupt, whatever that card is. */
const attack = (draft: State, attacker: Seat, target: Seat, emit: Emit<Event>): void => {
  draft.attack = { attacker, target };
  emit?.({ type: 'attacked', seat: attacker, target });
  draft.agenda.push({ type: 'strike' });
  for (const seat of inOrder(draft)) {
    if (seat !== attacker && captainOf(draft, seat).trap.card !== '') ask(draft, { type: 'interrupt', seat });
  }
};

const ambush = (draft: State, seat: Seat, emit: Emit<Event>): void => {
  const { attacker } = draft.attack;
  const captain = captainOf(draft, seat);
  emit?.({ type: 'ambushed', seat, attacker, card: captain.trap.card });
  draft.discard.push(captain.trap.card);
  captain.trap = { ...EMPTY };
  withdraw(draft, (asked) => asked.type === 'interrupt');
  draft.attack = { attacker: -1, target: -1 };
  hit(draft, attacker, emit);
};

const hit = (draft: State, seat: Seat, emit: Emit<Event>): void => {
  const captain = captainOf(draft, seat);
  if (captain.hull === 0) return;
  captain.hull--;
  if (captain.hull === 0) emit?.({ type: 'sank', seat, conceded: false });
  maybeEnd(draft, emit);
};

const maybeEnd = (draft: State, emit: Emit<Event>): void => {
  if (draft.over || alive(draft).length > 1) return;
  draft.over = true;
  emit?.({ type: 'ended', winners: winnersOf(draft) });
};

const strike = (draft: State, rng: Rng, emit: Emit<Event>): void => {
  const { attacker, target } = draft.attack;
  draft.attack = { attacker: -1, target: -1 };
  if (attacker < 0) return;
  const [from, to] = [captainOf(draft, attacker), captainOf(draft, target)];
  if (from.hull === 0 || to.hull === 0) return;
  const own =
    rng.die() + strengthOf(from.pick.card) - (Math.abs(from.spot - to.spot) > LINE_LENGTH / 2 ? 1 : 0);
  const other = rng.die() + strengthOf(to.pick.card);
  emit?.({ type: 'rolled', seat: attacker, target, own, other, hit: own > other });
  if (own > other) hit(draft, target, emit);
};

/** Attackers come one after another, strongest first: the question is asked in the middle of the loop. */
const fight = (draft: State, order: readonly Seat[]): void => {
  const [seat, ...rest] = order;
  if (seat === undefined) return;
  if (rest.length > 0) draft.agenda.push({ type: 'fight', order: rest } as Tagged);
  if (captainOf(draft, seat).hull > 0) ask(draft, { type: 'attack', seat });
};

const show = (draft: State, emit: Emit<Event>): void => {
  emit?.({ type: 'showed', cards: draft.captains.map((captain) => captain.pick.card) });
  for (const captain of draft.captains) captain.pick.seen = maskOf(['spectator']);
  draft.reveals++;
  const strength = (seat: Seat): number => strengthOf(captainOf(draft, seat).pick.card);
  const order = inOrder(draft).filter((seat) => captainOf(draft, seat).pick.card !== '');
  order.sort((a, b) => strength(b) - strength(a));
  draft.agenda.push({ type: 'fight', order } as Tagged);
};

const count = (draft: State, rng: Rng, emit: Emit<Event>): void => {
  const ayes = inOrder(draft).filter((seat) => captainOf(draft, seat).vote === 'aye');
  const shuffled = ayes.length * 2 > alive(draft).length;
  if (shuffled) shuffle(draft.deck, rng);
  draft.reveals++;
  draft.counted = true;
  emit?.({ type: 'counted', ayes, shuffled });
};

const drawAll = (draft: State, emit: Emit<Event>): void => {
  for (const seat of inOrder(draft)) {
    const drawn = draw(draft, draft.deck);
    if (!drawn) return;
    const seen = drawn.seen | maskOf([seat]);
    putOnTop(captainOf(draft, seat).hand, drawn.card, seen);
    emit?.({ type: 'drew', seat, card: drawn.card, knownBy: seen });
  }
};

const endRound = (draft: State, emit: Emit<Event>): void => {
  for (const captain of draft.captains) {
    if (captain.pick.card !== '') draft.discard.push(captain.pick.card);
    captain.pick = { ...EMPTY };
  }
  draft.first = inOrder(draft)[1] ?? draft.first;
  if (draft.round < draft.rounds) return beginRound(draft, emit);
  draft.over = true;
  emit?.({ type: 'ended', winners: winnersOf(draft) });
};

const ROUND = ['endRound', 'draw', 'peek', 'count', 'voting', 'show', 'laying', 'picking'] as const;
const beginRound = (draft: State, emit: Emit<Event>): void => {
  draft.round++;
  emit?.({ type: 'roundBegan', round: draft.round });
  for (const type of ROUND) draft.agenda.push({ type });
};

const askAll = (draft: State, type: string, fits: (captain: Captain) => boolean, open = false): void => {
  for (const seat of inOrder(draft)) if (fits(captainOf(draft, seat))) ask(draft, { type, seat, open });
};

export const resume = (draft: State, work: Work, rng: Rng, emit: Emit<Event>): void => {
  switch (work.type) {
    case 'begin':
      draft.agenda.push({ type: 'firstRound' });
      return askAll(draft, 'place', () => true, true);
    case 'firstRound':
      return beginRound(draft, emit);
    case 'picking':
      return askAll(draft, 'pick', (captain) => captain.hand.cards.length > 0);
    case 'laying':
      return askAll(draft, 'lay', (captain) => captain.hand.cards.length > 0 && captain.trap.card === '');
    case 'show':
      return show(draft, emit);
    case 'fight':
      return fight(draft, work.order ?? []);
    case 'strike':
      return strike(draft, rng, emit);
    case 'voting':
      for (const captain of draft.captains) captain.vote = 'none';
      draft.counted = false;
      return askAll(draft, 'vote', () => true);
    case 'count':
      return count(draft, rng, emit);
    case 'peek':
      if (draft.deck.cards.length > 0) ask(draft, { type: 'peek', seat: inOrder(draft)[0] ?? 0 });
      return;
    case 'draw':
      return drawAll(draft, emit);
    case 'endRound':
      return endRound(draft, emit);
    default:
      throw new Error(`skirmish: unknown work ${work.type}`);
  }
};

const winnersOf = (state: Readonly<State>): Seat[] => {
  const best = Math.max(...state.captains.map((captain) => captain.hull));
  return state.captains.flatMap((captain, seat) => (captain.hull === best ? [seat] : []));
};

export const outcome = (state: Readonly<State>): Outcome | undefined => {
  if (!state.over) return undefined;
  const scores = state.captains.map((captain) => captain.hull);
  return { reason: alive(state).length > 1 ? 'time' : 'lastAfloat', winners: winnersOf(state), scores };
};
