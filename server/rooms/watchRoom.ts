import { type Client, ServerError } from 'colyseus';
import {
  type Answer,
  CLOSE,
  HERE,
  REQUEST_NAMES,
  type RefusalCode,
  STANDING,
  TABLE,
} from '../../shared/protocol';
import { shareBuffers } from '../sync/buffers';
import { project } from '../sync/project';
import { gatherFrames, guardFrames } from './frames';
import type { Ticket } from './handshake';
import { HouseRoom } from './houseRoom';
import { numberOf } from './requests';
import { newTableState, showBoard } from './shapes';
import type { Table } from './table';
import { mayEnter, type Tables } from './tables';
import type { Watch, WatchPort } from './watch';

type Guest = Client<undefined, Ticket>;

/** Those who watch have numbers far beyond those of people at the table. */
const FIRST_WATCHER = 900_000;
const WATCHERS = 100_000;

/** Makes the class of the second room of a table with a delay: it carries what its watch shows, and nothing back. */
export function watchRoom(tables: Tables) {
  const { house } = tables;
  return class WatchRoom extends HouseRoom implements WatchPort {
    // The last who leaves takes the room along: it is made anew for the next.
    override autoDispose = true;
    protected readonly house = tables.house;
    protected readonly kind = 'table';
    private table: Table | undefined;
    private watch: Watch | undefined;
    private came = 0;

    protected override carried(): Table | undefined {
      return this.table;
    }

    override onCreate({ table: id }: { readonly table: string }): void {
      guardFrames(this, {
        tooFast: (client: Guest) => this.refuse(client, -1, 'tooFast'),
        refuse: (client: Guest, kind, error) => {
          if (error !== undefined) house.log.warn({ err: error, table: id }, 'a frame broke its reader');
          this.refuse(client, -1, kind);
        },
      });
      for (const name of REQUEST_NAMES)
        this.onMessage(name, (client: Guest, message: unknown) => {
          this.refuse(client, numberOf(message), 'watching');
        });
      this.onMessage(HERE, () => undefined);
      this.table = tables.get(id);
      this.watch = this.table?.watched();
      if (!this.watch) throw new Error(`table ${id} is not awake`);
      this.watch.port = this;
      this.reshape();
    }

    override onJoin(client: Guest, _options: unknown, ticket?: Ticket): void {
      const { table, watch } = this;
      if (!table || !watch || !ticket || !house.reservations.take(client.sessionId, table.id))
        throw new ServerError(CLOSE.tooMany, 'this reservation is for another table, or has expired');
      if (!mayEnter(table.doc, ticket.who, ticket.secret))
        throw new ServerError(CLOSE.forbidden, 'this table is not open to you');
      gatherFrames(client);
      this.closeSurplus(ticket.who);
      const welcome: Answer<'welcome'> = {
        you: this.nextName(),
        seat: STANDING,
        rev: watch.rev,
        secret: ticket.secret ?? '',
        code: '',
        ...watch.story(ticket.rev),
      };
      client.send('welcome', welcome);
      this.lookAgain();
    }

    override onLeave(): void {
      this.lookAgain();
    }

    override onDispose(): void {
      if (this.watch?.port === this) this.watch.port = undefined;
      if (this.table) tables.forgetWatchRoom(this.table.id);
    }

    /** However many come and go, a name is as long as a page allows. */
    private nextName(): string {
      const number = FIRST_WATCHER + (this.came++ % WATCHERS);
      return `p${String(number)}`;
    }

    /** Bots play for those who watch: the table goes on while anybody does. */
    private lookAgain(): void {
      const { table } = this;
      void table?.turn(() => table.referee.look());
    }

    // ── WatchPort ──────────────────────────────────────────────────────────────────────────────────────────────
    show(): void {
      const { watch } = this;
      if (!watch) return;
      project(TABLE, this.state, watch.tableView());
      const pub = watch.publicView();
      if (pub && watch.game) showBoard(this.state, watch.game, pub);
      this.broadcastPatch();
    }

    told(told: Answer<'told'>): void {
      this.broadcast('told', told);
    }

    said(said: Answer<'said'>): void {
      this.broadcast('said', said);
    }

    reshape(): void {
      for (const client of this.clients) client.leave(CLOSE.again);
      this.state = newTableState(this.watch?.game);
      shareBuffers(this);
      this.show();
    }

    sendHome(): void {
      for (const client of this.clients) client.leave(CLOSE.again);
    }

    dismiss(whose: readonly string[]): void {
      this.closeAll(whose, CLOSE.forbidden);
    }

    private refuse(client: Guest, request: number, code: RefusalCode): void {
      const answer: Answer<'refused'> = { request, code };
      client.send('refused', answer);
    }
  };
}
