import type { Rng } from '../../../engine/rng';
import type { CardId } from '../data/cards';
import { MISSION, type MissionId } from '../data/missions';
import { RANGES } from '../data/ship';
import { missionOf, missionToken, readyToComplete } from '../mission';
import type { OpenMission, PanicState } from '../types';
import { type Emitter, schedule } from './context';
import { scheduleEffects } from './effects';
import { targetReached } from './ending';
import { takeAny } from './piles';
import { dismissToken, placeToken } from './tokens';

export const noMission = (): OpenMission => ({
  id: '',
  timer: 0,
  committed: [],
  destroyed: 0,
  tokenDestroyed: false,
  forwards: 0,
  departed: false,
  arrived: false,
});

/** The top of the mission deck: first those never seen, then those that failed, longest ago first. */
const nextMission = (draft: PanicState, rng: Rng): MissionId | undefined =>
  takeAny(draft.missionDeck, rng) ?? draft.missionsFailed.shift();

/** Phase 2, when no mission is open and more are needed (rulebook p. 5; after a failure too). */
export const maybeReveal = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  if (draft.target === 0 || draft.mission.id !== '' || targetReached(draft)) return;
  const again = draft.missionDeck.length === 0;
  const id = nextMission(draft, rng);
  if (id === undefined) return;
  const { timer, token } = MISSION[id];
  draft.mission = { ...noMission(), id, timer };
  emit?.({ type: 'missionRevealed', mission: id, timer, again });
  if (!token) return;
  const roll = rng.die();
  emit?.({ type: 'rolled', roll, why: 'missionToken', token: token.id });
  placeToken(draft, token.id, roll, RANGES.indexOf(token.range) + 1, 'mission', emit);
};

/** Phase 5: complete, or tick the timer, or fail. */
export const checkStatus = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  if (draft.mission.id === '') return;
  if (readyToComplete(draft) && rollSucceeds(draft, rng, emit)) complete(draft, emit);
  else tick(draft, emit);
};

/** Missions that end with a die roll: once a turn, when all else is met. */
const rollSucceeds = (draft: PanicState, rng: Rng, emit: Emitter): boolean => {
  const mission = missionOf(draft);
  const need = mission?.need.find((one) => one.need === 'roll');
  if (!mission || !need) return true;
  const roll = rng.die();
  const success = roll >= need.atLeast;
  emit?.({ type: 'rolled', roll, why: 'missionRoll', token: '' });
  emit?.({ type: 'missionRolled', mission: mission.id, roll, success });
  return success;
};

/** Committed cards go to the discard pile, whether the mission was completed or failed. */
const discardCommitted = (draft: PanicState): CardId[] => {
  const cards = draft.mission.committed.map(({ card }) => card);
  draft.discard.push(...cards);
  if (cards.length > 0) draft.stirred = true;
  draft.mission.committed = [];
  return cards;
};

const complete = (draft: PanicState, emit: Emitter): void => {
  const mission = missionOf(draft);
  if (!mission) return;
  const cards = discardCommitted(draft);
  const completed = draft.missionsDone.length + 1;
  emit?.({ type: 'missionCompleted', mission: mission.id, completed, cards });
  schedule(draft, { type: 'missionEnd', done: true });
  scheduleEffects(draft, mission.reward, 'reward');
};

/** Missions without a time limit stay open until they are done. */
const tick = (draft: PanicState, emit: Emitter): void => {
  if (draft.mission.timer === 0) return;
  draft.mission.timer--;
  draft.stirred = true;
  const { id, timer } = draft.mission;
  emit?.({ type: 'ticked', mission: id as MissionId, timer });
  if (timer === 0) fail(draft, 'timer', emit);
  else schedule(draft, { type: 'afterTick' });
};

/** The printed failure effect comes while the mission token is still standing. */
const fail = (draft: PanicState, why: 'timer' | 'token', emit: Emitter): void => {
  const mission = missionOf(draft);
  if (!mission) return;
  const cards = discardCommitted(draft);
  emit?.({ type: 'missionFailed', mission: mission.id, why, cards });
  schedule(draft, { type: 'missionEnd', done: false });
  scheduleEffects(draft, mission.failure, 'failure');
};

/** At the end of phases 6 and 7: a mission that depends on its token fails when nothing is left of it. */
export const testMissionToken = (draft: PanicState, emit: Emitter): void => {
  const mission = missionOf(draft);
  if (mission?.failsWithToken && missionToken(draft)?.defence === 0) fail(draft, 'token', emit);
};

/** The token goes back to its pile; the card is set aside, or slides under the deck. */
export const endMission = (draft: PanicState, done: boolean, emit: Emitter): void => {
  const { id } = draft.mission;
  if (id === '') return;
  const token = missionToken(draft);
  if (token) dismissToken(draft, token, 'missionOver', emit);
  (done ? draft.missionsDone : draft.missionsFailed).push(id);
  draft.mission = noMission();
};
