import type { Exhibit } from '../exhibit';

/** Everything that can be looked at by name. A new model or effect joins with one line. */
export const EXHIBITS: Readonly<Record<string, () => Promise<Exhibit>>> = {
  enterprise: async () => (await import('./enterprise')).enterprise,
  shields: async () => (await import('./shields')).shields,
  base: async () => (await import('./shields')).base,
  table: async () => (await import('./room')).table,
  consoles: async () => (await import('./room')).consoles,
  room: async () => (await import('./room')).room,
  cards: async () => (await import('./cards')).cards,
  sounds: async () => (await import('./sounds')).sounds,
  flagship: async () => (await import('./flagship')).flagship,
};
