import * as v from 'valibot';
import { CAPTAINS } from './data/captains';
import { CARDS, type CardId } from './data/cards';
import { CREW_KEPT, ROLES, type RoleId } from './data/crew';
import { SIZE } from './data/map';
import { QUEST_IDS, type QuestId } from './data/quests';
import type { Order } from './types';

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const location = wholeNumber(0, SIZE - 1);
const seat = wholeNumber(0, CAPTAINS.length - 1);
const role = wholeNumber(0, ROLES.length - 1);
/** More ships than any captain ever has. */
const ships = wholeNumber(1, 9999);
const card = v.custom<CardId>(
  (input) => typeof input === 'string' && (CARDS as readonly string[]).includes(input),
  'Expected the id of a Location card',
);
const quest = v.custom<QuestId>(
  (input) => typeof input === 'string' && (QUEST_IDS as readonly string[]).includes(input),
  'Expected the id of a Quest',
);

/** Every move there is. Locations are indexes into LOCATIONS, captains into CAPTAINS, roles into ROLES. */
export const moveShape = v.variant('type', [
  v.strictObject({ type: v.literal('chooseCaptain'), captain: wholeNumber(0, CAPTAINS.length - 1) }),
  /** Mission 2: the roles that stay, in their order. */
  v.strictObject({ type: v.literal('keepCrew'), crew: v.pipe(v.array(role), v.length(CREW_KEPT)) }),
  v.strictObject({ type: v.literal('setWormhole'), location }),
  v.strictObject({ type: v.literal('placeFleet'), location }),
  v.strictObject({ type: v.literal('tradeCard'), card }),
  v.strictObject({ type: v.literal('endTrade') }),
  v.strictObject({ type: v.literal('deploy'), location, ships }),
  v.strictObject({ type: v.literal('expand'), from: location, to: location, ships }),
  /** One engagement with so many ships. */
  v.strictObject({ type: v.literal('invade'), from: location, to: location, ships: wholeNumber(1, 3) }),
  /**
   * Engagements with as many dice as allowed, until the target is taken or the origin has `downTo` ships or fewer; 0
   * under To the Death alone.
   */
  v.strictObject({
    type: v.literal('assault'),
    from: location,
    to: location,
    downTo: wholeNumber(0, 9999),
  }),
  v.strictObject({ type: v.literal('endActions') }),
  /** To the Death: ships for the next engagement. */
  v.strictObject({ type: v.literal('commit'), ships: wholeNumber(1, 3) }),
  v.strictObject({ type: v.literal('defend'), ships: wholeNumber(1, 2) }),
  /**
   * Commands a crew member. `at`: the location (Chief Engineer), the die counted from the highest (Science), 0 for
   * another maneuver or 1 for one through others' locations (Helm), −1 for the rest.
   */
  v.strictObject({ type: v.literal('useCrew'), role, at: wholeNumber(-1, SIZE - 1) }),
  /** Timeless: all attack dice again. */
  v.strictObject({ type: v.literal('reroll') }),
  v.strictObject({ type: v.literal('pass') }),
  /** Ships that follow those that won the last engagement. */
  v.strictObject({ type: v.literal('moveIn'), ships: wholeNumber(0, 9999) }),
  v.strictObject({ type: v.literal('maneuver'), from: location, to: location, ships }),
  v.strictObject({ type: v.literal('endTurn') }),
  v.strictObject({ type: v.literal('claim'), quest }),
  v.strictObject({ type: v.literal('accept') }),
  v.strictObject({ type: v.literal('decline') }),
  /** One of the options the question names. */
  v.strictObject({ type: v.literal('choose'), option: wholeNumber(0, 9) }),
  v.strictObject({ type: v.literal('pickCaptain'), seat }),
  v.strictObject({ type: v.literal('pickTwo'), a: seat, b: seat }),
  v.strictObject({ type: v.literal('pickLocation'), location }),
  v.strictObject({ type: v.literal('pickUnits'), location, ships }),
  v.strictObject({ type: v.literal('buy'), location, ships }),
  v.strictObject({ type: v.literal('pickCrew'), role }),
  v.strictObject({ type: v.literal('pickQuest'), quest }),
  /** Alien Lifeforms and whom they attack. */
  v.strictObject({ type: v.literal('pickPair'), from: location, to: location }),
  v.strictObject({ type: v.literal('vote'), seat }),
  /** The cards seen, by their place from the top, in their new order from the top. */
  v.strictObject({
    type: v.literal('reorder'),
    order: v.pipe(v.array(wholeNumber(0, 9)), v.minLength(2), v.maxLength(10)),
  }),
  v.strictObject({ type: v.literal('orderAsk') }),
  v.strictObject({ type: v.literal('orderOne') }),
  v.strictObject({ type: v.literal('orderTwo') }),
  v.strictObject({ type: v.literal('askFirstOfficer') }),
  v.strictObject({ type: v.literal('muteFirstOfficer') }),
  v.strictObject({ type: v.literal('askSecurity') }),
  v.strictObject({ type: v.literal('muteSecurity') }),
  v.strictObject({ type: v.literal('askEngineer') }),
  v.strictObject({ type: v.literal('muteEngineer') }),
  v.strictObject({ type: v.literal('askMedical') }),
  v.strictObject({ type: v.literal('muteMedical') }),
  v.strictObject({ type: v.literal('askHelm') }),
  v.strictObject({ type: v.literal('muteHelm') }),
  v.strictObject({ type: v.literal('askSpecialist') }),
  v.strictObject({ type: v.literal('muteSpecialist') }),
  v.strictObject({ type: v.literal('concede') }),
]);
export type Move = v.InferOutput<typeof moveShape>;
export type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

/** Dice of each standing order for defence. */
export const ORDER_DICE = { orderAsk: 0, orderOne: 1, orderTwo: 2 } as const satisfies Readonly<
  Record<string, Order>
>;
export type DiceOrder = keyof typeof ORDER_DICE;

/** Standing orders for crew: ask me about this role, or never ask me. */
export type CrewOrder = `${'ask' | 'mute'}${Capitalize<RoleId>}`;
export const CREW_ORDERS: Readonly<Record<CrewOrder, { readonly role: number; readonly ask: boolean }>> = {
  askFirstOfficer: { role: 0, ask: true },
  muteFirstOfficer: { role: 0, ask: false },
  askSecurity: { role: 1, ask: true },
  muteSecurity: { role: 1, ask: false },
  askEngineer: { role: 2, ask: true },
  muteEngineer: { role: 2, ask: false },
  askMedical: { role: 3, ask: true },
  muteMedical: { role: 3, ask: false },
  askHelm: { role: 4, ask: true },
  muteHelm: { role: 4, ask: false },
  askSpecialist: { role: 5, ask: true },
  muteSpecialist: { role: 5, ask: false },
};

/** Moves that answer no question: standing orders, and conceding. */
export type Standing = DiceOrder | CrewOrder | 'concede';
export const STANDING: readonly Standing[] = [
  ...(Object.keys(ORDER_DICE) as DiceOrder[]),
  ...(Object.keys(CREW_ORDERS) as CrewOrder[]),
  'concede',
];
export const isDiceOrder = (move: Move): move is MoveOf<DiceOrder> => move.type in ORDER_DICE;
export const isCrewOrder = (move: Move): move is MoveOf<CrewOrder> => move.type in CREW_ORDERS;
