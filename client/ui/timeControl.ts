import type { TableView, TimeControl } from '../../shared/protocol';
import { make } from './dom';
import { timeWords } from './lobbyWords';

/** Clocks a host may choose from. */
export const CLOCKS: Readonly<Record<'none' | 'calm' | 'usual' | 'quick', TimeControl | undefined>> = {
  none: undefined,
  calm: { perAskMs: 120_000, reserveMs: 600_000, reactionMs: 10_000 },
  usual: { perAskMs: 45_000, reserveMs: 300_000, reactionMs: 7000 },
  quick: { perAskMs: 15_000, reserveMs: 60_000, reactionMs: 5000 },
};
export type ClockName = keyof typeof CLOCKS;
const NAMES = Object.keys(CLOCKS) as ClockName[];

/** The clock that a table has, by name; another than ours is `undefined`. */
export const clockNamed = (time: TableView['time']): ClockName | undefined => {
  if (!('perAskMs' in time)) return 'none';
  return NAMES.find((name) => {
    const clock = CLOCKS[name];
    return (
      clock?.perAskMs === time.perAskMs &&
      clock.reserveMs === time.reserveMs &&
      clock.reactionMs === time.reactionMs
    );
  });
};

export const clockWords = (time: TableView['time']): string => {
  const name = clockNamed(time);
  return name === undefined ? timeWords.other : timeWords.clocks[name];
};

/** A choice of how long people may think. */
export function clockChoice(
  page: Document,
  id: string,
  now: TableView['time'],
  change: (time: TimeControl | Record<string, never>) => void,
): HTMLElement {
  const select = make(page, 'select', { id });
  const chosen = clockNamed(now);
  for (const name of NAMES)
    select.append(make(page, 'option', { value: name, selected: name === chosen }, timeWords.clocks[name]));
  if (chosen === undefined)
    select.append(make(page, 'option', { value: '', selected: true }, timeWords.other));
  select.addEventListener('change', () => {
    const name = NAMES.find((one) => one === select.value);
    if (name !== undefined) change(CLOCKS[name] ?? {});
  });
  return make(page, 'div', { class: 'field' }, make(page, 'label', { for: id }, timeWords.title), select);
}
