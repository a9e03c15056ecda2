/** After so many records there is something to find; a thousandth of a second later those who were told have heard it. */
const RECORDS = 4;
const WAIT_MS = 1;

/**
 * Looks for young garbage while nobody waits for anything. The engine looks for it when there is no room left, which is in
 * the middle of somebody's move, and whoever writes to the disk may wait behind it for the same core. Where nobody has
 * said that this may be asked for (`--expose-gc`), the engine does as it likes.
 */
export const tidying = (
  isBusy: () => boolean,
  collect: (() => void) | undefined = globalThis.gc && (() => globalThis.gc?.({ type: 'minor' })),
): (() => void) => {
  let records = 0;
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    timer = setTimeout(tidy, WAIT_MS);
    timer.unref();
  };
  const tidy = (): void => {
    if (isBusy()) return wait();
    timer = undefined;
    records = 0;
    collect?.();
  };
  return () => {
    if (collect && ++records >= RECORDS && !timer) wait();
  };
};
