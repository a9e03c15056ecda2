import { writeFleet } from '../fleet/fleet';
import { offeredFleets, playableFleet, SMALLEST } from '../fleet/offered';
import { makeFleet } from '../fleet/text';
import type { Move } from '../moves';
import type { RefusalCode } from '../refusals';
import type { State } from '../types';

/** Why a fleet may not be fielded. */
export const fleetProblem = ({ options }: Readonly<State>, move: Move): RefusalCode | undefined => {
  if (move.type === 'chooseFleet')
    return offeredFleets(options).includes(move.fleet) ? undefined : 'notOffered';
  if (move.type !== 'buildFleet') return 'wrongAnswer';
  if (options.fleets !== 'built') return 'notBuilt';
  return playableFleet(move.fleet, options) ? undefined : 'badFleet';
};

/** The ready-made fleets; where there is none small enough, the smallest there is. */
export const fleetMoves = ({ options }: Readonly<State>): Move[] => {
  const ready = offeredFleets(options).map((fleet): Move => ({ type: 'chooseFleet', fleet }));
  return ready.length > 0 ? ready : [{ type: 'buildFleet', fleet: makeFleet(writeFleet(SMALLEST)) }];
};
