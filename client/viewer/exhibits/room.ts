import { makeRoom, type Room } from '../../holodeck/room';
import type { SeatFace } from '../../holodeck/room/consoleFace';
import { THEMES } from '../../kit/theme';
import type { Exhibit, Framing } from '../exhibit';

const SITTING: readonly SeatFace[] = [
  { name: 'Kirk', meaning: 'mine', note: 'your turn' },
  { name: 'Spock', meaning: 'rivalB', note: 'ready' },
  undefined,
  { name: 'Montgomery Scott', meaning: 'rivalA', note: 'away' },
  { name: 'Uhura', meaning: 'rivalC', note: 'bot' },
  'vacant',
];

const exhibit = (
  framing: Framing,
  acts: Readonly<Record<string, (room: Room) => void>>,
  moments: Readonly<Record<string, number>> = {},
): Exhibit => ({
  states: Object.keys(acts),
  moments,
  build: (scene, preset, colours) => {
    const room = makeRoom(scene, preset.stars);
    return {
      framing,
      show: (state) => {
        room.colours(colours);
        room.update(0, false);
        room.alert('calm');
        room.seats([]);
        room.surround('space', 0);
        acts[state]?.(room);
      },
      update: (time) => room.update(time, false),
    };
  },
});

/** The empty table: its rim in all alerts and in the other sets of colours. */
export const table = exhibit(
  { target: [0, 0.72, 0], radius: 3.1, rise: 38 },
  {
    calm: () => undefined,
    yellow: (room) => room.alert('yellow'),
    red: (room) => room.alert('red'),
    'colour-blind': (room) => room.colours(THEMES.colourBlind),
    'high contrast': (room) => room.colours(THEMES.highContrast),
  },
);

/** The consoles before the six seats. */
export const consoles = exhibit(
  { target: [0, 0.6, 0], radius: 3.5, rise: 36 },
  {
    empty: () => undefined,
    seated: (room) => room.seats(SITTING),
  },
);

/** The holodeck at rest, breaking up, and the space behind it. */
export const room = exhibit(
  { target: [0, 1, 0], radius: 4.2, rise: 9 },
  {
    holodeck: (shown) => shown.surround('holodeck', 0),
    dissolving: (shown) => {
      shown.surround('holodeck', 0);
      shown.surround('space', 2);
    },
    space: () => undefined,
  },
  { dissolving: 0.95 },
);
