import type { Tagged } from '../../shared/engine/game';
import type { News, Play, Session } from '../net/session';
import type { TableScene } from './scene';

export const PACES = ['1', '2', '4', 'skip'] as const;
/** How fast the story is told; `skip`: not at all, only how it ends. */
export type Pace = (typeof PACES)[number];

export interface DirectorOptions {
  readonly pace?: Pace;
  /** Whoever is asked sees how things stand within this time, however much there was to tell. */
  readonly catchUpMs?: number;
}

export interface Director {
  pace(pace: Pace): void;
  /** Leaves out the rest of what is being told. */
  skip(): void;
  /** Resolves when nothing is left to tell. */
  idle(): Promise<void>;
  dispose(): void;
}

/** Kept free at the end of that time, for what a browser takes beyond the length of an event. */
const SPARE_MS = 200;
/** So many events to come are a long story. */
const LONG = 6;
/** However much there is to tell, and however little time. */
const FASTEST = 100;
/** What is shown in less than this is passed over when time is short: there is more of it for the rest. */
const PASSING_MS = 400;

/** An event and the record it belongs to. */
interface Told {
  readonly event: Tagged;
  readonly rev: number;
}

/** Tells a session's story to a scene, event after event, and always ends on how things really are. */
export const direct = (session: Session, scene: TableScene, options: DirectorOptions = {}): Director => {
  const director = new EventQueue(scene, options);
  const { play } = session.state();
  if (play) director.take({ type: 'snap', story: [], play });
  const stop = session.watch((news) => director.take(news));
  return {
    pace: (pace) => director.setPace(pace),
    skip: () => director.skip(),
    idle: () => director.idle(),
    dispose: () => {
      stop();
      director.dispose();
    },
  };
};

class EventQueue {
  private readonly queue: Told[] = [];
  /** How things are once the queue is empty. */
  private latest: Play | undefined;
  private telling: Promise<void> | undefined;
  private stopped = new AbortController();
  private deadline: ReturnType<typeof setTimeout> | undefined;
  /** When everything has to be told because somebody is waited for. */
  private due = Infinity;
  private pace: Pace;
  private disposed = false;

  constructor(
    private readonly scene: TableScene,
    private readonly options: DirectorOptions,
  ) {
    this.pace = options.pace ?? '1';
  }

  take(news: News): void {
    if (this.disposed) return;
    if (news.type === 'snap') {
      this.latest = news.play;
      this.skip();
      if (!this.telling) this.arrive();
    } else if (news.type === 'told') {
      this.latest = news.play;
      for (const event of news.events) this.queue.push({ event, rev: news.rev });
      if (this.pace === 'skip') this.skip();
      this.hurry(news.play);
      // Nothing to tell is told at once: a telling that never waits would never be over.
      if (this.telling) return;
      if (this.queue.length === 0) this.arrive();
      else this.telling = this.tell();
    }
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    if (pace === 'skip') this.skip();
  }

  skip(): void {
    this.queue.length = 0;
    this.stopped.abort();
  }

  async idle(): Promise<void> {
    while (this.telling) await this.telling;
  }

  dispose(): void {
    this.disposed = true;
    this.stopHurrying();
    this.skip();
    this.scene.dispose();
  }

  /** Somebody is waited for: the rest is told so fast that it is over in time, or else left out. */
  private hurry(play: Play): void {
    if (play.offers.length === 0) this.stopHurrying();
    // Whoever waits already is not put off by what others do meanwhile.
    if (play.offers.length === 0 || this.due < Infinity) return;
    const { catchUpMs = 1500 } = this.options;
    this.due = performance.now() + catchUpMs;
    this.deadline = setTimeout(() => this.skip(), catchUpMs);
  }

  private stopHurrying(): void {
    clearTimeout(this.deadline);
    this.due = Infinity;
  }

  private async tell(): Promise<void> {
    this.scene.offer([]);
    for (let told = this.queue.shift(); told !== undefined; told = this.queue.shift()) await this.show(told);
    this.telling = undefined;
    if (!this.disposed) this.arrive();
  }

  /** One event; a scene that fails or never ends does not hold up the story. */
  private async show({ event, rev }: Told): Promise<void> {
    const { signal } = (this.stopped = new AbortController());
    const skipped = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    const usual = (this.pace === 'skip' ? 4 : Number(this.pace)) * this.haste(rev);
    try {
      const pace = Math.max(usual, Math.min(FASTEST, this.needed(event)));
      await Promise.race([this.scene.play(event, { pace, signal }), skipped]);
    } catch {
      // The snap at the end puts right what was not shown.
    }
  }

  /**
   * A long story is told up to twice as fast; while others go on playing up to four times, so that it does not fall
   * further and further behind.
   */
  private haste(rev: number): number {
    const behind = (this.latest?.rev ?? rev) - rev;
    const long = 1 + Math.floor(this.queue.length / LONG) / 2;
    return Math.max(Math.min(2, long), Math.min(4, 1 + Math.floor(behind / 2)));
  }

  /** How fast it has to be told from this event on to be over when somebody waits. */
  private needed(event: Tagged): number {
    if (this.due === Infinity) return 1;
    const time = Math.max(1, this.due - SPARE_MS - performance.now());
    const now = this.scene.length(event);
    const lengths = [now, ...this.queue.map((later) => this.scene.length(later.event))];
    if (sum(lengths) <= time) return 1;
    return now < PASSING_MS ? FASTEST : sum(lengths.filter((ms) => ms >= PASSING_MS)) / time;
  }

  private arrive(): void {
    this.stopHurrying();
    const { latest } = this;
    if (!latest) return;
    this.scene.snap(latest.view.pub, latest.view.priv);
    this.scene.offer(latest.offers);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
