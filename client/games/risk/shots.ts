import type { Event } from '../../../shared/games/risk/events';
import type { Shots } from '../../viewpoint/shots';

/** How the stream's camera sees the war for the quadrants. */
export const SHOTS: Shots<Event['type']> = {
  turnBegan: { frame: 'table' },
  wormholeSet: { frame: 'target' },
  fleetPlaced: { frame: 'target' },
  deployed: { frame: 'target' },
  expanded: { frame: 'line' },
  invaded: { frame: 'line' },
  attacked: { frame: 'shoulder' },
  engaged: { frame: 'line', slow: 1.2 },
  conquered: { frame: 'line', slow: 1.4 },
  sectorTaken: { frame: 'above', slow: 1.3 },
  eliminated: { frame: 'table', slow: 1.8 },
  maneuvered: { frame: 'line' },
  qventDrawn: { frame: 'table' },
  questClaimed: { frame: 'table', slow: 1.3 },
  ended: { frame: 'table', slow: 1.6 },
};
