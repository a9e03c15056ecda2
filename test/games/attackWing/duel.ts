import type { Face } from '../../../shared/games/attackWing/data/dice';
import type { Event } from '../../../shared/games/attackWing/events';
import type { State } from '../../../shared/games/attackWing/types';
import { COMBAT, dice, does, go, type Put, tableWith } from './helpers';

export const none: Face = 'blank';

/** A Constitution (attack 3, agility 1, 2 shields, hull 4) under Kirk attacks a D7 (3-1-3-1) head on at range 2. */
export const facing = (own: Partial<Put> = {}, other: Partial<Put> = {}): State => {
  const state = tableWith({
    ships: [
      { seat: 0, ship: 'fedConstitution', captain: 'kirk', at: [457, 300, 0], ...own },
      { seat: 1, ship: 'kliD7', captain: 'krell', at: [457, 500, 180], ...other },
      { seat: 1, ship: 'kliD7', captain: 'klingonCaptain', at: [860, 860, 0], attacked: true },
      { seat: 0, ship: 'fedMiranda', captain: 'federationCaptain', at: [60, 60, 180], attacked: true },
    ],
    agenda: COMBAT,
  });
  go(state);
  return state;
};

export const PRIMARY = { type: 'attack', weapon: -1, target: 1 } as const;

/** Attacks with these dice and gives what it led to. */
export const fire = (state: State, ...faces: Face[]): Event[] => does(state, 0, PRIMARY, dice(...faces));
