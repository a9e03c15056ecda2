import { make, makeButton } from '../../../ui/dom';
import { aboutCard } from './about';
import type { Choice } from './choices';
import { deskWords } from './words';

/** A window with every card for a spot: first what fits, then what does not and why. */
export interface Picker {
  readonly element: HTMLDialogElement;
  open(title: string, choices: readonly Choice[], pick: (id: string) => void): void;
}

export function makePicker(page: Document, look: (id: string) => void): Picker {
  const title = make(page, 'h2', { id: 'desk-picker-title' });
  const filter = make(page, 'input', { type: 'search', id: 'desk-picker-filter' });
  const list = make(page, 'div', { class: 'desk-choices' });
  const close = makeButton(page, deskWords.close, () => element.close(), 'quiet');
  const field = make(
    page,
    'div',
    { class: 'field' },
    make(page, 'label', { for: filter.id }, deskWords.filter),
    filter,
  );
  const element = make(
    page,
    'dialog',
    { class: 'desk-picker', 'aria-labelledby': title.id },
    make(page, 'div', { class: 'desk-picker-head' }, title, close),
    field,
    list,
  );
  let choices: readonly Choice[] = [];
  let pick: (id: string) => void = () => undefined;
  const show = (): void => {
    const wanted = filter.value.trim().toLowerCase();
    const shown = choices.filter(({ id }) => aboutCard(id).search.includes(wanted));
    const fitting = shown.filter(({ why }) => why.length === 0);
    const rest = shown.filter(({ why }) => why.length > 0);
    list.replaceChildren(
      make(page, 'h3', {}, deskWords.fits(fitting.length)),
      choiceList(fitting),
      ...(rest.length === 0 ? [] : [make(page, 'h3', {}, deskWords.misfits(rest.length)), choiceList(rest)]),
    );
  };
  const choiceList = (some: readonly Choice[]): HTMLElement =>
    make(page, 'ul', {}, ...some.map((choice) => make(page, 'li', {}, choiceButton(choice))));
  const choiceButton = ({ id, sp, why }: Choice): HTMLElement => {
    const { name, kind, text } = aboutCard(id);
    const button = makeButton(
      page,
      '',
      () => {
        if (why.length > 0) return;
        element.close();
        pick(id);
      },
      'desk-choice',
    );
    button.setAttribute('data-card', id);
    if (why.length > 0) button.setAttribute('aria-disabled', 'true');
    button.append(
      make(page, 'span', { class: 'name' }, name),
      make(page, 'span', { class: 'sp' }, deskWords.more(sp)),
      make(page, 'span', { class: 'kind' }, kind),
      ...(text === '' ? [] : [make(page, 'span', { class: 'text' }, text)]),
      ...why.map((reason) => make(page, 'span', { class: 'why' }, reason)),
    );
    for (const moment of ['focus', 'pointerenter']) button.addEventListener(moment, () => look(id));
    return button;
  };
  filter.addEventListener('input', show);
  // Beside the window is outside it.
  element.addEventListener('click', (event) => {
    if (event.target === element) element.close();
  });
  return {
    element,
    open(words, found, then) {
      title.textContent = words;
      [choices, pick] = [found, then];
      filter.value = '';
      show();
      element.showModal();
      list.scrollTop = 0;
      list.querySelector<HTMLElement>('button')?.focus();
    },
  };
}
