import type { Seat } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { writeFleet } from './fleet/fleet';
import { limitsOf } from './fleet/offered';
import { randomFleet } from './fleet/random';
import { makeFleet } from './fleet/text';
import { HEADING_STEP } from './geometry';
import { answersTo } from './legal';
import { choosable, reopenProblem, unset } from './legal/dials';
import { MAT_MM, placeMenu, placeMove, placeProblem } from './legal/placing';
import { obstacleMenu, obstacleProblem, obstacleSquare } from './legal/terrain';
import type { Move, MoveOf } from './moves';
import { questionOf, shipAt } from './play';
import type { OpenQuestion } from './questions';
import type { State } from './types';

/** One legal answer at random, without listing all where that is slow. */
export const sampleMove = (state: Readonly<State>, seat: Seat, rng: Rng): Move => {
  const asked = questionOf(state, seat);
  if (!asked) throw new RangeError(`sampleMove: seat ${String(seat)} is not asked`);
  if (asked.type === 'placeShip') return samplePlace(state, seat, asked.ships, rng);
  if (asked.type === 'placeObstacle') return sampleObstacle(state, rng);
  if (asked.type === 'setDials') return sampleDial(state, seat, rng);
  if (asked.type === 'chooseFleet') return sampleFleet(state, asked, rng);
  return rng.pick(answersTo(state, asked));
};

/** Where fleets are built, every other one is made up. */
const sampleFleet = (state: Readonly<State>, asked: OpenQuestion, rng: Rng): Move => {
  if (!asked.open || rng.below(2) === 0) return rng.pick(answersTo(state, asked));
  const fleet = randomFleet(limitsOf(state.options), rng);
  return { type: 'buildFleet', fleet: makeFleet(writeFleet(fleet)) };
};

/** Dials are taken back now and then, so that this is played too, but mostly confirmed. */
const sampleDial = (state: Readonly<State>, seat: Seat, rng: Rng): Move => {
  const ships = unset(state, seat);
  const ship = ships[0];
  if (rng.below(32) === 0 && reopenProblem(state, seat) === undefined) return { type: 'reopenDials' };
  if (ship === undefined) return { type: 'confirmDials' };
  return { type: 'setDial', ship, maneuver: rng.pick(choosable(shipAt(state, ship))).id };
};

/** Anywhere at random, off the menu too. */
const samplePlace = (
  state: Readonly<State>,
  seat: Seat,
  ships: readonly number[],
  rng: Rng,
): MoveOf<'place'> => {
  for (let tries = 0; tries < 20; tries++) {
    const move = placeMove(state, seat, rng.pick(ships), rng.below(MAT_MM), HEADING_STEP * rng.below(24));
    if (placeProblem(state, seat, ships, move) === undefined) return move;
  }
  return rng.pick(placeMenu(state, seat, ships));
};

const sampleObstacle = (state: Readonly<State>, rng: Rng): Move => {
  const { least, count } = obstacleSquare;
  for (let tries = 0; tries < 20; tries++) {
    const [x, y] = [least + rng.below(count), least + rng.below(count)];
    if (obstacleProblem(state, { x, y }) === undefined) return { type: 'placeObstacle', x, y };
  }
  return rng.pick(obstacleMenu(state));
};
