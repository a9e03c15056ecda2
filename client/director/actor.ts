import type { Tagged } from '../../shared/engine/game';

/** The seat that does what an event tells; undefined: none. */
export const actorOf = (event: Tagged & { readonly seat?: unknown }): number | undefined =>
  typeof event.seat === 'number' && event.seat >= 0 ? event.seat : undefined;
