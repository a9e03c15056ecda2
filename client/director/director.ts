import type { Tagged } from '../../shared/engine/game';
import { BLOW_MS } from '../../shared/engine/telling';
import type { News, Offer, Play, Session } from '../net/session';
import type { Audience, Jump } from './audience';
import { FAR_BEHIND, hurried, leisurely, type Pace, rateOf, weightIn } from './pacing';
import { pause } from './pause';

export { type Pace, PACES } from './pacing';

export interface DirectorOptions {
  readonly pace?: Pace;
  /**
   * Whoever is asked sees how things stand within so many milliseconds, however much there was to tell; undefined: nobody is
   * hurried.
   */
  readonly catchUpMs?: (play: Play, events: readonly Tagged[]) => number | undefined;
  /** It is filmed: decisive moments are told slower, unless more has happened meanwhile. */
  readonly film?: boolean;
  /** Nobody waits to play on: everything is told as it is (a replay). */
  readonly leisure?: boolean;
}

/** Tells a session's story, event after event, to everybody at once, and always ends on how things really are. */
export interface Director {
  /** One more to tell it to, from the next record on; call what it gives to leave. */
  join(audience: Audience): () => void;
  pace(pace: Pace): void;
  /** Leaves out the rest of what is being told. */
  skip(): void;
  /** Tells what has happened since one's own last turn once more, at leisure. */
  again(): void;
  canTellAgain(): boolean;
  telling(): boolean;
  /** The match as far as it has been told; as long as something is being told, nothing is offered. */
  shown(): Play | undefined;
  /** Resolves when nothing is left to tell. */
  idle(): Promise<void>;
  dispose(): void;
}

/** One record on its way to the audience. */
interface Told {
  readonly events: readonly Tagged[];
  readonly play: Play;
  /** It answers a question of this seat. */
  readonly own: boolean;
  readonly again: boolean;
  /** So many of its events have been told. */
  told: number;
}

interface Stretch {
  readonly from: Play;
  readonly records: Told[];
}

export const direct = (session: Session, options: DirectorOptions = {}): Director =>
  new Telling(session, options);

class Telling implements Director {
  private readonly audiences = new Set<Audience>();
  /** Those who came in the midst of a record. */
  private readonly late = new Set<Audience>();
  private readonly queue: Told[] = [];
  /** Skipped, and not yet said to have happened. */
  private readonly left: Told[] = [];
  private latest: Play | undefined;
  private reached: Play | undefined;
  private unasked: Play | undefined;
  private jumped: (Jump & { readonly play: Play }) | undefined;
  private running: Promise<void> | undefined;
  private stopped = new AbortController();
  private deadline: ReturnType<typeof setTimeout> | undefined;
  /** When everything has to be told because somebody is waited for who may not be kept waiting. */
  private due = Infinity;
  /** What telling has taken since one's own last answer, in milliseconds, and the turns that have begun since. */
  private spent = 0;
  private turns = 0;
  private blowsFrom: number | undefined;
  private since: Stretch | undefined;
  private past: Stretch | undefined;
  private chosen: Pace;
  private disposed = false;
  private readonly stop: () => void;

  constructor(
    private readonly session: Session,
    private readonly options: DirectorOptions,
  ) {
    this.chosen = options.pace ?? '1';
    const { play } = session.state();
    if (play) this.jump(play, {});
    this.stop = session.watch((news) => this.take(news));
  }

  join(audience: Audience): () => void {
    const { reached } = this;
    if (this.running) this.late.add(audience);
    else {
      this.audiences.add(audience);
      if (reached) audience.jump(reached, {});
      if (reached) audience.offer?.(reached.offers);
    }
    return () => {
      this.audiences.delete(audience);
      this.late.delete(audience);
      audience.dispose?.();
    };
  }

  pace(pace: Pace): void {
    this.chosen = pace;
    if (pace === 'skip') this.skip();
  }

  skip(): void {
    this.left.push(...this.queue.splice(0));
    this.stopped.abort();
  }

  again(): void {
    const { past } = this;
    if (!past || this.running) return;
    for (const audience of this.audiences) audience.jump(past.from, {});
    this.reached = past.from;
    this.queue.push(...past.records.map((record) => ({ ...record, again: true, told: 0 })));
    this.start();
  }

  canTellAgain(): boolean {
    return this.past !== undefined && !this.running;
  }

  telling(): boolean {
    return this.running !== undefined;
  }

  shown(): Play | undefined {
    return this.running ? this.unasked : this.reached;
  }

  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  dispose(): void {
    this.disposed = true;
    this.stop();
    this.stopHurrying();
    this.skip();
    for (const audience of [...this.audiences, ...this.late]) audience.dispose?.();
    this.audiences.clear();
    this.late.clear();
  }

  // ── What comes in ──────────────────────────────────────────────────────────────────────────────────────────────
  private take(news: News): void {
    if (news.type === 'told') this.hear(news.events, news.play);
    else if (news.type === 'snap')
      this.jump(news.play, { story: news.story, ...(news.undo === true ? { undo: true } : {}) });
    else if (news.type === 'refused' && news.request === 'move') {
      for (const audience of this.audiences) audience.refuse?.(news.refusal);
      if (!this.running && this.reached) this.offer(this.reached.offers);
    } else if (news.type === 'state' && !this.session.state().play) this.forget();
  }

  private hear(events: readonly Tagged[], play: Play): void {
    const own = (this.latest?.offers.length ?? 0) > 0;
    if (own && this.latest) this.since = { from: this.latest, records: [] };
    this.latest = play;
    const record: Told = { events, play, own, again: false, told: 0 };
    this.since?.records.push(record);
    (this.chosen === 'skip' ? this.left : this.queue).push(record);
    this.hurry(play, events);
    // Nothing to tell is told at once: a telling that never waits would never be over.
    if (this.running) return;
    if (this.chosen === 'skip' || events.length === 0) {
      this.queue.length = 0;
      this.arrive();
    } else this.start();
  }

  private jump(play: Play, why: Jump): void {
    this.latest = play;
    this.since = this.past = undefined;
    this.jumped = { ...why, play };
    this.skip();
    if (!this.running) this.arrive();
  }

  /** The match is not there any more: its table gathers for another. */
  private forget(): void {
    this.latest = this.reached = this.unasked = this.since = this.past = this.jumped = undefined;
    this.skip();
    this.left.length = 0;
  }

  /** Somebody is waited for: the rest is told so fast that it is over in time, or else left out. */
  private hurry(play: Play, events: readonly Tagged[]): void {
    if (play.offers.length === 0) this.stopHurrying();
    // Whoever waits already is not put off by what others do meanwhile.
    if (play.offers.length === 0 || this.due < Infinity) return;
    const time = this.options.catchUpMs?.(play, events);
    if (time === undefined) return;
    this.due = performance.now() + time;
    this.deadline = setTimeout(() => this.skip(), time);
  }

  private stopHurrying(): void {
    clearTimeout(this.deadline);
    this.due = Infinity;
  }

  // ── Telling ────────────────────────────────────────────────────────────────────────────────────────────────────
  private start(): void {
    if (this.reached) this.unasked = { ...this.reached, offers: [] };
    this.running = this.run();
  }

  private async run(): Promise<void> {
    this.offer([]);
    for (let record = this.queue[0]; record !== undefined; record = this.queue[0]) {
      await this.tell(record);
      // It may have been skipped, with all that followed.
      if (this.queue[0] !== record) continue;
      this.queue.shift();
      this.reach(record.play);
    }
    this.running = undefined;
    if (!this.disposed) this.arrive();
  }

  private async tell(record: Told): Promise<void> {
    if (record.own) this.spent = this.turns = 0;
    while (record.told < record.events.length && this.queue[0] === record) {
      const event = record.events[record.told++];
      if (event !== undefined) await this.show(event, record);
    }
  }

  /** One event; whoever fails or never ends does not hold up the story. */
  private async show(event: Tagged, record: Told): Promise<void> {
    const { signal } = (this.stopped = new AbortController());
    const skipped = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    const { play, again } = record;
    const began = performance.now();
    if (play.module.words.chapter(event, play.view.pub, play.people) !== '') this.turn();
    const pace = this.paceOf(event, record, began);
    // In the midst of it, or when it is over before.
    const over = new AbortController();
    const seen = pause(this.lengthOf(event, play) / 2 / pace, AbortSignal.any([signal, over.signal]));
    const shown = [...this.audiences].map((audience) =>
      quietly(() => audience.play?.(event, { pace, signal, play, seen, again })),
    );
    await Promise.race([Promise.all(shown), skipped]);
    over.abort();
    await this.rest(event, record, began, signal);
    this.spent += performance.now() - began;
  }

  private turn(): void {
    this.turns++;
    // Whoever looks on has no turn of their own.
    if (this.session.state().seat < 0) this.spent = this.turns = 0;
  }

  /** Blows that follow each other have their time. */
  private async rest(event: Tagged, { events, told, play }: Told, began: number, signal: AbortSignal) {
    const isLate = this.due < Infinity || this.queue.length > FAR_BEHIND;
    if (weightIn(event, play) !== 'blow' || isLate) return;
    const from = (this.blowsFrom ??= began);
    const next = events[told];
    if (next !== undefined && weightIn(next, play) === 'blow') return;
    this.blowsFrom = undefined;
    const left = from + BLOW_MS / rateOf(this.chosen) - performance.now();
    if (left > 0) await pause(left, signal);
  }

  private paceOf(event: Tagged, { own, again, told, play }: Told, now: number): number {
    const usual = rateOf(this.chosen) / this.slowness(event);
    if (again || this.options.leisure === true) return usual;
    if (this.due < Infinity) return Math.max(usual, hurried(this.lengthsFrom(event, play), this.due - now));
    const others = Math.max(1, Object.keys(this.session.state().view.seats).length - 1);
    const spentMs = this.spent * usual;
    const place = own ? told - 1 : undefined;
    const behind = this.queue.length - 1;
    return (
      usual *
      leisurely({ weight: weightIn(event, play), others, spentMs, turns: this.turns, own: place, behind })
    );
  }

  private slowness(event: Tagged): number {
    if (this.options.film !== true || this.queue.length > 1) return 1;
    return Math.max(1, ...[...this.audiences].map((audience) => audience.slow?.(event) ?? 1));
  }

  private lengthsFrom(event: Tagged, play: Play): readonly number[] {
    const later = this.queue.flatMap((record) =>
      record.events.slice(record.told).map((one) => this.lengthOf(one, record.play)),
    );
    return [this.lengthOf(event, play), ...later];
  }

  private lengthOf(event: Tagged, play: Play): number {
    let most = 0;
    for (const audience of this.audiences) {
      try {
        most = Math.max(most, audience.length?.(event, play) ?? 0);
      } catch {
        // Whoever does not know how long it takes does not hold it up.
      }
    }
    return most;
  }

  // ── Arriving ───────────────────────────────────────────────────────────────────────────────────────────────────
  private reach(play: Play): void {
    this.reached = play;
    this.unasked = { ...play, offers: [] };
    for (const audience of this.audiences) audience.reach(play);
    this.admit(play);
  }

  private admit(play: Play): void {
    for (const audience of this.late) {
      audience.jump(play, {});
      this.audiences.add(audience);
    }
    this.late.clear();
  }

  private arrive(): void {
    this.stopHurrying();
    this.passLeft();
    const { latest, jumped } = this;
    if (!latest) return;
    this.keepStretch(latest);
    this.jumped = undefined;
    if (jumped) {
      this.reached = latest;
      for (const audience of this.audiences) audience.jump(latest, jumped);
      this.admit(latest);
    } else if (latest !== this.reached) this.reach(latest);
    this.offer(latest.offers);
  }

  private passLeft(): void {
    for (const { events, told, play, again } of this.left.splice(0))
      for (const event of again ? [] : events.slice(told))
        for (const audience of this.audiences) audience.pass?.(event, play);
  }

  /** What can be told again: since one's own last turn, if a turn has begun meanwhile. */
  private keepStretch({ offers }: Play): void {
    const { since } = this;
    const begins = ({ events, play }: Told): boolean =>
      events.some((event) => play.module.words.chapter(event, play.view.pub, play.people) !== '');
    if (since && offers.length > 0 && since.records.some(begins)) this.past = since;
  }

  private offer(offers: readonly Offer<Tagged>[]): void {
    for (const audience of this.audiences) audience.offer?.(offers);
  }
}

/** Never rejects, whatever the work does. */
const quietly = async (work: () => Promise<void> | undefined): Promise<void> => {
  try {
    await work();
  } catch {
    // What was not shown is put right when the record is reached.
  }
};
