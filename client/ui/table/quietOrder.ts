import type { QuietOrders } from '../../net/quietOrders';
import type { Play } from '../../net/session';
import { makeButton } from '../dom';
import { tableWords } from './tableWords';

export interface QuietOrder {
  readonly element: HTMLElement;
  show(play: Play): void;
}

/** Orders the quiet answer to what is asked now, for as long as the game says, or asks to be asked again. */
export function makeQuietOrder(page: Document, orders: QuietOrders, changed: () => void): QuietOrder {
  let shown: Play | undefined;
  const press = (): void => {
    if (shown) orders.turn(shown);
    changed();
  };
  const element = makeButton(page, '', press, 'quiet');
  element.hidden = true;
  return {
    element,
    show(play) {
      shown = play;
      const at = orders.at(play);
      element.hidden = at === 'none';
      element.textContent =
        at === 'ordered' ? tableWords.askAgain : (play.module.words.quietOrder ?? tableWords.askAgain);
      element.setAttribute('aria-pressed', String(at === 'ordered'));
    },
  };
}
