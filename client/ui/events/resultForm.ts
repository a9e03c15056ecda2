import type { Report } from '../../../shared/events/types';
import { make, makeButton } from '../dom';
import type { Evening, ResultAsked } from './evening';
import { deskWords } from './eventWords';
import { actionForm, fieldLine, textField } from './formLines';

/** The form in which the organiser enters or corrects a result. `enter` gives what went wrong. */
export const resultForm = (
  page: Document,
  evening: Evening,
  asked: Omit<ResultAsked, 'id'>,
  enter: (report: Report, reason: string) => Promise<string>,
  cancel: () => void,
): HTMLElement => {
  const { table } = asked;
  const id = `result-${table.room}`;
  const reading = evening.result(page, { ...asked, id });
  const corrects = table.status === 'over';
  const reason = textField(page, '', 200);
  const form = actionForm(
    page,
    [...reading.lines, ...(corrects ? [fieldLine(page, `${id}-reason`, deskWords.reason, reason)] : [])],
    deskWords.save,
    () => enter(reading.read(), reason.value),
  );
  form.append(makeButton(page, deskWords.cancel, cancel, 'quiet'));
  return make(page, 'div', { class: 'result-form' }, form);
};
