import { start } from '../../../../shared/engine/kernel';
import { keyFromSeed } from '../../../../shared/engine/rng';
import { game } from '../../../../shared/games/attackWing';
import type { Face } from '../../../../shared/games/attackWing/data/dice';
import type { Event } from '../../../../shared/games/attackWing/events';
import type { ManeuverId } from '../../../../shared/games/attackWing/geometry';
import { obstacleAt } from '../../../../shared/games/attackWing/legal/terrain';
import type { Move } from '../../../../shared/games/attackWing/moves';
import { PRIMARY, type State, type Terrain } from '../../../../shared/games/attackWing/types';
import { COMBAT, dice, does, go, type Put, tableWith } from '../helpers';

export const rock = (x: number, y: number): Terrain => ({ kind: 'obstacle', seat: 0, ...obstacleAt(x, y) });
export const obstacle = (x: number, y: number): Move => ({ type: 'placeObstacle', x, y });

export const begin = (options: object = {}): State => {
  const started = start(game, { terrain: true, ...options }, 2, keyFromSeed(1));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  does(state, 0, { type: 'chooseFleet', fleet: 'fedSquadron' });
  does(state, 1, { type: 'chooseFleet', fleet: 'romSquadron' });
  return state;
};

/** Ship 0 flies this, with things on the mat; the other stands far away. */
export const flying = (
  own: Partial<Put>,
  maneuver: ManeuverId,
  terrain: readonly Terrain[],
  ...faces: readonly Face[]
): { readonly state: State; readonly events: readonly Event[] } => {
  const state = tableWith({
    phase: 'activation',
    ships: [
      {
        seat: 0,
        ship: 'fedConstitution',
        captain: 'federationCaptain',
        at: [457, 200, 0],
        dial: maneuver,
        ...own,
      },
      { seat: 1, at: [60, 860, 180], dial: 'straight1', activated: true },
    ],
    agenda: [{ type: 'activate', ship: 0 }, { type: 'combat' }],
  });
  state.terrain.push(...terrain);
  return { state, events: go(state, dice(...faces)) };
};

/** Two ships head on, 160 mm apart, and things between them. */
export const facing = (terrain: readonly Terrain[], own: Partial<Put> = {}): State => {
  const state = tableWith({
    ships: [
      { seat: 0, ship: 'fedEnterprise', captain: 'kirk', at: [457, 300, 0], ...own },
      { seat: 1, ship: 'kliD7', captain: 'klingonCaptain', at: [457, 500, 180] },
    ],
    agenda: COMBAT,
  });
  state.terrain.push(...terrain);
  go(state);
  return state;
};
export const attack: Move = { type: 'attack', weapon: PRIMARY, target: 1 };
