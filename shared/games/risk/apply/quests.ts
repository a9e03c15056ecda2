import { ask } from '../../../engine/asks';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { OPEN_QUESTS, QUEST_IDS, type QuestId } from '../data/quests';
import type { Event } from '../events';
import type { MoveOf } from '../moves';
import { active } from '../position';
import { isFulfilled } from '../quests';
import type { RiskState } from '../types';
import { finish } from './end';

/** Rulebook p. 12: six Quests lie open, the others are the reserve. */
export const openQuests = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  draft.questReserve = rng.shuffle([...QUEST_IDS]);
  const quests = draft.questReserve.splice(-OPEN_QUESTS);
  draft.questsOpen = quests;
  emit?.({ type: 'questsOpened', quests: [...quests], reserve: draft.questReserve.length });
};

/** The next Quest of the reserve, for all to see. */
const turnUp = (draft: RiskState): QuestId | '' => {
  const quest = draft.questReserve.pop();
  if (quest === undefined) return '';
  draft.reveals++;
  return quest;
};

/** R40: vacant places are filled as soon as the reserve has a Quest. */
export const fillVacancies = (draft: RiskState, emit: Emit<Event>): void => {
  for (const [place, open] of draft.questsOpen.entries()) {
    if (open !== '') continue;
    const quest = turnUp(draft);
    if (quest === '') return;
    draft.questsOpen[place] = quest;
    emit?.({ type: 'questOpened', quest, place });
  }
};

/** R42: the Quests of a captain who is out go back. */
export const returnQuests = (draft: RiskState, seat: Seat, rng: Rng, emit: Emit<Event>): void => {
  const quests = draft.quests[seat] ?? [];
  if (quests.length === 0) return;
  draft.quests[seat] = [];
  draft.questReserve = rng.shuffle([...draft.questReserve, ...quests]);
  emit?.({ type: 'questsReturned', seat, quests });
  fillVacancies(draft, emit);
};

/** R64 (1): whoever fulfils an open Quest may claim one. */
export const claimStep = (draft: RiskState): void => {
  const seat = active(draft);
  draft.phase = 'close';
  if (draft.questsOpen.some((quest) => isFulfilled(draft, seat, quest)))
    ask(draft, { type: 'claim', seat, optional: true });
};

/** Rulebook p. 15: at most one in a turn; a new one takes its place. */
export const claim = (draft: RiskState, seat: Seat, { quest }: MoveOf<'claim'>, emit: Emit<Event>): void => {
  const place = draft.questsOpen.indexOf(quest);
  const claimed = [...(draft.quests[seat] ?? []), quest];
  draft.quests[seat] = claimed;
  draft.questsOpen[place] = '';
  draft.tally.claimed = true;
  emit?.({ type: 'questClaimed', seat, quest, place, count: claimed.length });
  if (claimed.length >= draft.questGoal) return finish(draft, 'quests', [seat], emit);
  fillVacancies(draft, emit);
};

/** Yesterday's Enterprise: a new Quest is revealed first, then the old one is shuffled into the reserve. */
export const replaceQuest = (
  draft: RiskState,
  seat: Seat,
  quest: QuestId,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  const place = draft.questsOpen.indexOf(quest);
  const by = turnUp(draft);
  if (by === '') return;
  draft.questsOpen[place] = by;
  draft.questReserve = rng.shuffle([...draft.questReserve, quest]);
  emit?.({ type: 'questReplaced', seat, place, quest, by });
};
