import {
  FORMATS,
  type FormatId,
  tournamentOptions,
  type TournamentOptions,
} from '../../../shared/events/options';
import { EVENT_NAME_LENGTH, type WishedEvent } from '../../../shared/eventProtocol';
import * as v from 'valibot';
import { make } from '../dom';
import { keepName, LONGEST_NAME, readName } from '../keptName';
import { formatWords, openWords } from './eventWords';
import { actionForm, checkLine, choiceField, fieldLine, numberField, textField } from './formLines';

type Field = keyof typeof openWords.fields;

/** The numbers an organiser may set: the least and the most of each. */
const RANGES: Readonly<Partial<Record<Field, readonly [number, number]>>> = {
  rounds: [1, 15],
  tableSize: [2, 5],
  fleetMaxSp: [20, 300],
  minShips: [1, 10],
  maxSpPerShip: [0, 300],
  battleRoundMinutes: [1, 180],
  overtimeMinutes: [0, 60],
  reactionSeconds: [0, 60],
  verifySeconds: [10, 3600],
  absentMinutes: [1, 60],
};
const CUTS = ['0', '2', '4', '8', '16'] as const;
const FLEETS: readonly Field[] = [
  'fleetMaxSp',
  'minShips',
  'maxSpPerShip',
  'admirals',
  'atTimeLimit',
  'reactionSeconds',
];
const TIMES: readonly Field[] = ['battleRoundMinutes', 'overtimeMinutes', 'verifySeconds', 'absentMinutes'];
/** What concerns which format. */
const FIELDS: Readonly<Record<FormatId, readonly Field[]>> = {
  kit: [...FLEETS, ...TIMES],
  swiss: ['rounds', 'cut', ...FLEETS, ...TIMES],
  crews: ['rounds', ...TIMES],
  captains: ['rounds', 'tableSize', ...TIMES],
};

const DEFAULTS = v.parse(tournamentOptions, {});

/** The form that opens an event. `open` gives what went wrong. */
export const openForm = (
  page: Document,
  identity: string,
  open: (wish: WishedEvent) => Promise<string>,
): HTMLElement => {
  const name = textField(page, '', EVENT_NAME_LENGTH);
  name.required = true;
  const organiser = textField(page, readName(), LONGEST_NAME);
  const date = make(page, 'input', { type: 'date' });
  date.value = today();
  const format = choiceField(
    page,
    FORMATS.map((id) => [id, formatWords[id]]),
    'kit',
  );
  const league = textField(page, '', EVENT_NAME_LENGTH);
  const [listedLine, listed] = checkLine(page, 'open-listed', openWords.listed, true);
  const values = new Map<Field, () => unknown>();
  const options = make(page, 'div', { class: 'event-options' });
  const drawOptions = (): void => {
    values.clear();
    const chosen = FORMATS.find((id) => id === format.value) ?? 'kit';
    options.replaceChildren(...FIELDS[chosen].map((field) => optionLine(page, field, values)));
  };
  format.addEventListener('change', drawOptions);
  drawOptions();
  const act = (): Promise<string> => {
    keepName(organiser.value);
    const set = Object.fromEntries([...values].map(([field, value]) => [field, value()]));
    const read = v.safeParse(tournamentOptions, { format: format.value, ...set });
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

const optionLine = (page: Document, field: Field, values: Map<Field, () => unknown>): HTMLElement => {
  const [title, hint] = openWords.fields[field];
  const id = `open-${field}`;
  const initial = DEFAULTS[field as keyof TournamentOptions];
  if (field === 'admirals') {
    const [line, box] = checkLine(page, id, title, initial === true);
    values.set(field, () => box.checked);
    return line;
  }
  if (field === 'cut') {
    const select = choiceField(
      page,
      CUTS.map((cut) => [cut, cut]),
      '0',
    );
    values.set(field, () => Number(select.value));
    return fieldLine(page, id, title, select, hint);
  }
  if (field === 'atTimeLimit') {
    const select = choiceField(page, Object.entries(openWords.choices), 'finishRound');
    values.set(field, () => select.value);
    return fieldLine(page, id, title, select, hint);
  }
  const [least, most] = RANGES[field] ?? [0, 0];
  const input = numberField(page, Number(initial), least, most);
  values.set(field, () => Number(input.value));
  return fieldLine(page, id, title, input, hint);
};

/** The day it is here, as fields for days want it. */
const today = (): string => {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};
