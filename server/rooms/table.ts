import type { Seat } from '../../shared/engine/game';
import type { Answer, AnswerName, Pause, TimeControl } from '../../shared/protocol';
import { USUAL_LEVEL } from '../../shared/bots/thinker';
import { type Change, StoreError } from '../store/store';
import type { TableClock } from './clock';
import type { ServedGame } from './games';
import { DONE, type House, no, type Port, type Reply } from './house';
import type { Header, TimedEntry } from './journalLines';
import { type Bucket, buckets } from './limits';
import type { KeptMatch } from './keptMatch';
import { Referee } from './referee';
import { type Chair, type Engaged, isHeld, isHiddenAt, nameAt, type Person, type TableDoc } from './tableDoc';
import { Turns } from './turns';
import { tableView } from './tableView';
import type { Telling } from './telling';
import { Watch } from './watch';
import { seenOf, SentViews } from './viewChanges';

/** Between the table's promise and the first card: who still owes a nonce, and what has come. */
export interface Starting {
  readonly header: Header;
  readonly owing: Set<string>;
  readonly nonces: Map<string, string>;
  cancel(): void;
}

/** Who is told what happens at a table that was opened for them: the event it belongs to. Told in a turn, and does nothing in it. */
export interface TableListener {
  came(table: Table, seat: Seat): void;
  ready(table: Table): void;
  over(table: Table): void;
}

/** Pointing at things: three at once, then one in a second and a half. */
const PINGS = { burst: 3, perSecond: 2 / 3 };
/** What one person says goes to everybody, and a change of seats or settings is shown to everybody and kept. */
const WORDS = { burst: 12, perSecond: 1 };
const CHANGES = { burst: 60, perSecond: 3 };
/** People whose pace a table remembers; more than it knows at any time. */
const MOST_REMEMBERED = 200;

/**
 * One table: who sits where, what stage it is in, and its match. Knows nothing of sockets (the room does) nor of rules
 * (the engine does). Everything that changes it runs in `turn`, one after the other.
 */
export class Table {
  match: KeptMatch | undefined;
  clock: TableClock | undefined;
  starting: Starting | undefined;
  paused: Pause = '';
  commitment = '';
  /** How long people are told the last record at the usual pace, in milliseconds. */
  toldMs = 0;
  /** Set where an event waits for what happens here. */
  listener: TableListener | undefined;
  /** What those see who are shown the table later. */
  watch: Watch | undefined;
  /** Where whoever opened or woke it called from: tables of one address share what bots may think. */
  address = '';
  /** Nonce hashes of those who are ready, by person. */
  readonly ready = new Map<string, string>();
  readonly referee: Referee;
  /** By person. */
  readonly pings: (person: string) => Bucket;
  readonly words: (person: string) => Bucket;
  readonly changes: (person: string) => Bucket;
  /** What each may still add to the match, and of that what nobody asked for. */
  private readonly records: (person: string) => Bucket;
  private readonly unasked: (person: string) => Bucket;
  private readonly present = new Set<string>();
  /** To those who are present. */
  private readonly sent = new SentViews();
  private readonly turns = new Turns();
  private retry: NodeJS.Timeout | undefined;
  closed = false;

  constructor(
    readonly house: House,
    readonly doc: TableDoc,
    public game: ServedGame | undefined,
    public port: Port,
  ) {
    this.referee = new Referee(this);
    this.pings = buckets(PINGS, house.now, MOST_REMEMBERED);
    this.words = buckets(WORDS, house.now, MOST_REMEMBERED);
    this.changes = buckets(CHANGES, house.now, MOST_REMEMBERED);
    this.records = buckets(house.records, house.now, MOST_REMEMBERED);
    this.unasked = buckets(house.unasked, house.now, MOST_REMEMBERED);
  }

  get id(): string {
    return this.doc.id;
  }

  get rev(): number {
    return this.match?.rev ?? this.doc.rev;
  }

  /** Runs when everything asked for before has been done. */
  turn<T>(work: () => Promise<T> | T): Promise<T> {
    return this.turns.turn(work);
  }

  /** Resolves when nothing is under way. */
  async rest(): Promise<void> {
    await this.turns.rest();
  }

  // ── People and chairs ──────────────────────────────────────────────────────────────────────────────────────────
  isPresent(person: string): boolean {
    return this.present.has(person);
  }

  get presentCount(): number {
    return this.present.size;
  }

  /** Those who are shown it later. */
  get watcherCount(): number {
    return this.watch?.pages ?? 0;
  }

  /** Whether anything is held back from those who watch. */
  get isHidden(): boolean {
    return isHiddenAt(this.doc, this.house.date());
  }

  /** What those see who are shown it later; made when it is first asked for. */
  watched(): Watch {
    return (this.watch ??= new Watch(this));
  }

  setPresent(person: string, here: boolean): void {
    if (here) this.present.add(person);
    else this.present.delete(person);
    this.sent.forget(person);
  }

  personOf(id: string): Person | undefined {
    return this.doc.people.find((person) => person.id === id);
  }

  seatOf(person: string): Seat | undefined {
    const seat = this.doc.chairs.findIndex((chair) => chair.person === person && person !== '');
    return seat < 0 ? undefined : seat;
  }

  chair(seat: Seat): Chair | undefined {
    return this.doc.chairs[seat];
  }

  isReady(person: string): boolean {
    return this.ready.has(person);
  }

  /** Whether a bot answers for this seat now. */
  botPlays(seat: Seat): boolean {
    const chair = this.doc.chairs[seat];
    return chair !== undefined && (chair.person === '' ? chair.level !== '' : chair.standIn);
  }

  levelOf(seat: Seat): string {
    const level = this.doc.chairs[seat]?.level ?? '';
    return level === '' ? USUAL_LEVEL : level;
  }

  get control(): TimeControl | undefined {
    return 'perAskMs' in this.doc.time ? this.doc.time : undefined;
  }

  // ── Play ───────────────────────────────────────────────────────────────────────────────────────────────────────
  /** Whether a person may add a record now. Orders that answer no question, and undoing, bring no match to its end. */
  mayAdd(person: string, isAnswer: boolean): boolean {
    return (isAnswer || this.unasked(person).take()) && this.records(person).take();
  }

  /** Ends the match without a result. In a turn. */
  async end(): Promise<Reply> {
    if (this.doc.stage !== 'playing' || !this.match) return no('notNow');
    this.doc.stage = 'over';
    try {
      await this.finish();
      return DONE;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.pause(error);
      return no('paused');
    }
  }

  /** Enters one record: judged, written, then told. In a turn. */
  async enter(entry: TimedEntry): Promise<Reply> {
    const { match, watch } = this;
    const later = this.doc.delay > 0 ? watch : undefined;
    const record = later ? { ...entry, at: this.house.date() } : entry;
    if (!match || this.doc.stage !== 'playing') return no('notNow');
    if (this.paused !== '') return no(this.paused === 'held' ? 'held' : 'paused');
    const { counts } = this.house;
    const began = performance.now();
    try {
      const entered = await match.enter(record, (coming) => this.getReady(coming));
      if (!entered.ok) {
        const { code, message, rule } = entered.refusal;
        if (code === 'broken')
          this.house.log.error({ table: this.id, match: match.id, message }, 'a move broke the game');
        return { ok: false, code, message, ...(rule === undefined ? {} : { rule }) };
      }
      counts.step('enter', began);
      counts.moves[record.bot === true ? 'bot' : 'person']++;
      const isFree = (seat: Seat): boolean => record.bot === true || this.botPlays(seat);
      this.clock?.note(match.state.open, record.t, isFree, this.control ? entered.value.toldMs : 0);
      const isOver = match.outcome !== undefined;
      if (isOver) this.doc.stage = 'over';
      later?.enter(record, record.at ?? 0);
      this.publish(entered.value);
      if (isOver) await this.finish();
      else if (match.length >= this.house.mostRecords) await this.endTooLong();
      return DONE;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.pause(error);
      return no('paused');
    }
  }

  /** No journal grows without end, whatever a game allows. */
  private async endTooLong(): Promise<void> {
    this.house.log.warn({ table: this.id, match: this.match?.id }, 'a match became too long: ended');
    await this.end();
    this.show();
  }

  /** Works out what everybody will be told of a record while it is being written; nothing leaves before it is. */
  private getReady(coming: Telling): void {
    if (!this.control) this.port.foresee(coming);
    for (const person of this.present) {
      const seat = this.seatOf(person);
      coming.told(seat ?? 'spectator');
      if (seat !== undefined) coming.seenBy(seat);
    }
  }

  /** Shows the new state, then tells everybody what happened. */
  publish(telling: Telling): void {
    const { rev, undo } = telling;
    const began = performance.now();
    if (this.control) this.show();
    else this.port.showPlay(telling);
    this.toldMs = undo ? 0 : telling.toldMs;
    for (const person of this.present) {
      const seat = this.seatOf(person);
      const events = telling.told(seat ?? 'spectator');
      const change = seat === undefined ? {} : this.sent.change(person, telling.seenBy(seat));
      this.port.tell(person, 'told', { rev, events, ...change, ...(undo ? { undo } : {}) });
    }
    this.port.release();
    this.house.counts.step('tell', began);
    this.referee.look();
    this.house.told();
  }

  /** The whole private view to send along with a seat, remembered as sent; marks the seat as seen by this person. */
  viewFor(person: string, seat: Seat | undefined): object | undefined {
    const known = this.personOf(person);
    this.sent.forget(person);
    if (seat === undefined || !this.match || !known) return undefined;
    const view = this.match.privateView(seat);
    this.sent.keep(person, seenOf(view));
    if (!known.seen.includes(seat)) known.seen.push(seat);
    return view;
  }

  /** Says the same to everybody who is here. */
  tellAll<Name extends AnswerName>(name: Name, answer: Answer<Name>): void {
    for (const person of this.present) this.port.tell(person, name, answer);
  }

  /** The same for what people say, which those hear later who are shown the table later. */
  sayAll(said: Answer<'said'>): void {
    this.tellAll('said', said);
    if (this.isHidden) this.watch?.said(said, this.house.date());
  }

  /** Tells a person which seat is its own, and what it may know there. */
  tellSeat(person: string): void {
    if (!this.isPresent(person)) return;
    const seat = this.seatOf(person);
    const view = this.viewFor(person, seat);
    this.port.tell(person, 'seated', { seat: seat ?? -1, ...(view ? { view } : {}) });
  }

  show(): void {
    this.port.show(tableView(this), this.match);
  }

  /** The match is over: publishes seed and story. Done again after a restart if it was interrupted. */
  async finish(): Promise<void> {
    const { match, doc } = this;
    if (!match) return;
    this.hideEnd(match);
    this.referee.look();
    this.clock?.stop();
    const names = doc.chairs.map((chair) => nameAt(doc, chair, `Bot (${chair.level})`));
    const text = await match.finished(names, doc.hidden?.match === match.id ? doc.hidden.until : undefined);
    await this.house.store.write({ do: 'put', shelf: 'match', key: match.id, text }, this.docChange());
    this.listener?.over(this);
  }

  /** How it ended is known to those who watch when they have seen it. */
  private hideEnd({ id }: KeptMatch): void {
    const { doc, watch, house } = this;
    if (!watch || doc.delay === 0 || doc.hidden?.match === id) return;
    const now = house.date();
    doc.hidden = { match: id, until: now + doc.delay * 1000 };
    watch.over(now);
  }

  // ── Keeping ────────────────────────────────────────────────────────────────────────────────────────────────────
  docChange() {
    return { do: 'put', shelf: 'table', key: this.id, text: JSON.stringify(this.doc) } as const;
  }

  /** Keeps settings and seats, and more. Trouble pauses the table; what was changed stays and is kept later. */
  async save(...more: readonly Change[]): Promise<boolean> {
    try {
      await this.house.store.write(this.docChange(), ...more);
      return true;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.pause(error);
      return false;
    }
  }

  /** Nothing can be recorded: no move counts until it can. */
  pause(error: StoreError): void {
    if (this.closed || error.trouble === 'closed') return;
    this.house.log.error(
      { table: this.id, trouble: error.trouble, reason: error.message },
      'the table cannot be kept: paused',
    );
    this.paused = 'diskFull';
    this.clock?.stop();
    this.show();
    this.referee.look();
    this.retry ??= setTimeout(() => void this.turn(() => this.resume()), this.house.retryMs);
  }

  private async resume(): Promise<void> {
    this.retry = undefined;
    if (this.closed) return;
    try {
      if (this.doc.stage === 'over') await this.finish();
      else await this.house.store.write(this.docChange());
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.retry = setTimeout(() => void this.turn(() => this.resume()), this.house.retryMs);
      return;
    }
    this.house.log.info({ table: this.id }, 'the table can be kept again');
    this.paused = isHeld(this.doc) ? 'held' : '';
    this.show();
    this.referee.look();
  }

  /** The organiser of the event stops the battle, or lets it go on, whoever wished a pause. In a turn. */
  async hold(on: boolean): Promise<void> {
    await this.stand({ held: on, pauses: [] });
  }

  /** A player of a battle wishes a pause, or no longer. In a turn. */
  async wishPause(seat: Seat, on: boolean): Promise<void> {
    const others = this.doc.event?.pauses.filter((one) => one !== seat) ?? [];
    await this.stand({ pauses: on ? [...others, seat] : others });
  }

  private async stand(change: Partial<Engaged>): Promise<void> {
    const { event } = this.doc;
    if (!event) return;
    Object.assign(event, change);
    if (this.paused !== 'diskFull') this.paused = isHeld(this.doc) ? 'held' : '';
    this.show();
    this.referee.look();
    await this.save();
  }

  /** Lets go of timers; the table is not used after. */
  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.starting?.cancel();
    this.watch?.close();
    this.referee.close();
    this.clock?.stop();
  }
}
