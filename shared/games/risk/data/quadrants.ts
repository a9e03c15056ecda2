/** The two halves of the map; the wormhole has one end in each. */
export const QUADRANTS = ['alpha', 'beta'] as const;
export type Quadrant = (typeof QUADRANTS)[number];
