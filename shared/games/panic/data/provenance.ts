/**
 * Where a fact comes from: `rulebook`, the publisher's manual or its well-known summary; `source`, a public page;
 * `designed`, our own completion of what neither says.
 */
export type Provenance = 'rulebook' | 'source' | 'designed';
