import type { Seat } from '../../engine/game';
import { type Card, type CardId, cardOf } from './data/cards';
import type { CharacterEntry, CharacterId } from './data/characters';
import { CARDS_PER_TURN, STILL_TURNS } from './data/limits';
import { type Facing, INTACT, LONG, type Part } from './data/ship';
import { facingOf } from './geometry';
import { fits, hasRule, lacking, missionOf } from './mission';
import {
  abilityReady,
  aim,
  canOnce,
  isShip,
  isVisibleShip,
  maneuverBan,
  maneuversAllowed,
  section,
  spinsWeb,
  type Table,
} from './position';
import type { RefusalCode } from './refusals';
import type { Token } from './types';

/** Why something may not be done; `undefined`: it may. Each rule stands here once, for menus, judges, samplers and bots. */
export type Ban = RefusalCode | undefined;

/** R22: whoever gets nowhere for long may end it. */
export const giveUpBan = (state: Table): Ban => (state.still < STILL_TURNS ? 'notYetStill' : undefined);

/** Cards touch enemy ships that everybody sees. */
const touchBan = (token: Token): Ban => {
  if (isVisibleShip(token)) return undefined;
  return isShip(token) ? 'hidden' : 'notAShip';
};

/** Rulebook p. 6: a hit card reaches its exact facing and range. */
export const hitBan = (state: Table, card: Card, token: Token | undefined): Ban => {
  if (hasRule(state, 'noHitCards')) return 'holdFire';
  if (!token) return 'noSuchToken';
  const ban = touchBan(token);
  if (ban) return ban;
  const aimed = aim(state, card, facingOf(token.sector, state.heading), token.range);
  return aimed === 'onTarget' || aimed === 'byAbility' ? undefined : aimed;
};

/** Designed: one Force Field for each ship. */
export const forceFieldBan = (token: Token): Ban =>
  touchBan(token) ?? (token.forceField ? 'hasForceField' : undefined);

/** What moves a ship outward: a Tractor Beam, a reward. Rulebook p. 16: not a Tholian out of short range. */
export const pushBan = (token: Token): Ban => {
  const ban = touchBan(token);
  if (ban) return ban;
  if (token.range === LONG) return 'atLong';
  return spinsWeb(token) ? 'webbed' : undefined;
};

/** A reward sends ships at long range away. */
export const removalBan = (token: Token): Ban =>
  touchBan(token) ?? (token.range === LONG ? undefined : 'notAtLong');

/** Whether a section can be mended by this: damaged for a repair, destroyed for a rebuild (rulebook p. 8). */
export const isMendable = (
  state: Table,
  action: 'repair' | 'rebuild',
  part: Part,
  facing: Facing,
): boolean => {
  const now = section(state, part, facing);
  return action === 'repair' ? now > 0 && now < INTACT : now === 0;
};
export const mendBan = (state: Table, action: 'repair' | 'rebuild', part: Part, facing: Facing): Ban => {
  if (isMendable(state, action, part, facing)) return undefined;
  return action === 'repair' ? 'notDamaged' : 'notDestroyed';
};

/** Designed: at most so many cards in one turn. */
export const turnBan = (state: Table): Ban => (state.used.cards >= CARDS_PER_TURN ? 'turnLong' : undefined);

/** Designed: one Sensor Sweep a turn. */
export const sweepBan = (state: Table): Ban => (state.used.sensorSweep ? 'sweptAlready' : undefined);

/** Designed: one Evasive Action a turn, where the ship can maneuver at all. */
export const evasionBan = (state: Table): Ban =>
  state.used.evasiveAction ? 'evadedAlready' : maneuverBan(state);

/** Rulebook p. 9: one maneuver a turn, two with Sulu. */
export const steeringBan = (state: Table): Ban =>
  state.used.maneuvers >= maneuversAllowed(state) ? 'noManeuverLeft' : maneuverBan(state);

/** Rulebook p. 9: a card counts by its insignia or by being what is asked for; with Kirk any card counts as a credit. */
export const commitBan = (state: Table, card: Card, slot: number): Ban => {
  const mission = missionOf(state);
  if (!mission) return 'noMission';
  const need = mission.need[slot];
  if (need?.need !== 'credit' && need?.need !== 'card') return 'noSlot';
  if (lacking(state, slot) <= 0) return 'slotFull';
  const counts = fits(card, need) || (need.need === 'credit' && abilityReady(state, 'commitAnyCard'));
  return counts ? undefined : 'doesNotFit';
};

/** Designed: every character's ability once a turn. */
export const abilityBan = (state: Table, seat: Seat, ability: CharacterEntry['once']): Ban => {
  if (!canOnce(state, seat, ability)) return 'noAbility';
  return state.used.ability ? 'abilityUsed' : undefined;
};

/** Rulebook p. 4: every player a different character. */
export const characterBan = (state: Table, character: CharacterId): Ban =>
  state.characters.includes(character) ? 'characterTaken' : undefined;

/** Rulebook p. 13: boarders are met by Security Teams alone. */
export const isTeam = (card: CardId): boolean => cardOf(card).kind === 'securityTeam';
