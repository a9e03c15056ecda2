import { matchMaker, type Room, ServerError } from 'colyseus';
import * as v from 'valibot';
import { EVENT_ROOM, EventJoin } from '../../shared/eventProtocol';
import { CLOSE, Handshake, JoinOptions, PROTOCOL, TABLE_ROOM, WATCH_ROOM } from '../../shared/protocol';
import type { Comer } from './coming';
import type { Admitted, Crowd } from './crowd';
import type { EventTicket } from './event/eventRoom';
import { isKeptOut } from './hidden';
import { type Events, isKnownTo, mayAttend } from './event/events';
import type { House } from './house';
import { whoOf } from './secrets';
import { knows, mayEnter, type Tables } from './tables';

/** Players and spectators together; whom the table knows comes in all the same. */
const MOST_PAGES = 40;
/** At an event: all players, and as many who look on. */
const MOST_ATTENDING = 512;

/** Checks what a page says of itself when it joins. Throws the refusal, with its code. */
export const checkJoin = (options: unknown, build: string | undefined): JoinOptions =>
  checkHello(JoinOptions, options, build);

function checkHello<T>(shape: v.GenericSchema<unknown, T>, options: unknown, build: string | undefined): T {
  // Versions first: a page of another version may well send another shape.
  const hello = v.safeParse(Handshake, options);
  if (!hello.success) throw new ServerError(CLOSE.malformed, `join options: ${firstIssue(hello.issues)}`);
  if (hello.output.protocol !== PROTOCOL) {
    throw new ServerError(
      CLOSE.outdated,
      `protocol ${hello.output.protocol} came, this table speaks ${PROTOCOL}`,
    );
  }
  if (build !== undefined && hello.output.build !== build) {
    throw new ServerError(
      CLOSE.outdated,
      `build ${hello.output.build} came, this table is of build ${build}`,
    );
  }
  const full = v.safeParse(shape, options);
  if (!full.success) throw new ServerError(CLOSE.malformed, `join options: ${firstIssue(full.issues)}`);
  return full.output;
}

/** Somebody who was let in at this table, by this session. */
export interface Ticket extends Comer, Admitted {
  readonly table: string;
  readonly sessionId: string;
  /** What was shown at the door; looked at again when they come in. */
  readonly secret?: string | undefined;
  /** True: into the room of those who are shown the table later. */
  readonly keptOut: boolean;
}

/** Lets a page in at the table whose door it stands at, or throws why not. Wrong guesses are counted by where they come from. */
export function admit(tables: Tables, door: string, options: unknown, caller: string): Ticket {
  const { table: id, identity, secret, name, watch, rev } = checkJoin(options, tables.house.build);
  if (id !== door) throw new ServerError(CLOSE.malformed, 'join options: table: not this one');
  const { doors } = tables.house;
  const table = tables.get(id);
  const who = whoOf(identity);
  if (table && mayEnter(table.doc, who, secret)) {
    const keptOut = isKeptOut(table, who);
    const crowd = keptOut ? table.watch?.port : table.port;
    const comer = { who, caller, known: knows(table.doc, who) };
    const place = { id, ...comer, crowd, open: table.doc.listed };
    const sessionId = reserve(tables.house, place, MOST_PAGES);
    return { table: id, ...comer, name, watch: watch ?? false, rev, secret, sessionId, keptOut };
  }
  // One that sleeps is woken elsewhere, where guesses count: a hall full of people comes back at once when the server was restarted.
  if (!table) throw new ServerError(CLOSE.gone, 'there is no such table');
  if (!doors.guesses(caller).take())
    throw new ServerError(CLOSE.tooMany, 'too many wrong guesses; wait a minute');
  throw new ServerError(CLOSE.forbidden, 'this table is not open to you');
}

/** Lets a page in at an event, or throws why not. */
export function admitToEvent(events: Events, door: string, options: unknown, caller: string): EventTicket {
  const { event: id, identity, secret } = checkHello(EventJoin, options, events.house.build);
  if (id !== door) throw new ServerError(CLOSE.malformed, 'join options: event: not this one');
  const desk = events.get(id);
  const who = whoOf(identity);
  if (desk && mayAttend(desk.doc, who, secret)) {
    const comer = { who, caller, known: isKnownTo(desk.doc, who) };
    const place = { id, ...comer, crowd: desk.port, open: desk.doc.listed };
    return { event: id, ...comer, secret, sessionId: reserve(events.house, place, MOST_ATTENDING) };
  }
  if (!events.house.doors.guesses(caller).take())
    throw new ServerError(CLOSE.tooMany, 'too many wrong guesses; wait a minute');
  throw new ServerError(CLOSE.forbidden, 'this event is not open to you');
}

interface Sought extends Admitted {
  readonly id: string;
  /** Who is here; undefined: nobody yet. */
  readonly crowd: Crowd | undefined;
  /** Anybody may come. */
  readonly open: boolean;
}

const reserve = ({ reservations }: House, place: Sought, most: number): string => {
  const { id, who, caller, known, crowd, open } = place;
  const isFull = (crowd?.pageCount() ?? 0) + reservations.expected(id) >= most;
  // Where anybody may come one address has half of the room at most.
  const own = (crowd?.strangersFrom(caller) ?? 0) + reservations.expectedFrom(id, caller);
  const isCrowded = open && own >= most / 2;
  if (!known && (isFull || isCrowded)) throw new ServerError(CLOSE.tooMany, 'it is full here');
  const session = reservations.make({ table: id, who, caller, known });
  if (session === undefined) throw new ServerError(CLOSE.tooMany, 'too many at once; come again in a moment');
  return session;
};

/** What a page needs to open its socket, as the client library reads it. */
export interface Admission {
  readonly room: { readonly name: string; readonly roomId: string; readonly processId: string };
  readonly sessionId: string;
}

/** Answers POST /matchmake/joinById/:door. Throws a ServerError with the code of the refusal. */
export const joinAt =
  (tables: Tables, events: Events) =>
  async (door: string, options: unknown, caller: string): Promise<Admission> => {
    if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN)
      throw new ServerError(CLOSE.restarting, 'the server is going down and will be back');
    const isEvent = events.get(door) !== undefined;
    const ticket = isEvent
      ? admitToEvent(events, door, options, caller)
      : admit(tables, door, options, caller);
    const isLater = 'keptOut' in ticket && ticket.keptOut;
    const roomId = isLater ? await tables.watchRoomOf(door) : door;
    const room = matchMaker.getLocalRoomById(roomId) as Room | undefined;
    if (!room || !(await isReserved(room, ticket)))
      throw new ServerError(CLOSE.restarting, 'the table is waking or going to sleep; come again');
    const { sessionId } = ticket;
    const name = isEvent ? EVENT_ROOM : isLater ? WATCH_ROOM : TABLE_ROOM;
    return { room: { name, roomId, processId: matchMaker.processId }, sessionId };
  };

const isReserved = ({ listing }: Room, ticket: Ticket | EventTicket): Promise<boolean> =>
  matchMaker.reserveSeatFor(listing, {}, ticket).then(
    () => true,
    () => false,
  );

function firstIssue(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues;
  const where = v.getDotPath(issue);
  return where === null ? issue.message : `${where}: ${issue.message}`;
}
