import type { Event } from '../../../shared/games/attackWing/events';
import type { Shots } from '../../viewpoint/shots';

/** How the stream's camera sees a battle: flights as on a chart, attacks along the line of fire. */
export const SHOTS: Shots<Event['type']> = {
  fleetsRevealed: { frame: 'table' },
  initiativeTaken: { frame: 'table' },
  placed: { frame: 'target' },
  roundBegan: { frame: 'table' },
  anticipated: { frame: 'line', slow: 1.3 },
  stacked: { frame: 'table' },
  suppressed: { frame: 'target' },
  dialRevealed: { frame: 'target' },
  flew: { frame: 'above' },
  echoed: { frame: 'above' },
  turnedAbout: { frame: 'above' },
  locked: { frame: 'line' },
  cloaked: { frame: 'target' },
  turnedUp: { frame: 'target', slow: 1.2 },
  beamHeld: { frame: 'line' },
  webPlaced: { frame: 'target' },
  webStruck: { frame: 'target' },
  attackDeclared: { frame: 'shoulder' },
  compared: { frame: 'line', slow: 1.3 },
  shieldLost: { frame: 'target' },
  damaged: { frame: 'target', slow: 1.3 },
  doomed: { frame: 'target', slow: 1.4 },
  removed: { frame: 'target', slow: 1.8 },
  timeCalled: { frame: 'table' },
  rolledOff: { frame: 'table', slow: 1.3 },
  battleEnded: { frame: 'table', slow: 1.6 },
};
