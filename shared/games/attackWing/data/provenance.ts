/** Where a fact of the tables comes from: the event's rulebook, the game's published data, or our own design. */
export const PROVENANCES = ['rulebook', 'source', 'designed'] as const;
export type Provenance = (typeof PROVENANCES)[number];
