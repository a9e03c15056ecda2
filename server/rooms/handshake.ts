import { matchMaker, type Room, ServerError } from 'colyseus';
import * as v from 'valibot';
import { CLOSE, Handshake, JoinOptions, PROTOCOL, TABLE_ROOM } from '../../shared/protocol';
import type { Comer } from './coming';
import { whoOf } from './secrets';
import type { Table } from './table';
import { knows, mayEnter, type Tables } from './tables';

/** Players and spectators together; whom the table knows comes in all the same. */
const MOST_PAGES = 40;

/** Checks what a page says of itself when it joins. Throws the refusal, with its code. */
export function checkJoin(options: unknown, build: string | undefined): JoinOptions {
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
  const full = v.safeParse(JoinOptions, options);
  if (!full.success) throw new ServerError(CLOSE.malformed, `join options: ${firstIssue(full.issues)}`);
  return full.output;
}

/** Somebody who was let in at this table, by this session. */
export interface Ticket extends Comer {
  readonly table: string;
  readonly sessionId: string;
  /** What was shown at the door; looked at again when they come in. */
  readonly secret?: string | undefined;
}

/** Lets a page in at the table whose door it stands at, or throws why not. Wrong guesses are counted by where they come from. */
export function admit(tables: Tables, door: string, options: unknown, caller: string): Ticket {
  const { table: id, identity, secret, name, watch, rev } = checkJoin(options, tables.house.build);
  if (id !== door) throw new ServerError(CLOSE.malformed, 'join options: table: not this one');
  const { doors } = tables.house;
  const table = tables.get(id);
  const who = whoOf(identity);
  if (table && mayEnter(table.doc, who, secret)) {
    const sessionId = reserve(table, who, caller);
    return { table: id, who, name, watch: watch ?? false, rev, secret, sessionId };
  }
  if (!doors.guesses(caller).take())
    throw new ServerError(CLOSE.tooMany, 'too many wrong guesses; wait a minute');
  if (!table) throw new ServerError(CLOSE.gone, 'there is no such table');
  throw new ServerError(CLOSE.forbidden, 'this table is not open to you');
}

const reserve = (table: Table, who: string, caller: string): string => {
  const known = knows(table.doc, who);
  const { reservations } = table.house;
  if (!known && table.port.pageCount() + reservations.expected(table.id) >= MOST_PAGES)
    throw new ServerError(CLOSE.tooMany, 'the table is full');
  const session = reservations.make({ table: table.id, who, caller, known });
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
  (tables: Tables) =>
  async (door: string, options: unknown, caller: string): Promise<Admission> => {
    if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN)
      throw new ServerError(CLOSE.restarting, 'the server is going down and will be back');
    const ticket = admit(tables, door, options, caller);
    const room = matchMaker.getLocalRoomById(door) as Room | undefined;
    if (!room || !(await isReserved(room, ticket)))
      throw new ServerError(CLOSE.restarting, 'the table is waking or going to sleep; come again');
    const { sessionId } = ticket;
    return { room: { name: TABLE_ROOM, roomId: door, processId: matchMaker.processId }, sessionId };
  };

const isReserved = ({ listing }: Room, ticket: Ticket): Promise<boolean> =>
  matchMaker.reserveSeatFor(listing, {}, ticket).then(
    () => true,
    () => false,
  );

function firstIssue(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues;
  const where = v.getDotPath(issue);
  return where === null ? issue.message : `${where}: ${issue.message}`;
}
