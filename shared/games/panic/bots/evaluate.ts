import { isLastStand, targetReached } from '../apply/ending';
import { type Card, type CardId, cardOf } from '../data/cards';
import { FACINGS_COUNT, type Range } from '../data/ship';
import { tokenOf } from '../data/tokens';
import { facingOf, isFront } from '../geometry';
import { anyShip, characterOf, handLimit, handOf, isShip, maneuverBan, spinsWeb } from '../position';
import type { PanicState, Work } from '../types';
import { missionWorth } from './missionOutlook';
import { damageSoFar, forecast } from './outlook';
import { HOLD, PLAIN_HOLD, WEIGHTS } from './weights';

type Table = Readonly<PanicState>;

/** What a card is worth in a hand for later. */
export const holdWorth = (card: CardId): number => HOLD[cardOf(card).kind] ?? PLAIN_HOLD;

const handWorth = (state: Table): number => {
  const hand = handOf(state, state.active);
  let worth = Math.max(0, handLimit(state) - hand.length) * WEIGHTS.refill;
  for (const card of hand) worth += holdWorth(card);
  return worth;
};

/** Ships that will have to be dealt with, and the webs that hold the ship. */
export const shipsCost = (state: Table): number => {
  const last = targetReached(state);
  const ship = last ? WEIGHTS.lastShip : WEIGHTS.ship;
  const point = last ? WEIGHTS.lastShipPoint : WEIGHTS.shipPoint;
  let cost = 0;
  for (const token of state.tokens) {
    if (tokenOf(token.id).type !== 'ship') continue;
    cost += ship + point * token.defence;
    if (spinsWeb(token)) cost += WEIGHTS.web;
  }
  return cost;
};

/** How far this card's arc is from a facing, in turns of the ship. */
const turnsToAim = ({ facingMask, rangeMask }: Card, facing: number, range: Range): number => {
  if (((rangeMask >> range) & 1) === 0) return FACINGS_COUNT;
  for (let turns = 0; turns < FACINGS_COUNT / 2; turns++) {
    const arcs =
      (1 << ((facing + turns) % FACINGS_COUNT)) | (1 << ((facing + FACINGS_COUNT - turns) % FACINGS_COUNT));
    if ((facingMask & arcs) !== 0) return turns;
  }
  return FACINGS_COUNT / 2;
};

/** The fewest turns of the ship after which a card of this hand reaches one of the ships, wherever that may be. */
const turnsToFire = (state: Table, hand: readonly CardId[]): number => {
  let least = FACINGS_COUNT;
  for (const id of hand) {
    const card = cardOf(id);
    if (!card.hit) continue;
    for (const token of state.tokens) {
      if (!isShip(token)) continue;
      least = Math.min(least, turnsToAim(card, facingOf(token.sector, state.heading), token.range));
    }
  }
  return least;
};

/** Once only ships are left, she is turned so that whoever plays next can fire. */
const aimCost = (state: Table): number => {
  if (!isLastStand(state) || !anyShip(state)) return 0;
  const next = handOf(state, (state.active + 1) % state.players);
  const turns = maneuverBan(state) ? FACINGS_COUNT : turnsToFire(state, next);
  // Sheltering behind mended shields could go on for ever.
  return turns * WEIGHTS.aim * Math.max(1, state.turn / WEIGHTS.patience);
};

/** A starbase ahead is worth steering for when something is broken. */
const starbaseWorth = (state: Table, damage: number): number => {
  let worth = 0;
  for (const token of state.tokens) {
    if (tokenOf(token.id).type !== 'station') continue;
    const ahead = isFront(facingOf(token.sector, state.heading)) ? 1 : 0.5;
    worth = Math.max(worth, ((4 - token.range) * ahead * WEIGHTS.starbase * Math.min(8, 2 + damage)) / 8);
  }
  return maneuverBan(state) ? worth * 0.3 : worth;
};

/** What a maneuver has set off and the rules have not carried out yet. */
const pendingWorth = (state: Table, damage: number): number => {
  let worth = 0;
  for (const work of state.agenda as Work[]) {
    if (work.type === 'dock') worth += state.players * 0.6 + Math.min(6, damage * 0.5);
    else if (work.type === 'boarding') worth -= work.damage * WEIGHTS.hullPoint;
    else if (work.type === 'ambush') worth -= 1.5;
    else if (work.type === 'forwardStress') worth -= 0.8;
  }
  return worth;
};

/** An ability that stretches a card comes after the cards that need no stretching. */
const abilityCost = (state: Table): number => {
  if (!state.used.ability) return 0;
  const once = characterOf(state, state.active)?.once;
  return once === 'commitAnyCard' || once === 'phasersAtAnyRange' ? WEIGHTS.ability : 0;
};

/** How good things are for the crew when the active player's phase 4 ends like this; only differences mean anything. */
export const evaluate = (state: Table): number => {
  const damage = damageSoFar(state);
  const sweep = state.used.sensorSweep && !targetReached(state) ? WEIGHTS.sweep : 0;
  return (
    missionWorth(state) -
    damage -
    forecast(state) -
    shipsCost(state) -
    aimCost(state) +
    handWorth(state) +
    starbaseWorth(state, damage) +
    pendingWorth(state, damage) +
    sweep -
    abilityCost(state)
  );
};
