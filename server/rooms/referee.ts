import { fallback, thoughtOf } from '../../shared/bots/thinker';
import { canonical } from '../../shared/engine/canonical';
import type { Ask, Seat, Tagged } from '../../shared/engine/game';
import { viewOf } from '../../shared/engine/kernel';
import type { Pause } from '../../shared/protocol';
import type { TableClock } from './clock';
import type { ServedGame } from './games';
import type { House, Reply } from './house';
import type { TimedEntry } from './journalLines';
import type { KeptMatch } from './keptMatch';
import { matchClock, nextCall } from './matchTime';
import type { TableDoc } from './tableDoc';

/** What a referee sees and does at a table. */
export interface Refereed {
  readonly id: string;
  readonly house: House;
  readonly doc: TableDoc;
  readonly game: ServedGame | undefined;
  readonly match: KeptMatch | undefined;
  readonly clock: TableClock | undefined;
  readonly paused: Pause;
  readonly closed: boolean;
  readonly presentCount: number;
  readonly watcherCount: number;
  /** How long people are told the last record. */
  readonly toldMs: number;
  readonly address: string;
  botPlays(seat: Seat): boolean;
  levelOf(seat: Seat): string;
  turn<T>(work: () => Promise<T> | T): Promise<T>;
  enter(record: TimedEntry): Promise<Reply>;
}

/** Timers take no more than a good three weeks. */
const LONGEST_WAIT = 2_000_000_000;

interface Held {
  readonly move: Tagged;
  readonly bot: boolean;
}

/** Sees to it that every open question gets an answer: from bots, from the clock, from closed windows. */
export class Referee {
  private readonly timers = new Map<number, NodeJS.Timeout>();
  private readonly thinking = new Set<number>();
  /** Answers to reactions, kept until their window closes, by question. */
  private readonly held = new Map<number, Held>();
  private calling: NodeJS.Timeout | undefined;

  constructor(private readonly table: Refereed) {}

  /** Brings timers and thoughts in line with the questions that are open now. */
  look(): void {
    const { table } = this;
    const open = this.isActive() ? (table.match?.state.open ?? []) : [];
    for (const id of this.timers.keys()) if (!open.some((ask) => ask.id === id)) this.drop(id);
    for (const id of this.held.keys()) if (!open.some((ask) => ask.id === id)) this.held.delete(id);
    if (table.clock) {
      if (open.length > 0) table.clock.run();
      else table.clock.stop();
    }
    for (const ask of open) this.attend(ask);
    this.watchMatch(open.length > 0);
  }

  /** The match's own clock: when its time is up the table says so. */
  private watchMatch(runs: boolean): void {
    const { table } = this;
    clearTimeout(this.calling);
    const own = runs ? matchClock(table) : undefined;
    const due = own && table.clock ? nextCall(own, table.clock.called) : undefined;
    if (!own || !table.clock || due === undefined) return;
    const wait = Math.min(LONGEST_WAIT, Math.max(0, due - table.clock.time()));
    this.calling = setTimeout(() => void table.turn(() => this.call(own.timeUp, due)), wait);
  }

  private async call(timeUp: Tagged, due: number): Promise<void> {
    const { table } = this;
    const { clock } = table;
    if (!clock || !this.isActive()) return;
    if (clock.time() < due - 1) {
      this.look();
      return;
    }
    // A game that has no use for it refuses; it is not asked again.
    clock.called++;
    await table.enter({ entry: { actor: 'table', ask: 0, move: timeUp }, t: clock.time(), bot: true });
    this.look();
  }

  close(): void {
    for (const id of [...this.timers.keys()]) this.drop(id);
    this.held.clear();
    clearTimeout(this.calling);
  }

  /** Nobody there, nothing to be kept, nothing played: nothing goes on. */
  private isActive(): boolean {
    const { table } = this;
    return !table.closed && table.doc.stage === 'playing' && table.paused === '' && this.isAttended();
  }

  /** A battle of an event goes on, and its clock runs, whether anybody is there or not. */
  private isAttended(): boolean {
    const { doc, presentCount, watcherCount } = this.table;
    return presentCount + watcherCount > 0 || doc.event !== undefined;
  }

  private attend(ask: Ask): void {
    const { table } = this;
    const plays = table.botPlays(ask.seat);
    if (plays && !this.held.has(ask.id)) void this.think(ask);
    const left = plays && !table.clock?.isReaction(ask) ? undefined : table.clock?.left(ask);
    this.drop(ask.id);
    if (left === undefined) return;
    const timer = setTimeout(() => void table.turn(() => this.timeOut(ask)), left);
    this.timers.set(ask.id, timer);
  }

  private drop(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }

  /** True: the answer is kept until the window closes. A later answer takes its place. Some uses end the window at once. */
  hold(ask: Ask, move: Tagged, bot: boolean): boolean {
    const { clock, match } = this.table;
    if (!match || !clock?.isReaction(ask)) return false;
    const isQuiet = canonical(move) === canonical(match.game.quiet(match.state, ask));
    if (ask.usesAtOnce === true && !isQuiet) return false;
    this.held.set(ask.id, { move, bot });
    return true;
  }

  private isOpen(ask: Ask): boolean {
    return this.isActive() && (this.table.match?.state.open.some(({ id }) => id === ask.id) ?? false);
  }

  /** The window has closed or the time is up: the answer kept, the quiet one, or else the bot's. */
  private async timeOut(ask: Ask): Promise<void> {
    const { match, clock } = this.table;
    if (!match || !this.isOpen(ask)) return;
    // The clock of the process and of the table may differ by a hair.
    if ((clock?.left(ask) ?? 0) > 1) {
      this.look();
      return;
    }
    const held = this.held.get(ask.id);
    const move = held?.move ?? match.game.quiet(match.state, ask);
    if (move) await this.enter(ask, move, held?.bot ?? true);
    else void this.think(ask, true);
  }

  /** Lets a bot answer, unless its owner is back by then; `late`: the owner has had its time. */
  private async think(ask: Ask, late = false): Promise<void> {
    if (this.thinking.has(ask.id)) return;
    this.thinking.add(ask.id);
    const { house } = this.table;
    const began = house.now();
    const patience = this.patience(ask);
    try {
      const move = await this.thought(ask);
      const wait = late ? 0 : patience - (house.now() - began);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      await this.table.turn(async () => {
        this.thinking.delete(ask.id);
        if (!this.isOpen(ask) || !(late || this.table.botPlays(ask.seat))) return;
        if (late || !this.hold(ask, move, true)) await this.enter(ask, move, true);
      });
    } catch (error) {
      this.thinking.delete(ask.id);
      house.log.error({ err: error, table: this.table.id }, 'a bot’s move failed');
    }
  }

  /** People see what happened before a bot goes on; for a reaction nobody waits, nor where bots do not wait at all. */
  private patience(ask: Ask): number {
    const { house, clock, toldMs } = this.table;
    const { botDelayMs } = house;
    return botDelayMs === 0 || clock?.isReaction(ask) === true ? botDelayMs : Math.max(botDelayMs, toldMs);
  }

  private async enter(ask: Ask, move: Tagged, bot: boolean): Promise<void> {
    const { table } = this;
    const { match, house } = table;
    const t = table.clock?.time() ?? 0;
    const entry = { actor: ask.seat, ask: ask.id, move };
    const reply = await table.enter({ entry, t, ...(bot ? { bot } : {}) });
    if (reply.ok || reply.code === 'paused' || !match) return;
    house.log.error({ table: table.id, code: reply.code, ask: ask.type }, 'an answer for a seat was refused');
    const instead = fallback(match.game, match.state, ask, this.seed());
    await table.enter({ entry: { ...entry, move: instead }, t, bot: true });
  }

  /** What a bot would do here. */
  private thought(ask: Ask): Promise<Tagged> {
    const { table } = this;
    const { match, house } = table;
    if (!match) throw new Error('no match to think about');
    const { game, state } = match;
    const level = table.levelOf(ask.seat);
    const view = viewOf(game, state, ask.seat);
    const { id, address } = table;
    const whom = { table: id, address };
    const job = { game: game.id, level, view, ask, seed: this.seed(), thinkMs: house.botThinkMs, ...whom };
    return thoughtOf(house.thinker, game, state, job, (error) =>
      house.log.warn({ err: error, table: table.id, level }, 'a bot failed: another answer instead'),
    );
  }

  private seed(): number {
    return Buffer.from(this.table.house.random(4)).readUInt32LE(0);
  }
}
