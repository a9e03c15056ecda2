import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Counts } from '../counts';
import type { Bucket } from '../rooms/limits';
import type { WebApp } from './app';
import type { CallerOf } from './caller';
import type { HostCheck } from './hosts';
import { corsHeaders, isOwnOrigin } from './origin';

const LARGEST_BODY = 8 * 1024;
/** The codes of the client library for a way in that does not exist, and for trouble without a code of its own. */
const NO_HANDLER = 4210;
const UNHANDLED = 4213;

export interface Entrance {
  readonly origins: readonly string[];
  readonly isOwnHost: HostCheck;
  readonly callerOf: CallerOf;
  /** How often an address may ask. */
  readonly visits: (caller: string) => Bucket;
  /** How often it may ask for files of the page. */
  readonly files: (caller: string) => Bucket;
  readonly counts: Counts;
  /** Lets a page in at a table, or throws an error with a code. */
  readonly join: (door: string, options: unknown, caller: string) => Promise<object>;
}

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
};

/** Turns somebody away before anything of what was sent is read. */
const turnAway = (response: ServerResponse, status: number, code: string | number, error: string): void => {
  response.setHeader('Connection', 'close');
  answer(response, status, { code, error });
};

/** Browsers ask one thing after the other on a connection; each that is under way holds a file or an answer that waits to be read. */
const MOST_UNDER_WAY = 8;
const underWay = new WeakMap<Socket, number>();

/** Counts what is under way on a connection. False: too much, and whoever asked is hung up on. */
const isInTurn = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
  const count = (underWay.get(socket) ?? 0) + 1;
  underWay.set(socket, count);
  response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
  if (count > MOST_UNDER_WAY) socket.destroy();
  return count <= MOST_UNDER_WAY;
};

/** Everything that comes in over HTTP passes here: who calls whom, from which site, how often. Then it is parted. */
export const splitRequests = (entrance: Entrance, { ways, files }: WebApp): RequestListener => {
  const { origins, isOwnHost, counts } = entrance;
  return (request, response) => {
    const way = /^\/(api|matchmake|health)(?=[/?]|$)/u.exec(request.url ?? '')?.[1];
    if (!isInTurn(request, response)) counts.refuse('allAtOnce');
    else if (!isOwnHost(request)) {
      counts.refuse('otherHost');
      turnAway(response, 421, 'forbidden', 'this server does not go by that name; ALLOWED_HOSTS adds names');
    } else if (way === undefined) sendFile(entrance, files, request, response);
    else if (!isOwnOrigin(request, origins)) {
      counts.refuse('otherOrigin');
      turnAway(response, 403, way === 'api' ? 'forbidden' : 403, 'pages of other sites are not served');
    } else {
      for (const [name, value] of Object.entries(corsHeaders(request, origins)))
        if (value !== undefined) response.setHeader(name, value);
      enter(entrance, way, ways, request, response);
    }
  };
};

const sendFile = (
  { files, callerOf, counts }: Entrance,
  app: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  if (files(callerOf(request)).take()) return app(request, response);
  counts.refuse('tooManyFiles');
  turnAway(response, 429, 'tooMany', 'too many; wait a moment');
};

const enter = (
  entrance: Entrance,
  way: string,
  ways: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const caller = entrance.callerOf(request);
  if (!entrance.visits(caller).take()) {
    entrance.counts.refuse('tooManyRequests');
    turnAway(response, 429, 'tooMany', 'too many; wait a moment');
  } else if (request.method === 'OPTIONS') response.writeHead(204).end();
  else if (way !== 'matchmake') {
    response.once('finish', () => {
      if (response.statusCode >= 400) entrance.counts.refuse(`http ${String(response.statusCode)}`);
    });
    ways(request, response);
  } else if (request.method !== 'POST') turnAway(response, 405, 405, 'POST join options here');
  else if (declaresTooMuch(request)) turnAway(response, 413, 413, `at most ${LARGEST_BODY} bytes`);
  else void matchmake(entrance, caller, request, response);
};

/** A body without a declared length cannot be limited beforehand, and no page of ours sends one. */
function declaresTooMuch(request: IncomingMessage): boolean {
  const length = Number(request.headers['content-length']);
  return !(length <= LARGEST_BODY);
}

/** Only tables that are there are joined, by their id. Refusals are answers like others: the client library reads their code. */
const matchmake = async (
  { join, counts }: Entrance,
  caller: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const [, method = '', door = ''] = /^\/matchmake\/(\w+)\/([\w-]+)$/u.exec(request.url ?? '') ?? [];
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (method !== 'joinById')
      throw Object.assign(new Error(`invalid method "${method}"`), { code: NO_HANDLER });
    const options: unknown = JSON.parse(Buffer.concat(chunks).toString());
    answer(response, 200, await join(door, options, caller));
  } catch (error) {
    const { code, message } = troubleOf(error);
    counts.refuse(`join ${String(code)}`);
    if (!response.destroyed) answer(response, 200, { code, error: message });
  }
};

const troubleOf = (error: unknown): { readonly code: number; readonly message: string } => {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return { code: typeof code === 'number' ? code : UNHANDLED, message };
};
