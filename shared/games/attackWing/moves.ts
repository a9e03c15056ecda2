import * as v from 'valibot';
import { TOKENS } from './abilities/language';
import { DAMAGE_IDS } from './data/damage';
import { FACES } from './data/dice';
import { FLEET_IDS } from './data/fleets';
import { MOST_TEXT } from './fleet/text';
import { ECHO_OFFSET_MM, HEADING_STEP, MAT, MM } from './geometry';
import { TEMPLATES } from './geometry/templates';
import { CAPTAIN, PRIMARY, SOURCES } from './types';

/** No fleet has more ships, no ship more cards, no roll more dice. */
const MOST = 63;
const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));
const millimetres = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAT / MM));
const degrees = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(360 - HEADING_STEP),
  v.multipleOf(HEADING_STEP),
);
const maneuver = v.picklist([...TEMPLATES.keys()]);
const weapon = v.pipe(v.number(), v.integer(), v.minValue(PRIMARY), v.maxValue(MOST));
/** Among a ship's upgrades, or its captain. */
const place = v.pipe(v.number(), v.integer(), v.minValue(CAPTAIN), v.maxValue(MOST));
const offset = v.pipe(v.number(), v.integer(), v.minValue(-ECHO_OFFSET_MM), v.maxValue(ECHO_OFFSET_MM));

/** Everything that can be done at the table. */
export const moveShape = v.variant('type', [
  v.strictObject({
    type: v.literal('chooseFleet'),
    fleet: v.picklist(FLEET_IDS),
  }),
  v.strictObject({
    type: v.literal('buildFleet'),
    /** A short text, as `makeFleet` writes it. */
    fleet: v.pipe(v.string(), v.maxLength(MOST_TEXT)),
  }),
  v.strictObject({ type: v.literal('place'), ship: index, x: millimetres, y: millimetres, heading: degrees }),
  /** The middle of an obstacle. */
  v.strictObject({ type: v.literal('placeObstacle'), x: millimetres, y: millimetres }),
  v.strictObject({ type: v.literal('setDial'), ship: index, maneuver }),
  v.strictObject({ type: v.literal('confirmDials') }),
  v.strictObject({ type: v.literal('reopenDials') }),
  v.strictObject({ type: v.literal('next'), ship: index }),
  v.strictObject({ type: v.literal('anticipate'), ship: index, maneuver }),
  v.strictObject({ type: v.literal('letPass') }),
  v.strictObject({ type: v.literal('pickManeuver'), maneuver }),
  v.strictObject({
    type: v.literal('takeToken'),
    token: v.picklist(['evade', 'battleStations', 'scan'] as const),
  }),
  v.strictObject({ type: v.literal('targetLock'), target: index }),
  v.strictObject({ type: v.literal('cloak') }),
  v.strictObject({
    type: v.literal('sensorEcho'),
    side: v.picklist(['left', 'right'] as const),
    offset,
  }),
  v.strictObject({ type: v.literal('repair'), card: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.strictObject({ type: v.literal('enable'), upgrade: place }),
  v.strictObject({ type: v.literal('noAction') }),
  v.strictObject({ type: v.literal('attack'), weapon, target: index }),
  v.strictObject({ type: v.literal('holdFire') }),
  v.strictObject({ type: v.literal('spendBattleStations') }),
  v.strictObject({ type: v.literal('spendEvade') }),
  v.strictObject({
    type: v.literal('spendTargetLock'),
    dice: v.pipe(v.array(index), v.minLength(1), v.maxLength(MOST)),
  }),
  v.strictObject({ type: v.literal('addDice'), count: v.pipe(index, v.minValue(1)) }),
  /** The text of a card: whose it is, and its place among the upgrades (of an admiral: his ship). */
  v.strictObject({
    type: v.literal('use'),
    ship: index,
    card: v.picklist(SOURCES),
    at: index,
    ability: index,
  }),
  v.strictObject({ type: v.literal('chooseShip'), ship: index }),
  v.strictObject({
    type: v.literal('chooseDice'),
    dice: v.pipe(v.array(index), v.minLength(1), v.maxLength(MOST)),
  }),
  v.strictObject({ type: v.literal('chooseFace'), face: v.picklist(FACES) }),
  v.strictObject({ type: v.literal('chooseToken'), token: v.picklist(TOKENS) }),
  /** A damage card by its number; 0: a shield. */
  v.strictObject({
    type: v.literal('chooseRepair'),
    card: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.strictObject({ type: v.literal('chooseDamage'), card: v.picklist(DAMAGE_IDS) }),
  v.strictObject({ type: v.literal('done') }),
  /** Said openly: the ship that is asked turns up no face-down card until the round is over. */
  v.strictObject({ type: v.literal('stayDown') }),
  v.strictObject({ type: v.literal('discardUpgrade'), ship: index, upgrade: index }),
  v.strictObject({ type: v.literal('cloakToken'), ship: index, keep: v.boolean() }),
  v.strictObject({ type: v.literal('raiseShields'), ship: index, raise: v.boolean() }),
  v.strictObject({ type: v.literal('concede') }),
  v.strictObject({ type: v.literal('timeUp') }),
]);

export type Move = v.InferOutput<typeof moveShape>;
export type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;
