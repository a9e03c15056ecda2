import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type TransportOptions, WebSocketTransport } from '@colyseus/ws-transport';
import type { WebSocket } from 'ws';
import { CLOSE } from '../../shared/protocol';
import { bucket, type Bucket, type Rate } from './limits';

/** A page that goes on although it was told so often that it is too fast, or that it makes no sense. */
const PATIENCE = 200;
/** A frame that no page of ours sends counts twice. */
const BLAME = 2;
/** So long a page may take to say that it has joined, or to read what was sent to it. */
const SLOWEST_MS = 10_000;
/** So much may wait for a page that reads slowly. */
export const MOST_WAITING = 1024 * 1024;
/** With so much waiting, presence is left out. */
const BUSY = 16 * 1024;
/** All bytes of a socket, whatever is in them: pieces of frames make no message and are no frames to count. */
const BYTES: Rate = { burst: 1024 * 1024, perSecond: 64 * 1024 };
/** Presence has a rate of its own: a page moves ten times a second and may stumble now and then. */
const PRESENCE: Rate = { burst: 20, perSecond: 12 };
/** A page that says nothing for this time is asked whether it is still there; one that was asked so often in vain is gone. */
const BEAT_MS = 3000;
const MOST_SILENT = 2;
/** They are asked one by one, or a few in this time: a thousand pages at once would keep everybody else waiting. */
const STEP_MS = 10;
/** A page that is shut out has heard why by then, or never will. */
const LAST_WORDS_MS = 250;

export interface SocketRules {
  readonly rate: Rate;
  readonly now: () => number;
  /** Told why a frame was refused or a socket closed. */
  readonly refused: (reason: string) => void;
  /** For tests; 10 s. */
  readonly slowestMs?: number | undefined;
  /** For tests; 3 s. */
  readonly beatMs?: number | undefined;
}

/** Watches over one socket: counts what comes in, bounds what waits to go out, and closes it when it goes on. */
export class SocketWatch {
  private readonly rate: Bucket;
  private readonly bytes: Bucket;
  private readonly presence: Bucket;
  private readonly slowestMs: number;
  private joining: NodeJS.Timeout | undefined;
  private reading: NodeJS.Timeout | undefined;
  private sent = 0;
  private taken = 0;
  private queued = 0;
  private silent = 0;
  private spoke = false;
  private shutting: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: WebSocket,
    private readonly rules: SocketRules,
  ) {
    this.rate = bucket(rules.rate, rules.now);
    this.bytes = bucket(BYTES, rules.now);
    this.presence = bucket(PRESENCE, rules.now);
    this.slowestMs = rules.slowestMs ?? SLOWEST_MS;
    this.joining = setTimeout(() => this.shut(CLOSE.tooMany, 'neverJoined'), this.slowestMs);
    socket.on('message', () => (this.spoke = true));
    socket.on('ping', () => void this.take());
    socket.on('pong', () => {
      this.silent = 0;
      this.take();
    });
    socket.once('close', () => this.close());
  }

  /** Asks whether the page is still there, unless it has just said something. */
  beat(): void {
    if (this.isShut()) return;
    if (this.spoke) this.silent = 0;
    else if (this.silent++ >= MOST_SILENT) this.socket.terminate();
    else this.socket.ping();
    this.spoke = false;
  }

  isShut(): boolean {
    return this.shutting !== undefined;
  }

  /** Counts a frame, before anybody looks into it. False: too fast, do nothing with it. */
  take(): boolean {
    if (this.isShut()) return false;
    if (this.rate.take()) return true;
    this.rules.refused('tooFast');
    this.look();
    return false;
  }

  /** Counts a frame that only says where somebody is. False: too fast, leave it out. */
  notice(): boolean {
    if (this.isShut()) return false;
    if (this.presence.take()) return true;
    this.rules.refused('presence');
    if (this.presence.refused > PATIENCE) this.shut(CLOSE.tooMany, 'impatience');
    return false;
  }

  /** So much waits to be sent that what can be left out should be. */
  isBusy(): boolean {
    return this.isShut() || this.socket.bufferedAmount > BUSY;
  }

  /** Counts bytes as they come in from the network. */
  heard(bytes: number): void {
    if (!this.isShut() && !this.bytes.take(bytes)) this.shut(CLOSE.tooMany, 'tooMuch');
  }

  /** A frame that no page of ours sends. */
  blame(reason: string): void {
    this.rules.refused(reason);
    this.rate.blame(BLAME);
    this.look();
  }

  private look(): void {
    if (this.rate.refused > PATIENCE) this.shut(CLOSE.tooMany, 'impatience');
  }

  /** The page has said that it is in. */
  joined(): void {
    clearTimeout(this.joining);
    this.joining = undefined;
    this.queued = 0;
  }

  /** Something waits until the page has said that it is in. */
  queue(bytes: number): void {
    this.queued += bytes;
    if (this.queued > MOST_WAITING) this.shut(CLOSE.tooMany, 'neverJoined');
  }

  /** Something goes out; the function given is called when the network has taken it. */
  send(): () => void {
    this.sent++;
    if (this.socket.bufferedAmount > MOST_WAITING) this.shut(CLOSE.tooMany, 'doesNotRead');
    else this.reading ??= this.expectReading();
    return () => {
      this.taken++;
    };
  }

  /** What is under way now must have been taken in a while. */
  private expectReading(): NodeJS.Timeout {
    const due = this.sent;
    return setTimeout(() => {
      this.reading = undefined;
      if (this.taken < due) this.shut(CLOSE.tooMany, 'doesNotRead');
      else if (this.taken < this.sent) this.reading = this.expectReading();
    }, this.slowestMs);
  }

  /** Closes for good: nothing more is read, and soon the connection is gone whether the page agrees or not. */
  shut(code: number, reason: string): void {
    if (this.isShut()) return;
    this.rules.refused(reason);
    this.shutting = setTimeout(() => this.socket.terminate(), LAST_WORDS_MS);
    // Whoever does not read would not read why either.
    if (reason === 'doesNotRead') this.socket.terminate();
    else this.socket.close(code);
    this.socket.pause();
  }

  private close(): void {
    for (const timer of [this.joining, this.reading, this.shutting]) clearTimeout(timer);
  }
}

const watches = new WeakMap<EventEmitter, SocketWatch>();

/** Who watches over this socket. */
export const watchOf = (socket: EventEmitter): SocketWatch => {
  const watch = watches.get(socket);
  if (!watch) throw new Error('a socket that nobody watches');
  return watch;
};

/** A page closes its socket within this time, or the server does. */
const CLOSING = { closeTimeout: 2000, maxFragments: 16, maxBufferedChunks: 1024 };

/** The transport of Colyseus, with a watch over every socket from its first byte. */
export class WatchedTransport extends WebSocketTransport {
  /** Whoever was asked last whether they are there stands last. */
  private readonly line = new Set<SocketWatch>();
  private readonly beatMs: number;
  private beating: NodeJS.Timeout | undefined;
  /** How many are to be asked, with a fraction. */
  private due = 0;

  constructor(options: TransportOptions, rules: SocketRules) {
    super({ ...options, ...CLOSING, pingInterval: 0 });
    this.wss.prependListener('connection', (socket: WebSocket, request: IncomingMessage) => {
      const watch = new SocketWatch(socket, rules);
      watches.set(socket, watch);
      this.line.add(watch);
      socket.once('close', () => this.line.delete(watch));
      request.socket.on('data', (chunk: Buffer) => watch.heard(chunk.length));
    });
    this.beatMs = rules.beatMs ?? BEAT_MS;
    this.waitToBeat();
    options.server?.once('close', () => clearTimeout(this.beating));
  }

  /** With few pages there is little to do, and a server nobody visits sleeps. */
  private waitToBeat(): void {
    const { size } = this.line;
    const wait = Math.max(STEP_MS, this.beatMs / Math.max(1, size));
    this.beating = setTimeout(() => this.beat((size * wait) / this.beatMs), wait);
    this.beating.unref();
  }

  /** Asks the next ones; whoever came meanwhile is no reason to hurry. */
  private beat(portion: number): void {
    this.due += portion;
    for (const watch of this.line) {
      if (this.due < 1) break;
      this.due--;
      this.line.delete(watch);
      this.line.add(watch);
      watch.beat();
    }
    this.due = Math.min(this.due, 1);
    this.waitToBeat();
  }

  /** Lets go of every page, whatever it is doing. */
  letGo(): void {
    for (const socket of this.wss.clients) socket.terminate();
  }
}
