import { NAME_LENGTH } from '../../shared/protocol';
import type { Entry, Page, Pages } from './page';
import { words } from './words/en';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const KEYS = `${LETTERS}0123456789-⌫↵`;
const [RUB_OUT, DONE] = ['⌫', '↵'];
const CODE_LENGTH = 12;

/** A keyboard under what has been typed so far. */
const keyboard = (menu: Pages, title: string, most: number, done: () => void): Page => ({
  title,
  lines: [words.typed(menu.typed), ...(menu.told === '' ? [] : [menu.told])],
  choices: Array.from(KEYS).map((key): Entry => ({
    text: key,
    ...(key === DONE ? { meaning: 'legal' as const } : {}),
    do: () => {
      if (key === DONE) done();
      else if (key === RUB_OUT) menu.typed = menu.typed.slice(0, -1);
      else menu.typed = (menu.typed + key).slice(0, most);
    },
  })),
});

export const namePage = (menu: Pages): Page =>
  keyboard(menu, words.name(''), NAME_LENGTH, () => {
    const name = menu.typed.trim();
    // As one writes a name: only its first letter is large.
    if (name !== '') menu.ports.start.rename(name.charAt(0) + name.slice(1).toLowerCase());
    menu.open('home');
  });

export const codePage = (menu: Pages): Page =>
  keyboard(menu, words.code, CODE_LENGTH, () => {
    menu.told = words.knocking;
    void menu.ports.start.join(menu.typed).then((trouble) => {
      if (trouble === undefined) menu.open('home');
      else menu.told = trouble;
    });
  });
