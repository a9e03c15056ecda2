/**
 * Where a fact comes from: `rulebook` states it; `source` is public material about the fiction or about other
 * star-based editions; `designed` is ours, because the printed component is nowhere to be seen.
 */
export const PROVENANCES = ['rulebook', 'source', 'designed'] as const;
export type Provenance = (typeof PROVENANCES)[number];
