import type { Tagged } from '../../shared/engine/game';
import type { News, Offer, Play, Session } from '../net/session';
import type { Audience, Jump } from './audience';
import { hurried, type Pace, rateOf, type Tempo } from './pacing';
import { pause } from './pause';
import { stand } from './reading';
import { Tails } from './tails';
import { type Moment, Timing } from './timing';

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
  /** Resolves when nothing waits to be told; what was told last may be seen still. */
  followed(): Promise<void>;
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
  /** What is being shown, each with what ends it. */
  private readonly shows = new Set<AbortController>();
  private deadline: ReturnType<typeof setTimeout> | undefined;
  /** When everything has to be told because somebody is waited for who may not be kept waiting. */
  private due = Infinity;
  private readonly timing: Timing;
  private readonly tails = new Tails();
  /** Who waits until everything has at least begun to be told. */
  private readonly followers: (() => void)[] = [];
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
    this.timing = new Timing(session);
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
    for (const show of this.shows) show.abort();
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

  followed(): Promise<void> {
    if (!this.running || this.queue.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.followers.push(resolve));
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
    const isOpen = ({ ask }: Offer<Tagged>): boolean => play.offers.some((offer) => offer.ask.id === ask.id);
    const own = this.latest?.offers.every(isOpen) === false;
    if (own && this.latest) this.since = { from: this.latest, records: [] };
    this.latest = play;
    const record: Told = { events, play, own, again: false, told: 0 };
    this.since?.records.push(record);
    (this.chosen === 'skip' ? this.left : this.queue).push(record);
    this.tails.more();
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
      if (this.queue.length === 0) await this.linger();
    }
    this.running = undefined;
    for (const follow of this.followers.splice(0)) follow();
    if (!this.disposed) this.arrive();
  }

  /** All has begun to be told: it is looked at to its end, or until there is more. */
  private async linger(): Promise<void> {
    const began = performance.now();
    for (const follow of this.followers.splice(0)) follow();
    await this.tails.over();
    this.timing.spend(performance.now() - began);
  }

  private async tell(record: Told): Promise<void> {
    if (record.own) this.timing.begin();
    while (record.told < record.events.length && this.queue[0] === record) {
      const began = performance.now();
      const event = record.events[record.told++];
      if (event !== undefined) await this.show(event, record);
      this.timing.spend(performance.now() - began);
    }
  }

  /** One event, until the next may begin; whoever fails or never ends does not hold up the story. */
  private async show(event: Tagged, record: Told): Promise<void> {
    const [stopped, ended, over] = [new AbortController(), new AbortController(), new AbortController()];
    const { signal } = stopped;
    this.shows.add(stopped);
    const { play, again } = record;
    const began = performance.now();
    if (play.module.words.chapter(event, play.view.pub, play.people) !== '') this.timing.turn();
    const { pace, part } = this.tempoOf(event, record, began);
    const length = this.lengthOf(event, play) / pace;
    const seen = this.tails.inOrder(pause(length / 2, AbortSignal.any([signal, ended.signal])));
    const shown = [...this.audiences].map((audience) =>
      quietly(() => audience.play?.(event, { pace, signal, play, seen, again })),
    );
    const moment = this.momentOf(event, record, rateOf(this.chosen));
    const run =
      this.due === Infinity ? this.timing.runOf(moment, began, !this.isUnhurried(record)) : undefined;
    const isFilmed = this.options.film === true && this.isUnhurried(record) && moment.rate <= 1;
    const whole = Promise.race([Promise.all(shown), aborted(signal)])
      .then(() => ended.abort())
      .then(() => stand(this.audiences, { event, play, run, isFilmed }, signal))
      .then(() => {
        over.abort();
        this.shows.delete(stopped);
      });
    this.tails.add(whole);
    const next = run?.next ?? (part < 1 ? began + part * length : undefined);
    const step = next === undefined ? [] : [pause(next - began, AbortSignal.any([signal, over.signal]))];
    await Promise.race([whole, ...step]);
  }

  private momentOf(event: Tagged, { events, told, play, own }: Told, rate: number): Moment {
    const behind = this.queue.length - 1;
    return { event, next: events[told], play, own: own ? told - 1 : undefined, behind, rate };
  }

  private tempoOf(event: Tagged, record: Told, now: number): Tempo {
    const usual = rateOf(this.chosen) / this.slowness(event);
    if (this.isUnhurried(record)) return { pace: usual, part: 1 };
    if (this.due === Infinity) return this.timing.tempoOf(this.momentOf(event, record, usual));
    const fast = hurried(this.lengthsFrom(event, record.play), this.due - now);
    return { pace: Math.max(usual, fast), part: 1 };
  }

  private isUnhurried({ again }: Told): boolean {
    return again || this.options.leisure === true;
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

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** Never rejects, whatever the work does. */
const quietly = async (work: () => Promise<void> | undefined): Promise<void> => {
  try {
    await work();
  } catch {
    // What was not shown is put right when the record is reached.
  }
};
