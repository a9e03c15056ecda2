import { type Client, ServerError } from 'colyseus';
import * as v from 'valibot';
import {
  type Answer,
  type AnswerName,
  CLOSE,
  HERE,
  Here,
  REQUEST_NAMES,
  type RequestName,
  TABLE,
  type TableView,
} from '../../shared/protocol';
import type { BaseState } from '../../shared/engine/game';
import { shareBuffers } from '../sync/buffers';
import { differences, project, type Write } from '../sync/project';
import { arrive, depart, greet, stopAllWaiting } from './coming';
import { gatherFrames, guardFrames, releaseFrames } from './frames';
import type { Ticket } from './handshake';
import { isKeptOut } from './hidden';
import { no, type Port, type Reply } from './house';
import { HouseRoom } from './houseRoom';
import type { KeptMatch } from './keptMatch';
import { PLAY } from './playView';
import { Gathering } from './presence';
import { GivenAnswers, numberOf, perform } from './requests';
import { boardDifferences, newTableState, showBoard } from './shapes';
import type { Table } from './table';
import { watchOf } from './sockets';
import { mayEnter, type Tables } from './tables';
import type { TableDoc } from './tableDoc';
import type { Telling } from './telling';

interface Seated {
  readonly person: string;
}
type Guest = Client<Seated, Ticket>;

/** Makes the room class for one process: the one game room, whatever the game. It only carries; the table decides. */
export function tableRoom(tables: Tables) {
  const { house } = tables;
  return class TableRoom extends HouseRoom implements Port {
    protected readonly house = house;
    protected readonly kind = 'table';
    private table: Table | undefined;
    private readonly pages = new Map<string, Guest>();
    private readonly answered = new Map<string, GivenAnswers>();
    /** What the record that is being written will change, as long as nothing else changes the public state. */
    private foreseen: { readonly coming: Telling; readonly writes: readonly Write[] } | undefined;
    /** The state of the match that the public state shows. */
    private shown: Readonly<BaseState> | undefined;
    private readonly gathering = new Gathering((people) => this.sendThere(people));

    protected carried(): Table | undefined {
      return this.table;
    }

    override async onCreate({ table: id }: { readonly table: string }): Promise<void> {
      this.roomId = id;
      guardFrames(this, {
        tooFast: (client: Guest) => this.refuse(client, -1, no('tooFast')),
        refuse: (client: Guest, kind, error) => this.refuseFrame(client, kind, error),
      });
      for (const name of REQUEST_NAMES) {
        this.onMessage(name, (client: Guest, message: unknown) => this.take(name, client, message));
      }
      this.onMessage(HERE, (client: Guest, message: unknown) => this.notice(client, message));
      this.table = await tables.load(id, this);
      this.reshape();
      this.nap();
    }

    override async onJoin(client: Guest, _options: unknown, ticket?: Ticket): Promise<void> {
      const { table } = this;
      if (!table || !ticket || !house.reservations.take(client.sessionId, this.roomId))
        throw new ServerError(CLOSE.tooMany, 'this reservation is for another table, or has expired');
      gatherFrames(client);
      await table.turn(() => {
        // Much may have happened since the door: whoever was removed stays out.
        if (!mayEnter(table.doc, ticket.who, ticket.secret))
          throw new ServerError(CLOSE.forbidden, 'this table is not open to you');
        if (isKeptOut(table, ticket.who)) throw new ServerError(CLOSE.again, 'this is watched elsewhere');
        clearTimeout(this.napping);
        const person = arrive(table, ticket);
        const before = this.pages.get(person.id);
        this.pages.set(person.id, client);
        client.userData = { person: person.id };
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
      this.gathering.forget(person);
      this.answered.get(person)?.trim();
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
      this.gathering.close();
      if (!this.table) return;
      stopAllWaiting(this.table);
      await this.table.rest();
      tables.release(this.table);
    }

    // ── Port ───────────────────────────────────────────────────────────────────────────────────────────────────
    show(view: TableView, match: KeptMatch | undefined): void {
      this.foreseen = undefined;
      this.shown = undefined;
      project(TABLE, this.state, view);
      if (match) showBoard(this.state, match.game, match.publicView());
      this.shown = match?.state;
      this.broadcastPatch();
    }

    foresee(coming: Telling): void {
      this.foreseen = { coming, writes: this.writesFor(coming) };
    }

    showPlay(telling: Telling): void {
      const { foreseen } = this;
      this.foreseen = undefined;
      const writes = foreseen?.coming === telling ? foreseen.writes : this.writesFor(telling);
      // Nothing is known of it should one of them fail.
      this.shown = undefined;
      for (const write of writes) write();
      this.shown = telling.state;
      this.broadcastPatch();
    }

    private writesFor({ game, inPublic: { play, pub } }: Telling): readonly Write[] {
      const before = this.shown && game.publicView(this.shown);
      return [...differences(PLAY, this.state, play), ...boardDifferences(this.state, game, pub, before)];
    }

    tell<Name extends AnswerName>(person: string, name: Name, answer: Answer<Name>): void {
      this.pages.get(person)?.send(name, answer);
    }

    release(): void {
      releaseFrames(this.clients);
    }

    dismiss(person: string, code: number): void {
      const page = this.pages.get(person);
      this.pages.delete(person);
      page?.leave(code);
    }

    reshape(): void {
      const { table } = this;
      for (const page of this.pages.values()) page.leave(CLOSE.again);
      this.foreseen = this.shown = undefined;
      this.state = newTableState(table?.game);
      shareBuffers(this);
      table?.show();
    }

    /** Nobody is here: after a while the table is forgotten until somebody comes. */
    private nap(): void {
      clearTimeout(this.napping);
      if (this.table && isAwaited(this.table.doc)) return;
      const after = this.table ? tables.napMs(this.table) : house.sleepMs;
      this.napping = setTimeout(() => {
        // Nobody sits here, but some are shown it later.
        if ((this.table?.watcherCount ?? 0) > 0) this.nap();
        else void this.disconnect();
      }, after);
    }

    // ── Presence ───────────────────────────────────────────────────────────────────────────────────────────────
    /** Only who sits is seen; whatever is not a presence is left out without a word. */
    private notice(client: Guest, message: unknown): void {
      const person = client.userData?.person;
      if (person === undefined || this.pages.get(person) !== client) return;
      const read = v.safeParse(Here, message);
      if (read.success && this.table?.seatOf(person) !== undefined)
        this.gathering.note(person, read.output.at);
      else if (!read.success) watchOf(client.ref).blame('malformed');
    }

    /** One frame for everybody who keeps up. */
    private sendThere(people: Answer<'there'>['people']): void {
      const busy = this.clients.filter((client) => watchOf(client.ref).isBusy());
      this.broadcast('there', { people }, { except: busy });
    }

    // ── Requests ───────────────────────────────────────────────────────────────────────────────────────────────
    private take(name: RequestName, client: Guest, message: unknown): void {
      const { table } = this;
      const seated = client.userData;
      const request = numberOf(message);
      if (!table || !seated || this.pages.get(seated.person) !== client) return;
      const answered = this.answersTo(seated.person);
      const respond = (reply: Reply): void => this.reply(seated.person, request, reply);
      const known = request < 0 ? undefined : answered.find(request);
      const reply = known ?? perform(table, seated.person, name, message, respond);
      if (request >= 0 && !known) answered.keep(request, reply);
      reply.then(
        (given) => known && respond(given),
        (error: unknown) => this.onUncaughtException(asError(error), 'onMessage'),
      );
    }

    /** What this person was answered; of people the table has forgotten nothing is kept. */
    private answersTo(person: string): GivenAnswers {
      const known = this.answered.get(person);
      if (known) return known;
      for (const id of this.answered.keys()) if (!this.table?.personOf(id)) this.answered.delete(id);
      const made = new GivenAnswers();
      this.answered.set(person, made);
      return made;
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

    private refuseFrame(client: Guest, kind: 'unknown' | 'malformed', error?: unknown): void {
      if (error !== undefined) house.log.warn({ err: error, table: this.roomId }, 'a frame broke its reader');
      this.refuse(client, -1, no(kind));
    }
  };
}

/** The event waits for what happens at this table. */
const isAwaited = ({ event, stage }: TableDoc): boolean => event?.done === false && stage !== 'over';

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
