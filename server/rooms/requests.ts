import * as v from 'valibot';
import { REFUSALS, REQUESTS, type Request, type RequestName } from '../../shared/protocol';
import type { Handlers } from './handlers';
import { no, type Reply } from './house';
import { hostRequests } from './hostRequests';
import { playRequests } from './playRequests';
import { seatRequests } from './seatRequests';
import type { Table } from './table';

const HANDLERS: Handlers = { ...seatRequests, ...playRequests, ...hostRequests };

/** Requests that change the match or nothing; all others change settings and seats, which are then shown and kept. */
const ELSEWHERE: ReadonlySet<RequestName> = new Set(['move', 'undo', 'nonce', 'say', 'ping', 'device']);

/** Answers of one person, by request number: what comes twice is answered twice and done once. */
const MOST_ANSWERS = 64;
const LAST_ANSWERS = 8;
export class GivenAnswers {
  private readonly replies = new Map<number, Promise<Reply>>();

  /** The first answer to this request; `undefined`: it is new. */
  find(request: number): Promise<Reply> | undefined {
    return this.replies.get(request);
  }

  keep(request: number, reply: Promise<Reply>): void {
    this.replies.set(request, reply);
    this.trim(MOST_ANSWERS);
  }

  /** Keeps the last so many: of a page that is gone, those whose answers may have been lost with it. */
  trim(most = LAST_ANSWERS): void {
    for (const request of this.replies.keys()) {
      if (this.replies.size <= most) return;
      this.replies.delete(request);
    }
  }
}

/** The number of a request that may be anything. */
export const numberOf = (message: unknown): number => {
  const number: unknown =
    typeof message === 'object' && message !== null && 'request' in message ? message.request : undefined;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : -1;
};

/** Checks the shape of a request and does it, in its turn; the answer goes out before the next turn begins. */
export const perform = async <Name extends RequestName>(
  table: Table,
  id: string,
  name: Name,
  message: unknown,
  respond: (reply: Reply) => void,
): Promise<Reply> => {
  const shape: v.GenericSchema<unknown, Request<Name>> = REQUESTS[name];
  const read = v.safeParse(shape, message);
  const { counts } = table.house;
  const came = performance.now();
  return table.turn(async () => {
    counts.step('wait', came);
    const reply = read.success ? await handle(table, id, name, read.output) : no('malformed');
    respond(reply);
    if (!reply.ok) counts.refuse(codeOf(reply.code));
    counts.step('whole', came);
    return reply;
  });
};

/** A game's own refusals are many; counted as one. */
const codeOf = (code: string): string => (OWN.has(code) ? code : 'rules');
const OWN: ReadonlySet<string> = new Set(REFUSALS);

const handle = async <Name extends RequestName>(
  table: Table,
  id: string,
  name: Name,
  message: Request<Name>,
): Promise<Reply> => {
  const person = table.personOf(id);
  if (!person || table.closed) return no('notNow');
  const isElsewhere = ELSEWHERE.has(name);
  if (!isElsewhere && !table.changes(id).take()) return no('tooFast');
  const reply = await HANDLERS[name](table, person, message);
  if (!reply.ok || isElsewhere) return reply;
  table.show();
  table.referee.look();
  await table.save();
  return reply;
};
