/** Waits so many milliseconds, or until the signal: whoever skips does not wait. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Waits for something, whether it succeeds or not, but no longer than this. */
export const atMost = async (work: Promise<unknown> | undefined, ms: number): Promise<void> => {
  const over = new AbortController();
  await Promise.race([work ?? Promise.resolve(), pause(ms, over.signal)]).catch(() => undefined);
  over.abort();
};
