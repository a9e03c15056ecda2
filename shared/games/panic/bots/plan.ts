import type { Seat } from '../../../engine/game';
import { fastRng } from '../../../engine/rng';
import { apply } from '../apply';
import { type CardId, cardOf, isCard } from '../data/cards';
import { fire } from '../apply/play';
import { reasonAgainst } from '../check';
import { clone } from '../clone';
import { MANEUVERS } from '../data/ship';
import { playMoves } from '../legal/play';
import type { PanicMove } from '../moves';
import { findToken, isVisibleShip } from '../position';
import type { PanicState } from '../types';
import { evaluate } from './evaluate';

type Table = Readonly<PanicState>;

/** A copy to try things out on: nothing is asked and nothing waits. */
export const sketch = (state: Table): PanicState => {
  const draft = clone(state);
  draft.open = [];
  draft.agenda = [];
  return draft;
};

/** Moves that bring new cards: what they bring cannot be foreseen, so they are not planned but done first. */
export const isDrawing = (move: PanicMove): boolean =>
  move.type === 'treat' || (move.type === 'playCard' && cardOf(move.card).kind !== 'sensorSweep');

const isSteering = (move: PanicMove): boolean => move.type === 'maneuver' || move.type === 'evasiveAction';

const NO_CHANCE = fastRng(1);

/** What the position would be after a move that needs no chance. */
export const after = (state: Table, move: PanicMove): PanicState => {
  const draft = sketch(state);
  // Boarders, docking and mission rules that a maneuver sets off stay on the agenda and are judged from there.
  const pending = state.agenda;
  apply(draft, draft.active, move, NO_CHANCE, undefined);
  draft.agenda = [...pending, ...draft.agenda.filter(({ type }) => type !== 'play')];
  return draft;
};

export interface Plan {
  /** The maneuvers among the moves. */
  readonly steering: readonly PanicMove[];
  readonly moves: readonly PanicMove[];
  readonly state: PanicState;
  readonly value: number;
}

interface Candidate {
  readonly move: PanicMove;
  gain: number;
}

const EPSILON = 0.02;

/** Uses cards one after the other as long as each makes things better, the best first. */
export const greedy = (from: Table, seat: Seat): Plan => {
  let state = clone(from);
  let value = evaluate(state);
  const moves: PanicMove[] = [];
  let candidates = rated(state, value, playMoves(state, seat).filter(isPlannable));
  for (let best = candidates.shift(); best; best = candidates.shift()) {
    if (best.gain < EPSILON) break;
    if (!isStillLegal(state, seat, best.move)) continue;
    const next = after(state, best.move);
    const gain = evaluate(next) - value;
    const rival = candidates[0];
    if (gain < EPSILON) continue;
    if (rival && gain < rival.gain - EPSILON) {
      best.gain = gain;
      candidates = insert(candidates, best);
      continue;
    }
    moves.push(best.move);
    state = next;
    value += gain;
  }
  return { steering: [], moves, state, value };
};

const isPlannable = (move: PanicMove): boolean =>
  move.type !== 'endPhase' && move.type !== 'libraryComputer' && !isDrawing(move) && !isSteering(move);

const rated = (state: Table, value: number, moves: readonly PanicMove[]): Candidate[] =>
  distinct(moves)
    .map((move) => ({ move, gain: evaluate(after(state, move)) - value }))
    .filter(({ gain }) => gain >= EPSILON)
    .sort((a, b) => b.gain - a.gain);

const insert = (candidates: readonly Candidate[], one: Candidate): Candidate[] => {
  const at = candidates.findIndex(({ gain }) => gain < one.gain);
  const place = at < 0 ? candidates.length : at;
  return [...candidates.slice(0, place), one, ...candidates.slice(place)];
};

const PLAYING = { type: 'play', id: 0, seat: 0, open: false } as const;

const isStillLegal = (state: Table, seat: Seat, move: PanicMove): boolean =>
  !reasonAgainst(state, seat, move, PLAYING);

const sameness = (value: string | number): string | number => {
  if (typeof value !== 'string' || !isCard(value)) return value;
  const { kind, credit } = cardOf(value);
  return `${kind}/${credit}`;
};

/** Copies of a card that do the same are looked at once. */
const distinct = (moves: readonly PanicMove[]): PanicMove[] => {
  const seen = new Set<string>();
  return moves.filter((move) => {
    const key = Object.values<string | number>(move).map(sameness).join();
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
};

/** A way to steer the ship, and where it leads before any card is used. */
interface Course {
  readonly steering: readonly PanicMove[];
  readonly state: PanicState;
}

/** Every maneuver, and every second one after it where the character or a card allows two. */
const courses = (state: Table, seat: Seat): Course[] => {
  const all: Course[] = [];
  for (const first of distinct(playMoves(state, seat).filter(isSteering))) {
    const once = after(state, first);
    all.push({ steering: [first], state: once });
    if (!isStillLegal(once, seat, { type: 'maneuver', maneuver: 'forward' })) continue;
    for (const maneuver of MANEUVERS) {
      const second: PanicMove = { type: 'maneuver', maneuver };
      all.push({ steering: [first, second], state: after(once, second) });
    }
  }
  return all;
};

/** Courses that look worst before any shot are not looked at further. */
const MOST_COURSES = 5;

/** The best plan found: cards only, or a maneuver (or two) and cards before and after it. */
export const bestPlan = (state: Table, seat: Seat): Plan => {
  let best = greedy(state, seat);
  const promising = courses(state, seat)
    .map((course) => ({ course, value: evaluate(course.state) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_COURSES);
  for (const { course } of promising) {
    const plan = withBefore(state, seat, course.steering, greedy(course.state, seat));
    if (plan.value > best.value + EPSILON) best = plan;
  }
  return best;
};

/** The plan for another hand that steers as this one does. */
export const planAlong = (state: Table, seat: Seat, { steering }: Plan): Plan => {
  let turned: Table = state;
  for (const move of steering) turned = isStillLegal(turned, seat, move) ? after(turned, move) : turned;
  const plan = greedy(turned, seat);
  return steering.length > 0 ? withBefore(state, seat, steering, plan) : plan;
};

/** How much better things could be with this card at the end of a plan: its best single use. */
export const bestUse = (state: Table, seat: Seat, card: CardId): number => {
  const value = evaluate(state);
  let best = 0;
  for (const move of playMoves(state, seat)) {
    if (!isPlannable(move) || !usesCard(move, card)) continue;
    best = Math.max(best, evaluate(after(state, move)) - value);
  }
  return best;
};

const usesCard = (move: PanicMove, card: CardId): boolean =>
  Object.values<string | number>(move).some((value) => value === card);

/** Shots that only the old heading allows, with cards that the plan leaves in the hand, come before the maneuver. */
const withBefore = (state: Table, seat: Seat, steering: readonly PanicMove[], plan: Plan): Plan => {
  let { value } = plan;
  let end = plan.state;
  const before: PanicMove[] = [];
  for (const move of playMoves(state, seat)) {
    if (move.type !== 'fire' || !end.hands[seat]?.includes(move.card)) continue;
    const token = findToken(end, move.target);
    if (!token || !isVisibleShip(token)) continue;
    const next = shot(end, move.card, move.target);
    const gain = evaluate(next) - value;
    if (gain < EPSILON) continue;
    before.push(move);
    end = next;
    value += gain;
  }
  return { steering, moves: [...before, ...steering, ...plan.moves], state: end, value };
};

/** The position with one shot more, wherever the target is by then. */
const shot = (state: Table, card: CardId, target: string): PanicState => {
  const draft = clone(state);
  fire(draft, { type: 'fire', card, target }, undefined);
  return draft;
};
