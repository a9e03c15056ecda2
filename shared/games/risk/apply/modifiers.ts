import type { Emit, Seat } from '../../../engine/game';
import type { Duration } from '../data/effects';
import type { Event } from '../events';
import type { Flag, RiskState, Truce } from '../types';

export const setFlag = (draft: RiskState, flag: Flag, emit: Emit<Event>): void => {
  draft.flags.push(flag);
  emit?.({ type: 'effectBegan', flag });
};

/** Modifiers that last no longer than an engagement or an invasion end without a word. */
export const dropFlags = (draft: RiskState, until: Duration): void => {
  if (draft.flags.some((flag) => flag.until === until))
    draft.flags = draft.flags.filter((flag) => flag.until !== until);
};

const endSome = (
  draft: RiskState,
  overFlag: (flag: Flag) => boolean,
  overTruce: (truce: Truce) => boolean,
  emit: Emit<Event>,
): void => {
  const flags = draft.flags.filter(overFlag);
  const truces = draft.truces.filter(overTruce);
  if (flags.length === 0 && truces.length === 0) return;
  draft.flags = draft.flags.filter((flag) => !overFlag(flag));
  draft.truces = draft.truces.filter((truce) => !overTruce(truce));
  emit?.({ type: 'effectsEnded', flags, truces: truces.map(({ a, b }) => [a, b]) });
};

/** What lasted to the end of this captain's turn is over. */
export const endTurnFlags = (draft: RiskState, seat: Seat, emit: Emit<Event>): void =>
  endSome(
    draft,
    ({ until, by }) => until === 'turn' && by === seat,
    () => false,
    emit,
  );

/** What lasted until this captain's next turn is over, also where the captain is out (R27). */
export const endRoundFlags = (draft: RiskState, seat: Seat, emit: Emit<Event>): void =>
  endSome(
    draft,
    ({ until, by }) => until === 'round' && by === seat,
    ({ by }) => by === seat,
    emit,
  );

/** R57: what binds a captain alone, and truces, go with the captain. */
export const endFlagsOf = (draft: RiskState, seat: Seat, emit: Emit<Event>): void =>
  endSome(
    draft,
    (flag) => flag.seat === seat,
    ({ a, b }) => a === seat || b === seat,
    emit,
  );

/** A bonus tied to a location holds only while its captain keeps it. */
export const endFlagsAt = (draft: RiskState, location: number, emit: Emit<Event>): void =>
  endSome(
    draft,
    ({ at }) => at === location,
    () => false,
    emit,
  );

/** One use of a modifier that counts uses. */
export const useFlag = (draft: RiskState, key: Flag['key'], seat: Seat): void => {
  const at = draft.flags.findIndex((flag) => flag.key === key && flag.seat === seat);
  const flag = draft.flags[at];
  if (!flag) return;
  const left = Number(flag.value) - 1;
  if (left > 0) draft.flags[at] = { ...flag, value: left } as Flag;
  else draft.flags.splice(at, 1);
};
