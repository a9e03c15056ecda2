import type { TableView } from '../../shared/protocol';
import type { Wish } from '../net/session';
import { make } from './dom';
import { spectatorWords } from './lobbyWords';

/** Seconds that a host may choose from. */
const DELAYS = [0, 10, 30, 60, 120, 300, 600] as const;

export const delayWords = (seconds: number): string => {
  if (seconds === 0) return spectatorWords.atOnce;
  return seconds % 60 === 0 ? spectatorWords.minutes(seconds / 60) : spectatorWords.seconds(seconds);
};

/** What those see who only watch, and whether whoever plays may see the chances to win. */
export function spectatorSetup(
  page: Document,
  { delay, chances }: Pick<TableView, 'delay' | 'chances'>,
  change: (wish: Pick<Wish<'configure'>, 'delay' | 'chances'>) => void,
): HTMLElement {
  const select = make(page, 'select', { id: 'lobby-delay' });
  const known = DELAYS.some((one) => one === delay) ? DELAYS : [...DELAYS, delay];
  for (const seconds of known)
    select.append(
      make(page, 'option', { value: String(seconds), selected: seconds === delay }, delayWords(seconds)),
    );
  select.addEventListener('change', () => change({ delay: Number(select.value) }));
  const box = make(page, 'input', { type: 'checkbox', id: 'lobby-chances' });
  box.checked = chances;
  box.addEventListener('change', () => change({ chances: box.checked }));
  return make(
    page,
    'details',
    { class: 'rules' },
    make(page, 'summary', {}, spectatorWords.title),
    make(
      page,
      'div',
      { class: 'field' },
      make(page, 'label', { for: 'lobby-delay' }, spectatorWords.delay),
      select,
    ),
    make(
      page,
      'div',
      { class: 'check' },
      box,
      make(page, 'label', { for: 'lobby-chances' }, spectatorWords.chances),
    ),
  );
}
