import type { Explanation, Question } from '../kit/prompts';
import type { Sheet } from '../tabletop/voice';
import { keyed, make, makeButton, setText } from '../ui/dom';
import { besideWords } from '../ui/words';

/** So long after it has changed, a press that was meant for what stood there before chooses nothing. */
const SETTLED_MS = 350;
/** Why something was refused stays this long to be read. */
const REFUSED_MS = 6000;

/** A sheet of the page that asks and explains where the picture is too small for panels. */
export interface PageSheet extends Sheet {
  readonly element: HTMLElement;
}

/** One answer or none in words: the rest is picked on the table, which has the room then. */
export const isBrief = ({ choices }: Question): boolean => choices.length <= 1;

/** `isOpen`: the page speaks now. */
export const makeSheet = (
  page: Document,
  isOpen: () => boolean,
  now = () => performance.now(),
): PageSheet => {
  const title = make(page, 'h2', { class: 'sheet-title', role: 'status' });
  const lines = make(page, 'p', { class: 'hint' });
  const refused = make(page, 'p', { class: 'refusal', role: 'alert' });
  const choices = make(page, 'div', { class: 'sheet-choices' });
  const note = make(page, 'div', { class: 'sheet-note' });
  const element = make(page, 'section', { class: 'scene-sheet', 'aria-label': besideWords.sheet });
  element.append(title, lines, refused, choices, note);
  let choose: (id: string) => void = () => undefined;
  let changed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refuse = (text: string): void => {
    clearTimeout(timer);
    setText(refused, text);
    refused.hidden = text === '';
    if (text !== '') timer = setTimeout(() => refuse(''), REFUSED_MS);
  };
  const fill = keyed(choices, (question: Question | undefined) => {
    changed = now();
    return (question?.choices ?? []).map(({ id, text, hint, meaning }) => {
      const button = makeButton(
        page,
        text,
        () => undefined,
        meaning === 'legal' ? 'sheet-choice' : 'sheet-choice quiet',
      );
      // Keys choose at once: whoever presses one has gone there.
      button.addEventListener('click', ({ detail }) => {
        if (detail === 0 || now() >= changed + SETTLED_MS) choose(id);
      });
      button.dataset.choice = id;
      if (hint !== undefined && hint !== '') button.append(make(page, 'span', { class: 'hint' }, hint));
      return button;
    });
  });
  const explain = (text: Explanation | undefined): void => {
    note.replaceChildren(
      ...(text === undefined
        ? []
        : [make(page, 'h3', {}, text.title), ...text.lines.map((line) => make(page, 'p', {}, line))]),
    );
  };
  refuse('');
  return {
    element,
    isOpen,
    ask(question, chosen) {
      choose = chosen;
      // Between two questions it stays as it is: nothing on the table moves for that.
      if (question !== undefined) element.classList.toggle('brief', isBrief(question));
      setText(title, question?.title ?? '');
      setText(lines, question?.lines?.join(' · ') ?? '');
      lines.hidden = lines.textContent === '';
      fill([question?.title, question?.choices], question);
    },
    explain,
    refuse,
    where(choice) {
      const button = choices.querySelector(`[data-choice="${choice}"]`);
      if (button === null) return undefined;
      const { x, y, width, height } = button.getBoundingClientRect();
      return width > 0 ? { x: x + width / 2, y: y + height / 2 } : undefined;
    },
  };
};
