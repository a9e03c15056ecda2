/** A time to go, as clocks show it: 1:05:09, 4:07. */
export const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${String(hours)}:${two(minutes)}:${two(seconds % 60)}`
    : `${String(minutes)}:${two(seconds % 60)}`;
};

/** Marks an element as a clock that runs out at a time of the server. */
export const setClock = (element: HTMLElement, ends: number): HTMLElement => {
  element.dataset.ends = String(ends);
  return element;
};

/** Brings all clocks below an element up to date. Their seconds are not read out: a reader would never stop. */
export const runClocks = (root: ParentNode, now: number, over: string): void => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-ends]')) {
    const left = Number(element.dataset.ends) - now;
    const text = left > 0 ? clockText(left) : over;
    if (element.textContent !== text) element.textContent = text;
    element.classList.toggle('soon', left < 60_000);
  }
};

const MINUTE = 60_000;
/** The players are told when so much is left of a battle (rules 10.12). */
const NOTICES = [10 * MINUTE, MINUTE] as const;

/** The notice that is due now, of those that were not given yet. */
export const noticeAt = (left: number, given: Set<number>): number | undefined => {
  const due = NOTICES.filter((notice) => left > 0 && left <= notice).at(-1);
  if (due === undefined || given.has(due)) return undefined;
  given.add(due);
  return due / MINUTE;
};
