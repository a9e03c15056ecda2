import type { Arc, Bearing, ManeuverId, Speed } from '../geometry';

export const COLORS = ['green', 'white', 'red'] as const;
export type Color = (typeof COLORS)[number];

/** One entry of a dial. */
export interface Maneuver {
  readonly id: ManeuverId;
  readonly bearing: Bearing;
  readonly speed: Speed;
  readonly color: Color;
}

interface ClassCard {
  readonly name: string;
  readonly forward: Exclude<Arc, 'rear90'>;
  readonly rear: 'rear90' | 'none';
  /** Bearings with their speeds and colors: g green, w white, r red. Banks and turns go both ways. */
  readonly dial: string;
}

/** The ship classes: firing arcs and dials. Provenance: source. */
export const CLASSES = {
  constitution: {
    name: 'Constitution Class',
    forward: 'forward180',
    rear: 'none',
    dial: 'straight 1g 2g 3w 4w; bank 1g 2w 3w; turn 2w 3r; reverse 2r',
  },
  constitutionRefit: {
    name: 'Constitution Class (Refit)',
    forward: 'forward180',
    rear: 'none',
    dial: 'straight 1g 2g 3w 4w; bank 1g 2g 3w; turn 2w 3r; reverse 2r',
  },
  miranda: {
    name: 'Miranda Class',
    forward: 'forward180',
    rear: 'rear90',
    dial: 'straight 1g 2g 3w 4w; bank 1g 2w 3w; turn 2w 3w; reverse 2r',
  },
  d7: {
    name: 'D7 Class',
    forward: 'forward90',
    rear: 'none',
    dial: 'straight 1g 2g 3w 4w; bank 1g 2g 3w; turn 2w 3w; comeAbout 3r',
  },
  ktinga: {
    name: "K't'inga Class",
    forward: 'forward90',
    rear: 'rear90',
    dial: 'straight 1g 2g 3w 4w; bank 1g 2w 3w; turn 2w 3r; comeAbout 3r',
  },
  birdOfPrey: {
    name: 'Romulan Bird-of-Prey',
    forward: 'forward90',
    rear: 'none',
    dial: 'straight 1g 2g 3w 4w; bank 1g 2w 3w; turn 2w 3w; comeAbout 3r',
  },
  gornRaider: {
    name: 'Gorn Raider',
    forward: 'forward90',
    rear: 'none',
    dial: 'straight 1g 2g 3w 4w; bank 1g 2w 3w; turn 2w 3r; comeAbout 3r',
  },
  tholianVessel: {
    name: 'Tholian Vessel',
    forward: 'forward90',
    rear: 'none',
    dial: 'straight 1g 2g 3w; bank 1g 2g 3w; turn 1w 2w; comeAbout 1w 2w',
  },
} as const satisfies Readonly<Record<string, ClassCard>>;

export type ClassId = keyof typeof CLASSES;
