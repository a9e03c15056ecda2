/** Where the rings lie on the table, in metres from its middle; the ship stands inside the first. */
export const RINGS = { centre: 0.3, short: 0.52, medium: 0.74, long: 0.96 } as const;
