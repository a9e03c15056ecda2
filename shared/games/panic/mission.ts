import type { Card } from './data/cards';
import {
  type CardWant,
  type Hook,
  type HookName,
  MISSION,
  type MissionEntry,
  type MissionRule,
  type Need,
} from './data/missions';
import { RANGES } from './data/ship';
import { facingOf, groupOf } from './geometry';
import type { PanicState, Token } from './types';

/** All that a mission's progress depends on. */
export type Progress = Readonly<Pick<PanicState, 'mission' | 'tokens' | 'heading'>>;
type Table = Progress;

export const missionOf = (state: Table): MissionEntry | undefined => {
  const { id } = state.mission;
  return id === '' ? undefined : MISSION[id];
};

export const hasRule = (state: Table, rule: MissionRule): boolean => {
  const { id } = state.mission;
  return id !== '' && MISSION[id].rules.includes(rule);
};

export const hookOf = <N extends HookName>(state: Table, name: N): Extract<Hook, { hook: N }> | undefined =>
  missionOf(state)?.hooks.find((hook): hook is Extract<Hook, { hook: N }> => hook.hook === name);

/** The open mission's token, if it is on the board. */
export const missionToken = (state: Table): Token | undefined => {
  const id = missionOf(state)?.token?.id;
  return id === undefined ? undefined : state.tokens.find((token) => token.id === id);
};

const WANTED_GROUP = { phasersFront: 'front', phasersSide: 'side', phasersRear: 'rear' } as const;

const isWanted = (card: Card, want: CardWant): boolean => {
  switch (want) {
    case 'hit':
      return card.hit;
    case 'phasersFront':
    case 'phasersSide':
    case 'phasersRear':
      return card.phasers && card.groups.includes(WANTED_GROUP[want]);
    default:
      return card.kind === want;
  }
};

/** Whether a card fills this slot by itself: by its insignia, or by being what is asked for. */
export const fits = (card: Card, need: Need): boolean => {
  if (need.need === 'credit') return card.credit === need.division;
  return need.need === 'card' && isWanted(card, need.card);
};

/** How many cards a slot still lacks; 0 for needs that cards cannot meet. */
export const lacking = (state: Table, slot: number): number => {
  const need = missionOf(state)?.need[slot];
  if (need?.need !== 'credit' && need?.need !== 'card') return 0;
  let left = need.n;
  for (const committed of state.mission.committed) if (committed.slot === slot) left--;
  return left;
};

const tokenStands = (state: Table, need: Extract<Need, { need: 'token' }>): boolean => {
  const token = missionToken(state);
  if (token?.range !== RANGES.indexOf(need.range) + 1) return false;
  return groupOf(facingOf(token.sector, state.heading)) === need.group;
};

/** Whether one need of the open mission is met; a die roll never is beforehand. */
export const isMet = (state: Table, need: Need, slot: number): boolean => {
  switch (need.need) {
    case 'credit':
    case 'card':
      return lacking(state, slot) === 0;
    case 'token':
      return tokenStands(state, need);
    case 'destroyed':
      return need.what === 'missionToken' ? state.mission.tokenDestroyed : state.mission.destroyed >= need.n;
    case 'forward':
      return state.mission.forwards >= need.n;
    case 'departed':
      return state.mission.departed;
    case 'roll':
      return false;
  }
};

/** Everything but the roll is met. */
export const readyToComplete = (state: Table): boolean =>
  missionOf(state)?.need.every((need, slot) => need.need === 'roll' || isMet(state, need, slot)) ?? false;
