import * as v from 'valibot';
import { CARD_IDS } from './data/cards';
import { CHARACTERS } from './data/characters';
import { FACINGS_COUNT, MANEUVERS, PARTS } from './data/ship';
import { TOKEN_IDS } from './data/tokens';

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const card = v.picklist(CARD_IDS);
const token = v.picklist(TOKEN_IDS);
const part = v.picklist(PARTS);
const maneuver = v.picklist(MANEUVERS);
const facing = whole(0, FACINGS_COUNT - 1);
const facingOrNone = whole(-1, FACINGS_COUNT - 1);
const seat = whole(0, 5);
const index = whole(0, 15);

/** Every move there is, as it must look when it comes from outside, before the rules judge it. */
export const moveShape = v.variant('type', [
  v.strictObject({ type: v.literal('takeCharacter'), character: v.picklist(CHARACTERS) }),
  v.strictObject({ type: v.literal('treat'), seat }),
  v.strictObject({ type: v.literal('offerTrade'), seat, give: card, take: card }),
  v.strictObject({ type: v.literal('acceptTrade') }),
  v.strictObject({ type: v.literal('declineTrade') }),
  v.strictObject({ type: v.literal('exchange'), card }),
  v.strictObject({ type: v.literal('fire'), card, target: token }),
  v.strictObject({ type: v.literal('directHit'), card, hit: card, target: token }),
  v.strictObject({ type: v.literal('repair'), card, facing }),
  v.strictObject({ type: v.literal('rebuild'), dilithium: card, tritanium: card, part, facing }),
  /** −1 for a kind that is left alone. */
  v.strictObject({ type: v.literal('emergencyRepairs'), card, shield: facingOrNone, hull: facingOrNone }),
  v.strictObject({ type: v.literal('forceField'), card, target: token }),
  v.strictObject({ type: v.literal('tractorBeam'), card, target: token }),
  v.strictObject({ type: v.literal('playCard'), card }),
  v.strictObject({ type: v.literal('libraryComputer'), card, take: card }),
  v.strictObject({ type: v.literal('evasiveAction'), card, maneuver }),
  v.strictObject({ type: v.literal('commit'), card, slot: index }),
  v.strictObject({ type: v.literal('maneuver'), maneuver }),
  v.strictObject({ type: v.literal('mend'), part, facing }),
  v.strictObject({ type: v.literal('endPhase') }),
  v.strictObject({ type: v.literal('giveUp') }),
  v.strictObject({ type: v.literal('discard'), card }),
  v.strictObject({ type: v.literal('sendTeam'), card }),
  v.strictObject({ type: v.literal('chooseEffect'), option: index }),
  v.strictObject({ type: v.literal('restore'), part, facing }),
  v.strictObject({ type: v.literal('removeThreat'), target: token }),
  v.strictObject({ type: v.literal('takeBack'), card }),
  v.strictObject({ type: v.literal('pickThreat'), token }),
  v.strictObject({ type: v.literal('pass') }),
]);

export type PanicMove = v.InferOutput<typeof moveShape>;
export type MoveOf<T extends PanicMove['type']> = Extract<PanicMove, { readonly type: T }>;
