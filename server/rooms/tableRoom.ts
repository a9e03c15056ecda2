import { Room, type AuthContext, type Client } from '@colyseus/core';
import * as v from 'valibot';
import {
  CLOSE,
  MAX_SEATS,
  REQUESTS,
  REQUEST_NAMES,
  STANDING,
  type Answer,
  type JoinOptions,
  type RefusalCode,
  type Request,
  type RequestName,
} from '../../shared/protocol';
import type { Log } from '../log';
import { checkJoin } from './handshake';
import { newTableState, SeatState, type TableState } from './tableState';

/** What the process tells its rooms. */
export interface House {
  /** Build id of the page this process serves; undefined while developing, when every build is welcome. */
  readonly build: string | undefined;
  readonly log: Log;
  /** How long the seat of a dropped player is held. */
  readonly graceSeconds: number;
}

/** Players and spectators together. */
const MOST_CLIENTS = 32;

type Handlers = {
  [Name in RequestName]: (client: Client, message: Request<Name>) => RefusalCode | undefined;
};

/** Makes the room class for one process: the one game room, whatever the game. */
export function tableRoom(house: House) {
  return class TableRoom extends Room<TableState> {
    override state = newTableState();
    override maxClients = MOST_CLIENTS;
    readonly seatOf = new Map<string, number>();
    readonly log = house.log;

    static override onAuth(_token: string, options: unknown, _context: AuthContext): Promise<JoinOptions> {
      return Promise.resolve().then(() => checkJoin(options, house.build));
    }

    override onCreate(): void {
      for (const name of REQUEST_NAMES) {
        this.onMessage(name, (client: Client, message: unknown) => this.take(name, client, message));
      }
      // Without this, Colyseus throws out a client whose message it does not know.
      this.onMessage('*', (client: Client) => this.refuse(client, -1, 'unknown'));
    }

    override onJoin(client: Client, _options: unknown, auth?: JoinOptions): void {
      const seat = auth?.watch === true ? undefined : this.freeSeat();
      if (seat !== undefined) this.seat(client, seat, auth?.name ?? `Player ${seat + 1}`);
      this.tellSeat(client);
    }

    override async onLeave(client: Client, consented?: boolean): Promise<void> {
      const seat = this.seatOf.get(client.sessionId);
      if (seat === undefined) return;
      const shown = this.state.seats.get(String(seat));
      if (consented !== true && shown !== undefined) {
        shown.connected = false;
        const returned = await this.comesBack(client);
        if (returned !== undefined) {
          shown.connected = true;
          this.tellSeat(returned);
          return;
        }
      }
      this.unseat(client);
    }

    override onBeforeShutdown(): void {
      void this.disconnect(CLOSE.restarting);
    }

    /** One room's failure stays in that room. */
    override onUncaughtException(error: Error, where: string): void {
      this.log.error({ err: error, where, table: this.roomId }, 'uncaught in a table');
    }

    private readonly handlers: Handlers = {
      sit: (client, { seat }) => {
        if (this.state.stage !== 'lobby') return 'started';
        const mine = this.seatOf.get(client.sessionId);
        if (mine === seat) return undefined;
        if (this.state.seats.has(String(seat))) return 'taken';
        const name = mine === undefined ? undefined : this.state.seats.get(String(mine))?.name;
        this.unseat(client);
        this.seat(client, seat, name ?? `Player ${seat + 1}`);
        this.tellSeat(client);
        return undefined;
      },
      stand: (client) => {
        if (this.state.stage !== 'lobby') return 'started';
        if (!this.seatOf.has(client.sessionId)) return 'notSeated';
        this.unseat(client);
        this.tellSeat(client);
        return undefined;
      },
    };

    private take<Name extends RequestName>(name: Name, client: Client, message: unknown): void {
      const shape: v.GenericSchema<unknown, Request<Name>> = REQUESTS[name];
      const read = v.safeParse(shape, message);
      if (!read.success) return this.refuse(client, requestOf(message), 'malformed');
      const refusal = this.handlers[name](client, read.output);
      if (refusal !== undefined) this.refuse(client, read.output.request, refusal);
    }

    private refuse(client: Client, request: number, code: RefusalCode): void {
      const answer: Answer<'refused'> = { request, code };
      client.send('refused', answer);
    }

    private tellSeat(client: Client): void {
      const answer: Answer<'seated'> = { seat: this.seatOf.get(client.sessionId) ?? STANDING };
      client.send('seated', answer);
    }

    private freeSeat(): number | undefined {
      for (let seat = 0; seat < MAX_SEATS; seat++) if (!this.state.seats.has(String(seat))) return seat;
      return undefined;
    }

    private seat(client: Client, seat: number, name: string): void {
      this.seatOf.set(client.sessionId, seat);
      this.state.seats.set(String(seat), new SeatState().assign({ name, connected: true, bot: false }));
    }

    private unseat(client: Client): void {
      const seat = this.seatOf.get(client.sessionId);
      if (seat === undefined) return;
      this.seatOf.delete(client.sessionId);
      this.state.seats.delete(String(seat));
    }

    /** Holds the seat for a while. The timer is ours: that of Colyseus outlives the room. */
    private async comesBack(client: Client): Promise<Client | undefined> {
      const back = this.allowReconnection(client, 'manual');
      const giveUp = () => void Reflect.apply(back.reject, back, [new Error('stayed away')]);
      const timer = setTimeout(giveUp, house.graceSeconds * 1000);
      try {
        return await back;
      } catch {
        return undefined;
      } finally {
        clearTimeout(timer);
      }
    }
  };
}

const Numbered = v.looseObject({ request: v.pipe(v.number(), v.integer()) });
const requestOf = (message: unknown): number => {
  const read = v.safeParse(Numbered, message);
  return read.success ? read.output.request : -1;
};
