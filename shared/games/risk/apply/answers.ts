import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { ownGroups } from '../candidates';
import { QUADRANT_OF } from '../data/map';
import type { Event } from '../events';
import type { Move, MoveOf } from '../moves';
import { NOBODY, type RiskQuestion, type RiskState } from '../types';
import { askAbout } from './asking';
import { castVote, exhaustCrew, loseCrew, payTo } from './effects/captains';
import { strikeBack } from './effects/board';
import { reorder } from './effects/qvents';
import { chooseOption } from './effects/run';
import { addTo, giveUp, removeFrom } from './effects/ships';
import { arrive, depart, place, remove, roomFor } from './forces';
import { replaceQuest } from './quests';
import { maneuver } from './turn';
import { cancelOps } from './works';

/** Moves that answer questions of Q-Vents. */
export type QVentAnswer = MoveOf<
  | 'accept'
  | 'decline'
  | 'choose'
  | 'pickCaptain'
  | 'pickTwo'
  | 'pickLocation'
  | 'pickUnits'
  | 'buy'
  | 'pickCrew'
  | 'pickQuest'
  | 'pickPair'
  | 'reorder'
  | 'deploy'
  | 'maneuver'
>;

/** Carries out the answer to a question of a Q-Vent. */
export const answer = (
  draft: RiskState,
  asked: RiskQuestion,
  move: QVentAnswer,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  const { seat } = asked;
  switch (move.type) {
    case 'accept':
      emit?.({ type: 'accepted', seat });
      if (asked.of === 'pay') payTo(draft, seat, NOBODY, asked.left ?? 0, emit);
      return;
    case 'decline':
      emit?.({ type: 'declined', seat });
      return decline(draft, asked);
    case 'choose':
      return chooseOption(draft, seat, move.option, emit);
    case 'pickCaptain':
      return nameCaptains(draft, asked, [move.seat], emit);
    case 'pickTwo':
      return nameCaptains(draft, asked, [move.a, move.b], emit);
    case 'pickLocation':
      return pickLocation(draft, asked, move.location, emit);
    case 'pickUnits':
      return pickUnits(draft, asked, move, emit);
    case 'buy':
      return buy(draft, asked, move, emit);
    case 'pickCrew':
      return (asked.of === 'buyShips' ? exhaustCrew : loseCrew)(draft, seat, move.role, emit);
    case 'pickQuest':
      return replaceQuest(draft, seat, move.quest, rng, emit);
    case 'pickPair':
      return strikeBack(draft, seat, move, emit, asked.left ?? 0);
    case 'reorder':
      return reorder(draft, seat, move.order, emit);
    case 'deploy':
      return placeSome(draft, asked, move, emit);
    case 'maneuver':
      return maneuver(draft, seat, move, emit);
  }
};

export const vote = (draft: RiskState, seat: Seat, move: MoveOf<'vote'>, emit: Emit<Event>): void =>
  castVote(draft, seat, move.seat, emit);

/** What is declined does not happen; what depends on it neither. */
const decline = (draft: RiskState, asked: RiskQuestion): void => {
  switch (asked.type) {
    case 'pickCaptain':
    case 'pickCrew':
      return cancelOps(draft);
    case 'accept':
      if (asked.of === 'pay') cancelOps(draft);
      else draft.agenda.pop();
      return;
    case 'pickUnits':
      return setDown(draft, asked);
    default:
  }
};

/** Return to Tomorrow: what was lifted is set down again. */
const setDown = (draft: RiskState, { seat, of }: RiskQuestion): void => {
  const { lifted } = draft.effect;
  if (of === 'redeploy' && lifted > 0) askAbout(draft, { type: 'place', seat, of: 'redeploy', left: lifted });
};

const nameCaptains = (draft: RiskState, asked: RiskQuestion, named: Seat[], emit: Emit<Event>): void => {
  if (asked.of === 'vote') draft.effect.voted = named[0] ?? NOBODY;
  else draft.effect.chosen = named;
  emit?.({ type: 'captainsNamed', seat: asked.seat, named });
};

const pickLocation = (draft: RiskState, asked: RiskQuestion, location: number, emit: Emit<Event>): void => {
  const { seat, of, each = 0 } = asked;
  switch (of) {
    case 'chooseLocation':
      draft.effect.location = location;
      emit?.({ type: 'locationChosen', seat, location });
      return;
    case 'moveWormhole': {
      const end = QUADRANT_OF[location] ?? 0;
      draft.wormhole[end] = location;
      emit?.({ type: 'wormholeSet', seat, end, location });
      return;
    }
    case 'addShips':
      addTo(draft, seat, location, each, emit);
      return askNext(draft, asked, location, roomFor(draft, seat) > 0);
    default:
      removeFrom(draft, location, each, emit);
      return askNext(draft, asked, location, true);
  }
};

/** The next of several locations to pick. */
const askNext = (draft: RiskState, asked: RiskQuestion, picked: number, more: boolean): void => {
  const places = (asked.places ?? []).filter((place) => place !== picked);
  const left = (asked.left ?? 1) - 1;
  if (more && left > 0 && places.length > 0) askAbout(draft, { ...asked, places, left });
};

const pickUnits = (
  draft: RiskState,
  asked: RiskQuestion,
  { location, ships }: MoveOf<'pickUnits'>,
  emit: Emit<Event>,
): void => {
  const { seat, of, rivals, each = 0 } = asked;
  const left = (asked.left ?? 0) - ships;
  if (of === 'redeploy') return lift(draft, asked, location, ships, emit);
  if (of === 'sellShips') {
    remove(draft, location, ships);
    draft.credits[seat] = (draft.credits[seat] ?? 0) + each * ships;
    emit?.({ type: 'shipsSold', seat, location, ships, credits: each * ships });
    if (left > 0 && ownGroups(draft, seat).length > 0) askAbout(draft, { ...asked, left });
    return;
  }
  removeFrom(draft, location, ships, emit);
  if (rivals !== true && left > 0) giveUp(draft, seat, left, emit);
};

const lift = (
  draft: RiskState,
  asked: RiskQuestion,
  location: number,
  ships: number,
  emit: Emit<Event>,
): void => {
  const { seat } = asked;
  depart(draft, location, ships);
  draft.effect.lifted += ships;
  emit?.({ type: 'shipsLifted', seat, location, ships });
  if (ownGroups(draft, seat).length > 0) askAbout(draft, asked);
  else setDown(draft, asked);
};

/** Ships that a captain places where it likes, some at a time. */
const placeSome = (
  draft: RiskState,
  asked: RiskQuestion,
  { location, ships }: MoveOf<'deploy'>,
  emit: Emit<Event>,
): void => {
  const { seat, of } = asked;
  const left = (asked.left ?? 0) - ships;
  if (of === 'redeploy') {
    arrive(draft, seat, location, ships);
    draft.effect.lifted = left;
    emit?.({ type: 'shipsSetDown', seat, location, ships, left });
  } else {
    place(draft, seat, location, ships);
    emit?.({ type: 'shipsAdded', seat, location, ships, lost: 0 });
  }
  if (left > 0) askAbout(draft, { ...asked, left });
};

const buy = (
  draft: RiskState,
  { seat, each = 0 }: RiskQuestion,
  { location, ships }: MoveOf<'buy'>,
  emit: Emit<Event>,
): void => {
  const credits = each * ships;
  draft.credits[seat] = (draft.credits[seat] ?? 0) - credits;
  place(draft, seat, location, ships);
  emit?.({ type: 'shipsBought', seat, location, ships, credits });
};

/** Whether a move may answer a question of a Q-Vent. */
export const isQVentAnswer = (move: Move): move is QVentAnswer => QVENT_ANSWERS.includes(move.type);
const QVENT_ANSWERS: readonly string[] = [
  'accept',
  'decline',
  'choose',
  'pickCaptain',
  'pickTwo',
  'pickLocation',
  'pickUnits',
  'buy',
  'pickCrew',
  'pickQuest',
  'pickPair',
  'reorder',
  'deploy',
  'maneuver',
] satisfies readonly QVentAnswer['type'][];
