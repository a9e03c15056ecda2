import type { Seat, Tagged } from '../../shared/engine/game';
import { type Moment, next, redacted, type Story, storyOf } from '../../shared/engine/match';
import type { Answer, Stage, TableView } from '../../shared/protocol';
import type { TableClock } from './clock';
import type { ServedGame } from './games';
import type { Crowd } from './crowd';
import type { House } from './house';
import type { Header, TimedEntry } from './journalLines';
import { matchTimeOf } from './matchTime';
import type { TableDoc } from './tableDoc';
import { watchView } from './watchView';

/** Who sat where when the match began. */
export type Cast = NonNullable<TableDoc['cast']>;

/** A match that begins, as its journal has it. */
export interface Opening {
  readonly game: ServedGame;
  readonly header: Header;
  /** As it was set up. */
  readonly begun: Moment;
  readonly cast: Cast;
}

/** What happens at the table, in the order in which it is shown later. */
type Item =
  | { readonly type: 'begin'; readonly opening: Opening }
  | { readonly type: 'enter'; readonly record: TimedEntry }
  | { readonly type: 'over' }
  | { readonly type: 'said'; readonly said: Answer<'said'> };

/** The room of those who watch. */
export interface WatchPort extends Crowd {
  /** Brings the public state up to date and sends what changed. */
  show(): void;
  told(told: Answer<'told'>): void;
  said(said: Answer<'said'>): void;
  /** The public state takes another shape: everybody joins again. */
  reshape(): void;
  /** Nothing is held back any more: everybody joins the table itself. */
  sendHome(): void;
  /** Closes the pages of these identities. */
  dismiss(whose: readonly string[]): void;
}

/** No longer than this at a time: others have their turn. */
const SLICE_MS = 8;

/** What of its table a watch may know: settings that were made before the match, and whether anything is still held back. */
export interface Watched {
  readonly house: Pick<House, 'date' | 'now' | 'log'>;
  readonly doc: TableDoc;
  readonly game: ServedGame | undefined;
  readonly isHidden: boolean;
}

/** A match as it is shown to those who watch. */
interface Showing extends Opening {
  moment: Moment;
  readonly story: Story;
  readonly clock: TableClock;
}

/**
 * A table as it was a while ago: fed from the table's journal, record by record, it plays each again when it is old enough. Nothing else of
 * the table reaches those who watch.
 */
export class Watch {
  private readonly queue: (Item & { readonly due: number })[] = [];
  private timer: NodeJS.Timeout | undefined;
  private showing: Showing | undefined;
  stage: Stage = 'starting';
  /** Set while anybody watches. */
  port: WatchPort | undefined;
  private closed = false;

  constructor(private readonly table: Watched) {}

  get game(): ServedGame | undefined {
    return this.showing?.game ?? this.table.game;
  }

  get pages(): number {
    return this.port?.pageCount() ?? 0;
  }

  get rev(): number {
    const { showing } = this;
    return showing ? showing.header.rev + 1 + showing.moment.at : 0;
  }

  publicView(): object | undefined {
    const { showing } = this;
    return showing?.game.publicView(showing.moment.line.state);
  }

  tableView(): TableView {
    const { showing, stage, rev, game } = this;
    const shown = showing && { ...showing, state: showing.moment.line.state };
    return watchView(this.table.doc, { stage, rev, game: game?.id ?? '' }, shown);
  }

  story(rev: number | undefined): Pick<Answer<'welcome'>, 'story' | 'snap'> {
    const kept = this.showing?.story;
    const missed = rev === undefined ? undefined : kept?.since('spectator', rev);
    return { story: missed ?? kept?.tell('spectator') ?? [], snap: missed === undefined };
  }

  // ── What happens at the table ────────────────────────────────────────────────────────────────────────────────
  /** `at`: when it happened, in milliseconds since 1970; it is shown a delay later. */
  begin(opening: Opening, at: number): void {
    this.put({ type: 'begin', opening }, at);
  }

  enter(record: TimedEntry, at: number): void {
    this.put({ type: 'enter', record }, at);
  }

  over(at: number): void {
    this.put({ type: 'over' }, at);
  }

  said(said: Answer<'said'>, at: number): void {
    this.put({ type: 'said', said }, at);
  }

  private put(item: Item, at: number): void {
    const { doc, house } = this.table;
    const delayMs = doc.delay * 1000;
    // A clock on the wall may be set back: nobody waits longer than the delay, and nothing overtakes.
    const due = Math.max(this.queue.at(-1)?.due ?? 0, Math.min(at, house.date()) + delayMs);
    this.queue.push({ ...item, due });
    this.arm();
  }

  // ── What is shown ────────────────────────────────────────────────────────────────────────────────────────────
  /** Shows what is old enough, then waits for the next. */
  wait(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const end = performance.now() + SLICE_MS;
    for (const _ of this.catchingUp()) if (performance.now() > end) break;
    if (this.closed) return;
    if (this.queue.length > 0) this.arm();
    else if (this.stage === 'over' && !this.table.isHidden) this.port?.sendHome();
  }

  /** Shows what is old enough, a record at a step: a match that was just woken may have thousands. */
  *catchingUp(): Generator<undefined, undefined, undefined> {
    const { date } = this.table.house;
    for (let first = this.queue[0]; !this.closed && first && first.due <= date(); first = this.queue[0]) {
      this.queue.shift();
      this.release(first);
      yield undefined;
    }
    return undefined;
  }

  /** Whatever is added later is also due later: one timer is enough. */
  private arm(): void {
    const [first] = this.queue;
    if (this.closed || !first) return;
    this.timer ??= setTimeout(() => this.wait(), Math.max(0, first.due - this.table.house.date()) + 1);
  }

  /** A failure here is nobody's but theirs who watch. */
  private release(item: Item): void {
    try {
      this.play(item);
    } catch (error) {
      this.table.house.log.error({ err: error, table: this.table.doc.id }, 'a delayed table failed');
      this.close();
    }
  }

  private play(item: Item): void {
    switch (item.type) {
      case 'begin':
        return this.open(item.opening);
      case 'enter':
        return this.goOn(item.record);
      case 'over':
        this.stage = 'over';
        this.showing?.clock.stop();
        return this.port?.show();
      case 'said':
        return this.port?.said(item.said);
    }
  }

  private open(opening: Opening): void {
    const { game, header, begun, cast } = opening;
    const reshapes = this.game?.board !== game.board;
    const clock = matchTimeOf(this.table, game, cast.length);
    const story = storyOf(game, header.rev + 1);
    this.showing = { ...opening, moment: begun, story, clock };
    this.stage = 'playing';
    this.note(begun, 0);
    if (reshapes) this.port?.reshape();
    else this.tell(begun.events, false);
  }

  private goOn(record: TimedEntry): void {
    const { showing } = this;
    if (!showing) return;
    const entered = next(showing.game, showing.moment, record.entry);
    if (!entered.ok) throw new Error(`a record of the journal is refused: ${entered.refusal.message}`);
    showing.moment = entered.value;
    this.note(entered.value, record.t, record.bot === true);
    this.tell(entered.value.events, entered.value.undo);
  }

  private note(moment: Moment, time: number, free = true): void {
    const { showing } = this;
    if (!showing) return;
    const { clock, story, cast } = showing;
    story.add(moment);
    clock.stop();
    clock.set(time);
    clock.note(moment.line.state.open, time, (seat: Seat) => free || cast[seat]?.person === '');
    clock.run();
  }

  private tell(events: readonly Tagged[], undo: boolean): void {
    const { showing, port, rev } = this;
    if (!showing || !port) return;
    port.show();
    port.told({ rev, events: redacted(showing.game, events, 'spectator'), ...(undo ? { undo } : {}) });
  }

  /** Lets go of its timer; nothing is shown after. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
