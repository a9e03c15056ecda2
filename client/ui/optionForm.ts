import type { Field } from '../../shared/engine/shape';
import { make } from './dom';
import { optionWords, spoken } from './table/tableWords';

/** A chosen option in words. */
export const valueWords = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? optionWords.yes : optionWords.no;
  return typeof value === 'string' ? spoken(value) : typeof value === 'number' ? String(value) : '';
};

export type Values = Record<string, unknown>;

/** A form's lines for the fields of a shape. `change` is called with all values after each change. */
export function optionFields(
  page: Document,
  prefix: string,
  fields: readonly Field[],
  now: Readonly<Values>,
  change: (values: Values) => void,
): HTMLElement[] {
  const values: Values = Object.fromEntries(fields.map(({ name, initial }) => [name, now[name] ?? initial]));
  return fields.map((field) => {
    const id = `${prefix}-${field.name}`;
    const set = (value: unknown): void => {
      values[field.name] = value;
      change({ ...values });
    };
    const input = inputFor(page, field, values[field.name], set);
    input.id = id;
    const words = make(page, 'label', { for: id }, field.title);
    const hint = make(page, 'p', { class: 'hint', id: `${id}-hint` }, field.description);
    input.setAttribute('aria-describedby', hint.id);
    const kind = field.kind === 'flag' ? 'check' : 'field';
    const line = make(page, 'div', { class: kind });
    line.append(...(field.kind === 'flag' ? [input, words] : [words, input]));
    if (field.description !== '') line.append(hint);
    return line;
  });
}

function inputFor(
  page: Document,
  field: Field,
  value: unknown,
  set: (value: unknown) => void,
): HTMLInputElement | HTMLSelectElement {
  if (field.kind === 'choice') {
    const select = make(page, 'select');
    for (const choice of field.choices)
      select.append(make(page, 'option', { value: choice, selected: choice === value }, spoken(choice)));
    select.addEventListener('change', () => set(select.value));
    return select;
  }
  const input = make(page, 'input');
  if (field.kind === 'flag') {
    input.type = 'checkbox';
    input.checked = value === true;
    input.addEventListener('change', () => set(input.checked));
  } else if (field.kind === 'number') {
    Object.assign(input, { type: 'number', min: String(field.min), max: String(field.max), step: '1' });
    input.value = String(value);
    input.addEventListener('change', () => set(Number(input.value)));
  } else {
    input.type = 'text';
    input.value = String(value);
    input.addEventListener('change', () => set(input.value));
  }
  return input;
}
