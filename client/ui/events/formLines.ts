import { make } from '../dom';

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One line of a form: a label over its field, and a hint. */
export const fieldLine = (
  page: Document,
  id: string,
  title: string,
  input: Input,
  hint = '',
): HTMLElement => {
  input.id = id;
  const line = make(page, 'div', { class: 'field' }, make(page, 'label', { for: id }, title), input);
  if (hint !== '') {
    input.setAttribute('aria-describedby', `${id}-hint`);
    line.append(make(page, 'p', { class: 'hint', id: `${id}-hint` }, hint));
  }
  return line;
};

export const checkLine = (
  page: Document,
  id: string,
  title: string,
  checked: boolean,
): [HTMLElement, HTMLInputElement] => {
  const box = make(page, 'input', { type: 'checkbox', id });
  box.checked = checked;
  return [make(page, 'div', { class: 'check' }, box, make(page, 'label', { for: id }, title)), box];
};

export const textField = (page: Document, value = '', most = 60): HTMLInputElement => {
  const input = make(page, 'input', { type: 'text', maxlength: String(most), autocomplete: 'off' });
  input.value = value;
  return input;
};

export const numberField = (page: Document, value: number, least: number, most: number): HTMLInputElement => {
  const input = make(page, 'input', { type: 'number', min: String(least), max: String(most), step: '1' });
  input.value = String(value);
  return input;
};

export const choiceField = (
  page: Document,
  choices: readonly (readonly [string, string])[],
  value: string,
): HTMLSelectElement => {
  const select = make(page, 'select');
  for (const [id, words] of choices)
    select.append(make(page, 'option', { value: id, selected: id === value }, words));
  return select;
};

/** A form whose button does something; what is wrong is said below it. */
export const actionForm = (
  page: Document,
  lines: readonly HTMLElement[],
  button: string,
  act: () => Promise<string>,
): HTMLFormElement => {
  const error = make(page, 'p', { class: 'error', role: 'alert' });
  const submit = make(page, 'button', { type: 'submit' }, button);
  const form = make(page, 'form', { class: 'event-form' }, ...lines, submit, error);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit.disabled = true;
    void act()
      .then((trouble) => (error.textContent = trouble))
      .finally(() => (submit.disabled = false));
  });
  return form;
};
