import type { Move, MoveOf } from '../moves';
import { shipAt } from '../play';
import type { QuestionOf } from '../questions';
import type { RefusalCode } from '../refusals';
import type { Ship, State, TextRef } from '../types';
import {
  type ActionMove,
  actionMoves,
  actionProblem,
  forbidsActions,
  freeActionMoves,
  freeActionProblem,
  otherProblem,
} from './actions';
import { usableTexts, useProblem } from './usable';

/* The Perform Action step: one action or none, and the free actions that texts give, in any order. */

type Asked = Pick<QuestionOf<'action'>, 'ship' | 'free' | 'icons' | 'cards'>;

/** Why the ship may not do this now; `asked` says whether it is its action or one that a text gives. */
export const actingProblem = (
  state: Readonly<State>,
  asked: Asked,
  move: ActionMove | MoveOf<'use'>,
): RefusalCode | undefined => {
  const { ship: at, free } = asked;
  if (move.type === 'use') return useActionProblem(state, asked, move);
  if (free) return freeActionProblem(state, at, asked.icons, move);
  return forbidsActions(state, at) ? 'noActionNow' : actionProblem(state, at, move);
};

const useActionProblem = (
  state: Readonly<State>,
  { ship: at, free, cards }: Asked,
  move: MoveOf<'use'>,
): RefusalCode | undefined => {
  if (move.ship !== at) return 'notNow';
  const ref: TextRef = { kind: move.card, at: move.at };
  if (free) {
    if (ref.kind !== 'upgrade' || !cards.includes(ref.at)) return 'notThatAction';
    return useProblem(state, at, ref, move.ability, 'action');
  }
  const given = useProblem(state, at, ref, move.ability, 'freeAction');
  if (given !== 'cannotUse') return given;
  return cardActionProblem(state, at) ?? useProblem(state, at, ref, move.ability, 'action');
};

/** Why the ship may do no card's action. */
const cardActionProblem = (state: Readonly<State>, at: number): RefusalCode | undefined => {
  const ship = shipAt(state, at);
  if (ship.acted) return 'actionTaken';
  return forbidsActions(state, at) ? 'noActionNow' : otherProblem(ship);
};

const usesOf = (state: Readonly<State>, at: number, timing: 'action' | 'freeAction'): MoveOf<'use'>[] =>
  usableTexts(state, at, timing, 'all').map(({ ref, index }) => ({
    type: 'use',
    ship: at,
    card: ref.kind,
    at: ref.at,
    ability: index,
  }));

/** Everything the ship may do in its Perform Action step, or as the free action it was given. */
export const actingMoves = (state: Readonly<State>, asked: Asked): Move[] => {
  const { ship: at, free, icons, cards } = asked;
  if (free)
    return [
      ...freeActionMoves(state, at, icons),
      ...usesOf(state, at, 'action').filter((move) => move.card === 'upgrade' && cards.includes(move.at)),
    ];
  return [
    ...actionMoves(state, at),
    ...(cardActionProblem(state, at) ? [] : usesOf(state, at, 'action')),
    ...usesOf(state, at, 'freeAction'),
  ];
};

export const theStep = (ship: number): Asked => ({ ship, free: false, icons: [], cards: [] });

/** Rules 9.8: a ship that may act is always asked while a card of it lies face down. */
export const mayHideAction = (state: Readonly<State>, at: number): boolean =>
  mayTurnUp(shipAt(state, at)) && cardActionProblem(state, at) === undefined;

const mayTurnUp = ({ upgrades, marks }: Ship): boolean =>
  !marks.includes('staysDown') && upgrades.some(({ faceDown }) => faceDown);
