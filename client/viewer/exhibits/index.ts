import type { Exhibit } from '../exhibit';

/** Everything that can be looked at by name. A new model or effect joins with one line. */
export const EXHIBITS: Readonly<Record<string, () => Promise<Exhibit>>> = {
  enterprise: async () => (await import('./enterprise')).enterprise,
  shields: async () => (await import('./shields')).shields,
  base: async () => (await import('./shields')).base,
  table: async () => (await import('./room')).table,
  consoles: async () => (await import('./room')).consoles,
  room: async () => (await import('./room')).room,
  effects: async () => (await import('./effects')).effects,
  cards: async () => (await import('./cards')).cards,
  things: async () => (await import('./things')).things,
  tokenStates: async () => (await import('./things')).tokenStates,
  captains: async () => (await import('./things')).captains,
  lineup: async () => (await import('./things')).lineup,
  fleet: async () => (await import('./things')).fleet,
  die: async () => (await import('./tabletop')).die,
  bag: async () => (await import('./tabletop')).bag,
  markers: async () => (await import('./tabletop')).markers,
  sounds: async () => (await import('./sounds')).sounds,
  flagship: async () => (await import('./flagship')).flagship,
  prompts: async () => (await import('./prompts')).prompts,
  'large prompts': async () => (await import('./prompts')).largePrompts,
  quadrants: async () => (await import('./quadrants')).quadrants,
  sol: async () => (await import('./quadrants')).sol,
};
