/** What the page says of itself while its time does not pass. */
export interface Endured {
  /** Films whose end has been shown and that have been cleared away. */
  films: number;
  /** The titles of all films that have begun. */
  readonly titles: string[];
  /** Sentences of the story that have stood over the picture. */
  told: number;
  /** Stops once so many films are over, until it is raised. */
  until: number;
  /** Milliseconds of film so far. */
  now(): number;
}

declare global {
  interface Window {
    endured?: Endured;
  }
}

/**
 * Takes the place of timers, frames and the clock of a page, before anything of it runs: time passes only when nothing is left to be
 * done, a frame every `frameMs`. It goes into the page as text, so everything it needs is inside.
 */
export const standOutOfTime = (frameMs: number): void => {
  interface Timer {
    readonly id: number;
    readonly due: number;
    readonly every: number | undefined;
    readonly then: (time: number) => void;
  }
  const timers = new Map<number, Timer>();
  let frames: Timer[] = [];
  let [now, next, waiting, frameDue] = [0, 1, 0, frameMs];
  const set =
    (repeats: boolean) =>
    (then: () => void, ms = 0): number => {
      const id = next++;
      timers.set(id, { id, due: now + Math.max(0, ms), every: repeats ? Math.max(1, ms) : undefined, then });
      return id;
    };
  const clear = (id: number | undefined): void => void timers.delete(id ?? 0);
  const requestAnimationFrame = (then: (time: number) => void): number => {
    const id = next++;
    frames.push({ id, due: 0, every: undefined, then });
    return id;
  };
  const cancelAnimationFrame = (id: number): void => {
    frames = frames.filter((one) => one.id !== id);
  };
  Object.assign(window, {
    ...{ setTimeout: set(false), setInterval: set(true), clearTimeout: clear, clearInterval: clear },
    ...{ requestAnimationFrame, cancelAnimationFrame },
  });
  performance.now = () => now;
  // What is fetched takes real time: the clock waits for it.
  const fetched = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    waiting++;
    try {
      return await fetched(...asked);
    } finally {
      waiting--;
    }
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    waiting++;
    const done = (): void => {
      waiting--;
    };
    this.addEventListener('loadend', done, { once: true });
    send.call(this, body);
  };
  const loads = (node: Node): void => {
    if (!(node instanceof Element) || !node.matches('script[src], link[rel="stylesheet"]')) return;
    const done = (): void => {
      waiting--;
      node.removeEventListener('load', done);
      node.removeEventListener('error', done);
    };
    waiting++;
    node.addEventListener('load', done);
    node.addEventListener('error', done);
  };
  const endured: Endured = { films: -1, titles: [], told: 0, until: Infinity, now: () => now };
  window.endured = endured;
  const step = (): void => {
    let first: Timer | undefined;
    for (const timer of timers.values()) if (!first || timer.due < first.due) first = timer;
    if (!first || first.due > frameDue) {
      now = frameDue;
      frameDue += frameMs;
      for (const { then } of frames.splice(0)) then(now);
      return;
    }
    now = Math.max(now, first.due);
    if (first.every === undefined) timers.delete(first.id);
    else timers.set(first.id, { ...first, due: now + first.every });
    first.then(now);
  };
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port2.postMessage(0);
    if (waiting === 0 && endured.films < endured.until) step();
  };
  channel.port2.postMessage(0);
  // A title without a cast stands while the next game is played: nothing of the last is left.
  let [shown, said] = ['', ''];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) loads(node);
    const card = document.querySelector<HTMLElement>('.film-card:not([hidden])');
    const kind = card?.dataset.kind ?? '';
    if (kind === 'title' && shown !== 'title') {
      endured.films++;
      endured.titles.push(card?.querySelector('h2')?.textContent ?? '');
    }
    shown = kind === '' ? shown : kind;
    const sentence = document.querySelector('.third:not([hidden]) .third-text')?.textContent ?? '';
    if (sentence !== '' && sentence !== said) endured.told++;
    said = sentence;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
};
