import type { Room } from 'colyseus.js';
import * as v from 'valibot';
import type { Ask, GameModule, Refusal, Tagged } from '../../shared/engine/game';
import { nonceHashOf } from '../../shared/engine/fairness';
import { GAMES, type Register } from '../../shared/games';
import {
  type Answer,
  type AnswerName,
  ANSWER_NAMES,
  ANSWERS,
  HERE,
  NO_TABLE,
  type RequestName,
  type Stage,
  STANDING,
} from '../../shared/protocol';
import { pause } from '../director/pause';
import { Connection, type ConnectionOptions } from './connection';
import { randomHex } from './identity';
import { makePlay, readTable } from './play';
import type { Answered, Link, News, Play, Session, SessionState, Wish } from './session';

export interface OnlineOptions extends ConnectionOptions {
  readonly games?: Register;
}

/** A page that was too fast waits so long. */
const SLOWER_MS = 1000;

interface Pending {
  readonly name: RequestName;
  readonly message: object;
  readonly settle: (answered: Answered) => void;
}

/** Joins a table on a server. */
export const joinTable = (options: OnlineOptions): Session => new OnlineSession(options);

class OnlineSession implements Session {
  private readonly connection: Connection;
  private readonly listeners = new Set<(news: News) => void>();
  private readonly pending = new Map<number, Pending>();
  /** Any number does, as long as another page of the same person does not begin there too. */
  private request = Math.floor(Math.random() * 2 ** 40);
  private current: SessionState;
  private board: unknown;
  private priv: object | undefined;
  private module: GameModule | undefined;
  private loading = '';
  private isLoading = false;
  private nonce = '';
  private seenRev: number | undefined;
  private welcome: Answer<'welcome'> | undefined;
  private toldWhileLoading: Answer<'told'>[] = [];

  constructor(private readonly options: OnlineOptions) {
    this.current = {
      link: { type: 'connecting' },
      view: NO_TABLE,
      you: '',
      seat: STANDING,
      play: undefined,
      secret: options.secret ?? '',
      code: '',
    };
    this.connection = new Connection(options, {
      onLink: (link) => this.setLink(link),
      onRoom: (room) => this.listen(room),
      lastRev: () => this.seenRev,
      watches: () => (this.current.you === '' ? (options.watch ?? false) : this.current.seat === STANDING),
    });
    void this.connection.start();
  }

  state(): SessionState {
    return this.current;
  }

  watch(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  ask<Name extends RequestName>(name: Name, message: Wish<Name>): Promise<Answered> {
    return new Promise((settle) => {
      const request = this.request++;
      const whole = { ...message, request };
      this.pending.set(request, { name, message: whole, settle });
      // What cannot be sent now is sent on coming back.
      this.connection.send(name, whole);
    });
  }

  here(at: string): void {
    this.connection.send(HERE, { at });
  }

  ready(): Promise<Answered> {
    this.nonce = randomHex(32);
    return this.ask('ready', { nonceHash: nonceHashOf(this.nonce) });
  }

  rejoin(): void {
    const { type } = this.current.link;
    void this.connection.start(type === 'gone' || type === 'closed');
  }

  leave(): void {
    this.connection.leave();
  }

  // ── What comes in ──────────────────────────────────────────────────────────────────────────────────────────────
  private listen(room: Room): void {
    room.onStateChange((state: { toJSON(): Record<string, unknown> }) => this.takeState(state.toJSON()));
    for (const name of ANSWER_NAMES) {
      room.onMessage(name, (message: unknown) => {
        const read = v.safeParse(ANSWERS[name], message);
        if (read.success) this.take[name](read.output as never);
      });
    }
    room.onMessage('*', () => undefined);
  }

  private takeState(wire: Record<string, unknown>): void {
    const view = { ...NO_TABLE, ...readTable(wire) };
    const { stage: before } = this.current.view;
    this.board = wire.board;
    this.set({ view });
    this.loadGame(view.game);
    if (view.stage === 'starting') this.giveNonce();
    if (before !== view.stage) this.changeStage(before);
  }

  /** Nothing is left of a match when people gather for the next; one that the host ends has no last record. */
  private changeStage(before: Stage): void {
    const { view, play } = this.current;
    if (view.stage === 'lobby' || view.stage === 'starting') this.set({ play: undefined });
    else if (view.stage === 'over' && before === 'playing' && play?.rev === view.rev) {
      const ended = this.makePlay();
      this.set({ play: ended });
      if (ended) this.tell({ type: 'told', rev: ended.rev, events: [], play: ended });
    }
  }

  private readonly take: { readonly [Name in AnswerName]: (answer: Answer<Name>) => void } = {
    welcome: (welcome) => {
      const { you, seat, secret, code } = welcome;
      this.connection.setSecret(secret);
      this.priv = asObject(welcome.view);
      this.set({ you, seat, secret, code });
      this.welcome = welcome;
      this.toldWhileLoading = [];
      this.enterStory();
      this.sendAgain();
    },
    seated: ({ seat, view }) => {
      this.priv = asObject(view);
      this.set({ seat });
      const play = this.makePlay();
      this.set({ play });
      if (play) this.tell({ type: 'snap', story: [], play });
    },
    told: (told) => {
      if (this.welcome || this.isLoading) this.toldWhileLoading.push(told);
      else this.takeTold(told);
    },
    done: ({ request, held }) => this.settle(request, { ok: true, held: held ?? false }),
    refused: ({ request, code, message, rule }) => {
      // What came too fast was not even read: nobody knows which it was.
      if (request < 0 && code === 'tooFast') this.sendSoon();
      const refusal: Refusal = { code, message: message ?? '', ...(rule === undefined ? {} : { rule }) };
      const name = this.pending.get(request)?.name;
      this.settle(request, { ok: false, refusal });
      if (name) this.tell({ type: 'refused', request: name, refusal });
    },
    said: ({ person, text }) => this.tell({ type: 'said', person, text }),
    pinged: ({ person, landmark }) => this.tell({ type: 'pinged', person, landmark }),
    there: ({ people }) => this.tell({ type: 'there', people }),
    knocked: ({ knock, name }) => this.tell({ type: 'knocked', knock, name }),
    device: ({ code, forMs }) => this.tell({ type: 'device', code, forMs }),
    link: ({ secret, code }) => {
      this.connection.setSecret(secret);
      this.set({ secret, code });
    },
  };

  private takeTold(told: Answer<'told'>): void {
    const { rev, events, view, gone = [], undo, snap } = told;
    if (view !== undefined || gone.length > 0) {
      const kept = Object.entries(this.priv ?? {}).filter(([field]) => !gone.includes(field));
      this.priv = { ...Object.fromEntries(kept), ...view };
    }
    this.seenRev = rev;
    const play = this.makePlay();
    if (!play) return;
    this.set({ play });
    if (undo === true) this.tell({ type: 'snap', story: [], play, undo: true });
    else if (snap === true) this.tell({ type: 'snap', story: [], play });
    else this.tell({ type: 'told', rev, events, play });
  }

  /** The story so far can be told once the game is here; so can a match that began while the game was on its way. */
  private enterStory(): void {
    const { welcome } = this;
    const { match, stage } = this.current.view;
    if (welcome && (match === '' || stage === 'lobby' || stage === 'starting')) {
      this.welcome = undefined;
      this.seenRev = welcome.rev;
      this.set({ play: undefined });
    } else if (welcome && this.module) {
      this.welcome = undefined;
      this.tellStory(welcome);
    }
    if (this.welcome || this.isLoading) return;
    for (const told of this.toldWhileLoading.splice(0)) this.takeTold(told);
  }

  private tellStory({ rev, story, snap }: Answer<'welcome'>): void {
    this.seenRev = rev;
    const play = this.makePlay();
    if (!play) return;
    this.set({ play });
    if (snap) this.tell({ type: 'snap', story: story.flatMap(({ events }) => events), play });
    else for (const step of story) this.tell({ type: 'told', rev: step.rev, events: step.events, play });
    if (!snap && story.length === 0) this.tell({ type: 'snap', story: [], play });
  }

  private loadGame(id: string): void {
    if (id === this.loading) return;
    this.loading = id;
    this.module = undefined;
    const games: Register = this.options.games ?? GAMES;
    const load = Object.hasOwn(games, id) ? games[id] : undefined;
    this.isLoading = load !== undefined;
    if (load) void this.awaitGame(id, load);
  }

  /** Its files may fail to come; they are asked for again, ever more seldom. */
  private async awaitGame(id: string, load: () => Promise<GameModule>): Promise<void> {
    let module = await load().catch(() => undefined);
    for (let wait = SLOWER_MS; module === undefined && this.loading === id; wait *= 2) {
      await pause(wait);
      module = await load().catch(() => undefined);
    }
    if (this.loading !== id) return;
    this.module = module;
    this.isLoading = false;
    this.enterStory();
  }

  private makePlay(): Play | undefined {
    const { module, board, priv } = this;
    const { view: table, seat } = this.current;
    const inMatch = table.stage === 'playing' || table.stage === 'over';
    if (!module || board === undefined || !inMatch) return undefined;
    const choose = (ask: Ask, move: Tagged): void =>
      void this.ask('move', { ask: ask.id, move: { ...move } });
    return makePlay({ module, table, board, seat, priv, choose });
  }

  private giveNonce(): void {
    const { nonce } = this;
    this.nonce = '';
    if (nonce !== '') void this.ask('nonce', { nonce });
  }

  // ── Requests ───────────────────────────────────────────────────────────────────────────────────────────────────
  private settle(request: number, answered: Answered): void {
    const pending = this.pending.get(request);
    this.pending.delete(request);
    pending?.settle(answered);
  }

  /** What was not answered before the drop: the same numbers, so that nothing is done twice. */
  private sendAgain(): void {
    for (const { name, message } of this.pending.values()) this.connection.send(name, message);
  }

  private sendSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.sendAgain();
    }, SLOWER_MS);
  }
  private soon: ReturnType<typeof setTimeout> | undefined;

  private setLink(link: Link): void {
    const ended = link.type !== 'connected' && link.type !== 'lost' && link.type !== 'offline';
    if (ended) {
      this.seenRev = undefined;
      for (const request of [...this.pending.keys()])
        this.settle(request, { ok: false, refusal: { code: 'disconnected', message: '' } });
      this.set({ link, view: NO_TABLE, you: '', seat: STANDING, play: undefined });
    } else this.set({ link });
  }

  private set(change: Partial<SessionState>): void {
    this.current = { ...this.current, ...change };
    this.tell({ type: 'state' });
  }

  private tell(news: News): void {
    for (const listener of [...this.listeners]) listener(news);
  }
}

const asObject = (view: unknown): object | undefined =>
  typeof view === 'object' && view !== null ? view : undefined;
