import { type Client, ServerError } from 'colyseus';
import {
  EVENT,
  EVENT_REQUEST_NAMES,
  type EventAnswer,
  type EventAnswerName,
  type EventRequestName,
  type EventView,
} from '../../../shared/eventProtocol';
import { CLOSE } from '../../../shared/protocol';
import { schemaOf } from '../../sync/boardSchema';
import { shareBuffers } from '../../sync/buffers';
import { project } from '../../sync/project';
import type { Admitted } from '../crowd';
import { gatherFrames, guardFrames } from '../frames';
import { no, type Reply } from '../house';
import { HouseRoom } from '../houseRoom';
import { numberOf, GivenAnswers } from '../requests';
import type { EventDesk, EventPort } from './eventDesk';
import { isOrganiser, performAtDesk, playerOf } from './eventRequests';
import { type Events, mayAttend } from './events';

/** Somebody who was let in at this event. */
export interface EventTicket extends Admitted {
  readonly event: string;
  readonly sessionId: string;
  readonly secret?: string | undefined;
}
interface Attending {
  readonly who: string;
  readonly caller: string;
  readonly answered: GivenAnswers;
  /** What this page was told last of who it is. */
  told: string;
}
type Guest = Client<Attending, EventTicket>;

const NAMES: ReadonlySet<string> = new Set(EVENT_REQUEST_NAMES);

/** Makes the room class of events for one process. It only carries; the desk decides. */
export function eventRoom(events: Events) {
  const { house } = events;
  return class EventRoom extends HouseRoom implements EventPort {
    protected readonly house = house;
    protected readonly kind = 'event';
    private desk: EventDesk | undefined;

    protected carried(): EventDesk | undefined {
      return this.desk;
    }

    override async onCreate({ event: id }: { readonly event: string }): Promise<void> {
      this.roomId = id;
      guardFrames(this, {
        names: NAMES,
        tooFast: (client: Guest) => this.reply(client, -1, no('tooFast')),
        refuse: (client: Guest, kind) => this.reply(client, -1, no(kind)),
      });
      for (const name of EVENT_REQUEST_NAMES)
        this.onMessage(name, (client: Guest, message: unknown) => this.take(name, client, message));
      const desk = (this.desk = await events.load(id, this));
      this.state = new (schemaOf(EVENT, 'Event'))();
      shareBuffers(this);
      desk.show();
      desk.nudge();
      this.nap();
    }

    override async onJoin(client: Guest, _options: unknown, ticket?: EventTicket): Promise<void> {
      const { desk } = this;
      if (!desk || !ticket || !house.reservations.take(client.sessionId, this.roomId))
        throw new ServerError(CLOSE.tooMany, 'this reservation is for another event, or has expired');
      gatherFrames(client);
      await desk.turn(() => {
        if (!mayAttend(desk.doc, ticket.who, ticket.secret))
          throw new ServerError(CLOSE.forbidden, 'this event is not open to you');
        clearTimeout(this.napping);
        const { who, caller } = ticket;
        this.closeSurplus(who);
        client.userData = { who, caller, answered: new GivenAnswers(), told: '' };
        desk.showSoon();
        this.tellYou(client);
      });
    }

    override async onLeave(): Promise<void> {
      const { desk } = this;
      await desk?.turn(() => {
        if (desk.closed) return;
        desk.showSoon();
        this.nap();
      });
    }

    override async onDispose(): Promise<void> {
      clearTimeout(this.napping);
      if (!this.desk) return;
      events.release(this.desk);
      await this.desk.rest();
    }

    // ── Port ─────────────────────────────────────────────────────────────────────────────────────────────────────
    show(view: EventView): void {
      project(EVENT, this.state, view);
      this.broadcastPatch();
      this.nap();
    }

    tellAll(): void {
      for (const client of this.clients as Iterable<Guest>) if (client.userData) this.tellYou(client);
    }

    playersHere(): ReadonlySet<string> {
      const whose = new Map(
        this.desk?.doc.people.flatMap(({ id, who }) => who.map((one) => [one, id] as const)),
      );
      const here = new Set<string>();
      for (const { userData } of this.clients as Iterable<Guest>)
        here.add(whose.get(userData?.who ?? '') ?? '');
      return here;
    }

    private tellYou(client: Guest): void {
      const { desk } = this;
      const guest = client.userData;
      if (!desk || !guest) return;
      const { doc, ledger } = desk;
      const id = playerOf(desk, guest.who);
      const entrant = ledger.event.entrants.find((one) => one.id === id);
      const organiser = isOrganiser(desk, guest.who);
      const you = {
        player: entrant?.id ?? '',
        organiser,
        sheet: entrant?.sheet ?? '',
        secret: doc.secret,
        code: organiser ? doc.code : '',
      };
      const text = JSON.stringify(you);
      if (text === guest.told) return;
      guest.told = text;
      this.tell(client, 'you', { ...you, now: house.date() });
    }

    private tell<Name extends EventAnswerName>(client: Guest, name: Name, answer: EventAnswer<Name>): void {
      client.send(name, answer);
    }

    /** Nobody is here and nothing happens: after a while the event sleeps. */
    private nap(): void {
      clearTimeout(this.napping);
      if (this.clients.length > 0 || this.desk?.isBusy === true) return;
      this.napping = setTimeout(() => void this.disconnect(), house.sleepMs);
    }

    // ── Requests ─────────────────────────────────────────────────────────────────────────────────────────────────
    private take(name: EventRequestName, client: Guest, message: unknown): void {
      const { desk } = this;
      const guest = client.userData;
      const request = numberOf(message);
      if (!desk || !guest) return;
      const known = request < 0 ? undefined : guest.answered.find(request);
      const asker = {
        who: guest.who,
        caller: guest.caller,
        tell: <Name extends EventAnswerName>(what: Name, answer: EventAnswer<Name>) =>
          this.tell(client, what, answer),
      };
      const reply = known ?? performAtDesk(desk, asker, name, message);
      if (request >= 0 && !known) guest.answered.keep(request, reply);
      reply.then(
        (given) => this.reply(client, request, given),
        (error: unknown) =>
          this.onUncaughtException(error instanceof Error ? error : new Error(String(error)), 'onMessage'),
      );
    }

    private reply(client: Guest, request: number, reply: Reply): void {
      if (reply.ok) return client.send('done', { request });
      const { code, message } = reply;
      house.counts.refuse(code);
      client.send('refused', { request, code, ...(message === undefined ? {} : { message }) });
    }
  };
}
