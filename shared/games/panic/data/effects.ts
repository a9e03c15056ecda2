import type { Part } from './ship';

/** What rewards, failures and docking do, in listed order; any choice is the active player's. */
export type Effect =
  /** Every player, from the active one clockwise, draws. */
  | { readonly do: 'draw'; readonly n: number }
  /** Up to n damaged sections become intact. */
  | { readonly do: 'repair'; readonly part: Part | 'any'; readonly n: number }
  /** Up to n destroyed sections become intact. */
  | { readonly do: 'rebuild'; readonly part: Part | 'any'; readonly n: number }
  /** One of these; not one that does nothing while another can do something. */
  | { readonly do: 'choose'; readonly of: readonly Effect[] }
  /** Up to n visible enemy ships at long range are discarded; they do not count as destroyed. */
  | { readonly do: 'removeThreat'; readonly n: number }
  /** Every visible enemy ship moves n outward, not beyond long; a Tholian at short stays. */
  | { readonly do: 'pushBack'; readonly n: number }
  /** The active player takes up to n cards from the discard pile. */
  | { readonly do: 'takeBack'; readonly n: number }
  /** Every player discards n cards of their own choice. */
  | { readonly do: 'discard'; readonly n: number }
  /** That many die rolls; the facing in each rolled sector takes a volley. */
  | { readonly do: 'zap'; readonly times: number; readonly damage: number }
  /** Both front facings take a volley. */
  | { readonly do: 'zapFront'; readonly damage: number }
  /** The mission token strikes its facing as a comet would. */
  | { readonly do: 'impact' }
  /** The top cards leave the game. */
  | { readonly do: 'removeCards'; readonly n: number }
  | { readonly do: 'loseGame' };

/** Rulebook p. 16: what a starbase gives when docked with. */
export const DOCKING: readonly Effect[] = [
  {
    do: 'choose',
    of: [
      { do: 'repair', part: 'shield', n: 2 },
      { do: 'rebuild', part: 'shield', n: 1 },
    ],
  },
  {
    do: 'choose',
    of: [
      { do: 'repair', part: 'hull', n: 2 },
      { do: 'rebuild', part: 'hull', n: 1 },
    ],
  },
  { do: 'draw', n: 1 },
];
