/** So long nobody has touched anything. */
export const ALONE_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls when nobody has touched the page for a while; every touch begins the time anew. Gives how to stop. */
export const whenAlone = (page: Document, afterMs: () => number, then: () => void): (() => void) => {
  const stopped = new AbortController();
  let timer = setTimeout(then, afterMs());
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(then, afterMs());
  };
  for (const sign of SIGNS)
    page.addEventListener(sign, again, { signal: stopped.signal, passive: true, capture: true });
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
};
