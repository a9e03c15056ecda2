import { type Mission, type Work, WORKS } from '../types';

type WorkType = Work['type'];

/** Work carries nothing but its name, so one of each serves all matches; nobody ever changes it. */
const EACH = Object.fromEntries(WORKS.map((type) => [type, { type }])) as Readonly<Record<WorkType, Work>>;

/** Leaves work on the agenda; what is named last comes first. */
export const push = (draft: { agenda: { readonly type: string }[] }, ...types: readonly WorkType[]): void => {
  for (const type of types) draft.agenda.push(EACH[type]);
};

export const { act: ACT, engage: ENGAGE, deploy: DEPLOY } = EACH;

/** The steps of a turn (rulebook p. 7), last one first, as a stack wants them. */
export const TURNS: Readonly<Record<Mission, readonly Work[]>> = {
  exploration: [EACH.nextTurn, EACH.close, EACH.maneuver, EACH.act, EACH.deploy, EACH.reinforce],
};
