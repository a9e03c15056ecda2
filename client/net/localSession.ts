import { type Job, type Thinker, thoughtOf } from '../../shared/bots/thinker';
import type { Ask, GameModule, Refusal, Seat, Tagged } from '../../shared/engine/game';
import type { Journal } from '../../shared/engine/journal';
import { viewOf } from '../../shared/engine/kernel';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { NO_TABLE, type RequestName, type SeatView, type TableView } from '../../shared/protocol';
import { atMost, pause } from '../director/pause';
import { botIn } from './botIn';
import { type Keep, randomHex } from './identity';
import { LocalMatch, type LocalSetup, type Shown } from './localMatch';
import { makeOffer } from './play';
import type { Answered, News, Play, Session, SessionState, Wish } from './session';

export interface LocalOptions {
  readonly module: GameModule;
  /** Where the match is kept; absent: it lasts as long as the page. */
  readonly keep?: Keep | undefined;
  readonly thinker: Thinker;
  /** How long a bot takes at least, so that people can follow. */
  readonly botDelayMs?: number;
  readonly thinkMs?: number;
  /** Resolves when everything that has happened so far has been shown: bots, like people, look before they act. */
  readonly shown?: () => Promise<unknown>;
  readonly names: { readonly you: string; bot(seat: Seat, level: string): string };
  /** So many random bytes in hex; tests give repeatable ones. */
  readonly random?: (bytes: number) => string;
}

/** A session whose table is in the page. It can also show its whole journal: there is nobody to keep it from. */
export interface LocalSession extends Session {
  journal(): Journal;
}

export const SOLO_KEY = 'starboard.solo';
const YOU = 'you';
/** No bot waits longer than this for what is shown. */
const PATIENCE_MS = 15_000;
const DONE: Answered = { ok: true, held: false };
const refused = (refusal: Refusal): Answered => ({ ok: false, refusal });
const NOT_NOW: Refusal = { code: 'notNow', message: '' };

/** Begins a match with bots in the page, or says why it cannot be played like that. */
export const startLocal = (setup: LocalSetup, options: LocalOptions): Result<LocalSession> => {
  const begun = LocalMatch.begin(options.module.game, setup, options.random ?? randomHex);
  return begun.ok ? succeeded(new InPage(begun.value, options)) : begun;
};

/** Goes on with a match that the browser has kept. */
export const resumeLocal = (kept: unknown, options: LocalOptions): Result<LocalSession> => {
  const opened = LocalMatch.open(options.module.game, kept);
  return opened.ok ? succeeded(new InPage(opened.value, options)) : opened;
};

/** The kept match as it was written, and the game it is of; undefined where there is none that can be read. */
export const readKept = (
  keep: Keep | undefined,
): { readonly game: string; readonly kept: unknown } | undefined => {
  try {
    const kept: unknown = JSON.parse(keep?.getItem(SOLO_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('game' in kept)) return undefined;
    return typeof kept.game === 'string' ? { game: kept.game, kept } : undefined;
  } catch {
    return undefined;
  }
};

class InPage implements LocalSession {
  private readonly listeners = new Set<(news: News) => void>();
  private current: SessionState;
  /** Raised by everything that makes a bot's thought out of date: leaving, a new match. */
  private round = 0;
  /** Seats whose bots think at the moment. */
  private readonly thinking = new Set<Seat>();
  private left = false;

  constructor(
    private match: LocalMatch,
    private readonly options: LocalOptions,
  ) {
    this.current = this.makeState();
    this.save();
    // Whoever opens the session listens first, however many promises it comes through, and is told how it stands next.
    setTimeout(() => this.begin(), 0);
  }

  state(): SessionState {
    return this.current;
  }

  watch(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  ask<Name extends RequestName>(name: Name, message: Wish<Name>): Promise<Answered> {
    const answered = this.left ? refused(NOT_NOW) : this.handle(name, message);
    if (!answered.ok) this.tell({ type: 'refused', request: name, refusal: answered.refusal });
    return Promise.resolve(answered);
  }

  here(): void {
    // There is nobody else to see it.
  }

  ready(): Promise<Answered> {
    return Promise.resolve(refused(NOT_NOW));
  }

  rejoin(): void {
    if (!this.left) return;
    this.left = false;
    this.current = this.makeState();
    this.enter();
  }

  leave(): void {
    this.left = true;
    this.round++;
    this.thinking.clear();
    this.set({ link: { type: 'closed' } });
  }

  journal(): Journal {
    return this.match.journal();
  }

  private handle(name: RequestName, message: object): Answered {
    const wish = message as {
      readonly ask?: number;
      readonly move?: unknown;
      readonly seq?: number;
      readonly landmark?: string;
    };
    const { match } = this;
    switch (name) {
      case 'move':
        return this.take(
          match.saved.ended
            ? failed({ code: 'over', message: 'The match is over.' })
            : match.move(match.seat, wish.ask ?? 0, wish.move),
        );
      case 'undo':
        return this.take(match.undo(wish.seq ?? -1));
      case 'end':
        match.end();
        return this.take(succeeded({ events: [], undo: false }));
      case 'rematch':
        return this.rematch();
      case 'ping':
        // Nobody else is there to see it; the one who pointed does.
        this.tell({ type: 'pinged', person: this.state().you, landmark: wish.landmark ?? '' });
        return DONE;
      default:
        return refused(NOT_NOW);
    }
  }

  private rematch(): Answered {
    const { saved } = this.match;
    const { module, random } = this.options;
    const begun = LocalMatch.begin(module.game, saved, random ?? randomHex);
    if (!begun.ok) return refused(begun.refusal);
    this.match = begun.value;
    this.round++;
    this.thinking.clear();
    this.current = this.makeState();
    this.save();
    this.enter();
    return DONE;
  }

  /** Shows what has come of a wish, and lets the bots go on. */
  private take(result: Result<Shown>): Answered {
    if (!result.ok) return refused(result.refusal);
    this.save();
    this.current = this.makeState();
    this.tell({ type: 'state' });
    const { play } = this.current;
    const { events, undo } = result.value;
    if (play && undo) this.tell({ type: 'snap', story: [], play, undo: true });
    else if (play) this.tell({ type: 'told', rev: this.match.rev, events, play });
    this.letBotsThink();
    return DONE;
  }

  private begin(): void {
    if (!this.left) this.enter();
  }

  private enter(): void {
    this.tell({ type: 'state' });
    const { play } = this.current;
    if (play) this.tell({ type: 'snap', story: this.match.story(), play });
    this.letBotsThink();
  }

  private letBotsThink(): void {
    const { saved, state } = this.match;
    if (this.left || saved.ended) return;
    for (const asked of state.open) {
      const level = saved.levels[asked.seat] ?? '';
      if (level !== '' && !this.thinking.has(asked.seat)) void this.letThink(asked, level);
    }
  }

  private async letThink(asked: Ask, level: string): Promise<void> {
    const { round } = this;
    this.thinking.add(asked.seat);
    const { botDelayMs = 120, shown } = this.options;
    const [move] = await Promise.all([
      this.thought(asked, level),
      pause(botDelayMs),
      atMost(shown?.(), PATIENCE_MS),
    ]);
    if (round !== this.round) return;
    this.thinking.delete(asked.seat);
    const result = this.match.move(asked.seat, asked.id, move);
    // Refused: the question was closed meanwhile; whoever is asked now thinks anew.
    if (result.ok) this.take(result);
    else this.letBotsThink();
  }

  private thought(asked: Ask, level: string): Promise<Tagged> {
    const { module, thinker, thinkMs = 600 } = this.options;
    const { saved, state } = this.match;
    const seed = Number.parseInt(saved.match.slice(0, 6), 16) + state.seq * 8 + asked.seat;
    const view = viewOf(module.game, state, asked.seat);
    const job: Job = { game: module.game.id, level, view, ask: asked, seed, thinkMs };
    return thoughtOf(thinker, module.game, state, job);
  }

  private makeState(): SessionState {
    const { match } = this;
    const { saved, state, seat, game } = match;
    const outcome = game.outcome(state);
    const over = saved.ended || outcome !== undefined;
    const view: TableView = {
      ...NO_TABLE,
      stage: over ? 'over' : 'playing',
      game: game.id,
      options: saved.options,
      host: YOU,
      match: saved.match,
      commitment: match.commitment,
      outcome: outcome ?? {},
      rev: match.rev,
      seq: state.seq,
      seats: this.seats(),
      people: { [YOU]: { name: this.options.names.you, muted: false } },
      asks: Object.fromEntries(state.open.map(({ id, ...rest }) => [String(id), JSON.stringify(rest)])),
    };
    const link = { type: 'connected', table: saved.match } as const;
    return { link, view, you: YOU, seat, play: this.makePlay(over), secret: '', code: '' };
  }

  private makePlay(over: boolean): Play {
    const { module } = this.options;
    const { match } = this;
    const view = viewOf(module.game, match.state, match.seat);
    const choose = (asked: Ask, move: Tagged): void =>
      void this.ask('move', { ask: asked.id, move: { ...move } });
    const offers = over ? [] : match.state.open.filter(({ seat }) => seat === match.seat);
    return {
      module,
      rev: match.rev,
      view,
      // "You" is no name to tell a story with: alone, everybody is called by what they play.
      people: match.saved.levels.map((level, seat) => (level === '' ? '' : botIn(module.game, seat, level))),
      offers: offers.map((asked) => makeOffer(module, view, asked, choose)),
    };
  }

  private seats(): Record<string, SeatView> {
    const { names } = this.options;
    const views = this.match.saved.levels.map((level, seat): [string, SeatView] => [
      String(seat),
      {
        name: level === '' ? names.you : names.bot(seat, level),
        person: level === '' ? YOU : '',
        connected: true,
        bot: level !== '',
        level,
        ready: true,
        offered: '',
        askMs: 0,
        reserveMs: 0,
      },
    ]);
    return Object.fromEntries(views);
  }

  private save(): void {
    try {
      this.options.keep?.setItem(SOLO_KEY, JSON.stringify(this.match.saved));
    } catch {
      // A browser may refuse to keep anything; then the match lasts as long as the page.
    }
  }

  private set(change: Partial<SessionState>): void {
    this.current = { ...this.current, ...change };
    this.tell({ type: 'state' });
  }

  private tell(news: News): void {
    for (const listener of [...this.listeners]) listener(news);
  }
}
