import * as v from 'valibot';
import { describe } from '../../../shared/engine/shape';
import { FORMAT_OPTIONS, FORMATS, type FormatId, tournamentOptions } from '../../../shared/events/options';
import { EVENT_NAME_LENGTH, type WishedEvent } from '../../../shared/eventProtocol';
import { make } from '../dom';
import { keepName, LONGEST_NAME, readName } from '../keptName';
import { optionFields, type Values } from '../optionForm';
import type { Evenings, Settling } from './evening';
import { openWords } from './eventWords';
import { actionForm, checkLine, choiceField, fieldLine, textField } from './formLines';

/** The form that opens an event. `open` gives what went wrong. */
export const openForm = (
  page: Document,
  identity: string,
  evenings: Evenings,
  open: (wish: WishedEvent) => Promise<string>,
): HTMLElement => {
  const name = textField(page, '', EVENT_NAME_LENGTH);
  name.required = true;
  const organiser = textField(page, readName(), LONGEST_NAME);
  const date = make(page, 'input', { type: 'date' });
  date.value = today();
  const format = choiceField(
    page,
    FORMATS.map((id) => [id, evenings[id].title]),
    'kit',
  );
  const league = textField(page, '', EVENT_NAME_LENGTH);
  const [listedLine, listed] = checkLine(page, 'open-listed', openWords.listed, true);
  const options = make(page, 'div', { class: 'event-options' });
  let values: Values = {};
  let settling: Settling | undefined;
  const chosen = (): FormatId => FORMATS.find((id) => id === format.value) ?? 'kit';
  const drawOptions = (): void => {
    values = {};
    settling = evenings[chosen()].settle?.(page);
    const fields = describe(v.pick(tournamentOptions, FORMAT_OPTIONS[chosen()]));
    const lines = optionFields(page, 'open', fields, {}, (set) => (values = set));
    options.replaceChildren(...lines, ...(settling?.lines ?? []));
  };
  format.addEventListener('change', drawOptions);
  drawOptions();
  const act = (): Promise<string> => {
    keepName(organiser.value);
    // A choice of numbers is read from words.
    const cut = values.cut === undefined ? {} : { cut: Number(values.cut) };
    const read = v.safeParse(tournamentOptions, { format: chosen(), ...values, ...cut, ...settling?.read() });
    if (!read.success) return Promise.resolve(read.issues[0].message);
    return open({
      identity,
      name: name.value,
      date: date.value,
      league: league.value,
      listed: listed.checked,
      options: read.output,
      ...(organiser.value.trim() === '' ? {} : { organiser: organiser.value.trim() }),
    });
  };
  return actionForm(
    page,
    [
      fieldLine(page, 'open-name', openWords.name, name),
      fieldLine(page, 'open-organiser', openWords.organiser, organiser),
      fieldLine(page, 'open-date', openWords.date, date),
      fieldLine(page, 'open-format', openWords.format, format),
      listedLine,
      make(
        page,
        'details',
        {},
        make(page, 'summary', {}, openWords.more),
        fieldLine(page, 'open-league', openWords.league, league),
        options,
      ),
    ],
    openWords.go,
    act,
  );
};

/** The day it is here, as fields for days want it. */
const today = (): string => {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};
