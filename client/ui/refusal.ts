import type { Refusal } from '../../shared/engine/game';
import { make, setText } from './dom';
import { refusalWords } from './words';

/** A refusal is read in this time; then it is of no account any more. */
const SAID_MS = 8000;

export interface RefusalLine {
  readonly element: HTMLElement;
  say(refusal: Refusal): void;
  /** Something else has happened. */
  clear(): void;
}

/** Why something was not done, said once, and gone when it no longer holds. */
export function makeRefusal(page: Document): RefusalLine {
  const element = make(page, 'p', { class: 'error', role: 'alert' });
  let over: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(over);
    setText(element, '');
  };
  return {
    element,
    clear,
    say: (refusal) => {
      clear();
      setText(element, refusalWords(refusal));
      over = setTimeout(clear, SAID_MS);
    },
  };
}
