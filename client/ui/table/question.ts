import type { Tagged } from '../../../shared/engine/game';
import type { Offer, Play } from '../../net/session';
import { make, makeElement, setText } from '../dom';
import { makeMoveList } from './moveList';
import { chosenBy, filterMoves, type Listed, listMoves } from './moves';
import { makeOpenForms } from './openForm';
import { noneFit, severalFit, tableWords } from './tableWords';

export interface QuestionPanel {
  readonly element: HTMLElement;
  /** What is asked now, or whom the table waits for. */
  show(play: Play, waiting: string, over: boolean): void;
  /** A key of a number pressed anywhere at the table. */
  takeDigit(digit: string): void;
  /** Marks the moves that somebody should look at. */
  mark(wanted: (move: Tagged) => boolean): void;
  focus(): void;
}

/** Answers that were prepared before, beside those that are listed. */
export type Prepared = (play: Play, offer: Offer<Tagged>) => Promise<readonly Tagged[]>;

/** The open question with everything that may be answered: by typing, by number, by the keys, by the pointer. */
export function makeQuestion(page: Document, onFirst: () => void, prepared: Prepared): QuestionPanel {
  const title = make(page, 'h2', { tabindex: '-1' });
  const words = make(page, 'p', { class: 'question', role: 'status', id: 'question' });
  const field = make(page, 'input', {
    type: 'text',
    id: 'move-field',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'go',
    'aria-describedby': 'question move-hint',
  });
  const hint = make(page, 'p', { class: 'hint', id: 'move-hint', role: 'status' });
  const about = makeElement(page, 'p', tableWords.aboutNone, 'about');
  const forms = make(page, 'div', { class: 'open-forms' });
  const answers = make(page, 'div', { class: 'asked', role: 'group', 'aria-label': tableWords.moves });
  const line = make(
    page,
    'div',
    { class: 'field' },
    make(page, 'label', { for: 'move-field' }, tableWords.field),
    field,
  );
  const element = make(page, 'section', { class: 'panel play-question', 'aria-label': tableWords.moves });
  let offer: Offer<Tagged> | undefined;
  let play: Play | undefined;
  let listed: readonly Listed[] = [];
  let toKeyboard = false;
  let wanted: (move: Tagged) => boolean = () => false;

  const choose = (item: Listed, byKeyboard: boolean): void => {
    toKeyboard = byKeyboard;
    field.value = '';
    // The button is about to vanish: the focus stays at the table.
    (byKeyboard ? field : title).focus({ preventScroll: true });
    offer?.choose(item.move);
  };
  const list = makeMoveList(page, { choose, about: (texts) => setText(about, texts.join(' ')) });
  const filter = (): void => {
    if (!play) return;
    const fits = filterMoves(listed, field.value);
    const marked = new Set(fits.filter(({ move }) => wanted(move)));
    list.show(fits, { all: field.value.trim() !== '', marked, play });
    setText(hint, fits.length === 0 && listed.length > 0 ? noneFit(field.value) : '');
  };
  const enter = (): void => {
    const item = chosenBy(listed, field.value);
    if (item) return choose(item, true);
    const fits = filterMoves(listed, field.value).length;
    if (listed.length > 0) setText(hint, fits === 0 ? noneFit(field.value) : severalFit(fits));
  };
  field.addEventListener('input', filter);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') enter();
    else if (event.key === 'ArrowDown') list.focus();
    else if (event.key === 'Escape') {
      field.value = '';
      filter();
    } else return;
    event.preventDefault();
  });
  answers.append(line, hint, list.element, forms, about);
  element.append(title, words, answers);

  const addPrepared = async (next: Play, to: Offer<Tagged>): Promise<void> => {
    const more = await prepared(next, to);
    if (offer !== to || more.length === 0) return;
    listed = listMoves([...to.moves, ...more], next);
    filter();
  };
  const showOffer = (next: Play): void => {
    const [first] = next.offers;
    const isNew = first?.ask.id !== offer?.ask.id;
    offer = first;
    listed = first ? listMoves(first.moves, next) : [];
    if (isNew) field.value = '';
    about.textContent = '';
    forms.replaceChildren(...(first ? makeOpenForms(page, next.module, first) : []));
    filter();
    if (isNew && first) onFirst();
    if (first?.ask.open) void addPrepared(next, first);
    if (isNew && first && toKeyboard) field.focus({ preventScroll: true });
  };
  return {
    element,
    show(next, waiting, over) {
      const changed = next !== play;
      play = next;
      if (changed) showOffer(next);
      setText(title, offer ? tableWords.yourTurn : over ? tableWords.over : tableWords.waiting);
      setText(
        words,
        offer ? next.module.words.ask(offer.ask, next.view.pub, next.people) : over ? '' : waiting,
      );
      answers.classList.toggle('idle', offer === undefined);
      answers.hidden = next.view.viewer === 'spectator';
      element.classList.toggle('mine', offer !== undefined);
      element.hidden = over;
    },
    takeDigit(digit) {
      field.focus();
      field.value += digit;
      filter();
    },
    mark(next) {
      wanted = next;
      if (offer) filter();
    },
    focus: () => {
      toKeyboard = true;
      field.focus();
    },
  };
}
