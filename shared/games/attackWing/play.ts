import { ask } from '../../engine/asks';
import type { Ask, Emit, Seat } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import type { Event } from './events';
import type { Pose } from './geometry';
import type { OpenQuestion, Question } from './questions';
import type { Player, Ship, State } from './types';
import type { Work } from './work';

/** A battle in motion: what the rules change, roll and tell. */
export interface Play {
  readonly draft: State;
  readonly rng: Rng;
  readonly emit: Emit<Event>;
}

/** The ship at a place; there always is one where rules and checked moves point to. */
export const shipAt = (state: { readonly ships: readonly Ship[] }, at: number): Ship => {
  const ship = state.ships[at];
  if (!ship) throw new RangeError(`shipAt: no ship ${String(at)}`);
  return ship;
};

export const playerAt = (state: { readonly players: readonly Player[] }, seat: number): Player => {
  const player = state.players[seat];
  if (!player) throw new RangeError(`playerAt: no seat ${String(seat)}`);
  return player;
};

export const opponentOf = (seat: Seat): Seat => 1 - seat;

export const isAlive = (ship: Ship): boolean => ship.fate === 'alive';

/** Work to do next, in this order, before all that waits already. */
export const next = ({ draft }: Play, ...works: readonly Work[]): void => {
  for (let at = works.length - 1; at >= 0; at--) {
    const work = works[at];
    if (work) draft.agenda.push(work);
  }
};

export const put = ({ draft }: Play, question: Question): void => {
  ask(draft, question);
};

/** The open question of a seat, as this game puts them. */
export const questionOf = (state: { readonly open: readonly Ask[] }, seat: Seat): OpenQuestion | undefined =>
  state.open.find((asked): asked is OpenQuestion => asked.seat === seat);

/** The places of the ships still in the battle, the initiative player's first. */
export const livingShips = (state: Readonly<State>): number[] => {
  const found: number[] = [];
  for (const seat of [state.initiative, opponentOf(state.initiative)]) {
    state.ships.forEach((ship, at) => {
      if (ship.seat === seat && isAlive(ship)) found.push(at);
    });
  }
  return found;
};

/** The bases of all other ships on the mat. */
export const basesBut = (state: Readonly<State>, at: number): Pose[] => {
  const found: Pose[] = [];
  for (let other = 0; other < state.ships.length; other++) {
    const ship = state.ships[other];
    if (other !== at && ship && isAlive(ship) && ship.placed) found.push(ship.pose);
  }
  return found;
};
