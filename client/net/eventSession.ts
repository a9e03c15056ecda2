import type { Room } from 'colyseus.js';
import * as v from 'valibot';
import { readBoard } from '../../shared/engine/board';
import type { Refusal } from '../../shared/engine/game';
import {
  EVENT,
  EVENT_ANSWER_NAMES,
  EVENT_ANSWERS,
  type EventAnswer,
  type EventAnswerName,
  type EventJoin,
  type EventRequest,
  type EventRequestName,
  type EventView,
} from '../../shared/eventProtocol';
import { PROTOCOL } from '../../shared/protocol';
import { Connection } from './connection';
import type { Answered, Link } from './session';

export interface EventSessionOptions {
  readonly origin: string;
  readonly build: string;
  readonly identity: string;
  readonly event: string;
  readonly secret?: string | undefined;
  readonly retryMs?: readonly number[];
}

export interface EventState {
  readonly link: Link;
  /** Absent until the room has told. */
  readonly view: EventView | undefined;
  readonly you: EventAnswer<'you'>;
  /** How far the server's clock is ahead of this page's. */
  readonly ahead: number;
}

export type EventWish<Name extends EventRequestName> = Omit<EventRequest<Name>, 'request'>;

/** A page at an event. */
export interface EventSession {
  state(): EventState;
  watch(listener: () => void): () => void;
  ask<Name extends EventRequestName>(name: Name, message: EventWish<Name>): Promise<Answered>;
  /** Asks for a sheet or the log; nothing where it is refused. */
  sheet(player: string): Promise<unknown>;
  log(): Promise<EventAnswer<'log'> | undefined>;
  device(): Promise<EventAnswer<'device'> | undefined>;
  /** The server's clock. */
  now(): number;
  rejoin(): void;
  leave(): void;
}

const NOBODY: EventAnswer<'you'> = { player: '', organiser: false, sheet: '', secret: '', code: '', now: 0 };
const LOST: Refusal = { code: 'offline', message: 'The connection was lost. Look whether it was done.' };

class EventConnection extends Connection {
  constructor(
    private readonly event: EventSessionOptions,
    handlers: ConstructorParameters<typeof Connection>[1],
  ) {
    super({ ...event, table: event.event }, handlers);
  }

  protected override enter(): Promise<Room> {
    const { build, identity, event } = this.event;
    const { secret } = this;
    const hello: EventJoin = {
      protocol: PROTOCOL,
      build,
      event,
      identity,
      ...(secret === undefined ? {} : { secret }),
    };
    return this.joinAwake(event, hello, () => this.server.wakeEvent(event, identity, secret));
  }
}

export const joinEvent = (options: EventSessionOptions): EventSession => new OnlineEvent(options);

class OnlineEvent implements EventSession {
  private readonly connection: EventConnection;
  private readonly listeners = new Set<() => void>();
  private readonly pending = new Map<number, (answered: Answered) => void>();
  private request = 1;
  /** Answers that were asked for, oldest first. */
  private readonly expected: { readonly name: EventAnswerName; readonly take: (answer: unknown) => void }[] =
    [];
  private current: EventState = { link: { type: 'connecting' }, view: undefined, you: NOBODY, ahead: 0 };

  constructor(options: EventSessionOptions) {
    this.connection = new EventConnection(options, {
      onLink: (link) => this.setLink(link),
      onRoom: (room) => this.listen(room),
      lastRev: () => undefined,
      watches: () => false,
    });
    void this.connection.start();
  }

  state(): EventState {
    return this.current;
  }

  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  now(): number {
    return Date.now() + this.current.ahead;
  }

  ask<Name extends EventRequestName>(name: Name, message: EventWish<Name>): Promise<Answered> {
    return new Promise((settle) => {
      const request = this.request++;
      this.pending.set(request, settle);
      if (!this.connection.send(name, { ...message, request }))
        this.settle(request, { ok: false, refusal: LOST });
    });
  }

  async sheet(player: string): Promise<unknown> {
    const answer = await this.fetch('sheet', 'sheet', { player });
    return answer?.sheet;
  }

  log(): Promise<EventAnswer<'log'> | undefined> {
    return this.fetch('log', 'log', { from: 0 });
  }

  device(): Promise<EventAnswer<'device'> | undefined> {
    return this.fetch('device', 'device', {});
  }

  rejoin(): void {
    void this.connection.start();
  }

  leave(): void {
    this.connection.leave();
  }

  /** What is asked for comes just before the word that it was done. */
  private async fetch<Name extends 'sheet' | 'log' | 'device'>(
    name: Name,
    answer: Name,
    message: EventWish<Name>,
  ): Promise<EventAnswer<Name> | undefined> {
    let found: EventAnswer<Name> | undefined;
    const expected = { name: answer, take: (given: unknown) => (found = given as EventAnswer<Name>) };
    this.expected.push(expected);
    await this.ask(name, message);
    const at = this.expected.indexOf(expected);
    if (at >= 0) this.expected.splice(at, 1);
    return found;
  }

  private listen(room: Room): void {
    room.onStateChange((state: { toJSON(): unknown }) =>
      this.set({ view: readBoard<EventView>(EVENT, state.toJSON()) }),
    );
    for (const name of EVENT_ANSWER_NAMES)
      room.onMessage(name, (message: unknown) => {
        const read = v.safeParse(EVENT_ANSWERS[name], message);
        if (read.success) this.hear(name, read.output);
      });
    room.onMessage('*', () => undefined);
  }

  private hear(name: EventAnswerName, answer: EventAnswer<EventAnswerName>): void {
    if (name === 'you' && 'player' in answer && 'now' in answer)
      return this.set({ you: answer, ahead: answer.now - Date.now() });
    if (name === 'done' && 'request' in answer) return this.settle(answer.request, { ok: true, held: false });
    if (name === 'refused' && 'code' in answer && 'request' in answer)
      return this.settle(answer.request, {
        ok: false,
        refusal: { code: answer.code, message: answer.message ?? '' },
      });
    const at = this.expected.findIndex((one) => one.name === name);
    const [expected] = at < 0 ? [] : this.expected.splice(at, 1);
    expected?.take(answer);
  }

  private settle(request: number, answered: Answered): void {
    const settle = this.pending.get(request);
    this.pending.delete(request);
    settle?.(answered);
  }

  private setLink(link: Link): void {
    if (link.type !== 'connected')
      for (const request of [...this.pending.keys()]) this.settle(request, { ok: false, refusal: LOST });
    this.set({ link });
  }

  private set(changed: Partial<EventState>): void {
    this.current = { ...this.current, ...changed };
    for (const listener of [...this.listeners]) listener();
  }
}
