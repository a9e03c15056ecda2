import { type CardId, cardOf } from '../data/cards';
import type { Effect } from '../data/effects';
import type { MissionEntry, Need } from '../data/missions';
import { FACINGS_COUNT, type FacingGroup, LONG, MEDIUM, RANGES, SHORT } from '../data/ship';
import { facingOf, groupOf } from '../geometry';
import { fits, hookOf, isMet, lacking, missionOf, missionToken, readyToComplete } from '../mission';
import { handOf, isTholian, isVisibleShip, maneuverBan } from '../position';
import type { PanicState } from '../types';
import { WEIGHTS } from './weights';

type Table = Readonly<PanicState>;

/** Turns until the crew can lay down what a mission lacks, judged by the hands in the order they will play. */
const turnsForCards = (state: Table, mission: MissionEntry): number => {
  const taken = new Set<CardId>();
  let latest = 0;
  let unmatched = 0;
  for (let slot = 0; slot < mission.need.length; slot++) {
    const need = mission.need[slot];
    for (let left = need ? lacking(state, slot) : 0; need && left > 0; left--) {
      const turns = soonest(state, need, taken);
      if (turns === 0) unmatched++;
      else latest = Math.max(latest, turns);
    }
  }
  return unmatched === 0 ? latest : Math.max(latest, 1.2 + unmatched * 1.3);
};

/** How many turns ahead somebody can fill this need; 0: nobody can. */
const soonest = (state: Table, need: Need, taken: Set<CardId>): number => {
  for (let ahead = 1; ahead <= state.players; ahead++) {
    const hand = handOf(state, (state.active + ahead) % state.players);
    for (const card of hand) {
      if (taken.has(card) || !fits(cardOf(card), need)) continue;
      taken.add(card);
      return ahead;
    }
  }
  return 0;
};

/** Rotations until the token lies in the group, one facing at a time. */
const rotations = (facing: number, group: FacingGroup): number => {
  for (let n = 0; n < FACINGS_COUNT; n++) {
    if (groupOf((facing + n) % FACINGS_COUNT) === group) return n;
    if (groupOf((facing + FACINGS_COUNT - n) % FACINGS_COUNT) === group) return n;
  }
  return FACINGS_COUNT;
};

/** Visible ships in the token's sector: they keep its lane closed. */
const inLane = (state: Table, sector: number): number => {
  let ships = 0;
  for (const other of state.tokens) if (other.sector === sector && isVisibleShip(other)) ships++;
  return ships;
};

/** By maneuvers alone: it comes closer only before the bow, and from there two turns of the ship bring it astern. */
const turnsBySteering = (facing: number, away: number, group: FacingGroup): number =>
  away <= 0 ? rotations(facing, group) : rotations(facing, 'front') + away + (group === 'rear' ? 2 : 0);

const turnsForToken = (state: Table, need: Extract<Need, { need: 'token' }>): number => {
  const token = missionToken(state);
  if (!token) return 0;
  const facing = facingOf(token.sector, state.heading);
  const away = token.range - (RANGES.indexOf(need.range) + 1);
  const steered = turnsBySteering(facing, away, need.group);
  if (hookOf(state, 'advanceCrush')) return Math.min(steered, Math.max(rotations(facing, need.group), away));
  if (!hookOf(state, 'driftIn')) return steered;
  const drifted = away + (away > 0 ? inLane(state, token.sector) * 0.8 : 0);
  return Math.min(steered, Math.max(rotations(facing, need.group), drifted));
};

const turnsToDepart = (state: Table): number => {
  const token = missionToken(state);
  if (!token) return 0;
  return LONG - token.range + 1 + inLane(state, token.sector) * 0.8;
};

const turnsToDestroy = (state: Table, need: Extract<Need, { need: 'destroyed' }>): number => {
  if (need.what === 'enemyShips') return (need.n - state.mission.destroyed) / 1.3;
  const token = missionToken(state);
  return token ? token.defence * 0.7 + (token.cloaked ? 1 : 0) : 0;
};

/** Turns lost because the ship is held, or soon will be: webs must be shot away, a hull section must be rebuilt. */
const delay = (state: Table): number => {
  let turns = maneuverBan(state) === 'hullTooWeak' ? 3 : 0;
  for (const token of state.tokens) {
    if (!isTholian(token)) continue;
    if (token.range === SHORT) turns += 0.8 + 0.5 * token.defence;
    else if (token.range === MEDIUM && !token.forceField) turns += 0.4 + 0.3 * token.defence;
    else turns += 0.1 * token.defence;
  }
  return turns;
};

const turnsFor = (state: Table, need: Need, slot: number): number => {
  if (isMet(state, need, slot)) return 0;
  switch (need.need) {
    case 'credit':
    case 'card':
      return 0;
    case 'token':
      return turnsForToken(state, need) + delay(state);
    case 'forward':
      return need.n - state.mission.forwards + delay(state);
    case 'departed':
      return turnsToDepart(state);
    case 'destroyed':
      return turnsToDestroy(state, need);
    case 'roll':
      return 1;
  }
};

/** The longest wait that any of its needs imposes. */
const turnsLeft = (state: Table, mission: MissionEntry): number => {
  let turns = turnsForCards(state, mission);
  mission.need.forEach((need, slot) => {
    turns = Math.max(turns, turnsFor(state, need, slot));
  });
  return Math.max(1, turns);
};

/** What can be finished at any time is finished, unless something else ends the game. */
const SURE = 0.97;

/** How likely a mission is still finished with this many turns to spare. */
const chance = (spare: number): number => {
  if (spare >= 3) return SURE;
  if (spare >= 0) return 0.7 + spare * 0.09;
  return spare > -1 ? 0.25 : spare > -2 ? 0.08 : 0.02;
};

/** What a reward does that cannot be seen in the position. */
const rewardWorth = (state: Table, effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.do === 'draw' ? effect.n * state.players * 0.5 : 1), 0);

/** The losing mission must not fail. */
const stakes = (mission: MissionEntry): number =>
  mission.failure.some((effect) => effect.do === 'loseGame') ? 60 : mission.failure.length * 1.5;

/** Small steps count a little even where they do not shorten the wait. */
const progress = (state: Table, mission: MissionEntry): number => {
  let sum = state.mission.committed.length * WEIGHTS.committed;
  mission.need.forEach((need, slot) => {
    const turns = turnsFor(state, need, slot);
    if (need.need === 'token' || need.need === 'forward' || need.need === 'departed') sum -= turns * 1.1;
    if (need.need === 'destroyed') sum -= turns * 1.3;
  });
  return sum;
};

/** What the open mission is worth as things stand at the end of the active player's phase 4. */
export const missionWorth = (state: Table): number => {
  const mission = missionOf(state);
  if (!mission) return 0;
  const reward = WEIGHTS.mission + rewardWorth(state, mission.reward);
  const rolls = mission.need.some(({ need }) => need === 'roll');
  if (readyToComplete(state)) {
    const laid = state.mission.committed.length * WEIGHTS.committed;
    return laid + (rolls ? reward * 0.92 - WEIGHTS.turn * 0.6 + 3 : reward + 4);
  }
  const turns = turnsLeft(state, mission);
  const likely = mission.timer === 0 ? SURE : chance(state.mission.timer - 1 - turns);
  return reward * likely - WEIGHTS.turn * turns - stakes(mission) * (1 - likely) + progress(state, mission);
};
