import * as v from 'valibot';
import { CAPTAINS } from './data/captains';
import { CARDS, type CardId } from './data/cards';
import { SIZE } from './data/map';
import type { Order } from './types';

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const location = wholeNumber(0, SIZE - 1);
/** More ships than any reserve holds. */
const ships = wholeNumber(1, 255);
const card = v.custom<CardId>(
  (input) => typeof input === 'string' && (CARDS as readonly string[]).includes(input),
  'Expected the id of a Location card',
);

/** Every move there is. Locations are indexes into LOCATIONS, captains into CAPTAINS. */
export const moveShape = v.variant('type', [
  v.strictObject({ type: v.literal('chooseCaptain'), captain: wholeNumber(0, CAPTAINS.length - 1) }),
  v.strictObject({ type: v.literal('setWormhole'), location }),
  v.strictObject({ type: v.literal('placeFleet'), location }),
  v.strictObject({ type: v.literal('tradeCard'), card }),
  v.strictObject({ type: v.literal('endTrade') }),
  v.strictObject({ type: v.literal('deploy'), location, ships }),
  v.strictObject({ type: v.literal('expand'), from: location, to: location, ships }),
  /** One engagement with so many ships. */
  v.strictObject({ type: v.literal('invade'), from: location, to: location, ships: wholeNumber(1, 3) }),
  /** Engagements with as many dice as allowed, until the target is taken or the origin has `downTo` ships or fewer. */
  v.strictObject({ type: v.literal('assault'), from: location, to: location, downTo: ships }),
  v.strictObject({ type: v.literal('endActions') }),
  v.strictObject({ type: v.literal('defend'), ships: wholeNumber(1, 2) }),
  /** Ships that follow those that won the last engagement. */
  v.strictObject({ type: v.literal('moveIn'), ships: wholeNumber(0, 255) }),
  v.strictObject({ type: v.literal('maneuver'), from: location, to: location, ships }),
  v.strictObject({ type: v.literal('endTurn') }),
  v.strictObject({ type: v.literal('orderAsk') }),
  v.strictObject({ type: v.literal('orderOne') }),
  v.strictObject({ type: v.literal('orderTwo') }),
  v.strictObject({ type: v.literal('concede') }),
]);
export type Move = v.InferOutput<typeof moveShape>;
export type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

/** Moves that answer no question: standing orders for defence, and conceding. */
export const STANDING = [
  'orderAsk',
  'orderOne',
  'orderTwo',
  'concede',
] as const satisfies readonly Move['type'][];
export type Standing = (typeof STANDING)[number];
export const isStanding = (move: Move): move is MoveOf<Standing> =>
  (STANDING as readonly string[]).includes(move.type);

/** Dice of each standing order. */
export const ORDER_DICE: Readonly<Record<Exclude<Standing, 'concede'>, Order>> = {
  orderAsk: 0,
  orderOne: 1,
  orderTwo: 2,
};
