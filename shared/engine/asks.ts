import type { Ask, BaseState, Seat, Tagged } from './game';

/** A question before it has its number; it may carry more fields, all of them public. */
export interface Question extends Tagged {
  readonly seat: Seat;
  readonly open?: boolean;
  readonly [field: string]: string | number | boolean | readonly (string | number)[] | undefined;
}

/** Opens a question: gives it the next number and puts it on the table. */
export const ask = (draft: BaseState, question: Question): Ask => {
  draft.lastAsk++;
  const asked: Ask & Record<string, unknown> = {
    type: question.type,
    id: draft.lastAsk,
    seat: question.seat,
    open: question.open ?? false,
  };
  // Most questions are no more than that; spreading would cost each of them a slow copy.
  for (const field of Object.keys(question)) if (!(field in asked)) asked[field] = question[field];
  draft.open.push(asked);
  return asked;
};

/** The question open for this seat. */
export const askOf = (state: { readonly open: readonly Ask[] }, seat: Seat): Ask | undefined => {
  for (const asked of state.open) if (asked.seat === seat) return asked;
  return undefined;
};

/** Takes back the open questions that fit: nobody needs to answer them any more. */
export const withdraw = (draft: BaseState, fits: (asked: Ask) => boolean): void => {
  draft.open = draft.open.filter((asked) => !fits(asked));
};
