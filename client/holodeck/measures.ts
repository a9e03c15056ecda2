export { TABLE } from '../kit/measures';

export const ROOM = { half: 5, height: 4 } as const;
export const SEATS = 6;

/** One metre of the Enterprise on the table. */
export const SHIP_SCALE = 0.0016;
