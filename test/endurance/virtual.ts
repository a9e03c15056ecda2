/** Time that passes only when nothing is left to be done: hours of film in seconds. */
export interface VirtualTime {
  now(): number;
  /** Lets time pass until this has come about. */
  until<T>(work: Promise<T>): Promise<T>;
  /** Gives the clock on the wall back. */
  end(): void;
}

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly every: number | undefined;
  readonly then: () => void;
}

/** Frames are drawn so often, in milliseconds. */
const FRAME_MS = 100;
const turn = setImmediate;

/** Takes the place of timers and of the clock; `frame` is called for every frame that is drawn meanwhile. */
export const virtualTime = (frame: (seconds: number) => void): VirtualTime => {
  const real = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
  };
  const clock = performance.now.bind(performance);
  const timers = new Map<number, Timer>();
  let [now, next] = [0, 1];
  const set =
    (repeats: boolean) =>
    (then: () => void, ms = 0): number => {
      const id = next++;
      timers.set(id, { id, due: now + Math.max(0, ms), every: repeats ? Math.max(1, ms) : undefined, then });
      return id;
    };
  const clear = (id: unknown): void => void timers.delete(Number(id));
  Object.assign(globalThis, {
    ...{ setTimeout: set(false), setInterval: set(true) },
    ...{ clearTimeout: clear, clearInterval: clear },
  });
  performance.now = () => now;
  const step = (): void => {
    let first: Timer | undefined;
    for (const timer of timers.values()) if (!first || timer.due < first.due) first = timer;
    const to = now + FRAME_MS;
    if (!first || first.due > to) {
      now = to;
      frame(FRAME_MS / 1000);
      return;
    }
    now = Math.max(now, first.due);
    if (first.every === undefined) timers.delete(first.id);
    else timers.set(first.id, { ...first, due: now + first.every });
    first.then();
  };
  return {
    now: () => now,
    async until(work) {
      let done = false;
      const over = (): void => void (done = true);
      work.then(over, over);
      const isDone = (): boolean => done;
      while (!isDone()) {
        await new Promise((resolve) => turn(resolve));
        if (!isDone()) step();
      }
      return work;
    },
    end: () => {
      Object.assign(globalThis, real);
      performance.now = clock;
    },
  };
};
