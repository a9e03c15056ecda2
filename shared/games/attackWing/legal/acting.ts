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
import type { Work } from '../work';
import { freeCards, isMeant, usableTexts, useProblem } from './usable';

/* The Perform Action step: one action or none, and the free actions that texts give, in any order. */

type ActionAsked = Pick<QuestionOf<'action'>, 'ship' | 'free' | 'icons' | 'cards'>;

/** Why the ship may not do this now; `asked` says whether it is its action or one that a text gives. */
export const actingProblem = (
  state: Readonly<State>,
  asked: ActionAsked,
  move: ActionMove | MoveOf<'use'>,
): RefusalCode | undefined => {
  const { ship: at, free } = asked;
  if (move.type === 'use') return useActionProblem(state, asked, move);
  if (free) return freeActionProblem(state, at, asked.icons, move);
  return forbidsActions(state, at) ? 'noActionNow' : actionProblem(state, at, move);
};

const useActionProblem = (
  state: Readonly<State>,
  { ship: at, free, cards }: ActionAsked,
  move: MoveOf<'use'>,
): RefusalCode | undefined => {
  if (move.ship !== at) return 'notNow';
  const ref: TextRef = { kind: move.card, at: move.at };
  if (free) {
    if (ref.kind !== 'upgrade' || !isGiven(state, at, cards, ref.at)) return 'notThatAction';
    return useProblem(state, at, ref, move.ability, 'action');
  }
  const given = useProblem(state, at, ref, move.ability, 'freeAction');
  if (given !== 'cannotUse') return given;
  return cardActionProblem(state, at) ?? useProblem(state, at, ref, move.ability, 'action');
};

/** Whether a text lets this card act: the question names all that may lie there, the text says which are meant. */
const isGiven = (state: Readonly<State>, at: number, cards: readonly number[], place: number): boolean => {
  const waiting = state.agenda[state.agenda.length - 1] as Work | undefined;
  const op = waiting?.type === 'chosen' ? waiting.ops[0] : undefined;
  const card = shipAt(state, at).upgrades[place]?.card;
  return cards.includes(place) && op?.op === 'freeCard' && card !== undefined && isMeant(op, card);
};

/** Rules 9.8: where only face-down cards might act their owner may let it be; nobody learns whether he had to. */
export const mayLetBe = (state: Readonly<State>, { ship: at, free, icons, cards }: ActionAsked): boolean =>
  free && icons.length === 0 && cards.every((place) => shipAt(state, at).upgrades[place]?.faceDown === true);

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
export const actingMoves = (state: Readonly<State>, asked: ActionAsked): Move[] => {
  const { ship: at, free, icons, cards } = asked;
  if (free)
    return [
      ...freeActionMoves(state, at, icons),
      ...usesOf(state, at, 'action').filter(
        (move) => move.card === 'upgrade' && isGiven(state, at, cards, move.at),
      ),
    ];
  return [
    ...actionMoves(state, at),
    ...(cardActionProblem(state, at) ? [] : usesOf(state, at, 'action')),
    ...usesOf(state, at, 'freeAction'),
  ];
};

/** What everybody can see that the ship may do: texts of open cards, and no action that only a hidden card could do. */
export const openActing = (state: Readonly<State>, at: number): boolean =>
  actionMoves(state, at).length > 0 ||
  (cardActionProblem(state, at) === undefined && usableTexts(state, at, 'action', 'open').length > 0) ||
  usableTexts(state, at, 'freeAction', 'open').some(({ ref, text }) =>
    text.effect.every((op) => op.op !== 'freeCard' || freeCards(state, at, ref, op, 'open').length > 0),
  );

/** Rules 9.8: a ship that may act is always asked while a card of it lies face down. */
export const mayHideAction = (state: Readonly<State>, at: number): boolean =>
  mayTurnUp(shipAt(state, at)) && cardActionProblem(state, at) === undefined;

const mayTurnUp = ({ upgrades, marks }: Ship): boolean =>
  !marks.includes('staysDown') && upgrades.some(({ faceDown }) => faceDown);
