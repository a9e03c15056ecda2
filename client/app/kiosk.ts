import { ALONE_MS, whenAlone } from '../ui/alone';

/** A browser that shows the showcase comes back to it when nobody is there any more. */
const KEY = 'starboard.kiosk';
/** At a table people think: so long nobody has touched anything. */
const AT_A_TABLE_MS = 180_000;
const memory = (): Storage | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

/** From now on this browser's window belongs to the showcase. */
export const beKiosk = (): void => memory()?.setItem(KEY, location.href);

/** In a window of the showcase: goes back there when nobody is here. */
export const comeBack = (page: Document): void => {
  const home = memory()?.getItem(KEY);
  if (typeof home !== 'string') return;
  const isAtTable = (): boolean => page.body.classList.contains('playing');
  whenAlone(
    page,
    () => (isAtTable() ? AT_A_TABLE_MS : ALONE_MS),
    () => location.assign(home),
  );
};
