import { type Mission, type Work, WORKS } from '../types';

type WorkType = Work['type'];

/** Work carries nothing but its name, so one record of each serves all matches; nobody ever changes it. */
const RECORDS = Object.fromEntries(WORKS.map((type) => [type, { type }])) as Readonly<Record<WorkType, Work>>;

/** Leaves work on the agenda; what is named last comes first. */
export const push = (draft: { agenda: { readonly type: string }[] }, ...types: readonly WorkType[]): void => {
  for (const type of types) draft.agenda.push(RECORDS[type]);
};

export const { act: ACT, engage: ENGAGE, deploy: DEPLOY } = RECORDS;

/** The steps of a turn (rulebook p. 7), last one first, as a stack wants them. */
export const TURNS: Readonly<Record<Mission, readonly Work[]>> = {
  exploration: [
    RECORDS.nextTurn,
    RECORDS.close,
    RECORDS.maneuver,
    RECORDS.act,
    RECORDS.deploy,
    RECORDS.reinforce,
  ],
};
