import { type AuthContext, type Client, Room, ServerError } from 'colyseus';
import type { Schema } from '@colyseus/schema';
import type { FieldsNode } from '../../shared/engine/board';
import {
  type Answer,
  type AnswerName,
  CLOSE,
  REQUEST_NAMES,
  type RequestName,
  TABLE,
  type TableView,
} from '../../shared/protocol';
import { schemaOf } from '../sync/boardSchema';
import { makeBoard, project } from '../sync/project';
import { arrive, depart, greet, stopAllWaiting } from './coming';
import { gatherFrames, guardFrames } from './frames';
import { admit, type Ticket } from './handshake';
import { no, type Port, type Reply } from './house';
import { bucket, type Bucket } from './limits';
import type { KeptMatch } from './keptMatch';
import { GivenAnswers, numberOf, perform } from './requests';
import type { Table } from './table';
import type { Tables } from './tables';
import { PLAY, type PlayView } from './tableView';

/** Players and spectators together. */
const MOST_CLIENTS = 40;
/** A page that goes on although it was told so often that it is too fast. */
const PATIENCE = 200;

interface Seated {
  readonly person: string;
  readonly rate: Bucket;
}
type Guest = Client<Seated, Ticket>;

/** The Schema class of a table that plays this game: the table's own fields and the game's board. */
const boards = new WeakMap<FieldsNode, FieldsNode>();
const shapeOf = (board: FieldsNode | undefined): FieldsNode => {
  if (!board) return TABLE;
  const known = boards.get(board) ?? { ...TABLE, board };
  boards.set(board, known);
  return known;
};

/** Makes the room class for one process: the one game room, whatever the game. It only carries; the table decides. */
export function tableRoom(tables: Tables) {
  const { house } = tables;
  return class TableRoom extends Room<Schema> implements Port {
    override maxClients = MOST_CLIENTS;
    override autoDispose = false;
    override patchRate = 0;
    private table: Table | undefined;
    private readonly pages = new Map<string, Guest>();
    private readonly answered = new Map<string, GivenAnswers>();
    private napping: NodeJS.Timeout | undefined;

    static override onAuth(_token: string, options: unknown, context: AuthContext): Promise<Ticket> {
      return Promise.resolve().then(() => admit(tables, options, context));
    }

    override async onCreate({ table: id }: { readonly table: string }): Promise<void> {
      this.roomId = id;
      guardFrames(this, (client: Guest, error) => this.refuseFrame(client, error));
      for (const name of REQUEST_NAMES) {
        this.onMessage(name, (client: Guest, message: unknown) => this.take(name, client, message));
      }
      // Without this, Colyseus throws out a client whose message it does not know.
      this.onMessage('*', (client: Guest) => this.refuse(client, -1, no('unknown')));
      this.table = await tables.load(id, this);
      this.reshape();
      this.nap();
    }

    override async onJoin(client: Guest, _options: unknown, ticket?: Ticket): Promise<void> {
      const { table } = this;
      if (!table || ticket?.table !== this.roomId)
        throw new ServerError(CLOSE.forbidden, 'this ticket is for another table');
      gatherFrames(client);
      await table.turn(() => {
        clearTimeout(this.napping);
        const person = arrive(table, ticket);
        const before = this.pages.get(person.id);
        this.pages.set(person.id, client);
        client.userData = { person: person.id, rate: bucket(house.rate, house.now) };
        before?.leave(CLOSE.elsewhere);
        table.show();
        greet(table, person, ticket.rev);
        table.referee.look();
        void table.save();
      });
    }

    override async onLeave(client: Guest, consented?: boolean): Promise<void> {
      const { table } = this;
      const person = client.userData?.person;
      // Another page of the same person may have taken over.
      if (!table || person === undefined || this.pages.get(person) !== client) return;
      this.pages.delete(person);
      await table.turn(() => {
        if (this.pages.has(person) || table.closed) return;
        depart(table, person, consented === true);
        table.show();
        table.referee.look();
        void table.save();
        if (this.pages.size === 0) this.nap();
      });
    }

    override async onDispose(): Promise<void> {
      clearTimeout(this.napping);
      if (!this.table) return;
      stopAllWaiting(this.table);
      await this.table.rest();
      tables.release(this.table);
    }

    /** The server goes down: what is under way is finished, then everybody is told to come back. */
    override onBeforeShutdown(): void {
      void this.table?.rest().then(() => this.disconnect(CLOSE.restarting));
    }

    /** One room's failure stays in that room; the table is restored from its journal when its people come back. */
    override onUncaughtException(error: Error, where: string): void {
      if (error.cause instanceof ServerError) return;
      // The exception itself carries join options, which are secret: only its cause is logged.
      const cause = error.cause instanceof Error ? error.cause : error;
      const reason = { message: cause.message, stack: cause.stack, where, table: this.roomId };
      if (!this.table) {
        house.log.warn(reason, 'a table could not be woken');
        return;
      }
      house.log.error(reason, 'uncaught in a table: it is restored from its journal');
      void this.disconnect(CLOSE.failed);
    }

    // ── Port ───────────────────────────────────────────────────────────────────────────────────────────────────
    show(view: TableView, match: KeptMatch | undefined): void {
      project(TABLE, this.state, view);
      if (match) this.showBoard(match);
      this.broadcastPatch();
    }

    showPlay(view: PlayView, match: KeptMatch): void {
      project(PLAY, this.state, view);
      this.showBoard(match);
      this.broadcastPatch();
    }

    private showBoard(match: KeptMatch): void {
      const { board } = match.game;
      const holder = this.state as Schema & { board?: Schema };
      if (holder.board === undefined) holder.board = makeBoard(board, match.publicView());
      else project(board, holder.board, match.publicView());
    }

    tell<Name extends AnswerName>(person: string, name: Name, answer: Answer<Name>): void {
      this.pages.get(person)?.send(name, answer);
    }

    dismiss(person: string, code: number): void {
      const page = this.pages.get(person);
      this.pages.delete(person);
      page?.leave(code);
    }

    reshape(): void {
      const { table } = this;
      for (const page of this.pages.values()) page.leave(CLOSE.again);
      this.state = new (schemaOf(shapeOf(table?.game?.board), 'Table'))();
      table?.show();
    }

    /** Nobody is here: after a while the table is forgotten until somebody comes. */
    private nap(): void {
      clearTimeout(this.napping);
      const after = this.table ? tables.napMs(this.table) : house.sleepMs;
      this.napping = setTimeout(() => void this.disconnect(), after);
    }

    // ── Requests ───────────────────────────────────────────────────────────────────────────────────────────────
    private take(name: RequestName, client: Guest, message: unknown): void {
      const { table } = this;
      const seated = client.userData;
      const request = numberOf(message);
      if (!table || !seated || this.pages.get(seated.person) !== client) return;
      if (!seated.rate.take()) return this.slowDown(client, seated.rate, request);
      const answered = this.answered.get(seated.person) ?? new GivenAnswers();
      this.answered.set(seated.person, answered);
      const respond = (reply: Reply): void => this.reply(seated.person, request, reply);
      const known = request < 0 ? undefined : answered.find(request);
      const reply = known ?? perform(table, seated.person, name, message, respond);
      if (request >= 0 && !known) answered.keep(request, reply);
      reply.then(
        (given) => known && respond(given),
        (error: unknown) => this.onUncaughtException(asError(error), 'onMessage'),
      );
    }

    private reply(person: string, request: number, reply: Reply): void {
      const client = this.pages.get(person);
      if (!client) return;
      if (!reply.ok) return this.refuse(client, request, reply);
      const answer: Answer<'done'> = { request, ...(reply.held ? { held: true } : {}) };
      client.send('done', answer);
    }

    private refuse(client: Guest, request: number, reply: Reply): void {
      if (reply.ok) return;
      const { code, message, rule } = reply;
      const answer: Answer<'refused'> = {
        request,
        code,
        ...(message === undefined ? {} : { message }),
        ...(rule === undefined ? {} : { rule }),
      };
      client.send('refused', answer);
    }

    private slowDown(client: Guest, rate: Bucket, request: number): void {
      if (rate.refused > PATIENCE) client.leave(CLOSE.tooMany);
      else this.refuse(client, request, no('tooFast'));
    }

    private refuseFrame(client: Guest, error: unknown): void {
      const rate = client.userData?.rate;
      if (rate && !rate.take()) return this.slowDown(client, rate, -1);
      house.log.warn({ err: error, table: this.roomId }, 'a frame that no page of ours sends');
      this.refuse(client, -1, no('malformed'));
    }
  };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
