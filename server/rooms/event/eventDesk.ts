import { dueIn, type BareEntry } from '../../../shared/events/due';
import { enterLine, type Ledger, type Line } from '../../../shared/events/ledger';
import { hasFleets } from '../../../shared/events/options';
import { reportOf } from '../../../shared/events/reports';
import { scoreSheet } from '../../../shared/events/scoreSheet';
import type { Report, Round } from '../../../shared/events/types';
import type { EventView } from '../../../shared/eventProtocol';
import { StoreError } from '../../store/store';
import type { Crowd } from '../crowd';
import { DONE, type House, no, type Reply } from '../house';
import { bucket, type Bucket, buckets } from '../limits';
import type { Table } from '../table';
import type { Tables } from '../tables';
import { Turns } from '../turns';
import { beginBattle, describeTable, dismiss, GATHERING_MS, isOpen } from './engagements';
import type { EventDoc } from './eventDoc';
import { eventLine } from './eventLines';
import { tableIdOf } from './eventIds';
import { eventView } from './eventView';

/** Where an event's words go: the room. */
export interface EventPort extends Crowd {
  show(view: EventView): void;
  /** Tells everybody who they are here now. */
  tellAll(): void;
  playersHere(): ReadonlySet<string>;
}

/** No journal grows without end. */
const MOST_LINES = 40_000;
/** What one person may add to the journal: ten at once, then one in five seconds. */
const ENTRIES = { burst: 20, perSecond: 1 / 5 };
/** New people of one address: a hall full at once, then one in five seconds. */
const COMERS = { burst: 80, perSecond: 1 / 5 };
/** Who has ever registered is remembered, so that they keep their name: four times whom the largest event takes. */
export const MOST_PEOPLE = 1024;
/** Before an event begins one person comes, goes and changes sheets so often: what is left of the journal is the event's own. */
const MOST_LINES_OF_ONE = 24;
const MOST_LINES_BEFORE = MOST_LINES / 2;
/** The same for everybody of one address together. */
const ENTRIES_FROM = { burst: 400, perSecond: 1 / 10 };
/** Reading the log from end to end, of one person and of one address. */
const READINGS = { burst: 10, perSecond: 1 };
const READINGS_FROM = { burst: 60, perSecond: 4 };
const MOST_REMEMBERED = 400;
/** What the organiser may: everybody at every table pays for what it takes to work it out. */
const ORDERS = { burst: 100, perSecond: 1 };
/** Coming and going is shown all at once. */
const HERE_MS = 250;
/** A look at the clock at least so often, and after trouble with the store so soon. */
const LONGEST_WAIT = 60_000;
const MINUTE = 60_000;

/**
 * One event: its journal, its clock and its tables. Knows nothing of sockets (the room does) nor of rules (shared/events
 * does). Everything that changes it runs in `turn`. A line is on the disk before anything follows from it; what follows,
 * tables and their matches, is brought in line with the journal again and again, so that nothing is lost when the
 * server is killed in between.
 */
export class EventDesk {
  readonly entries: (who: string) => Bucket;
  readonly orders: Bucket;
  private readonly entriesFrom: (caller: string) => Bucket;
  /** By address, and by person. */
  readonly comers: (caller: string) => Bucket;
  readonly readings: (who: string) => Bucket;
  readonly readingsFrom: (caller: string) => Bucket;
  /** Where whoever opened or woke it called from: what goes on at its tables by itself counts there. */
  address = '';
  closed = false;
  private readonly turns = new Turns();
  private timer: NodeJS.Timeout | undefined;
  private showing: NodeJS.Timeout | undefined;

  constructor(
    readonly house: House,
    readonly tables: Tables,
    readonly doc: EventDoc,
    public ledger: Ledger,
    public port: EventPort,
  ) {
    this.entries = buckets(ENTRIES, house.now, MOST_REMEMBERED);
    this.entriesFrom = buckets(ENTRIES_FROM, house.now, MOST_REMEMBERED);
    this.orders = bucket(ORDERS, house.now);
    this.comers = buckets(COMERS, house.now, MOST_REMEMBERED);
    this.readings = buckets(READINGS, house.now, MOST_REMEMBERED);
    this.readingsFrom = buckets(READINGS_FROM, house.now, MOST_REMEMBERED);
  }

  get id(): string {
    return this.doc.id;
  }

  turn<T>(work: () => Promise<T> | T): Promise<T> {
    return this.turns.turn(work);
  }

  rest(): Promise<void> {
    return this.turns.rest();
  }

  /** Whether something happens by itself: then it does not sleep. */
  get isBusy(): boolean {
    const { stage } = this.ledger.event;
    return stage === 'verifying' || stage === 'battle' || stage === 'closing';
  }

  // ── The journal ────────────────────────────────────────────────────────────────────────────────────────────────
  /** Judges a line, writes it, and only then does it. In a turn. */
  async enter(entry: BareEntry | { readonly type: 'undo' }, by: string): Promise<Reply> {
    const { ledger, doc, house } = this;
    if (this.closed) return no('notNow');
    if (ledger.lines.length >= MOST_LINES) return no('tooFast');
    const line = { ...entry, by, time: house.date() } as Line;
    const entered = enterLine(ledger, line);
    if (!entered.ok) return { ok: false, code: entered.refusal.code, message: entered.refusal.message };
    const before = { stage: doc.stage, players: doc.players, round: doc.round, ranks: doc.ranks };
    Object.assign(doc, summaryOf(entered.value));
    try {
      await house.store.write(
        { do: 'append', journal: this.id, at: ledger.lines.length, text: eventLine(line) },
        this.docChange(),
      );
    } catch (error) {
      Object.assign(doc, before);
      if (!(error instanceof StoreError)) throw error;
      house.log.error({ event: this.id, reason: error.message }, 'a line of an event could not be written');
      return no('paused');
    }
    this.ledger = entered.value;
    this.show();
    return DONE;
  }

  /** Nobody fills the journal of an event that has not begun. */
  mayAdd(player: string, caller: string): boolean {
    const { event, lines } = this.ledger;
    if (event.stage !== 'registration') return true;
    const own = lines.filter(({ by }) => by === player).length;
    return own < MOST_LINES_OF_ONE && lines.length < MOST_LINES_BEFORE && this.entriesFrom(caller).take();
  }

  /** Remembers somebody new; where too many are remembered, whoever registered first and is not in the event goes. False: there is no room. */
  remember(player: string, who: string): boolean {
    const { doc, ledger } = this;
    const { entrants } = ledger.event;
    if (doc.people.length >= MOST_PEOPLE) {
      const gone = doc.people.findIndex(({ id }) => !entrants.some((entrant) => entrant.id === id));
      if (gone < 0) return false;
      doc.people.splice(gone, 1);
    }
    doc.people.push({ id: player, who: [who] });
    return true;
  }

  docChange() {
    return { do: 'put', shelf: 'event', key: this.id, text: JSON.stringify(this.doc) } as const;
  }

  show(): void {
    const { doc, ledger, house, tables, port } = this;
    port.show(
      eventView({
        doc,
        ledger,
        tableOf: (id) => tables.get(id),
        here: port.playersHere(),
        date: house.date,
      }),
    );
  }

  /** Somebody has come or gone; whoever does so a hundred times a second costs no more than once. */
  showSoon(): void {
    this.showing ??= setTimeout(() => {
      this.showing = undefined;
      if (!this.closed) this.show();
    }, HERE_MS);
  }

  // ── What follows from it ───────────────────────────────────────────────────────────────────────────────────────
  /** Brings clock and tables in line with the journal. In a turn. */
  async follow(): Promise<void> {
    if (this.closed) return;
    await this.strike();
    const round = this.ledger.event.rounds.at(-1);
    if (round) await this.attend(round);
    // Everything above may have taken a while.
    if (this.isGone()) return;
    this.show();
    this.port.tellAll();
    this.wind();
  }

  private isGone(): boolean {
    return this.closed;
  }

  /** Does what is due by now. */
  private async strike(): Promise<void> {
    for (let more = true; more;) {
      more = false;
      const [due] = dueIn(this.ledger.event);
      if (!due || due.at > this.house.date()) return;
      for (const entry of due.entries) {
        const entered = await this.enter(entry, 'clock');
        if (entered.ok) more = true;
        else if (entered.code === 'paused') return;
      }
    }
  }

  /** Opens the tables of the running round, begins their battles, takes their results, ends what is settled. */
  private async attend(round: Round): Promise<void> {
    for (const [at, shown] of round.tables.entries()) {
      const id = tableIdOf(this.doc.charter, round.number, at);
      if (!isOpen(shown)) {
        const table = this.tables.get(id);
        if (table && table.doc.event?.done === false) await dismiss(table);
        if (table) this.note(table);
        continue;
      }
      const table = await this.tables
        .engage(id, () => describeTable(this.tables, this.doc, this.ledger.event, round, at), this.address)
        .catch((error: unknown) => {
          this.house.log.error(
            { err: error, event: this.id, table: id },
            'a table of an event is not to be had',
          );
          return undefined;
        });
      if (!table) continue;
      if (shown.status === 'battle') await this.battle(table, round, at);
    }
  }

  private async battle(table: Table, round: Round, at: number): Promise<void> {
    const { event } = this.ledger;
    const begun = round.tables[at]?.begun ?? 0;
    const now = this.house.date();
    // Fleets wait a moment for both captains; others for as long as they may be late.
    const waits = hasFleets(event.options) ? GATHERING_MS : event.options.absentMinutes * MINUTE;
    if (table.doc.stage === 'lobby') await beginBattle(table, now >= begun + waits);
    if (table.doc.stage === 'over' || now >= this.deadline(begun))
      await this.takeResult(table, round.number, at);
  }

  /** Which match was played at a table; kept with the next line. */
  private note({ id, match }: Table): void {
    if (match) this.doc.matches[id] = match.id;
  }

  /** Games without a clock of their own are taken as they stand when the round is over. */
  private deadline(begun: number): number {
    const { options } = this.ledger.event;
    if (hasFleets(options)) return Infinity;
    return begun + (options.battleRoundMinutes + options.overtimeMinutes) * MINUTE;
  }

  private async takeResult(table: Table, round: number, at: number): Promise<void> {
    const { options } = this.ledger.event;
    const { match } = table;
    const isWhole = match?.outcome !== undefined || !hasFleets(options);
    const report = match && isWhole ? reportOf(options, match.state) : undefined;
    this.note(table);
    const players = this.ledger.event.rounds[round - 1]?.tables[at]?.players ?? [];
    if (report) await this.report(round, at, report);
    else if (!match && !hasFleets(options))
      await this.enter({ type: 'absent', round, table: at, players: [...players] }, 'clock');
    if (table.doc.event?.done === false && (report || !match)) await dismiss(table);
  }

  private async report(round: number, table: number, report: Report): Promise<void> {
    const entered = await this.enter({ type: 'report', round, table, report }, 'table');
    if (!entered.ok)
      this.house.log.warn({ event: this.id, round, table, code: entered.code }, 'a result was not taken');
  }

  /** Sets the timer for what comes next. */
  private wind(): void {
    clearTimeout(this.timer);
    if (!this.isBusy && this.ledger.event.stage !== 'final') return;
    const now = this.house.date();
    const { event } = this.ledger;
    const round = event.rounds.at(-1);
    const times = [
      ...dueIn(event).map(({ at }) => at),
      ...(round?.tables ?? []).flatMap(({ status, begun }) =>
        status === 'battle' ? [begun + GATHERING_MS, this.deadline(begun)] : [],
      ),
    ].filter((at) => at > now);
    const wait = Math.min(LONGEST_WAIT, ...times.map((at) => at - now));
    this.timer = setTimeout(() => this.nudge(), wait);
  }

  /** Something happened elsewhere: looks at everything in its turn. */
  nudge(): void {
    void this.turn(() => this.follow()).catch((error: unknown) =>
      this.house.log.error({ err: error, event: this.id }, 'an event could not go on'),
    );
  }

  /** Lets go of timers; the desk is not used after. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.showing);
  }
}

const summaryOf = ({ event }: Ledger): Pick<EventDoc, 'stage' | 'players' | 'round' | 'ranks'> => ({
  stage: event.stage,
  players: event.entrants.length,
  round: event.rounds.length,
  ranks:
    event.stage === 'closed'
      ? scoreSheet(event)
          .filter(({ player }) => isPerson(event, player))
          .map(({ player, name, rank }) => ({ player, name, rank }))
      : [],
});

/** Bots fill a place in one event; a league is of those who come back. */
const isPerson = ({ entrants }: Ledger['event'], player: string): boolean =>
  entrants.find(({ id }) => id === player)?.bot === '';
