import type { BaseState, Seat, Tagged } from '../../engine/game';
import type { Pile } from '../../engine/piles';
import type { CardId } from './data/cards';

/** The missions of the rulebook. Set-up tables and the steps of a turn go by mission. */
export const MISSIONS = ['exploration'] as const;
export type Mission = (typeof MISSIONS)[number];

/** What is going on. The first three are set-up, the others the steps of a turn. */
export const PHASES = [
  'captains',
  'wormhole',
  'fleets',
  'reinforce',
  'deploy',
  'act',
  'maneuver',
  'close',
] as const;
export type Phase = (typeof PHASES)[number];

/** Occupants of a location that are no seat. Tribbles (6) belong to Mission 2. */
export const ALIENS = 5;
export const EMPTY = 7;

/** No location. */
export const NOWHERE = -1;
/** No captain chosen yet. */
export const UNCHOSEN = -1;

/** Standing order for defence: always ask (0), or always one die, or always two. */
export type Order = 0 | 1 | 2;

/** The invasion under way (a series of engagements from one location on one neighbour); `from` NOWHERE: none. */
export interface Invasion {
  from: number;
  to: number;
  /** Ships committed to the present engagement. */
  ships: number;
  /** Goes on by itself until the origin has so many ships or fewer; 0: a single engagement. */
  downTo: number;
}

/** Location cards in a hand; `epoch[i]`: how often the deck had been made anew when card i was drawn. */
export interface Hand extends Pile<CardId> {
  epoch: number[];
}

export interface Result {
  /** '' while the match goes on. */
  reason: Reason | '';
  winners: Seat[];
}
export const REASONS = ['locations', 'lastCaptain', 'roundLimit'] as const;
export type Reason = (typeof REASONS)[number];

export interface RiskState extends BaseState {
  mission: Mission;
  /** Locations that win; 0: only elimination does. */
  goal: number;
  /** The last round. */
  rounds: number;
  /** Most ships a captain may have on the map. */
  reserve: number;
  /** Two captains: whoever starts in the Beta Quadrant takes the first turn. */
  betaFirst: boolean;
  phase: Phase;
  /** 0 during set-up. */
  round: number;
  /** Seats in order of play; empty before the roll-off. */
  order: Seat[];
  /** Place in `order` of the captain whose turn it is. */
  turn: number;
  /** Who rolled lowest and sets the Beta end of the wormhole. */
  lowest: number;
  /** By seat: index into CAPTAINS. */
  captains: number[];
  /** By seat: 1 while in the match. */
  alive: number[];
  /** By seat: standing order for defence. */
  orders: number[];
  /** By location: the seat that holds it, or ALIENS or EMPTY. */
  owner: number[];
  /** By location. */
  units: number[];
  /** By seat: locations held and ships on the map, kept in step with `owner` and `units`. */
  held: number[];
  ships: number[];
  /** Alpha end, Beta end. */
  wormhole: number[];
  /** Reinforcements still to deploy. */
  pool: number;
  /** Stars turned in this turn. */
  stars: number;
  /** Locations conquered by invasion this turn. */
  conquests: number;
  invasion: Invasion;
  /** Top card last. */
  deck: CardId[];
  /** Face-up. */
  discard: CardId[];
  /** By seat. */
  hands: Hand[];
  /** How often the discards have been made into a new deck, and for every card the last time it was among them. */
  epoch: number;
  cardEpoch: number[];
  result: Result;
}

/** Suspended work. Nothing in it is secret. */
export const WORKS = [
  'begin',
  'captains',
  'rollOff',
  'wormhole',
  'aliens',
  'fleets',
  'firstTurn',
  'reinforce',
  'deploy',
  'act',
  'engage',
  'maneuver',
  'close',
  'nextTurn',
] as const;
export type Work = Tagged & { readonly type: (typeof WORKS)[number] };

/** Questions, and which answers fit them. */
export const ANSWERS = {
  chooseCaptain: ['chooseCaptain'],
  setWormhole: ['setWormhole'],
  placeFleet: ['placeFleet'],
  trade: ['tradeCard', 'endTrade'],
  deploy: ['deploy'],
  act: ['expand', 'invade', 'assault', 'endActions'],
  defend: ['defend'],
  moveIn: ['moveIn'],
  maneuver: ['maneuver', 'endTurn'],
} as const;
export type AskType = keyof typeof ANSWERS;
