import { type AuthContext, ServerError } from 'colyseus';
import * as v from 'valibot';
import { CLOSE, Handshake, JoinOptions, PROTOCOL } from '../../shared/protocol';
import type { Comer } from './coming';
import { whoOf } from './secrets';
import { mayEnter, type Tables } from './tables';

/** Checks what a page says of itself when it joins. Throws the refusal, with its code, that Colyseus sends on. */
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

/** Somebody who was let in at this table. */
export interface Ticket extends Comer {
  readonly table: string;
}

/** Lets a page in, or throws why not. Wrong guesses are counted by where they come from. */
export function admit(tables: Tables, options: unknown, context: AuthContext): Ticket {
  const { table: id, identity, secret, name, watch, rev } = checkJoin(options, tables.house.build);
  const caller = callerOf(context);
  const { guesses } = tables.house.doors;
  const table = tables.get(id);
  const who = whoOf(identity);
  if (table && mayEnter(table.doc, who, secret)) return { table: id, who, name, watch: watch ?? false, rev };
  if (!guesses(caller).take()) throw new ServerError(CLOSE.tooMany, 'too many wrong guesses; wait a minute');
  if (!table) throw new ServerError(CLOSE.gone, 'there is no such table');
  throw new ServerError(CLOSE.forbidden, 'this table is not open to you');
}

/** The address a request comes from. What a proxy says of it is not believed: anybody could say it. */
function callerOf(context: AuthContext): string {
  const request: unknown = context.req;
  const parsed = v.safeParse(WithSocket, request);
  return parsed.success ? parsed.output.socket.remoteAddress : String(context.ip);
}
const WithSocket = v.object({ socket: v.object({ remoteAddress: v.string() }) });

function firstIssue(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues;
  const where = v.getDotPath(issue);
  return where === null ? issue.message : `${where}: ${issue.message}`;
}
