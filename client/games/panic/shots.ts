import type { PanicEvent } from '../../../shared/games/panic/events';
import type { Shots } from '../../viewpoint/shots';

/** How the stream's camera sees what happens to the Enterprise. */
export const SHOTS: Shots<PanicEvent['type']> = {
  turnBegan: { frame: 'table' },
  missionRevealed: { frame: 'table' },
  placed: { frame: 'target' },
  cloaked: { frame: 'target' },
  reappeared: { frame: 'line' },
  fired: { frame: 'line' },
  destroyed: { frame: 'target', slow: 1.5 },
  volley: { frame: 'line', slow: 1.3 },
  shieldHit: { frame: 'target' },
  hullHit: { frame: 'target', slow: 1.6 },
  boarded: { frame: 'target' },
  cometPassed: { frame: 'line' },
  maneuvered: { frame: 'above' },
  docked: { frame: 'line' },
  missionCompleted: { frame: 'table', slow: 1.4 },
  missionFailed: { frame: 'table', slow: 1.4 },
  ended: { frame: 'table', slow: 1.6 },
};
