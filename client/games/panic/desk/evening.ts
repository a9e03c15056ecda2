import type { Evening } from '../../../ui/events/evening';
import { fieldLine, numberField } from '../../../ui/events/formLines';

const words = {
  missions: 'Missions done',
  hull: 'Hull left',
} as const;

/** A Panic evening: crews play by themselves, and the best has done most missions with most of her hull left. */
export const CREWS: Evening = {
  title: 'Panic evening: the best crew',
  points: ['missions', 'hull'],
  alone: 'Your crew’s table is open. Gather your crew there and begin.',
  bye: 'Your crew does not play in this round.',
  result: (page, { id, table }) => {
    const before = table.reports[0];
    const old = before?.type === 'crew' ? before : { missions: 0, hull: 0 };
    const [missions, hull] = [numberField(page, old.missions, 0, 99), numberField(page, old.hull, 0, 99)];
    return {
      lines: [
        fieldLine(page, `${id}-missions`, words.missions, missions),
        fieldLine(page, `${id}-hull`, words.hull, hull),
      ],
      read: () => ({ type: 'crew', missions: Number(missions.value), hull: Number(hull.value) }),
    };
  },
};
