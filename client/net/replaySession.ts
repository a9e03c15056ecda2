import type { Seat, Viewer } from '../../shared/engine/game';
import { NO_TABLE, type RequestName, STANDING, type TableView } from '../../shared/protocol';
import { atMost, pause } from '../director/pause';
import { type Recording, storyUpTo } from './recording';
import type { Answered, News, Play, Session, SessionState, Wish } from './session';

export interface ReplayOptions {
  /** What stands beside each seat. */
  readonly names: readonly string[];
  /** Resolves when everything told so far has been shown; the next record waits for it. */
  readonly shown?: () => Promise<unknown>;
  /** The least time a record takes, so that people can follow. */
  readonly beatMs?: number;
}

/** A session whose table is a match of the past: nothing can be asked of it, but it can be played, halted, sought. */
export interface ReplaySession extends Session {
  readonly tape: Recording;
  /** The record that is shown. */
  at(): number;
  playing(): boolean;
  play(): void;
  pause(): void;
  /** Shows a record as it is. */
  seek(at: number): void;
  /** Tells the next record; false at the end. */
  forward(): boolean;
  /** From whose side it is seen. */
  lookFrom(viewer: Viewer): void;
  /** How long each record stays at least; faster paces make it shorter. */
  beat(ms: number): void;
}

const STORY = 100;
const BEAT_MS = 500;
/** However long a scene takes: then the next record comes. */
const MOST_MS = 15_000;
const NOT_NOW = { code: 'notNow', message: '' } as const;

export const openReplay = (tape: Recording, options: ReplayOptions): ReplaySession =>
  new RecordedMatch(tape, options);

class RecordedMatch implements ReplaySession {
  private readonly listeners = new Set<(news: News) => void>();
  private current: SessionState;
  private place = 0;
  private viewer: Viewer = 'spectator';
  private runs = false;
  /** Raised by everything that makes a waiting beat out of date. */
  private round = 0;
  private beatMs: number;

  constructor(
    readonly tape: Recording,
    private readonly options: ReplayOptions,
  ) {
    this.beatMs = options.beatMs ?? BEAT_MS;
    this.current = this.makeState();
    // Whoever opens the session listens first.
    setTimeout(() => this.seek(this.place), 0);
  }

  state(): SessionState {
    return this.current;
  }

  watch(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  ask<Name extends RequestName>(name: Name, _message: Wish<Name>): Promise<Answered> {
    this.tell({ type: 'refused', request: name, refusal: NOT_NOW });
    return Promise.resolve({ ok: false, refusal: NOT_NOW });
  }

  here(): void {
    // There is nobody else to see it.
  }

  ready(): Promise<Answered> {
    return Promise.resolve({ ok: false, refusal: NOT_NOW });
  }

  rejoin(): void {
    this.seek(this.place);
  }

  leave(): void {
    this.pause();
    this.current = { ...this.current, link: { type: 'closed' } };
    this.tell({ type: 'state' });
  }

  at(): number {
    return this.place;
  }

  playing(): boolean {
    return this.runs;
  }

  play(): void {
    if (this.runs) return;
    if (this.place >= this.tape.last) this.seek(0);
    this.runs = true;
    this.tell({ type: 'state' });
    void this.run(++this.round);
  }

  pause(): void {
    this.round++;
    if (!this.runs) return;
    this.runs = false;
    this.tell({ type: 'state' });
  }

  seek(at: number): void {
    const { tape } = this;
    this.place = Math.min(tape.last, Math.max(0, Math.trunc(Number.isFinite(at) ? at : 0)));
    this.current = this.makeState();
    this.tell({ type: 'state' });
    const { play } = this.current;
    if (play) this.tell({ type: 'snap', story: storyUpTo(tape, this.place, STORY, this.viewer), play });
    // What was waited for has been left out.
    if (this.runs) void this.run(++this.round);
  }

  forward(): boolean {
    if (this.place >= this.tape.last) return false;
    const at = ++this.place;
    this.current = this.makeState();
    this.tell({ type: 'state' });
    const { play } = this.current;
    if (play && this.tape.undoAt(at)) this.tell({ type: 'snap', story: [], play, undo: true });
    else if (play)
      this.tell({ type: 'told', rev: play.rev, events: this.tape.seenAt(at, this.viewer), play });
    return true;
  }

  lookFrom(viewer: Viewer): void {
    this.viewer = viewer;
    this.seek(this.place);
  }

  beat(ms: number): void {
    this.beatMs = ms;
  }

  private async run(round: number): Promise<void> {
    while (round === this.round) {
      await Promise.all([pause(this.beatMs), atMost(this.options.shown?.(), MOST_MS)]);
      if (round !== this.round) return;
      if (!this.forward()) {
        this.pause();
        return;
      }
    }
  }

  private makeState(): SessionState {
    const { tape, place } = this;
    const { module, journal } = tape;
    const { game } = module;
    const isEnd = place === tape.last;
    const seen = tape.viewAt(place, this.viewer);
    const view: TableView = {
      ...NO_TABLE,
      stage: isEnd ? 'over' : 'playing',
      game: game.id,
      options: { ...journal.terms.options },
      match: journal.terms.match,
      commitment: journal.commitment,
      outcome: (isEnd ? tape.outcome : undefined) ?? {},
      rev: place + 1,
      seq: seen.seq,
      seats: this.seats(),
      asks: Object.fromEntries(seen.open.map(({ id, ...rest }) => [String(id), JSON.stringify(rest)])),
    };
    const play: Play = {
      ...{ module, rev: place + 1, people: tape.people, offers: [] },
      view: seen,
    };
    const seat: Seat = this.viewer === 'spectator' ? STANDING : this.viewer;
    const link = { type: 'connected', table: journal.terms.match } as const;
    return { link, view, you: '', seat, play, secret: '', code: '' };
  }

  private seats(): TableView['seats'] {
    const { terms } = this.tape.journal;
    return Object.fromEntries(
      Array.from({ length: terms.seats }, (_, seat) => [
        String(seat),
        {
          name: this.options.names[seat] ?? String(seat + 1),
          person: '',
          connected: true,
          bot: false,
          level: '',
          ready: true,
          offered: '',
          askMs: 0,
          reserveMs: 0,
        },
      ]),
    );
  }

  private tell(news: News): void {
    for (const listener of [...this.listeners]) listener(news);
  }
}
