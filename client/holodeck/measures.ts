/** Sizes in metres, as a person standing at the table meets them. */
export const TABLE = {
  height: 0.78,
  radius: 1.14,
  /** Where light runs round the edge. */
  rim: 1.06,
  /** The hole in the middle where a game's centrepiece stands; Panic's rings lie outside it. */
  centre: 0.3,
  short: 0.52,
  medium: 0.74,
  long: 0.96,
} as const;

export const ROOM = { half: 5, height: 4 } as const;
export const SEATS = 6;

/** One metre of the Enterprise on the table. */
export const SHIP_SCALE = 0.0016;
