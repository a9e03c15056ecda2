import type { Op } from '../data/effects';
import type { Mission } from '../data/missions';
import { NOBODY, type StepName, STEPS, type Work } from '../types';

/** Work that carries nothing but its name: one record of each serves all matches; nobody ever changes it. */
const EACH = Object.fromEntries(STEPS.map((type) => [type, { type }])) as Readonly<Record<StepName, Work>>;

interface Agenda {
  agenda: { readonly type: string }[];
}

/** Leaves work on the agenda; what is named last comes first. */
export const push = (draft: Agenda, ...types: readonly StepName[]): void => {
  for (const type of types) draft.agenda.push(EACH[type]);
};

/** Leaves work that carries something. */
export const pushWork = (draft: Agenda, work: Work): void => {
  draft.agenda.push(work);
};

/** Leaves operations on the agenda, the first one on top. */
export const pushOps = (draft: Agenda, ops: readonly Op[]): void => {
  for (let i = ops.length - 1; i >= 0; i--) {
    const op = ops[i];
    if (op) pushWork(draft, { type: 'op', op, seat: NOBODY });
  }
};

/** A card goes no further: what is left of its operations is dropped. */
export const cancelOps = (draft: Agenda): void => {
  while (draft.agenda.at(-1)?.type === 'op') draft.agenda.pop();
};

export const { act: ACT, engage: ENGAGE, deploy: DEPLOY } = EACH;

/** The steps of a turn (rulebook pp. 7 and 13), last one first, as a stack wants them. */
export const TURNS: Readonly<Record<Mission, readonly Work[]>> = {
  exploration: [EACH.nextTurn, EACH.close, EACH.maneuver, EACH.act, EACH.deploy, EACH.reinforce],
  finalFrontier: [
    EACH.nextTurn,
    EACH.close,
    EACH.claim,
    EACH.maneuver,
    EACH.beforeManeuver,
    EACH.act,
    EACH.afterDeploy,
    EACH.deploy,
    EACH.reinforce,
    EACH.qvent,
    EACH.tribbles,
  ],
};

const OWN_STEPS: readonly string[] = [
  ...TURNS.finalFrontier.map(({ type }) => type).filter((type) => type !== 'nextTurn'),
  'engage',
];

/**
 * The turn of a captain who is out ends at once. What had begun and concerns others (a Q-Vent, an overrun) is carried
 * out; a fight of lifeforms goes on.
 */
export const dropTurn = (draft: Agenda, lifeformsFight: boolean): void => {
  draft.agenda = draft.agenda.filter(
    ({ type }) => !OWN_STEPS.includes(type) || (type === 'engage' && lifeformsFight),
  );
};
